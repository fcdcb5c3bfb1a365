"""States as plain JSON-able data and back, guided by the type hints of their dataclasses.

Understands what a state may hold: dataclasses (generic in one type at most), lists, tuples, dicts, enums,
zones, numbers, strings, and references to definitions (objects with a `key`, found again through the title).
"""

# interpreted: it looks into the classes that it stores
from __future__ import annotations

import ast
import dataclasses
import sys
import types
from collections.abc import Callable
from enum import Enum, IntEnum, StrEnum
from functools import cache, wraps
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

from salotto.kernel.zones import Zone

T = TypeVar("T")
Find = Callable[[str], Any]


class CorruptState(ValueError):
    """Stored data that is not a state of this title."""


class Codec(NamedTuple):
    """How values of one type are written and read."""

    write: Callable[[Any], Any]
    read: Callable[[Any, Find], Any]


def encode(state: object) -> Any:
    """A state as plain data."""
    return _codec(type(state)).write(state)


def decode(kind: type[T], data: Any, find: Find) -> T:
    """The state that was encoded; `find` gives the definition behind a key."""
    try:
        state: T = _codec(kind).read(data, find)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise CorruptState(f"not a stored {kind.__name__}: {type(error).__name__} {error}") from error
    return state


PLAIN: dict[Any, Callable[[Any], Any]] = {int: int.__int__, str: str.__str__}
"""Enums that stand for a number or a text are written as such."""

_codecs: dict[Any, Codec] = {}


def _codec(hint: Any) -> Codec:
    if hint not in _codecs:
        _codecs[hint] = _make_codec(hint)
    return _codecs[hint]


def _make_codec(hint: Any) -> Codec:
    if hint in (int, str, bool, float, type(None), Any):
        write: Callable[[Any], Any] = PLAIN.get(hint, lambda value: value)
        return Codec(write, lambda data, _: _checked(hint, data))
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return _one_of(args)
    if origin is list:
        return _sequence(list, _codec(args[0]))
    if origin is tuple:
        if len(args) == 2 and args[1] is Ellipsis:
            return _sequence(tuple, _codec(args[0]))
        return _fixed(tuple(_codec(arg) for arg in args))
    if origin is dict:
        return _mapping(_codec(args[0]), _codec(args[1]), args[0])
    if origin is Zone:
        return _zone(_codec(args[0]))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return Codec(lambda value: value.value, lambda data, _: hint(data))
    if _is_definition(hint):
        return Codec(lambda value: value.key, lambda data, find: _definition(hint, find(data)))
    if dataclasses.is_dataclass(hint):
        return _record(hint)
    if origin is not None and dataclasses.is_dataclass(origin):
        return _record(origin, args[0])
    raise TypeError(f"a state cannot hold a {hint}")


def _checked(hint: Any, data: Any) -> Any:
    if hint is not Any and type(data) is not hint and not (hint is float and type(data) is int):
        raise ValueError(f"{data!r} is not of type {hint.__name__}")
    return data


def _is_definition(hint: Any) -> bool:
    fields = dataclasses.fields(hint) if dataclasses.is_dataclass(hint) else ()
    return hasattr(hint, "key") or any(field.name == "key" for field in fields)


def _definition(hint: Any, found: Any) -> Any:
    if not isinstance(found, hint):
        raise ValueError(f"{found!r} is not a {hint}")
    return found


def _one_of(hints: tuple[Any, ...]) -> Codec:
    """`X | None`, or several kinds of definition, told apart by their keys."""
    kinds = tuple(hint for hint in hints if hint is not type(None))
    if len(kinds) == 1:
        inner = _codec(kinds[0])
        return Codec(
            lambda value: None if value is None else inner.write(value),
            lambda data, find: None if data is None else inner.read(data, find),
        )
    if not all(map(_is_definition, kinds)):
        raise TypeError(f"a state cannot hold one of {kinds}")
    return Codec(
        lambda value: None if value is None else value.key,
        lambda data, find: None if data is None else _definition(kinds, find(data)),
    )


def _sequence(kind: type[list[Any]] | type[tuple[Any, ...]], item: Codec) -> Codec:
    return Codec(
        lambda value: [item.write(each) for each in value],
        lambda data, find: kind(item.read(each, find) for each in data),
    )


def _fixed(items: tuple[Codec, ...]) -> Codec:
    return Codec(
        lambda value: [item.write(each) for item, each in zip(items, value, strict=True)],
        lambda data, find: tuple(item.read(each, find) for item, each in zip(items, data, strict=True)),
    )


def _mapping(key: Codec, value: Codec, key_type: Any) -> Codec:
    """Dictionaries: JSON has only text for keys, so whole numbers are written as text."""
    whole = key_type is int or (isinstance(key_type, type) and issubclass(key_type, IntEnum))
    text = key_type is str or (isinstance(key_type, type) and issubclass(key_type, StrEnum))
    if not (whole or text or _is_definition(key_type)):
        raise TypeError(f"a state cannot hold a dictionary with the keys {key_type}")

    def read_key(data: str, find: Find) -> Any:
        return key.read(int(data) if whole else data, find)

    return Codec(
        lambda mapping: {str(key.write(each)): value.write(mapping[each]) for each in mapping},
        lambda data, find: {read_key(each, find): value.read(data[each], find) for each in data},
    )


