"""The bench of the bots: it measures decisions of a game of four, from its beginning to its end."""

from __future__ import annotations

import json

import pytest

from salotto.bots.moves import sensible
from salotto.lab.bench_bots import bench_bots, positions, run_bench_bots
from salotto.titles.spook_manor import TITLE
from salotto.words import LANGUAGES, Language, words


def test_positions_are_real_choices_spread_over_a_game() -> None:
    rounds = []
    for play, seat in positions(TITLE, 4, 3):
        assert len(sensible(play, seat)) > 1
        rounds.append(play.state.round)
    assert rounds == sorted(set(rounds))
    assert rounds[-1] - rounds[0] > 10


def test_speeds_are_measured_beside_a_loop() -> None:
    figures = bench_bots("spook-manor", iterations=8, decisions=2)
    assert (figures["players"], figures["iterations"]) == (4, 8)
    assert 0 < figures["seconds_per_decision"] <= figures["slowest_decision"]
    assert min(figures["iterations_per_s"], figures["playouts_per_s"], figures["loop_ms"]) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bench_can_be_read_in_every_language(
    language: Language, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = bench_bots("spook-manor", iterations=4, decisions=1)
    monkeypatch.setattr("salotto.lab.bench_bots.bench_bots", lambda title: figures)
    assert run_bench_bots(words(language), as_json=False) == 0
    assert f"{figures['iterations_per_s']:,}" in capsys.readouterr().out
    assert run_bench_bots(words(language), as_json=True) == 0
    assert json.loads(capsys.readouterr().out) == figures
