"""`salotto train TITLE`: a net that learns from games against itself."""

from __future__ import annotations

import argparse
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from salotto.kernel.title import BadTable, Title
from salotto.lab.extras import need
from salotto.lab.numbers import whole_number
from salotto.lab.progress import cores
from salotto.lab.train_settings import TrainSettings
from salotto.registry import game as find_game
from salotto.words import Words

if TYPE_CHECKING:
    from salotto.lab.train_curve import Point

USUAL = TrainSettings()
GENERATIONS = 60


def add_train_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """What can be written after `salotto train`."""
    say, some = words.say, whole_number(words)
    add = parser.add_argument
    add("title", metavar="TITLE", help=say("cli-help-title"))
    add("--out", metavar="DIR", type=Path, required=True, help=say("cli-help-train-out"))
    add("--generations", metavar="N", type=some, default=GENERATIONS, help=say("cli-help-train-generations"))
    add("--games", metavar="N", type=some, default=USUAL.games, help=say("cli-help-train-games"))
    add("--minutes", metavar="N", type=some, help=say("cli-help-train-minutes"))
    add("--mode", metavar="M", help=say("cli-help-mode"))
    add("--players", metavar="N", type=some, help=say("cli-help-train-players"))
    add("--seed", metavar="S", default=USUAL.seed, help=say("cli-help-seed"))
    add("--jobs", metavar="N", type=some, default=cores(), help=say("cli-help-jobs"))


def run_train(args: argparse.Namespace, words: Words, console: Console | None = None) -> int:
    """Train a net and say how it gets on."""
    need("torch", ("numpy", "torch"), words)
    from salotto.lab.train import NET, train

    title = find_game(args.title)
    tables = tables_asked(title, args.mode, args.players)
    out = console or Console(highlight=False, soft_wrap=True)

    def say(point: Point) -> None:
        out.print(words.say("cli-train-generation", **spoken(point)), markup=False)

    out.print(words.say("cli-train-seed", seed=args.seed, folder=str(args.out)), markup=False)
    points = train(
        title,
        args.out,
        TrainSettings(seed=args.seed, games=args.games),
        args.generations,
        args.jobs,
        60 * args.minutes if args.minutes else inf,
        tables,
        on_point=say,
    )
    out.print(words.say("cli-train-done", generations=len(points), file=str(args.out / NET)), markup=False)
    return 0


def tables_asked(title: Title[Any], mode: str | None, players: int | None) -> tuple[tuple[str, int], ...]:
    """The tables of a mode or of a number of players; nothing if nothing is asked for."""
    if mode is None and players is None:
        return ()
    modes = [title.mode(mode)] if mode else title.modes
    found = tuple((each.id, n) for each in modes for n in each.players if players in (None, n))
    if not found:
        raise BadTable(f"{title.id} is not played by {players} in that mode")
    return found


def spoken(point: Point) -> dict[str, str | int]:
    """A generation for people."""
    return {
        "generation": point.generation,
        "games": str(point.games),
        "seconds": f"{point.seconds:.0f}",
        "error": f"{point.lead_error:.2f}",
        "without": f"{point.evaluation_error:.2f}",
        "loss": f"{point.log_loss:.3f}",
        "matches": point.matches,
        "share": f"{100 * point.share:.0f}",
    }
