"""The watchdog: it notices a table that stands still though a bot is asked, and sets it going again.

None of what it looks for should ever happen; that is why it counts and logs what it finds.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from salotto.server.tables.bots import Bots
from salotto.server.tables.live import LiveTable
from salotto.server.tables.live_tables import LiveTables

log = logging.getLogger(__name__)

LOOK_SECONDS = 2.0
STILL_SECONDS = 4.0
"""A bot that is asked and has not begun to think for so long never will."""
QUIET_SECONDS = 6.0
"""A table where nothing has happened for so long is compared with the store; then again after ever longer.

One that is behind may only be about to hear of what another process has just done: it is given until the next
look.
"""


class Watchdog:
    """Looks after the live tables of this process."""

    def __init__(self, tables: LiveTables, bots: Bots, count: Callable[[str], None]) -> None:
        """`count` is told the reason whenever a table had to be healed."""
        self._tables = tables
        self._bots = bots
        self._count = count
        self._silent: dict[str, float] = {}
        """For how long a table may be silent until it is compared again."""
        self._behind: set[str] = set()
        """The tables that were behind the store at the last look."""

    async def watch(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await self.look()

    async def look(self) -> None:
        """Look at every table once."""
        for live in list(self._tables.by_id.values()):
            try:
                await self._look_at(live)
            except Exception as error:
                log.warning("a table could not be looked after: %r", error, extra={"table": live.id})
        self._silent = {id: wait for id, wait in self._silent.items() if id in self._tables.by_id}
        self._behind.intersection_update(self._tables.by_id)

    async def _look_at(self, live: LiveTable) -> None:
        if not live.info.started or live.info.over:
            return
        silence = time.monotonic() - live.moved
        if silence < STILL_SECONDS:
            self._silent.pop(live.id, None)
            self._behind.discard(live.id)
        elif self._bots.asleep(live):
            if live.id not in self._bots.elsewhere:
                self._healed(live, "asleep")
            self._bots.wake(live)  # another process may have been thinking, and be gone
        elif live.id in self._behind:
            self._behind.discard(live.id)
            if await live.catch_up(chat=False):
                self._healed(live, "out-of-step")
        elif silence >= self._silent.get(live.id, QUIET_SECONDS) and not self._bots.at_work(live):
            self._silent[live.id] = 2 * silence
            if await live.behind():
                self._behind.add(live.id)

    def _healed(self, live: LiveTable, reason: str) -> None:
        self._count(reason)
        log.error("a table stood still (%s) and goes on", reason, extra={"table": live.id})
