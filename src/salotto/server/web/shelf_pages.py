"""The pages that belong to no table: the shelf, rules, the score pad, my tables, myself."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from math import inf
from typing import Any

from fastapi import APIRouter, HTTPException
from starlette.responses import HTMLResponse, RedirectResponse, Response

from salotto.kernel.title import Scorecard, Title, on_shelf
from salotto.lessons import lessons_of
from salotto.registry import UnknownTitle
from salotto.registry import title as find_title
from salotto.server.page.addresses import address
from salotto.server.page.clock_words import span
from salotto.server.page.fragments import remembered
from salotto.server.page.lens import sheet
from salotto.server.page.page_words import CachedWords, PageSpeech, name_of, translator
from salotto.server.page.pictures import glyphs
from salotto.server.page.rules import Text, how_to_play, rules_of, search, search_cards, stand_ins
from salotto.server.page.score_sheet import score_sheet
from salotto.server.page.seat_words import seat_names, table_words
from salotto.server.page.table_form import gentlest, most_seats
from salotto.server.page.title_page import page_of
from salotto.server.page.title_page import shelf as shelf_titles
from salotto.server.store.handing_on import letters_to
from salotto.server.store.rows import TableInfo
from salotto.server.tables.lobby import BOT, ME, Opening, a_name, open_table
from salotto.server.tables.time_left import until_late
from salotto.server.web.packing import packed
from salotto.server.web.readers import notice_words
from salotto.server.web.security import address_of
from salotto.server.web.visit import Visit, Visiting

pages = APIRouter(include_in_schema=False)

PAD_PLAYERS = 2
SEARCH_LENGTH = 80
PUBLIC_TABLES = 8
ROUNDS_TOLD = 20
"""Of so many of my tables the round is told; the others are opened one by one."""


def see_other(path: str) -> RedirectResponse:
    """Go to a page of the room, or back to where one came from."""
    return RedirectResponse(address(path) if path.startswith("/") else path, 303)


def title_or_404(id: str) -> Title[Any]:
    """A title of the shelf."""
    if on_shelf(id) not in shelf_titles():
        raise HTTPException(404, "room-error-no-title")
    try:
        return find_title(id)
    except UnknownTitle:
        raise HTTPException(404, "room-error-no-title") from None


def title_words(title: Title[Any], here: Visit) -> dict[str, Any]:
    """A title as the shelf shows it."""
    counts = [count for mode in title.modes for count in mode.players]

    def said(key: str) -> str:
        return name_of(title, here.language, key)

    return {
        "id": title.id,
        "campaign": title.saga is not None,
        "name": said("title:name") or title.id,
        "blurb": said("title:about"),
        "players": (min(counts), max(counts)),
        "minutes": page_of(title).MINUTES,
        "stand_ins": stand_ins(title),
        "lessons": [
            {"id": lesson.id, "name": lesson.head.names[here.language]}
            for lesson in lessons_of(title).values()
        ],
        "modes": [
            {
                "id": mode.id,
                "name": said(f"mode:{mode.id}") or mode.id,
                "help": said(f"mode:{mode.id}-about"),
                "players": (min(mode.players), max(mode.players)),
            }
            for mode in title.modes
        ],
    }


# The shelf


@pages.get("/")
async def shelf(here: Visiting) -> HTMLResponse:
    """Every title, and what waits for me."""
    mine = await here.services.store.tables_of(here.person.id) if here.known else []
    listed = [table_line(info, here) for info in last_of_campaigns(mine)]
    waiting = soonest_first(listed)
    own = {info.id for info in mine}
    others = [info for info in await here.services.store.public_tables() if info.id not in own]
    with_people = [info for info in others if any(seat.person or seat.open for seat in info.seats)]
    return here.page(
        "shelf.html",
        titles=[title_words(title, here) for title in shelf_titles().values()],
        waiting=waiting,
        waiting_count=len(waiting),
        public=[table_line(info, here) for info in with_people[:PUBLIC_TABLES]],
    )


@pages.post("/titles/{id}/play-now")
async def play_now(id: str, here: Visiting) -> Response:
    """One click to the first decision: me against one easy bot, without expansions."""
    title = title_or_404(id)
    await here.form()
    form = gentlest(title, here.language)
    sitters = [sitter for sitter, _ in form.seats]
    return await opened(here, Opening(title.id, sitters, form.mode.id, form.chosen(), private=True))


@pages.post("/titles/{id}/lessons/{lesson}")
async def begin_lesson(id: str, lesson: str, here: Visiting) -> Response:
    """A guided game: me, and the bots of the lesson."""
    title = title_or_404(id)
    await here.form()
    if lesson not in lessons_of(title):
        raise HTTPException(404, "room-error-no-title")
    guided = lessons_of(title)[lesson]
    sitters = [ME, *(BOT + rival.level for rival in guided.rivals)]
    opening = Opening(
        title.id, sitters, guided.head.mode, guided.head.options, private=True, seed=guided.seed
    )
    return await opened(here, opening)


async def opened(here: Visit, opening: Opening) -> Response:
    """Open a table and go there."""
    live, _ = await open_table(here.services, here.person, opening, address_of(here.request))
    if not here.known:
        await here.keep()
    return here.remember(see_other(f"/tables/{live.id}"))


# Rules and score pad


@pages.get("/titles/{id}/rules")
async def rules(id: str, here: Visiting, q: str = "") -> Response:
    """The rules of a title in the reader's language, an anchor for each; or what is sought there."""
    title = title_or_404(id)
    text = rules_of(title, here.language)
    wanted = q[:SEARCH_LENGTH].strip()
    if wanted:
        text = text._replace(html=search_cards(title, here.language, wanted) + search(text, wanted))
    return text_page(here, title, "rules.html", text, wanted)


