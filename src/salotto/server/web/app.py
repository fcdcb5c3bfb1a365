"""The web application: routes, guards, errors, opening and closing."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from salotto import __version__
from salotto.kernel.play import Refused
from salotto.server.metrics import Metrics
from salotto.server.page.addresses import lie_under
from salotto.server.page.page_words import Translator
from salotto.server.page.static_files import static_root, static_roots
from salotto.server.services import Services
from salotto.server.settings import Settings
from salotto.server.tables.bots import NoHint
from salotto.server.tables.lobby import NotAllowed
from salotto.server.tables.slots import Slots
from salotto.server.web.api import api
from salotto.server.web.api_campaigns import api_campaigns
from salotto.server.web.api_page import api_page
from salotto.server.web.call_pages import call_pages
from salotto.server.web.campaign_pages import campaign_pages
from salotto.server.web.lobby_pages import lobbies
from salotto.server.web.log_pages import logs
from salotto.server.web.my_pages import mine
from salotto.server.web.new_table_pages import new_tables
from salotto.server.web.pack_pages import pack_pages
from salotto.server.web.packing import packed_file
from salotto.server.web.review_pages import reviews
from salotto.server.web.seat_pages import WHY_NOT_HANDED_ON, seat_pages
from salotto.server.web.security import Guard, path_inside
from salotto.server.web.shelf_pages import pages
from salotto.server.web.socket import sockets
from salotto.server.web.table_pages import tables
from salotto.server.web.visit import visit
from salotto.server.web.ways_in import ways_in
from salotto.speech import REFUSALS
from salotto.words import best_language, words

log = logging.getLogger(__name__)


def make_app(settings: Settings, slots: Slots | None = None) -> FastAPI:
    """The application, ready to be served; `slots` are those of the bots of several processes."""
    metrics = Metrics()

    @asynccontextmanager
    async def opening(app: FastAPI) -> AsyncIterator[None]:
        app.state.services = await Services.open(settings, metrics, slots)
        try:
            yield
        finally:
            await app.state.services.close()

    app = FastAPI(title="Salotto", version=__version__, lifespan=opening, docs_url=None, redoc_url=None)
    app.include_router(pages)
    app.include_router(new_tables)
    app.include_router(pack_pages)
    app.include_router(ways_in)
    app.include_router(call_pages)  # before the personal links under /me/
    app.include_router(mine)
    app.include_router(tables)
    app.include_router(lobbies)
    app.include_router(seat_pages)
    app.include_router(logs)
    app.include_router(campaign_pages)
    app.include_router(reviews)
    app.include_router(sockets)
    app.include_router(api)
    app.include_router(api_campaigns)
    app.include_router(api_page)
    for name, folder in static_roots().items():
        app.mount(f"/static/{name}", Statics(folder))
    app.mount("/static", Statics(static_root()))
    app.add_api_route("/health", health, include_in_schema=False)
    app.add_api_route("/metrics", show_metrics, include_in_schema=False)
    for error, handler in HANDLERS.items():
        app.add_exception_handler(error, handler)
    lie_under(settings.root_path)
    app.add_middleware(
        Guard, settings.public_url, settings.posts_per_minute, settings.messages_per_second, metrics
    )
    app.add_middleware(UnderPath, settings.root_path)
    return app


class UnderPath:
    """A room under a path: whether the proxy takes it off or not, the rest is what is asked for."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self.app = app
        self.path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if self.path and scope["type"] in ("http", "websocket"):
            inside = scope["path"] == self.path or scope["path"].startswith(f"{self.path}/")
            scope["root_path"] = self.path
            scope["path"] = scope["path"] if inside else self.path + scope["path"]
        await self.app(scope, receive, send)


class Statics(StaticFiles):
    """Static files; one that is asked for by its print can be kept for ever."""

    def __init__(self, folder: Any) -> None:
        super().__init__(directory=folder, check_dir=False)

    async def get_response(self, path: str, scope: Any) -> Response:
        """The file."""
        response = packed_file(await super().get_response(path, scope), Headers(scope=scope))
        for_ever = scope["query_string"].startswith(b"v=")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if for_ever else "no-cache"
        return response


async def health(request: Request) -> JSONResponse:
    """Whether the room is open and its store can be written."""
    services: Services = request.app.state.services
    trouble = await services.pulse.trouble()
    about = {"version": __version__, "process": os.getpid(), "tables_live": len(services.tables.by_id)}
    if trouble is not None:
        return JSONResponse({"status": "store-failing", "detail": trouble, **about}, 503)
    return JSONResponse({"status": "ok", **about})


