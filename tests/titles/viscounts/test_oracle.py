"""The engine against a second reading of the book: every question, every change, every point.

`SALOTTO_GAMES=200` looks at as many more positions in each mode;
`python -m tests.titles.viscounts.oracle --mode coop --positions 5000` at as many as one likes.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any

from salotto.kernel.title import Scorecard
from salotto.registry import title
from tests.each import for_each
from tests.random_games import Setting
from tests.recorded import Game, recorded
from tests.titles.viscounts.oracle.compare import Comparison, Tally, compare, random_table
from tests.titles.viscounts.oracle.laws import broken_laws
from tests.titles.viscounts.oracle.table import Turn, Watched, position_of
from tests.titles.viscounts.oracle.views import untrue

TABLES = [
    ("competitive", 2),
    ("competitive", 3),
    ("competitive", 4),
    ("solo", 1),
    ("coop", 2),
    ("coop", 3),
    ("coop", 4),
]
MODES = ("competitive", "solo", "coop", "campaign")
POSITIONS = 40 + int(os.environ.get("SALOTTO_GAMES", "0"))


def looked_at(comparison: Comparison, mode: str, positions: int) -> Tally:
    return compare(comparison, mode, positions, seed=1, walks=4)


def told_again(game: Game, comparison: Comparison) -> list[Turn]:
    """A recorded game, played and read once more."""
    answers = iter([key for _, key in game.log])
    return comparison.game(game.table, lambda decision: next(answers))


@for_each("mode, players", TABLES)
def test_recorded_games_go_by_the_book(mode: str, players: int) -> None:
    comparison = Comparison(title("viscounts"))
    for game in recorded(Setting(comparison.title, mode, players)):
        told_again(game, comparison)
    tally = comparison.tally
    assert tally.findings == []
    assert tally.questions > 250
    assert tally.games >= 2
    assert tally.longest <= 60, "VW-9.1 a game ends in a bounded number of rounds"


@for_each("mode", MODES)
def test_turns_go_by_the_book_in_positions_that_are_seldom_reached(mode: str) -> None:
    comparison = Comparison(title("viscounts"))
    tally = looked_at(comparison, mode, POSITIONS)
    assert tally.findings == []
    assert tally.positions == POSITIONS
    assert tally.questions > 300


# Planted mistakes


def one_stone_more(what: str, n: int) -> int:
    return n + 1 if what == "stone" and n else n


def test_a_misreading_of_the_book_is_found() -> None:
    comparison = Comparison(title("viscounts"), misread=one_stone_more)
    findings = looked_at(comparison, "competitive", 10).findings
    assert any("goods.stone: book" in finding for finding in findings)
    assert not any("goods.gold: book" in finding for finding in findings)


@for_each(
    "spoil, where",
    [
        (
            lambda state: state.players[0].goods.__setitem__(3, state.players[0].goods[3] + 1),
            "goods.silver: ",
        ),
        (lambda state: setattr(state, "deeds_left", state.deeds_left + 1), "deeds_left: "),
        (lambda state: state.first.__setitem__(0, state.first[0] + 1), "first[0][0]: "),
        (lambda state: setattr(state.players[0], "unpaid", state.players[0].unpaid + 1), "unpaid: "),
    ],
)
def test_a_mistake_of_the_engine_is_found(spoil: Any, where: str) -> None:
    comparison = Comparison(title("viscounts"), tamper=spoil)
    findings = looked_at(comparison, "competitive", 2).findings
    assert any("at the end of the turn: " in finding and where in finding for finding in findings)


def test_an_answer_too_few_and_one_too_many_are_found() -> None:
    table = random_table(title("viscounts"), "competitive", Random(1))
    comparison = Comparison(title("viscounts"))
    chance = Random(1)
    turns = comparison.game(table, lambda decision: str(chance.choice(decision.keys)))
    assert comparison.tally.findings == []
    asked = next(asked for turn in turns for asked in turn.asked if asked.prompt == "vw-move")
    turn = next(turn for turn in turns if asked in turn.asked)
    dropped = asked.keys.pop(0 if asked.answer != asked.keys[0] else 1)
    asked.keys.append("space:rome")
    comparison.compare(turn, table, "here")
    assert len(comparison.tally.findings) == 1
    assert f"not offered by the engine: ['{dropped}']" in comparison.tally.findings[0]
    assert "not in the book: ['space:rome']" in comparison.tally.findings[0]


def test_a_lost_card_a_lost_worker_and_a_crowded_castle_are_found() -> None:  # VW-1.3, VW-1.7, VW-7.2, VW-7.6
    table = random_table(title("viscounts"), "competitive", Random(1))
    chance = Random(1)
    turns = Comparison(title("viscounts")).game(table, lambda decision: str(chance.choice(decision.keys)))
    state = turns[20].start
    at = position_of(state, table)
    assert list(broken_laws(at)) == []
    at.players[0].hand.append(at.townsfolk["lake"][-1])
    at.players[1].hand.pop()
    at.players[0].supply -= 5
    at.first[2][0] += 4
    broken = "\n".join(broken_laws(at))
    assert "is in 2 zones" in broken
    assert "is in 0 zones" in broken
    assert "VW-1.3: seat 0 has 19 Workers" in broken
    assert "VW-7.2" in broken
    assert "VW-7.6" in broken


class Generous(Watched):
    """Gives everybody a point too many for Deeds."""

    def scorecards(self, state: Any) -> list[Scorecard]:
        return [
            Scorecard(card.seat, {**card.points, "deeds": card.points["deeds"] + 1})
            for card in super().scorecards(state)
        ]


def test_a_wrong_score_is_found() -> None:  # VW-9.7
    table = random_table(title("viscounts"), "competitive", Random(2))
    comparison = Comparison(title("viscounts"))
    chance = Random(2)
    end = comparison.game(table, lambda decision: str(chance.choice(decision.keys)))[-1].end
    assert comparison.tally.findings == []
    comparison.title = Generous(comparison.title)
    comparison.points(end, table, "at the end")
    assert len(comparison.tally.findings) == table.players
    assert "'deeds': " in comparison.tally.findings[0]


def test_a_view_that_lies_is_found() -> None:  # VW-5.2
    table = random_table(title("viscounts"), "competitive", Random(3))
    comparison = Comparison(title("viscounts"))
    chance = Random(3)
    turns = comparison.game(table, lambda decision: str(chance.choice(decision.keys)))
    asked = next(
        asked for turn in turns for asked in turn.asked if asked.view and len(asked.view["moves"]) > 1
    )
    played = asked.position.players[asked.seat].row[0]
    assert list(untrue(asked.view, asked.position, asked.seat, played)) == []
    asked.view["moves"][0]["silver"] += 1
    asked.view["players"][asked.seat]["hand"] = None
    asked.view["players"][asked.seat - 1]["hand"] = []
    lies = "\n".join(untrue(asked.view, asked.position, asked.seat, played))
    assert "the view promises silver" in lies
    assert f"the view shows hand of {asked.seat} as None" in lies
    assert "as [], but it is [None" in lies
