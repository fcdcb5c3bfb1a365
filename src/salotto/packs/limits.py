"""How much a pack may hold: far more than any box, and little enough to be read in a moment."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from typing import Any

from salotto.packs.problems import Problem

BYTES = 512 * 1024
"""Of one file."""
ALL_BYTES = 2 * 1024 * 1024
"""Of all the files of a pack."""
FILES = 60
ENTRIES = 2_000
FIELDS = 60
"""Of one entry."""
LISTED = 60
"""Values in one list."""
DEEP = 8
"""Tables within tables."""
LETTERS = 600
"""Of one text."""
NUMBER = 999
"""No card has a greater number, or a smaller one below zero."""
COPIES = 30
PROBLEMS = 100
"""Of a pack: more are not listed."""

NAME = re.compile(r"[a-z][a-z0-9_-]{0,60}\.toml")
"""A file of a pack."""
ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.+-]{0,80}")
FIELD = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,60}")
UNSEEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ue000-\ue002]")
"""Letters that nobody sees and that no name has."""


def unfit(value: Any, field: str = "", deep: int = 0) -> Iterator[tuple[str, Problem]]:
    """What no field can hold, with the field in which it stands."""
    if deep > DEEP:
        yield field, Problem("room-pack-deep", {"most": DEEP})
    elif isinstance(value, bool):
        return
    elif isinstance(value, int):
        if abs(value) > NUMBER:
            yield field, Problem("room-pack-huge", {"most": NUMBER})
    elif isinstance(value, float):
        if not math.isfinite(value) or abs(value) > NUMBER:
            yield field, Problem("room-pack-huge", {"most": NUMBER})
    elif isinstance(value, str):
        if len(value) > LETTERS:
            yield field, Problem("room-pack-long", {"most": LETTERS})
        elif UNSEEN.search(value):
            yield field, Problem("room-pack-unseen")
    elif isinstance(value, list):
        if len(value) > LISTED:
            yield field, Problem("room-pack-many", {"most": LISTED})
        for at, each in enumerate(value[:LISTED]):
            yield from unfit(each, f"{field}[{at}]", deep + 1)
    elif isinstance(value, Mapping):
        if len(value) > FIELDS:
            yield field, Problem("room-pack-many", {"most": FIELDS})
        for name, each in list(value.items())[:FIELDS]:
            if FIELD.fullmatch(str(name)):
                yield from unfit(each, f"{field}.{name}" if field else str(name), deep + 1)
            else:
                yield field, Problem("room-pack-name", {"name": str(name)[:40]})
    else:
        yield field, Problem("room-pack-kind")
