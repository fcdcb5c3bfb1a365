"""The engine against a second reading of the book: turns, automatic turns, scores, both ways.

`python -m tests.titles.architects.oracle --mode coop --positions 5000` looks at more.
"""

from __future__ import annotations

from random import Random
from typing import Any

from salotto.kit.furniture import Look, Picture, Thing, laid_on, signs
from salotto.registry import title
from salotto.titles.architects.page import ArchitectsPage
from salotto.titles.architects.state import ArchitectsState
from tests.each import for_each
from tests.titles.architects.oracle.compare import Comparison, Tally, compare, moments, random_table
from tests.titles.architects.oracle.course import Turn, wrong_course
from tests.titles.architects.oracle.examples import a_player, a_position
from tests.titles.architects.oracle.legality import Reader

MODES = ("competitive", "solo", "versus-bot-2p", "coop")


def looked_at(mode: str, comparison: Comparison, positions: int) -> Tally:
    return compare(comparison.title, mode, positions, seed=1, share=0.2, comparison=comparison)


@for_each("mode", MODES)
def test_the_engine_plays_by_the_book(mode: str) -> None:
    comparison = Comparison(title("architects"), Reader(most=150), most=100)
    tally = looked_at(mode, comparison, 15)
    assert tally.findings == []
    assert tally.turns > 90, f"too few turns could be compared: {tally}"
    assert tally.automatic > 0 or mode == "competitive"


def one_stone_more(what: str, n: int) -> int:
    return n + 1 if what == "quarry" else n


def test_a_misreading_of_the_book_is_found() -> None:
    comparison = Comparison(title("architects"), Reader(150, one_stone_more), most=100)
    findings = looked_at("competitive", comparison, 3).findings
    assert any("): quarry: 1 of 1 ends of the engine are not in the book" in finding for finding in findings)
    assert not any("): forest: " in finding for finding in findings)


def test_a_coin_that_the_engine_gives_too_much_is_found() -> None:
    def a_coin_more(state: Any) -> None:
        state.players[state.turn % len(state.players)].goods[5] += 1

    comparison = Comparison(title("architects"), Reader(150), most=100, tamper=a_coin_more)
    findings = looked_at("competitive", comparison, 2).findings
    assert any("): forest: 1 of 1 ends of the engine" in one and "silver: " in one for one in findings)


def test_a_lost_worker_is_found() -> None:
    table = random_table(title("architects"), "competitive", Random(1))
    comparison = Comparison(title("architects"))
    moment = next(iter(moments(comparison.title, table, Random(1))))
    comparison.laws(moment)
    assert comparison.tally.findings == []
    moment.state.workers[0] -= 1
    comparison.laws(moment)
    assert any("colour 0 has 19 Workers" in finding for finding in comparison.tally.findings)


def test_a_location_that_lies_is_found() -> None:
    class Liar(ArchitectsPage):
        """Shows a Stone more at the Quarry than there is."""

        def table(self, game: ArchitectsState, look: Look) -> tuple[Thing, ...]:
            more = (Picture(signs("+9 @stone")),)
            return laid_on(super().table(game, look), "place:quarry", more)

    table = random_table(title("architects"), "competitive", Random(1))
    comparison = Comparison(title("architects"), page=Liar())
    comparison.views(next(iter(moments(title("architects"), table, Random(1)))))
    assert any("the table says place:quarry gain" in finding for finding in comparison.tally.findings)


def test_a_turn_too_many_at_the_end_is_found() -> None:
    last = a_position(a_player(), a_player(), guildhall=[0, 1] * 6)
    turns = [Turn(0, 11), Turn(1, 12), Turn(0, 12)]
    assert list(wrong_course(turns, last)) == []
    assert any("3 turns after" in wrong for wrong in wrong_course([*turns, Turn(1, 12)], last))
    assert any("order" in wrong for wrong in wrong_course([*turns[:2], Turn(1, 12)], last))
    against_baron = a_position(a_player(), a_player(), mode="coop", guildhall=[0, 2] * 6)
    filled_by_baron = [Turn(0, 11), Turn(1, 11), Turn(2, 11), Turn(0, 12), Turn(1, 12)]
    assert list(wrong_course(filled_by_baron, against_baron)) == []
    assert list(wrong_course([*filled_by_baron, Turn(2, 12)], against_baron))
