"""The owner of a box puts in what is printed, by keyboard alone, and plays with it."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.people import Person
from tests.browser.test_pages import overflow, problems

VALUES = ("11", "12", "13", "14", "15")
ABOVE = """path => {
  const one = document.querySelector(path), { left, top, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === one;
}"""
"""Whether nothing covers a field."""
TYPING = 150.0
"""Milliseconds between two keys of somebody who types at leisure."""
SECONDS = 10.0
"""For one card, once one knows how."""


def begin(person: Person, name: str) -> None:
    """A new pack of Obsession, begun by keyboard."""
    person.go("/titles/obsession/packs")
    person.page.fill("#main input[name=name]", name)
    person.page.keyboard.press("Enter")
    expect(person.page.locator("[data-card]")).to_be_visible()
    person.go(f"{person.page.url.partition('?')[0]}?part=tiles/tile&own=1")


def test_five_tiles_are_entered_by_keyboard_alone_and_found_in_the_market(visit: Visit) -> None:
    anna = visit()
    begin(anna, "Ours")
    page = anna.page
    page.locator("[data-line$=breakfast-room]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-card$=breakfast-room]")).to_be_visible()
    keys, seconds = [], []
    field = page.locator('[data-path="front.vp"]')
    field.focus()
    field.select_text()
    for value in VALUES:
        begun = time.monotonic()
        card = page.locator("[data-card]").get_attribute("data-card") or ""
        keys.append(card.rpartition("/")[2])
        page.keyboard.type(value, delay=TYPING)
        expect(page.locator("[data-picture]")).to_contain_text(value)
        page.keyboard.press("Enter")
        expect(page.locator("[data-card]")).not_to_have_attribute("data-card", card)
        expect(field).to_be_focused()
        seconds.append(time.monotonic() - begun)
    print(f"seconds a tile by keyboard: {[round(each, 2) for each in seconds]}")
    assert min(seconds) < SECONDS, "a busy machine only adds to it"
    expect(page.locator("[data-progress]")).to_contain_text("5 of")
    page.reload()
    expect(page.locator("[data-line].entered")).to_have_count(5)
    page.locator(f"[data-line$={keys[2]}]").click()
    expect(page.locator('[data-path="front.vp"]')).to_have_value(VALUES[2])
    expect(page.locator("[data-picture]")).to_contain_text(VALUES[2])
    page.get_by_role("link", name="Open a table with it").click()
    page.check("[name=mode][value=estate_challenge]")  # every tile is for sale
    expect(page.locator("[name=was-mode]")).to_have_value("estate_challenge")
    page.locator("[data-new-table] .openbar .primary").click()
    page.wait_for_url(re.compile("/tables/"))
    expect(page).to_have_title(re.compile("Ours"))
    market = [page.locator(f'[data-key^=buy][data-thing="tile:{key}"]').first for key in keys]
    while not market[0].is_visible():
        anna.choose(anna.choices()[0])
    for tile, value in zip(market, VALUES, strict=True):
        expect(tile.locator(".ob-vp")).to_have_text(value)
        expect(tile).not_to_have_class(re.compile("stand-in"))


def test_a_fault_is_said_beside_the_card_and_nothing_of_it_is_kept(visit: Visit) -> None:
    anna = visit(language="it")
    begin(anna, "Nostra")
    field = anna.page.locator('[data-path="front.vp"]')
    before = field.input_value()
    field.fill("tre")
    expect(anna.page.locator("[data-trouble]")).to_contain_text("numero intero")
    anna.page.reload()
    expect(anna.page.locator('[data-path="front.vp"]')).to_have_value(before)


def test_an_effect_is_chosen_from_the_vocabulary_and_drawn_at_once(visit: Visit) -> None:
    anna = visit(language="fr")
    begin(anna, "Notre")
    words = anna.page.locator("[data-picture] >> text=200")
    effects = anna.page.locator(".pack-effect")
    before = effects.count()
    assert words.count() == 0
    anna.page.locator('[data-path="front.favours[+]"]').select_option("money")
    expect(effects).to_have_count(before + 1)
    number = anna.page.locator('[data-path="front.favours[1].n"]')
    number.fill("200")
    expect(anna.page.locator("[data-picture]")).to_contain_text("200")


def test_a_pack_is_made_on_a_phone(visit: Visit) -> None:
    anna = visit(size=PHONE, language="it")
    begin(anna, "Ours")
    assert overflow(anna) == 0
    assert not problems(anna)
    field = anna.page.locator('[data-path="back.vp"]')
    field.fill("17")
    picture = anna.page.locator("[data-picture]")
    expect(picture).to_contain_text("17")
    expect(picture).to_be_in_viewport(ratio=0.9)
    expect(field).to_be_in_viewport(ratio=0.5)
    assert anna.page.evaluate(ABOVE, '[data-path="back.vp"]'), "the picture covers what is typed"
    assert anna.page.evaluate("innerWidth * .4 < document.querySelector('[data-path]').offsetWidth")


def test_whoever_has_the_link_may_look_and_play_but_not_change(visit: Visit) -> None:
    anna, bea = visit(), visit()
    begin(anna, "Ours")
    bea.go(anna.page.url)
    expect(bea.page.locator('[data-path="front.vp"]')).to_be_disabled()
    expect(bea.page.get_by_role("link", name="Open a table with it")).to_be_visible()
