"""Content read from types: a dataclass says what its entries look like.

    @dataclass(frozen=True, slots=True, eq=False, kw_only=True)
    class Building:
        key: str                      # building:aqueduct, or building:aqueduct-2 for a second copy
        id: str
        names: Names                  # name, name_it, name_fr
        vp: int
        cost: dict[Good, int]
        skills: tuple[Skill, ...]
        effects: tuple[Effect, ...]   # any effects of the vocabulary that are derived from it
        source: str
        rating: int = field(metadata=written("pr", least=1))   # called otherwise in the files
        promo: bool = False           # fields with a default may be left out

    shelf = Shelf(DATA, vocabulary=EFFECTS)
    BUILDINGS = shelf.read_all(Building, "buildings.toml", "card", key="building")

An unknown or missing field is an error that names file, entry and field; so is a value of the wrong type, and
whatever the dataclass itself refuses with `Unfit` (in `__post_init__`, where it also works out what follows
from its fields). Entries of house packs are laid over those of the game (see `salotto.content`).
"""

# interpreted: it looks into the classes that it reads
from __future__ import annotations

import dataclasses
import types
from collections.abc import Callable, Collection, Iterable, Mapping
from enum import Enum, IntEnum
from pathlib import Path
from typing import Any, Protocol, TypeVar, Union, get_args, get_origin

from salotto.content import (
    LANGUAGES,
    SOURCES,
    ContentError,
    Entry,
    brief,
    entries,
    layers,
    section,
    watcher,
)
from salotto.kernel.codec import field_hints, remembered
from salotto.kit.effects import Vocabulary

T = TypeVar("T")
K = TypeVar("K", bound="WithKey")

Names = Mapping[str, str]
"""A text in each language."""

Given = Callable[[Entry, str], Mapping[str, Any]]
"""What is worked out for the card of an entry: it is given the entry, and the name of the copy."""

FOR_PEOPLE = frozenset(
    {
        *("id", "copies", "retired", "text", "facts", "note", "rule"),
        *("source", "ref", "official", "own_tr", "designed_fields", "sourced_fields", "name_source"),
        *("name", "name_it", "name_fr", "name_designed", "it_from_seed", "i18n"),
    }
)
"""Fields that only the readers of the files need: explanations, and where an entry comes from."""


class Unfit(ValueError):
    """A dataclass refuses the value of one of its fields; `said` is the message for people."""

    def __init__(self, field: str, problem: str, said: str, **args: str | int) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem
        self.said = said
        self.args_said = args


@dataclasses.dataclass(frozen=True, slots=True)
class Written:
    """How a field stands in the files."""

    names: tuple[str, ...] = ()
    least: int | None = None
    proper: bool = False
    alone: bool = False


PLAINLY = Written()


def written(
    *names: str, least: int | None = None, proper: bool = False, alone: bool = False
) -> dict[str, Written]:
    """For `field(metadata=...)`: under which name (or names) a field is written, its least value, whether a
    name is the same in every language, and whether one value may stand alone where several are possible."""
    return {"written": Written(names, least, proper, alone)}


def settle(value: object, **fields: object) -> None:
    """Fill in what follows from the fields of a frozen dataclass, in its `__post_init__`."""
    for name, worked_out in fields.items():
        object.__setattr__(value, name, worked_out)


@dataclasses.dataclass(frozen=True, slots=True)
class Column:
    """A field of a dataclass, as it is looked for in a table."""

    field: str
    names: tuple[str, ...]  # what it may be called there
    hint: Any
    how: Written
    optional: bool

    @property
    def translated(self) -> bool:
        """Whether it is a text in each language."""
        return not self.how.proper and self.hint in (Names, Names | None)

    def known(self) -> list[str]:
        """All the fields of a table that belong to it."""
        languages = LANGUAGES[1:] if self.translated else ()
        return [*self.names, *(f"{name}_{language}" for name in self.names for language in languages)]


@remembered
def columns(kind: Any) -> tuple[Column, ...]:
    """The fields that a table gives to a dataclass."""
    hints = field_hints(kind)
    found = []
    for field in dataclasses.fields(kind):
        if field.init:
            how: Written = field.metadata.get("written", PLAINLY)
            names = how.names or (("name",) if field.name == "names" else (field.name,))
            given = field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
            found.append(Column(field.name, names, hints[field.name], how, not given))
    return tuple(found)


