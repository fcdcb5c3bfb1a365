"""Sketches and playouts: quick, and of the same mind as the evaluation."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from salotto.bots import make_bot
from salotto.kernel.decisions import key_of
from salotto.lab.simulate import play_out as let_play
from salotto.titles.spook_manor import TITLE
from salotto.titles.spook_manor.arrange import most_entertaining, row_of, size_of
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.evaluation import manor_value
from salotto.titles.spook_manor.fast_evaluation import Sketch
from salotto.titles.spook_manor.state import Manor, Phase
from salotto.titles.spook_manor.weights import NOT_RAISED, WEIGHTS, Judge, grown, judge_of
from tests.kit.player import question
from tests.titles.spook_manor.positions import a_manor, with_room
from tests.titles.spook_manor.tables import a_table, in_round_one, play_to_round

TURNS = 20
JUDGE = judge_of(WEIGHTS)


def sketch_of(manor: Manor) -> Sketch:
    return Sketch.of(manor, Judge(WEIGHTS))


# Sketches


@given(st.integers(0, 10**6), st.integers(1, 20))
@settings(max_examples=40)
def test_a_sketch_that_grows_is_the_sketch_of_the_grown_manor(seed: int, rooms: int) -> None:
    chance = Random(seed)
    manor = a_manor()
    sketch = sketch_of(manor)
    for room in chance.sample(BOX.rooms, rooms):
        at = chance.randrange(len(manor.open_spots()))
        manor = with_room(manor, room, manor.open_spots()[at])
        sketch.build(room, at)
    drawn = sketch_of(manor)
    assert sketch.columns == drawn.columns
    assert sketch.spots == drawn.spots
    assert (sketch.points, sketch.lights, sketch.halls) == (drawn.points, drawn.lights, drawn.halls)
    assert (sketch.group, size_of(sketch.group)) == (drawn.group, sum(manor.monsters()))
    most = sum(most_entertaining(hall) for hall, _ in drawn.halls)
    assert row_of(sketch.halls, 1.0).most == most
    assert sketch.tallest == drawn.tallest
    assert sketch.hope == pytest.approx(drawn.hope)


@given(st.integers(0, 10**6), st.integers(0, 19))
@settings(max_examples=25)
def test_moves_are_judged_like_the_manors_they_lead_to(seed: int, rooms: int) -> None:
    chance = Random(seed)
    *laid, one, other = chance.sample(BOX.rooms, rooms + 2)
    manor = a_manor()
    for room in laid:
        manor = with_room(manor, room, chance.choice(manor.open_spots()))
    left = TURNS - 1 - rooms
    for room, values in sketch_of(manor).moves([one, other], left, TURNS):
        expected = [
            manor_value(with_room(manor, room, spot), left, TURNS, WEIGHTS) for spot in manor.open_spots()
        ]
        assert values == pytest.approx(expected)


def test_the_best_move_is_the_best_of_all() -> None:
    sketch = sketch_of(a_manor(columns={0: ["portrait-of-the-housekeeper"]}))
    rooms = list(BOX.rooms[::20])
    room, at = sketch.best(rooms, 5, TURNS)
    judged = dict(sketch.moves(rooms, 5, TURNS))
    assert judged[room][at] == max(value for values in judged.values() for value in values)


def test_a_copy_grows_by_itself() -> None:
    sketch = sketch_of(a_manor())
    before = sketch.value(10, TURNS)
    sketch.copy().build(BOX.rooms[0], 0)
    assert sketch.value(10, TURNS) == before


@pytest.mark.extends_engine  # a constant of the compiled one stays as it is
def test_sketches_are_kept_only_up_to_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("salotto.titles.spook_manor.fast_evaluation.KEPT", 3)
    judge = Judge(WEIGHTS)
    for room in BOX.rooms[:5]:
        Sketch.of(with_room(a_manor(), room, a_manor().open_spots()[0]), judge)
    assert len(judge.sketches) == 2


def test_a_column_grows_among_the_tallest() -> None:  # SM-6.6
    assert grown((4, 2, 2), 2) == (4, 3, 2)
    assert grown((4, 2, 2), 1) == (4, 2, 2)
    assert grown((1, 1, 0), 0) == (1, 1, 1)
    assert JUDGE.columns((6, 6, 6), NOT_RAISED, 0) == 13
    assert JUDGE.columns((6, 5, 1), 5, 0) == 7


# Ways


@pytest.mark.parametrize("players", [1, 2, 5])
def test_every_legal_card_and_cell_is_a_way(players: int) -> None:
    play = play_to_round(in_round_one(players), 9)
    found = TITLE.adviser.move_values(play.state, question(play))
    assert found is not None
    room = question(play).options[0]
    play.answer(0, key_of(room))
    cells = TITLE.adviser.move_values(play.state, question(play))
    assert cells is not None
    assert {way[0] for way in cells} == set(question(play).keys)
    assert {spot: found[room.key, spot] for (spot,) in cells} == {spot: cells[spot,] for (spot,) in cells}


def test_other_questions_are_left_to_the_bots() -> None:
    play = a_table(2)
    assert TITLE.adviser.move_values(play.state, question(play)) is None
    assert TITLE.adviser.quick_playout(play.state, 3) is None


# Playouts


@pytest.mark.parametrize(("players", "mode"), [(1, "solo"), (1, "solo-big-manor"), (3, "competitive")])
def test_a_game_played_on_ends_like_that_of_the_greedy_bots(players: int, mode: str) -> None:
    play = in_round_one(players, mode)
    before = play.state.copy()
    values = TITLE.adviser.quick_playout(play.state, 99)
    assert play.state == before
    let_play(play, [make_bot("greedy", str(seat)) for seat in range(players)])
    assert play.outcome is not None
    assert values == list(play.outcome.scores)


@pytest.mark.parametrize("players", [1, 2])
def test_a_playout_stops_after_so_many_rounds(players: int) -> None:
    play = play_to_round(in_round_one(players), 6)
    values = TITLE.adviser.quick_playout(play.state, 2)
    bots = [make_bot("greedy", str(seat)) for seat in range(players)]
    while play.state.round < 8 or play.state.phase is Phase.PLAY:
        decision = play.next_decision()
        assert decision is not None
        play.take(decision, bots[decision.seat].choose(play, decision))
    assert values == pytest.approx([TITLE.adviser.evaluate(play.state, seat) for seat in range(players)])


def test_what_is_committed_is_built() -> None:
    play = play_to_round(in_round_one(2), 6)
    worst = min(
        found := TITLE.adviser.move_values(play.state, question(play)) or {}, key=lambda way: found[way]
    )
    free = TITLE.adviser.quick_playout(play.state, 0)
    for key in worst:
        play.answer(0, key)
    committed = TITLE.adviser.quick_playout(play.state, 0)
    assert free is not None
    assert committed is not None
    assert committed[0] == pytest.approx(found[worst])
    assert committed[0] < free[0] == pytest.approx(max(found.values()))
    assert committed[1] == free[1]
