"""Tuning: weights are found, measured, and written without touching anything else."""

from __future__ import annotations

import tomllib
from argparse import ArgumentParser
from pathlib import Path

import pytest

from salotto.content import ContentError
from salotto.lab.tune import (
    Trial,
    Tuned,
    Tuner,
    add_tune_arguments,
    flat,
    play_trial,
    read_weights,
    rewritten,
    run_tune,
    shaped,
    trials,
    tune,
    weights_file,
)
from salotto.titles.spook_manor import TITLE
from salotto.titles.spook_manor.adviser import SpookManorAdviser
from salotto.titles.spook_manor.weights import WEIGHTS
from salotto.words import words
from tests.bots.toys import Nim

TEXT = """# What matters.

[weights]
hope = 0.5            # the most
lines = [0.0, 1.5]    # of lights
source = "designed"

[tuned]
gain = 0.1
"""


def test_weights_are_the_numbers_of_their_table() -> None:
    assert read_weights(TEXT) == {"hope": 0.5, "lines": [0.0, 1.5]}


def test_numbers_in_a_row_become_weights_again() -> None:
    weights = read_weights(TEXT)
    assert flat(weights) == [0.5, 0.0, 1.5]
    assert shaped([1.0, 2.0, 3.0], weights) == {"hope": 1.0, "lines": [2.0, 3.0]}


def test_new_weights_are_written_with_their_gain_and_all_comments_stay() -> None:
    tuned = Tuned({"hope": -0.25, "lines": [0.0, 2.0]}, 100, 88.0, 88.5, 0.5, 0.125)
    text = rewritten(TEXT, tuned)
    assert "hope = -0.25            # the most" in text
    assert "lines = [0.0, 2.0]    # of lights" in text
    assert text.count("[tuned]") == 1
    data = tomllib.loads(text)
    assert data["weights"] == {"hope": -0.25, "lines": [0.0, 2.0], "source": "designed"}
    assert data["tuned"] == {"games": 100, "before": 88.0, "after": 88.5, "gain": 0.5, "error": 0.12}


def test_only_a_gain_that_is_no_luck_is_certain() -> None:
    assert Tuned({}, 1, 0, 0, gain=0.3, error=0.1).certain
    assert not Tuned({}, 1, 0, 0, gain=0.3, error=0.2).certain


def test_a_title_without_weights_cannot_be_tuned() -> None:
    with pytest.raises(ContentError, match="nothing to tune"):
        weights_file(Nim(5))


def test_the_weights_of_spook_manor_can_be_tuned() -> None:
    present = read_weights(weights_file(TITLE).read_text(encoding="utf-8"))
    adviser = TITLE.adviser
    assert isinstance(adviser, SpookManorAdviser)
    assert adviser.with_weights(present).weights == adviser.weights == WEIGHTS
    blind = adviser.with_weights({**present, "monster": 0.0})
    assert blind.weights.monster == 0.0
    assert adviser.weights.monster > 0


def test_trials_are_alone_and_for_two_on_the_same_deals() -> None:
    those = trials(TITLE, {}, 4, "s")
    assert [trial.players for trial in those] == [1, 2, 1, 2]
    assert those == trials(TITLE, {}, 4, "s")


def test_good_weights_score_more_than_bad_ones() -> None:
    good = read_weights(weights_file(TITLE).read_text(encoding="utf-8"))
    bad = {**good, "monster": -20.0, "column": -5.0}
    deals = [Trial("spook-manor", {}, 1 + n % 2, str(n)) for n in range(4)]
    scores = [
        sum(play_trial(Trial(trial.title, weights, trial.players, trial.seed)) for trial in deals)
        for weights in (good, bad)
    ]
    assert scores[0] > scores[1] + 20


def test_a_handicap_is_tuned_away(monkeypatch: pytest.MonkeyPatch) -> None:
    crippled = {**read_weights(weights_file(TITLE).read_text(encoding="utf-8")), "solitude": 6.0}
    monkeypatch.setattr("salotto.lab.tune.read_weights", lambda text: crippled)
    tuned = tune(TITLE, games=4, generations=3)
    assert tuned.games == 40
    assert tuned.gain == pytest.approx(tuned.after - tuned.before)
    assert tuned.gain > 0
    lines = tuned.weights["light_lines"]
    assert isinstance(lines, list)
    assert lines[0] == 0.0


def test_without_change_there_is_no_gain() -> None:
    tuner = Tuner(TITLE, 1, "same", None)
    assert tuner.measure(tuner.present).gain == 0


@pytest.mark.parametrize("gain", [1.0, 0.0])
def test_only_a_certain_gain_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, gain: float) -> None:
    file = tmp_path / "weights.toml"
    file.write_text(TEXT, encoding="utf-8")
    monkeypatch.setattr("salotto.lab.tune.weights_file", lambda title: file)
    monkeypatch.setattr(
        "salotto.lab.tune.tune",
        lambda *_: Tuned({"hope": 0.7, "lines": [0.0, 1.0]}, 10, 80, 80 + gain, gain, 0.1),
    )
    parser = ArgumentParser()
    add_tune_arguments(parser, words("en"))
    assert run_tune(parser.parse_args(["spook-manor"]), words("en")) == 0
    assert (file.read_text(encoding="utf-8") != TEXT) == (gain > 0)
