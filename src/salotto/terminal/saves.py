"""Saved games: one file for each, rewritten after every answer, whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from salotto.kernel.log import BadLog, check_log
from salotto.kernel.title import Json

RECENT = 20
"""How many files we look into for a game to go on with."""


def home() -> Path:
    """Where Salotto keeps its things: SALOTTO_HOME, else the user's data folder."""
    if own := os.environ.get("SALOTTO_HOME"):
        return Path(own)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path("~/.local/share").expanduser()) / "salotto"


def new_file(title: str, now: datetime) -> Path:
    """A name for a new saved game; two games begun in the same second get different ones."""
    folder = home() / "saves"
    stem = f"{title}-{now:%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    return path


def save(data: Json, path: Path) -> None:
    """Write a game as plain data; whoever reads the file finds the old or the new one, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=".", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(json.dumps(data))
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


def read(path: Path) -> Json:
    """The data in a file; OSError or BadLog if it cannot be read."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadLog(f"this is no JSON: {error}") from error


def load(path: Path) -> Json:
    """The data of a saved game; OSError or BadLog if it cannot be read."""
    return check_log(read(path))


@dataclass(frozen=True, slots=True)
class Saved:
    """A game that can be gone on with."""

    path: Path
    data: Json
    when: datetime


def unfinished(title: str) -> Iterator[Saved]:
    """The games of a title that have not ended, the latest first."""
    for path, changed in _latest_files():
        with suppress(OSError, BadLog):
            data = load(path)
            if data["title"] == title and data["outcome"] is None:
                yield Saved(path, data, datetime.fromtimestamp(changed))


def _latest_files() -> list[tuple[Path, float]]:
    found: list[tuple[Path, float]] = []
    with suppress(OSError):
        for path in (home() / "saves").glob("*.json"):
            found.append((path, path.stat().st_mtime))
    return sorted(found, key=lambda each: each[1], reverse=True)[:RECENT]
