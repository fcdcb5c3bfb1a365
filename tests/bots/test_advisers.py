"""Advisers: what bots ask of a title, and twins of a title that think differently."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from inspect import getmembers_static, isfunction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from salotto.content import ContentError
from salotto.kernel.adviser import Adviser
from salotto.kernel.decisions import key_of
from salotto.kernel.play import Play
from salotto.kernel.title import Title
from salotto.kit.weighing import other_weights, read_weights
from salotto.registry import title as title_of
from salotto.registry import titles
from tests.kernel.toy import TOY

WEIGHED = [title for title in titles().values() if (files(title.package) / "data" / "weights.toml").is_file()]


def weights_of(title: Title[Any]) -> dict[str, Any]:
    text = (files(title.package) / "data" / "weights.toml").read_text(encoding="utf-8")
    weights: dict[str, Any] = tomllib.loads(text)["weights"]
    return weights


def public_methods(kind: type) -> set[str]:
    return {name for name, _ in getmembers_static(kind, isfunction) if not name.startswith("_")}


def test_a_title_has_at_most_12_methods_to_override() -> None:
    opening = {"advised_by", "mode", "mode_for", "table"}  # what the house itself asks: they are as they are
    assert len(public_methods(Title) - opening) + 1 <= 12  # the adviser counts as one


@pytest.mark.parametrize("title", titles().values(), ids=titles())
def test_a_title_and_its_adviser_define_only_what_somebody_asks(title: Title[Any]) -> None:
    assert public_methods(type(title)) <= public_methods(Title)
    assert public_methods(type(title.adviser)) <= public_methods(Adviser)
    assert title.adviser.title is title


def test_without_an_adviser_of_its_own_a_title_has_one_that_counts_the_score() -> None:
    play = Play(TOY, TOY.table(["Ada", "Ben"], "seed"))
    decision = play.next_decision()
    assert decision is not None
    assert type(TOY.adviser) is Adviser
    assert TOY.adviser.evaluate(play.state, 1) == TOY.scorecards(play.state)[1].total
    assert TOY.adviser.candidates(play.state, decision) is decision.options
    assert TOY.adviser.with_weights({}) is TOY.adviser


@pytest.mark.parametrize("title", WEIGHED, ids=[title.id for title in WEIGHED])
def test_a_twin_is_the_same_game_with_another_adviser(title: Title[Any]) -> None:
    weights = weights_of(title)
    other = {name: value / 2 if isinstance(value, float | int) else value for name, value in weights.items()}
    twin = title.advised_by(title.adviser.with_weights(other))
    same = title.advised_by(title.adviser.with_weights(weights))
    assert type(twin) is type(title)
    assert twin.adviser is not title.adviser
    seats = title.modes[0].players[0]
    play = Play(title, title.table(["x"] * seats, "twin"))
    chance = Random(1)
    for _ in range(60):
        decision = play.next_decision()
        if decision is None:
            break
        play.take(decision, chance.choice(decision.options))
    assert same.adviser.evaluate(play.state, 0) == title.adviser.evaluate(play.state, 0)
    assert twin.adviser.evaluate(play.state, 0) != title.adviser.evaluate(play.state, 0)


def test_what_is_imagined_from_what_is_imagined_has_the_same_adviser() -> None:
    title = titles()["architects"]
    twin = title.advised_by(title.adviser.with_weights(weights_of(title)))
    play = Play(title, title.table(["x", "y"], "twin"))
    chance = Random(1)
    for _ in range(30):
        decision = play.next_decision()
        assert decision is not None
        mind = play.imagine(decision.seat, "other")
        mind.title = twin
        assert mind.fork().title is twin
        play.take(decision, chance.choice(decision.options))


def test_what_last_will_keeps_follows_the_weights_of_its_adviser() -> None:
    """Two advisers that weigh an action differently keep different cards."""
    title = title_of("last-will")
    dear = title.adviser.with_weights({**weights_of(title), "action": 40.0})
    differ = 0
    for seed in range(6):
        play = Play(title, title.table(["Ada", "Ben"], f"keep {seed}"))
        chance = Random(seed)
        while (decision := play.next_decision()) is not None:
            kept = [
                [key_of(each) for each in adviser.candidates(play.state, decision)]
                for adviser in (title.adviser, dear)
            ]
            if decision.prompt == "lw-keep":
                differ += kept[0] != kept[1]
            play.take(decision, chance.choice(decision.options))
    assert differ


@dataclass(frozen=True, slots=True)
class Scales:
    """Weights of no title."""

    hope: float
    fear: tuple[float, ...]


def test_some_weights_may_differ_at_some_tables(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text("[weights]\nhope = 1.0\nfear = [1.0, 2.0]\n\n[together]\nhope = 3.0\n")
    usual = read_weights(Scales, tmp_path)
    assert other_weights(usual, tmp_path, "together") == Scales(3.0, (1.0, 2.0))
    assert other_weights(Scales(9.0, (4.0,)), tmp_path, "together") == Scales(3.0, (4.0,))
    file.write_text("[together]\nhopes = 3.0\n")
    with pytest.raises(ContentError, match="hopes"):
        other_weights(usual, tmp_path, "together")
