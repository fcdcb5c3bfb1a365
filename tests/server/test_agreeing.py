"""An answer behind a barrier is taken back when all people at the table agree, and everybody is told."""

from __future__ import annotations

from pathlib import Path
from random import Random

import httpx
import pytest

from salotto.kernel.play import Refused
from salotto.server.services import Services
from salotto.server.store.rows import Petition
from salotto.server.tables.agreeing import agree, ask_back, decline
from salotto.server.tables.live import LiveTable
from salotto.server.tables.log_export import log_for
from salotto.server.tables.petitions import last_answer, may_ask, petition_of
from salotto.server.web.readers import told_with
from tests.server.rooms import a_room
from tests.server.tables import a_store, a_table, play_on, run, the_same
from tests.server.test_handing_on import ANNA, BRUNO, CARLA, at_a_table


async def asks(live: LiveTable, seat: int) -> bool:
    async with live.reading() as play:
        assert play is not None
        return may_ask(live.info, play, seat)


async def until_behind_a_barrier(live: LiveTable, seat: int = 0) -> int:
    """Play until the seat's last answer cannot be taken back any more: where it stands."""
    chance = Random(3)
    for _ in range(200):
        if await asks(live, seat):
            at = last_answer(live.choices, seat)
            assert at is not None
            return at
        await play_on(live, chance, 1)
    raise AssertionError("it did not come to that")


async def position(live: LiveTable) -> list[object]:
    """Where a table stands: what was chosen, is asked, is known, and was told."""
    async with live.reading() as play:
        assert play is not None
        story = [(told.at, told.event.id) for told in told_with(play.story or [], live.agreed)]
        return [list(play.log), list(map(str, play.pending)), play.view(0), list(play.revisions), story]


def test_all_agree_and_what_was_chosen_since_goes_with_it(address: str) -> None:
    async def scenario() -> None:
        async with a_store(address) as store:
            live = await a_table(store, 3)
            other = await the_same(store, live)  # another process
            assert await position(other) == await position(live)
            at = await until_behind_a_barrier(live)
            before = list(live.choices)
            with pytest.raises(Refused, match="barrier"):
                await live.undo(0)
            await ask_back(live, 0)
            assert petition_of(live.info, live.choices) == Petition(0, at)
            for stranger in ("person-0", "nobody"):
                with pytest.raises(Refused):
                    await agree(live, stranger, 0, at)
            with pytest.raises(Refused):
                await agree(live, "person-1", 0, at + 1)
            await agree(live, "person-1", 0, at)
            await agree(live, "person-1", 0, at)  # twice is once
            assert live.choices == before
            await agree(live, "person-2", 0, at)
            assert live.choices == before[:at]
            assert live.info.petition is None
            assert (await log_for(live, "person-0"))["agreed"] == [[at, 0]]
            assert live.agreed[-1].at == at
            await other.catch_up()
            assert await position(other) == await position(live)
            assert await position(await the_same(store, live)) == await position(live)
            told = (await position(live))[-1]
            assert isinstance(told, list)
            assert told[-1] == (at, "room-story-agreed")
            async with live.reading() as play:
                assert play is not None
                key = before[at].key
                assert play.decision(0) is not None
            with pytest.raises(Refused, match="revision"):
                await live.answer(0, key, 0)  # of before
            await live.answer(0, key)
            await play_on(live, Random(1), 40)
            assert await position(await the_same(store, live)) == await position(live)

    run(scenario())


def test_one_no_is_enough_and_who_asks_may_ask_no_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            live = await a_table(store, 3)
            at = await until_behind_a_barrier(live)
            before = list(live.choices)
            for person in ("person-2", "person-0"):
                await ask_back(live, 0)
                await agree(live, "person-1", 0, at)
                with pytest.raises(Refused):
                    await decline(live, "nobody")
                await decline(live, person)
                assert live.info.petition is None
            assert live.choices == before
            told = [line.text.partition(",")[0] for line in await store.chat(live.id)]
            assert told == ['["asks-back"', '["not-agreed"', '["asks-back"']

    run(scenario())


def test_who_has_answered_again_asks_for_nothing_any_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            live = await a_table(store, 2)
            at = await until_behind_a_barrier(live)
            await ask_back(live, 0)
            chance = Random(9)
            while last_answer(live.choices, 0) == at:
                await play_on(live, chance, 1)
            assert petition_of(live.info, live.choices) is None
            before = list(live.choices)
            with pytest.raises(Refused):
                await agree(live, "person-1", 0, at)
            assert live.choices == before

    run(scenario())


def test_alone_with_bots_there_is_nobody_to_agree(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            live = await a_table(store, 2)
            await until_behind_a_barrier(live)
            await store.set_bot(live.id, 1, "easy")
            await live.refresh()
            assert not await asks(live, 0)
            with pytest.raises(Refused):
                await ask_back(live, 0)

    run(scenario())


def test_the_page_asks_and_tells(tmp_path: Path) -> None:
    async def work(client: httpx.AsyncClient, services: Services, live: LiveTable) -> None:
        people = {person.id: person for person in (ANNA, BRUNO, CARLA)}

        def headers(person: str) -> dict[str, str]:
            return {"Cookie": f"salotto={services.keyring.cookie(person)}", "Origin": "http://room"}

        async def page(person: str) -> str:
            return (await client.get(f"/tables/{live.id}", headers=headers(person))).text

        async def post(person: str, path: str, **form: str) -> httpx.Response:
            data = {"csrf": services.keyring.csrf(person), **form}
            return await client.post(f"/tables/{live.id}/{path}", data=data, headers=headers(person))

        seat = 0
        at = await until_behind_a_barrier(live, seat)
        before = list(live.choices)
        assert 'form="ask-back" name="seat" value="0"' in await page(ANNA.id)
        assert (await post(BRUNO.id, "ask-back", seat="0")).status_code == 403
        assert (await post("a stranger", "agree-back", yes=f"0 {at}")).status_code == 403  # it is private
        assert (await post(ANNA.id, "ask-back", seat="0")).status_code == 303
        shown = await page(BRUNO.id)
        assert "Anna asks to take the last answer back" in shown
        assert f'name="yes" value="0 {at}"' in shown
        for bad in ("", "x", "0 x", "0 -1", "9 9", f"0 {at + 1}", "0 " + "9" * 30):
            assert (await post(BRUNO.id, "agree-back", yes=bad)).status_code == 303
        assert (await post(ANNA.id, "agree-back", yes=f"0 {at}")).status_code == 303
        assert live.choices == before
        for person in (BRUNO.id, CARLA.id):
            assert (await post(person, "agree-back", yes=f"0 {at}")).status_code == 303
        assert live.choices == before[:at]
        assert "Anna takes an answer back: all have agreed." in await page(BRUNO.id)
        assert "You take an answer back: all have agreed." in await page(people["anna"].id)

    at_a_table(tmp_path, work)


def test_a_room_without_petitions_of_before_opens(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path) as (_, services):
            live = await a_table(services.store, 2)
            assert live.info.petition is None
            assert live.agreed == []

    run(scenario())
