"""Reading content files: whatever is wrong is reported with its file, its entry and its field.

Files are read in layers: the game's own data first, then the house packs. An entry of a later layer
changes the fields it names of the entry with the same id, or adds a new entry.

`laid_over` is the house pack that lies over a data folder while a title is loaded with it, `watcher` who is
told what is read (see `salotto.packs`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

LANGUAGES = ("en", "it", "fr")
SOURCES = ("seed", "public", "known", "designed")


class ContentError(ValueError):
    """A content file says something the game cannot use; `said` is the message for people, if any."""

    def __init__(
        self, file: str, entry: str, field: str, problem: str, said: str = "", **args: str | int
    ) -> None:
        super().__init__(": ".join(part for part in (file, entry, field, problem) if part))
        self.file = file
        self.entry = entry
        self.field = field
        self.problem = problem
        self.said = said
        self.args_said = args


@dataclass(frozen=True, slots=True)
class Entry:
    """One table of a content file, with typed access to its fields."""

    file: str
    id: str
    fields: Mapping[str, object]
    within: str = ""  # the field this table stands in, when it is a part of an entry
    array: str = ""  # the array of tables, or the section, that the entry stands in

    def error(self, field: str, problem: str, said: str, **args: str | int) -> ContentError:
        """The error to raise about one field; `said` is the message for people."""
        return ContentError(self.file, self.id, f"{self.within}{field}", problem, said, **args)

    def only(self, known: Iterable[str]) -> None:
        """Refuse fields the game does not know: most often they are misspelt."""
        for field in sorted(self.fields.keys() - set(known)):
            raise self.error(field, "no such field", "room-pack-unknown-field")

    def get(self, field: str) -> object:
        """The raw value of a field that has to be there."""
        if field not in self.fields:
            raise self.error(field, "is missing", "room-pack-missing")
        return self.fields[field]

    def text(self, field: str) -> str:
        """A text that is not empty."""
        value = self.get(field)
        if not isinstance(value, str) or not value.strip():
            raise self.error(
                field, f"expects a text, not {brief(value)}", "room-pack-text", value=brief(value)
            )
        return value

    def number(self, field: str, least: int | None = None) -> int:
        """A whole number, of a least size if one is given."""
        return self._number(field, self.get(field), least)

    def numbers(self, field: str) -> tuple[int, ...]:
        """A list of whole numbers."""
        return tuple(self._number(field, value) for value in self.list(field))

    def pick(self, field: str, choices: Mapping[str, T]) -> T:
        """What a word stands for."""
        return self._pick(field, self.get(field), choices)

    def picks(self, field: str, choices: Mapping[str, T]) -> tuple[T, ...]:
        """What each word of a list stands for."""
        return tuple(self._pick(field, value, choices) for value in self.list(field))

    def words(self, field: str, choices: Collection[str]) -> tuple[str, ...]:
        """A list of words out of a known set."""
        return self.picks(field, {word: word for word in choices})

    def list(self, field: str) -> list[object]:
        """A list of anything."""
        value = self.get(field)
        if not isinstance(value, list):
            raise self.error(
                field, f"expects a list, not {brief(value)}", "room-pack-list", value=brief(value)
            )
        return value

    def table(self, field: str) -> Entry:
        """A table within this one."""
        return self._table(field, self.get(field))

    def tables(self, field: str) -> tuple[Entry, ...]:
        """A list of tables within this one."""
        values = enumerate(self.list(field))
        return tuple(self._table(f"{field}[{at}]", value) for at, value in values)

    def languages(self, field: str) -> dict[str, str]:
        """A text in each language: the plain field is English, `_it` and `_fr` follow."""
        suffixes = ("" if language == "en" else f"_{language}" for language in LANGUAGES)
        texts = [self.text(field + suffix) for suffix in suffixes]
        return dict(zip(LANGUAGES, texts, strict=True))

    def source(self) -> str:
        """Where the entry comes from; every entry says so."""
        return self.pick("source", {source: source for source in SOURCES})

    def _number(self, field: str, value: object, least: int | None = None) -> int:
        if watching := watcher.get():
            watching.number(self, field)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(
                field, f"expects a whole number, not {brief(value)}", "room-pack-number", value=brief(value)
            )
        if least is not None and value < least:
            raise self.error(
                field,
                f"expects at least {least}, not {value}",
                "room-pack-least",
                least=least,
                value=str(value),
            )
        return value

    def _pick(self, field: str, value: object, choices: Mapping[str, T]) -> T:
        if not isinstance(value, str) or value not in choices:
            raise self.none_of(choices, field, value)
        return choices[value]

    def none_of(self, choices: Iterable[str], field: str, value: object) -> ContentError:
        """A value that is none of those expected."""
        known, found = ", ".join(choices), brief(value)
        problem = f"expects one of {known}, not {found}"
        return self.error(field, problem, "room-pack-one-of", known=known, value=found)

    def _table(self, field: str, value: object) -> Entry:
        if not isinstance(value, dict):
            raise self.error(
                field, f"expects a table, not {brief(value)}", "room-pack-table", value=brief(value)
            )
        return Entry(self.file, self.id, value, f"{self.within}{field}.", self.array)


def brief(value: object) -> str:
    """A value as an error quotes it, however long it is."""
    shown = repr(value) if not isinstance(value, int) or abs(value) < 10**12 else "…"
    return shown if len(shown) <= QUOTED else f"{shown[:QUOTED]}…"


QUOTED = 60
"""Letters of a value that an error quotes."""


@dataclass(frozen=True, slots=True)
class Overlay:
    """What lies over the files of a data folder while a title is loaded: its tables by file."""

    data: Path
    files: Mapping[str, Mapping[str, Any]]


class Watcher(Protocol):
    """Somebody who is told what is read of a title."""

    def entries(self, array: str, by: str, found: Sequence[Entry]) -> None:
        """The entries of an array."""

    def section(self, found: Entry) -> None:
        """One table of a file."""

    def number(self, entry: Entry, field: str) -> None:
        """A number of an entry, or of a section."""

    def made(
        self, kind: Any, entry: Entry, known: Collection[str], given: Mapping[str, Any], shelf: Any
    ) -> None:
        """A value of a dataclass is made from an entry, or from a part of one; some fields are given."""


laid_over: ContextVar[Overlay | None] = ContextVar("laid_over", default=None)
watcher: ContextVar[Watcher | None] = ContextVar("watcher", default=None)


def read(path: Path) -> Entry:
    """A whole file as one table."""
    try:
        return Entry(str(path), "", tomllib.loads(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise ContentError(str(path), "", "", str(problem)) from problem


def layers(file: str, data: Path, packs: Iterable[Path]) -> list[Entry]:
    """One file of the game's data, then the same file of each pack that has it."""
    found = [read(data / file)]
    over = laid_over.get()
    if over is not None and over.data == data and file in over.files:
        found.append(Entry(file, "", over.files[file]))
    for pack in packs:
        if not pack.is_dir():
            raise ContentError(str(pack), "", "", "no such folder")
        if (pack / file).is_file():
            found.append(read(pack / file))
    return found


def entries(files: Iterable[Entry], array: str, by: str = "id") -> list[Entry]:
    """The entries of an array of tables, those of later files laid over those of earlier ones."""
    merged: dict[str, Entry] = {}
    for file in files:
        if array not in file.fields:
            continue
        named: set[str] = set()
        for table in file.tables(array):
            name = str(table.get(by))
            if name in named:
                raise ContentError(
                    file.file, name, by, "stands in the file twice", "room-pack-twice", name=name
                )
            named.add(name)
            below = merged[name].fields if name in merged else {}
            merged[name] = Entry(file.file, name, {**below, **table.fields}, "", array)
    found = list(merged.values())
    if watching := watcher.get():
        watching.entries(array, by, found)
    return found


def section(files: Iterable[Entry], name: str) -> Entry:
    """One table of a file, the fields of later files laid over those of earlier ones."""
    merged = Entry("", name, {})
    for file in files:
        if name in file.fields or not merged.file:
            table = file.table(name)
            merged = Entry(file.file, name, {**merged.fields, **table.fields}, "", name)
    if watching := watcher.get():
        watching.section(merged)
    return merged
