"""My own pages: how I did, my settings, my personal link."""

from __future__ import annotations

from collections import defaultdict
from datetime import UTC, datetime
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from fastapi import APIRouter, HTTPException
from starlette.responses import HTMLResponse, JSONResponse, Response

from salotto.bots import bot_names
from salotto.server.page.addresses import address
from salotto.server.page.page_words import CachedWords, PageSpeech
from salotto.server.page.title_page import shelf as shelf_titles
from salotto.server.store.calls import ways_of
from salotto.server.store.results import erase_results, results_of
from salotto.server.store.rows import PACES, Result
from salotto.server.store.ways_in import passkeys_of
from salotto.server.tables.lobby import a_name
from salotto.server.tables.results import ALONE
from salotto.server.web.identity import hashed, site_of
from salotto.server.web.shelf_pages import see_other
from salotto.server.web.visit import Visit, Visiting
from salotto.words import LANGUAGES

mine = APIRouter(include_in_schema=False)

DYNAMIC_WORDS = ("room-bot-*",)


async def my_page(here: Visit, link: str = "", device_link: str = "") -> HTMLResponse:
    """How I did, and how to be myself elsewhere; a link is shown once, when it is made."""
    found = await results_of(here.services.store, here.person.id)
    held = await passkeys_of(here.services.store, here.person.id)
    ways, quiet = await here.services.store.run(partial(ways_of, person=here.person.id))
    return here.page(
        "me.html",
        link=link,
        device_link=device_link,
        passkeys=[(each.id, date_of(each.made)) for each in held],
        passkeys_here=site_of(here.base_url) is not None,
        ways=[(way.id, date_of(way.made), "" if way.key else urlsplit(way.address).hostname) for way in ways],
        quiet=quiet,
        worker=address("/worker.js"),
        signer=here.services.caller.signer.public,
        statistics=statistics(found, here),
    )


def date_of(moment: float) -> str:
    """The day of a moment."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def statistics(found: list[Result], here: Visit) -> list[dict[str, Any]]:
    """Games, wins and the best score by title and by the level of the bots."""
    groups: dict[tuple[str, str, str], list[Result]] = defaultdict(list)
    for result in found:
        if result.title in shelf_titles():
            groups[result.title, result.mode, result.level].append(result)
    lines = []
    for (id, mode, level), games in sorted(groups.items()):
        title = shelf_titles()[id]
        speech = PageSpeech(title, CachedWords(here.language))
        scores = [game.score for game in games]
        against = here.t("room-statistics-alone" if level == ALONE else "room-statistics-people")
        if level in bot_names():
            against = here.t(f"room-bot-{level}")
        lines.append(
            {
                "title": speech.title_name(),
                "mode": speech.mode(mode),
                "against": against,
                "games": len(games),
                "wins": sum(game.won for game in games),
                "best": speech.score(min(scores) if title.lowest_wins else max(scores)),
            }
        )
    return lines


@mine.get("/me/results.json")
async def export_results(here: Visiting) -> JSONResponse:
    """All that is kept of how I did, as a file."""
    found = await results_of(here.services.store, here.person.id)
    data = [{name: value for name, value in each._asdict().items() if name != "person"} for each in found]
    return JSONResponse(data, headers={"Content-Disposition": 'attachment; filename="salotto-results.json"'})


@mine.post("/me/erase")
async def erase(here: Visiting) -> Response:
    """Forget how I did."""
    await here.form()
    await erase_results(here.services.store, here.person.id)
    return see_other("/me")


@mine.get("/me")
async def me(here: Visiting) -> HTMLResponse:
    """Who I am here, how I did, and how to be it elsewhere."""
    return await my_page(here)


@mine.post("/me/link")
async def make_link(here: Visiting) -> HTMLResponse:
    """A new personal link; the old one works no more."""
    await here.form()
    count = here.person.link_count + 1
    token = here.services.keyring.personal_link(here.person.id, count)
    await here.keep(link_count=count)
    await here.services.store.keep_person(here.person, hashed(token))
    return await my_page(here, f"{here.base_url}/me/{token}")


@mine.get("/me/{token}")
async def ask_to_become(token: str, here: Visiting) -> HTMLResponse:
    """Somebody opened a personal link: ask, so that no other site can change who one is."""
    person = await here.services.store.linked(hashed(token))
    if person is None:
        raise HTTPException(404, "room-error-no-link")
    return here.page("become.html", person=person, action=f"/me/{token}")


@mine.post("/me/{token}")
async def become(token: str, here: Visiting) -> Response:
    """Be, on this device too, who the link is for."""
    await here.form()
    person = await here.services.store.linked(hashed(token))
    if person is None:
        raise HTTPException(404, "room-error-no-link")
    here.person, here.known = person, True
    return here.remember(see_other("/tables"))


@mine.post("/settings")
async def settings(here: Visiting) -> Response:
    """Name, language, theme, sound."""
    form = await here.form()
    language, theme, pace = (str(form.get(name, "")) for name in ("lang", "theme", "pace"))
    await here.keep(
        name=a_name(str(form.get("name", here.person.name))),
        language=language if language in LANGUAGES else here.person.language,
        theme=theme if theme in ("auto", "light", "dark") else here.person.theme,
        sound="sound" in form,
        safe=form.get("care", "safe" if here.person.safe else "") == "safe",
        pace=pace if pace in PACES else here.person.pace,
        notify="notify" in form,
    )
    back = here.request.headers.get("referer", "")
    inside = back.startswith((f"{here.base_url}/", str(here.request.base_url)))
    return here.remember(see_other(back if inside else "/"))