def _zone(item: Codec) -> Codec:
    def write(zone: Zone[Any]) -> Any:
        return [[item.write(card) for card in zone.cards], zone.seen.copy()]

    def read(data: Any, find: Find) -> Zone[Any]:
        cards, seen = data
        if len(cards) != len(seen):
            raise ValueError("a zone with more cards than masks")
        zone: Zone[Any] = Zone(item.read(card, find) for card in cards)
        zone.seen = [_checked(int, mask) for mask in seen]
        return zone

    return Codec(write, read)


by_type: list[dict[Any, Any]] = []
"""What is remembered of types."""


def remembered(function: Callable[[Any], T]) -> Callable[[Any], T]:
    """What a function says of a type, kept until the type is forgotten."""
    known: dict[Any, T] = {}
    by_type.append(known)

    @wraps(function)
    def recalled(kind: Any) -> T:
        if kind not in known:
            known[kind] = function(kind)
        return known[kind]

    return recalled


def forget(module: str) -> None:
    """Forget the types of a module and of those within it, which are gone."""
    for known in (*by_type, _codecs):
        for kind in list(known):
            if f"{getattr(kind, '__module__', '')}.".startswith(f"{module}."):
                del known[kind]


@remembered
def field_hints(kind: type) -> dict[str, Any]:
    """The types of the fields. A compiled class has forgotten what its lists hold: its source knows."""
    if Path(sys.modules[kind.__module__].__file__ or "").suffix == ".py":
        return get_type_hints(kind)
    found: dict[str, Any] = {}
    for each in reversed(kind.__mro__):
        if dataclasses.is_dataclass(each):
            found |= _hints_in_source(each)
    return found


def _hints_in_source(kind: type) -> dict[str, Any]:
    """The types of the fields that a class itself declares."""
    module = sys.modules[kind.__module__]
    place = Path(module.__file__ or "")
    if place.suffix == ".py":
        return get_type_hints(kind)
    source = _source(place.with_name(f"{place.name.partition('.')[0]}.py"))
    written = (part for part in source.body if isinstance(part, ast.ClassDef) and part.name == kind.__name__)
    fields = (line for line in next(written).body if isinstance(line, ast.AnnAssign))
    return {ast.unparse(line.target): eval(ast.unparse(line.annotation), vars(module)) for line in fields}


@cache
def _source(place: Path) -> ast.Module:
    return ast.parse(place.read_text("utf-8"))


def _of(hint: Any, arg: Any) -> Any:
    """The type of a field of something generic: `list[T]` of a row of huts is a list of huts."""
    if isinstance(hint, TypeVar):
        return arg
    return hint[arg] if getattr(hint, "__parameters__", ()) else hint


def _record(kind: Any, arg: Any = None) -> Codec:
    """A dataclass. States of earlier releases lack its later fields, and may have its former ones.

    Both are named, by class, in `LATER_FIELDS` and `FORMER_FIELDS` of the module; in `SPREAD_FIELDS` the
    records within it that are stored as if their fields were its own; in `MENDED_FIELDS` functions that turn
    what an earlier release stored in a field into what this one reads.
    """
    hints = field_hints(kind)
    fields = [(field.name, _codec(_of(hints[field.name], arg))) for field in dataclasses.fields(kind)]
    former, later = set(_named("FORMER_FIELDS", kind)), set(_named("LATER_FIELDS", kind))
    mended: dict[str, Callable[[Any], Any]] = _of_class("MENDED_FIELDS", kind) or {}
    spread = {name: tuple(field_hints(hints[name])) for name in _named("SPREAD_FIELDS", kind)}

    def write(value: Any) -> Any:
        data = {name: codec.write(getattr(value, name)) for name, codec in fields}
        for name in spread:
            data |= data.pop(name)
        return data

    def read(data: Any, find: Find) -> Any:
        data = _gathered(data, spread) if spread else data
        given = set(data) - former
        if given | later != {name for name, _ in fields}:
            raise ValueError(f"{kind.__name__} with the fields {sorted(data)}")
        data = data | {name: mend(data[name]) for name, mend in mended.items()}
        return kind(**{name: codec.read(data[name], find) for name, codec in fields if name in given})

    return Codec(write, read)


def _of_class(table: str, kind: Any) -> Any:
    """What a table of its module says of a class."""
    return getattr(sys.modules[kind.__module__], table, {}).get(kind.__name__)


def _named(table: str, kind: Any) -> tuple[str, ...]:
    """The fields of a class that a table of its module names."""
    names: tuple[str, ...] = _of_class(table, kind) or ()
    return names


def _gathered(data: dict[str, Any], spread: dict[str, tuple[str, ...]]) -> dict[str, Any]:
    """Stored fields with those that belong to a record within put together."""
    if not spread.keys().isdisjoint(data):
        raise ValueError(f"a record with {', '.join(spread)} of its own")
    within = {name: {part: data[part] for part in parts} for name, parts in spread.items()}
    apart = {part for parts in spread.values() for part in parts}
    return {name: data[name] for name in data if name not in apart} | within
