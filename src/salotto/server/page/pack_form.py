"""The form of a card, which follows from the dataclass that reads it: a new field needs no line here.

A field is named by where it stands: `pr`, `front.vp`, `front.favours[0].n`. What no type describes is
written as in the data files.
"""

from __future__ import annotations

import dataclasses
import re
import types
from collections import abc
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from enum import Enum
from functools import cache
from typing import Any, NamedTuple, Union, get_args, get_origin

from salotto.content import LANGUAGES, SOURCES, ContentError, Entry
from salotto.kernel.codec import field_hints
from salotto.kernel.title import Phrase
from salotto.kit.content import FOR_PEOPLE, Column, columns, words_of
from salotto.packs.catalogue import Catalogue, Made, Place
from salotto.packs.problems import PackRefused, Problem
from salotto.packs.reading import one_value
from salotto.packs.writing import toml

PART = re.compile(r"\.?([A-Za-z][A-Za-z0-9_-]*)|\[(\d+)\]")
NOT_ASKED = frozenset({"key", "border"}) | FOR_PEOPLE - {"name", "name_it", "name_fr", "copies"}
CODE = re.compile(r"[a-z][a-z0-9_+-]*")
NUMBERS = re.compile(r"\[\d+\]")
TRUTH = ("false", "true")
WORDS = 20
"""So many words can be chosen; where there are more, they are texts."""
ADD = "+"
"""The number of an effect that is to be added."""


class Field(NamedTuple):
    """One field of a card."""

    path: str
    kind: str
    """`number`, `text`, `choice`, `effect`, `item` (a word of a list) or `written` (as in the data files)."""
    value: str
    choices: tuple[str, ...] = ()
    phrase: Phrase | None = None
    """What an effect does, in words."""
    of: Any = None
    """The dataclass of a thing of several parts; an effect's is found by its word."""
    example: str = ""
    """What stands in the field of another card, where values are written."""


def fields_of(known: Catalogue, file: str, array: str, entry: Entry) -> Iterator[Field]:
    """All the fields of a card, in the order of its dataclass, each once; then what it is read of besides."""
    told: set[str] = set()
    for field in everything(known, file, array, entry):
        if field.path not in told and field.path not in NOT_ASKED:
            told.add(field.path)
            yield field


def everything(known: Catalogue, file: str, array: str, entry: Entry) -> Iterator[Field]:
    """All the fields, as they are found."""
    asked: set[str] = set()
    for made in known.read_as(file, array, entry):
        for field in of_kind(known, (file, array), made, entry.fields, ""):
            asked.add(field.path.partition(".")[0].partition("[")[0])
            yield field
    for name, value in entry.fields.items():
        if name in asked or name in NOT_ASKED:
            continue
        inner = known.read_as(file, array, entry, f"{name}.")
        if isinstance(value, Mapping) and inner:
            yield from of_kind(known, (file, array), inner[0], value, f"{name}.")
        elif inner or any(name in made.known for made in known.read_as(file, array, entry)):
            yield from plain_fields(known, (file, array), name, value)


def of_kind(
    known: Catalogue, place: Place, made: Made, values: Mapping[str, Any], before: str
) -> Iterator[Field]:
    """The fields of a dataclass; those that are read in another way stand as they are written."""
    done: set[str] = set()
    for column in columns(made.kind):
        done |= {*column.known()}
        if column.field in NOT_ASKED or (column.field in made.given and column.names[0] not in values):
            continue
        for name in names_of(column, values):
            if column.field in made.given:
                yield from plain_fields(known, place, f"{before}{name}", values[name])
            else:
                yield from of_column(made, column, f"{before}{name}", values.get(name))
    for name in values:
        if before and name not in done and name in made.known:
            yield from plain_fields(known, place, f"{before}{name}", values[name])


def names_of(column: Column, values: Mapping[str, Any]) -> Sequence[str]:
    """Under which names a field is asked for: a text once in each language."""
    name = next((each for each in column.names if each in values), column.names[0])
    return [name, *(f"{name}_{language}" for language in LANGUAGES[1:])] if column.translated else [name]


