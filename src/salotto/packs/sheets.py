"""A pack as a spreadsheet: CSV, one row a card, one column a field (`front.vp` for a part of one).

An empty cell leaves the field as it is. A text stands as it is; whatever else is written as in the data
files.
"""

from __future__ import annotations

import codecs
import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from typing import Any

from salotto.content import Entry
from salotto.kernel.title import Title
from salotto.packs import limits, pack
from salotto.packs.catalogue import Catalogue, catalogue
from salotto.packs.checking import check
from salotto.packs.pack import Pack
from salotto.packs.problems import PackRefused, Problem
from salotto.packs.reading import DOTS, one_value
from salotto.packs.writing import toml

FIRST = ("file", "array", "id")
"""The columns that say which card a row is."""
COLUMNS = 200
CELL = 4_000
MARKS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
FORMULAS = ("=", "+", "-", "@")
"""What a spreadsheet would take for a formula: such a text is written with an apostrophe before it."""

Rows = Mapping[tuple[str, str], int]
"""The line of each card, by file and id."""


def import_rows(title: Title[Any], base: Pack, data: bytes) -> tuple[Pack, Rows]:
    """A pack with the rows of a sheet laid over it, checked, and where each card stood; PackRefused with all
    that is wrong.
    """
    known = catalogue(title)
    files: Any = deepcopy({file: dict(parts) for file, parts in base.files.items()})
    lines: dict[tuple[str, str], int] = {}
    problems: list[Problem] = []
    for row, cells in rows_of(data):
        file, array, id = (cells.pop(name, "").strip() for name in FIRST)
        there = known.arrays.get((file, array))
        if there is None:
            names = ", ".join(sorted({f"{at}/{name}" for at, name in known.arrays}))
            problems.append(Problem("room-pack-no-part", {"known": names}, file, id, array, row))
            continue
        if (file, id) in lines:
            problems.append(Problem("room-pack-twice", {"name": id}, file, id, "id", row))
            continue
        lines[file, id] = row
        below = there[id].fields if id in there else {}
        changed: dict[str, Any] = {}
        for name, cell in cells.items():
            if cell.strip():
                try:
                    put(changed, below, name, value_of(cell, looked_up(below, name), f"{file}: {name}"))
                except PackRefused as refused:
                    problems += [
                        replace(each, file=file, entry=id, field=name, row=row) for each in refused.problems
                    ]
        differ = {name: value for name, value in changed.items() if below.get(name) != value}
        own = files.setdefault(file, {}).setdefault(array, [])
        own[:] = [entry for entry in own if entry["id"] != id]
        if differ or id not in there:
            own.append({"id": id, **differ})
    shaped = pack.shape_of(files)
    rest = replace(base, files=pack.sorted_files(pack.sound(files, shaped)))
    more = [*shaped, *check(title, rest)]
    problems += [replace(each, row=lines.get((each.file, each.entry), 0)) for each in more]
    if problems:
        raise PackRefused(problems[: limits.PROBLEMS])
    return rest, lines


