"""What somebody may have of a table's log."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from salotto.kernel.log import FORMAT, commitment, write_carried, write_outcome
from salotto.server.store.campaigns import read_campaign
from salotto.server.store.journal import table_of
from salotto.server.tables.live import LiveTable


async def log_for(live: LiveTable, person: str | None) -> dict[str, Any]:
    """What somebody may have of a log: all of it once it is over, else only their own choices and no seed.

    An interlude knows what nobody may know before its campaign has ended (TS-2.2).
    """
    async with live.reading() as play:
        choices = list(play.log) if play else []
        outcome = play.outcome if play else None
    info = live.info
    told = info.over and await may_be_told(live)
    if outcome is not None and not told:
        outcome = replace(outcome, carries=None)
    over = told
    mine = info.seats_of(person)
    marks = await live.store.stored_checkpoints(live.id, 0, info.length) if over else []
    return {
        "format": FORMAT,
        "title": info.title,
        "release": info.release,
        "mode": info.mode,
        "options": info.options,
        "seats": [seat.name or str(seat.seat + 1) for seat in info.seats],
        "seed": info.seed if over else None,
        "commitment": commitment(table_of(info)),
        "choices": [[choice.seat, choice.key if over or choice.seat in mine else None] for choice in choices],
        "checkpoints": [json.loads(mark.data) for mark in marks],
        "outcome": write_outcome(outcome),
        **(write_carried(table_of(info)) if told or not is_interlude(live) else {}),
    }


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
