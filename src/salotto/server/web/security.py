"""What every answer carries and every request must pass, around the whole application."""

from __future__ import annotations

import contextlib
import logging
import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from salotto.server.metrics import Metrics
from salotto.server.web.identity import hashed
from salotto.server.web.limits import BODY_BYTES, Players, Rates

log = logging.getLogger(__name__)

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "media-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
SAFE = {"GET", "HEAD", "OPTIONS"}
AT_A_TABLE = re.compile("/api/v1/tables/[^/]+/")
"""Calls that look at the seat's token they come with."""


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from (uvicorn has looked behind trusted proxies)."""
    return connection.client.host if connection.client else "?"


def path_inside(scope: Scope) -> str:
    """What is asked for, without the path under which the room lies."""
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", ""))


def token_of(connection: HTTPConnection) -> str | None:
    """The hash of the seat's token that a call of the API comes with; None without one."""
    if not AT_A_TABLE.match(path_inside(connection.scope)):
        return None
    given = connection.headers.get("authorization")
    return hashed(given) if given else None


def same_origin(headers: Headers, public_url: str) -> bool:
    """Whether a request that names its origin comes from our own pages."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    ours = {headers.get("host", "").lower()}
    if public_url:
        ours.add(urlsplit(public_url).netloc.lower())
    try:
        return urlsplit(origin).netloc.lower() in ours - {""}
    except ValueError:
        return False


class Guard:
    """Headers on every answer; size, origin and rate of what would change something."""

    def __init__(
        self,
        app: ASGIApp,
        public_url: str,
        posts_per_minute: float,
        messages_per_second: float,
        metrics: Metrics,
    ) -> None:
        self.app = app
        self.public_url = public_url
        self.metrics = metrics
        self._rates = Rates(posts_per_minute / 60, max(10.0, posts_per_minute / 2))
        self._players = Players(messages_per_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)

        body = _Body(receive)

        async def guarded(message: Message) -> None:
            if body.too_long:
                return
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                self.metrics.count("requests_total", status=message["status"])
                self._learn(connection, message["status"])
            await send(message)

        refusal = self._refusal(connection, scope["method"])
        if refusal is not None:
            await refusal(scope, receive, guarded)
            return
        with contextlib.suppress(BodyTooLong):
            await self.app(scope, body.receive, guarded)
        if body.too_long:
            body.too_long = False
            await _problem(413, "too-long")(scope, receive, guarded)

    def _refusal(self, connection: HTTPConnection, method: str) -> JSONResponse | None:
        if method in SAFE:
            return None
        headers = connection.headers
        if not same_origin(headers, self.public_url):
            return _problem(403, "foreign-origin")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > BODY_BYTES:
            return _problem(413, "too-long")
        token = token_of(connection)
        known = token is not None and self._players.known(token)
        rates, who = (self._players.rates, token or "") if known else (self._rates, address_of(connection))
        if not rates.take(who):
            return _problem(429, "slow-down", ("Retry-After", str(rates.wait(who))))
        return None

    def _learn(self, connection: HTTPConnection, status: int) -> None:
        """Whether a seat's token was good: who plays is not limited like a stranger."""
        token = token_of(connection)
        if token is not None and status < 400:
            self._players.welcome(token)
        elif token is not None and status == 401:
            self._players.forget(token)


class BodyTooLong(Exception):
    """A body grew over the limit while it was read."""


class _Body:
    """Counts what is received, for clients that do not say how much they send."""

    def __init__(self, receive: Receive) -> None:
        self.too_long = False
        self._receive = receive
        self._read = 0

    async def receive(self) -> Message:
        message = await self._receive()
        self._read += len(message.get("body", b""))
        if self._read > BODY_BYTES:
            self.too_long = True
            raise BodyTooLong
        return message


def _problem(status: int, reason: str, *headers: tuple[str, str]) -> JSONResponse:
    return JSONResponse({"reason": reason, "detail": PROBLEMS[reason]}, status, dict(headers))


PROBLEMS = {
    "foreign-origin": "The request comes from another site.",
    "too-long": f"At most {BODY_BYTES} bytes can be sent.",
    "slow-down": "Too many requests from this address; wait a moment.",
}
