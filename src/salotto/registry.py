"""The shelf: every title that is installed, found by entry point.

A title is a game, of which one opens a table, or a campaign (`Title.saga`), of which one opens tables in
a row.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from salotto.kernel.log import BadLog
from salotto.kernel.title import BadTable, Json, Title, on_shelf
from salotto.packs.checking import checked
from salotto.packs.known import known, learn, title_with
from salotto.packs.pack import Pack, made
from salotto.packs.reading import read_path
from salotto.packs.trial import tried

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
    """The game or campaign of that id, with the house pack that it names; UnknownTitle when there is none."""
    shelf = everything()
    name = on_shelf(id)
    if name not in shelf:
        raise UnknownTitle(id, shelf)
    if name == id:
        return shelf[id]
    pack = known(id)
    if pack is None:
        raise UnknownTitle(id, shelf)
    return title_with(shelf[name], pack)


def game(id: str) -> Title[Any]:
    """The game of that id; BadTable for a campaign, of which one table is no whole game."""
    found = title(id)
    if found.saga is not None:
        raise BadTable(f"{id} is a campaign of several games; its bots play with: campaign simulate")
    return found


def lay_over(pack: Pack) -> str:
    """The id of a title with a house pack laid over its box; PackRefused with everything that is wrong with
    it.
    """
    for chapter in pack.chapters:
        lay_over(chapter)
    if known(pack.id) is None:
        learn(tried(title(pack.title), checked(title(pack.title), pack)))
    return pack.id


def with_pack(path: str | Path) -> str:
    """The id of the title whose pack lies at a path, for everybody who finds a title by its id."""
    return lay_over(read_path(Path(path)))


def title_of(data: Json) -> Title[Any]:
    """The title of a log, with the pack that the log carries."""
    if data.get("pack") is not None:
        pack = made(data["pack"])
        if data["title"] != pack.id:  # nobody swaps the pack of a log
            raise BadLog("damaged log: the pack is not that of the title")
        for each in (*pack.chapters, pack):
            learn(checked(title(each.title), each))
    return title(data["title"])


def chapter_of(campaign: Title[Any], id: str) -> Title[Any]:
    """A game of a campaign, with the house pack that the campaign has for it."""
    packs = () if campaign.pack is None else made(campaign.pack).chapters
    return title(next((pack.id for pack in packs if pack.title == id), id))
