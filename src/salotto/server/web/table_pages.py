"""The pages of one table: lobby, table, replay, scorecard."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from fastapi import APIRouter, HTTPException
from markupsafe import Markup
from starlette.responses import HTMLResponse, Response

from salotto.kernel.log import commitment
from salotto.kernel.play import Play, Told
from salotto.server.page.scene import Reader, Scene
from salotto.server.page.seat_words import seat_names, table_words
from salotto.server.store.journal import table_of
from salotto.server.tables import lobby
from salotto.server.tables.live import LiveTable
from salotto.server.tables.looking_back import points_by_round
from salotto.server.tables.presence import next_on_screen, on_one_screen
from salotto.server.web.identity import hashed
from salotto.server.web.readers import chat_lines, my_seat, reader_of, scene_of
from salotto.server.web.security import address_of
from salotto.server.web.shelf_pages import see_other
from salotto.server.web.visit import GUEST, Visit, Visiting, set_cookie
from salotto.words import Language

tables = APIRouter(include_in_schema=False)

INVITATIONS_KEPT = 20


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


# The table


@tables.get("/tables/{id}")
async def table(id: str, here: Visiting, seat: int | None = None, look: int | None = None) -> Response:
    """The table as my seat may see it, or the lobby before it starts."""
    live = await here.table(id)
    place = live.info.place
    if place is not None and live.info.over and live.title.id == place.title:
        return see_other(f"/campaigns/{place.campaign}")  # an interlude leads on
    async with live.reading() as play:
        if play is None:
            return lobby_page(here, live)
        reader = reader_of(here, live, seat, look)
        shared = len(on_one_screen(live.info, here.person.id)) > 1 and not play.over
        cover = next_on_screen(live.info, here.person.id, None) if shared and seat is None else ()
        scene = scene_of(live, play, replace(reader, seat=None) if cover else reader, cover=cover)
        context = scene.context()
        seats = scene.info.seats
        me = scene.reader.seat
        mates = len(play.title.allies(play.state, me)) - 1 if me is not None else 0
    lines = [line for line in await here.services.store.chat(id) if line.heard_by(me)]
    corner = await here.services.store.personal_notes(id, here.person.id)
    context["table"] |= around(here, live)
    context["table"]["my_seat"] = me
    context["table"]["socket"] += "?cover=1" if shared else ""
    return here.page(
        "table.html",
        **{name: value for name, value in context.items() if name not in ("t", "static", "lang")},
        chat=chat_lines(lines),
        mates=mates,
        notes=corner.notes,
        seen=corner.seen,
        stand_ins=[each.seat for each in seats if each.person and each.bot],
    )


def lobby_page(here: Visit, live: LiveTable) -> HTMLResponse:
    """A table that has not started."""
    info = live.info
    names = seat_names(info, here.language)
    seats = [
        {
            "seat": seat.seat,
            "kind": "bot" if seat.bot else "open" if seat.open else "person",
            "name": names[seat.seat],
            "me": seat.person == here.person.id,
            "host": seat.person == info.host,
            "away": not live.present(seat.seat),
            "level_name": here.t(f"room-bot-{seat.bot}") if seat.bot else "",
        }
        for seat in info.seats
    ]
    said = table_words(info, live.title, here.language)
    open_seats = sum(seat.open for seat in info.seats)
    return here.page(
        "lobby.html",
        title_id=live.title.id,
        table=said | around(here, live) | {"seats": seats, "open_seats": open_seats},
    )


# Sitting down


@tables.get("/join/{token}")
async def join(token: str, here: Visiting) -> Response:
    """Somebody opened an invitation: they may see the table, and pick a free seat there."""
    id = await here.services.store.invited(hashed(token))
    if id is None:
        raise HTTPException(404, "room-error-no-invitation")
    held = [each for each in here.request.cookies.get(GUEST, "").split(" ") if each and each != token]
    response = here.remember(see_other(f"/tables/{id}"))
    set_cookie(response, GUEST, " ".join([*held[1 - INVITATIONS_KEPT :], token]), here.base_url)
    return response


@tables.post("/tables/{id}/sit")
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


@tables.post("/tables/{id}/start")
async def start(id: str, here: Visiting) -> Response:
    """The host begins without waiting any longer."""
    live = await here.table(id)
    await here.form()
    await lobby.start(here.services, live, here.person.id)
    return see_other(f"/tables/{id}")


@tables.post("/tables/{id}/stand-in")
async def stand_in(id: str, here: Visiting) -> Response:
    """The host lets a bot play for somebody who is away."""
    live = await here.table(id)
    form = await here.form()
    level = str(form.get("level", lobby.DEFAULT_BOT))
    seat, address = seat_number(form.get("seat")), address_of(here.request)
    await lobby.stand_in(here.services, live, here.person.id, seat, level, address)
    return see_other(f"/tables/{id}")


@tables.post("/tables/{id}/take-back")
async def take_back(id: str, here: Visiting) -> Response:
    """Somebody is back and plays themself again."""
    live = await here.table(id)
    form = await here.form()
    await lobby.take_back(here.services, live, here.person.id, seat_number(form.get("seat")))
    return see_other(f"/tables/{id}")


@tables.post("/tables/{id}/rematch")
async def rematch(id: str, here: Visiting) -> Response:
    """The same again."""
    live = await here.table(id)
    await here.form()
    again = await lobby.rematch(here.services, live, here.person)
    return see_other(f"/tables/{again.id}")


# Looking back


EVERYBODY = "all"


@tables.get("/tables/{id}/replay")
async def replay(
    id: str, here: Visiting, to: int | None = None, at: int | None = None, eyes: str = ""
) -> HTMLResponse:
    """The table as it was: through one's own eyes, and through anybody's or everybody's once it is over."""
    live = await here.table(id)
    past = await look_back(live, to if to is not None else at)
    seat = seat_to_look_through(here, live, eyes)
    scene = past.seen_by(seat, here.language)
    context = scene.context()
    names = seat_names(live.info, here.language)
    choices = [(str(seat), name) for seat, name in enumerate(names) if may_look(here, live, seat)]
    if live.info.over and len(names) > 1:
        choices.append((EVERYBODY, here.t("room-everybody-eyes")))
    choices.append(("", here.t("room-spectator-eyes")))
    everybody = eyes == EVERYBODY and live.info.over
    others = [other for other in range(len(names)) if other != seat] if everybody else []
    context["table"] |= around(here, live)
    return here.page(
        "replay.html",
        **{name: value for name, value in context.items() if name not in ("t", "static", "lang", "at")},
        at=past.point,
        length=past.length,
        eyes=EVERYBODY if everybody else "" if seat is None else str(seat),
        eyes_choices=choices,
        others=[
            {
                "seat": other,
                "name": names[other],
                "board": Markup(past.seen_by(other, here.language).board(other)),
            }
            for other in others
        ],
    )


