"""Observations and actions: exact for Spook Manor, hashed for any other title."""

from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from salotto.kernel.chance import Chance
from salotto.kernel.play import NEVER, Play
from salotto.lab.actions import HashedActions, TooManyAnswers
from salotto.lab.observation import encoder, hashed_view
from salotto.registry import title
from salotto.titles.spook_manor import encoding

MANOR = title("spook-manor")
MANUAL = Path(__file__).parents[2] / "docs" / "laboratory.md"
TABLES = [("solo", 1), ("solo-big-manor", 1), ("competitive", 2), ("competitive", 6)]


def part(vector: encoding.Vector, name: str) -> encoding.Vector:
    at = 0
    for field, size in encoding.FIELDS:
        if field == name:
            return vector[at : at + size]
        at += size
    raise KeyError(name)


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_every_question_of_a_game_is_encoded_without_a_clash(mode: str, players: int) -> None:
    chance = Random(f"{mode}{players}")
    play = Play(MANOR, MANOR.table(["random"] * players, "11", mode), every=NEVER)
    while (decision := play.next_decision()) is not None:
        numbers = encoder(MANOR).actions.numbers(decision.keys)
        assert len(set(numbers)) == len(decision.keys)
        vector = encoder(MANOR).observe(play, decision.seat)
        assert vector.shape == (encoding.SIZE,)
        assert np.abs(vector).max() <= 1
        options = [option for option in decision.options if option != "done"]
        play.take(
            decision,
            chance.choice(options or decision.options) if chance.random() < 0.7 else decision.options[-1],
        )


def test_what_a_seat_cannot_know_does_not_change_what_it_observes() -> None:
    chance = Random(5)
    play = Play(MANOR, MANOR.table(["random"] * 3, "5"))
    for step in range(120):
        decision = play.next_decision()
        assert decision is not None
        redealt = play.state.copy()
        MANOR.redeal(redealt, decision.seat, Chance(step))
        views = play.view(decision.seat), MANOR.view(redealt, decision.seat)
        seen, imagined = (encoding.observe(view, decision.prompt, decision.about) for view in views)
        assert (seen == imagined).all()
        play.take(decision, chance.choice(decision.options))


def test_the_open_cells_of_a_fresh_manor_are_observed() -> None:
    play = Play(MANOR, MANOR.table(["random"], "1"))
    for option in (0, 0):
        decision = play.next_decision()
        assert decision is not None
        play.take(decision, decision.options[option])
    spots = part(encoder(MANOR).observe(play, 0), "spots").reshape(len(encoding.COLUMNS), encoding.SPOT_SIZE)
    assert [encoding.COLUMNS[at] for at in np.flatnonzero(spots[:, 0])] == [-1, 0, 1, 2]
    ground, upstairs = spots[encoding.COLUMNS.index(-1)], spots[encoding.COLUMNS.index(0)]
    assert ground[3] == 0.5  # free on the left and above; the Foyer on the right; nothing beneath
    assert upstairs[3] == 0.75
    assert part(encoder(MANOR).observe(play, 0), "question").tolist() == [0, 0, 1, 0, 0]


def test_the_manual_lists_every_part_of_the_vector() -> None:
    text = MANUAL.read_text(encoding="utf-8")
    for name, size in encoding.FIELDS:
        assert f"| `{name}` | {size} |" in text
    assert f"{encoding.SIZE} numbers" in text
    assert f"{len(encoding.ACTIONS)} actions" in text


@given(st.sets(st.text(max_size=8), max_size=16))
def test_hashed_actions_never_clash_within_a_question(keys: set[str]) -> None:
    actions = HashedActions(16)
    numbers = actions.numbers(sorted(keys))
    assert len(set(numbers)) == len(keys)
    assert all(0 <= number < 16 for number in numbers)
    assert actions.numbers(sorted(keys, reverse=True)) == numbers[::-1]


def test_more_answers_than_numbers_are_refused() -> None:
    with pytest.raises(TooManyAnswers):
        HashedActions(2).numbers(["a", "b", "c"])


def test_a_hashed_view_tells_texts_numbers_and_places_apart() -> None:
    views = [{"a": 1}, {"a": 2}, {"b": 1}, {"a": "1"}, {"a": [1]}]
    vectors = {hashed_view(view, "ask", {}).tobytes() for view in views}
    assert len(vectors) == len(views)
    assert (hashed_view({"a": 1}, None, {}) != hashed_view({"a": 1}, "ask", {})).any()
