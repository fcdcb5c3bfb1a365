"""All the live tables of this process."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from salotto.kernel.campaign import Herald
from salotto.kernel.title import usual_values
from salotto.registry import title as find_title
from salotto.server.store.database import Conflict, Store
from salotto.server.store.packs import learn_boxes
from salotto.server.store.rows import JournalEntry, TableInfo
from salotto.server.tables.live import LiveTable, NoSuchTable
from salotto.server.tables.presence import AWAY_SECONDS

log = logging.getLogger(__name__)

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class LiveTables:
    """All the live tables of this process."""

    def __init__(
        self, store: Store, idle_seconds: float = 1200.0, away_seconds: float = AWAY_SECONDS
    ) -> None:
        self.store = store
        self.away_seconds = away_seconds
        self.idle_seconds = idle_seconds
        self.by_id: dict[str, LiveTable] = {}
        self.listeners: list[Callable[[LiveTable], None]] = []
        self.herald_of: Callable[[TableInfo], Herald | None] = lambda _: None
        """Who tells at a table what somebody beside it makes of the game."""

    async def table(self, id: str) -> LiveTable:
        """The live table of an id; NoSuchTable when there is none."""
        if not TABLE_ID.fullmatch(id):
            raise NoSuchTable(id)
        if id not in self.by_id:
            info = await self.store.table(id)
            if info is None:
                raise NoSuchTable(id)
            await learn_boxes(self.store, info.title, info.place.title if info.place else info.title)
            info = await self._with_newer_options(info)
            if id not in self.by_id:  # somebody else may have come meanwhile
                herald = self.herald_of(info)
                live = LiveTable(self.store, info, self._announce, self.away_seconds, herald)
                self.by_id[id] = live
                self._announce(live)  # bots may have been thinking when the server stopped
                await live.catch_up(chat=False)  # nobody heard a notice that came while it was read
        live = self.by_id[id]
        live.touched = live.visited = time.monotonic()
        return live

    async def _with_newer_options(self, info: TableInfo) -> TableInfo:
        """A lobby from before its title won an option: it will be played with the usual value."""
        known, carried = find_title(info.title).options, info.carried is not None
        options = usual_values(known, info.mode, len(info.seats), carried) | info.options
        if info.started or options == info.options:
            return info
        try:
            await self.store.change_options(newer := replace(info, options=options))
        except Conflict:  # it starts this very moment, as it was
            return info
        return newer

    def _announce(self, live: LiveTable) -> None:
        for watcher in tuple(live.watchers):
            watcher.changed()
        for listener in self.listeners:
            listener(live)

    def hear(self, id: str, process: str, text: str) -> None:
        """Another process tells who is at a table."""
        if (live := self.by_id.get(id)) is not None:
            live.hear(process, text)

    async def notice(self, id: str, sent: Sequence[JournalEntry] = ()) -> None:
        """Another process has changed a table, and may have sent what was chosen there."""
        if (live := self.by_id.get(id)) is not None:
            await live.catch_up(sent=sent)

    async def notice_all(self) -> None:
        """Notices may have been lost: every live table catches up."""
        for id in list(self.by_id):
            await self.notice(id)

    def tell_again(self) -> None:
        """Tell the other processes who is at our tables."""
        for live in self.by_id.values():
            live.here.tell_again()

    def sweep(self, at_work: Callable[[LiveTable], bool] = lambda _: False) -> int:
        """Let go of the tables that nobody looks at and no bot is `at_work` for; how many were dropped."""
        limit = time.monotonic() - self.idle_seconds
        idle = [
            id
            for id, live in self.by_id.items()
            if live.touched < limit and not (live.watchers or live.at_work or at_work(live))
        ]
        for id in idle:
            del self.by_id[id]
        if idle:
            log.info("dropped %d idle tables", len(idle))
        return len(idle)
