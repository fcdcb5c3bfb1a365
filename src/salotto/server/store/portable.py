"""Tables as lines of JSON: to carry a table or a whole room to another database, or to put old ones away.

The first line says what the file is, the last one how much it holds: a file that was cut off is noticed, and
nothing of it is taken.
"""

from __future__ import annotations

import gzip
import io
import json
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TextIO, TypeAlias

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from salotto.server.store.campaign_files import BadRoomFile, take_campaign, whole_campaigns
from salotto.server.store.database import PROBE
from salotto.server.store.packs import boxes_of, take_pack
from salotto.server.store.schema import (
    HEAD,
    PARTS,
    REVISIONS,
    campaign_tables,
    campaigns,
    chat,
    packs,
    passkeys,
    people,
    quiet_hours,
    results,
    tables,
    ways,
)

__all__ = ["BadRoomFile", "Carried", "export", "take_in"]

FORMAT = "salotto-room"
ORDER = {"choices": "number", "checkpoints": "at", "chat": "id"}
PACKED = ".gz"
CALLS = {"way": ways, "quiet": quiet_hours}
"""How people are called."""

Row: TypeAlias = dict[str, Any]


class Carried(NamedTuple):
    """How much was written or read."""

    tables: int
    people: int
    known: int = 0
    """Tables that were there already and were left as they are."""


# Out