def plain_fields(known: Catalogue, place: Place, path: str, value: Any) -> Iterator[Field]:
    """A field of which no type of the card's own says how it is read; one of its parts may say it."""
    parts = known.parts_read_as(place) if isinstance(value, list) else {}
    inner = parts.get(f"{path}[].")
    typed = [
        (made, column) for made in parts.values() for column in columns(made.kind) if path in column.names
    ]
    if isinstance(value, str):
        yield Field(path, "text", value)
    elif isinstance(value, bool):
        yield Field(path, "choice", "true" if value else "false", TRUTH)
    elif isinstance(value, int):
        yield Field(path, "number", str(value))
    elif inner is not None and parts_of(inner.kind):
        yield from of_hint(inner, types.GenericAlias(tuple, (inner.kind, ...)), path, value)
    elif typed:
        yield from of_column(*typed[0], path, value)
    else:
        yield Field(path, "written", toml(value))


def numbers_of(entry: Entry, names: Iterable[str]) -> Iterator[Field]:
    """The numbers of a section, those of a list one by one."""
    for name in names:
        value = entry.fields[name]
        if isinstance(value, list):
            yield from (Field(f"{name}[{at}]", "number", str(each)) for at, each in enumerate(value))
        else:
            yield Field(name, "number", str(value))


def of_column(made: Made, column: Column, path: str, value: Any) -> Iterator[Field]:
    """The fields for one field of a dataclass."""
    return of_hint(made, column.hint, path, value, column.translated or column.how.proper)


def of_hint(made: Made, hint: Any, path: str, value: Any, translated: bool = False) -> Iterator[Field]:
    """The fields for one type."""
    hint = list_behind(made, hint)
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        args = tuple(each for each in args if each is not type(None))
        if len(args) == 1:
            yield from of_hint(made, args[0], path, value, translated)
            return
    if translated or hint is str:
        choices = SOURCES if path == "source" else ()
        yield Field(path, "text", value if isinstance(value, str) else "", choices)
    elif hint is int:
        yield Field(path, "number", "" if value is None else str(value))
    elif hint is bool:
        yield Field(path, "choice", "true" if value else "false", TRUTH)
    elif is_word(hint):
        yield Field(path, "choice", "" if value is None else str(value), ("", *words_of(hint)))
    elif origin is tuple and len(args) == 2 and args[1] is Ellipsis and words(made, args[0]):
        for at, one in enumerate(value if isinstance(value, list) else ()):
            yield from of_effect(made, args[0], f"{path}[{at}]", one)
        yield Field(f"{path}[{ADD}]", "effect", "", ("", *words(made, args[0])))
    elif origin is tuple and len(args) == 2 and args[1] is Ellipsis and parts_of(args[0]):
        known = tuple(words_of(columns(args[0])[0].hint))
        for at, one in enumerate(value if isinstance(value, list) else ()):
            yield from of_parts(made, args[0], f"{path}[{at}]", one)
        yield Field(f"{path}[{ADD}]", "effect", "", ("", *known), None, args[0])
    elif origin is tuple and len(args) == 2 and args[1] is Ellipsis and is_word(args[0]):
        known = ("", *words_of(args[0]))
        for at, one in enumerate(value if isinstance(value, list) else ()):
            yield Field(f"{path}[{at}]", "item", str(one), known)
        yield Field(f"{path}[{ADD}]", "item", "", known)
    elif (
        origin in (dict, abc.Mapping)
        and is_word(args[0])
        and args[1] is int
        and hint not in made.shelf.readers
    ):
        given: Mapping[str, Any] = value if isinstance(value, Mapping) else {}
        for word in words_of(args[0]):
            yield from of_hint(made, int, f"{path}.{word}", given.get(word))
    elif words(made, hint):
        yield from of_effect(made, hint, path, value)
    elif dataclasses.is_dataclass(hint) and isinstance(value, Mapping):
        for column in columns(hint):
            for name in names_of(column, value):
                if column.field not in NOT_ASKED:
                    yield from of_column(made, column, f"{path}.{name}", value.get(name))
    else:
        yield Field(path, "written", "" if value is None else toml(value))


