"""Observations and actions: a vector of its own for Spook Manor, features for any other title."""

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from salotto.bots.actions import ListedActions
from salotto.bots.observation import Encoder, NotEncoded, encoder
from salotto.kernel.chance import Chance
from salotto.kernel.play import NEVER, Play
from salotto.kernel.title import Title
from salotto.registry import title, titles
from salotto.titles.spook_manor import encoding
from tests.each import for_each

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
        numbers = encoder(MANOR).actions.numbers(decision, players)
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


def test_a_title_without_an_encoding_is_refused_in_words() -> None:
    with pytest.raises(NotEncoded, match="toy brings no module"):
        Encoder(SimpleNamespace(id="toy", package="tests.kernel"))  # type: ignore[arg-type]


def test_a_vector_of_its_own_has_no_features() -> None:
    play = Play(MANOR, MANOR.table(["random"], "1"))
    with pytest.raises(NotEncoded):
        encoder(MANOR).features(play, 0)


@for_each("game", [each for each in titles().values() if encoder(each).declared])
def test_a_vector_is_its_features_written_out(game: Title[Any]) -> None:
    encoded = encoder(game)
    assert len(encoded.names) == encoded.size == sum(size for _, size in encoded.fields)
    assert len(set(encoded.names)) == encoded.size
    mode = game.modes[0]
    play = Play(game, game.table(["a"] * mode.players[0], "1", mode.id))
    decision = play.next_decision()
    if decision is not None:
        on = encoded.features(play, decision.seat)
        vector = encoded.observe(play, decision.seat)
        assert np.flatnonzero(vector).tolist() == on
        assert set(vector.tolist()) == {0.0, 1.0}
        assert f"asked {decision.prompt}" in {encoded.names[number] for number in on}
        assert f"mode {mode.id}" in {encoded.names[number] for number in on}


def test_the_version_names_the_release_and_another_box_has_another() -> None:
    game = title("paladins")
    version = Encoder(game).version
    assert version == Encoder(game).version
    assert version.startswith(f"{game.release}-")
    changed = Encoder(game)
    seen = changed.observation_version
    changed.actions = ListedActions(SimpleNamespace(ACTIONS=("one",)))
    assert changed.version != version
    assert changed.observation_version == seen
    changed.names[0] += " "
    assert changed.observation_version != seen
