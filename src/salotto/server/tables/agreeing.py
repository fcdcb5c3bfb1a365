"""Taking back by agreement: one asks, all people agree, and an answer behind a barrier is undone.

What was chosen since goes with it, and whoever was asked meanwhile is asked anew; what was seen was seen.
"""

from __future__ import annotations

from contextlib import suppress

from salotto.kernel.play import Choice, Refused
from salotto.server.page.seat_words import seat_names
from salotto.server.store.petitions import agree as store_agreement
from salotto.server.store.petitions import store_petition
from salotto.server.store.rows import Notice, Petition, TableInfo
from salotto.server.tables.live import AGAIN, LiveTable
from salotto.server.tables.petitions import last_answer, may_ask, must_agree, petition_of


async def ask_back(live: LiveTable, seat: int) -> None:
    """Ask the others to let one take one's last answer back."""
    async with live.reading() as play:
        at = last_answer(play.log, seat) if play is not None and may_ask(live.info, play, seat) else None
    if at is None:
        raise Refused("stale", f"seat {seat} has nothing to ask for")
    await store_petition(live.store, live.id, Petition(seat, at))
    await live.refresh()
    await _tell(live, "asks-back", seat)


async def agree(live: LiveTable, person: str, seat: int, at: int) -> None:
    """Somebody agrees; when everybody has, the answer is taken back."""
    log = await _log(live)
    asked = petition_of(live.info, log)
    if asked is None or (asked.seat, asked.at) != (seat, at) or person not in must_agree(live.info, seat):
        raise Refused("stale", f"seat {seat} does not ask that any more")
    petition = await store_agreement(live.store, live.id, person, seat, at)
    await live.refresh()
    if petition is not None and must_agree(live.info, seat) <= set(petition.agreed):
        await _take_back(live, petition)


async def _take_back(live: LiveTable, petition: Petition) -> None:
    """All have agreed; the others may be answering just now."""
    for _ in range(AGAIN):
        log = await _log(live)
        if petition_of(live.info, log) != petition:
            return
        with suppress(Refused):
            await live.rewind(len(log), petition.at)
            break
    await store_petition(live.store, live.id, None)
    await live.refresh()


async def decline(live: LiveTable, person: str) -> None:
    """Somebody says no, or asks no more."""
    asked = petition_of(live.info, await _log(live))
    if asked is None or person not in must_agree(live.info, asked.seat) | _owner(live.info, asked.seat):
        raise Refused("stale", "nobody asks anything")
    await store_petition(live.store, live.id, None)
    await live.refresh()
    if person not in _owner(live.info, asked.seat):
        await _tell(live, "not-agreed", asked.seat)


def _owner(info: TableInfo, seat: int) -> set[str]:
    person = info.seats[seat].person
    return {person} if person else set()


async def _log(live: LiveTable) -> list[Choice]:
    async with live.reading() as play:
        return list(play.log) if play is not None else []


async def _tell(live: LiveTable, what: str, seat: int) -> None:
    notice = Notice(what, {"player": seat_names(live.info, "en")[seat]})
    await live.say(None, "", notice.to_text())
