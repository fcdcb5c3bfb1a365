"""The packs that this process knows, and those it starts: they lie in a folder for as long as it lives."""

from __future__ import annotations

import atexit
import json
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

from salotto.kernel.title import BOX_SIGN, Json, Title
from salotto.packs import pack as packs
from salotto.packs.copies import opened
from salotto.packs.pack import Pack

FOLDER = "SALOTTO_PACKS"
"""The variable that tells processes where the packs lie."""

_known: dict[str, Pack] = {}
_opened: dict[str, Title[Any]] = {}


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
    """The title with a pack laid over its box, the same one each time."""
    if pack.id not in _opened:
        _opened[pack.id] = opened(title, pack)
    return _opened[pack.id]
