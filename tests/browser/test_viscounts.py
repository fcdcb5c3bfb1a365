"""Viscounts in a real browser: whole games by clicks, the Overlord between two people, words, phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from salotto.kit.furniture import JOINT
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.preview import moves
from tests.browser.conftest import PHONE, Visit
from tests.browser.people import PROMPT, Person
from tests.browser.staged import dealt, moment, sit_down
from tests.browser.test_pages import problems
from tests.browser.vocabulary import english_only, said
from tests.server.servers import Server

OVERFLOW = """() => ["html", ".fu-board"].flatMap((name) => {
  const part = document.querySelector(name);
  return [part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight];
})"""


def eager(choices: list[str], chance: Random) -> str:
    """Somebody who does as much as possible, wherever it lies on the page."""
    rest = [key for key in choices if key != "no" and not key.startswith("shortcut:")]
    return chance.choice(sorted(rest or choices))


def turns(person: Person, chance: Random) -> Iterator[None]:
    """Play to the end of the game, with a look at the page before every choice."""
    while person.fact("state") != "over":
        yield
        person.choose(eager(person.choices(), chance))
        person.until_asked()
    yield


def totals(person: Person) -> list[int]:
    person.open_scorecard()
    cells = person.page.locator("table.scores tfoot td").all_inner_texts()
    return [int(cell.replace("−", "-")) for cell in cells]


def names_in(language: str) -> list[str]:
    """The names of cards and of the board's parts."""
    named: chain[Any] = chain(
        *(BOX.townsfolk, BOX.starting, BOX.heroes, BOX.manuscripts, BOX.segments, BOX.types),
        *(BOX.player_cards, BOX.cleric_bonus, BOX.schemes, BOX.summaries, BOX.rivals.values()),
    )
    return [thing.names[language] for thing in named]


@pytest.mark.timeout(600)  # a hundred clicks
def test_a_whole_game_of_three_by_clicks_needs_no_scrolling_and_in_italian_has_no_english_word(
    visit: Visit, room: Server
) -> None:
    english = english_only("viscounts", "it", names_in)
    anna = visit(language="it-IT")
    sit_down(anna, room, dealt("viscounts", "competitive", 3, "an evening by clicks 2"), bot="greedy")
    for _ in turns(anna, Random(3)):
        assert max(anna.page.evaluate(OVERFLOW)) <= 1
        assert said(anna) & english == set()
    best_first = sorted(totals(anna), reverse=True)
    places = anna.page.locator(".podium .points").all_inner_texts()
    assert best_first == [int(each.replace("−", "-")) for each in places]


@pytest.mark.timeout(600)  # a hundred clicks
def test_a_solo_game_to_its_end(visit: Visit, room: Server) -> None:
    anna = visit()
    sit_down(anna, room, dealt("viscounts", "solo", 1, "an evening by clicks 6"))
    rival = anna.page.locator(".strip-look").nth(1)
    rival.click()
    expect(anna.page.locator(".fu-tray > .fu-title")).to_contain_text("Rival")
    anna.page.locator(".strip-look").first.click()
    expect(anna.page.locator(".fu-tray > .fu-title")).to_contain_text("Your board")
    for _ in turns(anna, Random(4)):
        pass
    assert len(totals(anna)) == 2


def sit_beside(person: Person, invitation: str, name: str) -> None:
    """Open an invitation and take the free seat."""
    person.go(invitation)
    person.page.locator("#seats [name=name]").first.fill(name)
    person.page.locator("#seats form button").first.click()


@pytest.mark.timeout(300)
def test_two_people_see_the_overlord_take_two_turns(visit: Visit) -> None:  # VW-11.5
    anna, bruno = visit(), visit()
    anna.put_together("viscounts", "coop", "me", "open")
    sit_beside(bruno, anna.page.input_value("#invitation"), "Bruno")
    anna.begin()
    chance = Random(5)
    moved = re.compile("The Overlord moves")
    people = (anna, bruno)
    while min(len(moved.findall(one.page.locator("#story").inner_text())) for one in people) < 2:
        for person in people:
            if person.fact("state") == "mine":
                person.choose(eager(person.choices(), chance))
        assert "over" not in (anna.fact("state"), bruno.fact("state"))
    for person in people:
        expect(person.page.locator(".at-overlord")).to_contain_text("target 160")
        assert person.page.locator(".at-ring .lord").count() == 1


# Moments


def can_move(play: Play[Any], decision: Decision) -> bool:
    return decision.prompt == "vw-move" and len(decision.keys) > 2 and play.state.round > 2


def at_random(decision: Decision, chance: Random) -> str:
    return chance.choice(decision.keys)


