"""A person at a real browser: looks, clicks and types, and never sleeps."""

from __future__ import annotations

import re
import time
from contextlib import suppress
from random import Random

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, Position, expect

PROMPT = "#prompt > p:first-of-type"
SCORECARD = "#prompt a[href$='/scorecard']"
REVISED = "before => document.querySelector('#main').dataset.revision !== before"
REVISED_OR_HELD = f"{REVISED} || document.querySelector('#prompt .held:not(.recall) [data-sure]') !== null"
OFFERED = """() => {
  const choices = [...document.querySelectorAll("#main [data-choice]")].map((one) => one.dataset.choice);
  return [document.querySelector("#main")?.dataset.revision ?? null, choices];
}"""
"""The revision of the page, and the keys of everything that can be chosen there."""
CLICK = """async ([key, before, patience]) => {
  const main = document.querySelector("#main");
  const found = [...main.querySelectorAll("[data-choice]")].filter((one) => one.dataset.choice === key);
  if (found.length !== 1 || main.ariaBusy) return "covered";
  found[0].scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = found[0].getBoundingClientRect();
  if (!found[0].contains(document.elementFromPoint(left + width / 2, top + height / 2))) return "covered";
  const outcome = () => {
    if (main.dataset.revision !== before) return "revised";
    return document.querySelector("#prompt .held:not(.recall) [data-sure]") ? "held" : "";
  };
  return new Promise((done, fail) => {
    const look = () => {
      const came = outcome();
      if (came) { watch.disconnect(); clearTimeout(late); done(came); }
    };
    const late = setTimeout(() => fail(new Error(`nothing came of ${key}`)), patience);
    const watch = new MutationObserver(look);
    watch.observe(main, { subtree: true, childList: true, attributes: true });
    found[0].click();
  });
}"""
"""Click the one button of a choice if nothing covers its middle, and see what comes of it, all at once."""
OPEN = """button => {
  button.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
"""Whether nothing covers the middle of a button; a sign at its edge is in nobody's way."""
BY_MOUSE = 5
"""Every so many clicks are made with the mouse itself."""
POLLING = 20
"""Milliseconds between two looks at a page; a look at every frame would have the browser paint them all."""
PATIENCE = 30_000
"""Milliseconds that a click may take on a busy machine."""
EDGE: Position = {"x": 8, "y": 8}
QUIET = re.compile(r"WebSocket connection to .* failed|ERR_CONNECTION_REFUSED")
"""What Chromium itself complains about while a server is down."""


