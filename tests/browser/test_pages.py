"""Every page: for everybody, on every screen, in every language, with and without script."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from playwright.sync_api import expect

from salotto.registry import titles
from tests.browser.conftest import LAPTOP, PHONE, Finished, Visit
from tests.browser.people import PROMPT, Person

PATHS = {
    "shelf": "/",
    "new table": "/titles/spook-manor/new",
    "rules": "/titles/spook-manor/rules",
    "score pad": "/titles/spook-manor/score-pad?0-name=Anna&0-printed=7",
    "new table of Obsession": "/titles/obsession/new",
    "score pad of a team": "/titles/obsession/score-pad?0-name=Anna&0-mate-level=2&0-tiles=7",
    "my tables": "/tables",
    "personal link": "/me",
    "table": "{table}",
    "scorecard": "{table}/scorecard",
    "replay": "{table}/replay?to=40",
}
AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
VIOLATIONS = "async (rules) => (await axe.run({ resultTypes: ['violations'], rules })).violations"
GRAVE = ("serious", "critical")
APART = """() => [...document.querySelectorAll(".fields label:has(span + input)")].filter((label) => {
  const [words, number] = [...label.children].map((part) => part.getBoundingClientRect());
  return words.right > number.left || words.bottom < number.top || words.top > number.bottom;
}).map((label) => label.innerText)"""
"""The words of a score pad that do not stand to the left of their number."""


def problems(person: Person, without: str = "") -> list[str]:
    """What axe-core finds that keeps people out; `without` a slow rule that is looked at elsewhere."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE)
    rules = {without: {"enabled": False}} if without else {}
    found = person.page.evaluate(VIOLATIONS, rules)
    return [
        f"{each['id']}: {node['html'][:120]} {node['failureSummary']}"
        for each in found
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]


def overflow(person: Person) -> int:
    """How many pixels the page is too wide."""
    wide: int = person.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wide


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_no_page_keeps_anybody_out(
    visit: Visit, finished: Finished, size: tuple[int, int], dark: bool
) -> None:
    anna = visit(size, dark=dark, storage_state=finished.state)
    for name, path in PATHS.items():
        anna.go(path.format(table=finished.path))
        assert problems(anna) == [], name
        assert overflow(anna) <= 0, name


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_no_question_keeps_anybody_out(visit: Visit, size: tuple[int, int], dark: bool) -> None:
    anna = visit(size, dark=dark)
    anna.play_now()
    for _ in range(4):  # the Foyer, a room, its place, and the next question
        assert problems(anna) == []
        assert overflow(anna) <= 0
        anna.choose(anna.choices()[0])
        anna.until("mine")
    anna.page.click("[data-action=why]")
    expect(anna.page.locator("#why-not")).to_have_attribute("aria-pressed", "true")
    assert problems(anna) == []


def test_the_lobby_keeps_nobody_out(visit: Visit) -> None:
    anna, bruno = visit(), visit(PHONE, dark=True)
    anna.open_table("me", "open", "open", name="Anna")
    bruno.go(anna.page.input_value("#invitation"))
    for person in (anna, bruno):
        assert problems(person) == []
        assert overflow(person) <= 0


