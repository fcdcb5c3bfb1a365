"""A hostile client: malformed, stale, foreign and oversized messages by the thousand change nothing."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.children import PATIENCE
from tests.server.client import Browser, TableSocket
from tests.server.servers import Server, served
from tests.server.tables import run

AT_ONCE = 12

NASTY = [
    "",
    "\x00",
    "\ud800",
    "'; DROP TABLE choices; --",
    "../../etc/passwd",
    "{{7*7}}",
    "<script>",
    "e\u0301" * 50,
]
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1.5,
    2**70,
    -(2**70),
    "x",
    "NaN",
    [],
    {},
    [[[]]],
    {"a": {"b": []}},
    *NASTY,
]
WISHES = [
    "answer",
    "undo",
    "restart",
    "why",
    "hint",
    "chat",
    "note",
    "seen",
    "look",
    "sit",
    "shortcut",
    "fly",
    "",
]
FIELDS = ["key", "revision", "text", "at", "seat", "id", "shortcut", "do"]


def fingerprint(folder: Path) -> list[Any]:
    """Everything of the tables: seats, choices, checkpoints."""
    database = sqlite3.connect(folder / "room.db")
    found = [
        database.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall()
        for name in ("tables", "seats", "choices", "checkpoints")
    ]
    database.close()
    return found


def strange_message(chance: Random, keys: list[str]) -> str | bytes:
    """Something that no page of ours would send."""
    kind = chance.randrange(8)
    if kind == 0:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(40)))
    if kind == 1:
        return chance.choice(
            ["", "{", "null", "[]", '"answer"', "1", "{}" * 99, "[" * 5000, '{"do":', "\u2028"]
        )
    if kind == 2:
        wish = {"do": "answer", "key": chance.choice(keys), "revision": chance.choice([-1, 999, 2**70])}
        return json.dumps(wish)
    wish = {"do": chance.choice(WISHES)}
    for field in chance.sample(FIELDS, chance.randrange(4)):
        wish[field] = chance.choice(ODD)
    if kind == 3:
        wish["key"] = "x" * chance.choice([100, 10_000])
    return json.dumps(wish)


async def flood(browser: Browser, table: str, count: int, seed: int, keys: list[str]) -> Counter[str]:
    """Send strange messages; count the kinds of replies. A socket that was closed for it is opened again."""
    chance, replies, sent = Random(seed), Counter[str](), 0
    while sent < count:
        socket = await browser.socket(table)
        try:
            await socket.until_table()
            while sent < count:
                burst = [strange_message(chance, keys) for _ in range(20)]
                if chance.random() < 0.1:
                    burst.append("x" * 40_000)
                for message in burst:
                    await socket.connection.send(message)
                    sent += 1
                await answered(socket, len(burst), replies)
        except ConnectionClosed as closed:
            replies[f"closed {closed.rcvd.code if closed.rcvd else 1006}"] += 1
        finally:
            await socket.connection.close()
    return replies


async def answered(socket: TableSocket, count: int, replies: Counter[str]) -> None:
    """Every message gets a reply."""
    while count:
        message = await socket.receive()
        if message["type"] in ("table", "presence", "chat"):
            continue
        replies[message.get("reason") or message["type"]] += 1
        count -= 1


def strange_request(chance: Random, table: str, token: str) -> dict[str, Any]:
    """A request that no page of ours would make."""
    name = chance.choice([table, table, "x", "%00", "..%2f..", "a" * 300, "%ff%fe", "%ed%a0%80"])
    page = chance.choice(
        [
            "",
            "/sit",
            "/start",
            "/stand-in",
            "/take-back",
            "/rematch",
            "/replay",
            "/log",
            "/report",
            "/scorecard",
        ]
    )
    pages = ["/settings", "/me/link", "/api/v1/tables", "/health", "/metrics", "/docs", "/openapi.json"]
    calls = ["", "/answer", "/undo", "/restart", "/view", "/decision", "/seats"]
    root = chance.choice(
        [
            f"/tables/{name}{page}",
            f"/api/v1/tables/{name}{chance.choice(calls)}",
            f"/titles/{chance.choice(['spook-manor', 'x', '%00'])}/{chance.choice(['new', 'play-now'])}",
            f"/{chance.choice(['join', 'me', 'static', 'api'])}/{chance.choice(['x', '%00', name])}",
            chance.choice(pages),
        ]
    )
    query = "&".join(
        f"{chance.choice(['to', 'at', 'eyes', 'look', 'seat', 'wait', 'invitation'])}="
        f"{chance.choice(['', '-1', '1e9', '9' * 40, '%00', 'x', '%ff'])}"
        for _ in range(chance.randrange(3))
    )
    headers = {
        "Authorization": chance.choice(["", "Bearer", f"Bearer {token[:-1]}", "Basic x", "Bearer \xff"]),
        "Cookie": chance.choice(["", "salotto=x", "salotto=a.b; guest=\xe8", "salotto=\xff.\xff; guest=x y"]),
        "Content-Type": chance.choice(["application/json", "application/x-www-form-urlencoded", "x", ""]),
        "Accept-Language": chance.choice(["", "xx", "it;q=x", "\xff", "fr" * 500]),
    }
    body = chance.choice(
        [
            b"",
            b"{",
            b"\xff" * 20,
            b"[" * 20_000,
            b"csrf=x&seat=1",
            json.dumps({chance.choice(FIELDS): chance.choice(ODD) for _ in range(3)}).encode(),
            json.dumps({"title": chance.choice(ODD), "seats": chance.choice(ODD)}).encode(),
            b"x" * 70_000,
        ]
    )
    return {
        "method": chance.choice(["GET", "POST", "PUT", "DELETE", "HEAD", "PATCH", "OPTIONS"]),
        "url": f"{root}?{query}",
        "headers": {name: value.encode("latin-1") for name, value in headers.items()},
        "content": body,
    }


async def batter(browser: Browser, table: str, token: str, count: int, seed: int) -> Counter[int]:
    """Make strange requests; count the statuses."""
    chance, statuses = Random(seed), Counter[int]()
    for _ in range(count):
        response = await browser.http.request(**strange_request(chance, table, token), follow_redirects=False)
        statuses[response.status_code] += 1
    return statuses


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("messages", "strange"), [(700, 300), pytest.param(7_000, 3_000, marks=pytest.mark.long)]
)
def test_a_hostile_client_changes_nothing_and_breaks_nothing(
    messages: int, strange: int, tmp_path: Path
) -> None:
    async def scenario(server: Server) -> None:
        async with Browser(server.address) as anna, Browser(server.address) as eve:
            table = await anna.open_table("me", "me")
            async with await anna.socket(table) as playing:
                await playing.until_mine()
                keys = playing.choices()
                await playing.answer_any(Random(1))
            mallory = await anna.http.post(
                "/api/v1/tables", json={"title": "spook-manor", "seats": ["me", "open"]}
            )
            token = mallory.json()["tokens"]["0"]
            before = fingerprint(tmp_path)
            floods = [flood(eve, table, messages // AT_ONCE + 1, seed, keys) for seed in range(AT_ONCE)]
            requests = [batter(eve, table, token, strange // AT_ONCE, seed) for seed in range(AT_ONCE)]
            replies: Counter[str] = sum(await asyncio.gather(*floods), Counter())
            statuses: Counter[int] = sum(await asyncio.gather(*requests), Counter())
            assert fingerprint(tmp_path) == before
            assert not [status for status in statuses if status >= 500], statuses
            assert "failed" not in replies, replies
            assert replies["malformed"] > messages / 70
            assert replies["closed 1009"] > 0
            foreign = {"Authorization": f"Bearer {token}"}  # a token of another table
            stranger = await eve.http.get(f"/api/v1/tables/{table}/decision", headers=foreign)
            assert stranger.status_code == 401
            async with await anna.socket(table) as playing:  # the server goes on
                await playing.until_mine()
                assert (await playing.answer_any(Random(2)))["type"] == "done"

    with served(tmp_path) as server:
        run(scenario(server), 5 * PATIENCE)
        status, complaints = server.stop()
        assert status == 0
        assert complaints == ""