async def show_metrics(request: Request) -> PlainTextResponse:
    """Counts for Prometheus."""
    return PlainTextResponse(request.app.state.services.metrics.text())


# Errors


def _is_api(request: Request) -> bool:
    return path_inside(request.scope).startswith("/api/")


async def page_error(request: Request, error: Exception) -> Response:
    """An HTTP error: JSON for the API, a page for people."""
    assert isinstance(error, HTTPException)
    response = await _error(request, error.status_code, str(error.detail))
    response.headers.update(error.headers or {})
    return response


async def not_allowed(request: Request, error: Exception) -> Response:
    """A wish in the lobby that is not this person's to make."""
    assert isinstance(error, NotAllowed)
    return await _error(request, NOT_ALLOWED_STATUS.get(error.reason, 403), NOT_ALLOWED[error.reason])


async def no_hint(request: Request, _: Exception) -> Response:
    """A hint that could not be worked out; it was logged and counted where that happened."""
    return await _error(request, 503, "room-error-no-hint")


async def refused(request: Request, error: Exception) -> Response:
    """An answer, or a wish to undo, that was not taken."""
    assert isinstance(error, Refused)
    language = best_language(request.headers.get("accept-language", ""))
    detail = words(language).say(REFUSALS.get(error.reason, "room-refused"))
    return JSONResponse({"reason": error.reason, "detail": detail}, 409)


async def bad_request(request: Request, error: Exception) -> Response:
    """A request we do not understand."""
    if _is_api(request):
        assert isinstance(error, RequestValidationError)
        return JSONResponse({"reason": "malformed", "detail": _plain(error)}, 422)
    return await _error(request, 400, "room-error-bad-request")


def _plain(error: RequestValidationError) -> str:
    return "; ".join(f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in error.errors())


async def broken(request: Request, error: Exception) -> Response:
    """A mistake of ours."""
    log.error("a page failed", exc_info=error, extra={"path": request.url.path})
    return await _error(request, 500, "room-error-failed")


async def store_failed(request: Request, error: Exception) -> Response:
    """The database failed: said without asking it who is here."""
    request.app.state.services.metrics.count("store_failures_total")
    log.error("the store failed: %s", error, extra={"path": request.url.path})
    t = Translator(best_language(request.headers.get("accept-language", "")))
    text, headers = t("room-error-store"), {"Retry-After": "5"}
    if _is_api(request):
        return JSONResponse({"reason": "store", "detail": text}, 503, headers)
    return PlainTextResponse(text, 503, headers)


async def _error(request: Request, status: int, message: str) -> Response:
    here = await visit(request)
    text = here.t(message) if message.startswith("room-") else message
    if _is_api(request):
        reason = (
            message.removeprefix("room-error-")
            .removeprefix("room-refused-")
            .partition(":")[0]
            .lower()
            .replace(" ", "-")
        )
        return JSONResponse({"reason": reason, "detail": text}, status)
    return here.page(
        "error.html", status, heading=here.t("room-error-heading"), message=text, code=status, back="/"
    )


NOT_ALLOWED = {
    "started": "room-error-started",
    "host-only": "room-error-host-only",
    "no-seat": "room-error-no-seat",
    "not-over": "room-error-not-over",
    "not-yours": "room-error-not-yours",
    "older-rules": "room-error-older-rules",
    "out-of-time": "room-error-out-of-time",
    "present": "room-error-present",
    "bad-name": "room-error-bad-name",
    "stand-in": "room-refused-stand-in",
    "seated": "room-error-seated",
    "taken": "room-error-taken",
    **WHY_NOT_HANDED_ON,
    "too-many-bots": "room-error-too-many-bots",
}
NOT_ALLOWED_STATUS = {
    "bad-name": 400,
    "campaign": 409,
    "older-rules": 409,
    "seated": 409,
    "stand-in": 409,
    "taken": 409,
    "too-many-bots": 429,
}
HANDLERS: dict[Any, Callable[[Request, Exception], Any]] = {
    HTTPException: page_error,
    NoHint: no_hint,
    NotAllowed: not_allowed,
    Refused: refused,
    RequestValidationError: bad_request,
    SQLAlchemyError: store_failed,
    Exception: broken,
}
