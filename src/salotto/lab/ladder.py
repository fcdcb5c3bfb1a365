"""`salotto ladder`: whether each level of the bots is as much stronger than the one below as we say.

Two bots play every deal twice, with swapped seats, so that neither the cards nor the seat favour one of
them. A tie counts half. Intervals are Wilson's, 95 %. A level against itself is the control: it must stay
near a half. The games take long with bots that think: with `--keep` a ladder that was interrupted goes on.
With `--sequential` each pair plays only until it is decided (sequential.py).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import asdict, astuple, dataclass
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import NormalDist, fmean, stdev
from typing import Any

from rich.console import Console
from rich.table import Table

from salotto.bots import LEVELS, NET, make_bot
from salotto.kernel.play import Play
from salotto.kernel.title import BadTable, Title, Value
from salotto.lab.numbers import whole_number
from salotto.lab.progress import cores, progress_bar
from salotto.lab.simulate import play_out
from salotto.lab.tournament_store import drop_torn_line
from salotto.lab.workers import workers
from salotto.registry import game as find_game
from salotto.words import Words

GAMES = 400
Z = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Rung:
    """How two bots did against each other, with the interval of the first one's share of wins."""

    stronger: str
    weaker: str
    games: int
    wins: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Solo:
    """How a bot did alone."""

    bot: str
    games: int
    mean_score: float
    error: float


@dataclass(frozen=True, slots=True)
class Game:
    """A game to be played: who sits where; the same deal for all games of one number."""

    title: str
    seats: tuple[str, ...]
    number: int  # of the deal
    seed: str
    seat: int = 0  # of the bot whose wins are counted
    mode: str | None = None
    options: tuple[tuple[str, Value], ...] = ()


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval in which the true share of wins lies 95 times in 100."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    square = Z * Z / games
    middle = share + square / 2
    reach = Z * sqrt((share * (1 - share) + square / 4) / games)
    return (middle - reach) / (1 + square), (middle + reach) / (1 + square)


