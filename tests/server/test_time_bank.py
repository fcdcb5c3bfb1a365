"""Time banks: each seat has so much time to think, which only runs while it is asked and the room is open."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from salotto.server.page.clock_words import clock
from salotto.server.services import Services
from salotto.server.store.rows import START, JournalBatch, JournalEntry
from salotto.server.store.time_bank import DOWN_SECONDS, OutOfTime, TimeBank, count_all, count_table, skip_to
from salotto.server.tables.time_keeper import TimeKeeper
from tests.server.client import Browser, table_id
from tests.server.rooms import a_room, open_by_api
from tests.server.servers import Server
from tests.server.tables import a_store, a_table, an_info, downgrade, run


def test_only_those_who_think_spend_time() -> None:
    bank = TimeBank(100, since=1000.0).count((True, False), 1030.0)
    assert [bank.left(0), bank.left(1)] == [70, 100]
    assert bank.left_at(0, True, 1040.0) == 60
    assert bank.left_at(0, False, 1040.0) == 70
    assert TimeBank(20, since=1000.0).count((True,), 1030.0).left(0) == 0  # never below nothing
    assert TimeBank.from_text(bank.to_text()) == bank
    assert bank.fresh() == TimeBank(100)


def test_time_in_which_nobody_counted_is_nobodys() -> None:
    bank = TimeBank(10_000, since=1000.0)
    assert bank.count((True,), 1000.0 + DOWN_SECONDS + 1).left(0) == 10_000
    assert bank.count((True,), 990.0).left(0) == 10_000  # the machine's clock was put back


def test_the_clock_is_counted_with_every_answer_and_survives_a_restart(address: str) -> None:
    async def scenario() -> None:
        async with a_store(address) as store:
            info = an_info(2, bank=TimeBank(600, bot=True))
            await store.open_table(info, "hash", {})
            start = JournalBatch([JournalEntry(0, START, -1, "", "[]")], asked=3, bank=info.bank)
            await store.append(info.id, start)
            begun = time.time()
            assert start.bank is not None
            assert start.bank.left(0) == 600  # nobody was asked before the start
            await store.run(lambda connection: count_table(connection, info.id, begun + 20))
            await store.run(lambda connection: count_table(connection, info.id, begun + 20))  # once for all
            await store.set_bot(info.id, 1, "normal")
            await store.run(lambda connection: skip_to(connection, begun + 5000))  # the room was closed
            counted = await store.run(lambda connection: count_all(connection, begun + 5030))
            assert [each.out for each in counted] == [[]]
        async with a_store(address) as store:
            kept = await store.table(info.id)
            assert kept is not None
            assert kept.bank is not None
            assert kept.bank.left(0) == pytest.approx(550, abs=1)
            assert kept.bank.left(1) == pytest.approx(580, abs=1)  # a bot's time does not run
            for later in range(12):
                await store.run(partial(count_all, now=begun + 5080 + 50 * later))
            out = await store.run(lambda connection: count_all(connection, begun + 5700))
            assert [each.out for each in out] == [[OutOfTime(info.id, 0)]]

    run(scenario())


def test_tables_of_an_older_database_have_all_the_time(tmp_path: Path) -> None:
    file, info = tmp_path / "room.db", an_info(2)

    async def scenario() -> None:
        async with a_store(f"sqlite:///{file}") as store:
            await store.open_table(info, "hash", {})
            await store.run(partial(downgrade, to="0006"))
            with closing(sqlite3.connect(file)) as old:
                assert "bank" not in [row[1] for row in old.execute("PRAGMA table_info(tables)")]
        async with a_store(f"sqlite:///{file}") as store:
            assert await store.table(info.id) == info

    run(scenario())


def test_the_live_table_knows_what_was_spent(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            live = await a_table(store, 2, bank=TimeBank(600))
            async with live.reading() as play:
                assert play is not None
                decision = play.pending[0]
            await live.answer(decision.seat, decision.keys[0])
            kept = await store.table(live.id)
            assert kept is not None
            assert live.info.bank == kept.bank
            assert kept.bank is not None
            assert 0 < kept.bank.spent[decision.seat] < 60

    run(scenario())


def test_time_that_was_counted_is_no_news_of_a_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            live = await a_table(store, 2, bank=TimeBank(600))
            await store.run(partial(count_all, now=time.time() + 20))
            assert not await live.catch_up()  # or the watchdog would think that the table stood still
            assert live.info.bank is not None
            assert live.info.bank.left(0) < 590

    run(scenario())


async def spend(services: Services, id: str, seat: int) -> None:
    """As if a seat had thought for ever."""
    live = await services.tables.table(id)
    assert live.info.bank is not None
    spent = [0.0] * len(live.info.seats)
    spent[seat] = live.info.bank.seconds
    empty = TimeBank(live.info.bank.seconds, live.info.bank.bot, tuple(spent), time.time())
    with closing(sqlite3.connect(services.settings.database.removeprefix("sqlite:///"))) as database:
        database.execute("UPDATE tables SET bank = ? WHERE id = ?", (empty.to_text(), id))
        database.commit()
    await live.refresh()


@pytest.mark.parametrize("bot", [True, False])
def test_when_the_time_is_over_a_bot_plays_on_or_the_others_may_say_so(tmp_path: Path, bot: bool) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path, bot_pause=60.0) as (client, services):
            more = {"time_bank": 300, "bot_when_out_of_time": bot}
            address, host = await open_by_api(client, "me", "open", **more)
            taken = (await client.post(f"{address}/seats", json={"seat": 1, "name": "Bruno"})).json()
            guest = {"Authorization": f"Bearer {taken['token']}"}
            shown = (await client.get(address, headers=host)).json()
            assert (shown["time_bank"], shown["bot_when_out_of_time"]) == (300, bot)
            assert 290 < shown["seats"][0]["time_left"] <= 300
            early = await client.post(f"{address}/stand-in", json={"seat": 0}, headers=guest)
            assert early.status_code == 403
            id = address.rpartition("/")[2]
            await spend(services, id, 0)
            await TimeKeeper(services.store, services.tables, services.bots).count()
            shown = (await client.get(address, headers=guest)).json()
            assert shown["seats"][0]["time_left"] == 0
            assert (shown["seats"][0]["bot"] is not None) == bot
            if bot:
                back = await client.post(f"{address}/take-back", headers=host)
                assert back.status_code == 403
                assert back.json()["reason"] == "out-of-time"
            else:
                said = await client.post(f"{address}/stand-in", json={"seat": 0}, headers=guest)
                assert said.json()["seats"][0]["bot"] == "greedy"  # anybody at the table, not only the host
                assert (await client.post(f"{address}/take-back", headers=host)).status_code == 200

    run(scenario())


def test_form_lobby_and_strip_tell_the_time(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address, "fr") as anna, Browser(server.address) as bruno:
            form = (await anna.get("/titles/spook-manor/new")).text
            assert "Temps de réflexion" in form
            table = await anna.open_table("me", "open", bank="20", **{"bank-bot": "on", "name-0": "Anna"})
            page = (await bruno.get(f"/tables/{table}")).text
            assert "Time to think: 20 minutes each, for the whole game" in page
            assert "a bot plays on at once" in page
            page = (await anna.post(f"/tables/{table}/options", bank="60")).text
            assert "Temps de réflexion\u202f: 1 heure par joueur" in page
            assert "joue aussitôt à sa place</li>" not in page
            bad = await anna.post("/titles/spook-manor/new", **{"seat-0": "me", "seat-1": "me", "bank": "7"})
            assert bad.status_code == 400
            await bruno.post(f"/tables/{table}/sit", seat="1", name="Bruno")
            await anna.post(f"/tables/{table}/start")
            page = (await anna.get(f"/tables/{table}")).text
            assert page.count('class="clock"') == 2
            assert 'data-runs="3600"' in page or 'data-runs="3599"' in page
            free = await anna.open_table("me", "me")
            assert 'class="clock' not in (await anna.get(f"/tables/{free}")).text
            again = await anna.post(
                "/titles/spook-manor/new", **{"seat-0": "me", "seat-1": "me", "bank": "5"}
            )
            assert "5:00" in again.text or "4:5" in again.text
            assert table_id(again) != table

    run(scenario())


def test_a_clock_is_short() -> None:
    assert [clock(0), clock(65), clock(3599), clock(2 * 3600 + 7 * 60 + 9)] == [
        "0:00",
        "1:05",
        "59:59",
        "2 h 07",
    ]
