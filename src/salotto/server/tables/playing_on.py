"""Playing on from a moment of a finished game: a table of its own, against bots, that counts nowhere.

The cards lie as they lay in that game, of which everybody may know everything: so such a table bears its
mark, and what is won there is no result.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from salotto.kernel.decisions import RuleError
from salotto.kernel.play import Choice, Refused
from salotto.kernel.title import Title
from salotto.server.services import Services
from salotto.server.store.journal import Begun, answered, dealt
from salotto.server.store.rows import Person, Seat, TableInfo
from salotto.server.tables.live import LiveTable
from salotto.server.tables.lobby import DEFAULT_BOT, NotAllowed
from salotto.server.web.identity import hashed, new_id


def can_be_played_on(info: TableInfo) -> bool:
    """Whether one may play on from a moment of a table: it is over, and no chapter of a campaign."""
    return info.over and info.place is None


async def play_on(
    services: Services, live: LiveTable, person: Person, at: int, way: Sequence[str] = ()
) -> LiveTable:
    """A new table at a moment of a finished one, where the person sits on the seat that answers next there,
    and has given the answers of a way already."""
    async with live.reading() as play:
        log = list(play.log) if play is not None else []
    if not (can_be_played_on(live.info) and 0 <= at < len(log)):
        raise NotAllowed("not-over")
    seat = log[at].seat
    info = branch_of(live, person, at, seat)
    past = [*log[:at], *(Choice(seat, key) for key in way)]
    try:
        begun = await asyncio.to_thread(played, live.title, info, past)
    except (Refused, RuleError):
        raise NotAllowed("older-rules") from None
    await services.store.open_table(info, hashed(services.keyring.invitation(info.id)), {})
    again = await services.tables.table(info.id)
    await again.start(begun)
    services.metrics.count("tables_opened_total", title=info.title)
    return again


def played(title: Title[Any], info: TableInfo, past: Sequence[Choice]) -> Begun:
    """A table after some answers, with its journal; Refused where the rules do not take them any more."""
    play, lines = dealt(title, info)
    return play, lines + [answered(play, choice.seat, choice.key) for choice in past]


def branch_of(live: LiveTable, person: Person, at: int, seat: int) -> TableInfo:
    """The table that plays on: one person, and bots on all other seats."""
    now = time.time()
    seats = [
        Seat(each.seat, person.id, None, person.name)
        if each.seat == seat
        else Seat(each.seat, None, each.bot or DEFAULT_BOT)
        for each in live.info.seats
    ]
    return replace(
        live.info.anew(new_id(), now),
        release=live.title.release,
        host=person.id,
        private=True,
        hints=True,
        waits=False,
        bank=None,
        clock=None,
        absence=None,
        seats=tuple(seats),
        branch=f"{live.id} {at}",
    )
