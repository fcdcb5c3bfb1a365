"""Whole games in a real browser, by mouse, by keyboard, alone and together."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.people import BY_MOUSE, POLLING, PROMPT, REVISED_OR_HELD, SCORECARD, Person, sensible

SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifted += shift.value;
  }).observe({ type: "layout-shift", buffered: true });
}"""


def test_one_click_leads_to_the_first_decision(visit: Visit) -> None:
    anna = visit()
    anna.play_now()
    expect(anna.page.locator(PROMPT)).to_have_text("Which Foyer card becomes the Left half of your Foyer?")
    assert len(anna.choices()) == 2
    assert anna.page.title().startswith("● ")


@pytest.mark.timeout(600)
def test_a_whole_solo_game_by_clicks(visit: Visit) -> None:
    anna = visit(motion=True)
    anna.open_table("me", mode="solo", name="Anna")
    anna.until_asked()
    anna.page.evaluate(SHIFTS)
    chance = Random(1)
    anna.by_mouse = 1  # what moves after a real click is no surprise
    for _ in range(15):
        anna.choose_any(chance)
        anna.until_asked()
    assert anna.page.evaluate("window.shifted") < 0.05
    anna.by_mouse = BY_MOUSE
    anna.play_on(chance)
    assert anna.page.locator(".at-manor [data-thing^='room:']").count() == 20
    expect(anna.page.locator(PROMPT)).to_contain_text("Haunt-o-meter")
    anna.open_scorecard()
    total = anna.page.locator("table.scores tfoot td").inner_text()
    points = [
        int(cell.replace("−", "-"))
        for cell in anna.page.locator("table.scores tbody td").all_inner_texts()
        for cell in [cell.rstrip(" ★")]
    ]
    assert sum(points) == int(total.replace("−", "-"))
    assert anna.page.locator("svg.chart").count() == 2


@pytest.mark.timeout(600)
def test_two_people_from_the_invitation_to_the_scorecard(visit: Visit) -> None:
    anna, bruno = visit(), visit(language="it-IT")
    anna.open_table("me", "open", name="Anna")
    invitation = anna.page.input_value("#invitation")
    bruno.go(invitation)
    bruno.page.locator("#seats [name=name]").fill("Bruno")
    bruno.page.click("text=Siediti")
    anna.begin()
    chance = Random(2)
    for person in (anna, bruno):
        person.until_asked()
    expect(anna.page.locator(".strip-look")).to_have_text(["Anna", "Bruno"])
    while anna.fact("state") != "over" or bruno.fact("state") != "over":
        for person in (anna, bruno):
            if person.fact("state") == "mine":
                person.choose_any(chance)
        for person, other in ((anna, bruno), (bruno, anna)):
            if person.fact("state") == "waiting" and other.fact("state") == "waiting":
                person.until("mine|over")
    totals = []
    for person, word in ((anna, "Scorecard"), (bruno, "Segnapunti")):
        expect(person.page.locator(SCORECARD)).to_have_text(word)
        person.open_scorecard()
        totals.append(person.page.locator("table.scores tfoot td").all_inner_texts())
    assert totals[0] == totals[1]
    assert len(totals[0]) == 2


@pytest.mark.timeout(600)
def test_a_whole_game_with_the_keyboard_alone(visit: Visit) -> None:
    anna = visit()
    anna.open_table("me", mode="solo")
    anna.until_asked()
    keys, chance = anna.page.keyboard, Random(3)
    while anna.fact("state") != "over":
        reach(anna, sensible(anna.choices(), chance))
        before = anna.fact("revision")
        keys.press("Enter")
        anna.page.wait_for_function(REVISED_OR_HELD, arg=before, polling=POLLING)
        if anna.fact("revision") == before:  # the last answer is thought over
            expect(anna.page.locator("#prompt [data-sure]")).to_be_focused()
            keys.press("Enter")
        anna.until_revised(before)
        anna.until_asked()
    keys.press("Tab")
    assert anna.page.evaluate("document.activeElement !== document.body")


