"""Two server processes on one PostgreSQL database are one room."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from salotto.server.store.listen import Listener
from salotto.server.store.rows import JournalBatch, News, TableInfo, chosen_in
from salotto.server.tables.live_tables import LiveTables
from tests.server.client import Browser, TableSocket
from tests.server.servers import PATIENCE, UNLIMITED, Server, served
from tests.server.tables import a_store, a_table, play_on, run


async def play(socket: TableSocket, chance: Random) -> None:
    """Play to the end; an answer that another process was quicker than is given again."""
    while not socket.table["over"]:
        reply = await socket.answer_any(chance)
        assert reply["type"] == "done" or reply["reason"] in ("stale", "not-asked", "not-legal"), reply
        await socket.until_mine()


def test_two_people_on_two_processes_play_one_game(postgres: str) -> None:
    async def scenario(one: Server, other: Server) -> None:
        async with Browser(one.address) as anna, Browser(other.address) as bruno:
            table = await anna.open_table("me", "open", "bot:greedy")
            await bruno.post(f"/tables/{table}/sit", seat="1", name="Bruno")
            await anna.post(f"/tables/{table}/start")
            here, there = await anna.socket(table), await bruno.socket(table)
            async with here, there:
                await here.until_mine()
                await there.until_mine()
                assert (await here.wish(do="chat", text="Are you there?"))["type"] == "done"
                while not any(message["type"] == "chat" for message in there.others):
                    await there.receive()
                await asyncio.gather(play(here, Random(6)), play(there, Random(7)))
            seen = [(await reader.get(f"/tables/{table}/log")).json() for reader in (anna, bruno)]
            assert seen[0] == seen[1]
            assert seen[0]["outcome"] is not None

    with Server(postgres, *UNLIMITED) as one, Server(postgres, *UNLIMITED) as other:
        run(scenario(one, other))


def test_one_person_plays_on_whichever_process_answers(postgres: str) -> None:
    async def scenario(servers: list[Server]) -> None:
        async with Browser(servers[0].address) as anna:
            table = await anna.open_table("me")
            chance = Random(8)
            for number in range(12):
                anna.base = servers[number % 2].address
                async with await anna.socket(table) as socket:
                    await socket.until_mine()
                    at = socket.table["at"]
                    while (reply := await socket.answer_any(chance))["type"] != "done":
                        assert reply["reason"] == "stale"  # this process had not yet heard of the last answer
                    assert socket.table["at"] > at

    with Server(postgres, *UNLIMITED) as one, Server(postgres, *UNLIMITED) as other:
        run(scenario([one, other]))


def test_a_server_that_is_stopped_says_goodbye_and_comes_back(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with Browser(server.address) as anna:
            table = await anna.open_table("me", "bot:greedy")
            socket = await anna.socket(table)
            await socket.until_mine()
            await socket.answer_any(Random(1))
            at = socket.table["at"]
            status, complaints = server.stop()
            assert complaints == ""
            assert status == 0
            assert await socket.closed() == 1012
            server.begin()
            async with await anna.socket(table) as again:
                await again.until_table()
                assert again.table["at"] >= at

    with served(tmp_path) as server:
        run(scenario(server))


def test_health_and_metrics_tell_how_the_room_is(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna:
            table = await anna.open_table("me")
            async with await anna.socket(table) as socket:
                await socket.until_mine()
                await socket.answer_any(Random(1))
                health = (await anna.get("/health")).json()
                assert health["status"] == "ok"
                assert health["tables_live"] >= 1
                lines = (await anna.get("/metrics")).text.splitlines()
                values = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
                assert float(values["salotto_answers_total"]) >= 1
                assert float(values["salotto_sockets_open"]) >= 1
                assert float(values["salotto_answer_seconds_count"]) >= 1
                assert float(values['salotto_answer_seconds_bucket{le="+Inf"}']) >= 1
                assert float(values['salotto_tables_opened_total{title="spook-manor"}']) >= 1

    run(scenario())


def test_people_on_other_processes_are_seen_to_come_and_go(postgres: str) -> None:
    async def presence(socket: TableSocket, seats: list[bool], spectators: int) -> None:
        wanted = {"type": "presence", "seats": seats, "spectators": spectators}
        while [each for each in socket.others if each["type"] == "presence"][-1:] != [wanted]:
            await socket.receive()

    async def scenario(one: Server, other: Server) -> None:
        async with (
            Browser(one.address) as anna,
            Browser(other.address) as bruno,
            Browser(other.address) as eve,
        ):
            table = await anna.open_table("me", "open")
            await bruno.post(f"/tables/{table}/sit", seat="1", name="Bruno")
            await anna.post(f"/tables/{table}/start")
            async with await anna.socket(table) as here:
                await here.until_table()
                await presence(here, [True, False], 0)
                async with await bruno.socket(table) as there, await eve.socket(table):
                    await presence(here, [True, True], 1)
                    await presence(there, [True, True], 1)
                    refused = await anna.post(f"/tables/{table}/stand-in", seat="1")
                    assert refused.status_code == 403  # Bruno is here, though not on this process
                await presence(here, [True, False], 0)
                assert (await anna.post(f"/tables/{table}/stand-in", seat="1")).status_code == 200

    with Server(postgres, *UNLIMITED) as one, Server(postgres, *UNLIMITED) as other:
        run(scenario(one, other))


def test_who_listens_hears_again_whatever_went_wrong(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with a_store(postgres) as store, a_store(postgres) as other:
            room = LiveTables(store)
            live = await room.table((await a_table(other, 2)).id)
            listener = Listener(store, room)
            monkeypatch.setattr("salotto.server.store.listen.RETRY_SECONDS", 0.05)
            catch_up, failures = room.notice_all, 2

            async def fails_at_first() -> None:
                nonlocal failures
                if failures:
                    failures -= 1
                    raise OSError("the store is not there yet")
                await catch_up()

            monkeypatch.setattr(room, "notice_all", fails_at_first)
            await listener.begin()
            listening = asyncio.create_task(listener.follow())
            hang_up = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN salotto'"
            await other.run(lambda connection: connection.exec_driver_sql(hang_up))
            there = await LiveTables(other).table(live.id)
            async with there.reading() as play:
                assert play is not None
                seat, key = play.pending[0].seat, play.pending[0].keys[0]
            await there.answer(seat, key)
            async with asyncio.timeout(PATIENCE):
                while failures or live.info.length == 0:
                    await asyncio.sleep(0.02)
            assert not listening.done()
            listening.cancel()
            await asyncio.wait([listening])

    run(scenario())


def test_what_another_process_tells_is_believed_and_what_it_left_out_is_asked(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with a_store(postgres) as store, a_store(postgres) as other:
            table = (await a_table(other, 2)).id
            here, there = await LiveTables(store).table(table), await LiveTables(other).table(table)
            async with here.reading() as play:
                assert play is not None
            asked = list[int | None]()
            news = store.news

            async def asks(id: str, after: int | None, line: int | None) -> News | None:
                asked.append(after)
                return await news(id, after, line)

            monkeypatch.setattr(store, "news", asks)
            chance, told = Random(4), list[str]()
            for _ in range(4):
                await play_on(there, chance, 1)
                entry = (await other.journal(table))[-1]
                told.append(JournalBatch([entry]).notice)
            first, *rest = (chosen_in(notice) for notice in told)
            assert await here.catch_up(sent=first)
            assert (asked, here.number, here.length) == ([], 1, 1)
            assert not await here.catch_up(sent=first)  # heard twice, done once
            assert await here.catch_up(sent=rest[-1])  # two are missing: the store is asked
            assert (asked, here.number, here.choices) == ([1], 4, there.choices)
            assert JournalBatch(first, over=True).notice == ""

    run(scenario())


def test_a_notice_that_comes_while_a_table_is_opened_is_not_lost(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with a_store(address) as store, a_store(address) as other:
            there = await a_table(other, 2)
            room = LiveTables(store)
            read = store.table

            async def meanwhile(id: str) -> TableInfo | None:
                found = await read(id)
                await play_on(there, Random(5), 1)
                await room.notice(id)  # nobody is there yet who could hear it
                return found

            monkeypatch.setattr(store, "table", meanwhile)
            here = await room.table(there.id)
            monkeypatch.undo()
            assert not await here.behind()
            assert here.info.asked == there.info.asked

    run(scenario())
