"""The legend of a title: what each of its signs is called, and what it means.

It is data, `people/legend.toml` in the package of a title. The page draws a sign with its name, so that
whoever points at it can read it, and shows all of them on a sheet beside the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import as_file, files
from typing import Any

from salotto.kernel.title import Title, kept
from salotto.kit.content import Names, Shelf

FILE = "legend.toml"


@dataclass(frozen=True, slots=True)
class Sign:
    """A picture that stands for something."""

    icon: str  # its id in the sheet
    names: Names
    means: Names  # what it stands for
    letter: str = ""  # in the terminal, where its name would be long
    tint: str = ""  # its colour there


@dataclass(frozen=True, slots=True)
class Head:
    """Where the pictures are, and which of them mean nothing."""

    sheet: str
    decoration: tuple[str, ...] = ()  # pictures that mean nothing


@dataclass(frozen=True, slots=True)
class Legend:
    """All the signs of a title, by the names of their pictures, in the order in which they are explained."""

    sheet: str
    decoration: frozenset[str]
    signs: dict[str, Sign]


@kept
def legend_of(title: Title[Any]) -> Legend | None:
    """The legend of a title, if it has one."""
    if not (files(title.package) / "people" / FILE).is_file():
        return None
    with as_file(files(title.package) / "people") as folder:
        shelf = Shelf(folder)
        head = shelf.read_one(Head, FILE, "legend")
        signs = {sign.icon: sign for sign in shelf.read_list(Sign, FILE, "sign")}
    return Legend(head.sheet, frozenset(head.decoration), signs)
