"""`salotto tournament`: play, or go on playing, a tournament; then its table, its files and its report."""

from __future__ import annotations

import argparse
import csv
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from salotto.kernel.title import BadTable, Title, Value
from salotto.lab.extras import need
from salotto.lab.numbers import whole_number
from salotto.lab.progress import cores, new_progress
from salotto.lab.tournament import Game, Plan, make_plan
from salotto.lab.tournament_run import play_here, play_on_cores, play_on_ray
from salotto.lab.tournament_store import Store
from salotto.registry import title as find_title
from salotto.words import Words

INTERRUPTED = 130


def add_tournament_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """What can be written after `salotto tournament`."""
    say = words.say
    parser.add_argument("title", metavar="TITLE", help=say("cli-help-title"))
    parser.add_argument("--bots", metavar="A,B,C", required=True, help=say("cli-help-tournament-bots"))
    some = whole_number(words)
    parser.add_argument("--games", metavar="N", type=some, default=100, help=say("cli-help-tournament-games"))
    parser.add_argument("--players", metavar="N", type=some, help=say("cli-help-tournament-players"))
    parser.add_argument("--mode", metavar="M", help=say("cli-help-mode"))
    parser.add_argument("--option", metavar="K=V", action="append", default=[], help=say("cli-help-option"))
    parser.add_argument("--seed", metavar="S", default="0", help=say("cli-help-seed"))
    parser.add_argument("--out", metavar="DIR", type=Path, help=say("cli-help-tournament-out"))
    parser.add_argument(
        "--jobs", metavar="N", type=some, default=cores(), help=say("cli-help-tournament-jobs")
    )
    parser.add_argument("--ray", metavar="ADDRESS", nargs="?", const="", help=say("cli-help-tournament-ray"))


def run_tournament(args: argparse.Namespace, words: Words, console: Console | None = None) -> int:
    """Play what is missing, then write the results; 130 when interrupted: the same command goes on."""
    console = console or Console(highlight=False)
    need("lab", ("choix", "matplotlib", "polars"), words)
    if args.ray is not None:
        need("cluster", ("ray",), words)
    title = find_title(args.title)
    plan = make_plan(
        title.id,
        read_bots(args.bots),
        args.games,
        args.seed,
        args.mode,
        args.players,
        read_options(title, args.option),
    )
    folder = args.out or Path("tournaments") / f"{plan.title}-{plan.mode}-{plan.players}-{plan.seed}"
    store = Store(folder, plan)
    missing = store.missing()
    try:
        with_progress(store, played(plan, missing, args.jobs, args.ray), len(missing), words)
    except KeyboardInterrupt:
        console.print(words.say("cli-tournament-interrupted", folder=str(folder)))
        return INTERRUPTED
    finally:
        store.close()
    games = store.games()
    write_results(folder, plan, games, words, console)
    return 1 if any(game.error for game in games) else 0


def read_bots(text: str) -> list[str]:
    """Names between commas; a command that has a comma stands in double quotes."""
    return [name.strip() for name in next(csv.reader([text], skipinitialspace=True), []) if name.strip()]


def read_options(title: Title[Any], given: Sequence[str]) -> dict[str, Value]:
    """The settings that somebody wrote as `name=value`."""
    known = {option.id: option for option in title.options}
    read: dict[str, Value] = {}
    for text in given:
        id, _, value = text.partition("=")
        if id not in known:
            raise BadTable(f"{title.id} has no option {id!r}; it has {', '.join(known) or 'none'}")
        read[id] = known[id].parse(value)
    return read


def played(plan: Plan, numbers: Sequence[int], jobs: int, ray: str | None) -> Iterator[Game]:
    """The games, played where it was asked for."""
    if not numbers:
        return iter(())
    if ray is not None:
        return play_on_ray(plan, numbers, ray)
    return play_on_cores(plan, numbers, jobs) if jobs > 1 else play_here(plan, numbers)


def with_progress(store: Store, games: Iterator[Game], missing: int, words: Words) -> None:
    """Keep the games as they end, and say how long it will take."""
    errors = Console(stderr=True)
    done = store.plan.games - missing
    with new_progress(errors, transient=False) as progress:
        task = progress.add_task(words.say("cli-tournament-playing"), total=store.plan.games, completed=done)
        for game in games:
            store.add(game)
            progress.advance(task)


def write_results(folder: Path, plan: Plan, games: Sequence[Game], words: Words, console: Console) -> None:
    """The table on the screen, the tables and the report in the folder."""
    from salotto.lab.report import cells, columns, report
    from salotto.lab.tournament_ratings import standings
    from salotto.lab.tournament_tables import write_tables

    lines = standings(plan, games)
    write_tables(folder, plan, games, lines)
    page = folder / "report.html"
    page.write_text(report(plan, games, lines, words), encoding="utf-8")
    table = Table(box=None, header_style="bold")
    for number, column in enumerate(columns(words)):
        table.add_column(column, justify="left" if number == 0 else "right")
    for line in lines:
        table.add_row(*cells(line))
    console.print(table)
    failed = sum(game.error is not None for game in games)
    if failed:
        console.print(words.say("cli-tournament-failed", games=failed))
    console.print(words.say("cli-tournament-written", file=str(page)))