class Person:
    """One browser context with one page."""

    def __init__(self, context: BrowserContext, address: str, touch: bool = False) -> None:
        self.context = context
        self.address = address
        self.touch = touch
        self.complaints: list[str] = []
        self.clicks = 0
        self.by_mouse = BY_MOUSE
        self.offered: tuple[str | None, list[str]] = (None, [])
        self.page: Page = context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", self._fail)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not QUIET.search(message.text):
            self.complaints.append(message.text)

    def _fail(self, error: Error) -> None:
        self.complaints.append(str(error))

    # Coming and going

    def go(self, path: str = "/") -> None:
        self.page.goto(path if path.startswith("http") else self.address + path)

    def play_now(self) -> None:
        """One click on the shelf."""
        self.go()
        self.page.click("form[action='/titles/spook-manor/play-now'] button")
        self.until_asked()

    def open_table(self, *sitters: str, mode: str = "competitive", name: str = "") -> None:
        """Put a table together, as people do; the bots of the laboratory are not on offer."""
        self.go("/titles/spook-manor/new")
        if not set(sitters) <= {"me", "open", "none", "bot:easy", "bot:normal", "bot:hard"}:
            self.put_together("spook-manor", mode, *sitters, name=name)
            return
        seats = "".join(f"&seat-{seat}={who}" for seat, who in enumerate(sitters))
        self.go(f"/titles/spook-manor/new?mode={mode}{seats}")
        for seat, who in enumerate(sitters):
            expect(self.page.locator(f"[name=seat-{seat}]")).to_have_value(who)
        if name:
            self.page.fill("[name=name-0]", name)
        self.page.click("[data-new-table] button.primary")

    def put_together(self, title: str, mode: str, *sitters: str, name: str = "") -> None:
        """Open a table at once, with any bots."""
        self.go(f"/titles/{title}/new")
        seats = {f"seat-{seat}": who for seat, who in enumerate(sitters)}
        self.post(
            f"/titles/{title}/new", mode=mode, public="on", **seats, **({"name-0": name} if name else {})
        )

    def begin(self) -> None:
        """The host begins once everybody is here."""
        expect(self.page.locator("[data-fragment=start]")).to_have_text("Everybody is here.")
        self.page.click("form[action$='/start'] button")

    def post(self, path: str, **form: str) -> None:
        """Send a form that some page has, and go where it leads."""
        csrf = self.page.locator("[name=csrf]").first.get_attribute("value") or ""
        headers = {"Origin": self.address}
        answer = self.context.request.post(self.address + path, form={"csrf": csrf, **form}, headers=headers)
        assert answer.ok, answer.status_text
        self.go(answer.url)

    @property
    def table(self) -> str:
        """The address of the table."""
        return re.sub(r"[?#].*", "", self.page.url).removeprefix(self.address)

    # Playing

    def fact(self, name: str) -> str | None:
        """What the page knows of the table: `state`, `at`, `revision`."""
        return self.page.get_attribute("#main", f"data-{name}")

    def until(self, state: str) -> None:
        """Wait until one is asked (`mine`), waits (`waiting`), or it is `over`; `a|b` for either."""
        self.page.wait_for_function(
            "states => states.split('|').includes(document.querySelector('#main')?.dataset.state)",
            arg=state,
            polling=POLLING,
        )

    def take_the_screen(self, cover: str = "#prompt [data-sit]") -> None:
        """Click the cover away; a click while the page still opens its line is told to be lost: once more."""
        until = time.monotonic() + PATIENCE / 1000
        while self.fact("state") != "mine" and time.monotonic() < until:
            with suppress(Error):  # it may go just now
                self.page.locator(cover).click(timeout=10 * POLLING)
            self.page.wait_for_timeout(POLLING)
        self.until("mine")

    def until_asked(self) -> None:
        self.until("mine|over")

    def choices(self) -> list[str]:
        """The keys of everything that can be chosen."""
        revision, keys = self.page.evaluate(OFFERED)
        self.offered = revision, keys
        return list(self.offered[1])

    def button(self, key: str) -> Locator:
        return self.page.locator(f'#main [data-choice="{key}"]')

    def choose(self, key: str) -> None:
        """Click it, and wait until the page shows what came of it.

        What lies open is clicked at once; the mouse goes there now and then, and where something covers it.
        """
        before = self.fact("revision")
        self.clicks += 1
        swift = not self.touch and self.clicks % self.by_mouse != 0
        came = self.page.evaluate(CLICK, [key, before, PATIENCE]) if swift else "covered"
        if came == "covered" and self._asked_no_longer(key):
            return
        if came == "covered":
            self._press(key)
            try:
                self.page.wait_for_function(REVISED_OR_HELD, arg=before, polling=POLLING, timeout=5000)
            except Error:  # what it was about to hit was drawn anew: a person clicks once more
                self._press(key)
                self.page.wait_for_function(REVISED_OR_HELD, arg=before, polling=POLLING)
            came = "held" if self.fact("revision") == before else "revised"
        if came == "held":  # what ends the game or gives something up is thought over
            sure = self.page.locator("#prompt [data-sure]")
            sure.tap() if self.touch else sure.click()
            self.until_revised(before)

    def _asked_no_longer(self, key: str) -> bool:
        """What was read has been answered meanwhile, as the only answer there was: one looks anew."""
        revision, keys = self.offered
        gone = key in keys and not self.button(key).count()
        return gone and self.fact("revision") != revision

    def _press(self, key: str) -> None:
        """With the thumb or the mouse, as people do."""
        button = self.button(key)
        if self.touch:
            button.tap()
        else:
            if not button.evaluate(OPEN):
                button.hover(position=EDGE)  # a card that others cover comes up
            button.click()  # its middle, if that is its own

    def until_revised(self, before: str | None) -> None:
        self.page.wait_for_function(REVISED, arg=before, polling=POLLING)

    def open_scorecard(self) -> None:
        """From a game that is over to its scorecard, all of it."""
        self.page.click(SCORECARD)
        self.page.wait_for_url("**/scorecard")

    def choose_any(self, chance: Random) -> None:
        """Any room, any place; the monsters stay where they are."""
        self.choose(sensible(self.choices(), chance))

    def play_on(self, chance: Random) -> None:
        """Play to the end of the game, waiting for the others in between."""
        self.until_asked()
        while self.fact("state") != "over":
            self.choose_any(chance)
            self.until_asked()

    def hands(self) -> list[str]:
        """The keys of all the cards that lie open in a hand."""
        return [
            str(key)
            for key in self.page.locator(".at-hand [data-thing]").evaluate_all(
                "all => all.map(one => one.dataset.thing)"
            )
        ]


def whoever_is_asked(*people: Person) -> Person:
    """One of them whose page says so; what another has answered may still be on its way there."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for person in people:
            if person.fact("state") == "mine":
                return person
        people[0].page.wait_for_timeout(POLLING)
    raise AssertionError("nobody is asked")


def sensible(choices: list[str], chance: Random) -> str:
    """One of the choices; whoever may stop stops, so that every game ends."""
    return "done" if "done" in choices else chance.choice([key for key in choices if "shortcut:" not in key])
