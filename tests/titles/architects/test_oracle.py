"""The engine against a second reading of the book: turns, automatic turns, scores, both ways.

`python -m tests.titles.architects.oracle --mode coop --positions 5000` looks at more.
"""

from __future__ import annotations

from typing import Any

import pytest

from salotto.registry import title
from tests.titles.architects.oracle.compare import Comparison, compare
from tests.titles.architects.oracle.legality import Reader

MODES = ("competitive", "solo", "versus-bot-2p", "coop")


@pytest.mark.parametrize("mode", MODES)
def test_the_engine_plays_by_the_book(mode: str) -> None:
    comparison = Comparison(title("architects"), Reader(most=2_000), most=150)
    tally = compare(comparison.title, mode, positions=25, seed=1, share=0.05, comparison=comparison)
    assert tally.findings == []
    assert tally.positions == 25
    assert tally.turns > 150, f"only few turns were compared: {tally}"


def one_stone_more(what: str, n: int) -> int:
    return n + 1 if what == "quarry" else n


def test_a_misreading_of_the_book_is_found() -> None:
    comparison = Comparison(title("architects"), Reader(most=2_000, misread=one_stone_more), most=150)
    tally = compare(comparison.title, "competitive", positions=3, comparison=comparison)
    assert any("quarry" in finding for finding in tally.findings)
    assert not any("forest" in finding for finding in tally.findings)


def test_a_coin_that_the_engine_gives_too_much_is_found() -> None:
    def a_coin_more(state: Any) -> None:
        state.players[0].goods[5] += 1

    comparison = Comparison(title("architects"), Reader(most=2_000), most=150, tamper=a_coin_more)
    tally = compare(comparison.title, "competitive", positions=2, comparison=comparison)
    assert tally.findings
