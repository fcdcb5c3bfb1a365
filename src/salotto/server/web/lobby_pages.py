"""Before and around a game: the lobby, sitting down, standing in, leaving, playing again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, HTTPException
from starlette.responses import HTMLResponse, Response

from salotto.kernel.title import BadTable, Forbidden
from salotto.server.page.clock_words import absence_setting, bank_choices, clock_choices, time_settings
from salotto.server.page.page_words import CachedWords, PageSpeech
from salotto.server.page.seat_words import pack_words, seat_names, table_words
from salotto.server.page.table_form import BOT, LEVELS, OPEN, form_of
from salotto.server.store.journal import table_of
from salotto.server.tables import lobby
from salotto.server.tables.live import LiveTable
from salotto.server.web.identity import hashed
from salotto.server.web.new_table_pages import group_words
from salotto.server.web.readers import chat_lines
from salotto.server.web.security import address_of
from salotto.server.web.shelf_pages import see_other
from salotto.server.web.text import CHAT_LENGTH, clean
from salotto.server.web.visit import GUEST, Visit, Visiting, set_cookie
from salotto.speech import objection
from salotto.words import words

lobbies = APIRouter(include_in_schema=False)

INVITATIONS_KEPT = 20
DYNAMIC_WORDS = ("room-bot-*",)


def around(here: Visit, live: LiveTable) -> dict[str, Any]:
    """What the pages of a table know beside the play."""
    mine = live.info.seats_of(here.person.id)
    host = live.info.host == here.person.id
    return {
        "my_seat": mine[0] if mine else None,
        "my_seats": mine,
        "host": host,
        "invite_url": f"{here.base_url}/join/{here.services.keyring.invitation(live.info.door)}"
        if host or mine
        else None,
        "spectators": [],
        "rematch": live.info.rematch,
        "campaign": live.info.place.campaign if live.info.place else None,
        "campaign_title": live.info.place.title if live.info.place else None,
    }


# The lobby


async def lobby_page(here: Visit, live: LiveTable, status: int = 200, error: str = "") -> HTMLResponse:
    """A table that has not started: what will be played, who sits where, what is said meanwhile."""
    info = live.info
    names = seat_names(info, here.language)
    seats = [
        {
            "seat": seat.seat,
            "kind": "bot" if seat.bot else "open" if seat.open else "person",
            "who": BOT + seat.bot if seat.bot else OPEN,
            "name": names[seat.seat],
            "mates": [names[mate] for mate in mates(live, seat.seat) if mate != seat.seat],
            "me": seat.person == here.person.id,
            "host": seat.person == info.host,
            "away": not live.present(seat.seat),
            "level_name": here.t(f"room-bot-{seat.bot}") if seat.bot else "",
        }
        for seat in info.seats
    ]
    said = table_words(info, live.title, here.language)
    speech = PageSpeech(live.title, CachedWords(here.language))
    form = form_of(live.title, info)
    remarkable = form.remarkable()
    sitters = [(OPEN, here.t("room-sitter-open"))]
    sitters += [
        (BOT + level, here.t("room-sitter-bot", level=here.t(f"room-bot-{level}"))) for level in LEVELS
    ]
    return here.page(
        "lobby.html",
        status,
        title_id=live.title.id,
        table=said
        | around(here, live)
        | {"seats": seats, "open_seats": sum(seat.open for seat in info.seats), "waits": info.waits},
        settings=[speech.options({id: form.values[id]}) for id in remarkable]
        + [here.t("room-new-no-hints")] * (not info.hints)
        + pack_words(live.title, here.language)
        + time_settings(info, here.t)
        + absence_setting(info.absence, here.t),
        as_usual=[speech.options({id: value}) for id, value in form.chosen().items() if id not in remarkable],
        banks=bank_choices(here.t),
        bank=info.bank,
        clocks=clock_choices(here.t),
        clock=info.clock,
        groups=group_words(form, here),
        sitters=sitters,
        chat=chat_lines(await here.services.store.chat(live.id), here.t),
        error=error,
    )


def mates(live: LiveTable, seat: int) -> Sequence[int]:
    """Who will play together with a seat."""
    return live.title.allies(live.title.begin(table_of(live.info)), seat)


@lobbies.post("/tables/{id}/seats")
async def change_seat(id: str, here: Visiting) -> Response:
    """The host puts a bot on a seat, frees it, or lets two seats change places."""
    live = await here.table(id)
    form = await here.form()
    seat, who = seat_number(form.get("seat")), str(form.get("who", ""))
    if "down" in form:
        await lobby.change_places(here.services, live, here.person.id, seat, seat + 1)
    else:
        await lobby.change_sitter(here.services, live, here.person.id, seat, who)
    return see_other(f"/tables/{id}")


@lobbies.post("/tables/{id}/options")
async def change_options(id: str, here: Visiting) -> Response:
    """The host plays with other settings after all."""
    live = await here.table(id)
    sent = {name: str(value) for name, value in (await here.form()).items()}
    try:
        form = form_of(live.title, live.info, sent)
        await lobby.change_options(here.services, live, here.person.id, form.chosen(), form.bank, form.clock)
    except Forbidden as error:
        return await lobby_page(here, live, 400, objection(error, words(here.language)))
    except BadTable:
        return await lobby_page(here, live, 400, here.t("room-error-bad-table"))
    return see_other(f"/tables/{id}")


@lobbies.post("/tables/{id}/chat")
async def chat_in_lobby(id: str, here: Visiting) -> Response:
    """Say something, without a script."""
    live = await here.table(id)
    text = clean(str((await here.form()).get("text", "")), CHAT_LENGTH)
    mine = live.info.seats_of(here.person.id)
    name = here.person.name or here.t("room-nameless")
    if mine:
        name = seat_names(live.info, here.language)[mine[0]]
    if text:
        await live.say(mine[0] if mine else None, name, text)
    return see_other(f"/tables/{id}")


@lobbies.post("/tables/{id}/leave")
async def leave(id: str, here: Visiting) -> Response:
    """Leave for good: before the game the seat is free again, in a game a bot plays it to the end."""
    live = await here.table(id)
    await here.form()
    await lobby.leave(here.services, live, here.person.id, address_of(here.request))
    return see_other("/tables")


# Sitting down


@lobbies.get("/join/{token}")
async def join(token: str, here: Visiting) -> Response:
    """Somebody opened an invitation: they may see the table, and pick a free seat there."""
    id = await here.services.store.invited(hashed(token))
    if id is None:
        raise HTTPException(404, "room-error-no-invitation")
    held = [each for each in here.request.cookies.get(GUEST, "").split(" ") if each and each != token]
    response = here.remember(see_other(f"/tables/{id}"))
    set_cookie(response, GUEST, " ".join([*held[1 - INVITATIONS_KEPT :], token]), here.base_url)
    return response


@lobbies.post("/tables/{id}/sit")
async def sit(id: str, here: Visiting) -> Response:
    """Sit down."""
    live = await here.table(id)
    form = await here.form()
    name = lobby.a_name(str(form.get("name", ""))) or here.person.name
    await lobby.sit(here.services, live, here.person.id, seat_number(form.get("seat")), name)
    if not here.known or name != here.person.name:
        await here.keep(name=name)
    return here.remember(see_other(f"/tables/{id}"))


def seat_number(text: object) -> int:
    """A seat from a form; one that nobody has when it is no number."""
    return int(text) if isinstance(text, str) and text.isascii() and text.isdigit() and len(text) < 3 else -1


@lobbies.post("/tables/{id}/start")
async def start(id: str, here: Visiting) -> Response:
    """The host begins without waiting any longer."""
    live = await here.table(id)
    await here.form()
    await lobby.start(here.services, live, here.person.id)
    return see_other(f"/tables/{id}")


@lobbies.post("/tables/{id}/stand-in")
async def stand_in(id: str, here: Visiting) -> Response:
    """The host lets a bot play for somebody who is away."""
    live = await here.table(id)
    form = await here.form()
    level = str(form.get("level", lobby.DEFAULT_BOT))
    seat, address = seat_number(form.get("seat")), address_of(here.request)
    await lobby.stand_in(here.services, live, here.person.id, seat, level, address)
    return see_other(f"/tables/{id}")


@lobbies.post("/tables/{id}/take-back")
async def take_back(id: str, here: Visiting) -> Response:
    """Somebody is back and plays themself again."""
    live = await here.table(id)
    form = await here.form()
    await lobby.take_back(here.services, live, here.person.id, seat_number(form.get("seat")))
    return see_other(f"/tables/{id}")


@lobbies.post("/tables/{id}/rematch")
async def rematch(id: str, here: Visiting) -> Response:
    """The same again."""
    live = await here.table(id)
    await here.form()
    again = await lobby.rematch(here.services, live, here.person)
    return see_other(f"/tables/{again.id}")
