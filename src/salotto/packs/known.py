"""The packs that this process knows, and those it starts: they lie in a folder for as long as it lives."""

from __future__ import annotations

import atexit
import json
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from salotto.kernel.title import BOX_SIGN, Json, Title
from salotto.packs import pack as packs
from salotto.packs.copies import drop, opened
from salotto.packs.pack import Pack

FOLDER = "SALOTTO_PACKS"
"""The variable that tells processes where the packs lie."""

LOADED = 12
"""So many titles with a pack stay in memory, each with some megabytes; more where they are in use."""
IDLE = 3600.0
"""Seconds for which nobody has asked for a title that is given up."""

_known: dict[str, Pack] = {}
_opened: dict[str, Title[Any]] = {}
_asked: dict[str, float] = {}
"""When a title was asked for, the last time."""
users: list[Callable[[], Collection[str]]] = []
"""Who says which titles are in use."""


def share() -> None:
    """Make the folder, before other processes are started."""
    if not os.environ.get(FOLDER):
        folder = tempfile.mkdtemp(prefix="salotto-packs-")
        os.environ[FOLDER] = folder
        owner = os.getpid()
        atexit.register(lambda: shutil.rmtree(folder, ignore_errors=True) if os.getpid() == owner else None)


def learn(pack: Pack) -> str:
    """Know a pack, here and in the processes to come: the id of the title with it."""
    for chapter in pack.chapters:
        learn(chapter)
    if pack.id not in _known:
        share()
        place = place_of(pack.digest)
        with tempfile.NamedTemporaryFile("w", dir=place.parent, delete=False, encoding="utf-8") as file:
            json.dump(pack.to_json(), file)
        os.replace(file.name, place)
        _known[pack.id] = pack
    return pack.id


def place_of(digest: str) -> Path:
    """Where a pack lies."""
    return Path(os.environ[FOLDER]) / f"{digest}.json"


def known(id: str) -> Pack | None:
    """The pack of a title's id, if it is known here."""
    if id not in _known and os.environ.get(FOLDER):
        digest = id.partition(BOX_SIGN)[2]
        try:
            data: Json = (
                json.loads(place_of(digest).read_text(encoding="utf-8")) if digest.isalnum() else None
            )
            found = packs.made(data)
        except (OSError, ValueError):
            return None
        if found.id == id:
            learn(found)
    return _known.get(id)


def title_with(title: Title[Any], pack: Pack) -> Title[Any]:
    """The title with a pack laid over its box, the same one each time as long as somebody uses it."""
    _asked[pack.id] = time.monotonic()
    if pack.id not in _opened:
        give_up()
        _opened[pack.id] = opened(title, pack)
    return _opened[pack.id]


def give_up() -> None:
    """Make room for another title: those leave that nobody has used for long."""
    used = {id for user in users for id in user()}
    for id in sorted(_opened, key=lambda id: _asked.get(id, 0.0)):
        if len(_opened) < LOADED or time.monotonic() - _asked.get(id, 0.0) < IDLE:
            return
        if id not in used:
            drop(_opened.pop(id).package)
