"""A person with a browser, for tests: cookies, forms, and one socket a table."""

from __future__ import annotations

import asyncio
import json
import re
from html import unescape
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from salotto.kit.furniture import JOINT
from salotto.server.page.delta import patched
from tests.children import PATIENCE

CSRF = re.compile(r'name="csrf" value="([^"]+)"')
WITH_CHOICES = ("players", "board", "prompt")
CHOICE = re.compile(r'data-choice="([^"]+)"')


class Browser:
    """One person."""

    def __init__(self, base: str, language: str = "en") -> None:
        self.base = base
        self.http = httpx.AsyncClient(
            base_url=base, headers={"Accept-Language": language}, follow_redirects=True, timeout=30
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def get(self, path: str, **params: Any) -> httpx.Response:
        return await self.http.get(path, params=params or None)

    async def post(self, path: str, **form: str) -> httpx.Response:
        """Send a form as a page of ours would."""
        page = (await self.get("/me")).raise_for_status()
        found = CSRF.search(page.text)
        assert found is not None
        return await self.http.post(path, data={"csrf": found[1], **form}, headers={"Origin": self.base})

    async def play_now(self, title: str = "spook-manor") -> str:
        """One click: the id of the table."""
        response = await self.post(f"/titles/{title}/play-now")
        assert response.status_code == 200, response.text
        return table_id(response)

    async def open_table(self, *sitters: str, title: str = "spook-manor", **form: str) -> str:
        seats = {f"seat-{seat}": who for seat, who in enumerate(sitters)}
        nobody = {f"seat-{seat}": "none" for seat in range(len(sitters), 6)}
        mode = {"mode": "solo"} if len(sitters) == 1 else {}
        if form.pop("private", "") != "on":
            form["public"] = "on"
        response = await self.post(f"/titles/{title}/new", **nobody, **seats, **mode, **form)
        return table_id(response.raise_for_status())

    async def socket(self, table: str, origin: str | None = None) -> TableSocket:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        address = f"{self.base.replace('http', 'ws', 1)}/tables/{table}/ws"
        connection = await connect(
            address,
            origin=Origin(origin or self.base),
            additional_headers={"Cookie": cookies, "Accept-Language": self.http.headers["Accept-Language"]},
            max_size=None,
            ping_interval=None,
        )
        return TableSocket(connection)


def table_id(response: httpx.Response) -> str:
    return str(response.url).rsplit("/tables/", 1)[1].partition("?")[0]


class TableSocket:
    """An open table page: keeps its parts as a browser would."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.parts: dict[str, str] = {}
        self.table: dict[str, Any] = {}
        self.others: list[dict[str, Any]] = []
        self.heard: list[str] = []
        self._unread: list[dict[str, Any]] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.connection.close()

    async def receive(self, seconds: float = 2 * PATIENCE) -> dict[str, Any]:
        """The next message; the page is brought up to date."""
        if not self._unread:
            text = await asyncio.wait_for(self.connection.recv(), seconds)
            assert isinstance(text, str)
            self.heard.append(text)
            found = json.loads(text)
            self._unread = found if isinstance(found, list) else [found]
        message = self._unread.pop(0)
        if message["type"] == "table":
            for name, part in message["parts"].items():
                self.parts[name] = part if isinstance(part, str) else patched(self.parts[name], part)
            self.table = message
        else:
            self.others.append(message)
        return message

    async def closed(self) -> int:
        """Wait until the server closes the socket: the code it gives."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    async def send(self, **wish: Any) -> None:
        await self.connection.send(json.dumps(wish))

    async def wish(self, **wish: Any) -> dict[str, Any]:
        """Send a wish and wait for the answer to it."""
        await self.send(**wish)
        while True:
            message = await self.receive()
            if message["type"] not in ("table", "presence", "lobby", "chat"):
                return message

    async def until_table(self) -> dict[str, Any]:
        while (await self.receive())["type"] != "table":
            pass
        return self.table

    async def until_mine(self) -> None:
        """Wait until this seat is asked, or the game is over."""
        while not self.table or not (self.table["mine"] or self.table["over"]):
            await self.receive()

    def choices(self) -> list[str]:
        """The keys of all the buttons on the page that are one answer."""
        found = CHOICE.findall("".join(self.parts[name] for name in WITH_CHOICES))
        keys = [unescape(key) for key in found if not key.startswith("shortcut:")]
        return [key for key in keys if JOINT not in key]  # those are two answers

    def any_choice(self, chance: Random) -> str:
        """The key of any button, mostly of the one that gets on."""
        choices = self.choices()
        return "done" if "done" in choices and chance.random() < 0.7 else chance.choice(choices)

    async def answer_any(self, chance: Random) -> dict[str, Any]:
        """Answer with any button, and see what comes of it."""
        return await self.answer(self.any_choice(chance))

    async def answer(self, key: str) -> dict[str, Any]:
        """Answer, and wait until both the reply and a page that knows of it are here."""
        revision = self.table["revision"]
        reply = await self.wish(do="answer", key=key, revision=revision)
        if reply["type"] == "done":
            while self.table["revision"] <= revision:
                await self.receive()
        return reply
