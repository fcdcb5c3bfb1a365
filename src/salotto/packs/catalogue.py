"""What the data of a title consist of: which entries there are, and by which types they are read.

Nobody writes this down: a copy of the title is loaded while somebody watches what it reads. So a new card,
field or effect needs no line here.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from salotto.content import Entry
from salotto.kernel.title import Title
from salotto.kit.content import Shelf, columns
from salotto.packs.copies import data_of, watched

INDEX = re.compile(r"\[\d+\]")
APART = frozenset({"weights.toml"})
"""Files about bots, not about the box."""
NO_CARDS = frozenset({"option", "weights"})
"""Arrays that say how a table is opened."""

Place = tuple[str, str]
"""File and array."""


@dataclass(frozen=True, slots=True)
class Made:
    """What a table of an entry is read as: a dataclass, the fields that are known there, and by whom."""

    kind: Any
    known: frozenset[str]
    given: frozenset[str]
    """Fields of the dataclass that are worked out in another way."""
    shelf: Shelf
    key: str = ""
    """The key of the thing itself, or of its first copy."""


class Catalogue:
    """All that is read of a title."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.arrays: dict[Place, dict[str, Entry]] = {}
        self.sections: dict[Place, Entry] = {}
        self.numbers: set[tuple[Place, str]] = set()
        """The fields in which numbers are read by their names."""
        self.kinds: dict[tuple[str, str, str, str], list[Made]] = {}
        """By file, array, entry and the part of it."""
        self._parts: dict[Place, dict[str, Made]] = {}

    # What is watched

    def entries(self, array: str, by: str, found: Sequence[Entry]) -> None:
        """The entries of an array."""
        for entry in found:
            place = self.place(entry)
            if place is not None and by == "id" and array not in NO_CARDS:
                self.arrays.setdefault(place, {})[entry.id] = entry

    def section(self, found: Entry) -> None:
        """One table of a file."""
        place = self.place(found)
        if place is not None and found.array not in NO_CARDS:
            self.sections[place] = found

    def number(self, entry: Entry, field: str) -> None:
        """A number is read."""
        place = self.place(entry)
        if place is not None and not entry.within:
            self.numbers.add((place, field))

    def made(
        self, kind: Any, entry: Entry, known: Collection[str], given: Mapping[str, Any], shelf: Any
    ) -> None:
        """A value of a dataclass is made."""
        place = self.place(entry)
        if place is not None:
            found = self.kinds.setdefault((*place, entry.id, INDEX.sub("[]", entry.within)), [])
            if not any(each.kind is kind for each in found):
                found.append(Made(kind, frozenset(known), frozenset(given), shelf, str(given.get("key", ""))))

    def place(self, entry: Entry) -> Place | None:
        """File and array of an entry of the data folder itself."""
        path = Path(entry.file)
        return (path.name, entry.array) if path.parent == self.data and path.name not in APART else None

    # What is asked

    def read_as(self, file: str, array: str, entry: Entry, within: str = "") -> list[Made]:
        """What an entry, or a part of it, is read as; a new entry as others of its kind."""
        own = self.kinds.get((file, array, entry.id, within))
        if own is not None:
            return own
        others = self.arrays.get((file, array), {})
        if entry.id in others:
            return []
        for id, other in others.items():
            same_kind = other.fields.get("kind") == entry.fields.get("kind")
            if same_kind and (made := self.kinds.get((file, array, id, within))):
                return made
        return []

    def parts_read_as(self, place: Place) -> dict[str, Made]:
        """What the parts of the entries of an array are read as."""
        if place not in self._parts:
            self._parts[place] = {
                part: made[0] for (*at, _, part), made in self.kinds.items() if part and (*at,) == place
            }
        return self._parts[place]

    def varied(self, place: Place) -> list[str]:
        """The fields of a section whose numbers the game reads: a house may play with others."""
        section = self.sections[place]
        typed = {
            name
            for made in self.read_as(*place, section)
            for column in columns(made.kind)
            if column.field not in made.given
            for name in column.names
        }
        return [
            name
            for name, value in section.fields.items()
            if (name in typed or (place, name) in self.numbers)
            and all(type(each) is int for each in (value if isinstance(value, list) else [value]))
        ]


@cache
def catalogue(title: Title[Any]) -> Catalogue:
    """What the data of a title consist of."""
    found = Catalogue(data_of(title))
    watched(title, found)
    return found
