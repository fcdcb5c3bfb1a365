"""What the hopes of a good player are worth, and what follows from these weights alone."""

# interpreted: it looks into the class of the weights
from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any

from salotto.kit.weighing import read_weights
from salotto.titles.spook_manor.cards import DATA, Counts, Portrait
from salotto.titles.spook_manor.scoring import TABLES, column_bonus, light_lines

Heights = tuple[int, ...]
"""The heights of the tallest columns, as many as can earn something, the tallest first."""

COLUMN_STEPS = tuple(more - less for less, more in pairwise(TABLES.column_bonus))
"""SM-6.6.2 What the first, second and third tall column add."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What the hopes of a good player are worth; weights.toml explains each."""

    leftover_turns: float
    light_lines: tuple[float, ...]
    column: float
    neighbour: float
    solitude: float
    reach: tuple[float, ...]
    room_to_fill: float
    room_to_fill_most: float
    monster: float


WEIGHTS = read_weights(Weights, DATA)


class Judge:
    """A player with these weights: what lights, columns and empty cells promise, each worked out once."""

    __slots__ = ("columns", "lines", "reach", "sketches", "weights")

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.reach = (*weights.reach, *[weights.reach[-1]] * MOST_FLOORS)
        self.sketches: dict[Any, Any] = {}  # of manors it has seen
        self.lines = cache(self._lines)
        self.columns = cache(self._columns)

    def leftover(self, turns_left: int) -> float:
        """How much of the penalty for those who wait (SM-6.7) is feared already: all of it, or nothing."""
        return float(turns_left <= self.weights.leftover_turns)

    def _lines(self, lights: int) -> float:
        """SM-6.5 What lines of lights that are begun promise, if all turns were still to come."""
        return sum(self.weights.light_lines[count] for count in light_lines(lights))

    def _columns(self, tallest: Heights, raised: int, turns_left: int) -> float:
        """SM-6.6 The bonus for tall columns, and a part of it for those that can still become tall, once a
        column of height `raised` has grown by a room."""
        tall = TABLES.column_min_height
        heights = grown(tallest, raised)
        value = float(column_bonus(sum(height >= tall for height in heights)))
        for height, bonus in zip(heights, COLUMN_STEPS, strict=True):
            missing = max(0, tall - height)
            if 0 < missing <= turns_left:
                value += self.weights.column * bonus * height / tall
                turns_left -= missing
        return value

    def hope_of(self, portrait: Portrait) -> float:
        """SM-6.4 What an empty cell within reach means to a portrait, if all turns were still to come: a
        promise to most, a danger to those that count empty cells."""
        weights = self.weights
        return portrait.vp * (weights.solitude if portrait.counts is Counts.EMPTY else weights.neighbour)


MOST_FLOORS = 160  # more than there are rooms

NOT_RAISED = -1


def grown(tallest: Heights, raised: int) -> Heights:
    """The heights of the tallest columns once a column of height `raised` has grown by a room."""
    if raised not in tallest:
        return tallest
    heights = list(tallest)
    heights[heights.index(raised)] += 1
    return tuple(heights)


@lru_cache(maxsize=16)
def judge_of(weights: Weights) -> Judge:
    """The one judge with these weights."""
    return Judge(weights)
