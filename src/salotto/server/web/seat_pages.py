"""Who sits where while a game goes on: calling a bot, handing a seat on, taking one that is offered."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from fastapi import APIRouter, HTTPException
from starlette.responses import HTMLResponse, Response

from salotto.kernel.play import Refused
from salotto.server.page.seat_words import seat_names, table_words
from salotto.server.page.table_form import LEVELS
from salotto.server.store.handing_on import put_letters_away
from salotto.server.store.ways_in import SEAT, about_pass
from salotto.server.tables.agreeing import agree, ask_back, decline
from salotto.server.tables.handing_on import (
    LONG_AWAY,
    Offer,
    away_for,
    offer_seat,
    stands,
    take_seat,
    why_not_handed_on,
)
from salotto.server.tables.live import LiveTable
from salotto.server.tables.lobby import NotAllowed, a_name
from salotto.server.web.identity import hashed
from salotto.server.web.lobby_pages import seat_number
from salotto.server.web.shelf_pages import see_other
from salotto.server.web.visit import Visit, Visiting

seat_pages = APIRouter(include_in_schema=False)

DYNAMIC_WORDS = ("room-bot-*",)
WHY_NOT_HANDED_ON = {
    "campaign": "room-error-campaign",
    "not-playing": "room-error-not-playing",
    "never-handed-on": "room-error-never-handed-on",
    "not-away-long": "room-error-not-away-long",
}


@seat_pages.get("/tables/{id}/seats")
async def seats(id: str, here: Visiting) -> HTMLResponse:
    """Who sits where, who is away, and what can be done about it."""
    return seats_page(here, await here.table(id))


def seats_page(here: Visit, live: LiveTable, offered: int | None = None, link: str = "") -> HTMLResponse:
    """The seats of a running table; a link that offers one is shown once."""
    names = seat_names(live.info, here.language)
    return here.page(
        "seats.html",
        table=table_words(live.info, live.title, here.language) | {"id": live.id},
        seats=[seat_words(here, live, seat.seat) | {"name": names[seat.seat]} for seat in live.info.seats],
        levels=[(level, here.t(f"room-bot-{level}")) for level in LEVELS],
        offered=offered,
        link=link,
    )


def seat_words(here: Visit, live: LiveTable, seat: int) -> dict[str, Any]:
    """A seat of a running table: who is there, and what the reader may do about it."""
    info, holder = live.info, live.info.seats[seat]
    host, mine = info.host == here.person.id, bool(info.seats_of(here.person.id))
    away = away_for(live, seat) if holder.person else 0.0
    playing = info.started and not info.over
    why = why_not_handed_on(live, seat)
    return {
        "seat": seat,
        "me": holder.person == here.person.id,
        "bot": here.t(f"room-bot-{holder.bot}") if holder.bot else "",
        "away": bool(away),
        "call_bot": playing
        and holder.person not in (None, here.person.id)
        and holder.bot is None
        and bool(away)
        and (host or (mine and away >= LONG_AWAY)),
        "hand_on": host and why is None,
        "why_not": here.t(WHY_NOT_HANDED_ON[why]) if host and holder.person != here.person.id and why else "",
    }


@seat_pages.post("/tables/{id}/offer-seat")
async def offer(id: str, here: Visiting) -> HTMLResponse:
    """The host makes a link by which somebody takes a seat that was given up."""
    live = await here.table(id)
    seat = seat_number((await here.form()).get("seat"))
    if live.info.host != here.person.id:
        raise NotAllowed("host-only")
    why = why_not_handed_on(live, seat)
    if why is not None:
        raise NotAllowed(why)
    token = await offer_seat(live, seat)
    return seats_page(here, live, seat, f"{here.base_url}/take-seat/{token}")


async def _offered(here: Visit, token: str) -> tuple[LiveTable, Offer]:
    found = await about_pass(here.services.store, SEAT, hashed(token))
    offer = Offer.from_text(found) if found else None
    live = await here.services.tables.table(offer.table) if offer else None
    if live is None or offer is None or not stands(offer, live):
        raise HTTPException(404, "room-error-no-seat-link")
    return live, offer


@seat_pages.get("/take-seat/{token}")
async def ask_to_take(token: str, here: Visiting) -> HTMLResponse:
    """Somebody opened the link of a seat: ask first; it is worth one seat."""
    live, offer = await _offered(here, token)
    said = table_words(live.info, live.title, here.language)
    name = seat_names(live.info, here.language)[offer.seat]
    return here.page("take_seat.html", table=said, before=name, token=token)


@seat_pages.post("/take-seat/{token}")
async def take(token: str, here: Visiting) -> Response:
    """Sit down in the middle of the game."""
    form = await here.form()
    live, offer = await _offered(here, token)
    if live.info.seats_of(here.person.id):
        raise NotAllowed("seated")  # two hands that are secret from each other
    name = a_name(str(form.get("name", ""))) or here.person.name
    if not here.known or name != here.person.name:
        await here.keep(name=name)
    before = seat_names(live.info, here.language)[offer.seat]
    if not await take_seat(live, token, here.person.id, name or here.t("room-nameless"), before):
        raise HTTPException(404, "room-error-no-seat-link")
    return here.remember(see_other(f"/tables/{live.id}"))


@seat_pages.post("/tables/{id}/ask-back")
async def ask(id: str, here: Visiting) -> Response:
    """Ask the others to let me take my last answer back."""
    live = await here.table(id)
    seat = seat_number((await here.form()).get("seat"))
    if seat not in live.info.seats_of(here.person.id) or live.info.seats[seat].bot is not None:
        raise NotAllowed("not-yours")
    with suppress(Refused):  # the table has gone on: its page shows how
        await ask_back(live, seat)
    return see_other(f"/tables/{id}")


@seat_pages.post("/tables/{id}/agree-back")
async def agree_back(id: str, here: Visiting) -> Response:
    """Agree to what somebody asks, or not."""
    live = await here.table(id)
    form = await here.form()
    seat, _, at = str(form.get("yes", "")).partition(" ")
    with suppress(Refused):
        if "no" in form:
            await decline(live, here.person.id)
        elif at.isascii() and at.isdigit() and len(at) < 9:
            await agree(live, here.person.id, seat_number(seat), int(at))
    return see_other(f"/tables/{id}")


@seat_pages.post("/letters/read")
async def letters_read(here: Visiting) -> Response:
    """What I was told I know."""
    last = str((await here.form()).get("last", ""))
    if last.isascii() and last.isdigit() and len(last) < 18:
        await put_letters_away(here.services.store, here.person.id, int(last))
    return see_other("/tables")
