"""Architects in a real browser: whole games by clicks, a group that points, and its words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from salotto.registry import title as find_title
from salotto.server.tables.pointing import is_shared
from salotto.titles.architects.box import BOX
from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.people import EDGE, POLLING, PROMPT, Person, whoever_is_asked
from tests.browser.staged import NAMES, dealt, moment, sit_down, sit_down_together
from tests.browser.test_pages import overflow, problems
from tests.browser.vocabulary import english_only, said
from tests.server.servers import Server

OVERFLOW = """() => ["html", ".fu-board"].flatMap((name) => {
  const part = document.querySelector(name);
  return [part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight];
})"""


def eager(keys: list[str], chance: Random) -> str:
    """Somebody who builds when it is possible, so that the game ends, and dismisses nobody."""
    building = [key for key in keys if key.startswith("place:guildhall")]
    calm = [key for key in keys if not key.startswith(("discard:", "shortcut:"))]
    return chance.choice(sorted(building or calm or keys))  # wherever it lies on the page


def turns(person: Person, chance: Random) -> Iterator[None]:
    """Play to the end of the game, with a look at the page before every choice."""
    person.until_asked()
    while person.fact("state") != "over":
        yield
        person.choose(eager(person.choices(), chance))
        person.until_asked()
    yield


def spaces_left(play: Play[Any]) -> int:
    """Of the Guildhall."""
    return int(play.state.setting.guildhall.spaces) - len(play.state.guildhall)


def nearly_over(mode: str, players: int, left: int) -> Play[Any]:
    """A game by chance when so many spaces of the Guildhall are left and the first player places a Worker."""
    for seed in range(60):
        game = find_title("architects")
        play = Play(game, game.table(NAMES[:players], f"nearly {seed}", mode))
        chance = Random(seed)
        while (decision := play.next_decision()) is not None:
            placing = decision.seat == 0 and decision.prompt == "aw-place"
            if placing and spaces_left(play) <= left:
                return play
            play.answer(decision.seat, eager(decision.keys, chance))
    raise AssertionError("no game came so far")


# Whole games


@pytest.mark.timeout(600)  # a hundred clicks
def test_a_whole_game_of_three_by_clicks_needs_no_scrolling(visit: Visit, room: Server) -> None:
    anna = visit()
    play = dealt("architects", "competitive", 3, "an evening by clicks 0")
    sit_down(anna, room, play, bot="greedy")  # who build, so that it ends
    asked: list[str] = []
    for _ in turns(anna, Random(3)):
        asked.append(anna.page.locator(PROMPT).inner_text())
        assert max(anna.page.evaluate(OVERFLOW)) <= 1, asked[-1]
    assert len(asked) > 20
    expect(anna.page.locator("#stage")).to_contain_text("The game is over")
    anna.open_scorecard()
    totals = [
        int(cell.replace("−", "-")) for cell in anna.page.locator("table.scores tfoot td").all_inner_texts()
    ]
    places = [int(cell.replace("−", "-")) for cell in anna.page.locator(".podium .points").all_inner_texts()]
    assert sorted(totals, reverse=True) == places


def last_turn(play: Play[Any], decision: Decision) -> bool:
    return decision.prompt == "aw-place" and bool(decision.about["final"])


def building(decision: Decision, chance: Random) -> str:
    return eager(decision.keys, chance)


def test_the_last_turn_is_announced(visit: Visit, room: Server) -> None:  # AW-8.1
    anna = visit()
    sit_down(anna, room, moment("architects", "competitive", last_turn, building), bot="random")
    expect(anna.page.locator(PROMPT)).to_contain_text("Your last turn")
    expect(anna.page.locator("#stage")).to_contain_text(re.compile("last turn"))
    for _ in turns(anna, Random(1)):
        assert max(anna.page.evaluate(OVERFLOW)) <= 1
    expect(anna.page.locator("#stage")).to_contain_text("The game is over")


@pytest.mark.timeout(600)
def test_two_browsers_play_against_the_overlord_to_the_end(visit: Visit, room: Server) -> None:  # AW-12.9.4
    anna, bruno = visit(), visit()
    sit_down_together([anna, bruno], room, nearly_over("coop", 2, 3))
    chance = Random(1)
    expect(anna.page.locator("#stage")).to_contain_text(re.compile(r"Team −?\d+, target \d+"))
    while anna.fact("state") != "over":
        asked = whoever_is_asked(anna, bruno)
        asked.choose(eager(asked.choices(), chance))
        for each in (anna, bruno):
            each.page.wait_for_function(
                "at => Number(document.querySelector('#main').dataset.at) >= at",
                arg=int(asked.fact("at") or 0),
                polling=POLLING,
            )
    expect(bruno.page.locator(PROMPT).first).to_contain_text(re.compile("won|wins|lost|beaten|points", re.I))


# A group that decides


def test_a_mate_points_and_who_answers_sees_it(visit: Visit, room: Server) -> None:  # AW-12.8.2
    anna, bruno = visit(), visit()
    game = find_title("architects")
    play = Play(game, game.table(NAMES[:2], "group-1", "coop"))
    chance = Random(1)
    while (decision := play.next_decision()) is not None and not is_shared(game, decision):
        play.answer(decision.seat, chance.choice(decision.keys))
    sit_down_together([anna, bruno], room, play)
    bruno.until("mine")
    anna.page.click("[data-point='player:0']")
    pointed = bruno.page.locator("#prompt [data-choice='player:0']")  # it lies on the strip, too
    expect(pointed.locator(".finger")).to_have_count(1)
    expect(anna.page.locator("[data-point='player:0'] .finger")).to_have_count(1)
    expect(pointed).to_contain_text("Anna points here")
    assert problems(anna) == problems(bruno) == []
    pointed.click()
    expect(bruno.page.locator(".finger")).to_have_count(0)


# Words


def names_in(language: str) -> Iterator[str]:
    """The names of locations and cards."""
    shelves = (BOX.locations, BOX.apprentices, BOX.sides, BOX.buildings, BOX.characters, BOX.rewards)
    foes = (BOX.schemes, BOX.opponents, BOX.intrigues, BOX.events, BOX.requests, BOX.baron_boards)
    return (thing.names[language] for shelf in (*shelves, *foes) for thing in shelf.values())


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("language", "mode", "players"), [("it", "coop", 2), ("fr", "versus-bot-2p", 2)])
def test_a_game_has_no_english_word(
    visit: Visit, room: Server, language: str, mode: str, players: int
) -> None:
    english = english_only("architects", language, names_in)
    assert {"quarry", "hire", "worker", "where"} <= english
    anna = visit(language=language)
    sit_down(anna, room, nearly_over(mode, players, 3), bot="random")
    for _ in turns(anna, Random(8)):
        assert said(anna) & english == set()


# For everybody


def hiring(play: Play[Any], decision: Decision) -> bool:
    return decision.prompt == "aw-hire"


def at_random(decision: Decision, chance: Random) -> str:
    return chance.choice(decision.keys)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_no_question_keeps_anybody_out(visit: Visit, room: Server, size: tuple[int, int], dark: bool) -> None:
    anna = visit(size, dark=dark)
    sit_down(anna, room, moment("architects", "competitive", hiring, at_random))
    assert problems(anna) == []
    assert overflow(anna) <= 0
    hired = next(key for key in anna.choices() if key.startswith("apprentice:"))
    expect(anna.button(hired)).to_contain_text("Silver")
    anna.page.click("#players [data-look='1']")
    expect(anna.page.locator(".fu-tray > .fu-title")).to_contain_text("Bruno")
    assert problems(anna) == []


def test_a_whole_place_can_be_clicked(visit: Visit, room: Server) -> None:  # AW-3.2
    anna = visit()
    sit_down(anna, room, nearly_over("competitive", 3, 14))
    place = anna.page.locator(".at-quarry").bounding_box()
    button = anna.button("place:quarry").bounding_box()
    assert place
    assert button
    assert button["width"] * button["height"] > 0.9 * place["width"] * place["height"]


def crowded(play: Play[Any], decision: Decision) -> bool:
    """More cards than there is room for."""
    return sum(key.startswith("building:") for key in decision.keys) >= 8


def test_each_card_of_a_crowded_hand_is_reached_from_its_neighbours(visit: Visit, room: Server) -> None:
    anna = visit()
    sit_down(anna, room, moment("architects", "coop", crowded, at_random, players=2))
    anna.until_asked()
    hand = anna.hands()
    assert len(hand) >= 8
    for key in (*hand, *reversed(hand)):
        card = anna.page.locator(f".at-hand [data-thing='{key}']")
        card.hover(position=EDGE)
        card.click(trial=True)  # its middle lies open, too


def test_the_score_pad_counts_while_one_types(visit: Visit) -> None:  # AW-8.4
    anna = visit()
    anna.go("/titles/architects/score-pad")
    anna.page.fill("[name='0-virtue']", "7")
    anna.page.fill("[name='0-buildings']", "21")
    anna.page.fill("[name='0-debts']", "2")
    expect(anna.page.locator("[data-fragment=points-0]")).to_have_text("17 points")
