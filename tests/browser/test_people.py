"""People come, go, come back, look on, talk, and share a device."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.people import PROMPT, Person
from tests.browser.staged import dealt, sit_down_together
from tests.server.servers import Server, served

AWAY = """{
  const told = (window.told = []);
  window.Notification = class {
    static requestPermission = async () => window.allowed ?? "granted";
    constructor(title, { body }) {
      told.push(body);
      if (window.refuses) throw new TypeError("Illegal constructor");
    }
  };
  Object.defineProperty(Document.prototype, "hidden", { get: () => window.away ?? false });
}"""
"""For a page that can be told its tab is hidden, in a browser that refuses notices, as phones do, or not."""
SLOWLY = "{ const later = setTimeout; window.setTimeout = (work, wait) => later(work, 20 * wait); }"
"""For a page where something is shown for a moment only: long enough to be seen on a busy machine."""


def sit_down(person: Person, invitation: str, name: str) -> None:
    """Open an invitation and take the first free seat."""
    person.go(invitation)
    person.page.locator("#seats [name=name]").first.fill(name)
    person.page.locator("#seats form button").first.click()


def test_the_lobby_shows_who_comes_and_the_game_begins_when_the_host_says_so(visit: Visit) -> None:
    anna, bruno, carla = visit(), visit(), visit()
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.open_table("me", "open", "open", name="Anna")
    expect(anna.page.locator("#seats")).to_contain_text("here")
    anna.page.click("[data-copy]")
    expect(anna.page.locator("#toast")).to_have_text("Copied.")
    invitation = anna.page.evaluate("navigator.clipboard.readText()")
    assert invitation == anna.page.input_value("#invitation")
    carla.go(invitation)
    carla.page.locator("#seats [name=name]").last.press_sequentially("Cla")
    carla.page.keyboard.press("ArrowLeft")
    carla.page.keyboard.press("ArrowLeft")
    sit_down(bruno, invitation, "Bruno")
    expect(anna.page.locator("#seats")).to_contain_text("Bruno")
    expect(anna.page.locator("[data-fragment=start]")).to_contain_text("One seat is free")
    expect(carla.page.locator("#seats form")).to_have_count(1)  # what she typed is still there:
    carla.page.keyboard.type("ar")
    expect(carla.page.locator("#seats [name=name]")).to_have_value("Carla")
    carla.page.locator("#seats form button").click()
    anna.begin()
    for person in (anna, bruno, carla):
        person.until("mine")
    expect(anna.page.locator(".strip-look")).to_have_text(["Anna", "Bruno", "Carla"])


def test_a_personal_link_opens_the_same_seat_on_another_device(visit: Visit) -> None:
    anna, phone = visit(), visit()
    anna.play_now()
    table, choices = anna.table, anna.choices()
    anna.go("/me")
    anna.page.click("text=Make a new personal link")
    link = anna.page.input_value("#personal-link")
    anna.page.close()
    phone.go(table)
    expect(phone.page.locator("h1")).to_have_text("That did not work")  # the table is private
    phone.complaints.clear()
    phone.go(link)
    phone.page.click("main button.primary")
    phone.page.click(f"a[href='{table}']")
    phone.until("mine")
    assert phone.choices() == choices


def test_what_happened_meanwhile_is_played_back_and_can_be_skipped(visit: Visit) -> None:
    anna, bruno = visit(motion=True), visit()
    anna.page.add_init_script(SLOWLY)
    anna.open_table("me", "open", name="Anna")
    sit_down(bruno, anna.page.input_value("#invitation"), "Bruno")
    anna.begin()
    chance = Random(6)
    for person in (anna, bruno):
        person.until("mine")
        person.choose_any(chance)
    anna.until("mine")
    anna.choose_any(chance)
    anna.choose_any(chance)
    table = anna.table
    anna.go("/tables")
    bruno.until("mine")
    for _ in range(2):  # a room and its place: both are revealed, and told
        bruno.choose_any(chance)
    anna.go(table)
    playback = anna.page.locator("#playback")
    expect(playback).to_be_visible()
    expect(playback).to_contain_text("Bruno builds")
    anna.page.click("[data-skip]")
    expect(playback).to_be_hidden()
    anna.until("mine|waiting")


def test_the_language_can_be_switched_in_mid_game(visit: Visit) -> None:
    anna = visit()
    anna.play_now()
    anna.choose_any(Random(7))
    anna.until("mine")
    cards = anna.hands()
    expect(anna.page.locator(PROMPT)).to_have_text("Which room do you play?")
    anna.page.click("summary.tool")
    anna.page.select_option("[name=lang]", "it")
    expect(anna.page.locator(PROMPT)).to_have_text("Quale stanza giochi?")
    assert anna.page.get_attribute("html", "lang") == "it"
    anna.until("mine")
    assert anna.hands() == cards
    anna.choose_any(Random(7))
    expect(anna.page.locator(PROMPT)).to_contain_text("Dove costruisci")


def test_light_and_sound_are_switched_at_once_and_kept(visit: Visit) -> None:
    anna = visit()
    anna.play_now()
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    day = anna.page.evaluate(ground)
    with anna.page.expect_response("**/settings"):
        anna.page.click("[data-sound]")
    anna.page.click("summary.tool")
    with anna.page.expect_response("**/settings"):
        anna.page.select_option("[name=theme]", "dark")
    night = anna.page.evaluate(ground)
    assert night != day
    anna.page.reload()
    assert anna.page.evaluate(ground) == night
    expect(anna.page.locator("[data-sound]")).to_have_attribute("aria-pressed", "false")


def test_whoever_wishes_it_is_told_by_the_browser_when_it_is_their_turn(visit: Visit, room: Server) -> None:
    anna, bruno = visit(), visit()
    anna.page.add_init_script(AWAY)
    sit_down_together([anna, bruno], room, dealt("spook-manor", "competitive", 2))
    wish, chance = anna.page.locator("[name=notify]"), Random(13)
    anna.page.click("summary.tool")
    for refusal in ("window.allowed = 'denied'", "window.allowed = 'granted'; window.refuses = true"):
        anna.page.evaluate(refusal)  # what the browser forbids, or a phone cannot, is not promised
        wish.click()
        expect(anna.page.locator("#toast")).to_contain_text("does not allow it")
        expect(wish).not_to_be_checked()
    anna.page.reload()
    expect(anna.page.locator("#main[data-notify]")).to_have_count(0)
    anna.page.click("summary.tool")
    with anna.page.expect_navigation():
        wish.click()
    expect(anna.page.locator("#main[data-notify]")).to_have_count(1)
    for clicks, away, notices in ((1, False, 0), (2, True, 1)):  # the Foyer; a room and its place
        anna.until("mine")
        for _ in range(clicks):
            anna.choose_any(chance)
        anna.until("waiting")
        anna.page.evaluate("away => (window.away = away)", away)
        for _ in range(clicks):
            bruno.until("mine")
            bruno.choose_any(chance)
        anna.until("mine")
        anna.page.wait_for_function(
            "() => document.title.startsWith('●')"
        )  # also where the notice is refused
        assert len(anna.page.evaluate("window.told")) == notices


def test_a_spectator_sees_the_table_but_no_hand(visit: Visit) -> None:
    anna, watcher = visit(), visit()
    anna.open_table("me", "bot:random", name="Anna")
    anna.until("mine")
    anna.choose_any(Random(8))
    anna.until("mine")
    hand = anna.hands()
    assert len(hand) == 4
    watcher.go(anna.table)
    watcher.until("waiting")
    expect(watcher.page.locator(".at-hand .fu-back")).to_have_count(4)
    html = watcher.page.content()
    assert not any(card in html for card in hand)
    assert watcher.choices() == []
    expect(anna.page.locator("#spectators")).to_have_text("1")
    watcher.page.click("[data-look='1']")
    expect(watcher.page.locator(".at-head > h3")).not_to_contain_text("Anna")
    anna.choose_any(Random(8))
    anna.choose_any(Random(8))
    watcher.page.click("[data-look='0']")
    expect(watcher.page.locator(".at-manor [data-thing^='room:']")).to_have_count(1)


def test_people_talk_and_keep_notes(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    anna.open_table("me", "open", name="Anna")
    sit_down(bruno, anna.page.input_value("#invitation"), "Bruno")
    anna.begin()
    bruno.until("mine")
    anna.until("mine")
    bruno.page.locator("#tab-chat").check(force=True)
    bruno.page.fill("#chat-text", "<b>Good evening!</b>")
    bruno.page.keyboard.press("Enter")
    expect(anna.page.locator("#unread")).to_have_text("1")
    anna.page.locator("#tab-chat").check(force=True)
    expect(anna.page.locator("#unread")).to_be_hidden()
    expect(anna.page.locator("#chat")).to_contain_text("Bruno <b>Good evening!</b>")
    anna.page.locator("#tab-notes").check(force=True)
    anna.page.fill("#notes", "Bruno collects torches")
    with anna.page.expect_websocket():
        anna.page.reload()
    anna.until("mine")
    expect(anna.page.locator("#notes")).to_have_value("Bruno collects torches")
    expect(bruno.page.locator("#notes")).to_have_value("")


def test_a_problem_is_packed_into_a_file(visit: Visit) -> None:
    anna = visit()
    anna.play_now()
    anna.page.click("summary.tool")
    anna.page.click("[data-open=report]")
    anna.page.fill("#report-text", "My ghost is gone")
    with anna.page.expect_download() as file:
        anna.page.click("#report button.primary")
    pack = json.loads(file.value.path().read_text(encoding="utf-8"))
    assert pack["text"] == "My ghost is gone"
    assert pack["question"]["options"] == anna.choices()
    expect(anna.page.locator("#report")).to_be_hidden()


def test_what_is_asked_and_what_happens_is_read_to_those_who_listen(visit: Visit) -> None:
    anna = visit()
    anna.play_now()
    live = anna.page.locator("#live[aria-live=polite]")
    expect(live).to_contain_text("Which Foyer card becomes the Left half of your Foyer?")
    anna.choose_any(Random(12))
    anna.until("mine")
    expect(live).to_contain_text("Which room do you play?")
    expect(anna.page.locator("#story")).to_contain_text("You open your manor")


def test_two_people_share_a_device(visit: Visit) -> None:
    anna = visit()
    anna.open_table("me", "me", name="Anna")
    cover = "Next at this screen: Anna and Player 2. Everybody else looks away."
    expect(anna.page.locator(PROMPT)).to_have_text(cover)
    assert anna.hands() == []
    anna.take_the_screen("#prompt [data-sit='0']")
    first = anna.hands()
    anna.choose(anna.choices()[0])
    expect(anna.page.locator(PROMPT)).to_contain_text("Next at this screen: Player 2.")
    assert anna.hands() == []  # the cards of the one before are covered
    expect(anna.page.locator("#players .icon-away, #players .strip-act")).to_have_count(0)
    anna.take_the_screen()
    second = anna.hands()
    assert not set(first) & set(second)
    anna.choose(anna.choices()[0])
    expect(anna.page.locator(PROMPT)).to_have_text("Which room do you play?")


def test_a_bot_stands_in_and_the_seat_is_taken_back(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    anna.open_table("me", "open", name="Anna")
    sit_down(bruno, anna.page.input_value("#invitation"), "Bruno")
    anna.begin()
    bruno.until("mine")
    table = bruno.table
    bruno.go("/tables")
    anna.page.click(".strip-act")
    anna.until("mine")
    anna.choose_any(Random(9))
    expect(anna.page.locator(PROMPT)).to_have_text("Which room do you play?")
    expect(anna.page.locator("#story")).to_contain_text("Bruno opens a manor")
    bruno.go(table)
    bruno.page.click("#prompt button[form=take-back]")
    expect(bruno.page.locator("#prompt button[form=take-back]")).to_have_count(0)
    expect(anna.page.locator(".strip-act")).to_have_count(0)


def test_the_page_finds_its_way_back_when_the_server_restarts(visit: Visit, tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna = visit(address=server.address)
        anna.play_now()
        anna.choose_any(Random(10))
        anna.until("mine")
        choices = anna.choices()
        server.kill()
        expect(anna.page.locator("#offline")).to_be_visible()
        anna.button(choices[0]).click()
        expect(anna.page.locator("#toast")).to_contain_text("The line is down")
        server.begin()
        expect(anna.page.locator("#offline")).to_be_hidden(timeout=60_000)
        assert anna.choices() == choices
        anna.choose(choices[0])
        expect(anna.page.locator(PROMPT)).to_contain_text("Where do you build")
        for torn in [each for each in anna.complaints if "ERR_CONTENT_LENGTH_MISMATCH" in each]:
            anna.complaints.remove(torn)  # a file was on its way when the server died


def test_the_clock_of_whoever_thinks_runs_by_itself(visit: Visit) -> None:
    anna = visit()
    anna.go("/titles/spook-manor/new")
    seats = {"seat-0": "me", "seat-1": "open"}
    anna.post("/titles/spook-manor/new", mode="competitive", bank="10", **seats)
    invitation = anna.page.input_value("#invitation")
    bruno = visit()
    sit_down(bruno, invitation, "Bruno")
    anna.begin()
    bruno.until("mine")
    anna.until("mine")
    anna.choose(anna.choices()[0])
    anna.until("waiting")
    mine, others = (anna.page.locator(f"#players [data-seat='{seat}'] time.clock") for seat in (0, 1))
    before = others.inner_text()
    expect(others).not_to_have_text(before)  # nobody has answered meanwhile: the page counts by itself
    assert seconds(others.inner_text()) < seconds(before) <= 600
    expect(mine).not_to_have_attribute("data-runs", re.compile(""))  # who has answered spends no time


def seconds(clock: str) -> int:
    """What a clock such as 9:58 shows."""
    minutes, rest = clock.split(":")
    return 60 * int(minutes) + int(rest)
