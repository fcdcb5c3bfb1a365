"""What a game is worth to each seat, for learning."""

from __future__ import annotations

from typing import Any, Literal, get_args

from salotto.kernel.play import Play
from salotto.kernel.title import Outcome, Title

Reward = Literal["win", "score"]
REWARDS: tuple[Reward, ...] = get_args(Reward)


def final_rewards(play: Play[Any], outcome: Outcome, reward: Reward) -> list[float]:
    """`score`: the points, negative where the fewest win. `win`: see `wins`."""
    return (
        [float(worth(play.title, score)) for score in outcome.scores] if reward == "score" else wins(outcome)
    )


def worth(title: Title[Any], points: int) -> int:
    """Points as a number of which more is better."""
    return -points if title.lowest_wins else points


def wins(outcome: Outcome) -> list[float]:
    """Won or lost together: 1 or -1 for all. Else 1, shared by the winners, less an equal share for each.

    A solo game without a target cannot be lost: it is worth 0, so learn from the score there.
    """
    seats = range(len(outcome.scores))
    if outcome.won is not None:
        return [1.0 if outcome.won else -1.0 for _ in seats]
    winners = outcome.winners
    return [(seat in winners) / len(winners) - 1 / len(seats) for seat in seats]


def totals(play: Play[Any]) -> list[int]:
    """What the points so far are worth: the increases add up to the final reward."""
    return [worth(play.title, card.total) for card in play.scorecards()]
