"""The caller: whoever is asked and does not look is called, once for one turn."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from datetime import datetime
from functools import partial
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from salotto.server.calls.messages import posting, your_turn
from salotto.server.calls.outside import NotReached, Outside
from salotto.server.calls.webpush import Signer
from salotto.server.store.calls import Due, Quiet, Way, claim, due_calls, forget_way, is_asked
from salotto.server.store.database import Store
from salotto.server.tables.live_tables import LiveTables

log = logging.getLogger(__name__)

LOOK_SECONDS = 5.0
AGAIN_SECONDS = (20.0, 120.0)
"""When a call that did not get through is tried again."""
AT_ONCE = 20
GONE = (404, 410)
"""A push service says so of a browser that has taken its subscription back."""


class Caller:
    """Calls those who are asked."""

    def __init__(
        self,
        store: Store,
        tables: LiveTables,
        outside: Outside,
        signer: Signer,
        seconds: float,
        count: Callable[[str], None] = lambda _: None,
    ) -> None:
        """Whoever has been asked for so many `seconds` is called; `count` is told what came of it."""
        self.outside = outside
        self.signer = signer
        self._store = store
        self._tables = tables
        self._seconds = seconds
        self._count = count
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._under_way: set[asyncio.Task[None]] = set()

    async def keep(self) -> None:
        """Look again and again."""
        try:
            while True:
                await asyncio.sleep(min(LOOK_SECONDS, max(0.2, self._seconds)))
                try:
                    await self.look()
                except Exception as error:  # such as a database that is away
                    log.warning("nobody could be called: %r", error)
        finally:
            for task in self._under_way:
                task.cancel()

    async def look(self) -> None:
        """Call whoever is due."""
        now, called = time.time(), set[tuple[str, str]]()
        for due in await self._store.run(partial(due_calls, until=now - self._seconds)):
            live = self._tables.by_id.get(due.info.id)
            if live is not None and live.here.looked_at(due.seat):
                await self._store.run(partial(claim, due=due))  # they see it: no call is needed
            elif not is_quiet(due.quiet, now) and await self._store.run(partial(claim, due=due)):
                once = (due.info.id, due.person) not in called  # some play for several seats
                called.add((due.info.id, due.person))
                for way in due.ways if once else ():
                    task = asyncio.create_task(self._call(due, way))
                    self._under_way.add(task)
                    task.add_done_callback(self._under_way.discard)

    async def calls_made(self) -> None:
        """Wait until nobody is being called."""
        await asyncio.gather(*self._under_way)

    async def _call(self, due: Due, way: Way) -> None:
        """Call by one way; who has answered meanwhile is not called again."""
        for rest in (*AGAIN_SECONDS, None):
            try:
                async with self._slots:
                    status = await self._send(due, way)
            except NotReached as error:
                status = 0
                log.info("a call did not get there: %s", error, extra={"table": due.info.id})
            if 200 <= status < 300:
                self._count("sent")
                return
            if way.key and status in GONE:
                self._count("gone")
                await self._store.run(partial(forget_way, person=due.person, id=way.id))
                return
            if rest is None:
                break
            await asyncio.sleep(rest)
            if not await self._store.run(partial(is_asked, due=due)):
                break
        self._count("failed")

    async def _send(self, due: Due, way: Way) -> int:
        sent = posting(your_turn(due.info, due.seat, way), way, self.signer, time.time())
        return await self.outside.post(*sent)


def is_quiet(quiet: Quiet | None, now: float) -> bool:
    """Whether somebody does not want to be called at this hour of their day."""
    if quiet is None or quiet.start == quiet.stop:
        return False
    hour = datetime.fromtimestamp(now, zone_of(quiet.zone)).hour
    if quiet.start < quiet.stop:
        return quiet.start <= hour < quiet.stop
    return hour >= quiet.start or hour < quiet.stop


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name; that of Greenwich for a name we do not know."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")