def reach(person: Person, wish: str) -> None:
    """Go to a choice with the arrow keys; where they do not lead there, take the one they lead to."""
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"):
        person.page.keyboard.press(key)
        here = person.page.evaluate("document.activeElement.dataset.choice ?? null")
        assert here is not None, "an arrow key always leads to a choice"
        if here == wish:
            return
    while here != "done" and "done" in person.choices():  # a person who wants to stop uses Tab
        person.page.keyboard.press("Shift+Tab")
        here = person.page.evaluate("document.activeElement.dataset.choice ?? null")


def test_an_answer_can_be_taken_back_and_the_turn_restarted(visit: Visit) -> None:
    anna = visit()
    anna.play_now()
    anna.choose_any(Random(4))
    anna.until("mine")
    expect(anna.page.locator("[data-action=undo]")).to_have_attribute("aria-disabled", "true")
    anna.page.keyboard.press("u")
    expect(anna.page.locator("#toast")).to_contain_text("cannot be taken back")
    before = anna.choices()
    anna.choose(before[0])
    expect(anna.page.locator(PROMPT)).to_contain_text("Where do you build")
    revision = anna.fact("revision")
    anna.page.click("[data-action=undo]")
    anna.until_revised(revision)
    assert anna.choices() == before
    anna.choose(before[1])
    revision = anna.fact("revision")
    anna.page.keyboard.press("r")
    anna.until_revised(revision)
    assert anna.choices() == before


@pytest.mark.parametrize("how", ["mouse", "keyboard"])
def test_people_learn_why_something_is_not_possible(visit: Visit, how: str) -> None:  # SM-4.2.5
    anna = visit()
    anna.play_now()
    anna.choose_any(Random(5))
    anna.until("mine")
    anna.choose_any(Random(5))
    page = anna.page
    sky = page.locator('[data-key="spot:-1,1"]')
    if how == "mouse":
        page.click("[data-action=why]")
        expect(sky).to_have_attribute("data-why", "A room needs a room beneath it.")
        anna.button("spot:0,1").click()
        expect(page.locator("#toast")).to_have_text("That you may choose.")
        sky.click()
    else:
        page.keyboard.press("?")
        expect(sky).to_have_attribute("aria-label", "A room needs a room beneath it.")
        sky.focus()
        page.keyboard.press("Enter")
    expect(page.locator("#why")).to_contain_text("A room needs a room beneath it.")
    with page.expect_popup() as rules:
        page.click("#why-rule")
    rule = rules.value.locator("[id='SM-4.2.5']")
    expect(rule).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("[data-why]")).to_have_count(0)
    anna.choose("spot:0,1")


def test_a_hint_shows_what_a_bot_would_do(visit: Visit) -> None:
    anna = visit()
    anna.play_now()
    anna.page.keyboard.press("h")
    hinted = anna.page.locator("[data-choice].hinted")
    expect(hinted).to_have_count(1)
    expect(hinted).to_be_focused()


def test_a_person_who_is_asked_can_look_at_the_others_first(visit: Visit) -> None:
    anna = visit()
    anna.play_now()
    anna.choose_any(Random(11))
    anna.until("mine")
    anna.choose_any(Random(11))
    prompt = anna.page.locator("#prompt")
    height = prompt.evaluate("one => one.offsetHeight")
    anna.page.click("[data-look='1']")
    expect(anna.page.locator(".at-head > h3")).to_contain_text("Manor of")
    assert anna.choices() == []
    assert prompt.evaluate("one => one.offsetHeight") == height
    anna.page.click("#players [data-look='0']")
    expect(anna.page.locator(".spot [data-choice]").first).to_be_visible()
    anna.page.click("[data-look='1']")
    expect(anna.page.locator(".at-head > h3")).to_contain_text("Manor of")
    anna.page.go_back()  # the browser's own way back leads to one's own view as well
    expect(anna.page.locator(".spot [data-choice]").first).to_be_visible()
