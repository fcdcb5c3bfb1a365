"""LISTEN/NOTIFY: how the processes on one PostgreSQL database tell each other of changed tables."""

from __future__ import annotations

import asyncio
import logging

import psycopg

from salotto.server.room import Room
from salotto.server.store import CHANNEL, Store

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0


class Listener:
    """One connection that listens for the whole process."""

    def __init__(self, store: Store, room: Room) -> None:
        self._store = store
        self._room = room
        self._connection: psycopg.AsyncConnection | None = None

    async def begin(self) -> None:
        """Connect; from now on no notice is missed."""
        address = self._store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
        await self._connection.execute(f"LISTEN {CHANNEL}")

    async def follow(self) -> None:
        """Let tables catch up as notices arrive; after a lost connection all of them do."""
        while True:
            try:
                if self._connection is None:
                    await self.begin()
                    await self._room.notice_all()
                await self._hear()
            except asyncio.CancelledError:
                if self._connection is not None:
                    await self._connection.close()
                raise
            except psycopg.Error as error:
                log.warning("lost the connection that listens: %s", error)
                self._connection = None
                await asyncio.sleep(RETRY_SECONDS)

    async def _hear(self) -> None:
        assert self._connection is not None
        async for notice in self._connection.notifies():
            process, table, *text = notice.payload.split(" ", 2)
            if process != self._store.process:
                try:
                    await self._room.notice(table, process, *text)
                except Exception:
                    log.exception("a table could not catch up", extra={"table": table})
