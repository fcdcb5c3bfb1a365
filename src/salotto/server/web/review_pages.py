"""The review of a finished game: the chance to win as a chart, turning points, and what cost most."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, HTTPException
from markupsafe import Markup
from starlette.responses import HTMLResponse, Response

from salotto.lab.review import Costly, Review, Turn, cost_said
from salotto.server.page.page_words import CachedWords, PageSpeech, link_cards
from salotto.server.page.render_cache import Context
from salotto.server.page.seat_words import names_for, table_words
from salotto.server.page.title_page import page_of
from salotto.server.store.journal import table_of
from salotto.server.tables.live import LiveTable
from salotto.server.tables.log_export import log_for, may_be_told
from salotto.server.tables.playing_on import play_on
from salotto.server.tables.reviews import TooMany
from salotto.server.web.security import address_of
from salotto.server.web.shelf_pages import see_other
from salotto.server.web.visit import Visit, Visiting

log = logging.getLogger(__name__)

reviews = APIRouter(include_in_schema=False)

LOOK_AGAIN = "2"
"""Seconds after which a page that waits for its review is loaded again."""


async def finished(here: Visit, id: str) -> LiveTable:
    """A table of which all may be told: its game is over, and its campaign if it is an interlude of one."""
    live = await here.table(id)
    if not (live.info.over and await may_be_told(live)):
        raise HTTPException(409, "room-error-not-over")
    return live


@reviews.post("/tables/{id}/review")
async def ask_for_review(id: str, here: Visiting) -> Response:
    """Somebody wishes to know how the game went."""
    live = await finished(here, id)
    await here.form()
    if not here.services.advice.take(address_of(here.request)):
        raise HTTPException(429, "room-refused-slow-down")
    try:
        here.services.reviews.ask(id, await log_for(live, None))
    except TooMany:
        raise HTTPException(503, "room-error-too-many-reviews") from None
    return see_other(f"/tables/{id}/review")


@reviews.get("/tables/{id}/review")
async def show_review(id: str, here: Visiting) -> HTMLResponse:
    """How the game went; while that is worked out, the page looks again by itself."""
    live = await finished(here, id)
    reviews = here.services.reviews
    found, working, work = reviews.told(id), reviews.working(id), reviews.so_far(id)
    said = None
    if found is not None:
        try:
            said = await review_words(found, live, here)
        except Exception as error:  # the page says that it failed
            here.services.metrics.count("review_failures_total", reason="words")
            log.error("a review has no words: %r", error, extra={"table": id})
    page = here.page(
        "review.html",
        title_id=live.title.id,
        table=table_words(live.info, live.title, here.language),
        review=said,
        working=working,
        done=work.done if working and work else 0,
        pieces=work.of if working and work else 1,
        failed=reviews.asked(id) and not working and said is None,
    )
    if working:
        page.headers["Refresh"] = LOOK_AGAIN
    return page


@reviews.post("/tables/{id}/play-on")
async def play_on_from(id: str, here: Visiting) -> Response:
    """Play on from a moment of a finished game, in one's own way or in the one that the review advises."""
    live = await finished(here, id)
    form = await here.form()
    if not here.services.advice.take(address_of(here.request)):
        raise HTTPException(429, "room-refused-slow-down")
    at = (
        int(text)
        if re.fullmatch(r"[0-9]{1,6}", text := str(form.get("advised", form.get("from", ""))))
        else -1
    )
    told = here.services.reviews.told(id) if "advised" in form else None
    way = (told.better_at(at) if told is not None else None) or ()
    again = await play_on(here.services, live, here.person, at, way)
    return see_other(f"/tables/{again.id}")


async def review_words(found: Review, live: LiveTable, here: Visit) -> Context:
    """A review as the template reads it; whoever played is 'you'."""
    mine = live.info.seats_of(here.person.id)
    names = names_for(live.info.seats, here.language, mine[0] if mine else None)
    speech = PageSpeech(
        live.title, CachedWords(here.language), names, rivals=live.title.rivals(table_of(live.info))
    )
    teller = speech.linked()
    replay = f"/tables/{live.id}/replay?to="

    def said(way: Sequence[str]) -> Markup:
        return link_cards(teller.move(way))

    turns = found.turning_points()
    worst = [found.worst(seat) for seat in range(len(names))]
    moments = {turn.at for turn in turns} | {choice.at for own in worst for choice in own}
    stages = {}
    for at in sorted(moments):
        label = page_of(live.title).stage((await live.at(at)).seen(None)).label
        stages[at] = speech.say(label.id, **label.args)

    def told(choice: Turn | Costly) -> Context:
        return {
            "url": f"{replay}{choice.at}&eyes={choice.seat}",
            "way": said(choice.way),
            "better": said(choice.better),
            "stage": stages[choice.at],
        }

    return {
        "chart": chart(found, names),
        "turns": [
            {
                **told(turn),
                "seat": turn.seat,
                "name": names[turn.seat],
                "before": round(100 * turn.before),
                "after": round(100 * turn.after),
            }
            for turn in turns
        ],
        "seats": [
            {
                "seat": seat,
                "name": name,
                "mine": seat in mine,
                "costly": [
                    told(choice) | {"score": cost_said(found, choice, speech)} for choice in worst[seat]
                ],
            }
            for seat, name in enumerate(names)
        ],
    }


def chart(found: Review, names: Sequence[str]) -> Context:
    """The lines of the chart: the chance to win in percent, or alone the points to be expected."""
    chances, percents = any(moment.chance is not None for moment in found.moments), found.percents()
    lines: list[dict[str, Any]] = []
    for seat, name in enumerate(names):
        points = [
            (moment.at, percents.get((moment.at, seat), round(moment.worth)))
            for moment in found.of(seat)
            if moment.chance is not None or not chances
        ]
        if points:
            lines.append({"seat": seat, "name": name, "points": points})
    values = [value for line in lines for _, value in line["points"]]
    return {
        "chances": chances,
        "lines": sorted(lines, key=lambda line: -line["points"][-1][1]),
        "length": max((at for line in lines for at, _ in line["points"]), default=1),
        "low": 0 if chances else min(values, default=0),
        "high": 100 if chances else max(values, default=1),
    }