def list_behind(made: Made, hint: Any) -> Any:
    """A type that a title reads in its own way is asked for as the list of effects that it holds."""
    if dataclasses.is_dataclass(hint) and hint in made.shelf.readers:
        lists = [each for each in field_hints(hint).values() if get_origin(each) is tuple]
        return next((each for each in lists if words(made, get_args(each)[0])), hint)
    return hint


def is_word(hint: Any) -> bool:
    """Whether a type is one of several words."""
    return isinstance(hint, type) and issubclass(hint, Enum)


def parts_of(hint: Any) -> bool:
    """Whether a dataclass begins with a word that says what it is."""
    if not isinstance(hint, type) or not dataclasses.is_dataclass(hint):
        return False
    return is_word(columns(hint)[0].hint)


def of_parts(made: Made, kind: Any, path: str, value: Any) -> Iterator[Field]:
    """A thing of several parts: its word, and then the others."""
    given: Mapping[str, Any] = value if isinstance(value, Mapping) else {}
    head, *rest = columns(kind)
    word = str(given.get(head.names[0], ""))
    yield Field(path, "effect", word, ("", *words_of(head.hint)), None, kind)
    for column in rest:
        for name in names_of(column, given):
            yield from of_column(made, column, f"{path}.{name}", given.get(name))


def words(made: Made, hint: Any) -> tuple[str, ...]:
    """The words of the effects that can stand in a field of this type."""
    vocabulary = made.shelf.vocabulary
    kinds = () if vocabulary is None else vocabulary.within(hint)
    return tuple(sorted(vocabulary.words[kind] for kind in kinds)) if vocabulary is not None else ()


def of_effect(made: Made, hint: Any, path: str, value: Any) -> Iterator[Field]:
    """An effect: its word with what it does, and then its own fields."""
    vocabulary = made.shelf.vocabulary
    assert vocabulary is not None
    given: Mapping[str, Any] = value if isinstance(value, Mapping) else {}
    word = str(given.get(vocabulary.field, ""))
    yield Field(path, "effect", word, ("", *words(made, hint)), said(made, hint, value))
    if word in vocabulary.kinds:
        for column in columns(vocabulary.kinds[word]):
            for name in names_of(column, given):
                yield from of_column(made, column, f"{path}.{name}", given.get(name))


def said(made: Made, hint: Any, value: Any) -> Phrase | None:
    """The sentence that an effect makes; None for one that is not whole yet."""
    try:
        effect = made.shelf.value(hint, Entry("", "", {}), "", value)
        return made.shelf.vocabulary.phrase(effect) if made.shelf.vocabulary else None
    except Exception:  # whatever an unfinished effect lacks
        return None


# Words that no type lists


@cache
def codes(known: Catalogue, file: str, array: str) -> Mapping[str, tuple[str, ...]]:
    """The words that stand in the same field of several cards, by the field: others mean nothing."""
    found: dict[str, list[str]] = {}
    for entry in known.arrays[file, array].values():
        for field in fields_of(known, file, array, entry):
            if field.kind == "text" and field.value:
                found.setdefault(NUMBERS.sub("[]", field.path), []).append(field.value)
    return {
        path: tuple(sorted(set(values)))
        for path, values in found.items()
        if len(set(values)) < len(values) and len(set(values)) <= WORDS and all(map(CODE.fullmatch, values))
    }


@cache
def examples(known: Catalogue, file: str, array: str) -> Mapping[str, str]:
    """What stands in fields whose values are written, by the field: the shortest that says something."""
    found: dict[str, list[str]] = {}
    for entry in known.arrays[file, array].values():
        for field in fields_of(known, file, array, entry):
            if field.kind == "written" and re.search(r"\w", field.value):
                found.setdefault(NUMBERS.sub("[]", field.path), []).append(field.value)
    return {path: min(values, key=len) for path, values in found.items()}