def test_everything_needed_is_in_sight_on_a_laptop(visit: Visit) -> None:
    anna = visit()
    anna.play_now()
    anna.choose(anna.choices()[0])
    anna.until("mine")
    for part in ("#prompt", "#actions", "#players", ".at-manor", ".at-hand", ".tally", ".panel"):
        expect(anna.page.locator(part)).to_be_in_viewport(ratio=1)
    for choice in anna.page.locator("#main [data-choice]").all():
        expect(choice).to_be_in_viewport(ratio=1)
    assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_phone_has_the_actions_under_the_thumb_and_shows_a_card_that_is_held(visit: Visit) -> None:
    anna = visit(PHONE)
    anna.play_now()
    assert "hold a card" in anna.page.evaluate("localStorage.hold")  # it was said, and is not said again
    anna.choose(anna.choices()[0])
    anna.until("mine")
    for part in (PROMPT, "#actions", "[data-action=undo]", "[data-action=hint]"):
        expect(anna.page.locator(part)).to_be_in_viewport(ratio=1)
    expect(anna.page.locator("#main [data-choice]").first).to_be_in_viewport()
    card = anna.page.locator(".at-hand [data-choice]").first
    box = card.bounding_box()
    assert box is not None
    touch = anna.context.new_cdp_session(anna.page)
    spot = [{"x": box["x"] + 40, "y": box["y"] + 40}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": spot})
    expect(anna.page.locator("#lens .fu-told")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_be_visible()  # it was looked at, not played
    expect(anna.page.locator(PROMPT)).to_have_text("Which room do you play?")
    card.tap()
    expect(anna.page.locator(PROMPT)).to_contain_text("Where do you build")


def test_the_first_view_of_a_table_is_light(visit: Visit) -> None:
    anna = visit()
    anna.play_now()
    needed: set[str] = set()
    anna.page.on("response", lambda response: needed.add(response.url))
    anna.page.reload()
    anna.until_asked()
    files = [url for url in needed if re.search(r"\.(js|css)(\?|$)", url)]
    assert len(files) >= 5
    assert sum(len(anna.context.request.get(url).body()) for url in files) < 100_000


ENGLISH = re.compile(
    r"\b(the|and|your|with|from|room|rooms|score|which|where|seat|undo|hint|story|notes|hand|deck|points|"
    r"play|open|table|tables|settings|language|close|waiting|choosing|copy|start|free|monsters?|lights?)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("path", [path for name, path in PATHS.items() if name != "rules"])
def test_an_italian_page_has_no_english_words(visit: Visit, finished: Finished, path: str) -> None:
    anna = visit(language="it-IT", storage_state=finished.state)
    anna.go(path.format(table=finished.path))
    text = anna.page.evaluate(SPOKEN)
    assert len(text) > 100
    assert sorted(set(ENGLISH.findall(text))) == []


SPOKEN = """() => {
  for (const other of document.querySelectorAll("[lang]:not(html), input[readonly], code")) other.remove();
  const labels = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((each) =>
    ["aria-label", "title", "placeholder"].map((name) => each.getAttribute(name) ?? ""));
  for (const each of document.querySelectorAll("script, style")) each.remove();
  return [document.body.textContent, ...labels].join(" ");
}"""


def test_the_story_shows_cards_that_lie_elsewhere(visit: Visit) -> None:
    anna = visit()
    anna.play_now()
    anna.choose(anna.choices()[0])
    anna.until("mine")
    theirs = anna.page.locator("#story li:not([data-by='0']) .thing").first
    name = theirs.inner_text()
    theirs.hover()
    expect(anna.page.locator("#lens .fu-name")).to_have_text(name)
    expect(anna.page.locator("#lens .fu-told")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("#lens")).to_be_hidden()


def test_a_new_table_offers_only_what_the_mode_allows(visit: Visit) -> None:
    anna = visit()
    anna.go("/titles/spook-manor/new")
    rows = anna.page.locator(".seats > li")
    expect(rows).to_have_count(6)
    anna.page.check("[name=mode][value=solo]")
    expect(rows).to_have_count(1)
    expect(anna.page.locator("[name=seat-0] option[value=none]")).to_have_count(0)
    anna.page.check("[name=mode][value=competitive]")
    expect(anna.page.locator("[name=seat-1] option[value=none]")).to_have_count(0)
    expect(anna.page.locator("[name=seat-2] option[value=none]")).to_have_count(1)
    levels = anna.page.locator("[name=seat-2] option[value^='bot:']")
    assert levels.evaluate_all("all => all.map(one => one.value)") == ["bot:easy", "bot:normal", "bot:hard"]


@pytest.mark.parametrize("title", titles())
def test_every_number_of_a_score_pad_stands_beside_its_words(visit: Visit, title: str) -> None:
    anna = visit(PHONE)
    anna.go(f"/titles/{title}/score-pad")
    assert anna.page.locator(".fields input[type=number]").count() > 1
    assert anna.page.evaluate(APART) == []


def test_the_score_pad_counts_while_one_types(visit: Visit) -> None:  # SM-6.5.4
    anna = visit()
    anna.go("/titles/spook-manor/score-pad")
    anna.page.fill("[name='0-printed']", "12")
    anna.page.fill("[name='0-leftover']", "2")
    anna.page.fill("[name='0-red']", "4")
    for kind in ("candle", "lantern", "torch", "chandelier"):
        anna.page.fill(f"[name='0-{kind}']", "1")
    expect(anna.page.locator("[data-fragment=points-0]")).to_have_text("17 points")  # 12 + 9 − 4
    anna.page.click("text=Another player")
    expect(anna.page.locator("fieldset [name='2-name']")).to_be_visible()
    expect(anna.page.locator("[name='0-printed']")).to_have_value("12")


def test_the_rules_can_be_searched(visit: Visit) -> None:
    anna = visit()
    anna.go("/titles/spook-manor/rules")
    anna.page.fill("[name=q]", "Pórtrait adjacent")
    found = anna.page.locator("#rules p:has(mark)")
    expect(found.first).to_contain_text("ortrait")
    assert 0 < found.count() < 20
    expect(anna.page.locator("#rules h3, #rules h2").first).to_be_visible()
    anna.page.fill("[name=q]", "")
    expect(anna.page.locator("#rules li[id='SM-4.2.1']")).to_be_visible()
    anna.page.fill("[name=q]", "xyz")
    expect(anna.page.locator("#rules")).to_contain_text("Nothing in the rules matches “xyz”")
    anna.page.click(".toc a >> nth=2")  # a chapter leads back to the whole text
    expect(anna.page.locator("#rules :target")).to_be_in_viewport()


def test_the_forms_work_without_script(visit: Visit) -> None:
    anna = visit(java_script_enabled=False)
    anna.go("/titles/spook-manor/score-pad")
    anna.page.fill("[name='0-printed']", "12")
    anna.page.click("main button.primary")
    expect(anna.page.locator("[data-fragment=points-0]")).to_have_text("12 points")
    anna.go("/titles/spook-manor/new")
    anna.page.select_option("[name=seat-1]", "bot:easy")
    anna.page.click("main button.primary")
    expect(anna.page.locator(".at-hand")).to_be_visible()
    anna.page.click("[data-look='1']")
    expect(anna.page.locator(".at-head > h3")).to_contain_text("Manor of")


# Looking back


def test_a_replay_rings_what_the_next_answer_takes(visit: Visit, finished: Finished) -> None:
    anna = visit(storage_state=finished.state)
    anna.go(f"{finished.path}/replay?to=0&eyes=all")
    taken, seen = anna.page.locator("[data-taken]"), 0
    for at in range(1, 25):
        anna.page.keyboard.press("ArrowRight")
        expect(anna.page.locator("#main")).to_have_attribute("data-at", str(at))
        name = anna.page.locator(".replay-asked").inner_text().rpartition(" → ")[2]
        if taken.count() and name in taken.first.inner_text():
            seen += 1
    assert seen > 4


def test_a_replay_is_scrubbed_with_slider_buttons_keys_and_story(visit: Visit, finished: Finished) -> None:
    anna = visit(storage_state=finished.state)
    anna.go(f"{finished.path}/replay?to=0")
    page, slider = anna.page, anna.page.locator("[name=at]")
    last = int(slider.get_attribute("max") or 0)
    rooms = page.locator(".at-manor [data-thing^='room:']")
    expect(rooms).to_have_count(0)

    def at(moment: int) -> None:
        expect(page.locator("#main")).to_have_attribute("data-at", str(moment))
        expect(page.locator("[data-fragment=where]")).to_have_text(f"Choice {moment} of {last}")
        assert slider.input_value() == str(moment)

    page.keyboard.press("End")
    at(last)
    expect(rooms).to_have_count(20)
    page.keyboard.press("ArrowLeft")
    at(last - 1)
    page.click("[aria-keyshortcuts=Home]")
    at(0)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    at(3)
    slider.fill(str(last // 2))
    at(last // 2)
    assert 5 < rooms.count() < 15
    moment = page.locator("#story li[data-at]").nth(5)
    then = int(moment.get_attribute("data-at") or 0)
    moment.locator("a.at").click()
    at(then)
    page.select_option("[name=eyes]", label="Bruno")
    expect(page).to_have_url(re.compile(f"to={then}&eyes=1$"))
    expect(page.locator("#players .looked .strip-look")).to_have_text("Bruno")
    page.keyboard.press("Escape")
    page.locator("#main").focus()
    page.keyboard.press("Space")
    expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#main")).not_to_have_attribute("data-at", str(then))  # it goes on by itself
    page.keyboard.press("Space")
    expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "false")


def test_the_scorecard_leads_to_a_rematch(visit: Visit, finished: Finished) -> None:
    anna = visit(storage_state=finished.state)
    anna.go(f"{finished.path}/scorecard")
    expect(anna.page.locator(".podium li")).to_have_count(3)
    with anna.page.expect_download() as log:
        anna.page.click("a[download]")
    assert log.value.suggested_filename.endswith(".json")
    anna.page.click("text=Rematch")
    anna.page.wait_for_url("**/tables/*")
    assert anna.table != finished.path


def test_the_script_stays_small_and_is_written_to_be_checked() -> None:
    folder = files("salotto.server") / "static"
    names = [file.name for file in folder.iterdir() if file.name.endswith(".js")]
    scripts = {name: (folder / name).read_text(encoding="utf-8") for name in names}
    at_once = ["salotto.js"]  # by every page; the others only by the one that asks for them
    for name in at_once:
        at_once += {*re.findall(r'from "\./(.*)"', scripts[name])} - {*at_once}
    assert len(at_once) > 3
    assert all(script.startswith("// @ts-check\n") for script in scripts.values())
    lines = {name: len(script.splitlines()) for name, script in scripts.items()}
    assert sum(lines[name] for name in at_once) < 600
    assert {name: many for name, many in lines.items() if name not in at_once and many >= 60} == {}


@pytest.mark.timeout(600)
def test_the_scorecard_leads_to_a_review(visit: Visit, finished: Finished) -> None:
    laptop = visit(storage_state=finished.state)
    dark_phone = visit(PHONE, dark=True, storage_state=finished.state)
    for anna in (laptop, dark_phone):  # it is worked out once
        anna.go(f"{finished.path}/scorecard")
        anna.page.click("form[action$='/review'] button")
        chart = anna.page.get_by_role("img", name="The chance to win, after each choice")
        expect(chart).to_be_visible(timeout=150_000)
        expect(anna.page.locator("progress")).to_have_count(0, timeout=240_000)  # till then it is loaded anew
        expect(chart.locator("polyline")).to_have_count(3)
        expect(anna.page.get_by_role("heading", name="What cost")).to_have_count(3)
        assert problems(anna) == []
        assert overflow(anna) <= 0
        anna.page.get_by_role("link", name="The table at that moment").first.click()
        expect(anna.page).to_have_url(re.compile(r"/replay\?to=\d+&eyes=0$"))


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_one_plays_on_from_a_moment_of_a_replay(
    visit: Visit, finished: Finished, size: tuple[int, int]
) -> None:
    anna = visit(size, storage_state=finished.state)
    anna.go(f"{finished.path}/replay?to=20")
    assert overflow(anna) <= 0
    anna.page.keyboard.press("ArrowRight")  # the way on goes with the moment
    expect(anna.page.locator("[form=play-on]")).to_have_attribute("value", "21")
    anna.page.get_by_role("button", name="Play on from here").click()
    mark = anna.page.get_by_role("link", name="Played on from another game, after 21 answers")
    expect(mark).to_be_visible()
    expect(anna.page.locator("#prompt [data-choice], #board [data-choice]").first).to_be_visible()
    assert overflow(anna) <= 0
    assert problems(anna) == []
    mark.click()
    expect(anna.page).to_have_url(re.compile(r"/replay\?to=21$"))


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_replay_shows_all_hands_once_it_is_over(
    visit: Visit, finished: Finished, size: tuple[int, int]
) -> None:
    anna = visit(size, storage_state=finished.state)
    anna.go(f"{finished.path}/replay?to=40")
    expect(anna.page.locator(".everybody .sheet")).to_have_count(0)
    anna.page.select_option("[name=eyes]", label="Everybody")
    expect(anna.page.locator(".everybody h2[data-seat]")).to_have_text(["Seen by Bruno", "Seen by Carla"])
    expect(anna.page.locator(".everybody .fu-back:not(.empty)")).to_have_count(0)
    assert problems(anna) == []
    assert overflow(anna) <= 0
