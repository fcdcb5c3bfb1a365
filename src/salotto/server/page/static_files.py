"""Static files of the room and of its titles."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from salotto.kernel.title import on_shelf
from salotto.registry import families
from salotto.server.page.addresses import address
from salotto.server.page.title_page import shelf


@cache
def static_roots() -> dict[str, Path]:
    """The folders of static files of all titles and families, by the name under which they are found."""
    packages = {id: title.package for id, title in shelf().items()} | families()
    return {name: Path(str(files(package) / "static")) for name, package in packages.items()}


def static_root() -> Path:
    """The folder of static files of the room."""
    return Path(str(files("salotto.server") / "static"))


@cache
def sheets(title_id: str) -> list[str]:
    """The style sheets of a title: that of furniture, that of its family, and its own."""
    title_id = on_shelf(title_id)
    family = shelf()[title_id].family
    names = [name for name, package in families().items() if package == family] + [title_id]
    own = [f"{name}/{name}.css" for name in names if (static_roots()[name] / f"{name}.css").is_file()]
    return ["furniture.css", *own]


@cache
def static(name: str) -> str:
    """The address of a static file, with a print of its content so that it can be kept for ever."""
    owner, _, rest = name.partition("/")
    owner, name = on_shelf(owner), f"{on_shelf(owner)}/{rest}" if rest else name
    roots = static_roots()
    file: Traversable = roots[owner] / rest if rest and owner in roots else static_root() / name
    if not file.is_file():
        return address(f"/static/{name}")
    return address(f"/static/{name}") + f"?v={hashlib.sha256(file.read_bytes()).hexdigest()[:10]}"
