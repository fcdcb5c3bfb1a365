"""Connections that are torn amid a wish: it is carried out to its end, and the table goes on by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.websockets import WebSocket

from salotto.kernel.play import Refused
from salotto.server.calls.caller import Caller
from salotto.server.calls.outside import Outside
from salotto.server.calls.webpush import Signer
from salotto.server.metrics import Metrics
from salotto.server.services import Services
from salotto.server.settings import Settings
from salotto.server.store.rows import ChatLine, Person, Seat
from salotto.server.tables.bots import Bots
from salotto.server.tables.campaigns import Campaigns
from salotto.server.tables.live import LiveTable
from salotto.server.tables.live_tables import LiveTables
from salotto.server.tables.reviews import Reviews
from salotto.server.web.identity import Keyring
from salotto.server.web.socket import Connection
from salotto.server.web.visit import Visit
from tests.server.client import Browser
from tests.server.servers import PATIENCE, Server, served
from tests.server.tables import a_store, an_info, run, the_same

MOMENTS = 48
"""At so many moments of the way of an answer, one turn of the event loop apart, the connection is torn."""


class Ear:
    """Hears what is said at a table."""

    seat = None
    pace = 1.0

    def __init__(self) -> None:
        self.heard: list[str] = []

    def changed(self) -> None:
        pass

    def said(self, line: ChatLine) -> None:
        self.heard.append(line.text)

    def came_or_went(self) -> None:
        pass


@asynccontextmanager
async def a_connection(folder: Path) -> AsyncIterator[tuple[Connection, LiveTable]]:
    """A person at seat 0 and another at seat 1, bots at the others; no watchdog looks after them."""
    async with a_store(f"sqlite:///{folder / 'room.db'}") as store:
        info = an_info(4)
        seats = [*info.seats[:2], Seat(2, None, "random"), Seat(3, None, "random")]
        info = an_info(4, seats=tuple(seats))
        await store.open_table(info, "hash", {})
        room, bots = LiveTables(store), Bots(1, PATIENCE, pause=0.0)
        room.listeners.append(bots.wake)
        keyring = Keyring(b"key")
        caller = Caller(store, room, Outside(), Signer(1), 0.0)
        services = Services(
            Settings(),
            store,
            room,
            bots,
            keyring,
            Metrics(),
            Reviews(),
            Campaigns(store, room, keyring),
            caller,
        )
        live = await room.table(info.id)
        await live.start()
        scope: dict[str, Any] = {"type": "websocket", "headers": [], "client": ("1.2.3.4", 5)}
        socket = WebSocket(scope, nothing, nothing)
        try:
            yield Connection(socket, Visit(socket, services, Person("person-0"), True), live, 0), live
        finally:
            await bots.close()
            await services.reviews.close()


async def nothing(*_: object) -> Any:
    """Neither end of the connection says anything."""


async def question(live: LiveTable, seat: int) -> tuple[str, int] | None:
    """A legal answer of a seat and the revision for it, once it is asked; None when the game is over."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with live.reading() as play:
                assert play is not None
                decision = play.decision(seat)
                if decision is not None:
                    return decision.keys[-1], play.revision(seat)
                if play.over:
                    return None
            await asyncio.sleep(0.002)


async def keep_answering(live: LiveTable, seat: int) -> None:
    """The other person, who answers whenever asked."""
    while (asked := await question(live, seat)) is not None:
        with suppress(Refused):
            await live.answer(seat, *asked)


async def tear(connection: Connection, wish: dict[str, Any], moment: int) -> bool:
    """Begin a wish and leave after so many turns of the event loop; whether it was really torn."""
    task = asyncio.create_task(connection._carry_out(wish))
    for turn in range(moment):
        await asyncio.sleep(0 if turn < MOMENTS // 2 else 0.001)  # the disk takes its time
    task.cancel()
    await asyncio.wait([task])
    return task.cancelled()


def test_a_connection_torn_at_any_moment_of_an_answer_leaves_the_table_in_step(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_connection(tmp_path) as (connection, live):
            ear = Ear()
            live.watchers.add(ear)
            other = asyncio.create_task(keep_answering(live, 1))
            torn = 0
            for moment in range(MOMENTS):
                asked = await question(live, 0)
                if asked is None:
                    break
                said = {"do": "chat", "text": f"line {moment}"}
                answer = {"do": "answer", "key": asked[0], "revision": asked[1]}
                results = await asyncio.gather(
                    tear(connection, answer, moment), tear(connection, said, moment)
                )
                torn += results[0]
                if moment % 5 == 4:
                    await tear(connection, {"do": "undo"}, moment)
            assert torn > 5
            assert len(ear.heard) == len(set(ear.heard)) > torn
            assert await question(live, 0) or live.info.over  # the bots have gone on
            other.cancel()
            await asyncio.wait([other])
            again = await the_same(live.store, live)
            async with live.reading() as here, again.reading() as there:
                assert here is not None
                assert there is not None
                assert (here.log, here.view(0)) == (there.log, there.view(0))
                assert (live.number, here.revisions) == (again.number, there.revisions)
            stored = await live.store.table(live.id)
            assert stored is not None
            assert (live.info.asked, live.info.length) == (stored.asked, stored.length)
            assert len(await live.store.chat(live.id)) == len(ear.heard)

    run(scenario())


@pytest.mark.parametrize("moment", range(6))
def test_what_was_begun_is_carried_out_also_when_nobody_waits_for_it(tmp_path: Path, moment: int) -> None:
    async def scenario() -> None:
        async with a_connection(tmp_path) as (connection, live):
            asked = await question(live, 0)
            assert asked is not None
            wish = {"do": "answer", "key": asked[0], "revision": asked[1]}
            await tear(connection, wish, moment)
            async with asyncio.timeout(PATIENCE):
                while live.at_work:
                    await asyncio.sleep(0.002)
            entries = [entry for entry in await live.store.journal(live.id) if entry.seat == 0]
            async with live.reading() as play:
                assert play is not None
                assert len(entries) == play.revision(0) == (1 if moment else 0)

    run(scenario())


def test_a_game_over_torn_sockets_comes_to_its_end(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with Browser(server.address) as anna, Browser(server.address) as eve:
            table = await anna.open_table("me", "bot:random", "bot:random")
            chance = Random(7)
            at = -1
            async with await eve.socket(table) as onlooker:
                reading = asyncio.create_task(onlooker.closed())
                for _ in range(60):
                    async with await anna.socket(table) as socket:
                        await socket.until_mine()
                        assert socket.table["at"] >= at
                        at = socket.table["at"]
                        if socket.table["over"]:
                            break
                        key = socket.any_choice(chance)
                        await socket.send(do="answer", key=key, revision=socket.table["revision"])
                        await onlooker.send(do="chat", text="hello")
                        await asyncio.sleep(chance.random() * 0.01)
                        socket.connection.transport.abort()
                reading.cancel()
            async with await anna.socket(table) as socket:
                await socket.until_mine()
                assert socket.table["at"] > 30
            lines = (await anna.get("/metrics")).text.splitlines()
            assert not [line for line in lines if line.startswith("salotto_tables_healed_total{")]

    with served(tmp_path) as server:
        run(scenario(server))
