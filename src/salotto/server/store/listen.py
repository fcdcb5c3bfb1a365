"""LISTEN/NOTIFY: how the processes on one PostgreSQL database tell each other of changed tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import psycopg
from psycopg.conninfo import make_conninfo

from salotto.server.store.database import CHANNEL, LIFELINE, Store
from salotto.server.store.rows import WENT_ON, JournalEntry, chosen_in
from salotto.server.tables.live_tables import LiveTables

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0


class Listener:
    """One connection that listens for the whole process."""

    def __init__(self, store: Store, tables: LiveTables) -> None:
        self._store = store
        self._tables = tables
        self._connection: psycopg.AsyncConnection | None = None
        self._catching_up: dict[str, asyncio.Task[None]] = {}
        self._news: dict[str, list[JournalEntry]] = {}
        """What was chosen at tables that have not caught up with it yet; nothing: the store knows."""

    async def begin(self) -> None:
        """Connect; from now on no notice is missed."""
        address = self._store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection = await psycopg.AsyncConnection.connect(
            make_conninfo(address, **LIFELINE), autocommit=True
        )
        await self._connection.execute(f"LISTEN {CHANNEL}")

    async def follow(self) -> None:
        """Let tables catch up as notices arrive; after a lost connection all of them do."""
        while True:
            try:
                if self._connection is None:
                    await self.begin()
                    await self._tables.notice_all()
                await self._hear()
            except asyncio.CancelledError:
                await self._hang_up()
                for task in self._catching_up.values():
                    task.cancel()
                raise
            except Exception as error:  # whatever it is, without ears we would miss the others' games
                log.warning("lost the connection that listens: %r", error)
                await self._hang_up()
                await asyncio.sleep(RETRY_SECONDS)

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(psycopg.Error, OSError):
                await connection.close()

    async def _hear(self) -> None:
        assert self._connection is not None
        async for notice in self._connection.notifies():
            process, table, *text = notice.payload.split(" ", 2)
            if process == self._store.process:
                continue
            try:
                if text and not text[0].startswith(WENT_ON):
                    self._tables.hear(table, process, text[0])
                else:
                    self._catch_up_soon(table, chosen_in(text[0]) if text else [])
            except Exception:  # a notice that nobody understands takes no other with it
                log.exception("a notice was not understood", extra={"table": table})

    def _catch_up_soon(self, table: str, chosen: list[JournalEntry]) -> None:
        """Tables catch up side by side; several notices of one table may be one step for it."""
        if table not in self._news:
            self._news[table] = chosen
        elif chosen and self._news[table]:
            self._news[table] = self._news[table] + chosen
        else:
            self._news[table] = []
        if table not in self._catching_up:
            self._catching_up[table] = asyncio.create_task(self._catch_up(table))

    async def _catch_up(self, table: str) -> None:
        try:
            while table in self._news:
                try:
                    await self._tables.notice(table, self._news.pop(table))
                except Exception:
                    log.exception("a table could not catch up", extra={"table": table})
        finally:
            del self._catching_up[table]
