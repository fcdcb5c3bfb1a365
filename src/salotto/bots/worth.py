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
    seats = range(mind.table.players)
    worth = leads(mind, [mind.title.adviser.evaluate(mind.state, seat) for seat in seats])
    outcome = mind.outcome
    if outcome is None:
        return worth
    win = WIN if outcome.won else WIN / max(1, len(outcome.winners))
    return [value + win * (seat in outcome.winners) for seat, value in zip(seats, worth, strict=True)]


def leads(mind: Play[Any], values: Sequence[float]) -> list[float]:
    """How far each seat, with its allies, is ahead of the best of the others; alone, its value."""
    found = []
    for seat in range(len(values)):
        allies = mind.title.allies(mind.state, seat)
        own = sum(values[ally] for ally in allies) / len(allies)
        rivals = [value for other, value in enumerate(values) if other not in allies]
        found.append(own - max(rivals) if rivals else own)
    return found
