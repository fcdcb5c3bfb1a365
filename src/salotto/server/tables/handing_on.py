"""A seat that its owner has given up, or stays away from, goes to somebody else; everybody is told."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from salotto.server.store.handing_on import hand_on, store_seen, write_letter
from salotto.server.store.rows import Notice
from salotto.server.store.ways_in import SEAT, about_pass, give_pass, use_pass
from salotto.server.tables.live import LiveTable
from salotto.server.web.identity import hashed, new_token

SEEN_SECONDS = 60.0
LONG_AWAY = 600.0
"""After so many seconds anybody at the table may call a bot for somebody away."""


async def note_seen(live: LiveTable, seat: int | None) -> None:
    """The person of a seat has come to the table, or leaves it; a store that fails does not keep them."""
    if seat is None or live.info.seats[seat].person is None:
        return
    with suppress(SQLAlchemyError):
        seen = await store_seen(live.store, live.id, seat)
        around = (replace(each, seen=seen) if each.seat == seat else each for each in live.info.seats)
        live.info = replace(live.info, seats=tuple(around))


async def note_call(live: LiveTable, seat: int) -> None:
    """The same for who plays by the API, where nobody comes or leaves: noted now and then."""
    if time.time() - live.info.seats[seat].seen > SEEN_SECONDS:
        await note_seen(live, seat)


def away_for(live: LiveTable, seat: int) -> float:
    """For how long the owner of a seat has not looked at the table."""
    if live.present(seat):
        return 0.0
    return time.time() - (live.info.seats[seat].seen or live.info.created)


def why_not_handed_on(live: LiveTable, seat: int) -> str | None:
    """Why the host cannot hand a seat on now; None when it can be: a hand is secret, and its owner's."""
    info = live.info
    if not 0 <= seat < len(info.seats):
        return "no-seat"
    if not info.started or info.over:
        return "not-playing"
    if info.place is not None:
        return "campaign"  # its page hands seats over
    if info.seats[seat].person is None:
        return None  # it was given up, and a bot plays
    if info.absence is None:
        return "never-handed-on"
    return None if away_for(live, seat) >= info.absence else "not-away-long"


class Offer(NamedTuple):
    """A seat that a link offers: whose it is, as long as it still is."""

    table: str
    seat: int
    owner: str

    def to_text(self) -> str:
        """As the pass keeps it."""
        return f"{self.table} {self.seat} {self.owner}"

    @classmethod
    def from_text(cls, text: str) -> Offer:
        """As the pass has kept it."""
        table, seat, owner = text.split(" ")
        return cls(table, int(seat), owner)


async def offer_seat(live: LiveTable, seat: int) -> str:
    """The secret of a link by which somebody takes a seat, once and within a day."""
    token = new_token()
    offer = Offer(live.id, seat, live.info.seats[seat].person or "")
    await give_pass(live.store, SEAT, offer.to_text(), hashed(token))
    return token


def stands(offer: Offer, live: LiveTable) -> bool:
    """Whether the seat still is as it was when it was offered: its owner has not come back."""
    if why_not_handed_on(live, offer.seat) is not None:
        return False
    return (live.info.seats[offer.seat].person or "") == offer.owner


async def take_seat(live: LiveTable, token: str, person: str, name: str, before: str) -> bool:
    """Sit down on a seat that is offered, `before` being its name; False when the offer stands no more."""
    found = await about_pass(live.store, SEAT, hashed(token))
    if found is None or not stands(offer := Offer.from_text(found), live):
        return False
    if await use_pass(live.store, SEAT, hashed(token)) is None:
        return False
    if not await hand_on(live.store, live.id, offer.seat, offer.owner or None, person, name):
        return False
    await live.refresh()
    notice = Notice("seat-handed-on", {"before": before, "player": name})
    await live.say(None, "", notice.to_text())
    if offer.owner:
        await write_letter(live.store, offer.owner, Notice("seat-gone", {"table": live.id, "player": name}))
    return True
