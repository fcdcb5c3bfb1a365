"""`--workers`: several server processes on one PostgreSQL and one port, and who of them thinks for a bot."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random

import httpx
import pytest

from salotto.server import command
from salotto.server.store.leases import AdvisoryLocks
from salotto.server.tables.bots import Bots, Thought
from salotto.server.tables.live import LiveTable
from tests.server.client import Browser
from tests.server.rooms import a_room, open_by_api
from tests.server.servers import PATIENCE, UNLIMITED, Server
from tests.server.tables import a_store, run


async def taken(locks: AdvisoryLocks, table: str) -> None:
    """Wait for a lock: the database may take a moment to notice that who held it is gone."""
    async with asyncio.timeout(PATIENCE):
        while not await locks.take(table):
            await asyncio.sleep(0.02)


def test_one_process_at_a_time_holds_the_bots_of_a_table(postgres: str) -> None:
    async def scenario() -> None:
        async with a_store(postgres) as store:
            one, other = AdvisoryLocks(store), AdvisoryLocks(store)
            assert await one.take("a")
            assert await one.take("a")
            assert not await other.take("a")
            assert await other.take("b")
            await one.keep_only(["b"])
            assert await other.take("a")
            assert not await one.take("a")
            assert not await one.take("b")
            await other.close()  # as if the process had died
            await taken(one, "a")
            await taken(one, "b")
            await one.close()

    run(scenario())


def test_a_lock_whose_connection_was_torn_is_taken_again(postgres: str) -> None:
    tear = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"

    async def scenario() -> None:
        async with a_store(postgres) as store:
            one, other = AdvisoryLocks(store), AdvisoryLocks(store)
            assert await one.take("a")
            await store.run(lambda connection: connection.exec_driver_sql(tear))
            await one.keep_only(["a"])  # notices it
            await taken(other, "a")
            assert not await one.take("a")
            await other.close()
            await taken(one, "a")
            await one.close()

    run(scenario())


def test_only_one_process_thinks_for_a_bot(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[tuple[Bots, int, int]] = []
    choose = Bots.choose

    async def counted(self: Bots, question: Thought, live: LiveTable) -> str:
        thoughts.append((self, question.seat, len(question.log)))
        return await choose(self, question, live)

    monkeypatch.setattr(Bots, "choose", counted)

    async def until(count: int, but: Bots | None = None) -> None:
        async with asyncio.timeout(PATIENCE):
            while len([each for each in thoughts if each[0] is not but]) < count:
                await asyncio.sleep(0.02)

    async def scenario() -> None:
        async with (
            a_room(tmp_path, database=postgres, bot_pause=0.05) as (client, first),
            a_room(tmp_path, database=postgres, bot_pause=0.05) as (_, second),
        ):
            address, _ = await open_by_api(client, "bot:random", "bot:random")
            id = address.rpartition("/")[2]
            await second.tables.table(id)  # both processes have the table in memory
            await until(12)
            once = [(seat, at) for _, seat, at in thoughts]
            assert len(once) == len(set(once))
            home = thoughts[0][0]
            assert {bots for bots, _, _ in thoughts} == {home}
            left = first if home is second.bots else second
            await home.close()  # it thinks no more: the other one takes over
            before = len([each for each in thoughts if each[0] is left.bots])
            await until(before + 5, but=home)

    run(scenario())


def test_several_processes_serve_one_port(postgres: str) -> None:
    async def own(server: Server, number: int) -> int:
        """The process behind a port of its own."""
        async with httpx.AsyncClient() as client:
            answer = await client.get(f"http://127.0.0.1:{server.port + 1 + number}/health")
            return int(answer.json()["process"])

    async def first(server: Server, number: int) -> int:
        """The same as soon as it is there: another one may be the first to serve their common port."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return await own(server, number)
                except httpx.ConnectError:
                    await asyncio.sleep(0.1)

    async def scenario(server: Server) -> None:
        processes = [await first(server, number) for number in range(2)]
        assert len({*processes, server.pid}) == 3
        async with Browser(server.address) as anna:
            table = await anna.open_table("me", "bot:random")
            chance = Random(3)
            async with await anna.socket(table) as socket:
                for _ in range(4):
                    await socket.until_mine()
                    assert (await socket.answer_any(chance))["type"] == "done"
            os.kill(processes[0], signal.SIGKILL)
            async with asyncio.timeout(PATIENCE):
                while True:  # it is replaced
                    try:
                        if await own(server, 0) != processes[0]:
                            break
                    except httpx.HTTPError:
                        await asyncio.sleep(0.1)
            async with await anna.socket(table) as socket:
                for _ in range(4):
                    await socket.until_mine()
                    assert (await socket.answer_any(chance))["type"] == "done"

    with Server(postgres, *UNLIMITED, "--workers", "2", "--bot-processes", "2") as server:
        run(scenario(server))
        status, complaints = server.stop()
        assert status == 0
        assert complaints.count("\n") == 1  # of the process that was killed
        assert "ended with -9" in complaints


def test_sqlite_is_for_one_process(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["--workers", "2", "--port", "0", "--database", f"sqlite:///{tmp_path / 'room.db'}"]
    assert command.main(flags) == 2
    assert "--workers needs PostgreSQL" in capsys.readouterr().err
    assert not (tmp_path / "room.db").exists()