def freeze(connection: Connection) -> None:
    """From now on to the end of the transaction nothing changes for us; the first thing to be said in it."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))


def hold(connection: Connection) -> None:
    """On SQLite, wait now until nobody else writes; amid a transaction that would be too late."""
    connection.execute(PROBE)


def export(connection: Connection, out: TextIO, ids: Sequence[str] | None = None) -> Carried:
    """Write the tables of these ids, or the whole room with its people, as they are at this moment."""
    _write(out, {"format": FORMAT, "shape": HEAD})
    counted = 0
    if ids is None:
        for person in _rows(connection, sa.select(people)):
            _write(out, {"person": person})
            counted += 1
        for passkey in _rows(connection, sa.select(passkeys)):
            _write(out, {"passkey": passkey | {"public_key": passkey["public_key"].hex()}})
        for name, table in CALLS.items():
            for row in _rows(connection, sa.select(table)):
                _write(out, {name: _fresh(row)})
        ids = connection.execute(sa.select(tables.c.id).order_by(tables.c.created)).scalars().all()
        for row in _rows(connection, sa.select(packs)):
            _write(out, {"pack": row})
    ids, rows = whole_campaigns(connection, ids)
    for box in boxes_of(connection, ids, rows):
        _write(out, {"box": box.to_json()})
    for id in ids:
        found = _rows(connection, sa.select(tables).where(tables.c.id == id))
        if not found:
            raise BadRoomFile(f"there is no table {id!r}")
        _write(out, {"table": found[0], **{name: _part(connection, name, id) for name in PARTS}})
    for campaign in rows:
        _write(out, {"campaign": campaign})
    _write(out, {"end": _counts(len(ids), counted, len(rows))})
    return Carried(len(ids), counted)


def _counts(tables: int, people: int, campaigns: int) -> Row:
    """How much a file holds."""
    return {"tables": tables, "people": people} | ({"campaigns": campaigns} if campaigns else {})


def _part(connection: Connection, name: str, id: str) -> list[Row]:
    table = PARTS[name]
    query = sa.select(table).where(table.c.table_id == id)
    return _rows(connection, query.order_by(table.c[ORDER[name]]) if name in ORDER else query)


def _rows(connection: Connection, query: sa.Select[Any]) -> list[Row]:
    return [dict(row) for row in connection.execute(query).mappings()]


def _write(out: TextIO, line: Mapping[str, Any]) -> None:
    out.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


def older_than(connection: Connection, moment: float, unfinished: bool) -> list[str]:
    """The tables that were last played before a moment; those that are not over only if wished for."""
    return list(connection.execute(sa.select(tables.c.id).where(_old(moment, unfinished))).scalars())


def _old(moment: float, unfinished: bool) -> sa.ColumnElement[bool]:
    """Old tables; those of a campaign are as old as the last of them, and over when it has ended."""
    fresh = sa.select(campaign_tables.c.campaign).join(tables).where(tables.c.updated >= moment)
    played = sa.select(campaign_tables.c.table_id).where(campaign_tables.c.campaign.in_(fresh))
    old = (tables.c.updated < moment) & tables.c.id.not_in(played)
    if unfinished:
        return old
    ended = campaigns.c.over | campaigns.c.given_up
    of = sa.select(campaign_tables.c.table_id).join(campaigns)
    over = tables.c.id.in_(of.where(ended)) | (tables.c.over & tables.c.id.not_in(of.where(~ended)))
    return old & over


def remove(connection: Connection, ids: Sequence[str], moment: float, unfinished: bool) -> int:
    """Remove tables and all that belongs to them, but for those that were played meanwhile; how many."""
    hold(connection)
    gone = 0
    for id in ids:
        this = (tables.c.id == id) & _old(moment, unfinished)
        if connection.execute(sa.select(tables.c.id).where(this)).first() is None:
            continue
        for table in (campaign_tables, *reversed(PARTS.values())):
            connection.execute(table.delete().where(table.c.table_id == id))
        connection.execute(tables.delete().where(tables.c.id == id))
        gone += 1
    left = sa.select(campaign_tables.c.campaign)
    connection.execute(campaigns.delete().where(campaigns.c.id.not_in(left)))
    return gone


# In


def take_in(connection: Connection, lines: Iterable[str], has_title: Callable[[str], bool]) -> Carried:
    """Read tables and people; what is there already stays as it is. All or nothing, with its transaction."""
    read = _parsed(lines)
    head = next(read, {})
    if head.get("format") != FORMAT:
        raise BadRoomFile("this is no file that `salotto room export` has written")
    if head.get("shape") not in REVISIONS:
        raise BadRoomFile(f"the file was written by a later Salotto (its shape is {head.get('shape')})")
    hold(connection)
    counts, known, end = {"tables": 0, "people": 0, "campaigns": 0}, 0, None
    for line in read:
        if "end" in line:
            end = line["end"]
        elif "person" in line:
            _insert(connection, people, [line["person"]])
            counts["people"] += 1
        elif "passkey" in line:
            _insert(connection, passkeys, [_with_key(line["passkey"])])
        elif found := next((name for name in CALLS if name in line), None):
            _take_call(connection, CALLS[found], line[found])
        elif "box" in line or "pack" in line:
            take_pack(connection, line)
        elif "campaign" in line:
            take_campaign(connection, line["campaign"])
            counts["campaigns"] += 1
        else:
            known += not _take_table(connection, line, has_title)
            counts["tables"] += 1
    if end != _counts(**counts):
        raise BadRoomFile("the file is not whole: its end is missing")
    return Carried(counts["tables"] - known, counts["people"], known)


def _parsed(lines: Iterable[str]) -> Iterator[Row]:
    for number, line in enumerate(lines, 1):
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            raise BadRoomFile(f"line {number} is not JSON: the file is not whole") from None
        if not isinstance(found, dict):
            raise BadRoomFile(f"line {number} is not an object")
        yield found


def _take_table(connection: Connection, line: Row, has_title: Callable[[str], bool]) -> bool:
    """Add a table unless it is there; whether it was added."""
    try:
        row = line["table"]
        if not has_title(row["title"]):
            raise BadRoomFile(f"table {row['id']} is of the title {row['title']!r}, which is not here")
        if connection.execute(sa.select(tables.c.id).where(tables.c.id == row["id"])).first():
            return False
        connection.execute(tables.insert(), row)
        for name, table in PARTS.items():
            lines = line.get(name, []) if table is results else line[name]  # older files have no results
            _insert(connection, table, [_fresh(each) if table is chat else each for each in lines])
    except (KeyError, TypeError, sa.exc.CompileError, sa.exc.StatementError) as error:
        raise BadRoomFile(f"a table of the file does not fit: {str(error).partition(chr(10))[0]}") from error
    return True


def _take_call(connection: Connection, table: sa.Table, row: Row) -> None:
    """Add how somebody is called."""
    try:
        _insert(connection, table, [row])
    except (TypeError, sa.exc.CompileError, sa.exc.StatementError) as error:
        raise BadRoomFile("how somebody is called does not fit") from error


def _with_key(passkey: Row) -> Row:
    """A passkey whose key was written as a text."""
    try:
        return passkey | {"public_key": bytes.fromhex(passkey["public_key"])}
    except (KeyError, TypeError, ValueError) as error:
        raise BadRoomFile("a passkey of the file does not fit") from error


def _fresh(line: Row) -> Row:
    """What is numbered, such as a line of the chat, gets a new number here."""
    return {name: value for name, value in line.items() if name != "id"}


def _insert(connection: Connection, table: sa.Table, rows: list[Row]) -> None:
    if rows:
        kind = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
        statement = kind(table)
        connection.execute(
            statement.on_conflict_do_nothing()
            if table in (people, passkeys, quiet_hours, ways)
            else statement,
            rows,
        )


# Files


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """A name to write to; when all is on disk, it takes the place of the file. Only its owner can read it."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-")
    os.close(handle)
    new = Path(name)
    try:
        yield new
        with new.open("rb") as written:
            os.fsync(written.fileno())
        new.replace(file)
    finally:
        new.unlink(missing_ok=True)


@contextmanager
def writing(file: Path) -> Iterator[TextIO]:
    """Write a text, packed if the name says so; it is there as a whole or not at all."""
    with new_file(file) as new:
        if file.suffix == PACKED:
            with gzip.open(new, "wb") as packed, io.TextIOWrapper(packed, encoding="utf-8") as out:
                yield out
        else:
            with new.open("w", encoding="utf-8") as out:
                yield out


@contextmanager
def reading(file: Path) -> Iterator[TextIO]:
    """Read a text, packed or not."""
    if file.suffix == PACKED:
        with gzip.open(file, "rb") as packed, io.TextIOWrapper(packed, encoding="utf-8") as lines:
            yield lines
    else:
        with file.open(encoding="utf-8") as lines:
            yield lines