Reader = Callable[["Shelf", Entry, str, object], Any]
"""How a title reads a type of its own: the shelf, the entry, the name of the field and what stands there."""


class Shelf:
    """The data folder of a title, with the house packs laid over it."""

    def __init__(
        self,
        data: Path,
        packs: Iterable[Path] = (),
        vocabulary: Vocabulary | None = None,
        readers: Mapping[Any, Reader] | None = None,
    ) -> None:
        self.data = data
        self.packs = tuple(packs)
        self.vocabulary = vocabulary
        self.readers = dict(readers or {})
        self.retired: list[Any] = []
        """Copies that have left the game (`retired = 1`): tables that were opened before still hold them."""
        self._files: dict[str, list[Entry]] = {}

    # Reading files

    def layers(self, file: str) -> list[Entry]:
        """A file of the game, then the same of each pack; it is read once."""
        if file not in self._files:
            self._files[file] = layers(file, self.data, self.packs)
        return self._files[file]

    def tables(self, file: str, array: str) -> tuple[Entry, ...]:
        """The tables of an array without ids, of the game alone."""
        return self.layers(file)[0].tables(array)

    def entries(self, file: str, array: str, by: str = "id") -> list[Entry]:
        """The tables of an array, for what no type describes."""
        return entries(self.layers(file), array, by)

    def section(self, file: str, name: str) -> Entry:
        """One table of a file, for what no type describes."""
        return section(self.layers(file), name)

    def read_all(
        self,
        kind: type[T] | Mapping[str, type[T]],
        file: str,
        array: str,
        key: str = "",
        ignoring: Collection[str] = (),
        *,
        given: Given | None = None,
        by: str = "id",
    ) -> tuple[T, ...]:
        """Every entry of an array of tables, in the order of the file, as many times as it has copies.

        The kind is a dataclass, or one for each word of the field `kind`. A dataclass that itself counts its
        copies is read once. Retired copies are the last ones of their entry, or all of an entry that is read
        once; they go to `retired`.
        """
        found: list[T] = []
        for entry in self.entries(file, array, by):
            own = entry.pick("kind", kind) if isinstance(kind, Mapping) else kind
            made = list(self._copies(own, entry, key or array, given, ignoring))
            kept = max(0, len(made) - retired_copies(entry))
            found += made[:kept]
            self.retired += made[kept:]
        return tuple(found)

    def read_one(self, kind: type[T], file: str, name: str, ignoring: Collection[str] = ()) -> T:
        """One table of a file."""
        made: T = self.make(kind, self.section(file, name), {}, ignoring)
        return made

    def read_list(self, kind: type[T], file: str, array: str, ignoring: Collection[str] = ()) -> list[T]:
        """The tables of an array that have no ids, such as notes, in the order of the file."""
        tables = [table for layer in self.layers(file) for table in layer.tables(array)]
        return [self.make(kind, table, {}, ignoring) for table in tables]

    def read_names(self, file: str, array: str, of: type[Enum] | None = None) -> dict[str, Names]:
        """The names of the entries of an array, by their ids; they may be `of` an enumeration."""
        found = self.entries(file, array) if of is None else self.entries_of(of, file, array)
        return {entry.id: entry.languages("name") for entry in found}

    def entries_of(self, kind: type[Enum], file: str, array: str) -> list[Entry]:
        """The entries of an array that has to hold one for each word of an enumeration, in its order."""
        words, found = words_of(kind), {entry.id: entry for entry in self.entries(file, array)}
        for id, entry in found.items():
            if id not in words:
                known = ", ".join(words)
                raise entry.error(
                    "id", f"expects one of {known}", "room-pack-one-of", known=known, value=brief(id)
                )
        for word in words:
            if word not in found:
                raise ContentError(file, word, "id", "is missing", "room-pack-missing")
        return [found[word] for word in words]

    def _copies(
        self, kind: Any, entry: Entry, key: str, given: Given | None, ignoring: Collection[str]
    ) -> Iterable[Any]:
        fields = {column.field for column in columns(kind)}
        counts_itself = "copies" in fields
        copies = entry.number("copies", least=0) if "copies" in entry.fields and not counts_itself else 1
        copies += 0 if counts_itself else retired_copies(entry)
        for name in [entry.id] if copies == 1 else [f"{entry.id}-{n}" for n in range(1, copies + 1)]:
            more = given(entry, name) if given is not None else {}
            named = {"key": f"{key}:{name}"} if "key" in fields else {}
            yield self.make(kind, entry, {**named, **more}, ignoring)

    # Making values

    def make(self, kind: Any, entry: Entry, given: Mapping[str, Any], ignoring: Collection[str] = ()) -> Any:
        """A value of a dataclass from a table; what is given is not looked for in it."""
        known = {*FOR_PEOPLE, *ignoring, *(name for column in columns(kind) for name in column.known())}
        if watching := watcher.get():
            watching.made(kind, entry, known, given, self)
        entry.only(known)
        values = dict(given)
        for column in columns(kind):
            if column.field not in given:
                name = next((name for name in column.names if name in entry.fields), column.names[0])
                if name in entry.fields or not column.optional:
                    values[column.field] = self._field(column, entry, name)
        try:
            return kind(**values)
        except Unfit as problem:
            names = next((column.names for column in columns(kind) if column.field == problem.field), None)
            name = names[0] if names else problem.field
            raise entry.error(name, problem.problem, problem.said, **problem.args_said) from problem

    def _field(self, column: Column, entry: Entry, name: str) -> Any:
        """One field of a dataclass, from the table where it stands."""
        how, value = column.how, entry.get(name)
        if how.proper:
            return dict.fromkeys(LANGUAGES, entry.text(name))
        if column.translated:
            return entry.languages(name)
        if name == "source":
            return entry.pick(name, {source: source for source in SOURCES})
        if how.alone and not isinstance(value, list):
            value = [value]
        found = self.value(column.hint, entry, name, value)
        if how.least is not None:
            for number in found if isinstance(found, tuple) else (found,):
                if number < how.least:
                    raise entry.error(
                        name,
                        f"expects at least {how.least}, not {number}",
                        "room-pack-least",
                        least=how.least,
                        value=str(number),
                    )
        return found

    def value(self, hint: Any, entry: Entry, name: str, value: object) -> Any:
        """One value as its type wants it."""
        if hint is Any:
            return value
        if hint in self.readers:
            return self.readers[hint](self, entry, name, value)
        if hint in PLAIN:
            return self._plain(hint, entry, name, value)
        origin, args = get_origin(hint), get_args(hint)
        if origin in (Union, types.UnionType):
            return self._one_of(args, entry, name, value)
        if origin is tuple:
            return self._tuple(args, entry, name, value)
        if origin in (dict, Mapping):
            return self._mapping(args, entry, name, value)
        if isinstance(hint, type) and issubclass(hint, Enum):
            return self._word(hint, entry, name, value)
        if kinds := self._effects(hint):
            return self._effect(kinds, entry, name, value)
        if dataclasses.is_dataclass(hint):
            return self.make(hint, self._part(entry, name, value), {})
        raise TypeError(f"content cannot hold a {hint}")

    def _plain(self, hint: Any, entry: Entry, name: str, value: object) -> Any:
        if hint is float and isinstance(value, int | float) and not isinstance(value, bool):
            return float(value)
        if type(value) is not hint or (hint is str and not str(value).strip()):
            problem = f"expects {PLAIN[hint][0]}, not {brief(value)}"
            raise entry.error(name, problem, PLAIN[hint][1], value=brief(value))
        return value

    def _word(self, hint: type[Enum], entry: Entry, name: str, value: object) -> Any:
        """A member of an enumeration by its value; of a numbered one by its name."""
        words = words_of(hint)
        if not isinstance(value, str) or value not in words:
            raise entry.none_of(words, name, value)
        return words[value]

    def _one_of(self, hints: tuple[Any, ...], entry: Entry, name: str, value: object) -> Any:
        """`X | None`, one of several effects, told apart by their word, or one of several plain values."""
        kinds = tuple(hint for hint in hints if hint is not type(None))
        if len(kinds) == 1:
            return self.value(kinds[0], entry, name, value)
        if all(map(self._effects, kinds)):
            effects = tuple(effect for kind in kinds for effect in self._effects(kind))
            return self._effect(effects, entry, name, value)
        for kind in kinds:
            if type(value) is kind:
                return value
        known = (PLAIN[kind][0] if kind in PLAIN else str(kind) for kind in kinds)
        raise entry.none_of(known, name, value)

    def _effects(self, hint: Any) -> tuple[type, ...]:
        return () if self.vocabulary is None else self.vocabulary.within(hint)

    def _effect(self, kinds: tuple[type, ...], entry: Entry, name: str, value: object) -> Any:
        assert self.vocabulary is not None
        part = self._part(entry, name, value)
        word = part.text(self.vocabulary.field)
        kind = self.vocabulary.kinds.get(word)
        if kind not in kinds:
            known = ", ".join(sorted(self.vocabulary.words[each] for each in kinds))
            raise part.error(
                self.vocabulary.field,
                f"expects one of {known}, not {brief(word)}",
                "room-pack-one-of",
                known=known,
                value=brief(word),
            )
        return self.make(kind, part, {}, (self.vocabulary.field,))

    def _tuple(self, args: tuple[Any, ...], entry: Entry, name: str, value: object) -> Any:
        if not isinstance(value, list):
            raise entry.error(
                name, f"expects a list, not {brief(value)}", "room-pack-list", value=brief(value)
            )
        if len(args) == 2 and args[1] is Ellipsis:
            hints: list[Any] = [args[0]] * len(value)
        elif len(args) == len(value):
            hints = list(args)
        else:
            problem = f"expects {len(args)} values, not {len(value)}"
            raise entry.error(name, problem, "room-pack-values", wanted=len(args), given=len(value))
        each = enumerate(zip(hints, value, strict=True))
        return tuple(self.value(hint, entry, f"{name}[{at}]", one) for at, (hint, one) in each)

    def _mapping(self, args: tuple[Any, ...], entry: Entry, name: str, value: object) -> Any:
        part = self._part(entry, name, value)
        return {
            self.value(args[0], part, field, field): self.value(args[1], part, field, one)
            for field, one in part.fields.items()
        }

    def _part(self, entry: Entry, name: str, value: object) -> Entry:
        if not isinstance(value, dict):
            raise entry.error(
                name, f"expects a table, not {brief(value)}", "room-pack-table", value=brief(value)
            )
        return Entry(entry.file, entry.id, value, f"{entry.within}{name}.", entry.array)


