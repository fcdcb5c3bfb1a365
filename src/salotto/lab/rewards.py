"""What a game is worth to each seat, for learning."""

from __future__ import annotations

from typing import Any, Literal, get_args

from salotto.kernel.play import Play
from salotto.kernel.title import Outcome, Title

Reward = Literal["win", "score"]
REWARDS: tuple[Reward, ...] = get_args(Reward)


def final_rewards(play: Play[Any], outcome: Outcome, reward: Reward) -> list[float]:
    """`score`: the points, negative where the fewest win; who plays together shares them, each an equal part.
    `win`: see `wins`."""
    players = play.table.players
    if reward == "win":
        return wins(outcome, players)
    scores = [worth(play.title, score) for score in outcome.scores[:players]]
    teams = [play.title.allies(play.state, seat) for seat in range(players)]
    return [sum(scores[ally] for ally in team) / len(team) for team in teams]


def worth(title: Title[Any], points: int) -> int:
    """Points as a number of which more is better."""
    return -points if title.lowest_wins else points


def wins(outcome: Outcome, players: int) -> list[float]:
    """For each seat. Won or lost together: 1 or -1 for all. Else 1, shared by the winners, less an equal
    share for each; the rivals have theirs, too.

    A solo game without a target or a rival cannot be lost: it is worth 0, so learn from the score there.
    """
    if outcome.won is not None:
        return [1.0 if outcome.won else -1.0] * players
    winners = outcome.winners
    return [(seat in winners) / len(winners) - 1 / len(outcome.ranks) for seat in range(players)]


def totals(play: Play[Any]) -> list[int]:
    """What the points so far are worth: with those of the beginning the increases are the score."""
    return [worth(play.title, card.total) for card in play.scorecards()[: play.table.players]]
