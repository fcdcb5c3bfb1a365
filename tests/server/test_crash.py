"""The power fails 25 times while people play: whatever was acknowledged is there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeAlias

import pytest
import sqlalchemy as sa
from httpx import HTTPError
from websockets.exceptions import WebSocketException

from tests.server.client import Browser, TableSocket
from tests.server.servers import PATIENCE, UNLIMITED, Server
from tests.server.tables import run

FAILURES = 25


Answer: TypeAlias = tuple[str, int, int, str]
"""A table, the number of a choice, its seat and key."""


class Stubborn:
    """A player who always comes back, remembers every acknowledged choice, and never has enough."""

    def __init__(self, browser: Browser, table: str, seat: int) -> None:
        self.browser = browser
        self.table = table
        self.seat = seat
        self.chance = Random(seat)
        self.acknowledged: list[tuple[str, int, int, str]] = []
        self.returns = 0

    async def play(self) -> None:
        while True:
            try:
                async with await self.browser.socket(self.table) as socket:
                    self.returns += 1
                    await self._answer(socket)
                self.table, self.seat = await self.browser.open_table("me"), 0
            except (OSError, WebSocketException, TimeoutError, HTTPError):
                await asyncio.sleep(0.05)

    async def _answer(self, socket: TableSocket) -> None:
        """Play until the game is over."""
        while True:
            await socket.until_mine()
            if socket.table["over"]:
                return
            key = self.chance.choice(socket.choices())
            reply = await socket.answer(key)
            if reply["type"] == "done":
                self.acknowledged.append((self.table, reply["number"], self.seat, key))


def lost(acknowledged: Iterable[Answer], stored: Iterable[Answer]) -> list[Answer]:
    """What was acknowledged and is not there: under the number that was told, or a few before, where the room
    gave the obvious answers that followed at once and told the number of the last."""
    known = set(stored)
    return [
        (table, number, seat, key)
        for table, number, seat, key in acknowledged
        if not any((table, number - later, seat, key) in known for later in range(4))
    ]


async def one_more_choice(players: Sequence[Stubborn]) -> None:
    """Wait until anybody's choice is acknowledged."""
    before = sum(len(player.acknowledged) for player in players)
    async with asyncio.timeout(PATIENCE):
        while sum(len(player.acknowledged) for player in players) == before:
            await asyncio.sleep(0.01)


async def everybody_back(players: Sequence[Stubborn], returns: Sequence[int]) -> None:
    """Wait until all have come back once more."""
    async with asyncio.timeout(PATIENCE):
        while any(player.returns == before for player, before in zip(players, returns, strict=True)):
            await asyncio.sleep(0.01)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("failures", [6, pytest.param(FAILURES, marks=pytest.mark.long)])
def test_every_acknowledged_choice_survives_power_failures(address: str, failures: int) -> None:
    """On PostgreSQL, which only our side of the line dies of, fewer."""
    failures = failures if address.startswith("sqlite") else failures // 3

    async def scenario(server: Server) -> list[Stubborn]:
        async with Browser(server.address) as anna, Browser(server.address) as bruno:
            shared, alone = await anna.open_table("me", "open"), await bruno.open_table("me")
            await bruno.post(f"/tables/{shared}/sit", seat="1", name="Bruno")
            await anna.post(f"/tables/{shared}/start")
            players = [Stubborn(anna, shared, 0), Stubborn(bruno, shared, 1), Stubborn(bruno, alone, 0)]
            chance = Random(25)
            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(player.play()) for player in players]
                for _ in range(failures):
                    await one_more_choice(players)
                    await asyncio.sleep(chance.random() * 0.15)
                    returns = [player.returns for player in players]
                    await asyncio.to_thread(server.kill)
                    await asyncio.to_thread(server.begin)
                await everybody_back(players, returns)
                for task in tasks:
                    task.cancel()
            return players

    with Server(address, *UNLIMITED) as server:
        players = run(scenario(server))
    engine = sa.create_engine(address)
    with engine.connect() as database:
        answers = sa.text("SELECT table_id, number, seat, key FROM choices WHERE kind = 'answer'")
        stored = [(row[0], row[1], row[2], row[3]) for row in database.execute(answers)]
        counted = sa.text("SELECT count(*), max(number) + 1 FROM choices GROUP BY table_id")
        gaps = database.execute(counted).all()
    engine.dispose()
    acknowledged = [choice for player in players for choice in player.acknowledged]
    assert len(acknowledged) >= failures
    assert lost(acknowledged, stored) == []
    assert all(count == highest for count, highest in gaps)
    assert all(player.returns > failures // 2 for player in players)
