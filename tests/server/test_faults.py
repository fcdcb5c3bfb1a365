"""The disk is full, the database dies: nothing acknowledged is lost, and tables go on by themselves."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.server.client import Browser
from tests.server.postgres import Cluster, NoPostgres, database, private_cluster
from tests.server.servers import PATIENCE, UNLIMITED, Server, served
from tests.server.tables import run
from tests.server.test_crash import Stubborn, lost

WITHIN = 10.0
"""Seconds after which every table has gone on once the store can be written again."""


@pytest.fixture
def mortal() -> Iterator[Cluster]:
    """A PostgreSQL that may die."""
    try:
        with private_cluster() as ours:
            yield ours
    except NoPostgres as missing:
        pytest.skip(str(missing))


async def until(condition: Callable[[], Awaitable[bool]], seconds: float) -> None:
    """Wait for something that must happen in time."""
    async with asyncio.timeout(seconds):
        while not await condition():
            await asyncio.sleep(0.05)


async def status(browser: Browser) -> int:
    return (await browser.get("/health")).status_code


def is_status(browser: Browser, wanted: int) -> Callable[[], Awaitable[bool]]:
    async def found() -> bool:
        return await status(browser) == wanted

    return found


async def play_through(
    server: Server, breaks: Callable[[], None], mends: Callable[[], None]
) -> tuple[list[Stubborn], str]:
    """People play, alone and with bots, while the store fails and comes back; the table of bots alone."""
    async with Browser(server.address) as anna, Browser(server.address) as bruno:
        table, alone = await anna.open_table("me", "bot:random", "bot:random"), await bruno.open_table("me")
        bots = await anna.open_table("bot:random", "bot:random", "bot:random")
        players = [Stubborn(anna, table, 0), Stubborn(bruno, alone, 0)]
        tasks = [asyncio.create_task(player.play()) for player in players]
        try:
            await further(players, 3, PATIENCE)  # bots have to be loaded first
            await asyncio.to_thread(breaks)
            await until(is_status(anna, 503), 3 * WITHIN)
            before = [len(player.acknowledged) for player in players]
            await asyncio.sleep(0.3)
            for player, known in zip(players, before, strict=True):
                assert len(player.acknowledged) <= known + 1  # one may have been stored and not yet told
            await asyncio.to_thread(mends)
            mended = time.monotonic()
            await until(is_status(anna, 200), WITHIN)
            await further(players, 3)
            async with await anna.socket(bots) as socket:  # nobody looked after these
                at = (await socket.until_table())["at"]
                while socket.table["at"] == at and not socket.table["over"]:
                    await socket.receive(WITHIN)
            assert time.monotonic() - mended < WITHIN
        finally:
            while not all(task.done() for task in tasks):  # stubborn people may overhear it once
                for task in tasks:
                    task.cancel()
                await asyncio.wait(tasks, timeout=1)
            for task in tasks:
                assert task.cancelled() or task.exception() is None, task.exception()
        return players, bots


async def further(players: list[Stubborn], answers: int, within: float = WITHIN) -> None:
    """Wait until everybody has given so many answers more."""
    goals = [len(player.acknowledged) + answers for player in players]
    async with asyncio.timeout(within):
        while any(len(player.acknowledged) < goal for player, goal in zip(players, goals, strict=True)):
            await asyncio.sleep(0.02)


def acknowledged(players: list[Stubborn]) -> set[tuple[str, int, int, str]]:
    return {choice for player in players for choice in player.acknowledged}


CHOICES = "SELECT table_id, number, seat, key FROM choices WHERE kind = 'answer'"


def test_when_the_disk_is_full_nothing_acknowledged_is_lost_and_all_go_on_afterwards(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        pid = server.pid

        def limit(most: int) -> None:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

        players, _ = run(play_through(server, lambda: limit(4096), lambda: limit(resource.RLIM_INFINITY)))
    with closing(sqlite3.connect(tmp_path / "room.db")) as stored:
        assert lost(acknowledged(players), stored.execute(CHOICES)) == []
        assert stored.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_when_postgresql_dies_and_comes_back_nothing_acknowledged_is_lost_and_all_go_on(
    mortal: Cluster,
) -> None:
    with database(mortal.address, "room") as address, Server(address, *UNLIMITED) as server:
        players, _ = run(play_through(server, mortal.die, mortal.start))
        with psycopg.connect(mortal.address.replace("/postgres?", "/room?")) as stored:
            rows: list[Any] = stored.execute(CHOICES).fetchall()
    assert lost(acknowledged(players), rows) == []


def test_health_says_what_is_wrong_with_the_store(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with Browser(server.address) as anna:
            healthy = await anna.get("/health")
            assert (healthy.status_code, healthy.json()["status"]) == (200, "ok")
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
            await until(is_status(anna, 503), 2 * WITHIN)
            ill = (await anna.get("/health")).json()
            assert ill["status"] == "store-failing"
            assert ill["detail"] == "OperationalError"
            wish = {"title": "spook-manor", "seats": ["me"]}
            refused = await anna.http.post("/api/v1/tables", json=wish)
            assert refused.status_code == 503
            assert refused.json()["reason"] == "store"
            assert refused.json()["detail"].startswith("The room cannot store anything")
            assert int(refused.headers["retry-after"]) > 0
            assert "salotto_store_failures_total 1.0" in (await anna.get("/metrics")).text

    with served(tmp_path) as server:
        run(scenario(server))
