"""Learning to play: the guide of a lesson, hints that stay, rules in the reader's language."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit


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
