"""A clock for each move: whoever is late is played for, for this move or until they are back."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from salotto.server.services import Services
from salotto.server.store.rows import ANSWER, START, JournalBatch, JournalEntry
from salotto.server.store.time_bank import MoveClock, Moved, OutOfTime, TimeBank, count_all, skip_to
from salotto.server.tables.time_keeper import TimeKeeper
from salotto.server.tables.time_left import move_left, until_late
from tests.server.client import Browser
from tests.server.rooms import a_room, open_by_api
from tests.server.servers import Server
from tests.server.tables import a_store, a_table, an_info, downgrade, run

BOTH, FIRST, SECOND = 0b11, 0b01, 0b10
THINKING, PEOPLE = (True, True), (False, False)


def moved(asked: int, length: int, *answered: int) -> Moved:
    return Moved(asked, length, frozenset(answered))


def test_a_move_begins_with_every_answer_but_not_with_one_that_was_given_before() -> None:
    clock = MoveClock(600, since=1000.0).count(THINKING, PEOPLE, 1030.0)
    assert (clock.left(0), clock.left_at(1, 1040.0)) == (570, 560)
    assert MoveClock.from_text(clock.to_text()) == clock
    answered = clock.moved(BOTH, moved(BOTH, 1, 0))
    assert [answered.left(seat) for seat in (0, 1)] == [600, 570]
    thought = answered.count(THINKING, PEOPLE, 1060.0)
    undone = thought.moved(BOTH, moved(BOTH, 0))
    assert [undone.left(seat) for seat in (0, 1)] == [570, 540]
    again = undone.moved(BOTH, moved(BOTH, 1, 0))
    assert again.left(0) == 570  # it was answered before: no time is won by undoing
    assert again.moved(BOTH, moved(BOTH, 2, 0)).left(0) == 600


def test_a_move_begins_for_who_is_asked_and_was_not_and_an_undo_wins_no_time() -> None:
    clock = MoveClock(600, since=1000.0).count((True, False), PEOPLE, 1050.0)
    passed_on = clock.moved(FIRST, moved(SECOND, 1, 0)).count((False, True), PEOPLE, 1080.0)
    assert passed_on.left(1) == 570
    back = replace(passed_on, spent=(100.0, 30.0)).moved(SECOND, moved(FIRST, 0))
    assert back.left(0) == 500  # asked again, because they have taken it back
    on = passed_on.moved(SECOND, moved(FIRST, 2, 1))
    assert on.left(0) == 600  # asked anew, because the other has answered


def test_nobody_is_late_while_a_bot_plays() -> None:
    late = MoveClock(600, spent=(600.0, 20.0), since=1000.0)
    assert late.left(0) == 0
    assert late.count((False, True), (True, False), 1010.0).spent == (0.0, 30.0)
    assert late.fresh() == MoveClock(600)


def test_the_clock_survives_a_restart_and_does_not_run_while_the_room_is_closed(address: str) -> None:
    async def scenario() -> None:
        async with a_store(address) as store:
            info = an_info(2, clock=MoveClock(300), bank=TimeBank(10_000, bot=True))
            await store.open_table(info, "hash", {})
            start = JournalBatch([JournalEntry(0, START, -1, "", "[]")], asked=BOTH, clock=info.clock)
            await store.append(info.id, start)
            begun = time.time()
            for later in range(1, 5):
                await store.run(partial(count_all, now=begun + 50 * later))
        async with a_store(address) as store:
            await store.run(partial(skip_to, now=begun + 90_000))
            counted = await store.run(partial(count_all, now=begun + 90_050))
            assert [each.out for each in counted] == [[]]
            batch = JournalBatch([JournalEntry(1, ANSWER, 0, "x", "[]")], asked=BOTH, length=1)
            batch.clock = info.clock  # it is counted by the machine's time: of the past nothing passes
            await store.append(info.id, batch)
            kept = await store.table(info.id)
            assert kept is not None
            assert kept.clock is not None
            assert [kept.clock.left(seat) for seat in (0, 1)] == [300, pytest.approx(50, abs=1)]
            await store.run(partial(skip_to, now=begun + 90_100))
            counted = await store.run(partial(count_all, now=begun + 90_155))
            assert [each.out for each in counted] == [[OutOfTime(info.id, 1, this_move=True)]]

    run(scenario())


def test_tables_of_an_older_database_have_no_clock(tmp_path: Path) -> None:
    file, info = tmp_path / "room.db", an_info(2)

    async def scenario() -> None:
        async with a_store(f"sqlite:///{file}") as store:
            await store.open_table(info, "hash", {})
            await store.run(partial(downgrade, to="0008"))
            with closing(sqlite3.connect(file)) as old:
                assert "clock" not in [row[1] for row in old.execute("PRAGMA table_info(tables)")]
        async with a_store(f"sqlite:///{file}") as store:
            assert await store.table(info.id) == info

    run(scenario())


async def be_late(services: Services, id: str, *seats: int) -> None:
    """As if those seats had thought for too long."""
    live = await services.tables.table(id)
    clock = live.info.clock
    assert clock is not None
    spent = tuple(float(clock.seconds) if seat in seats else 0.0 for seat in range(len(live.info.seats)))
    late = replace(clock, spent=spent, since=time.time())
    with closing(sqlite3.connect(services.settings.database.removeprefix("sqlite:///"))) as database:
        database.execute("UPDATE tables SET clock = ? WHERE id = ?", (late.to_text(), id))
        database.commit()


@pytest.mark.parametrize("plays_on", [True, False])
def test_a_bot_ends_the_move_of_who_is_late_or_plays_on_until_they_are_back(
    tmp_path: Path, plays_on: bool
) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path) as (client, services):
            more = {"move_clock": 300, "bot_plays_on_when_late": plays_on}
            address, host = await open_by_api(client, "me", "open", **more)
            taken = (await client.post(f"{address}/seats", json={"seat": 1, "name": "Bruno"})).json()
            guest = {"Authorization": f"Bearer {taken['token']}"}
            shown = (await client.get(address, headers=host)).json()
            assert (shown["move_clock"], shown["bot_plays_on_when_late"]) == (300, plays_on)
            assert 290 < shown["seats"][0]["move_left"] <= 300
            keeper, id = TimeKeeper(services.store, services.tables, services.bots), shown["id"]
            await keeper.count()
            await keeper.moves_made()
            assert (await client.get(address, headers=host)).json()["length"] == 0  # nobody is late
            await be_late(services, id, 0)
            await keeper.count()
            await keeper.moves_made()
            live = await services.tables.table(id)
            told = [line.text for line in await services.store.chat(id)]
            assert told == [f'["late-{"plays-on" if plays_on else "moved"}", {{"player": "Player 1"}}]']
            assert (live.info.seats[0].bot is not None) == plays_on
            assert live.info.seats[0].person is not None
            if plays_on:
                assert (await client.post(f"{address}/take-back", headers=host)).status_code == 200
                await keeper.count()
                assert live.info.seats[0].bot is None  # back in time: their clock begins anew
            else:
                assert live.choices
                assert {choice.seat for choice in live.choices} == {0}  # a whole move, and only theirs
                assert not live.info.asked & 1
                asked = (await client.get(f"{address}/decision", headers=guest)).json()
                assert asked["options"]

    run(scenario())


def test_a_table_in_memory_knows_how_long_its_seats_have(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            live = await a_table(store, 2, bank=TimeBank(9000), clock=MoveClock(600))
            before = time.time()
            for later in range(1, 11):
                await store.run(partial(count_all, now=before + 50 * later))
            assert until_late(live.info, 0) == pytest.approx(600, abs=1)  # it has not been told
            async with a_room(tmp_path) as (_, services):
                known = await services.tables.table(live.id)
                known.info = live.info
                keeper = TimeKeeper(services.store, services.tables, services.bots)
                await services.store.run(partial(skip_to, now=time.time()))
                await keeper.count()
                assert move_left(known.info, 0) == pytest.approx(100, abs=2)
                assert until_late(known.info, 1) == pytest.approx(100, abs=2)

    run(scenario())


def test_my_tables_tell_how_long_i_have_and_the_most_urgent_first(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address, "it") as anna:
            form = (await anna.get("/titles/spook-manor/new")).text
            assert "Tempo per ogni mossa" in form
            urgent = await anna.open_table("me", "me", clock="30", **{"clock-on": "on"})
            free = await anna.open_table("me", "me")
            calm = await anna.open_table("me", "me", clock="4320")
            page = (await anna.get("/tables")).text
            order = [page.index(f"/tables/{table}") for table in (urgent, calm, free)]
            assert order == sorted(order)
            assert "Tocca a te, ancora 29 minuti" in page
            assert "ancora 2 giorni" in page
            assert page.count("ancora ") == 2
            bad = await anna.post("/titles/spook-manor/new", **{"seat-0": "me", "seat-1": "me", "clock": "7"})
            assert bad.status_code == 400
            lobby = await anna.open_table("me", "open", clock="1440", **{"clock-on": "on"})
            page = (await anna.get(f"/tables/{lobby}")).text
            assert "Tempo per ogni mossa: 1 giorno" in page
            assert "Un bot continua al posto di chi è in ritardo" in page
            page = (await anna.post(f"/tables/{lobby}/options", clock="2880")).text
            assert "Tempo per ogni mossa: 2 giorni" in page
            assert "<li>Un bot conclude la mossa di chi è in ritardo</li>" in page

    run(scenario())
