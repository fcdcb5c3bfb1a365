"""Static files of the room and of its titles."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from salotto.server.title_page import shelf


def static_root(title_id: str | None = None) -> Path:
    """The folder of static files of the room or of a title."""
    package = shelf()[title_id].package if title_id else "salotto.server"
    return Path(str(files(package) / "static"))


@cache
def static(name: str) -> str:
    """The address of a static file, with a print of its content so that it can be kept for ever."""
    owner, _, rest = name.partition("/")
    file: Traversable = static_root(owner) / rest if rest and owner in shelf() else static_root() / name
    if not file.is_file():
        return f"/static/{name}"
    return f"/static/{name}?v={hashlib.sha256(file.read_bytes()).hexdigest()[:10]}"