def games_between(title: str, one: str, other: str, games: int, seed: str) -> list[Game]:
    """Every deal twice, with swapped seats."""
    return [
        Game(title, (other, one) if number % 2 else (one, other), number // 2, seed, number % 2)
        for number in range(games)
    ]


def result(game: Game) -> float:
    """What the bot that is measured gained: 1 for a win, a half for a tie; of a bot alone the score.

    It thinks the same on the same deal, wherever it sits.
    """
    title = find_game(game.title)
    table = title.table(game.seats, f"{game.seed}/{game.number}", game.mode, dict(game.options))
    play = Play(title, table)
    players = len(game.seats)
    play_out(
        play,
        [
            make_bot(name, f"{table.seed}/{(seat - game.seat) % players}")
            for seat, name in enumerate(game.seats)
        ],
    )
    outcome = play.outcome
    assert outcome is not None
    if players == 1:
        return float(outcome.scores[0])
    return 1 / len(outcome.winners) if game.seat in outcome.winners else 0.0


class Kept(dict[Game, float]):
    """The results of games that need not be played again, and a file that keeps them: a line for each."""

    def __init__(self, path: Path | None = None) -> None:
        super().__init__()
        self._path = path
        if path is None:
            return
        try:
            path.touch()
            *lines, torn = path.read_text(encoding="utf-8", errors="replace").split("\n")
        except OSError as trouble:
            raise BadTable(f"nothing can be kept in {path}: {trouble.strerror}") from None
        for line in lines:
            try:
                title, seats, deal, seed, seat, mode, options, gained = json.loads(line)
                settings = tuple((name, value) for name, value in options)
                self[Game(title, tuple(seats), deal, seed, seat, mode, settings)] = gained
            except (TypeError, ValueError):
                raise BadTable(f"{path} holds something else than a ladder: {line[:60]}") from None
        if torn and not torn.startswith('["'):
            raise BadTable(f"{path} holds something else than a ladder: {torn[:60]}")
        drop_torn_line(path)

    def keep(self, game: Game, gained: float) -> None:
        """Keep a result: an interruption cannot lose it any more."""
        self[game] = gained
        if self._path is not None:
            line = json.dumps([*astuple(game), gained])
            with self._path.open("a", encoding="utf-8") as file:
                file.write(f"{line}\n")


def results(games: Sequence[Game], jobs: int, kept: Kept, on_progress: Callable[[], None]) -> Iterator[float]:
    """The result of every game, in their order, the same for any number of jobs."""
    missing = [game for game in games if game not in kept]
    jobs = min(jobs, len(missing))
    with workers(jobs) if jobs > 1 else nullcontext() as pool:
        played = pool.map(result, missing) if pool else map(result, missing)
        for game in games:
            if game not in kept:
                kept.keep(game, next(played))
            on_progress()
            yield kept[game]


def pairings(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Each level against the one below, the strongest first; then the control."""
    middle = levels[len(levels) // 2]
    return [*((strong, weak) for weak, strong in pairwise(levels)), (middle, middle)]


def ladder(
    title: Title[Any],
    games: int = GAMES,
    levels: Sequence[str] = LEVELS,
    seed: str = "ladder",
    jobs: int = 1,
    kept: Kept | None = None,
    on_progress: Callable[[], None] = lambda: None,
) -> Iterator[Rung | Solo]:
    """Rung by rung: pairs where the title is for two, and each level alone where it is for one."""
    games = in_pairs(games)
    kept = Kept() if kept is None else kept
    counts = {players for mode in title.modes for players in mode.players}
    if 2 in counts:
        for one, other in pairings(levels):
            pairs = games_between(title.id, one, other, games, seed)
            wins = sum(results(pairs, jobs, kept, on_progress))
            yield Rung(one, other, games, wins, *wilson(wins, games))
    if 1 in counts:
        for bot in levels:
            alone = [Game(title.id, (bot,), number, seed) for number in range(solo_games(games))]
            scores = list(results(alone, jobs, kept, on_progress))
            yield Solo(bot, len(scores), fmean(scores), stdev(scores) / sqrt(len(scores)))


def in_pairs(games: int) -> int:
    """Every deal is played twice."""
    return max(2, games + games % 2)


def solo_games(games: int) -> int:
    """A mean needs fewer games than a share of wins, but at least two."""
    return max(2, games // 2)


def ladder_length(title: Title[Any], games: int, levels: Sequence[str] = LEVELS) -> int:
    """How many games the whole ladder takes."""
    games = in_pairs(games)
    counts = {players for mode in title.modes for players in mode.players}
    return (2 in counts) * len(pairings(levels)) * games + (1 in counts) * len(levels) * solo_games(games)


# On the command line


def add_ladder_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """What can be written after `salotto ladder`."""
    say, some = words.say, whole_number(words)
    parser.add_argument("title", metavar="TITLE", help=say("cli-help-title"))
    parser.add_argument("--games", metavar="N", type=some, default=GAMES, help=say("cli-help-games"))
    parser.add_argument("--seed", metavar="S", default="ladder", help=say("cli-help-seed"))
    parser.add_argument("--jobs", metavar="N", type=some, default=cores(), help=say("cli-help-jobs"))
    parser.add_argument("--keep", metavar="FILE", type=Path, help=say("cli-help-ladder-keep"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))
    parser.add_argument("--bots", metavar="A,B,C", help=say("cli-help-ladder-bots"))
    parser.add_argument("--sequential", action="store_true", help=say("cli-help-ladder-sequential"))
    parser.add_argument("--share", metavar="P", type=float, help=say("cli-help-ladder-share"))
    parser.add_argument("--players", metavar="N", type=some, help=say("cli-help-ladder-players"))
    parser.add_argument("--mode", metavar="M", help=say("cli-help-ladder-mode"))
    parser.add_argument("--option", metavar="K=V", action="append", default=[], help=say("cli-help-option"))


def run_ladder(args: argparse.Namespace, words: Words, console: Console | None = None) -> int:
    """Play the ladder and print it."""
    levels = args.bots.split(",") if args.bots else LEVELS
    for name in levels:
        make_bot(name)
    console = console or Console(highlight=False)
    if args.sequential:
        from salotto.lab.sequential import run_sequential

        return run_sequential(args, words, levels, console)
    if args.players or args.mode or args.option or args.share is not None:
        raise BadTable("--players, --mode, --option and --share are for a ladder that is --sequential")
    title = find_game(args.title)
    kept = Kept(args.keep)
    with progress_bar(words.say("cli-ladder-playing"), ladder_length(title, args.games, levels)) as advance:
        rungs = list(ladder(title, args.games, levels, args.seed, args.jobs, kept, advance))
    if args.json:
        print(json.dumps([listed(rung) for rung in rungs], indent=1))
    else:
        for table in tables(rungs, words):
            console.print(table)
    return 0


def listed(rung: Rung | Solo) -> dict[str, Any]:
    """A line of the ladder for scripts."""
    if isinstance(rung, Rung):
        return asdict(rung)
    return {"bot": rung.bot, "games": rung.games, "mean_score": rung.mean_score}


def tables(rungs: Iterable[Rung | Solo], words: Words) -> Iterator[Table]:
    """The ladder for people."""
    say = words.say
    pairs, alone = [Table(title=say(heading)) for heading in ("cli-ladder-pairs", "cli-ladder-solo")]
    for column in ("stronger", "weaker", "games", "share", "interval"):
        pairs.add_column(say(f"cli-ladder-{column}"))
    for column in ("bot", "games", "mean", "error"):
        alone.add_column(say(f"cli-ladder-{column}"))
    for rung in rungs:
        if isinstance(rung, Solo):
            alone.add_row(
                called(rung.bot, words), str(rung.games), f"{rung.mean_score:.1f}", f"{rung.error:.1f}"
            )
        else:
            share, low, high = (100 * part for part in (rung.wins / rung.games, rung.low, rung.high))
            names = (called(bot, words) for bot in (rung.stronger, rung.weaker))
            pairs.add_row(*names, str(rung.games), f"{share:.1f} %", f"{low:.1f}–{high:.1f} %")
    yield from (table for table in (pairs, alone) if table.row_count)


def called(bot: str, words: Words) -> str:
    """What a bot is called, with its own settings."""
    kind, colon, settings = bot.partition(":")
    if kind == NET:
        return bot
    return words.say(f"room-bot-{kind}") + f"{colon}{settings}"


DYNAMIC_WORDS = ("cli-ladder-*", "room-bot-*")
