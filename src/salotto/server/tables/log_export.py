"""What somebody may have of a table's log."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from salotto.kernel.log import write_log, write_pack
from salotto.server.store.campaigns import read_campaign
from salotto.server.store.journal import table_of
from salotto.server.tables.live import LiveTable


async def log_for(live: LiveTable, person: str | None) -> dict[str, Any]:
    """What somebody may have of a log: all of it once it is over, else only their own choices and no seed.

    An interlude knows what nobody may know before its campaign has ended (TS-2.2), and what is carried
    over to a chapter which Tomes it will have when it is prepared (TS-4.8).
    """
    async with live.reading() as play:
        choices = list(play.log) if play else []
        outcome = play.outcome if play else None
    info = live.info
    open_to_all = info.over and await may_be_told(live)
    if outcome is not None and not open_to_all:
        outcome = replace(outcome, carries=None)
    mine = info.seats_of(person)
    marks = await live.store.stored_checkpoints(live.id, 0, info.length) if open_to_all else []
    table = table_of(info)
    log = write_log(
        table,
        [[choice.seat, choice.key if open_to_all or choice.seat in mine else None] for choice in choices],
        [json.loads(mark.data) for mark in marks],
        outcome,
    )
    log |= write_pack(live.title)
    if live.agreed:
        log["agreed"] = [[told.at, told.event.seat] for told in live.agreed]
    if not open_to_all:
        log["seed"] = None
        log.pop("carried", None)
    return log


def is_interlude(live: LiveTable) -> bool:
    """Whether a table is one between the chapters of a campaign."""
    return live.title.saga is not None


async def may_be_told(live: LiveTable) -> bool:
    """Whether everything may be told of a table that is over."""
    place = live.info.place
    if place is None or not is_interlude(live):
        return True
    campaign = await read_campaign(live.store, place.campaign)
    return campaign is not None and campaign.ended
