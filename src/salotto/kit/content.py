"""Content read from types: a dataclass says what its entries look like.

    @dataclass(frozen=True, slots=True, eq=False)
    class Building:
        key: str                      # building:aqueduct, or building:aqueduct-2 for a second copy
        id: str
        names: Names                  # name, name_it, name_fr
        vp: int
        cost: dict[Good, int]
        skills: tuple[Skill, ...]
        effects: tuple[Effect, ...]   # any union of the effects of the vocabulary
        source: str
        promo: bool = False           # fields with a default may be left out

    shelf = Shelf(DATA, vocabulary=EFFECTS)
    BUILDINGS = shelf.read_all(Building, "buildings.toml", "card", kind="building")

An unknown or missing field is an error that names file, entry and field. Entries of house packs are laid over
those of the game (see `salotto.content`).
"""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Collection, Iterable, Mapping
from enum import Enum
from pathlib import Path
from typing import Any, TypeVar, Union, get_args, get_origin

from salotto.content import ContentError, Entry, entries, layers, section
from salotto.kernel.codec import field_hints
from salotto.kit.effects import Vocabulary

T = TypeVar("T")

Names = Mapping[str, str]
"""A name in each language."""

FOR_PEOPLE = frozenset({"text", "ref", "own_tr", "official", "copies", "name", "name_it", "name_fr"})
"""Fields that only the readers of the files need, or that are read under another name."""