class PastTable(NamedTuple):
    """A table at a moment that is gone."""

    live: LiveTable
    play: Play[Any]
    story: list[Told]
    point: int
    length: int

    def seen_by(self, seat: int | None, language: Language) -> Scene:
        """What one could see then from a seat, where nothing can be chosen any more."""
        reader = Reader(seat, language, seat or 0)
        return Scene(self.live.info, self.live.title, self.play, self.story, reader, asks=False)


async def look_back(live: LiveTable, to: int | None) -> PastTable:
    """The table after so many choices, or as it is now."""
    async with live.reading() as play:
        if play is None:
            raise HTTPException(409, "room-error-not-started")
        length = len(play.log)
        story = list(play.story or ())
    point = length if to is None else max(0, min(to, length))
    told = [each for each in story if each.at <= point]
    return PastTable(live, await live.at(point), told, point, length)


def seat_to_look_through(here: Visit, live: LiveTable, eyes: str) -> int | None:
    """The seat that was wished for, if one may; nobody's when there is no such seat."""
    if eyes == "":
        return my_seat(live.info, here.person.id)
    if eyes == EVERYBODY and live.info.over:
        return my_seat(live.info, here.person.id) or 0
    wish = seat_number(eyes)
    return wish if wish in range(len(live.info.seats)) and may_look(here, live, wish) else None


def may_look(here: Visit, live: LiveTable, seat: int) -> bool:
    """Whether one may look through the eyes of a seat: one's own, or any once it is over."""
    return live.info.over or live.info.seats[seat].person == here.person.id


@tables.get("/tables/{id}/scorecard")
async def scorecard(id: str, here: Visiting) -> Response:
    """Who won and why; an interlude leads on to its campaign, and keeps its seed."""
    live = await here.table(id)
    if live.info.place is not None and live.title.saga is not None:
        return see_other(f"/campaigns/{live.info.place.campaign}")
    async with live.reading() as play:
        if play is None or play.outcome is None:
            return see_other(f"/tables/{id}")
        scene = scene_of(live, play, reader_of(here, live))
        outcome = play.outcome
        verdict = scene.speech.outcome(outcome)
        context = scene.context()
    histories = await points_by_round(live)
    scorecards = context["scorecards"]
    for seat in scorecards["seats"]:
        seat["history"] = histories[seat["seat"]]
        seat["winner"] = seat["seat"] in outcome.winners
    context["table"] |= around(here, live)
    return here.page(
        "scorecard.html",
        **{name: value for name, value in context.items() if name not in ("t", "static", "lang")},
        verdict=verdict,
        axis=scene.speech.thing(context["stage"]["clock"]) if "clock" in context["stage"] else "",
        verdict_more="",
        tie_break="",
        proof={"commitment": commitment(table_of(live.info)), "seed": live.info.seed},
    )


DYNAMIC_WORDS = ("room-bot-*",)
