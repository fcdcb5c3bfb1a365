"""Tables for tests in one line."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from salotto.kernel.play import Refused
from salotto.registry import title as find_title
from salotto.server.store import database
from salotto.server.store.database import Store
from salotto.server.store.rows import Seat, TableInfo
from salotto.server.tables.live import LiveTable
from salotto.server.tables.live_tables import LiveTables
from salotto.server.web.identity import new_id, new_token
from tests.children import PATIENCE

T = TypeVar("T")

# In the tests' own process nobody waits for the disk; whether all is on it, servers that are killed show.
database.PRAGMAS[:] = [each.replace("synchronous=FULL", "synchronous=OFF") for each in database.PRAGMAS]


def run(work: Coroutine[Any, Any, T], within: float = 2 * PATIENCE) -> T:
    """Run a coroutine to its end, which has to come."""
    return asyncio.run(asyncio.wait_for(work, within))


@asynccontextmanager
async def a_store(address: str) -> AsyncIterator[Store]:
    """A store on a database that was brought up to date."""
    store = Store(address, new_id())
    try:
        await store.migrate()
        yield store
    finally:
        await store.close()


def downgrade(connection: Connection, to: str) -> None:
    """Bring a database back to an older shape."""
    config = Config()
    config.set_main_option("script_location", "salotto:server/store/migrations")
    config.attributes["connection"] = connection
    command.downgrade(config, to)


def an_info(
    players: int = 3, seed: str = "seed", bot: str | None = None, title: str = "spook-manor", **more: Any
) -> TableInfo:
    """A table where everybody is called by a letter, and the last ones may be bots."""
    played = find_title(title)
    table = played.table(["x"] * players, seed)
    seats = tuple(
        Seat(seat, f"person-{seat}", bot if bot and seat else None, "ABCDEF"[seat]) for seat in range(players)
    )
    values: dict[str, Any] = {"id": new_id(), "host": "person-0", "private": False, "seats": seats}
    values |= {"title": played.id, "release": played.release, "mode": table.mode}
    values |= {"options": dict(table.options)}
    return TableInfo(seed=seed, **values | more)


async def a_table(store: Store, players: int = 3, **more: Any) -> LiveTable:
    """A table that has started."""
    info = an_info(players, **more)
    await store.open_table(info, new_token(), {})
    live = await LiveTables(store).table(info.id)
    await live.start()
    return live


async def the_same(store: Store, live: LiveTable) -> LiveTable:
    """The table as another process would load it."""
    return await LiveTables(store).table(live.id)


async def play_on(live: LiveTable, chance: Random, answers: int, undo: float = 0.0) -> None:
    """Random answers of random seats, with undos and restarts among them."""
    for _ in range(answers):
        async with live.reading() as play:
            assert play is not None
            if not play.pending:
                return
            decision = chance.choice(play.pending)
        if chance.random() < undo:
            with suppress(Refused):
                await (live.undo if chance.random() < 0.7 else live.restart)(decision.seat)
            continue
        await live.answer(decision.seat, chance.choice(decision.keys))
