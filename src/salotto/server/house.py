"""The house: everything one server process holds together, opened and closed as one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from dataclasses import dataclass, field

from salotto.server.bots import Bots
from salotto.server.identity import Keyring
from salotto.server.live import Room
from salotto.server.metrics import Metrics
from salotto.server.presence import TELL_SECONDS
from salotto.server.reviews import Reviews
from salotto.server.settings import Settings, secret_of
from salotto.server.store import Store

log = logging.getLogger(__name__)


@dataclass(slots=True)
class House:
    """One server process."""

    settings: Settings
    store: Store
    room: Room
    bots: Bots
    keyring: Keyring
    metrics: Metrics = field(default_factory=Metrics)
    reviews: Reviews = field(default_factory=Reviews)
    sockets: dict[str, int] = field(default_factory=dict)
    """How many sockets are open from each address."""
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @classmethod
    async def open(cls, settings: Settings, metrics: Metrics | None = None) -> House:
        """Open the room: the database is brought up to date, tables are loaded when somebody comes."""
        process = f"{os.getpid()}-{time.monotonic_ns()}"
        store = Store(settings.database, process)
        await store.migrate()
        room = Room(store, settings.idle_minutes * 60)
        bots = Bots(settings.bot_processes, settings.bot_seconds, settings.bot_pause)
        house = cls(settings, store, room, bots, Keyring(secret_of(settings)), metrics or Metrics())
        room.listeners.append(bots.wake)
        house._measure()
        house._tasks.append(asyncio.create_task(house._sweep()))
        if not store.on_sqlite:
            from salotto.server.listen import Listener  # psycopg is needed for PostgreSQL only

            listener = Listener(store, room)
            await listener.begin()
            house._tasks.append(asyncio.create_task(listener.follow()))
        return house

    async def close(self) -> None:
        """Close the room: what is being stored is stored."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self.reviews.close()
        await self.store.close()
        log.info("the room is closed")

    async def _sweep(self) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            while True:
                await asyncio.sleep(TELL_SECONDS)
                self.room.sweep()
                self.room.tell_again()

    def _measure(self) -> None:
        gauge = self.metrics.gauge
        gauge("tables_live", lambda: len(self.room.tables))
        gauge("sockets_open", lambda: sum(self.sockets.values()))
        gauge("bots_thinking", lambda: self.bots.thinking)
        gauge("bot_failures", lambda: self.bots.failures)
