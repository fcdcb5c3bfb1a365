"""`salotto ladder --sequential`: a pair of bots plays until it is decided whether one is strong enough.

Wald's sequential test weighs two claims after every deal. The modest one: the share of wins is no more than
the aim. The other: it is as high as with twice the odds of the aim. Each win or loss makes one of them more
likely; as soon as one is nineteen times as likely as the other the games stop. So who is shown to be better
than the aim is it at a significance of 0.05, however often one looks.

With two seats the aim is 65 % of the games. At a larger table one bot sits among others of the other kind, in
every seat once for each deal, and the aim is an equal share.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from math import log
from typing import Any

from rich.console import Console
from rich.table import Table

from salotto.kernel.play import Play
from salotto.kernel.title import BadTable, Title, Value
from salotto.lab.ladder import Game, Kept, called, results
from salotto.lab.progress import progress_bar
from salotto.registry import game as find_game
from salotto.words import Words

AIM = 0.65
"""The share of wins that a level has over the one below."""
SIGNIFICANCE = 0.05
ENOUGH = log((1 - SIGNIFICANCE) / SIGNIFICANCE)
"""So much evidence, the logarithm of how much likelier one claim is, decides."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the games of two bots say so far."""

    stronger: str
    weaker: str
    players: int
    games: int
    wins: float
    aim: float

    @property
    def hoped(self) -> float:
        """The share of wins with twice the odds of the aim."""
        return 2 * self.aim / (1 + self.aim)

    @property
    def evidence(self) -> float:
        """The logarithm of how much likelier these games are with the higher share; a tie is half a win."""
        lost = self.games - self.wins
        return self.wins * log(self.hoped / self.aim) + lost * log((1 - self.hoped) / (1 - self.aim))

    @property
    def shown(self) -> bool | None:
        """Whether the first one is shown to be better than the aim; None while it is not decided."""
        evidence = self.evidence
        return evidence > 0 if abs(evidence) >= ENOUGH else None

    def listed(self) -> dict[str, Any]:
        """The verdict for scripts."""
        return {**asdict(self), "evidence": round(self.evidence, 3), "enough": ENOUGH, "shown": self.shown}


@dataclass(frozen=True, slots=True)
class Arena:
    """Where the bots meet."""

    title: Title[Any]
    players: int = 2
    mode: str | None = None
    options: tuple[tuple[str, Value], ...] = ()
    aim: float = 0.0
    seed: str = "ladder"

    @property
    def share(self) -> float:
        """What is to be shown, if nothing else is asked for."""
        return self.aim or (AIM if self.players == 2 else 1 / self.players)

    def deal(self, one: str, other: str, number: int) -> list[Game]:
        """A deal, once with the first bot in each seat."""
        found = []
        for seat in range(self.players):
            seats = [other] * self.players
            seats[seat] = one
            found.append(Game(self.title.id, tuple(seats), number, self.seed, seat, self.mode, self.options))
        return found


def until_decided(
    arena: Arena,
    one: str,
    other: str,
    most: int,
    jobs: int = 1,
    kept: Kept | None = None,
    on_progress: Callable[[], None] = lambda: None,
) -> Verdict:
    """Play deal after deal until it is decided, or so many games are played."""
    kept = Kept() if kept is None else kept
    verdict = Verdict(one, other, arena.players, 0, 0.0, arena.share)
    together = max(1, -(-jobs // arena.players))  # deals, so that every process has something to do
    for number in range(0, max(1, most // arena.players), together):
        games = [game for deal in range(number, number + together) for game in arena.deal(one, other, deal)]
        gained = list(results(games, jobs, kept, on_progress))
        for at in range(0, len(games), arena.players):
            wins = verdict.wins + sum(gained[at : at + arena.players])
            verdict = Verdict(one, other, arena.players, verdict.games + arena.players, wins, verdict.aim)
            if verdict.shown is not None:
                return verdict
    return verdict


def sequential_ladder(
    arena: Arena,
    bots: Sequence[str],
    most: int,
    jobs: int = 1,
    kept: Kept | None = None,
    on_progress: Callable[[], None] = lambda: None,
) -> Iterator[Verdict]:
    """Each bot against the one named before it."""
    for weak, strong in pairwise(bots):
        yield until_decided(arena, strong, weak, most, jobs, kept, on_progress)


# On the command line


def run_sequential(args: argparse.Namespace, words: Words, bots: Sequence[str], console: Console) -> int:
    """Play until it is decided, and print the numbers; 1 if something was not shown."""
    from salotto.lab.tournament_cli import read_options

    title = find_game(args.title)
    options = tuple(read_options(title, args.option).items())
    players = args.players or 2
    arena = Arena(title, players, args.mode, options, args.share or 0.0, args.seed)
    if players < 2 or len(bots) < 2 or not 0 < arena.share < 1:
        raise BadTable("a sequential ladder needs two bots, two seats, and a share between 0 and 1")
    table = title.table(["bot"] * players, args.seed, args.mode, dict(options))
    if len(title.allies(Play(title, table).state, 0)) == players:
        raise BadTable(f"in the mode {table.mode} of {title.id} nobody plays against anybody")
    with progress_bar(words.say("cli-ladder-playing"), args.games * (len(bots) - 1)) as advance:
        found = list(sequential_ladder(arena, bots, args.games, args.jobs, Kept(args.keep), advance))
    if args.json:
        print(json.dumps([verdict.listed() for verdict in found], indent=1))
    else:
        console.print(verdicts(found, words))
    return 0 if all(verdict.shown for verdict in found) else 1


def verdicts(found: Sequence[Verdict], words: Words) -> Table:
    """The verdicts for people."""
    say = words.say
    table = Table(title=say("cli-ladder-sequential"), caption=say("cli-ladder-enough", n=f"{ENOUGH:.2f}"))
    for column in ("stronger", "weaker", "games", "share", "aim", "evidence", "shown"):
        table.add_column(say(f"cli-ladder-{column}"))
    for verdict in found:
        answer = {True: "yes", False: "no", None: "undecided"}[verdict.shown]
        table.add_row(
            called(verdict.stronger, words),
            called(verdict.weaker, words),
            str(verdict.games),
            f"{100 * verdict.wins / verdict.games:.1f} %",
            f"{100 * verdict.aim:.0f} %",
            f"{verdict.evidence:+.2f}",
            say(f"cli-ladder-{answer}"),
        )
    return table


DYNAMIC_WORDS = ("cli-ladder-*",)
