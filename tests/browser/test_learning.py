"""Learning to play: the guide of a lesson, hints that stay, rules in the reader's language."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Error, expect

from salotto.server.page.title_page import shelf
from tests.browser.conftest import PHONE, Visit
from tests.browser.people import POLLING, REVISED
from tests.browser.test_pages import overflow, problems


def test_a_guided_game_explains_each_question_and_marks_what_it_advises(visit: Visit) -> None:
    anna = visit(language="it")
    anna.go("/")
    anna.page.click("form[action='/titles/spook-manor/lessons/lesson'] button")
    advice = anna.page.locator("#prompt .advice")
    expect(advice).to_contain_text("Atrio della candela viola")
    expect(anna.page.locator("#board .hinted")).to_have_count(1)
    anna.page.click("#board .hinted")
    expect(advice).to_contain_text("Sala dei bagliori dei Goblin")
    expect(advice.locator("a")).to_have_attribute("href", "/titles/spook-manor/rules#SM-4.2.1")
    advice.locator("[data-choice]").click()
    expect(advice).to_contain_text("Una stanza va in cima a una colonna")


APART = """() => {
  const guide = document.querySelector(".guide").getBoundingClientRect();
  const board = document.querySelector(".fu-board").getBoundingClientRect();
  const seen = guide.top >= 0 && guide.bottom <= innerHeight && guide.right <= innerWidth;
  return seen && guide.left >= board.right;
}"""


def test_the_guide_lies_beside_the_board_until_it_is_sent_away_and_comes_when_called(visit: Visit) -> None:
    anna = visit(language="fr")
    anna.go("/")
    anna.page.click("form[action='/titles/last-will/lessons/lesson'] button")
    anna.until_asked()  # a click before the line is open would be told to be lost
    guide = anna.page.locator("#prompt .guide")
    expect(guide).to_contain_text("Vous avez hérité")
    anna.page.wait_for_function(APART)
    guide.locator("[data-action=guide]").click()
    expect(guide).to_have_count(0)
    expect(anna.page.locator(".hinted")).to_have_count(0)
    anna.choose("card:old-friend")
    anna.until_asked()
    expect(guide).to_have_count(0)
    anna.page.click("#prompt [data-action=guide]")
    expect(guide).to_contain_text("Et une maison.")
    guide.locator("[data-choice]").click()
    expect(guide).to_contain_text("Un plan dit quatre choses")


UNCOVERED = """() => [...document.querySelectorAll(".fu-ways button")].every((way) => {
  const { left, top, width, height } = way.getBoundingClientRect();
  return way.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""
BENEATH = """() => {
  const box = (which) => document.querySelector(which).getBoundingClientRect();
  return box(".guide").top >= box("#prompt > p").bottom && box(".guide").bottom < box(".fu-ways").top;
}"""


def test_on_a_phone_nothing_covers_what_is_paid_nor_the_guide_the_question(visit: Visit) -> None:
    anna = visit(PHONE, language="fr")
    anna.go("/")
    anna.page.click("form[action='/titles/last-will/lessons/lesson'] button")
    asked = anna.page.locator("#prompt > p").first
    for _ in range(60):  # a tap on what is drawn anew just then is lost: once more
        anna.until_asked()
        if "Combien dépensez-vous" in asked.inner_text():
            break
        before = anna.fact("revision")
        with suppress(Error):
            anna.page.locator("#prompt .guide [data-choice]").tap(timeout=5000)
            anna.page.wait_for_function(REVISED, arg=before, polling=POLLING, timeout=5000)
    expect(asked).to_contain_text("Combien dépensez-vous")
    assert anna.page.locator(".fu-ways button").count() == 2
    assert anna.page.evaluate(UNCOVERED)
    assert anna.page.evaluate(BENEATH)


def test_a_hint_has_a_place_of_its_own_and_stays_until_the_answer(visit: Visit) -> None:
    anna = visit()
    anna.open_table("me", "bot:random")
    expect(anna.page.locator("#prompt.mine")).to_be_visible()
    anna.page.click("[data-action=hint]")
    advice = anna.page.locator("#prompt .hint-lines")
    expect(advice.locator("li")).not_to_have_count(0)
    expect(anna.page.locator(".hinted")).to_be_visible()
    anna.page.click(".hinted")
    expect(advice).to_have_count(0)


def test_a_key_opens_the_signs_of_the_title_beside_the_table(visit: Visit) -> None:
    anna = visit(language="fr")
    anna.play_now()
    sheet = anna.page.locator("#legend")
    expect(sheet).to_be_hidden()
    anna.page.keyboard.press("l")
    expect(sheet).to_contain_text("Salle de divertissement")
    anna.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    anna.page.click("[popovertarget=legend]")
    expect(sheet).to_be_visible()


SHORT = """() => {
  const rest = document.querySelectorAll("#rules :is(li, tr, p):nth-of-type(n + 3), .toc li li");
  for (const more of rest) more.remove();
}"""
"""Of each list, table and chapter of the rules the beginning is enough for axe: the rest is made alike."""


def test_rules_how_to_play_and_legends_of_all_titles_keep_nobody_out_on_a_phone(visit: Visit) -> None:
    anna = visit(PHONE, language="fr")
    for id in shelf():
        anna.go(f"/titles/{id}/rules")
        assert overflow(anna) <= 0, id
        anna.page.evaluate(SHORT)
        assert anna.page.locator("#rules li").count() > 10, id
        assert problems(anna, without="color-contrast") == [], id  # the colours are those of how to play
        anna.go(f"/titles/{id}/how-to-play")  # the legend stands below
        assert overflow(anna) <= 0, id
        assert problems(anna) == [], id


def test_without_a_script_one_reads_and_seeks_the_rules(visit: Visit) -> None:
    anna = visit(PHONE, language="it", java_script_enabled=False)
    anna.go("/titles/architects/rules")
    anna.page.fill("[name=q]", "PIU LAVORATORI")
    anna.page.press("[name=q]", "Enter")
    expect(anna.page.locator("#rules mark").first).to_be_visible()
    anna.page.click("#rules a[href^='?#AW-'] >> nth=0")
    expect(anna.page.locator("#rules :target")).to_be_visible()


def test_pointing_at_a_space_tells_what_it_does_now_and_its_rules(visit: Visit) -> None:
    anna = visit(language="it")
    anna.go("/")
    anna.page.click("form[action='/titles/architects/lessons/lesson-coop'] button")
    expect(anna.page.locator("#prompt .guide")).to_contain_text("contro il Barone")
    anna.page.wait_for_load_state("networkidle")
    anna.page.hover("[data-lens='track:virtue']")
    expect(anna.page.locator("#lens")).to_contain_text("AW-6.1.4")