class Shelf:
    """The data folder of a title, with the house packs laid over it."""

    def __init__(self, data: Path, packs: Iterable[Path] = (), vocabulary: Vocabulary | None = None) -> None:
        self.data = data
        self.packs = tuple(packs)
        self.vocabulary = vocabulary

    def read_all(
        self,
        kind: type[T],
        file: str,
        array: str,
        key: str = "",
        ignoring: Collection[str] = (),
    ) -> tuple[T, ...]:
        """Every entry of an array of tables, in the order of the file, as many times as it has copies."""
        found: list[T] = []
        for entry in entries(layers(file, self.data, self.packs), array):
            found.extend(self._copies(kind, entry, key or array, ignoring))
        return tuple(found)

    def read_one(self, kind: type[T], file: str, name: str, ignoring: Collection[str] = ()) -> T:
        """One table of a file."""
        made: T = self.make(kind, section(layers(file, self.data, self.packs), name), {}, ignoring)
        return made

    def read_list(self, kind: type[T], file: str, array: str, ignoring: Collection[str] = ()) -> list[T]:
        """The tables of an array that have no ids, such as notes, in the order of the file."""
        return [
            self.make(kind, table, {}, ignoring)
            for layer in layers(file, self.data, self.packs)
            for table in layer.tables(array)
        ]

    def _copies(self, kind: type[T], entry: Entry, key: str, ignoring: Collection[str]) -> Iterable[T]:
        copies = entry.number("copies", least=0) if "copies" in entry.fields else 1
        for name in [entry.id] if copies == 1 else [f"{entry.id}-{n}" for n in range(1, copies + 1)]:
            yield self.make(kind, entry, {"key": f"{key}:{name}"}, ignoring)

    def make(self, kind: Any, entry: Entry, given: Mapping[str, Any], ignoring: Collection[str]) -> Any:
        """A value of a dataclass from a table."""
        fields = {field.name: field for field in dataclasses.fields(kind)}
        entry.only({*fields, *FOR_PEOPLE, *ignoring})
        hints = field_hints(kind)
        values: dict[str, Any] = {}
        for name, field in fields.items():
            if name in given:
                values[name] = given[name]
            elif name == "names":
                values[name] = entry.languages("name")
            elif name in entry.fields:
                values[name] = self._value(hints[name], entry, name, entry.fields[name])
            elif field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING:
                entry.get(name)
        return kind(**values)

    def _value(self, hint: Any, entry: Entry, name: str, value: object) -> Any:
        """One value as its type wants it."""
        if hint is Any:
            return value
        if hint in (str, int, bool):
            if type(value) is not hint:
                raise entry.error(name, f"expects {PLAIN[hint]}, not {value!r}")
            return value
        if hint is float:
            if type(value) not in (int, float):
                raise entry.error(name, f"expects a number, not {value!r}")
            return value
        origin, args = get_origin(hint), get_args(hint)
        if origin in (Union, types.UnionType):
            return self._one_of(args, entry, name, value)
        if origin is tuple:
            return self._tuple(args, entry, name, value)
        if origin in (dict, Mapping):
            return self._mapping(args, entry, name, value)
        if isinstance(hint, type) and issubclass(hint, Enum):
            if value not in [member.value for member in hint]:
                raise entry.error(
                    name, f"expects one of {', '.join(str(m.value) for m in hint)}, not {value!r}"
                )
            return hint(value)
        if self._is_effect(hint):
            return self._effect((hint,), entry, name, value)
        if dataclasses.is_dataclass(hint):
            return self.make(hint, self._part(entry, name, value), {}, ())
        raise TypeError(f"content cannot hold a {hint}")

    def _one_of(self, hints: tuple[Any, ...], entry: Entry, name: str, value: object) -> Any:
        """`X | None`, or one of several effects, told apart by their word."""
        kinds = tuple(hint for hint in hints if hint is not type(None))
        if len(kinds) == 1:
            return self._value(kinds[0], entry, name, value)
        if all(map(self._is_effect, kinds)):
            return self._effect(kinds, entry, name, value)
        for kind in kinds:
            if type(value) is kind:
                return value
        raise entry.error(name, f"expects one of {', '.join(map(str, kinds))}, not {value!r}")

    def _is_effect(self, hint: Any) -> bool:
        return self.vocabulary is not None and hint in self.vocabulary.words

    def _effect(self, kinds: tuple[Any, ...], entry: Entry, name: str, value: object) -> Any:
        assert self.vocabulary is not None
        part = self._part(entry, name, value)
        word = part.text(self.vocabulary.field)
        kind = self.vocabulary.kinds.get(word)
        if kind not in kinds:
            known = sorted(self.vocabulary.words[each] for each in kinds)
            raise part.error(self.vocabulary.field, f"expects one of {', '.join(known)}, not {word!r}")
        return self.make(kind, part, {}, (self.vocabulary.field,))

    def _tuple(self, args: tuple[Any, ...], entry: Entry, name: str, value: object) -> Any:
        if not isinstance(value, list):
            raise entry.error(name, f"expects a list, not {value!r}")
        if len(args) == 2 and args[1] is Ellipsis:
            hints: list[Any] = [args[0]] * len(value)
        elif len(args) == len(value):
            hints = list(args)
        else:
            raise entry.error(name, f"expects {len(args)} values, not {len(value)}")
        each = enumerate(zip(hints, value, strict=True))
        return tuple(self._value(hint, entry, f"{name}[{at}]", one) for at, (hint, one) in each)

    def _mapping(self, args: tuple[Any, ...], entry: Entry, name: str, value: object) -> Any:
        part = self._part(entry, name, value)
        return {
            self._value(args[0], part, field, field): self._value(args[1], part, field, one)
            for field, one in part.fields.items()
        }

    def _part(self, entry: Entry, name: str, value: object) -> Entry:
        if not isinstance(value, dict):
            raise entry.error(name, f"expects a table, not {value!r}")
        return Entry(entry.file, entry.id, value, f"{entry.within}{name}.")


PLAIN = {str: "a text", int: "a whole number", bool: "true or false"}


def by_key(things: Iterable[T]) -> dict[str, T]:
    """Things by their keys; two of one key are a mistake in the files."""
    found: dict[str, T] = {}
    for thing in things:
        key = str(getattr(thing, "key"))  # noqa: B009
        if key in found:
            raise ContentError("", key, "id", "stands in the files twice")
        found[key] = thing
    return found
