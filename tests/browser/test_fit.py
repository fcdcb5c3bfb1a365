"""What stands on cards, tiles and strips fits there: whole words, whole names, nothing over anything else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from salotto.registry import title as find_title
from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.staged import NAMES, dealt, moment, sit_down, sums_of
from tests.server.servers import Server

BROKEN = """(selector) => [...document.querySelectorAll(selector)].flatMap((name) => {
  const text = name.firstChild;
  if (!text || !name.checkVisibility()) return [];
  return [...text.data.matchAll(/[^\\s\u00ad-]+/g)].filter(({ 0: word, index }) => {
    const top = (at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return Math.round([...range.getClientRects()].at(-1).top);
    };
    return top(index) !== top(index + word.length - 1);
  }).map(String);
})"""
"""The words of names that begin on one line and end on another, but for where they may be broken."""
CUT = """() => [...document.querySelectorAll(":is(.at-manor, .at-hand) .fu-name")]
  .filter((name) => name.checkVisibility() && name.scrollHeight > name.clientHeight)
  .map((name) => name.innerText)"""
"""The names of rooms of which one sees a part."""
COVERED = """() => [...document.querySelectorAll(".at-hand .k-portrait:has(.sm-vp)")].filter((card) => {
  const box = (part) => card.querySelector(part).getBoundingClientRect();
  const [medal, times, oval, corner] = [".sm-vp", ".sm-times", ".sm-oval", ".sm-kind .glyph"].map(box);
  const signs = [...card.querySelectorAll(".sm-oval .glyph")].map((sign) => sign.getBoundingClientRect());
  const outside = signs.some(({ left, right }) => left < oval.left || right > oval.right);
  return outside || medal.right > times.left + 1 || oval.right > corner.left + 1;
}).map((card) => card.innerText)"""
"""Portraits in the hand on which one sign lies over another, or outside its frame."""
APART = """() => [...document.querySelectorAll(".strip-head:has(.strip-total)")].map((head) => {
  const last = head.querySelector("small").lastElementChild.getBoundingClientRect().right;
  return head.querySelector(".strip-total").getBoundingClientRect().left - last;
})"""
"""How many pixels lie between the cards in a hand and the points, for each player."""

UNDER_SERVANTS = """() => [...document.querySelectorAll(".at-fan .k-gentry")].filter((card) => {
  if (!card.querySelector(".ob-needs > *")) return false;
  const words = document.createRange();
  words.selectNodeContents(card.querySelector(".fu-name"));
  const signs = [...card.querySelector(".ob-gives").children].map((sign) => sign.getBoundingClientRect());
  const { right, top } = card.querySelector(".ob-needs").getBoundingClientRect();
  return [...words.getClientRects(), ...signs].some((part) => part.left < right - 1 && part.bottom > top + 1);
}).map((card) => card.innerText)"""
"""Guests in the hand whose servants lie over the name or over what the guest brings."""


def at_random(decision: Decision, chance: Random) -> str:
    return chance.choice(decision.keys)


def letters(name: str) -> int:
    """Of the longest word."""
    return max(map(len, name.split()))


# Names


def a_long_name_is_for_sale(play: Play[Any], decision: Decision) -> bool:
    long = [tile for tile, *_ in play.state.market if letters(tile.names["fr"]) > 10]
    return decision.prompt == "ob-act" and len(long) > 1


def test_no_word_on_a_tile_is_broken(visit: Visit, room: Server) -> None:
    anna = visit(language="fr-FR")
    sit_down(anna, room, moment("obsession", "individual", a_long_name_is_for_sale, at_random))
    expect(anna.page.locator(".stall .fu-name")).to_have_count(6)
    expect(anna.page.locator(".at-house .k-tile .fu-name").first).to_be_visible()
    assert anna.page.evaluate(BROKEN, ".ob-head .fu-name") == []


def the_butler_is_offered(play: Play[Any], decision: Decision) -> bool:
    return decision.prompt == "lw-errand" and "card:butler" in str(play.view(0)["offers"])


def test_no_word_on_a_card_that_is_offered_is_broken(visit: Visit, room: Server) -> None:
    anna = visit(language="it-IT")
    sit_down(anna, room, moment("last-will", "getting-sacked", the_butler_is_offered, at_random))
    expect(anna.page.locator(".at-offers .fu-name", has_text="Maggiordomo")).to_be_visible()
    assert anna.page.evaluate(BROKEN, ".at-offers .fu-name") == []


def a_manor_of_some_rooms(play: Play[Any], decision: Decision) -> bool:
    return bool(play.state.round > 4)


@pytest.mark.parametrize("language", ["it-IT", "fr-FR"])
def test_every_name_of_a_room_is_read_to_its_end(visit: Visit, room: Server, language: str) -> None:
    anna = visit(language=language)
    sit_down(anna, room, moment("spook-manor", "competitive", a_manor_of_some_rooms, at_random))
    assert anna.page.locator(".at-hand .fu-name:visible").count() > 2
    assert anna.page.evaluate(CUT) == []


SIDEWAYS = """() => ["html", ".fu-tray", ".at-hand"].filter((name) => {
  const part = document.querySelector(name);
  return part.scrollWidth > part.clientWidth;
})"""
"""What is wider than its place."""


@pytest.mark.parametrize("language", ["it-IT", "fr-FR"])
@pytest.mark.parametrize("mode", ["solo", "solo-big-manor"])
def test_no_display_of_the_solo_game_is_cut(visit: Visit, room: Server, mode: str, language: str) -> None:
    anna = visit((1440, 900), language=language)
    sit_down(anna, room, moment("spook-manor", mode, a_room_is_chosen, at_random, 1))
    expect(anna.page.locator(".drafts > .fu-cell")).to_have_count(3 if "big" in mode else 2)
    assert anna.page.evaluate(SIDEWAYS) == []


def a_room_is_chosen(play: Play[Any], decision: Decision) -> bool:
    return decision.prompt == "sm-play-room"


# Signs


def a_portrait_of_the_young_is_held(play: Play[Any], decision: Decision) -> bool:
    young = [key for key in decision.keys if "portrait-of-the-young" in key]
    return decision.prompt == "sm-play-room" and bool(young)


def test_the_signs_of_a_portrait_lie_side_by_side(visit: Visit, room: Server) -> None:  # SM-6.4
    anna = visit()
    sit_down(anna, room, moment("spook-manor", "competitive", a_portrait_of_the_young_is_held, at_random))
    expect(anna.page.locator(".at-hand .sm-oval").first).to_be_visible()
    assert anna.page.evaluate(COVERED) == []


def a_large_hand_with_demanding_guests(play: Play[Any], decision: Decision) -> bool:
    hand = play.state.players[0].hand
    return len(hand) > 10 and sum(len(guest.service) > 1 for guest in hand) > 1


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_servants_in_a_large_hand_cover_nothing(visit: Visit, room: Server, screen: tuple[int, int]) -> None:
    anna = visit(screen)
    sit_down(anna, room, moment("obsession", "individual", a_large_hand_with_demanding_guests, at_random))
    expect(anna.page.locator(".at-fan .ob-needs > :nth-child(2)")).not_to_have_count(0)
    assert anna.page.evaluate(UNDER_SERVANTS) == []


def test_the_cards_in_a_hand_are_not_read_together_with_the_points(visit: Visit, room: Server) -> None:
    anna = visit(language="it-IT")
    sit_down(anna, room, dealt("last-will", "getting-sacked", 3))  # all three are asked at once
    gaps = anna.page.evaluate(APART)
    assert len(gaps) == 3
    assert min(gaps) > 4


def a_price_may_vary(play: Play[Any], decision: Decision) -> bool:
    return any(key.startswith("buy:") and len(sums) > 1 for key, sums in sums_of(play).items())


def test_a_price_that_may_vary_leaves_the_values_of_a_property_in_sight(visit: Visit, room: Server) -> None:
    anna = visit()
    sit_down(anna, room, moment("last-will", "getting-sacked", a_price_may_vary, at_random))
    card = anna.page.locator(".at-hand .k-property:has(.quote)").first
    scale, quote = (card.locator(part).bounding_box() for part in (".scale", ".quote"))
    assert scale is not None
    assert quote is not None
    assert scale["y"] + scale["height"] <= quote["y"] + 2


# Where it scrolls


def test_a_phone_shows_the_round_from_the_first_one_on(visit: Visit, room: Server) -> None:  # OB-3.1
    anna = visit(size=PHONE)
    sit_down(anna, room, dealt("obsession", "individual", 2), bot="random")
    while not anna.page.locator(".at-track .now").count():
        anna.choose(anna.choices()[0])
        anna.until_asked()
    anna.page.locator(".at-track").scroll_into_view_if_needed()
    expect(anna.page.locator(".at-track .now")).to_be_in_viewport(ratio=1)


OUT_OF_REACH = """() => [...document.querySelectorAll("[data-pan]")].flatMap((pan) => {
  const { left, top } = pan.getBoundingClientRect();
  return [...pan.querySelectorAll("*")].filter((part) => {
    const box = part.getBoundingClientRect();
    const reached = box.right - left + pan.scrollLeft > 0 && box.bottom - top + pan.scrollTop > 0;
    const whole = box.left - left + pan.scrollLeft > -9 && box.top - top + pan.scrollTop > -9;
    return part.checkVisibility() && box.width > 1 && !part.closest("svg, .sr") && !(reached && whole);
  }).map((part) => `${pan.dataset.pan}: ${part.className}`);
})"""
"""What lies left of, or above, what one can scroll to."""


@pytest.mark.parametrize(
    "title", ["spook-manor", "last-will", "obsession", "architects", "paladins", "viscounts"]
)
def test_on_a_phone_everything_that_pans_can_be_reached(visit: Visit, room: Server, title: str) -> None:
    anna = visit(size=PHONE)
    mode = find_title(title).modes[0].id
    sit_down(anna, room, moment(title, mode, in_the_middle, at_random, 2))
    assert anna.page.locator("[data-pan]").count() > 0
    assert anna.page.evaluate(OUT_OF_REACH) == []


def in_the_middle(play: Play[Any], decision: Decision) -> bool:
    return len(play.log) > 40


# Paladins


def busy(decision: Decision, chance: Random) -> str:
    """Somebody who passes only when nothing else is left."""
    return chance.choice([key for key in decision.keys if key != "pass"] or decision.keys)


def a_townsfolk_may_be_had_for_a_debt(play: Play[Any], decision: Decision) -> bool:
    return decision.prompt == "pw-choose-townsfolk" and any(key.startswith("debt:") for key in decision.keys)


def test_a_debt_instead_of_a_price_covers_no_price_and_is_whole(
    visit: Visit, room: Server
) -> None:  # PW-6.2.2
    anna = visit(language="it-IT")
    sit_down(anna, room, moment("paladins", "competitive", a_townsfolk_may_be_had_for_a_debt, busy, 2))
    slot = anna.page.locator(".at-slot:has(button.debt)").first
    card, debt = (slot.locator(part).bounding_box() for part in (".fu-card", "button.debt"))
    row = anna.page.locator(".at-townsfolk").bounding_box()
    assert card is not None
    assert debt is not None
    assert row is not None
    assert card["y"] + card["height"] <= debt["y"]
    assert debt["y"] + debt["height"] <= row["y"] + row["height"] + 1


def test_on_a_phone_every_townsfolk_of_the_row_and_the_purse_are_seen(visit: Visit, room: Server) -> None:
    anna = visit(size=PHONE, language="fr-FR")
    sit_down(anna, room, moment("paladins", "competitive", a_townsfolk_may_be_had_for_a_debt, busy, 2))
    cards = anna.page.locator(".at-townsfolk .fu-card")
    assert cards.count() == 5  # PW-3.2
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=0.99)
    expect(anna.page.locator(".at-townsfolk > .pocket")).to_be_in_viewport(ratio=1)


def a_track_is_boosted(play: Play[Any], decision: Decision) -> bool:
    return decision.prompt == "pw-act" and any(play.state.players[0].boost)


CROWDED = """() => [...document.querySelectorAll(".at-attributes > .fu-cell")]
  .filter((cell) => [...cell.querySelectorAll(".fu-signs")].some((part) => {
    const [outer, inner] = [cell.getBoundingClientRect(), part.getBoundingClientRect()];
    return inner.left < outer.left - 1 || inner.right > outer.right + 1;
  })).map((cell) => cell.innerText)"""
"""Values of the attribute track out of which a marker or a boost sticks."""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_markers_and_boosts_fit_on_their_values(
    visit: Visit, room: Server, size: tuple[int, int]
) -> None:  # PW-1.6, PW-5.6
    anna = visit(size, language="it-IT")
    sit_down(anna, room, moment("paladins", "coop", a_track_is_boosted, busy, 2))
    assert anna.page.locator(".at-attributes .boosted").count() > 0
    assert anna.page.evaluate(CROWDED) == []


OUTSIDE = """(within) => [...document.querySelectorAll(within)].flatMap((place) => {
  const box = place.getBoundingClientRect();
  return [...place.querySelectorAll(".fu-cell, .fu-card, .fu-count")].filter((one) => {
    const { left, right, bottom } = one.getBoundingClientRect();
    return left < box.left - 1 || right > box.right + 1 || bottom > box.bottom + 1;
  }).map((one) => one.className);
})"""
"""What sticks out of a place, so that one would have to scroll to it or it is cut."""


@pytest.mark.parametrize("size", [LAPTOP, (1440, 900)], ids=["laptop", "desktop"])
def test_two_threats_in_a_place_are_in_view_with_their_workers(
    visit: Visit, room: Server, size: tuple[int, int]
) -> None:  # PW-14.13.1
    anna = visit(size, language="fr-FR")
    title = find_title("paladins")
    play = Play(title, title.table(list(NAMES), "two threats", "coop", {"variant": "hard"}))
    chance = Random(1)
    while (decision := play.next_decision()) is not None:
        if (decision.seat, decision.prompt) == (0, "pw-act") and play.state.round == 6:
            break
        play.answer(decision.seat, busy(decision, chance))
    sit_down(anna, room, play)
    assert anna.page.locator(".at-kings > .threat").count() == 11  # PW-14.2.2, and three more
    assert anna.page.evaluate(OUTSIDE, ".at-king") == []


STICKING_OUT = """() => [...document.querySelectorAll(".at-own, .at-own .fu-cell")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText)"""
"""Action spaces that do not fit on their line."""


def a_workshop_goes_somewhere(play: Play[Any], decision: Decision) -> bool:
    return decision.prompt == "pw-choose-workshop"


@pytest.mark.parametrize("language", ["it-IT", "fr-FR"])
def test_an_action_space_fits_on_its_line_of_a_narrow_phone(
    visit: Visit, room: Server, language: str
) -> None:  # PW-6.1.2
    anna = visit(size=PHONE, language=language)
    sit_down(anna, room, moment("paladins", "coop", a_workshop_goes_somewhere, busy, 2))
    assert anna.page.locator("button.worker").count() > 8
    assert anna.page.evaluate(STICKING_OUT) == []


CUT_WORDS = """() => [...document.querySelectorAll(".strip-name .status")]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.innerText)"""


def a_turn_begins(play: Play[Any], decision: Decision) -> bool:
    return decision.prompt == "pw-act"


@pytest.mark.parametrize("language", ["it-IT", "fr-FR"])
@pytest.mark.parametrize("size", [(1366, 768), (1440, 900)])
def test_four_see_the_whole_map_and_the_kings_track(
    visit: Visit, room: Server, size: tuple[int, int], language: str
) -> None:  # PW-3.1
    anna = visit(size, language=language)
    sit_down(anna, room, moment("paladins", "competitive", a_turn_begins, busy, 4))
    assert anna.page.locator(".at-region .fu-grid > .fu-cell").count() == 40
    assert anna.page.locator(".at-kings").count() == 8
    assert anna.page.evaluate(OUTSIDE, ".at-map, .at-king") == []


@pytest.mark.parametrize("language", ["it-IT", "fr-FR"])
def test_who_is_away_and_has_to_play_is_said_in_whole_words(
    visit: Visit, room: Server, language: str
) -> None:
    anna = visit((1366, 768), language=language)
    sit_down(anna, room, moment("paladins", "competitive", all_are_asked, busy, 4))
    assert anna.page.locator(".strip .thinking").count() == 4
    expect(anna.page.locator(".strip-act")).to_have_count(3)
    assert anna.page.evaluate(CUT_WORDS) == []
    expect(anna.page.locator(".strip").last).to_be_in_viewport(ratio=1)


def all_are_asked(play: Play[Any], decision: Decision) -> bool:
    return decision.prompt == "pw-choose-paladin" and len(play.pending) == 4
