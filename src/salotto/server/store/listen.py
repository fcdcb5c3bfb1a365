"""LISTEN/NOTIFY: how the processes on one PostgreSQL database tell each other of changed tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import psycopg
from psycopg.conninfo import make_conninfo

from salotto.server.store.database import CHANNEL, LIFELINE, Store
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
        self._again: set[str] = set()
        """Tables of which there was news once more while they were catching up."""

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
            if text:
                await self._notice(table, process, *text)
            else:
                self._catch_up_soon(table)

    def _catch_up_soon(self, table: str) -> None:
        """Tables catch up side by side; several notices of one table may be one step for it."""
        if table in self._catching_up:
            self._again.add(table)
        else:
            self._catching_up[table] = asyncio.create_task(self._catch_up(table))

    async def _catch_up(self, table: str) -> None:
        try:
            while True:
                self._again.discard(table)
                await self._notice(table)
                if table not in self._again:
                    return
        finally:
            del self._catching_up[table]

    async def _notice(self, table: str, *told: str) -> None:
        try:
            await self._tables.notice(table, *told)
        except Exception:
            log.exception("a table could not catch up", extra={"table": table})
