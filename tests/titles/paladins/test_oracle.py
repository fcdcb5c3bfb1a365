"""The engine against a second reading of the book: turns, the Rival, Threats, rounds, scores, both ways.

`python -m tests.titles.paladins.oracle --mode coop --positions 5000` looks at more, and so does
`SALOTTO_GAMES`: the number of positions of each mode.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from salotto.registry import title
from tests.titles.paladins.oracle import goods
from tests.titles.paladins.oracle.compare import (
    CHAPTER,
    Comparison,
    Moment,
    Tally,
    compare,
    moments,
    random_table,
)
from tests.titles.paladins.oracle.course import Step, wrong_course, wrong_start
from tests.titles.paladins.oracle.table import position_of

MODES = ("competitive", "solo", "coop", CHAPTER)
POSITIONS = int(os.environ.get("SALOTTO_GAMES") or 100)


def looked_at(mode: str, positions: int, comparison: Comparison | None = None, seed: int = 1) -> Tally:
    comparison = comparison or Comparison(title("paladins"), most=150, actions=3)
    return compare(comparison.title, mode, positions, seed, share=0.15, comparison=comparison)


@contextmanager
def misread(adjust: goods.Adjust) -> Iterator[None]:
    goods.MISREAD.append(adjust)
    try:
        yield
    finally:
        goods.MISREAD.remove(adjust)


@pytest.mark.parametrize("mode", MODES)
def test_the_engine_plays_by_the_book(mode: str) -> None:
    tally = looked_at(mode, POSITIONS)
    assert tally.findings == []
    assert tally.positions >= POSITIONS
    assert tally.ends > 2 * POSITIONS, f"too little could be compared: {tally}"


def test_a_misreading_of_the_book_is_found() -> None:
    with misread(lambda what, n: n + 1 if what == "provision" else n):
        findings = looked_at("competitive", 40).findings
    assert any("action:hunt-1: " in one and "provisions: " in one for one in findings)
    assert not any("action:trade-1: " in one for one in findings)


def test_a_misreading_of_the_rivals_book_is_found() -> None:
    with misread(lambda what, n: n + 1 if what == "influence" else n):
        findings = looked_at("solo", 150, seed=2).findings
    assert any("rival-turn: 1 ends of the engine are not in the book" in one for one in findings)


def test_a_coin_that_the_engine_gives_too_much_is_found() -> None:
    def a_coin_more(state: Any) -> None:
        state.players[0].silver += 1

    comparison = Comparison(title("paladins"), most=150, actions=2, tamper=a_coin_more)
    findings = looked_at("coop", 10, comparison).findings
    assert any("0.silver: " in one for one in findings)


def test_a_debt_that_nobody_holds_and_an_attribute_beyond_its_track_are_found() -> None:
    moment = first_turn("competitive")
    comparison = Comparison(title("paladins"))
    comparison.laws(moment)
    assert comparison.tally.findings == []
    moment.state.debts -= 1
    moment.state.players[0].attributes[1] = 13
    moment.state.players[0].placed[7] = (2, 0, 2)
    comparison.laws(moment)
    findings = comparison.tally.findings
    assert any("23 Debts" in one for one in findings)
    assert any("'faith': 13" in one for one in findings)
    assert any("merchant on space 2 of fortify" in one for one in findings)


def first_turn(mode: str) -> Moment:
    engine = title("paladins")
    table = random_table(engine, mode, Random(1))
    return next(moment for moment in moments(engine, table, Random(1)) if moment.task.rule == "turn")


def test_a_part_out_of_order_is_found() -> None:
    engine = title("paladins")
    table = random_table(engine, "competitive", Random(3))
    steps = [
        Step((moment.task.rule, *moment.task.args), position_of(moment.state, table))
        for moment in moments(engine, table, Random(3))
    ]
    assert list(wrong_start(steps[0].position)) == []
    assert list(wrong_course(steps)) == []
    at = next(number for number, step in enumerate(steps) if step.part[0] == "take-workers")
    swapped = [*steps[:at], steps[at + 1], steps[at], *steps[at + 2 :]]
    assert any("take-workers" in wrong for wrong in wrong_course(swapped))
