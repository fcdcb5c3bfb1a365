"""Reading content files: whatever is wrong is reported with its file, its entry and its field.

Files are read in layers: the game's own data first, then the house packs. An entry of a later layer
changes the fields it names of the entry with the same id, or adds a new entry.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

LANGUAGES = ("en", "it", "fr")
SOURCES = ("seed", "public", "known", "designed")


class ContentError(ValueError):
    """A content file says something the game cannot use."""

    def __init__(self, file: str, entry: str, field: str, problem: str) -> None:
        super().__init__(": ".join(part for part in (file, entry, field, problem) if part))
        self.file = file
        self.entry = entry
        self.field = field


@dataclass(frozen=True, slots=True)
class Entry:
    """One table of a content file, with typed access to its fields."""

    file: str
    id: str
    fields: Mapping[str, object]
    within: str = ""  # the field this table stands in, when it is a part of an entry

    def error(self, field: str, problem: str) -> ContentError:
        """The error to raise about one field."""
        return ContentError(self.file, self.id, f"{self.within}{field}", problem)

    def only(self, known: Iterable[str]) -> None:
        """Refuse fields the game does not know: most often they are misspelt."""
        for field in sorted(self.fields.keys() - set(known)):
            raise self.error(field, "no such field")

    def get(self, field: str) -> object:
        """The raw value of a field that has to be there."""
        if field not in self.fields:
            raise self.error(field, "is missing")
        return self.fields[field]

    def text(self, field: str) -> str:
        """A text that is not empty."""
        value = self.get(field)
        if not isinstance(value, str) or not value.strip():
            raise self.error(field, f"expects a text, not {value!r}")
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
            raise self.error(field, f"expects a list, not {value!r}")
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
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(field, f"expects a whole number, not {value!r}")
        if least is not None and value < least:
            raise self.error(field, f"expects at least {least}, not {value}")
        return value

    def _pick(self, field: str, value: object, choices: Mapping[str, T]) -> T:
        if not isinstance(value, str) or value not in choices:
            raise self.error(field, f"expects one of {', '.join(choices)}, not {value!r}")
        return choices[value]

    def _table(self, field: str, value: object) -> Entry:
        if not isinstance(value, dict):
            raise self.error(field, f"expects a table, not {value!r}")
        return Entry(self.file, self.id, value, f"{self.within}{field}.")


def read(path: Path) -> Entry:
    """A whole file as one table."""
    try:
        return Entry(str(path), "", tomllib.loads(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise ContentError(str(path), "", "", str(problem)) from problem


def layers(file: str, data: Path, packs: Iterable[Path]) -> list[Entry]:
    """One file of the game's data, then the same file of each pack that has it."""
    found = [read(data / file)]
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
                raise ContentError(file.file, name, by, "stands in the file twice")
            named.add(name)
            below = merged[name].fields if name in merged else {}
            merged[name] = Entry(file.file, name, {**below, **table.fields})
    return list(merged.values())


def section(files: Iterable[Entry], name: str) -> Entry:
    """One table of a file, the fields of later files laid over those of earlier ones."""
    merged = Entry("", name, {})
    for file in files:
        if name in file.fields or not merged.file:
            table = file.table(name)
            merged = Entry(file.file, name, {**merged.fields, **table.fields})
    return merged
