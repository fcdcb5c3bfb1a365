"""What Donations are worth to a team of Architects (AW-12.3): the same deals with and without them.

    python -m tools.donations --players 3 --games 40 --seats greedy

Both teams play the same bots on the same deals; one of them never thinks of a Donation. Printed is how much
more the team with Donations scores, and how much further above its target it is, with the standard error.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from salotto.bots import make_bot
from salotto.kernel.decisions import Decision, key_of
from salotto.kernel.play import Play
from salotto.kernel.title import Title
from salotto.registry import title
from salotto.titles.architects.adviser import ArchitectsAdviser
from salotto.titles.architects.donations import Donation
from salotto.titles.architects.state import ArchitectsState
from salotto.titles.architects.storehouse import DONATE
from salotto.titles.architects.weights import WEIGHTS


class Miser(ArchitectsAdviser):
    """Never thinks of giving anything away."""

    def candidates(self, state: ArchitectsState, decision: Decision) -> Sequence[Any]:
        """All but Donations."""
        found = super().candidates(state, decision)
        kept = [each for each in found if not isinstance(each, Donation) and key_of(each) != DONATE]
        return kept or found


def team_result(game: Title[Any], bot: str, players: int, difficulty: str, seed: str) -> tuple[int, int]:
    """What a team scores on a deal, and how far that is above its target."""
    options = {"coop_difficulty": difficulty}
    play = Play(game, game.table(["bot"] * players, seed, "coop", options))
    bots = [make_bot(bot, f"{seed}/{seat}") for seat in range(players)]
    while (decision := play.next_decision()) is not None:
        play.take(decision, bots[decision.seat].choose(play, decision))
    outcome = play.outcome
    assert outcome is not None
    total = sum(outcome.scores)
    return total, total - (outcome.target or 0)


def in_words(name: str, gains: list[int]) -> str:
    """A mean with its standard error."""
    error = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
    return f"{name}: {fmean(gains):+.1f} (standard error {error:.1f})"


def main(arguments: list[str]) -> int:
    """Compare, from the command line."""
    parser = argparse.ArgumentParser(description="what Donations are worth to a team of Architects")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", default="greedy", help="the bot in every seat")
    parser.add_argument("--difficulty", default="normal")
    parser.add_argument("--seed", default="gifts")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no deal after so long")
    args = parser.parse_args(arguments)
    generous = title("architects")
    miserly = generous.advised_by(Miser(WEIGHTS))
    scores, margins = [], []
    begun = time.monotonic()
    for number in range(args.games):
        if time.monotonic() - begun > args.seconds:
            break
        pair = [
            team_result(game, args.seats, args.players, args.difficulty, f"{args.seed}/{number}")
            for game in (generous, miserly)
        ]
        scores.append(pair[0][0] - pair[1][0])
        margins.append(pair[0][1] - pair[1][1])
    print(f"{len(scores)} deals, {args.players} players, {args.seats}, {args.difficulty}")
    print(in_words("score with Donations less that without", scores))
    print(in_words("above the target", margins))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
