"""A pack as files: TOML for people, in a folder or a zip."""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from salotto.packs.pack import HEAD, Pack, sorted_files
from salotto.packs.reading import HEAD_FILE

BARE = re.compile(r"[A-Za-z0-9_-]+")
WHEN = (1980, 1, 1, 0, 0, 0)
"""The files of a zip have no date, so that the same pack makes the same zip."""


def toml(value: Any) -> str:
    """One value as TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{name_of(name)} = {toml(each)}' for name, each in value.items())} }}"
    return f"[{', '.join(map(toml, value))}]"


def name_of(name: str) -> str:
    """The name of a field."""
    return name if BARE.fullmatch(name) else toml(name)


def written(pack: Pack) -> dict[str, str]:
    """The texts of all the files of a pack."""
    head = {"title": pack.title, **{name: getattr(pack, name) for name in HEAD}}
    files = {HEAD_FILE: f"[pack]\n{fields(head)}"}
    for file, parts in sorted_files(pack.files).items():
        files[file] = "\n".join(
            f"[[{name}]]\n{fields(entry)}" if isinstance(part, list) else f"[{name}]\n{fields(entry)}"
            for name, part in parts.items()
            for entry in (part if isinstance(part, list) else [part])
        )
    return files


def fields(table: Mapping[str, Any]) -> str:
    """The lines of one table, its id first."""
    names = sorted(table, key=lambda name: name != "id")
    return "".join(f"{name_of(name)} = {toml(table[name])}\n" for name in names)


def zipped(pack: Pack) -> bytes:
    """The pack as a zip."""
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in written(pack).items():
            file.writestr(zipfile.ZipInfo(name, WHEN), text, zipfile.ZIP_DEFLATED)
    return into.getvalue()


def write(pack: Pack, path: Path) -> None:
    """The pack at a path: a zip where the name says so, else a folder."""
    if path.suffix == ".zip":
        path.write_bytes(zipped(pack))
        return
    path.mkdir(parents=True, exist_ok=True)
    for name, text in written(pack).items():
        (path / name).write_text(text, encoding="utf-8")
