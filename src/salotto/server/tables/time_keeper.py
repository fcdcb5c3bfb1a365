"""The time keeper: counts the time of those who think, and lets bots play for those who have none left."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import replace

from sqlalchemy.exc import SQLAlchemyError

from salotto.kernel.play import Refused
from salotto.server.page.seat_words import seat_names
from salotto.server.store.database import Store
from salotto.server.store.rows import Notice
from salotto.server.store.time_bank import COUNT_SECONDS, Counted, OutOfTime, count_all, skip_to
from salotto.server.tables.bots import Bots, thought
from salotto.server.tables.live import LiveTable, NoSuchTable
from salotto.server.tables.live_tables import LiveTables
from salotto.server.tables.time_left import until_late

log = logging.getLogger(__name__)

SUBSTITUTE = "normal"
"""The bot that plays for somebody whose time is over."""


class TimeKeeper:
    """Keeps the time of all the tables of the room."""

    def __init__(self, store: Store, tables: LiveTables, bots: Bots) -> None:
        self._store = store
        self._tables = tables
        self._bots = bots
        self._late: dict[tuple[str, int], asyncio.Task[None]] = {}
        """Moves that a bot makes just now for somebody late."""

    async def begin(self) -> None:
        """While the room was closed nobody could think."""
        await self._store.run(lambda connection: skip_to(connection, time.time()))

    async def keep(self) -> None:
        """Count again and again."""
        try:
            while True:
                await asyncio.sleep(COUNT_SECONDS)
                try:
                    await self.count()
                except (SQLAlchemyError, OSError) as error:  # the database is away: no time
                    log.warning("the time could not be counted: %r", error)
        finally:
            for task in self._late.values():
                task.cancel()

    async def count(self) -> None:
        """Count once; a bot sits down, or ends a move, where somebody's time is over."""
        for counted in await self._store.run(lambda connection: count_all(connection, time.time())):
            await self._tell(counted)
            for out in counted.out:
                if out.this_move and (out.table, out.seat) not in self._late:
                    self._late[out.table, out.seat] = asyncio.create_task(self._end_move(out))
                elif not out.this_move:
                    await self._play_on(out)

    async def moves_made(self) -> None:
        """Wait until no bot makes a move for somebody late."""
        await asyncio.gather(*self._late.values())

    async def _tell(self, counted: Counted) -> None:
        """A table in memory knows how long its seats have; when a time is over its pages are told."""
        live = self._tables.by_id.get(counted.table)
        if live is None:
            return
        before = live.info
        live.info = replace(before, bank=counted.bank, clock=counted.clock)
        seats = range(len(before.seats))
        if any(until_late(live.info, seat) == 0 and until_late(before, seat) != 0 for seat in seats):
            await live.refresh()

    async def _play_on(self, out: OutOfTime) -> None:
        """A bot sits down for somebody whose time is over."""
        live = await self._tables.table(out.table)
        name = name_of(live, out.seat)
        await self._store.set_bot(out.table, out.seat, SUBSTITUTE)
        await live.refresh()
        await tell(live, Notice("late-plays-on", {"player": name}))
        log.info("a bot plays on for somebody out of time", extra={"table": out.table, "seat": out.seat})

    async def _end_move(self, out: OutOfTime) -> None:
        """A bot answers until the seat is asked no more; should its person be back meanwhile, they go on."""
        told = False
        try:
            with suppress(Refused, NoSuchTable):
                live = await self._tables.table(out.table)
                if not await self._bots.leases.take(live.id):
                    return
                while await self._answer(live, out.seat):
                    if not told:
                        await tell(live, Notice("late-moved", {"player": name_of(live, out.seat)}))
                    told = True
        except (SQLAlchemyError, OSError) as error:
            log.warning("nobody moved for somebody late: %r", error, extra={"table": out.table})
        finally:
            del self._late[out.table, out.seat]

    async def _answer(self, live: LiveTable, seat: int) -> bool:
        async with live.reading() as play:
            holder = live.info.seats[seat]
            if play is None or live.info.over or holder.bot is not None or play.decision(seat) is None:
                return False
            question, revision = thought(play, seat, SUBSTITUTE), play.revision(seat)
        await live.answer(seat, await self._bots.choose(question, live), revision)
        return True


def name_of(live: LiveTable, seat: int) -> str:
    """Who was late."""
    return seat_names(live.info, "en")[seat]


async def tell(live: LiveTable, notice: Notice) -> None:
    """Tell everybody at the table."""
    await live.say(None, "", notice.to_text())
