"""What the objectives of a campaign are worth to a player, in points of the game being played.

An objective is a counter and the number that it has to reach; the first who gets there wins what it is for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

WON = 7.0
"""What an objective is worth in points once it is reached: about what a good turn brings."""
NEAR = 0.55
"""How much of that a player may hope for who stands just before the number."""


def objectives_worth(
    objectives: Sequence[tuple[str, int]],
    rises: Sequence[tuple[int, str, int]],
    seat: int,
    counters: Mapping[str, int],
    time: float = 1.0,
) -> float:
    """What a seat has won by objectives, and what it may hope for: the nearer, the more.

    `rises` are all rises of counters so far, `counters` those of the seat now, `time` runs from 1 to 0.
    """
    worth = 0.0
    for counter, number in objectives:
        winner = first_to(rises, counter, number)
        if winner == seat:
            worth += WON
        elif winner < 0:
            share = min(counters[counter], number) / number
            worth += WON * NEAR * min(1.0, 0.4 + time) * share * share
    return worth


def first_to(rises: Sequence[tuple[int, str, int]], counter: str, number: int) -> int:
    """The seat whose counter was the first to reach a number; -1 while none has."""
    for seat, risen, value in rises:
        if value >= number and risen == counter:
            return seat
    return -1
