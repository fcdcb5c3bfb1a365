"""Seats that go to somebody else, and letters to those who were not there."""

from __future__ import annotations

import time
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from salotto.server.store.database import Conflict, Store
from salotto.server.store.rows import Notice
from salotto.server.store.schema import letters, seats


class Letter(NamedTuple):
    """Something a person is told when they come again."""

    id: int
    notice: Notice


async def store_seen(store: Store, table: str, seat: int) -> float:
    """Remember that the person of a seat is here, or was until now."""
    now = time.time()
    place = (seats.c.table_id == table) & (seats.c.seat == seat)
    await store.run(lambda connection: connection.execute(seats.update().where(place).values(seen=now)))
    return now


async def hand_on(store: Store, table: str, seat: int, owner: str | None, person: str, name: str) -> bool:
    """Somebody takes the seat of its owner; False when it is theirs no more."""
    try:
        await store.change_holder(table, seat, owner, {"person": person, "name": name, "seen": time.time()})
    except Conflict:
        return False
    return True


async def write_letter(store: Store, person: str, notice: Notice) -> None:
    """Tell somebody something when they come again."""
    row = {"person": person, "notice": notice.to_text()}
    await store.run(lambda connection: connection.execute(letters.insert(), row))


async def letters_to(store: Store, person: str) -> list[Letter]:
    """What a person is still to be told, the oldest first."""
    query = sa.select(letters.c.id, letters.c.notice).where(letters.c.person == person).order_by(letters.c.id)

    def work(connection: Connection) -> list[Letter]:
        return [Letter(row.id, Notice.from_text(row.notice)) for row in connection.execute(query)]

    return await store.run(work)


async def put_letters_away(store: Store, person: str, last: int) -> None:
    """A person has read all letters up to one."""
    read = letters.delete().where((letters.c.person == person) & (letters.c.id <= last))
    await store.run(lambda connection: connection.execute(read))
