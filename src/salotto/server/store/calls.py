"""By which ways people are called, when they are not, and for which turn they have been."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from salotto.server.store.rows import JournalBatch, TableInfo
from salotto.server.store.schema import quiet_hours, seats, tables, ways
from salotto.server.store.table_rows import read_tables
from salotto.words import Language

WAYS_EACH = 10
"""As many ways may one person have."""


class Way(NamedTuple):
    """A way by which a person is called: a browser, which has a key and a secret, or an address they gave."""

    id: int
    person: str
    address: str
    key: str
    auth: str
    language: Language
    room: str
    """The address of the room's pages, as this person reaches it."""
    made: float


class Quiet(NamedTuple):
    """From this hour to that one, in a zone, a person is not called."""

    start: int
    stop: int
    zone: str


class Due(NamedTuple):
    """Somebody who is asked and has not been called for this turn."""

    info: TableInfo
    seat: int
    person: str
    turn: int
    ways: tuple[Way, ...]
    quiet: Quiet | None


# Turns


def begin_turns(connection: Connection, steps: Iterable[tuple[str, JournalBatch]], now: float) -> None:
    """For people who were not asked, and are now, a turn begins, named by the choices so far."""
    begun = [
        {"id_": id, "seat_": seat, "turn": step.length, "turn_at": now}
        for id, step in steps
        for seat in step.begun
    ]
    if begun:
        connection.execute(BEGIN_TURN, begun)


def due_calls(connection: Connection, until: float) -> list[Due]:
    """Those whose turn began before a moment, who can be called, and were not yet."""
    query = sa.select(seats.c.table_id, seats.c.seat, seats.c.person, seats.c.turn).join(tables)
    due = (seats.c.turn_at <= until) & _uncalled() & seats.c.bot.is_(None)
    due &= tables.c.started & ~tables.c.over & seats.c.person.in_(sa.select(ways.c.person))
    rows = connection.execute(query.where(due).order_by(seats.c.turn_at)).all()
    if not rows:
        return []
    infos = read_tables(connection, tables.c.id.in_({row.table_id for row in rows}), len(rows))
    by_id = {info.id: info for info in infos}
    people = {row.person for row in rows}
    held = _ways_by_person(connection, people)
    quiet = {
        row.person: Quiet(row.start, row.stop, row.zone)
        for row in connection.execute(sa.select(quiet_hours).where(quiet_hours.c.person.in_(people)))
    }
    return [
        Due(by_id[row.table_id], row.seat, row.person, row.turn, held[row.person], quiet.get(row.person))
        for row in rows
        if by_id[row.table_id].asked >> row.seat & 1
    ]


def claim(connection: Connection, due: Due) -> bool:
    """Remember that somebody was called for this turn; of two who wish to, one may."""
    this = (seats.c.table_id == due.info.id) & (seats.c.seat == due.seat) & (seats.c.turn == due.turn)
    claimed = seats.update().where(this & _uncalled()).values(called=due.turn)
    return connection.execute(claimed).rowcount == 1


def _uncalled() -> sa.ColumnElement[bool]:
    """What was taken back and is asked again is no new turn."""
    return seats.c.called.is_(None) | (seats.c.called < seats.c.turn)


def is_asked(connection: Connection, due: Due) -> bool:
    """Whether it is still the same turn."""
    query = sa.select(tables.c.asked, tables.c.over, seats.c.turn, seats.c.bot).join(seats)
    this = (seats.c.table_id == due.info.id) & (seats.c.seat == due.seat)
    row = connection.execute(query.where(this)).first()
    if row is None or row.over or row.bot is not None or row.turn != due.turn:
        return False
    return bool(row.asked >> due.seat & 1)


BEGIN_TURN = (
    seats.update()
    .where((seats.c.table_id == sa.bindparam("id_")) & (seats.c.seat == sa.bindparam("seat_")))
    .values(turn=sa.bindparam("turn"), turn_at=sa.bindparam("turn_at"))
)


# Ways


def _ways_by_person(connection: Connection, people: Iterable[str]) -> dict[str, tuple[Way, ...]]:
    query = sa.select(*(ways.c[name] for name in Way._fields)).where(ways.c.person.in_(people))
    found: dict[str, tuple[Way, ...]] = defaultdict(tuple)
    for row in connection.execute(query.order_by(ways.c.made)):
        found[row.person] += (Way._make(row),)
    return found


def ways_of(connection: Connection, person: str) -> tuple[tuple[Way, ...], Quiet | None]:
    """By which ways a person is called, and when not."""
    query = sa.select(quiet_hours).where(quiet_hours.c.person == person)
    row = connection.execute(query).first()
    quiet = Quiet(row.start, row.stop, row.zone) if row else None
    return _ways_by_person(connection, [person])[person], quiet


def add_way(connection: Connection, way: Way) -> bool:
    """Call somebody by a way from now on; one that is known is renewed. Not more than a person may have."""
    same = (ways.c.person == way.person) & (ways.c.address == way.address)
    if not way.key:
        same |= (ways.c.person == way.person) & (ways.c.key == "")  # one address each
    connection.execute(ways.delete().where(same))
    held = sa.select(sa.func.count()).where(ways.c.person == way.person)
    if connection.execute(held).scalar_one() >= WAYS_EACH:
        return False
    values = way._asdict() | {"made": time.time()}
    connection.execute(ways.insert(), {name: value for name, value in values.items() if name != "id"})
    return True


def forget_way(connection: Connection, person: str, id: int) -> None:
    """A way of one's own is forgotten."""
    connection.execute(ways.delete().where((ways.c.person == person) & (ways.c.id == id)))


def be_quiet(connection: Connection, person: str, quiet: Quiet | None) -> None:
    """Do not call somebody at these hours; None: call them at any."""
    connection.execute(quiet_hours.delete().where(quiet_hours.c.person == person))
    if quiet is not None:
        connection.execute(quiet_hours.insert(), {"person": person, **quiet._asdict()})


def forget_calls(connection: Connection, person: str) -> None:
    """Nothing is left of how somebody was called."""
    connection.execute(ways.delete().where(ways.c.person == person))
    be_quiet(connection, person, None)