@pages.get("/titles/{id}/how-to-play")
async def how_to(id: str, here: Visiting) -> Response:
    """What somebody new reads first."""
    title = title_or_404(id)
    return text_page(here, title, "how_to_play.html", how_to_play(title, here.language))


def text_page(here: Visit, title: Title[Any], template: str, text: Text, wanted: str = "") -> Response:
    """A text for people: long, so it is packed unless it holds what somebody sought."""
    said = title_words(title, here)
    page = here.page(
        template,
        title=said,
        title_id=title.id,
        text_html=text.html,
        toc=text.contents,
        wanted=wanted,
    )
    return page if wanted else packed(page, here.request.headers)


@pages.get("/titles/{id}/things")
async def thing(id: str, here: Visiting, key: str) -> HTMLResponse:
    """One card or space of a title by itself, for the lens; what cards say is no secret.

    A title that is played in campaigns may name things of theirs.
    """
    title = title_or_404(id)
    sagas = [each for each in shelf_titles().values() if each.saga is not None and title.campaign is not None]
    pictures = (sheet(each, here.language, key) for each in (title, *sagas))
    picture = next((each for each in pictures if each is not None), None)
    if picture is None:
        raise HTTPException(404, "room-error-no-title")
    return HTMLResponse(picture, headers={"Cache-Control": "private, max-age=3600"})


@pages.get("/titles/{id}/score-pad")
async def score_pad(id: str, here: Visiting) -> HTMLResponse:
    """The score pad as far as it is filled in, counted; or with one player more."""
    title = title_or_404(id)
    if title.saga is not None:
        raise HTTPException(404, "room-error-no-title")
    form = dict(here.request.query_params)
    filled = sum(1 for seat in range(most_seats(title)) if f"{seat}-name" in form)
    players = min((filled or PAD_PLAYERS) + ("add" in form), most_seats(title))
    return score_pad_page(here, title, form, players)


def score_pad_page(here: Visit, title: Title[Any], form: Mapping[str, str], players: int) -> HTMLResponse:
    """The score pad as it was filled in."""
    page = page_of(title)
    seats = range(players)
    names = [a_name(form.get(f"{seat}-name", "")) or here.t("room-player", number=seat + 1) for seat in seats]
    values = [page.pad_values(form, f"{seat}-") for seat in seats]
    cards = [Scorecard(seat, page.pad_points(values[seat])) for seat in seats]
    pads = [
        {
            "seat": seat,
            "name": names[seat],
            "counted": values[seat],
            "total": card.total if form else None,
            "sheet": page.SHEET,
            "glyph": glyphs(page.SHEET.icons),
        }
        for seat, card in enumerate(cards)
    ]
    scorecards = score_sheet(title, here.language, cards, names, final=True) if form else None
    return here.page(
        "score_pad.html",
        t=translator(title, here.language),
        title=title_words(title, here),
        title_id=title.id,
        pads=pads,
        scorecards=scorecards,
        remembered=remembered(title, here.language),
    )


