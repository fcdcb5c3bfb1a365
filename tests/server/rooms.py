"""A room in the tests' own process, where anything can be made to fail."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from salotto.server.services import Services
from salotto.server.settings import Settings
from salotto.server.web.app import make_app


@asynccontextmanager
async def a_room(
    folder: Path, language: str = "en", **settings: Any
) -> AsyncIterator[tuple[httpx.AsyncClient, Services]]:
    """A client of the room, and the services behind it."""
    values = {"bot_processes": 1, "bot_pause": 0.0, "secret": "a secret of the tests", **settings}
    values.setdefault("database", f"sqlite:///{folder / 'room.db'}")
    app = make_app(Settings(**values))
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=("192.0.2.1", 1234))
        headers = {"Accept-Language": language}
        async with httpx.AsyncClient(transport=transport, base_url="http://room", headers=headers) as client:
            yield client, app.state.services


async def open_by_api(client: httpx.AsyncClient, *seats: str, **more: Any) -> tuple[str, dict[str, str]]:
    """The address of a new table, and the headers that open its first seat."""
    wish = {"title": "spook-manor", "seats": seats, **more}
    opened = (await client.post("/api/v1/tables", json=wish)).raise_for_status().json()
    token = opened["tokens"].get("0", "")
    return f"/api/v1/tables/{opened['table']['id']}", {"Authorization": f"Bearer {token}"} if token else {}
