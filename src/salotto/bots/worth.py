"""What a moment of the game, or its end, is worth to each seat.

Alone it is the evaluation, which at the end is the score, or the lead over an automatic rival. Against others
it is the lead over the best of them. Who plays together has one worth for all: the mean of what it is worth
to each. Winning counts on top.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from salotto.kernel.play import Play

WIN = 20.0
"""What winning is worth, in points."""


def worth_now(mind: Play[Any]) -> list[float]:
    """What the position is worth to each seat."""
    judged = mind.title.adviser.judge(mind)
    if judged is not None:
        return judged
    seats = range(mind.table.players)
    return worth_at_the_end(mind, leads(mind, [mind.title.adviser.evaluate(mind.state, s) for s in seats]))


def worth_at_the_end(mind: Play[Any], worth: list[float]) -> list[float]:
    """What the position is worth to each seat with the win, if it is over."""
    outcome = mind.outcome
    if outcome is None:
        return worth
    win = WIN if outcome.won else WIN / max(1, len(outcome.winners))
    return [value + win * (seat in outcome.winners) for seat, value in enumerate(worth)]


def worth_to(mind: Play[Any], seat: int) -> float:
    """What the position is worth to a seat, for comparing moves: judged for the table as a whole, or what the
    evaluation says of the seat alone, which is quicker."""
    adviser = mind.title.adviser
    judged = adviser.judge(mind)
    return adviser.evaluate(mind.state, seat) if judged is None else judged[seat]


def leads(mind: Play[Any], values: Sequence[float]) -> list[float]:
    """How far each seat, with its allies, is ahead of the best of the others; alone, its value."""
    found = []
    for seat in range(len(values)):
        allies = mind.title.allies(mind.state, seat)
        own = sum(values[ally] for ally in allies) / len(allies)
        rivals = [value for other, value in enumerate(values) if other not in allies]
        found.append(own - max(rivals) if rivals else own)
    return found
