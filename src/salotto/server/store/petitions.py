"""Wishes to take an answer back, as the people at a table answer them."""

from __future__ import annotations

from dataclasses import replace

import sqlalchemy as sa
from sqlalchemy import Connection

from salotto.server.store.database import Store
from salotto.server.store.rows import Petition
from salotto.server.store.schema import tables


async def store_petition(store: Store, table: str, petition: Petition | None) -> None:
    """Somebody asks, or nobody does any more."""
    text = petition and petition.to_text()
    change = tables.update().where(tables.c.id == table).values(petition=text)
    await store.run(lambda connection: connection.execute(change))
    await store.tell(table, "")


async def agree(store: Store, table: str, person: str, seat: int, at: int) -> Petition | None:
    """Somebody agrees to what a seat asks; None where it does not ask that any more."""

    def work(connection: Connection) -> Petition | None:
        query = sa.select(tables.c.petition).where(tables.c.id == table).with_for_update()
        petition = Petition.from_text(connection.execute(query).scalar())
        if petition is None or (petition.seat, petition.at) != (seat, at):
            return None
        petition = replace(petition, agreed=tuple(sorted({*petition.agreed, person})))
        change = tables.update().where(tables.c.id == table).values(petition=petition.to_text())
        connection.execute(change)
        return petition

    found = await store.run(work)
    await store.tell(table, "")
    return found
