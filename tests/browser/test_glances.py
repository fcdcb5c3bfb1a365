"""What one sees at a glance before one chooses."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from salotto.kit.numbers import signed
from salotto.registry import titles
from salotto.titles.obsession.cards import Slot
from salotto.titles.obsession.means import fits
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import cell_of
from salotto.titles.spook_manor.preview import change
from tests.browser.conftest import PHONE, Visit
from tests.browser.staged import evening, moment, sit_down, sums_of
from tests.browser.test_last_will import EXPANSION, at_random, money, open_table
from tests.server.servers import Server

BEYOND = """boxes => boxes.flatMap((box) => {
  const edge = box.getBoundingClientRect();
  return [...box.children].filter((part) => part.getBoundingClientRect().right > edge.right + 1);
}).length"""
COVERED = """fan => {
  for (let more = 0; fan.children.length < 13; more += 1) fan.append(fan.children[more].cloneNode(true));
  fan.classList.add("many");
  fan.parentElement.classList.add("of-13");
  return [...fan.querySelectorAll(".fu-name, .ob-vp:not(.none)")].filter((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen?.closest(".k-gentry") !== part.closest(".k-gentry");
  }).length;
}"""
CLEAR = "card => getComputedStyle(card).opacity === '1'"
INSIDE = "part => part.getBoundingClientRect().right <= part.form.getBoundingClientRect().right"
RINGED = "part => getComputedStyle(part).outlineStyle === 'solid'"


def test_each_cell_shows_what_the_room_changes_there(visit: Visit, room: Server) -> None:  # SM-6.1
    anna = visit()
    play = evening("sm-choose-spot", 11)
    sit_down(anna, room, play, bot="greedy")
    decision = play.decision(0)
    assert decision is not None
    for spot in decision.keys:
        points = change(play.state.manors[0], BOX.room[decision.about["room"]], cell_of(spot))
        shown = signed(points, "±0")
        expect(anna.page.locator(f'.spot:has([data-choice="{spot}"])')).to_have_text(shown)
        label = anna.button(spot).get_attribute("aria-label") or ""
        assert label.endswith(f"points at once: {signed(points, '±0')}, without the monsters that arrive")


def test_on_a_phone_every_cell_and_the_hand_are_in_sight_while_one_builds(visit: Visit, room: Server) -> None:
    anna = visit(PHONE)
    sit_down(anna, room, evening("sm-choose-spot", 11), bot="greedy")
    for spot in anna.choices():
        expect(anna.button(spot)).to_be_in_viewport(ratio=1)
    for card in anna.page.locator(".at-hand > .fu-card").all():
        expect(card).to_be_in_viewport(ratio=1)


def some_do_not_fit(play: Play[Any], decision: Decision) -> bool:
    """Gentlemen are asked for, and one holds both gentlemen and ladies."""
    hand = [card.gentleman for card in play.state.players[0].hand]
    return "host:bowling-green" in decision.keys and len(set(hand)) == 2


def test_pointing_at_a_tile_shows_who_could_come_and_who_serves(
    visit: Visit, room: Server
) -> None:  # OB-4.4.1
    anna = visit()
    play = moment("obsession", "individual", some_do_not_fit, at_random)
    sit_down(anna, room, play)
    anna.button("host:bowling-green").hover()
    player = play.state.players[0]
    for card in player.hand:
        welcome = fits(Slot.GENTLEMEN, card) and card.rating <= player.level
        shown = anna.page.locator(f'.at-hand [data-key="{card.key}"]')
        assert shown.evaluate(CLEAR) == welcome
        assert shown.evaluate(RINGED) == welcome
    assert anna.page.locator(".area.a-available .i-footman").first.evaluate(RINGED)


def test_a_hand_of_thirteen_covers_no_name_and_no_points(visit: Visit, room: Server) -> None:
    anna = visit()
    sit_down(anna, room, moment("obsession", "individual", some_do_not_fit, at_random))
    assert anna.page.locator(".at-fan").evaluate(COVERED) == 0


def several_sums_at_once(play: Play[Any], decision: Decision) -> bool:
    return any(key.startswith("activate:") and len(sums) > 1 for key, sums in sums_of(play).items())


def test_a_payment_with_several_sums_shows_what_the_least_and_the_most_leave(
    visit: Visit, room: Server
) -> None:  # LW-14.1
    anna = visit()
    play = moment("last-will", EXPANSION, several_sums_at_once, at_random)
    sit_down(anna, room, play)
    quotes = sums_of(play)
    key = next(key for key, sums in quotes.items() if key.startswith("activate:") and len(sums) > 1)
    least, most = quotes[key][0], quotes[key][-1]
    expect(anna.button(key)).to_contain_text(f"−{least}…{most}")
    expect(anna.button(key)).to_contain_text(f"{money(anna) - least}…{money(anna) - most}")


@pytest.mark.parametrize("language", ["en-GB", "it-IT", "fr-FR"])
def test_the_errands_of_five_players_stay_in_their_boxes(visit: Visit, language: str) -> None:
    anna = visit(language=language)
    open_table(anna, *["random"] * 4)
    assert anna.page.locator(".at-errands > .errand").count() == 5
    assert anna.page.locator(".errand").evaluate_all(BEYOND) == 0


@pytest.mark.parametrize("title", titles())
def test_a_table_can_be_opened_without_scrolling(visit: Visit, title: str) -> None:
    anna = visit()
    anna.go(f"/titles/{title}/new")
    expect(anna.page.locator("[data-new-table] button.primary")).to_be_in_viewport(ratio=1)


def test_the_options_for_those_who_know_are_folded_away(visit: Visit) -> None:
    anna = visit()
    anna.go("/titles/obsession/new")
    rarely = anna.page.locator("[name=option-stack_duplicates]")
    expect(anna.page.locator("[name=option-length]")).to_be_visible()
    expect(anna.page.locator("[name=option-opponent]")).to_be_hidden()
    expect(rarely).to_be_hidden()
    anna.page.click("#group-first-edition summary")
    expect(rarely).to_be_visible()
    anna.page.check("[name=mode][value=solo]")
    opponent = anna.page.locator("[name=option-opponent]")
    expect(opponent).to_be_visible()
    assert opponent.evaluate(
        "box => box.getBoundingClientRect().right <= box.form.getBoundingClientRect().right"
    )
    expect(rarely).to_be_visible()  # what was unfolded stays so