PLAIN = {
    str: ("a text", "room-pack-text"),
    int: ("a whole number", "room-pack-number"),
    bool: ("true or false", "room-pack-truth"),
    float: ("a number", "room-pack-any-number"),
}
"""What a plain value is called, and the message where something else stands."""


@remembered
def words_of(kind: type[Enum]) -> dict[str, Any]:
    """The members of an enumeration by the words of the files: numbered ones by their names."""
    if issubclass(kind, IntEnum):
        return {member.name.lower().replace("_", "-"): member for member in kind}
    return {str(member.value): member for member in kind}


def retired_copies(entry: Entry) -> int:
    """How many of its copies have left the game."""
    return entry.number("retired", least=1) if "retired" in entry.fields else 0


class WithKey(Protocol):
    """Whatever is found by its key."""

    @property
    def key(self) -> str:
        """Kind and name."""


def by_key(things: Iterable[K]) -> dict[str, K]:
    """Things by their keys; two of one key are a mistake in the files."""
    found: dict[str, K] = {}
    for thing in things:
        key = thing.key
        if key in found:
            raise ContentError(
                "", key, "id", f"two things would be called {key}", "room-pack-twice", name=key
            )
        found[key] = thing
    return found


def table(kind: type[T], file: str, name: str, values: Mapping[str, Any]) -> T:
    """A value of a dataclass from plain values, as if they stood in a table of a file."""
    made: T = Shelf(Path()).make(kind, Entry(file, name, plain(values)), {})
    return made


def plain(values: Mapping[str, Any]) -> dict[str, Any]:
    """Values as a file would hold them: sequences are lists."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}