# My tables, and myself


@pages.get("/tables")
async def my_tables(here: Visiting) -> HTMLResponse:
    """What waits for me, what waits for others, what is over."""
    mine = await here.services.store.tables_of(here.person.id) if here.known else []
    lines = [table_line(info, here) for info in last_of_campaigns(mine)]
    for info, line in zip(last_of_campaigns(mine), lines, strict=True):
        line["round"] = await round_of(info, here) if lines.index(line) < ROUNDS_TOLD else ""
    groups = [
        (here.t("room-tables-mine"), soonest_first(lines)),
        (here.t("room-tables-others"), [line for line in lines if not line["mine"] and not line["over"]]),
        (here.t("room-tables-over"), [line for line in lines if line["over"]]),
    ]
    found = await letters_to(here.services.store, here.person.id)
    return here.page(
        "my_tables.html",
        groups=groups,
        waiting_count=len(groups[0][1]),
        letters=[notice_words(each.notice, here.t) for each in found],
        last_letter=found[-1].id if found else 0,
    )


async def round_of(info: TableInfo, here: Visit) -> str:
    """How far a running table is, in the reader's words."""
    if not info.started or info.over:
        return ""
    live = await here.services.tables.table(info.id)
    async with live.reading() as play:
        if play is None or play.over:
            return ""
        page = page_of(live.title)
        label = page.stage(play.seen(None)).label
        return PageSpeech(live.title, CachedWords(here.language)).say(label.id, **label.args)


def soonest_first(lines: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The tables where I am asked, those first where my time is over soonest."""
    mine = [line for line in lines if line["mine"]]
    return sorted(mine, key=lambda line: inf if line["seconds"] is None else line["seconds"])


def last_of_campaigns(infos: Sequence[TableInfo]) -> list[TableInfo]:
    """Tables in a list: of a campaign only the last one, which is the one being played."""
    last: dict[str, int] = {}
    for info in infos:
        if info.place:
            last[info.place.campaign] = max(info.place.number, last.get(info.place.campaign, 0))
    return [info for info in infos if info.place is None or last[info.place.campaign] == info.place.number]


def table_line(info: TableInfo, here: Visit) -> dict[str, Any]:
    """A table in a list."""
    title = shelf_titles()[on_shelf(info.title)]
    names = seat_names(info, here.language)
    asked = [seat.seat for seat in info.seats if info.asked >> seat.seat & 1 and not info.over]
    mine = info.seats_of(here.person.id)
    others = [names[seat] for seat in asked if seat not in mine]
    left = [until_late(info, seat) for seat in asked if seat in mine and info.seats[seat].bot is None]
    seconds = min((each for each in left if each is not None), default=None)
    if not info.started:
        others = [here.t("room-open-seat")]
    said = table_words(info, title, here.language)
    saga = shelf_titles().get(on_shelf(info.place.title)) if info.place else None
    campaign = name_of(saga, here.language, "title:name") if saga and saga is not title else ""
    return {
        "url": f"/campaigns/{info.place.campaign}" if info.place and info.over else f"/tables/{info.id}",
        "name": said["name"],
        "title": said["title_name"],
        "stage": campaign or (said["branch"]["text"] if said["branch"] else said["mode_name"]),
        "mine": any(seat in mine and info.seats[seat].bot is None for seat in asked),
        "seconds": seconds,
        "left": "" if seconds is None else here.t("room-tables-left", time=span(seconds, here.t)),
        "played_by_bot": any(info.seats[seat].bot is not None for seat in mine) and not info.over,
        "since": since(info.updated, here),
        "seats": [{"seat": seat.seat} for seat in info.seats],
        "others": ", ".join(
            names[seat.seat] for seat in info.seats if seat.seat not in mine and not seat.open
        ),
        "over": info.over,
        "round": "",
        "waiting_for": ", ".join(others),
    }


def since(then: float, here: Visit) -> str:
    """How long ago that was."""
    minutes = int(max(0.0, time.time() - then) // 60)
    if minutes < 60:
        return here.t("room-minutes-ago", minutes=minutes)
    if minutes < 48 * 60:
        return here.t("room-hours-ago", hours=minutes // 60)
    return here.t("room-days-ago", days=minutes // (24 * 60))
