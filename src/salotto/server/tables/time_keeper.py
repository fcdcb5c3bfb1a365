"""The time keeper: counts the time of those who think, and lets bots play on for those who have none left."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy.exc import SQLAlchemyError

from salotto.server.store.database import Store
from salotto.server.store.time_bank import COUNT_SECONDS, count_all, skip_to
from salotto.server.tables.live_tables import LiveTables

log = logging.getLogger(__name__)

SUBSTITUTE = "normal"
"""The bot that plays on for somebody whose time is over."""


class TimeKeeper:
    """Keeps the time of all the tables of the room."""

    def __init__(self, store: Store, tables: LiveTables) -> None:
        self._store = store
        self._tables = tables

    async def begin(self) -> None:
        """While the room was closed nobody could think."""
        await self._store.run(lambda connection: skip_to(connection, time.time()))

    async def keep(self) -> None:
        """Count again and again."""
        while True:
            await asyncio.sleep(COUNT_SECONDS)
            try:
                await self.count()
            except (
                SQLAlchemyError,
                OSError,
            ) as error:  # the database is away: no time
                log.warning("the time could not be counted: %r", error)

    async def count(self) -> None:
        """Count once; a bot sits down where somebody's time is over."""
        for id, seat in await self._store.run(lambda connection: count_all(connection, time.time())):
            await self._store.set_bot(id, seat, SUBSTITUTE)
            live = await self._tables.table(id)
            await live.refresh()
            log.info("a bot plays on for somebody out of time", extra={"table": id, "seat": seat})
