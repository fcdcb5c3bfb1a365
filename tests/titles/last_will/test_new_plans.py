"""LW-25 The plans of Getting Sacked; what is printed on each tile."""

from __future__ import annotations

from itertools import pairwise

import pytest

from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import Plan
from salotto.titles.last_will.state import Phase
from tests.each import for_each
from tests.kit.player import answer, simply, told, why_not
from tests.titles.last_will.positions import a_cousin, a_game
from tests.titles.last_will.tables import SACKED, a_table, choices, play_to_phase, player

TILES = {
    "2-3": [
        ((4, 2, 1), (2, 3, 1)),
        ((2, 2, 2), (0, 3, 2)),
        ((1, 1, 3), (4, 1, 2)),
        ((5, 1, 2), (3, 2, 2)),
        ((0, 1, 4), (2, 3, 2)),
        ((1, 2, 3), (7, 2, 1)),
        ((7, 1, 2), (0, 3, 3)),
        ((3, 2, 3), (1, 3, 3)),
    ],
    "4-5": [
        ((5, 2, 1), (3, 3, 1)),
        ((2, 2, 2), (0, 3, 2)),
        ((1, 1, 3), (4, 1, 2)),
        ((3, 2, 2), (6, 2, 1)),
        ((0, 1, 4), (2, 3, 2)),
        ((6, 1, 2), (1, 2, 3)),
        ((0, 3, 3), (1, 1, 4)),
        ((3, 2, 3), (7, 3, 1)),
    ],
}
"""Cards, errand boys and actions of both sides of each tile, from left to right."""


def weight(plan: Plan) -> int:
    """How much a plan gives: a card counts 1, an errand boy 2, an action 3."""
    return plan.cards + 2 * plan.errand_boys + 3 * plan.actions


@for_each("players", [2, 3, 4, 5])
def test_eight_plans_lie_on_the_table(players: int) -> None:  # LW-25.1
    plans = a_table(players, SACKED).state.plans
    assert len(plans) == 8
    for plan, sides in zip(plans, TILES["2-3" if players < 4 else "4-5"], strict=True):
        assert (plan.cards, plan.errand_boys, plan.actions) in sides


def test_every_tile_is_tested() -> None:  # LW-20.7
    for group, tiles in TILES.items():
        printed = [tile for tile in BOX.tiles if tile.key.startswith(f"tile:gs-tile-{group}")]
        assert [tile.position for tile in printed] == list(range(1, 9))
        assert [
            tuple((side.cards, side.errand_boys, side.actions) for side in tile.sides) for tile in printed
        ] == tiles


def test_with_two_players_two_of_the_eight_plans_are_blocked() -> None:  # LW-25.1
    play = a_game(phase=Phase.PLANNING, mode=SACKED)
    plans = [plan.key for plan in play.state.plans]
    assert choices(play) == plans
    answer(play, 0, plans[1])
    assert why_not(play, plans[1], 1) == "LW-5.11"
    answer(play, 1, plans[6])
    assert choices(play, 1) == [plan for plan in plans if plan not in (plans[1], plans[6])]


@pytest.mark.parametrize("group", TILES)
def test_plans_farther_right_give_more(group: str) -> None:  # LW-25.2
    tiles = [tile for tile in BOX.tiles if tile.key.startswith(f"tile:gs-tile-{group}")]
    for left, right in pairwise(tiles):
        for poorer in left.sides:
            for richer in right.sides:
                assert weight(poorer) <= weight(richer)
    assert max(map(weight, tiles[0].sides)) < min(map(weight, tiles[-1].sides))


def test_plans_farther_left_act_earlier() -> None:  # LW-25.2
    play = a_game(a_cousin(), a_cousin(), a_cousin(), phase=Phase.PLANNING, mode=SACKED)
    for position in (8, 3, 5):
        (decision,) = play.pending
        seat = decision.seat
        answer(play, seat, play.state.plans[position - 1].key)
        while (drawing := play.decision(seat)) and drawing.prompt == "lw-draw-from":
            answer(play, seat, simply(drawing))
    assert play.state.order == [1, 2, 0]


def test_the_third_errand_boy() -> None:  # E33, LW-25.3
    a, b, c = range(3)
    cousins = [a_cousin(plan=1, board=["waiter"]), a_cousin(plan=2), a_cousin(plan=3)]
    plans = ["gs-tile-2-3-1-a", "gs-tile-2-3-2-b", "gs-tile-2-3-3-a"]
    play = a_game(*cousins, plans=plans, phase=Phase.ERRANDS, mode=SACKED)
    assert [player(play, seat).errand_boys for seat in range(3)] == [2, 3, 1]
    play_to_phase(play, Phase.ACTIONS)
    assert [line.event.seat for line in told(play, "lw-errand-boy")] == [a, b, c, a, b, b]


def test_third_errand_boys_are_placed_in_order_of_play() -> None:  # LW-25.3
    cousins = [a_cousin(plan=1, board=["waiter"]), a_cousin(plan=2), a_cousin(plan=5)]
    plans = ["gs-tile-2-3-1-b", "gs-tile-2-3-2-a", "gs-tile-2-3-5-b"]
    offers = {"b1": "butler", "b2": "companion-dog", "c1": "ball", "d1": "fixer"}
    play = a_game(*cousins, plans=plans, offers=offers, phase=Phase.ERRANDS, mode=SACKED)
    play_to_phase(play, Phase.ACTIONS)
    assert [line.event.seat for line in told(play, "lw-errand-boy")] == [0, 1, 2, 0, 1, 2, 0, 2]
