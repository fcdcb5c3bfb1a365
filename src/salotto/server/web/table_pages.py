"""The pages of one table: lobby, table, replay, scorecard."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, NamedTuple

from fastapi import APIRouter, HTTPException
from markupsafe import Markup, escape
from starlette.responses import HTMLResponse, Response

from salotto.kernel.log import commitment
from salotto.kernel.play import Choice, Play, Told
from salotto.registry import title as find_title
from salotto.server.page.lens import now_lines, sheet, tie_break
from salotto.server.page.scene import Reader, Scene
from salotto.server.page.seat_words import seat_names
from salotto.server.store.journal import table_of
from salotto.server.tables.live import LiveTable
from salotto.server.tables.log_export import may_be_told
from salotto.server.tables.looking_back import points_by_round
from salotto.server.tables.playing_on import can_be_played_on
from salotto.server.tables.presence import next_on_screen, on_one_screen
from salotto.server.web.lobby_pages import around, lobby_page, seat_number
from salotto.server.web.readers import chat_lines, my_seat, reader_of, scene_of
from salotto.server.web.shelf_pages import see_other
from salotto.server.web.visit import Visit, Visiting
from salotto.words import Language

tables = APIRouter(include_in_schema=False)

INVITATIONS_KEPT = 20


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
            return await lobby_page(here, live)
        if place is not None and live.info.over and not play.over:
            return see_other(f"/campaigns/{place.campaign}")  # TS-10.6 it was given up
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
        **{name: value for name, value in context.items() if name not in ("static", "lang")},
        chat=chat_lines(lines, here.t),
        mates=mates,
        notes=corner.notes,
        seen=corner.seen,
        stand_ins=[each.seat for each in seats if each.person and each.bot],
    )


@tables.get("/tables/{id}/things")
async def thing(id: str, here: Visiting, key: str, seat: int | None = None) -> HTMLResponse:
    """What somebody at the table points at: what it is, what my seat can do with it now, and its rules."""
    live = await here.table(id)
    async with live.reading() as play:
        if play is None:
            raise HTTPException(404, "room-error-no-title")
        now = now_lines(scene_of(live, play, reader_of(here, live, seat)), key)
    html = sheet(live.title, here.language, key, now)
    if html is None and live.info.place is not None:  # beside the chapter lie the books of the campaign
        html = sheet(find_title(live.info.place.title), here.language, key)
    if html is None:
        raise HTTPException(404, "room-error-no-title")
    return HTMLResponse(html, headers={"Cache-Control": "no-store"})


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
    asked, taken = past.next_answer(scene, live.info.over)
    context["board"] = ringed(context["board"], taken)
    return here.page(
        "replay.html",
        **{name: value for name, value in context.items() if name not in ("static", "lang", "at")},
        at=past.point,
        length=past.length,
        asked=asked,
        eyes=EVERYBODY if everybody else "" if seat is None else str(seat),
        eyes_choices=choices,
        play_on=await ways_on(here, past, scene),
        others=[
            {
                "seat": other,
                "name": names[other],
                "board": ringed(past.seen_by(other, here.language).board(other), taken),
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
    following: Choice | None

    def seen_by(self, seat: int | None, language: Language) -> Scene:
        """What one could see then from a seat, where nothing can be chosen any more."""
        reader = Reader(seat, language, seat or 0)
        return Scene(self.live.info, self.live.title, self.play, self.story, reader, asks=False)

    def next_answer(self, scene: Scene, everything: bool) -> tuple[str, str]:
        """The question that is answered next with its answer, and its key, where the reader may know them."""
        if self.following is None:
            return "", ""
        seat, key = self.following
        decision = self.play.decision(seat)
        if decision is None or not (everything or seat == scene.reader.seat):
            return "", ""
        question, answer = scene.speech.to(seat).question(decision), scene.speech.answer(key)
        return scene.t("room-replay-asked", player=scene.names[seat], question=question, answer=answer), key


async def ways_on(here: Visit, past: PastTable, scene: Scene) -> dict[str, Any] | None:
    """Who may be played on from this moment, and what a review advises there instead of what was answered."""
    live = past.live
    if past.following is None or not (can_be_played_on(live.info) and await may_be_told(live)):
        return None
    told = here.services.reviews.told(live.id)
    better = told.better_at(past.point) if told is not None else None
    return {
        "player": scene.names[past.following.seat],
        "advised": scene.speech.move(better) if better else None,
    }


def ringed(board: str, key: str) -> Markup:
    """A board on which what a key stands for is marked (as plain text: Markup would escape the pieces)."""
    thing = rf'<([a-z]+)(?=[^<>]*\sdata-(?:key|thing)="{re.escape(str(escape(key)))}")'
    return Markup(re.sub(thing, r"<\1 data-taken", str(board)) if key else board)


async def look_back(live: LiveTable, to: int | None) -> PastTable:
    """The table after so many choices; else as it is now, and once it is over from its beginning."""
    async with live.reading() as play:
        if play is None:
            raise HTTPException(409, "room-error-not-started")
        choices = list(play.log)
        story = list(play.story or ())
    length = len(choices)
    wish = to if to is not None else 0 if live.info.over else length
    point = max(0, min(wish, length))
    so_far = [each for each in story if each.at <= point]
    following = choices[point] if point < length else None
    return PastTable(live, await live.at(point), so_far, point, length, following)


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
        **{name: value for name, value in context.items() if name not in ("static", "lang")},
        verdict=verdict,
        axis=scene.speech.thing(context["stage"]["clock"]) if "clock" in context["stage"] else "",
        tie_break=tie_break(live.title, here.language, live.info.mode, outcome),
        proof={"commitment": commitment(table_of(live.info)), "seed": live.info.seed},
    )


DYNAMIC_WORDS = ("room-bot-*",)
