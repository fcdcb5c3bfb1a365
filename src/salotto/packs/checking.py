"""Everything that is wrong with a pack, at once.

First each field of each entry is read by itself, as its type wants it; then the title is loaded with the
pack, which says what does not go together. What it trips over is left out, and it is loaded again, until
nothing is left to be said.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from typing import Any

from salotto.content import ContentError, Entry
from salotto.kernel.title import Title
from salotto.kit.content import columns
from salotto.packs import limits
from salotto.packs.catalogue import Catalogue, Made, catalogue
from salotto.packs.copies import for_a_moment
from salotto.packs.pack import Pack, without
from salotto.packs.problems import PackRefused, Problem, of_content

SECONDS = 10.0
"""So long the title is loaded again and again, to find what does not go together."""


def check(title: Title[Any], pack: Pack) -> tuple[Problem, ...]:
    """All that is wrong with a pack; nothing where the title can be loaded with it."""
    if pack.title != title.id:
        return (Problem("room-pack-other-title", {"title": pack.title[:60], "wanted": title.id}),)
    known = catalogue(title)
    found = [*places(known, pack), *fields(known, pack)]
    files: Any = deepcopy(dict(pack.files))
    if all(without(files, each) for each in found):
        found += together(title, replace(pack, files=files))
    return tuple(found[: limits.PROBLEMS])


def refused_by(title: Title[Any], refused: PackRefused) -> PackRefused:
    """What is wrong with a pack that cannot be read as a whole, and with what could be read of it."""
    more = check(title, refused.rest) if isinstance(refused.rest, Pack) else ()
    return PackRefused((*refused.problems, *more)[: limits.PROBLEMS])


def checked(title: Title[Any], pack: Pack) -> Pack:
    """The pack, or PackRefused."""
    if problems := check(title, pack):
        raise PackRefused(problems)
    return pack


def places(known: Catalogue, pack: Pack) -> Iterator[Problem]:
    """Files, arrays and sections that the title does not have."""
    files = {file for file, _ in (*known.arrays, *known.sections)}
    for file, parts in pack.files.items():
        if file not in files:
            yield Problem("room-pack-no-file", {"known": ", ".join(sorted(files))}, file)
            continue
        for name, part in parts.items():
            there = known.arrays if isinstance(part, list) else known.sections
            if (file, name) not in there:
                names = ", ".join(sorted(each for at, each in there if at == file))
                yield Problem("room-pack-no-part", {"known": names or "–"}, file, "", name)


def fields(known: Catalogue, pack: Pack) -> Iterator[Problem]:
    """What is wrong with each field by itself."""
    for file, parts in pack.files.items():
        for array, part in parts.items():
            if isinstance(part, list):
                there = known.arrays.get((file, array))
                for given in part if there is not None else ():
                    below = there.get(given["id"]) if there else None
                    yield from of_entry(known, file, array, given, below)
            elif (file, array) in known.sections:
                yield from of_section(known.sections[file, array], file, part)


def of_entry(
    known: Catalogue, file: str, array: str, given: Mapping[str, Any], below: Entry | None
) -> Iterator[Problem]:
    """What is wrong with the fields that a pack gives to one entry."""
    under = below.fields if below is not None else {}
    entry = Entry(file, str(given["id"]), {**under, **given}, "", array)
    for made in known.read_as(file, array, entry):
        wanted = set(given) if below is not None else None
        found = list(of_table(made, entry, wanted))
        yield from found or of_whole(made, entry)
    whole = known.read_as(file, array, entry)[:1]  # none where only parts of the entry are read
    named = {each for made in whole for column in columns(made.kind) for each in column.names}
    for name, value in given.items():
        for at, part in parts_of(value) if name not in named else ():
            inner = Entry(file, entry.id, part, f"{name}{at}.", array)
            for made in known.read_as(file, array, entry, f"{name}{'[]' if at else ''}."):
                yield from of_table(made, inner, set(part))


def parts_of(value: Any) -> list[tuple[str, Mapping[str, Any]]]:
    """The tables in a field, with their numbers in a list."""
    if isinstance(value, Mapping):
        return [("", value)]
    if isinstance(value, list):
        return [(f"[{at}]", each) for at, each in enumerate(value) if isinstance(each, Mapping)]
    return []


def of_table(made: Made, entry: Entry, wanted: set[str] | None) -> Iterator[Problem]:
    """What is wrong with the wanted fields of one table (None: with all), each by itself."""
    for name in sorted(entry.fields.keys() - made.known):
        if wanted is None or name in wanted:
            yield of_content(entry.error(name, "no such field", "room-pack-unknown-field"))
    for column in columns(made.kind):
        here = [
            name for name in column.known() if name in entry.fields and (wanted is None or name in wanted)
        ]
        if here and column.field not in made.given and column.field != "id":
            name = next((each for each in column.names if each in entry.fields), column.names[0])
            try:
                made.shelf._field(column, entry, name)
            except ContentError as error:
                if error.file:  # else it is about several entries, which are looked at together later
                    yield of_content(error)


def of_whole(made: Made, entry: Entry) -> Iterator[Problem]:
    """What the dataclass of an entry refuses, where nothing else is needed to make it."""
    if made.given <= {"key"}:
        try:
            made.shelf.make(made.kind, entry, dict.fromkeys(made.given, made.key), made.known)
        except ContentError as error:
            if error.file:
                yield of_content(error)


def of_section(below: Entry, file: str, given: Mapping[str, Any]) -> Iterator[Problem]:
    """A house variant: a number that is there may be another number."""
    for name, value in given.items():
        if name not in below.fields:
            yield Problem("room-pack-unknown-field", {}, file, below.id, name)
        elif type(value) is not type(below.fields[name]):
            shown = {"value": str(value)[:60]}
            said = "room-pack-number" if type(below.fields[name]) is int else "room-pack-same-kind"
            yield Problem(said, shown, file, below.id, name)


# What does not go together


def together(title: Title[Any], pack: Pack) -> Iterator[Problem]:
    """What the title says when it is loaded with the pack."""
    files: Any = deepcopy(dict(pack.files))
    until = time.monotonic() + SECONDS
    while True:
        try:
            with for_a_moment(title, files):
                return
        except ContentError as error:
            found = of_content(error)
        except Exception as error:  # a rule that cannot be read with such values
            found = Problem("room-pack-unplayable", {"problem": type(error).__name__})
        if not without(files, found):  # two entries together: the one that came last is named
            file, id = culprit(title, replace(pack, files=files))
            found = replace(found, file=file, entry=id)
            if not without(files, found):
                until = 0
        yield found
        if time.monotonic() > until:
            return


def culprit(title: Title[Any], pack: Pack) -> tuple[str, str]:
    """The first entry with which the title cannot be loaded, found by halves."""
    single = [
        (file, array, entry)
        for file, parts in pack.files.items()
        for array, part in parts.items()
        for entry in (part if isinstance(part, list) else [part])
    ]
    good, bad = 0, len(single)
    while bad - good > 1:
        middle = (good + bad) // 2
        if loads(title, single[:middle]):
            good = middle
        else:
            bad = middle
    file, array, entry = single[bad - 1]
    return file, str(entry.get("id", array))


def loads(title: Title[Any], single: list[tuple[str, str, Any]]) -> bool:
    """Whether the title can be loaded with some of the entries."""
    files: dict[str, dict[str, Any]] = {}
    for file, array, entry in single:
        parts = files.setdefault(file, {})
        if "id" in entry:
            parts.setdefault(array, []).append(entry)
        else:
            parts[array] = entry
    try:
        with for_a_moment(title, files):
            return True
    except Exception:
        return False
