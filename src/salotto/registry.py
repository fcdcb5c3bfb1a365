"""The shelf: every title that is installed, found by entry point.

A title is a game, of which one opens a table, or a campaign (`Title.saga`), of which one opens tables in
a row.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from salotto.kernel.title import BadTable, Title

GROUP = "salotto.titles"


class UnknownTitle(LookupError):
    """No installed title has that id: `known` are those there are, `suggestion` the one probably meant."""

    def __init__(self, id: str, known: Iterable[str]) -> None:
        self.id = id
        self.known = sorted(known)
        self.suggestion = next(iter(get_close_matches(id, self.known, n=1)), None)
        meant = f"; did you mean {self.suggestion}?" if self.suggestion else ""
        super().__init__(f"there is no title {id!r}{meant} (known: {', '.join(self.known) or 'none'})")


@cache
def everything() -> dict[str, Title[Any]]:
    """The whole shelf, games and campaigns, sorted by id."""
    found: list[Title[Any]] = [entry.load() for entry in entry_points(group=GROUP)]
    return {title.id: title for title in sorted(found, key=lambda title: title.id)}


@cache
def titles() -> dict[str, Title[Any]]:
    """All the games on the shelf: one opens a table of them."""
    return {id: title for id, title in everything().items() if title.saga is None}


@cache
def campaigns() -> dict[str, Title[Any]]:
    """All the campaigns on the shelf: one opens tables in a row."""
    return {id: title for id, title in everything().items() if title.saga is not None}


@cache
def families() -> dict[str, str]:
    """The packages that several titles share, by the name under which templates and static files find them:
    `west-kingdom` for `salotto.titles.west_kingdom`."""
    found = sorted({title.family for title in everything().values() if title.family})
    return {package.rpartition(".")[2].replace("_", "-"): package for package in found}


def title(id: str) -> Title[Any]:
    """The game or campaign of that id; UnknownTitle when there is none."""
    shelf = everything()
    if id not in shelf:
        raise UnknownTitle(id, shelf)
    return shelf[id]


def game(id: str) -> Title[Any]:
    """The game of that id; BadTable for a campaign, of which one table is no whole game."""
    found = title(id)
    if found.saga is not None:
        raise BadTable(f"{id} is a campaign of several games; its bots play with: campaign simulate")
    return found
