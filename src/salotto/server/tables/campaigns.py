"""Campaigns in the room: when a table of one is over, the next is opened for the same people.

A campaign is tables in a row (`salotto.campaigns`) and bears the name of its first table, whose invitation
lets people in to all of them. Which table follows is told by the tables themselves, so that a server that was
killed between two of them goes on by looking at the last.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace

from salotto.campaigns import (
    ChapterHerald,
    chapter_after,
    interlude_after,
    result_of,
    table_seed,
)
from salotto.kernel.campaign import Herald
from salotto.kernel.title import Json, Table
from salotto.registry import title as find_title
from salotto.server.store.campaigns import (
    add_table,
    finish_campaign,
    read_campaign,
    unfinished_campaigns,
)
from salotto.server.store.database import Store
from salotto.server.store.rows import CampaignInfo, CampaignPlace, TableInfo
from salotto.server.tables.live import LiveTable
from salotto.server.tables.live_tables import LiveTables
from salotto.server.web.identity import Keyring, hashed, new_id

log = logging.getLogger(__name__)


def herald_of(info: TableInfo) -> Herald | None:
    """Who tells in the story of a table what is won there for its campaign, if it is a chapter of one."""
    place = info.place
    if place is None or place.handed_on is None:
        return None
    return ChapterHerald(find_title(place.title), find_title(info.title), place.handed_on)


class Campaigns:
    """All the campaigns of the room."""

    def __init__(self, store: Store, live_tables: LiveTables, keyring: Keyring) -> None:
        self.store = store
        self.live_tables = live_tables
        self.keyring = keyring
        self._going: dict[str, asyncio.Task[None]] = {}

    def wake(self, live: LiveTable) -> None:
        """A table has changed: if it is one of a campaign and over, the next one is opened."""
        if live.info.place is not None and live.info.over and live.id not in self._going:
            task = asyncio.create_task(self._go_on(live))
            self._going[live.id] = task
            task.add_done_callback(lambda _: self._going.pop(live.id, None))

    async def close(self) -> None:
        """What is being opened is opened."""
        await asyncio.gather(*self._going.values(), return_exceptions=True)

    async def go_on_with_all(self) -> None:
        """After a start: campaigns that were between two tables go on."""
        for id in await unfinished_campaigns(self.store):
            campaign = await read_campaign(self.store, id)
            if campaign is None or not campaign.tables:
                continue
            live = await self.live_tables.table(campaign.tables[-1])
            await self._start(live)
            if live.info.over:
                self.wake(live)

    async def _go_on(self, live: LiveTable) -> None:
        try:
            await self.follow(live)
        except Exception as error:
            log.error("a campaign does not go on: %r", error, extra={"table": live.id})

    async def follow(self, live: LiveTable) -> None:
        """Open the table that follows one that is over, unless it is there already or none does."""
        place = live.info.place
        assert place is not None
        campaign = await read_campaign(self.store, place.campaign)
        if campaign is None or campaign.ended or campaign.tables[-1] != live.id:
            return
        found = await self._next(live, place, campaign)
        if found is None:
            await finish_campaign(self.store, campaign.id)
            await live.refresh()
            return
        table, handed_on = found
        seats = [replace(seat, bot=None) if seat.person else seat for seat in live.info.seats]
        info = replace(
            live.info.anew(new_id(), time.time()),
            seats=tuple(seats),  # a bot stood in for a person; a new table waits for its people
            title=table.title,
            release=table.release,
            mode=table.mode,
            options=dict(table.options),
            seed=table.seed,
            carried=table.carried,
            place=CampaignPlace(campaign.id, campaign.title, place.number + 1, handed_on),
        )
        await add_table(self.store, info, hashed(self.keyring.invitation(info.id)))
        campaign = await read_campaign(self.store, campaign.id)
        assert campaign is not None
        await self._start(await self.live_tables.table(campaign.tables[-1]))
        await live.refresh()

    async def _next(
        self, live: LiveTable, place: CampaignPlace, campaign: CampaignInfo
    ) -> tuple[Table, Json] | None:
        """The table that follows, and what is handed on to it; None after the last."""
        title = find_title(campaign.title)
        seed = table_seed(campaign.seed, place.number + 1)
        async with live.reading() as play:
            assert play is not None
            assert play.outcome is not None
            names = play.table.seats
            if live.title is title:
                handed_on = play.outcome.carries
                chapter = chapter_after(title, handed_on, names, seed)
                return None if chapter is None else (chapter, handed_on)
            result = result_of(play)
        options = await self._options(campaign)
        return interlude_after(title, place.handed_on, result, names, seed, options), None

    async def _options(self, campaign: CampaignInfo) -> Json:
        """The options of the campaign are those of its interludes."""
        first = await self.store.table(campaign.tables[0])
        assert first is not None
        return first.options

    async def _start(self, live: LiveTable) -> None:
        """Begin, if everybody sits."""
        if not live.info.started and not any(seat.open for seat in live.info.seats):
            await live.start()

    # Looking

    async def campaign(self, id: str) -> CampaignInfo | None:
        """The campaign of that name."""
        return await read_campaign(self.store, id)

    async def current(self, campaign: CampaignInfo) -> LiveTable:
        """The table that is being played."""
        return await self.live_tables.table(campaign.tables[-1])
