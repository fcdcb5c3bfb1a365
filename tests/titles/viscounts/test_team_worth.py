"""What the bots make of the Overlord: they foresee his turn as the rules carry it out (VW-11.5)."""

from itertools import pairwise
from typing import Any

import pytest

from salotto.titles.viscounts.adviser import ViscountsAdviser
from salotto.titles.viscounts.board import INNER
from salotto.titles.viscounts.castle_worth import castle_worth
from salotto.titles.viscounts.team_worth import (
    Threat,
    bump_worth,
    danger,
    foresee,
    guard_worth,
    peril,
    removal_worth,
    threat_of,
)
from salotto.titles.viscounts.weights import WEIGHTS
from tests.each import for_each
from tests.titles.viscounts.coop_tables import CALM, together
from tests.titles.viscounts.positions import Game, Overlord, Viscount, a_game

TURNS: list[dict[str, Any]] = [
    {"overlord": Overlord("forest-left"), "townsfolk": {"forest": "friar"}},  # an empty space
    {
        "overlord": Overlord("forest-left", {"gorge-left": 1}),
        "townsfolk": {"forest": "miner", "gorge": "friar"},
    },
    {
        "overlord": Overlord("forest-left", {"gorge-left": 2}),
        "townsfolk": {"forest": "miner", "gorge": "friar"},
    },
    {
        "overlord": Overlord("hills-left", {"forest-left": 2, "forest-right": 1, "forest-inner": 1}),
        "townsfolk": {"hills": "friar", "forest": "enforcer"},
    },
    {"overlord": Overlord("forest-left"), "townsfolk": {"forest": ""}},
]


def still(viscount: Viscount, **more: Any) -> Game:
    """A table on which nothing has happened yet: no space has three of his Workers."""
    return together(viscount, Viscount(), do="advance", **more)


def threat(game: Game) -> Threat:
    assert game.state.baron is not None
    return threat_of(game.state, game.state.baron)


@for_each("turn", TURNS)
@for_each("wall", ["", "gorge-left", "forest-right", "forest-inner"])
def test_his_turn_is_foreseen(turn: dict[str, Any], wall: str) -> None:  # VW-11.5 to VW-11.8
    if wall in turn["overlord"].workers:
        wall = ""  # VW-11.3.2
    guards = {wall: 1} if wall else {}
    before = still(Viscount(row=CALM, guards=guards), **turn)
    after = together(Viscount(row=CALM, guards=guards), Viscount(), do="baron", **turn)
    expected = threat(before)
    assert before.state.baron is not None
    foresee(before.state, before.state.baron, expected)
    assert expected == threat(after)


def test_the_defeat_is_foreseen() -> None:  # VW-11.1.2, VW-11.7.3
    game = still(
        Viscount(row=CALM),
        overlord=Overlord("lake-left", {"gorge-left": 1}, reserve=0),
        townsfolk={},
    )
    coming = threat(game)
    coming.outside = [0] * 10
    coming.inner = [1] * 5
    coming.lines = [2] * 5
    coming.outside[4] = 3
    coming.march(0)
    assert coming.lost
    assert peril(coming, WEIGHTS) == pytest.approx(0.95 * WEIGHTS.defeat)


def test_what_lies_on_a_full_line_weighs_most() -> None:  # VW-11.7.3
    quiet = Threat([0] * 10, [0] * 15, [0] * 5, [0] * 5, 20)
    assert peril(quiet, WEIGHTS) == 0
    found = []
    for inner, line in ((0, 0), (1, 0), (1, 1), (1, 2)):
        filled = Threat([2] + [0] * 9, [0] * 15, [inner] + [0] * 4, [line] + [0] * 4, 18)
        found.append(peril(filled, WEIGHTS))
    assert found == sorted(found)
    steps = [more - less for less, more in pairwise(found)]
    assert steps == sorted(steps)


def test_removing_guarding_and_bumping_avert_danger() -> None:  # VW-11.4.3, VW-11.4.4, VW-11.4.6
    game = still(
        Viscount(row=CALM),
        overlord=Overlord("lake-left", {"hills-left": 2, "hills-inner": 1}),
    )
    state, baron = game.state, game.state.baron
    assert baron is not None
    place = {space.id: at for at, space in enumerate(state.layout.spaces)}
    assert removal_worth(state, baron, place["hills-left"], WEIGHTS) > 0
    assert removal_worth(state, baron, place["hills-inner"], WEIGHTS) > 0
    assert removal_worth(state, baron, place["gorge-left"], WEIGHTS) == 0  # nobody is there
    assert guard_worth(state, baron, place["gorge-left"], WEIGHTS) > 0
    assert guard_worth(state, baron, place["hills-left"], WEIGHTS) == 0  # VW-11.3.2
    hills = place["hills-inner"] // 3
    assert place["hills-inner"] == 3 * hills + INNER
    at = hills * state.setting.owners
    state.first[at + 2] = 1  # the Overlord's
    state.first[at] = 2
    assert bump_worth(state, baron, hills, 1, WEIGHTS) > 0
    state.first[at] = 0
    assert bump_worth(state, baron, hills, 1, WEIGHTS) == 0  # VW-7.6 there is room


def test_the_judgement_of_a_team_sinks_with_the_danger() -> None:  # VW-11.1.1
    adviser = ViscountsAdviser(WEIGHTS)
    calm = still(Viscount(row=CALM), overlord=Overlord("lake-left"))
    grave = still(Viscount(row=CALM), overlord=Overlord("lake-left", {"hills-left": 2, "hills-inner": 1}))
    assert grave.state.baron is not None
    assert calm.state.baron is not None
    weights = adviser.together.weights
    more = danger(grave.state, grave.state.baron, weights) - danger(calm.state, calm.state.baron, weights)
    assert more > 3
    assert adviser.evaluate(grave.state, 0) == pytest.approx(adviser.evaluate(calm.state, 0) - more)


def test_who_will_be_sent_home_from_the_castle_is_worth_nothing() -> None:  # VW-11.9.1
    """Two Workers beside one of a mate's: after the Overlord's turn each of them has one less there."""
    crowded = still(Viscount(row=CALM, first={"IS": 2}), overlord=Overlord("lake-left"))
    column = crowded.state.setting.owners
    crowded.state.first[1] = 1  # the mate's, in the first section
    judgement = ViscountsAdviser(WEIGHTS).together
    state = crowded.state
    before = [castle_worth(state, each, judgement, 0.0, 0, 0) for each in state.players]
    state.first[1], state.first[column + 1] = 0, 1  # in another section nobody is sent home
    after = [castle_worth(state, each, judgement, 0.0, 0, 0) for each in state.players]
    assert (before, after) == ([1, 0], [2, 1])


def test_with_mates_bots_look_twice() -> None:  # VW-11.1.2
    adviser = ViscountsAdviser(WEIGHTS)
    alone = a_game(Viscount(), Viscount())
    assert adviser.subtlety_at(alone.state) == adviser.subtlety
    assert 1 <= adviser.subtlety_at(still(Viscount(row=CALM)).state) < adviser.subtlety