def rows_of(data: bytes) -> Iterator[tuple[int, dict[str, str]]]:
    """The rows of a sheet with their lines, each by its columns."""
    if len(data) > limits.BYTES * 2:
        raise PackRefused([Problem("room-pack-too-big", {"most": limits.BYTES * 2 // 1024})])
    encoding = next((name for mark, name in MARKS if data.startswith(mark)), "utf-8")
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        raise PackRefused([Problem("room-pack-encoding")]) from error
    head = text.partition("\n")[0]
    between = max(",;\t", key=head.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=between, strict=True)
    names: list[str] = []
    try:
        for cells in reader:
            if not names:
                names = [cell.strip() for cell in cells]
                check_columns(names)
                continue
            if reader.line_num > limits.ENTRIES * 4:
                raise PackRefused([Problem("room-pack-many", {"most": limits.ENTRIES}, row=reader.line_num)])
            if any(cell.strip() for cell in cells):
                if len(cells) > len(names) or max(map(len, cells)) > CELL:
                    raise PackRefused([Problem("room-pack-cells", {"most": len(names)}, row=reader.line_num)])
                yield reader.line_num, dict(zip(names, cells, strict=False))
    except csv.Error as error:
        raise PackRefused([Problem("room-pack-csv", {}, row=reader.line_num)]) from error
    if not names:
        raise PackRefused([Problem("room-pack-columns", {"known": ", ".join(FIRST)})])


def check_columns(names: list[str]) -> None:
    """The first row says what stands in each column."""
    twice = next((name for name in names if names.count(name) > 1), None) if len(names) <= COLUMNS else "…"
    if any(name not in names for name in FIRST) or len(names) > COLUMNS:
        raise PackRefused([Problem("room-pack-columns", {"known": ", ".join(FIRST)}, row=1)])
    if twice is not None:
        raise PackRefused([Problem("room-pack-twice", {"name": twice[:40]}, row=1)])
    for name in names:
        if not all(limits.FIELD.fullmatch(part) for part in name.split(".")) or name.count(".") >= DOTS:
            raise PackRefused([Problem("room-pack-name", {"name": name[:40]}, row=1)])


def looked_up(fields: Mapping[str, Any], name: str) -> Any:
    """What stands in a field, or in a part of one."""
    value: Any = fields
    for part in name.split("."):
        value = value.get(part) if isinstance(value, Mapping) else None
    return value


def put(changed: dict[str, Any], below: Mapping[str, Any], name: str, value: Any) -> None:
    """Put a value into a field, or into a part of one, of which the rest stays as it is."""
    first, *rest = name.split(".")
    if not rest:
        changed[first] = value
        return
    if first not in changed:
        changed[first] = deepcopy(dict(below.get(first) or {}))
    inside = changed[first]
    for part in rest[:-1]:
        inside = inside.setdefault(part, {})
    inside[rest[-1]] = value


def value_of(cell: str, below: Any, where: str) -> Any:
    """What a cell says: a text where there was one, else a value as the data files write it."""
    text = cell.strip()
    if text.startswith("'") and text[1:2] in FORMULAS:
        text = text[1:]
    if isinstance(below, str):
        return text
    try:
        return one_value(text, where)
    except PackRefused:
        if below is None or not text.startswith(("[", "{")):
            return text
        raise


# Writing


def export(title: Title[Any], base: Pack, everything: bool = False) -> str:
    """The cards of a pack as a sheet, or all the cards of the title as they stand with it."""
    known = catalogue(title)
    rows = list(cards(known, base, everything))
    names = list(dict.fromkeys(name for _, row in rows for name in row))
    into = io.StringIO()
    writer = csv.writer(into, lineterminator="\n")
    writer.writerow([*FIRST, *names])
    for place, row in rows:
        writer.writerow([*place, *(row.get(name, "") for name in names)])
    return into.getvalue()


def cards(
    known: Catalogue, base: Pack, everything: bool
) -> Iterator[tuple[tuple[str, str, str], dict[str, str]]]:
    """Each card with its cells."""
    for (file, array), there in known.arrays.items():
        part: Iterable[Mapping[str, Any]] = base.files.get(file, {}).get(array, ())
        given = {str(entry["id"]): entry for entry in part}
        for id in [*there, *(id for id in given if id not in there)] if everything else given:
            own = given.get(id, {})
            fields = {**there.get(id, Entry("", "", {})).fields, **own} if everything else own
            yield (file, array, id), dict(cells_of(fields))


def cells_of(fields: Mapping[str, Any], before: str = "", deep: int = 1) -> Iterator[tuple[str, str]]:
    """Fields as cells; the parts of a table stand in columns of their own."""
    for name, value in fields.items():
        if before + name == "id":
            continue
        if isinstance(value, Mapping) and value and deep < 3 and all(map(limits.FIELD.fullmatch, value)):
            yield from cells_of(value, f"{before}{name}.", deep + 1)
        elif isinstance(value, str):
            yield before + name, f"'{value}" if value.startswith(FORMULAS) else value
        else:
            yield before + name, toml(value)
