"""What a tournament shows beside its ratings: where points come from, how long games last, seats, cards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from salotto.kernel.title import Title, counted
from salotto.lab.rewards import worth
from salotto.lab.tournament import Game, Plan

FEWEST = 10
"""A thing that was chosen less often tells nothing."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with the interval that holds it 95 times in 100."""

    mean: float
    low: float
    high: float
    number: int  # of games


@dataclass(frozen=True, slots=True)
class Thing:
    """How those did who chose a thing: points better than the same bot is in the same seat and company."""

    key: str
    points: Estimate
    wins: float


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values."""
    numbers = np.asarray(values, float)
    mean = float(numbers.mean())
    error = 1.96 * float(numbers.std(ddof=1)) / len(numbers) ** 0.5 if len(numbers) > 1 else 0.0
    return Estimate(mean, mean - error, mean + error, len(numbers))


def by_bot(games: Iterable[Game], what: str) -> dict[str, list[int]]:
    """`scores` or `decisions` of every bot, one for each seat it had."""
    found: dict[str, list[int]] = defaultdict(list)
    for game in games:
        for bot, number in zip(game.seats, getattr(game, what), strict=True):
            found[bot].append(number)
    return found


def category_means(title: Title[Any], games: Sequence[Game]) -> dict[str, dict[str, float]]:
    """The mean points of every bot by category."""
    found: dict[str, list[dict[str, int]]] = defaultdict(list)
    for game in games:
        for bot, points in zip(game.seats, game.points, strict=True):
            found[bot].append(dict(points))
    return {
        bot: {
            category: float(np.mean([points.get(category, 0) for points in sheets]))
            for category in counted(title, sheets)
        }
        for bot, sheets in found.items()
    }


def seat_shares(plan: Plan, games: Sequence[Game]) -> list[Estimate]:
    """How much of the wins each seat has: every line-up sits in every order, so only the seat differs."""
    deals: dict[int, list[list[float]]] = defaultdict(list)
    for game in games:
        deals[game.deal].append(game.shares)
    means = [np.mean(shares, axis=0) for shares in deals.values()]
    return [estimate([float(mean[seat]) for mean in means]) for seat in range(plan.players)]


def pairings(wins: NDArray[np.float64]) -> list[list[float | None]]:
    """How often each bot (row) was better than each other (column); None where they never met."""
    met = wins + wins.T
    return [
        [float(won / games) if games else None for won, games in zip(*rows, strict=True)]
        for rows in zip(wins, met, strict=True)
    ]


def things(title: Title[Any], games: Sequence[Game]) -> list[Thing]:
    """The named things that were chosen often enough, best first; copies of a card count as one."""
    usual: dict[tuple[tuple[str, ...], int], list[int]] = defaultdict(list)
    for game in games:
        for seat, score in enumerate(game.scores):
            usual[game.seats, seat].append(score)
    better = worth(title, 1)
    expected = {where: float(np.mean(scores)) for where, scores in usual.items()}
    gains: dict[str, list[float]] = defaultdict(list)
    wins: dict[str, list[float]] = defaultdict(list)
    keys: dict[str, str] = {}
    for game in games:
        for seat, chosen in enumerate(game.things):
            for name in {named(title, key, keys) for key in chosen}:
                gains[name].append(better * (game.scores[seat] - expected[game.seats, seat]))
                wins[name].append(game.shares[seat])
    found = [
        Thing(keys[name], estimate(gain), float(np.mean(wins[name])))
        for name, gain in gains.items()
        if len(gain) >= FEWEST
    ]
    return sorted(found, key=lambda thing: (-thing.points.mean, thing.key))


def named(title: Title[Any], key: str, keys: dict[str, str]) -> str:
    """What a thing is called; the first key of that name stands for all copies."""
    names = title.phrase(key).names or {"en": key}
    keys[names["en"]] = min(key, keys.get(names["en"], key))
    return names["en"]