def chosen(known: Catalogue, file: str, array: str, field: Field) -> Field:
    """A field in which one of the words of the title stands can be chosen; a written one has an example."""
    if field.kind == "written":
        return field._replace(example=examples(known, file, array).get(NUMBERS.sub("[]", field.path), ""))
    if field.kind != "text":
        return field
    known_words = codes(known, file, array).get(NUMBERS.sub("[]", field.path), ())
    if not known_words:
        return field
    return field._replace(kind="choice", choices=tuple(dict.fromkeys(("", field.value, *known_words))))


# Putting values in


def put(made: Sequence[Made], fields: Mapping[str, Any], field: Field, text: str) -> dict[str, Any]:
    """The fields of a card with one of them changed; PackRefused where the text is no such value."""
    changed: dict[str, Any] = deepcopy(dict(fields))
    *way, last = way_of(field.path)
    holder: Any = changed
    for at, part in enumerate(way):
        after = way[at + 1] if at + 1 < len(way) else last
        if isinstance(part, str) and part not in holder:
            holder[part] = [] if isinstance(after, int) or after == ADD else {}
        holder = holder[part]
    if field.kind in ("effect", "item") and not text:
        if isinstance(last, int):
            del holder[last]
        elif last != ADD:
            holder.pop(last, None)
        return changed
    shown = field.kind in ("effect", "item") or field.choices == TRUTH
    if shown and last != ADD and text == field.value:
        return changed
    value = fresh(made, field.of, text) if field.kind == "effect" else value_of(field, text)
    if last == ADD:
        holder.append(value)
    elif value is None:
        holder.pop(last, None)
    else:
        holder[last] = value
    return changed


def way_of(path: str) -> list[str | int]:
    """The parts of the name of a field."""
    found: list[str | int] = [
        name or int(number) for name, number in PART.findall(path.replace(f"[{ADD}]", ""))
    ]
    return [*found, ADD] if path.endswith(f"[{ADD}]") else found


def value_of(field: Field, text: str) -> Any:
    """What was typed into a field; nothing where it is left out."""
    text = text.strip()
    if not text:
        return None
    if field.kind in ("text", "item"):
        return text
    if field.kind == "choice":
        return text == "true" if field.choices == TRUTH else text
    if field.kind == "number":
        if not re.fullmatch(r"[+-]?\d{1,6}", text):
            raise PackRefused([Problem("room-pack-number", {"value": text[:40]})])
        return int(text)
    return one_value(text)


def fresh(made: Sequence[Made], kind: Any, word: str) -> dict[str, Any]:
    """A new effect, with the least of everything that it needs."""
    if kind is not None:
        head, *rest = columns(kind)
        needed = {each.names[0]: least(None, each.hint, each.how.least) for each in rest if not each.optional}
        return {head.names[0]: word, **needed}
    vocabulary = next((each.shelf.vocabulary for each in made if each.shelf.vocabulary), None)
    if vocabulary is None or word not in vocabulary.kinds:
        raise PackRefused([Problem("room-pack-one-of", {"known": "–", "value": word[:40]})])
    shelf = next(each.shelf for each in made if each.shelf.vocabulary is vocabulary)
    lacking = [column for column in columns(vocabulary.kinds[word]) if not column.optional]
    values = {column.names[0]: least(shelf.vocabulary, column.hint, column.how.least) for column in lacking}
    return {vocabulary.field: word, **values}


def least(vocabulary: Any, hint: Any, number: int | None) -> Any:
    """The first value of a type."""
    if is_word(hint):
        return next(iter(words_of(hint)))
    if hint is bool:
        return False
    if hint is int:
        return 1 if number is None else number
    return "–" if hint is str else []


__all__ = ["ContentError", "Field", "fields_of", "numbers_of", "put"]
