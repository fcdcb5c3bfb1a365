"""An easy bot errs like people: it does not make a move that brings nothing again and again."""

from __future__ import annotations

from typing import Any

import pytest

from salotto.bots import make_bot
from salotto.bots.levels import LATELY, carelessly
from salotto.bots.moves import best, move_values
from salotto.kernel.decisions import key_of
from salotto.kernel.play import Play
from salotto.kernel.title import Title
from salotto.registry import titles

NEAR = 10
"""A move is repeated if it was made among the last ten, to no use if ten later nothing has come of it."""
GAMES = 2
ALWAYS = 0.01
"""Some repetition is luck: one move in a hundred more is no offence."""


def moves_and_scores(play: Play[Any], level: str) -> tuple[list[list[tuple[str, ...]]], list[list[int]]]:
    """Of each seat the moves in which there was a choice, and its score before each and at the end."""
    seats = range(play.table.players)
    bots = [make_bot(level, f"{play.table.seed}/{seat}") for seat in seats]
    moves: list[list[tuple[str, ...]]] = [[] for _ in seats]
    scores: list[list[int]] = [[] for _ in seats]
    moments: list[object] = [None for _ in seats]
    while (decision := play.next_decision()) is not None:
        seat = decision.seat
        option = bots[seat].choose(play, decision)
        if len(decision.options) > 1:
            if play.moment(seat) != moments[seat]:
                moments[seat] = play.moment(seat)
                moves[seat].append(())
                scores[seat].append(play.scorecards()[seat].total)
            moves[seat][-1] += (key_of(option),)
        play.take(decision, option)
    for seat, card in zip(seats, play.scorecards(), strict=False):
        scores[seat].append(card.total)
    return moves, scores


def repeated_to_no_use(moves: list[tuple[str, ...]], scores: list[int], good: int = 1) -> int:
    """How many moves were made again though nothing came of them; the last score is that at the end."""
    return sum(
        good * (scores[min(at + NEAR, len(moves))] - scores[at]) <= 0
        and move in moves[max(0, at - NEAR) : at]
        for at, move in enumerate(moves)
    )


def useless_share(title: Title[Any], level: str) -> float:
    """How many of its moves were repeated to no use."""
    made = useless = 0
    mode = next(mode for mode in title.modes if 2 in mode.players)
    for game in range(GAMES):
        play = Play(title, title.table([level] * 2, f"again {game}", mode.id))
        for moves, scores in zip(*moves_and_scores(play, level), strict=True):
            made += len(moves)
            useless += repeated_to_no_use(moves, scores, -1 if title.lowest_wins else 1)
    return useless / made


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
def test_an_easy_bot_repeats_itself_to_no_use_at_most_twice_as_often_as_a_normal_one(
    title: Title[Any],
) -> None:
    assert useless_share(title, "easy") <= 2 * useless_share(title, "normal") + ALWAYS


def test_what_was_done_lately_is_done_again_only_if_it_is_best() -> None:
    """Without the rule one of these would be repeated by mistake."""
    repeated = 0
    for seed in range(2):
        play = Play(titles()["architects"], titles()["architects"].table(["easy"] * 2, f"late {seed}"))
        bots = [make_bot("easy", f"{seed}/{seat}") for seat in range(2)]
        while (decision := play.next_decision()) is not None and len(play.log) < 120:
            seat = decision.seat
            mind = play.imagine(seat, "mind")
            chance = bots[seat].chance
            values = move_values(mind, seat)
            lately = {choice.key for choice in [each for each in play.log if each.seat == seat][-LATELY:]}
            if len(values) > 1 and any(way[0] in lately for way in values):
                way = carelessly(mind, seat, chance)
                if way[0] in lately:
                    repeated += 1
                    assert values[way] == values[best(values)]
            play.take(decision, bots[seat].choose(play, decision))
    assert repeated > 5


def test_what_is_repeated_to_no_use_is_counted() -> None:
    again: list[tuple[str, ...]] = [("quarry",)] * 4
    assert repeated_to_no_use(again, [5, 5, 5, 5, 5]) == 3
    assert repeated_to_no_use(again, [5, 5, 5, 5, 6]) == 0
    assert repeated_to_no_use(again, [5, 5, 5, 5, 4], good=-1) == 0
    assert repeated_to_no_use([("quarry",), ("forest",)], [5, 5, 5]) == 0
    late: list[tuple[str, ...]] = [("quarry",), *[(f"move {at}",) for at in range(NEAR)], ("quarry",)]
    assert repeated_to_no_use(late, [5] * (NEAR + 3)) == 0
