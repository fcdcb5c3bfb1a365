"""Which seat a token opens: that of its table, and the same seat at the other tables of its campaign."""

from __future__ import annotations

from salotto.server.services import Services
from salotto.server.tables.live import LiveTable
from salotto.server.web.identity import hashed


async def seat_by_token(services: Services, live: LiveTable, token: str) -> int | None:
    """The seat at this table that a token is for; None when it is for none.

    In a campaign the token leads on from table to table, as long as the same person holds the seat.
    """
    found = await services.store.seat_of(hashed(token))
    if found is None:
        return None
    id, seat = found
    if id == live.id:
        return seat
    here = live.info.place
    there = await services.store.table(id)
    if here is None or there is None or there.place is None or there.place.campaign != here.campaign:
        return None
    holder = there.seats[seat].person
    return seat if holder is not None and live.info.seats[seat].person == holder else None
