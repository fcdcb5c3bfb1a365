"""Who is how strong: Bradley-Terry ratings with intervals, from every pair of bots that met.

The bots of a game are compared two by two by their ranks; games that are compared (alone, or together
against the game) by their results on the same deal. A tie is half a win for each. Ratings are on Elo's
scale around 1500: 400 points more win ten times as often.

As a guard against endless ratings each pair is given half a win either way. An interval holds 95 of 100
ratings worked out from deals drawn again with replacement (games on one deal are not independent, and so
stay together), with the two half wins drawn again too, so that a bot that never lost is not taken for known
exactly.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log
from typing import Any

import choix
import numpy as np
from numpy.typing import NDArray

from salotto.lab.rewards import worth
from salotto.lab.tournament import Game, Plan
from salotto.registry import title as find_title

Wins = NDArray[np.float64]
ELO = 400 / log(10)
MIDDLE = 1500
RESAMPLES = 300
HALF = 0.5
LEAST = 1e-3


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the final table."""

    bot: str
    rating: int
    low: int
    high: int
    games: int
    wins: float
    """The part of its comparisons (alone or together) or of its games' wins that it has."""
    score: float
    forfeits: int


def standings(plan: Plan, games: Sequence[Game]) -> list[Standing]:
    """The final table, strongest first; games that failed do not count."""
    ended = [game for game in games if game.error is None]
    by_deal = wins_by_deal(plan, ended)
    ratings, low, high = rated(by_deal)
    lines = [
        Standing(
            bot,
            round(ratings[at]),
            round(low[at]),
            round(high[at]),
            *record(plan, ended, bot, by_deal.sum(0), at),
        )
        for at, bot in enumerate(plan.bots)
    ]
    return sorted(lines, key=lambda line: (-line.rating, line.bot))


def record(plan: Plan, games: Sequence[Game], bot: str, wins: Wins, at: int) -> tuple[int, float, float, int]:
    """Games, part of the wins, mean score and forfeited moves of one bot."""
    seats = [(game, seat) for game in games for seat, name in enumerate(game.seats) if name == bot]
    if not seats:
        return 0, 0.0, 0.0, 0
    score = sum(game.scores[seat] for game, seat in seats) / len(seats)
    forfeits = sum(forfeit[0] == seat for game, seat in seats for forfeit in game.forfeits)
    if plan.compared:
        met = wins[at].sum() + wins[:, at].sum()
        share = wins[at].sum() / met if met else 0.0
    else:
        share = sum(game.shares[seat] for game, seat in seats) / len(seats)
    return len({game.number for game, _ in seats}), float(share), score, forfeits


def wins_by_deal(plan: Plan, games: Iterable[Game]) -> Wins:
    """For each deal how often each bot (row) was better than each other (column)."""
    place = {bot: at for at, bot in enumerate(plan.bots)}
    wins = np.zeros((plan.deals, len(plan.bots), len(plan.bots)))
    for deal, results in results_by_deal(plan, games):
        for (one, first), (other, second) in combinations(results, 2):
            if one != other:
                wins[deal, place[one], place[other]] += 0.5 * (1 + (first > second) - (first < second))
                wins[deal, place[other], place[one]] += 0.5 * (1 + (second > first) - (second < first))
    return wins


def results_by_deal(plan: Plan, games: Iterable[Game]) -> Iterable[tuple[int, list[tuple[str, Any]]]]:
    """Groups of results that can be compared, each with its bot; a greater result is better."""
    if not plan.compared:
        for game in games:
            yield game.deal, [(bot, -rank) for bot, rank in zip(game.seats, game.ranks, strict=False)]
        return
    title = find_title(plan.title)
    deals: dict[int, list[tuple[str, Any]]] = {}
    for game in games:
        result = game.won is True, worth(title, sum(game.scores))
        deals.setdefault(game.deal, []).append((game.seats[0], result))
    yield from deals.items()


def rated(wins: Wins) -> tuple[Wins, Wins, Wins]:
    """The rating of each bot with the ends of its interval."""
    deals, bots, _ = wins.shape
    if bots == 1:
        return (np.full(1, float(MIDDLE)),) * 3
    ratings = bradley_terry(wins.sum(0))
    chance = np.random.default_rng(0)
    again = np.array(
        [
            bradley_terry(wins[chance.integers(deals, size=deals)].sum(0), given(chance, bots))
            for _ in range(RESAMPLES)
        ]
    )
    low, high = np.quantile(again, (0.025, 0.975), axis=0)
    return ratings, np.minimum(low, ratings), np.maximum(high, ratings)


def given(chance: np.random.Generator, bots: int) -> Wins:
    """Half a win each way for every pair, give or take: with the wins that were, Jeffreys' posterior."""
    return np.maximum(chance.gamma(HALF, size=(bots, bots)), LEAST)


def bradley_terry(wins: Wins, more: Wins | float = HALF) -> Wins:
    """The ratings under which these wins, and those that are given, are the most likely."""
    others = 1 - np.eye(len(wins))
    strengths = choix.ilsr_pairwise_dense((wins + more) * others, max_iter=1000)
    return np.asarray(MIDDLE + ELO * strengths)
