"""The services: everything one server process holds together, opened and closed as one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from dataclasses import dataclass, field
from math import inf

from salotto.packs import known
from salotto.server.calls.caller import Caller
from salotto.server.calls.outside import Outside
from salotto.server.calls.webpush import Signer
from salotto.server.metrics import Metrics
from salotto.server.settings import Settings, secret_of
from salotto.server.store.database import Store
from salotto.server.store.leases import AdvisoryLocks, Sole
from salotto.server.store.packs import learn_boxes
from salotto.server.store.pulse import Pulse
from salotto.server.tables.bots import Bots
from salotto.server.tables.campaigns import Campaigns, herald_of
from salotto.server.tables.live_tables import LiveTables
from salotto.server.tables.pack_desk import Desk
from salotto.server.tables.presence import TELL_SECONDS
from salotto.server.tables.reviews import Reviews
from salotto.server.tables.slots import Slots
from salotto.server.tables.time_keeper import TimeKeeper
from salotto.server.tables.watchdog import Watchdog
from salotto.server.web.identity import Keyring
from salotto.server.web.limits import Rates

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Services:
    """One server process."""

    settings: Settings
    store: Store
    tables: LiveTables
    bots: Bots
    keyring: Keyring
    metrics: Metrics
    reviews: Reviews
    campaigns: Campaigns
    caller: Caller
    sockets: dict[str, int] = field(default_factory=dict)
    """How many sockets are open from each address."""
    bot_tables: dict[str, set[str]] = field(default_factory=dict)
    """The tables of bots alone that each address has opened."""
    pulse: Pulse = field(init=False)
    advice: Rates = field(init=False)
    """How often each address asks bots for advice."""
    desk: Desk = field(default_factory=Desk)
    """Where house packs are drawn and tried."""
    drawing: Rates = field(default_factory=lambda: Rates(4.0, 40.0))
    """How often each address has the card of a house pack drawn."""
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """What follows from the settings and the store."""
        self.pulse = Pulse(self.store)
        known.users.append(self.titles_in_use)
        often = self.settings.hints_per_minute
        self.advice = Rates(often / 60, max(5.0, often / 2))

    @classmethod
    async def open(
        cls, settings: Settings, metrics: Metrics | None = None, slots: Slots | None = None
    ) -> Services:
        """Open the room: the database is brought up to date, tables are loaded when somebody comes.

        `slots` limit how many bots think at once where several processes share a machine.
        """
        known.share()  # before other processes are started
        process = f"{os.getpid()}-{time.monotonic_ns()}"
        store = Store(settings.database, process)
        await store.migrate()
        await learn_boxes(store)
        tables = LiveTables(store, settings.idle_minutes * 60, settings.away_seconds)
        metrics = metrics or Metrics()

        def bot_failed(reason: str) -> None:
            metrics.count("bot_failures_total", reason=reason)

        def review_failed(reason: str) -> None:
            metrics.count("review_failures_total", reason=reason)

        def healed(reason: str) -> None:
            metrics.count("tables_healed_total", reason=reason)

        def called(result: str) -> None:
            metrics.count("calls_total", result=result)

        leases = Sole() if store.on_sqlite else AdvisoryLocks(store)
        bots = Bots(
            settings.bot_processes, settings.bot_seconds, settings.bot_pause, bot_failed, leases, slots
        )
        keyring = Keyring(secret_of(settings))
        campaigns = Campaigns(store, tables, keyring)
        reviews = Reviews(review_failed, settings.review_effort)
        outside, signer = Outside(settings.calls_allow.split(",")), Signer(keyring.number("vapid"))
        caller = Caller(store, tables, outside, signer, settings.call_seconds, called)
        services = cls(settings, store, tables, bots, keyring, metrics, reviews, campaigns, caller)
        tables.herald_of = herald_of
        tables.listeners += [bots.wake, campaigns.wake]
        services._measure()
        keeper = TimeKeeper(store, tables, bots)
        await keeper.begin()
        services._tasks.append(asyncio.create_task(keeper.keep()))
        services._tasks.append(asyncio.create_task(caller.keep()))
        services._tasks.append(asyncio.create_task(services._sweep()))
        services._tasks.append(asyncio.create_task(Watchdog(tables, bots, healed).watch()))
        services._tasks.append(asyncio.create_task(services._go_on()))
        if not store.on_sqlite:
            from salotto.server.store.listen import Listener  # psycopg is needed for PostgreSQL only

            listener = Listener(store, tables)
            await listener.begin()
            services._tasks.append(asyncio.create_task(listener.follow()))
        return services

    async def close(self) -> None:
        """Close the room: what is being stored is stored."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.campaigns.close()
        await self.bots.close()
        await self.desk.close()
        known.users.remove(self.titles_in_use)
        await self.reviews.close()
        await self.store.close()
        log.info("the room is closed")

    def titles_in_use(self) -> set[str]:
        """The titles of the tables in memory, with their boxes."""
        return {live.title.id for live in self.tables.by_id.values()}

    async def _sweep(self) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            while True:
                await asyncio.sleep(TELL_SECONDS)
                self.tables.sweep(self.bots.at_work)
                await self.bots.let_go([id for id, live in self.tables.by_id.items() if not live.info.over])
                self.tables.tell_again()

    async def _go_on(self) -> None:
        """Tables where bots were asked when the server stopped go on without waiting for somebody to come."""
        try:
            for id in await self.store.waiting_for_bots():
                known = id in self.tables.by_id
                live = await self.tables.table(id)
                if not known:
                    live.visited = -inf  # nobody has come
            await self.campaigns.go_on_with_all()
        except Exception as error:
            log.error("tables that wait for bots could not be opened again: %r", error)

    def _measure(self) -> None:
        gauge = self.metrics.gauge
        gauge("tables_live", "Tables in memory", lambda: len(self.tables.by_id))
        gauge("sockets_open", "Open sockets", lambda: sum(self.sockets.values()))
        gauge("bots_thinking", "Seats that bots think for, or wait to", lambda: self.bots.thinking)
        gauge("bots_waiting", "Questions that wait for a bot's process", lambda: self.bots.workers.waiting)
