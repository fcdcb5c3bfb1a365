"""Judging a choice again: was another move really better? On fresh deals, until it is decided.

The two moves are tried on the same deals, so that luck weighs on both alike. After 16 deals, 32, 64 and so
on one looks: what is clearly better is told, what will hardly become so is dropped, and what is neither after
the last deal was not decided, and is not told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from salotto.bots.moves import Way, follow
from salotto.bots.playout import TO_THE_END, careful_playout, quick_playout
from salotto.bots.tree import Explorer
from salotto.bots.worth import leads
from salotto.kernel.play import Play

LOOKS = (16, 32, 64, 128, 256)
"""The deals after which one looks at a chance to win."""
EARLY_LOOKS = (8, 16, 32, 64)
"""The same of points, which differ less from deal to deal."""
SURE = 2.0
"""What is told lies so many standard errors above what counts."""
HOPE = 0.5
"""What falls short even with so many standard errors on top is dropped: there is much to be judged."""


class Bar(NamedTuple):
    """What a gain has to reach: on average, and with certainty."""

    mean: float
    surely: float


Draw = Callable[[range], Sequence[float]]
"""The gains on some deals, by their numbers."""


def decide(draw: Draw, bar: Bar, looks: Sequence[int]) -> tuple[float | None, int]:
    """The average gain, less its standard error, if it stands, None if it does not or nobody knows; and how
    many deals that took."""
    gains: list[float] = []
    for look in looks:
        gains += draw(range(len(gains) + 1, look + 1))
        mean, error = fmean(gains), stdev(gains) / sqrt(len(gains))
        if mean >= bar.mean and mean - SURE * error >= bar.surely:
            return mean - error, look
        if mean + HOPE * error < bar.mean:
            return None, look
    return None, len(gains)


# What comes of a move


def to_the_end(explorer: Explorer, way: Way, deal: int) -> tuple[Play[Any], list[float]]:
    """The game after a move on a deal, played on to its end by instinct, and each seat's lead, or points."""
    mind = explorer.imagine(deal)
    follow(mind, explorer.seat, way)
    worth = quick_playout(mind, TO_THE_END, Random(f"{explorer.seed}/{deal}"))
    return mind, worth if mind.outcome is None else leads_of(mind)


def chance_after(explorer: Explorer, way: Way, deal: int) -> float | None:
    """What of a win the seat has after a move on a deal."""
    return shares(*to_the_end(explorer, way, deal))[explorer.seat]


def lead_after(explorer: Explorer, way: Way, deal: int) -> float:
    """How far the seat is ahead of the best other, or alone its points, some moves after a move on a deal."""
    mind, seat = explorer.imagine(deal), explorer.seat
    chance = Random(f"{explorer.seed}/{deal}")
    if explorer.depth:
        mind.remember()
        follow(mind, seat, way)
        careful_playout(mind, explorer.depth, explorer.since, chance)
        return leads_of(mind)[seat]
    follow(mind, seat, way)
    worth = quick_playout(mind, explorer.moves, chance)
    return (worth if mind.outcome is None else leads_of(mind))[seat]


def leads_of(mind: Play[Any]) -> list[float]:
    """How far each seat is ahead of the best other, or its points, with nothing on top for winning."""
    evaluate = mind.title.adviser.evaluate
    return leads(mind, [evaluate(mind.state, seat) for seat in range(mind.table.players)])


def shares(mind: Play[Any], worth: Sequence[float]) -> list[float | None]:
    """What of the win each seat has in a game that was played on: together 1, unless the game itself wins.

    Players who win and lose together against the game have it all, or nothing. None: nobody can win.
    """
    outcome, seats = mind.outcome, range(mind.table.players)
    if outcome is not None and outcome.won is not None:
        return [float(outcome.won) for _ in seats]
    if outcome is not None and len(outcome.ranks) > 1:
        winners: Sequence[int] = outcome.winners
    elif len(seats) == 1:
        return [None]
    else:
        winners = [seat for seat in seats if worth[seat] == max(worth)]
    return [(seat in winners) / max(1, len(winners)) for seat in seats]