def test_before_a_move_the_page_says_what_it_costs_and_allows(visit: Visit, room: Server) -> None:  # VW-5.2
    anna = visit()
    play = moment("viscounts", "competitive", can_move, at_random)
    sit_down(anna, room, play)
    game = play.seen(0)
    for move in moves(game, game.players[0]):
        space = anna.button(game.layout.spaces[move.place].key)
        label = space.get_attribute("aria-label") or ""
        assert ("For nothing" if not move.silver else f"For {move.silver} Silver") in label
        assert ("no action" in label) == (not move.actions)
        shown = space.locator("xpath=..").locator(".move .glyph").count()
        could = {action.partition(":")[2] for action in move.actions}
        assert shown == len(could) + bool(move.silver)


def test_one_click_moves_and_acts(visit: Visit, room: Server) -> None:  # VW-5.2, VW-5.3
    anna = visit()
    play = moment("viscounts", "competitive", can_move, at_random)
    sit_down(anna, room, play)
    before = int(anna.fact("at") or 0)
    both = next(key for key in anna.choices() if key.startswith("space:") and key.count(JOINT) == 1)
    assert anna.button(both).get_attribute("aria-label")
    anna.choose(both)
    anna.page.wait_for_function(
        "at => Number(document.querySelector('#main').dataset.at) >= at", arg=before + 2
    )


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_nothing_keeps_people_out(visit: Visit, room: Server, dark: bool, phone: bool) -> None:
    anna = visit(size=PHONE, dark=dark) if phone else visit(dark=dark)
    sit_down(anna, room, moment("viscounts", "competitive", can_move, at_random))
    assert problems(anna) == []


SMALLEST = """() => {
  const words = document.createTreeWalker(document.querySelector("#main"), NodeFilter.SHOW_TEXT);
  const found = [];
  while (words.nextNode()) {
    const at = words.currentNode.parentElement;
    const seen = at.closest(".fu-board, .fu-tray") && !at.closest(".sr, title");
    if (seen && words.currentNode.textContent.trim()) {
      found.push([parseFloat(getComputedStyle(at).fontSize), words.currentNode.textContent.trim()]);
    }
  }
  return found.sort((one, other) => one[0] - other[0])[0];
}"""


@pytest.mark.parametrize("mode", ["competitive", "coop"])
def test_on_a_small_laptop_everything_can_be_read_without_scrolling(
    visit: Visit, room: Server, mode: str
) -> None:
    anna = visit(size=(1366, 768), language="it")
    sit_down(anna, room, moment("viscounts", mode, can_move, at_random))
    assert max(anna.page.evaluate(OVERFLOW)) <= 1
    size, text = anna.page.evaluate(SMALLEST)
    assert size >= 10.95, text


# Words


@pytest.mark.timeout(300)
def test_a_game_in_french_has_no_english_word(visit: Visit, room: Server) -> None:
    english = english_only("viscounts", "fr", names_in)
    assert {"townsfolk", "overlord", "silver"} <= english
    anna = visit(language="fr-FR")
    sit_down(anna, room, dealt("viscounts", "coop", 2), bot="random")
    for turn, _ in enumerate(turns(anna, Random(5))):
        assert said(anna) & english == set()
        if turn == 40:
            break


# The phone


def test_on_a_phone_the_whole_ring_can_be_reached(visit: Visit, room: Server) -> None:
    anna = visit(size=PHONE)
    sit_down(anna, room, moment("viscounts", "competitive", can_move, at_random))
    width = "() => [innerWidth, document.documentElement.scrollWidth]"
    assert anna.page.evaluate(width) == [PHONE[0]] * 2
    spaces = anna.page.locator(".at-ring :is(.at-left, .at-right, .at-inner, .at-spot, .at-section)")
    assert spaces.count() == 15 + 25 + 5
    for space in spaces.all():
        space.scroll_into_view_if_needed()
        box = space.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= PHONE[0] - box["width"]
    for key in anna.choices():
        box = anna.button(key).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24, key
    asked = anna.page.locator(PROMPT).inner_text()
    anna.choose(anna.choices()[0])
    expect(anna.page.locator(PROMPT)).not_to_have_text(asked)
    assert anna.page.evaluate(width) == [PHONE[0]] * 2


def test_on_a_phone_what_can_be_chosen_comes_into_view(visit: Visit, room: Server) -> None:
    anna = visit(size=PHONE)
    sit_down(
        anna,
        room,
        moment("viscounts", "competitive", lambda _, one: one.prompt == "vw-choose-slot", at_random),
    )
    expect(anna.button(anna.choices()[0])).to_be_in_viewport()
