"""Being called: by which ways, when not, and what a phone needs to have the room on its home screen."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from fastapi import APIRouter, HTTPException
from starlette.responses import FileResponse, JSONResponse, Response

from salotto.server.calls.messages import first_call, posting
from salotto.server.calls.outside import NotReached, target_of
from salotto.server.calls.webpush import AUTH_BYTES, decoded, read_public
from salotto.server.page.addresses import address
from salotto.server.page.static_files import static, static_root
from salotto.server.store.calls import (
    Quiet,
    Way,
    add_way,
    be_quiet,
    forget_calls,
    forget_way,
)
from salotto.server.web.shelf_pages import see_other
from salotto.server.web.visit import Visit, Visiting

call_pages = APIRouter(include_in_schema=False)

HOURS = range(24)
BROWN, CREAM = "#3b2417", "#f5e8d0"


def _way(here: Visit, url: str, key: str = "", auth: str = "") -> Way:
    return Way(0, here.person.id, url, key, auth, here.language, here.base_url, 0.0)


async def _keep(here: Visit, way: Way) -> None:
    if not here.known:
        await here.keep()
    if not await here.services.store.run(partial(add_way, way=way)):
        raise HTTPException(409, "room-error-too-many-ways")


@call_pages.post("/me/calls/browser")
async def call_browser(here: Visiting) -> JSONResponse:
    """The browser may be called from now on."""
    form = await here.form()
    try:
        given = json.loads(str(form.get("subscription", "")))
        url, keys = str(given["endpoint"]), given["keys"]
        key, auth = str(keys["p256dh"]), str(keys["auth"])
        target_of(url, here.services.caller.outside.permitted)
        read_public(decoded(key))
        if len(key) > 120 or len(decoded(auth)) != AUTH_BYTES:
            raise ValueError("no secret")
    except (NotReached, ValueError, KeyError, TypeError, RecursionError):
        raise HTTPException(400, "room-error-no-call") from None
    await _keep(here, _way(here, url, key, auth))
    return here.remember(JSONResponse({}))


@call_pages.post("/me/calls/address")
async def call_address(here: Visiting) -> Response:
    """An address that calls go to: it is tried at once, and kept if that worked."""
    url = str((await here.form()).get("address", "")).strip()
    caller, way = here.services.caller, _way(here, url)
    try:
        sent = posting(first_call(way), way, caller.signer, 0.0)
        status = await caller.outside.post(*sent)
    except (NotReached, ValueError):
        status = 0
    if not 200 <= status < 300:
        raise HTTPException(400, "room-error-no-call")
    await _keep(here, way)
    return here.remember(see_other("/me#calls"))


@call_pages.post("/me/calls/remove")
async def remove_way(here: Visiting) -> Response:
    """Not by this way any more."""
    id = str((await here.form()).get("id", ""))
    if id.isascii() and id.isdigit() and len(id) < 18:
        await here.services.store.run(partial(forget_way, person=here.person.id, id=int(id)))
    return see_other("/me#calls")


@call_pages.post("/me/calls/quiet")
async def keep_quiet(here: Visiting) -> Response:
    """Not at these hours of my day."""
    form = await here.form()
    hours = [str(form.get(name, "")) for name in ("start", "stop")]
    quiet = None
    if all(hour in map(str, HOURS) for hour in hours) and hours[0] != hours[1]:
        quiet = Quiet(int(hours[0]), int(hours[1]), str(form.get("zone", ""))[:60])
    if not here.known:
        await here.keep()
    await here.services.store.run(partial(be_quiet, person=here.person.id, quiet=quiet))
    return here.remember(see_other("/me#calls"))


@call_pages.post("/me/calls/erase")
async def erase_calls(here: Visiting) -> Response:
    """Never again: nothing is kept of it."""
    await here.form()
    await here.services.store.run(partial(forget_calls, person=here.person.id))
    return see_other("/me#calls")


@call_pages.get("/worker.js")
async def worker() -> Response:
    """What the browser wakes when a call comes; from here it may speak for all pages of the room."""
    return FileResponse(static_root() / "worker.js", headers={"Cache-Control": "no-cache"})


@call_pages.get("/manifest.webmanifest")
async def manifest(here: Visiting) -> JSONResponse:
    """What a phone needs to put the room on its home screen."""
    icons: list[dict[str, Any]] = [{"src": static("favicon.svg"), "sizes": "any", "type": "image/svg+xml"}]
    icons += [
        {"src": static(f"icon-{size}.png"), "sizes": f"{size}x{size}", "type": "image/png"}
        for size in (192, 512)
    ]
    about = {
        "name": here.t("room-page-salotto"),
        "short_name": here.t("room-page-salotto"),
        "lang": here.language,
        "start_url": address("/tables"),
        "scope": address("/"),
        "id": address("/"),
        "display": "standalone",
        "background_color": CREAM,
        "theme_color": BROWN,
        "icons": icons,
    }
    return JSONResponse(
        about, headers={"Vary": "Cookie, Accept-Language"}, media_type="application/manifest+json"
    )
