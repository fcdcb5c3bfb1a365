"""`salotto export`: saved games as tables, for whoever studies play.

Four tables, one file each; `game` is the number of the log in order of its path, and joins them.

`games`    game, file, title, release, mode, players, seed, options (JSON), finished, decisions
`seats`    game, seat, name, score, rank, winner; the last three are empty for an unfinished game
`scores`   game, seat, category, points: the scorecard as it stood at the end of the log
`choices`  game, number, seat, prompt, kind, key, options (list of keys), about (JSON)
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from salotto.kernel.log import BadLog, check_log, read_table
from salotto.kernel.play import NEVER, Play, Refused
from salotto.lab.extras import need
from salotto.registry import title_of
from salotto.words import Words

FORMATS = ("parquet", "csv")
SCHEMAS: dict[str, dict[str, Any]] = {
    "games": {
        "game": int,
        "file": str,
        "title": str,
        "release": int,
        "mode": str,
        "players": int,
        "seed": str,
        "options": str,
        "finished": bool,
        "decisions": int,
    },
    "seats": {
        "game": int,
        "seat": int,
        "name": str,
        "score": int,
        "rank": int,
        "winner": bool,
    },
    "scores": {"game": int, "seat": int, "category": str, "points": int},
    "choices": {
        "game": int,
        "number": int,
        "seat": int,
        "prompt": str,
        "kind": str,
        "key": str,
        "options": list[str],
        "about": str,
    },
}
Rows = dict[str, list[tuple[Any, ...]]]


def add_export_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """What can be written after `salotto export`."""
    say = words.say
    parser.add_argument("logs", metavar="LOGS", nargs="+", type=Path, help=say("cli-help-export-logs"))
    parser.add_argument("--to", choices=FORMATS, default=FORMATS[0], help=say("cli-help-export-to"))
    parser.add_argument("--out", metavar="DIR", type=Path, default=Path(), help=say("cli-help-export-out"))


def run_export(args: argparse.Namespace, words: Words) -> int:
    """Write the tables and say where; BadLog when one of them cannot be read."""
    need("lab", ("polars",), words)
    files = list(log_files(args.logs))
    written = export(files, args.out, args.to)
    print(words.say("cli-export-written", games=len(files), files=", ".join(map(str, written))))
    return 0


def log_files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files, and those in the folders, in order."""
    for path in paths:
        yield from sorted(path.rglob("*.json")) if path.is_dir() else (path,)


def export(files: Sequence[Path], folder: Path, to: str = "parquet") -> list[Path]:
    """Write the games of some logs as tables."""
    import polars as pl

    tables: Rows = {name: [] for name in SCHEMAS}
    for number, file in enumerate(files):
        try:
            add_game(tables, number, file)
        except (OSError, ValueError, LookupError, RecursionError) as error:  # no JSON, an unknown title
            raise BadLog(f"{file}: {error}") from error
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, rows in tables.items():
        frame = pl.DataFrame(rows, schema=SCHEMAS[name], orient="row")
        path = folder / f"{name}.{to}"
        if to == "csv":
            lists = [column for column, kind in SCHEMAS[name].items() if kind == list[str]]
            frame.with_columns(pl.col(column).list.join(" ") for column in lists).write_csv(path)
        else:
            frame.write_parquet(path)
        written.append(path)
    return written


def add_game(tables: Rows, number: int, file: Path) -> None:
    """Replay one log and add its rows."""
    log = check_log(json.loads(file.read_text(encoding="utf-8")))
    title = title_of(log)
    table = read_table(title, log)
    play = Play(title, table, every=NEVER)
    for at, (seat, key) in enumerate(log["choices"]):
        decision = play.decision(seat)
        if decision is None:
            raise BadLog(f"choice {at} of the log does not fit: seat {seat} is not being asked")
        tables["choices"].append(
            (
                number,
                at,
                seat,
                decision.prompt,
                decision.kind,
                key,
                decision.keys,
                json.dumps(decision.about, sort_keys=True),
            )
        )
        try:
            play.answer(seat, key)
        except Refused as error:
            raise BadLog(f"choice {at} of the log does not fit: {error}") from error
    outcome = play.outcome
    tables["games"].append(
        (
            number,
            str(file),
            table.title,
            table.release,
            table.mode,
            table.players,
            table.seed,
            json.dumps(dict(table.options), sort_keys=True),
            play.over,
            len(play.log),
        )
    )
    for seat, name in enumerate(table.seats):
        ended = (
            (outcome.scores[seat], outcome.ranks[seat], seat in outcome.winners) if outcome else (None,) * 3
        )
        tables["seats"].append((number, seat, name, *ended))
    for card in play.scorecards()[: table.players]:
        tables["scores"] += [
            (number, card.seat, category, points) for category, points in card.points.items()
        ]
