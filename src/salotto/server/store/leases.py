"""Which process thinks for the bots of a table, where several processes serve the same tables.

On PostgreSQL that is an advisory lock on the table's id, held by one connection of the process: it ends with
the process or its connection, whatever becomes of them, and needs no clock. Should a lock be lost while
somebody thinks, two may think for a moment; of their answers the journal takes one.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Callable, Collection
from typing import Protocol

import sqlalchemy as sa

from salotto.server.store.database import LIFELINE, Store

log = logging.getLogger(__name__)

SPACE = "salotto bots"
"""What is locked is a number; with this before the id of the table it is hardly anybody else's."""


class Leases(Protocol):
    """Who asks whether a table's bots are ours to think for."""

    async def take(self, table: str) -> bool:
        """Whether this process may think for the bots of a table; from now on no other may."""

    async def keep_only(self, tables: Collection[str]) -> None:
        """Let go of all the other tables."""

    async def close(self) -> None:
        """Let go of everything."""


class Sole:
    """There is only one process: everything is ours."""

    async def take(self, table: str) -> bool:
        """Always."""
        return True

    async def keep_only(self, tables: Collection[str]) -> None:
        """Nobody waits for them."""

    async def close(self) -> None:
        """Nothing is held."""


class AdvisoryLocks:
    """Locks of PostgreSQL that end with the connection."""

    def __init__(self, store: Store) -> None:
        self._engine = sa.create_engine(
            store.url,
            poolclass=sa.NullPool,
            connect_args=LIFELINE,
            isolation_level="AUTOCOMMIT",
        )
        self._connection: sa.Connection | None = None
        self._held: set[str] = set()
        self._turn = asyncio.Lock()

    async def take(self, table: str) -> bool:
        """Whether the lock is ours; without a database nobody thinks."""
        async with self._turn:
            if table in self._held and self._connection is not None:
                return True
            return await self._attempt(self._take, table)

    async def keep_only(self, tables: Collection[str]) -> None:
        """Unlock the other tables, and notice a connection that is gone."""
        async with self._turn:
            if self._connection is not None:
                await self._attempt(self._keep_only, *tables)

    async def close(self) -> None:
        """Hang up, which unlocks everything."""
        async with self._turn:
            await asyncio.to_thread(self._hang_up)
            self._engine.dispose()

    async def _attempt(self, work: Callable[..., bool], *tables: str) -> bool:
        try:
            return await asyncio.to_thread(work, *tables)
        except (sa.exc.SQLAlchemyError, OSError) as error:
            log.warning("the connection that holds the bots' tables is lost: %s", error)
            await asyncio.to_thread(self._hang_up)
            return False

    # In a thread

    def _take(self, table: str) -> bool:
        if self._connection is None:
            self._connection = self._engine.connect()
        taken = bool(self._connection.scalar(sa.select(sa.func.pg_try_advisory_lock(number_of(table)))))
        if taken:
            self._held.add(table)
        return taken

    def _keep_only(self, *tables: str) -> bool:
        assert self._connection is not None
        for table in self._held.difference(tables):
            self._connection.scalar(sa.select(sa.func.pg_advisory_unlock(number_of(table))))
            self._held.discard(table)
        self._connection.scalar(sa.select(1))
        return True

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        self._held.clear()
        if connection is not None:
            with contextlib.suppress(sa.exc.SQLAlchemyError, OSError):
                connection.invalidate()
                connection.close()


def number_of(table: str) -> int:
    """What stands for a table among PostgreSQL's locks: 64 bits with a sign."""
    digest = hashlib.sha256(f"{SPACE}/{table}".encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)
