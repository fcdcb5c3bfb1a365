"""A seat is its owner's: a bot plays while they are long away, and another takes it only as agreed."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from salotto.server.services import Services
from salotto.server.store.handing_on import hand_on, letters_to
from salotto.server.store.rows import Person, Seat, TableInfo
from salotto.server.store.schema import seats as seat_rows
from salotto.server.tables import lobby
from salotto.server.tables.handing_on import LONG_AWAY, away_for, offer_seat, take_seat, why_not_handed_on
from salotto.server.tables.live import LiveTable
from salotto.server.tables.lobby import NotAllowed, Opening
from tests.server.client import Browser
from tests.server.rooms import a_room, open_by_api
from tests.server.servers import Server
from tests.server.tables import run

DAY = 24 * 3600
ANNA, BRUNO, CARLA = (Person(name, name.title(), "en") for name in ("anna", "bruno", "carla"))
Work = Callable[[httpx.AsyncClient, Services, LiveTable], Awaitable[None]]


def at_a_table(folder: Path, work: Work, absence: int | None = DAY) -> None:
    """Anna hosts, Bruno and Carla play."""

    async def scenario() -> None:
        async with a_room(folder) as (client, services):
            for person in (ANNA, BRUNO, CARLA):
                await services.store.keep_person(person)
            opening = Opening(
                "spook-manor", ["me", "open", "open"], private=True, waits=True, absence=absence
            )
            live, _ = await lobby.open_table(services, ANNA, opening)
            await lobby.sit(services, live, BRUNO.id, 1, "Bruno")
            await lobby.sit(services, live, CARLA.id, 2, "Carla")
            await lobby.start(services, live, ANNA.id)
            await work(client, services, live)

    run(scenario())


async def away(live: LiveTable, seat: int, seconds: float) -> None:
    """So long ago the person of a seat was last here."""
    then = time.time() - seconds
    changed = seat_rows.update().where((seat_rows.c.table_id == live.id) & (seat_rows.c.seat == seat))
    await live.store.run(lambda connection: connection.execute(changed.values(seen=then)))
    await live.refresh()


def test_anybody_at_the_table_calls_a_bot_for_one_who_is_long_away_and_the_seat_stays_theirs(
    tmp_path: Path,
) -> None:
    async def work(_: httpx.AsyncClient, services: Services, live: LiveTable) -> None:
        await away(live, 2, LONG_AWAY - 60)
        with pytest.raises(NotAllowed, match="host-only"):
            await lobby.stand_in(services, live, BRUNO.id, 2)
        await away(live, 2, LONG_AWAY + 1)
        with pytest.raises(NotAllowed, match="host-only"):
            await lobby.stand_in(services, live, "a stranger", 2)
        await lobby.stand_in(services, live, BRUNO.id, 2)
        assert live.info.seats[2].bot == "normal"
        await lobby.take_back(services, live, CARLA.id, 2)
        assert live.info.seats[2] == Seat(2, CARLA.id, None, "Carla")

    at_a_table(tmp_path, work)


def test_a_seat_is_handed_on_after_the_absence_agreed_on_once_and_everybody_is_told(tmp_path: Path) -> None:
    async def work(_: httpx.AsyncClient, services: Services, live: LiveTable) -> None:
        await away(live, 2, DAY - 60)
        assert why_not_handed_on(live, 2) == "not-away-long"
        await away(live, 2, DAY + 60)
        first, second = await offer_seat(live, 2), await offer_seat(live, 2)
        assert not await take_seat(live, "guessed", "dora", "Dora", "Carla")
        assert await take_seat(live, first, "dora", "Dora", "Carla")
        assert live.info.seats[2].person == "dora"
        for used in (first, second):  # both were of Carla's seat, which is no more
            assert not await take_seat(live, used, "eva", "Eva", "Dora")
        line = (await services.store.chat(live.id))[-1]
        assert line.name == ""
        assert line.text == '["seat-handed-on", {"before": "Carla", "player": "Dora"}]'
        assert [each.notice.id for each in await letters_to(services.store, CARLA.id)] == ["seat-gone"]

    at_a_table(tmp_path, work)


def test_whoever_comes_back_keeps_the_seat_though_it_was_offered(tmp_path: Path) -> None:
    async def work(_: httpx.AsyncClient, services: Services, live: LiveTable) -> None:
        await away(live, 2, 2 * DAY)
        token = await offer_seat(live, 2)
        await away(live, 2, 5)
        assert not await take_seat(live, token, "dora", "Dora", "Carla")
        assert live.info.seats[2].person == CARLA.id

    at_a_table(tmp_path, work)


def test_where_nothing_was_agreed_a_seat_is_handed_on_only_when_it_was_given_up(tmp_path: Path) -> None:
    async def work(_: httpx.AsyncClient, services: Services, live: LiveTable) -> None:
        await away(live, 2, 99 * DAY)
        assert why_not_handed_on(live, 2) == "never-handed-on"
        assert why_not_handed_on(live, 7) == "no-seat"
        await lobby.leave(services, live, CARLA.id)
        assert why_not_handed_on(live, 2) is None
        assert await take_seat(live, await offer_seat(live, 2), "dora", "Dora", "Carla")
        assert live.info.seats[2] == Seat(2, "dora", None, "Dora")
        assert await letters_to(services.store, CARLA.id) == []  # she left of her own will

    at_a_table(tmp_path, work, absence=None)


def test_the_pages_of_a_seat_that_is_handed_on(tmp_path: Path) -> None:
    async def work(client: httpx.AsyncClient, services: Services, live: LiveTable) -> None:
        await away(live, 2, 2 * DAY)

        def as_(person: Person) -> dict[str, str]:
            return {"Cookie": f"salotto={services.keyring.cookie(person.id)}"}

        async def post(person: Person, path: str, **form: str) -> httpx.Response:
            form["csrf"] = services.keyring.csrf(person.id)
            return await client.post(path, data=form, headers=as_(person) | {"Origin": "http://room"})

        path = f"/tables/{live.id}"
        assert "offer-seat" not in (await client.get(f"{path}/seats", headers=as_(BRUNO))).text
        assert (await post(BRUNO, f"{path}/offer-seat", seat="2")).status_code == 403
        assert (await post(ANNA, f"{path}/offer-seat", seat="1")).status_code == 403
        assert "offer-seat" in (await client.get(f"{path}/seats", headers=as_(ANNA))).text
        offered = (await post(ANNA, f"{path}/offer-seat", seat="2")).text
        link = re.search(r'value="http://room(/take-seat/[^"]+)"', offered)
        assert link is not None
        again = await post(BRUNO, link[1], name="Bruno")
        assert again.status_code == 409  # he would see two hands
        dora = Person("dora")
        asked = await client.get(link[1], headers=as_(dora))
        assert "Take the seat of Carla?" in asked.text
        taken = await post(dora, link[1], name="Dora")
        assert taken.headers["location"] == path
        assert (await post(dora, link[1], name="Dora")).status_code == 404
        table = (await client.get(path, headers=as_(dora))).text
        assert "Dora has taken the seat of Carla." in table
        mine = (await client.get("/tables", headers=as_(CARLA))).text
        assert "Dora plays on for you" in mine
        await post(CARLA, "/letters/read", last="99")
        assert "Dora plays on for you" not in (await client.get("/tables", headers=as_(CARLA))).text

    at_a_table(tmp_path, work)


def test_the_absence_agreed_on_is_told_in_the_lobby_and_goes_with_a_rematch(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path) as (client, services):
            await services.store.keep_person(ANNA)
            headers = {"Cookie": f"salotto={services.keyring.cookie(ANNA.id)}", "Origin": "http://room"}
            form = {"csrf": services.keyring.csrf(ANNA.id), "seat-0": "me", "seat-1": "open", "absence": "3"}
            opened = await client.post("/titles/spook-manor/new", data=form, headers=headers)
            page = (await client.get(opened.headers["location"], headers=headers)).text
            assert "Who stays away for 3 days may lose their seat" in page
            id = opened.headers["location"].rpartition("/")[2]
            info = await services.store.table(id)
            assert info is not None
            assert info.absence == 3 * DAY
            assert info.private  # by its link, until one says otherwise
            assert info.anew("another", 0.0).absence == 3 * DAY
            bad = await client.post("/titles/spook-manor/new", data=form | {"absence": "2"}, headers=headers)
            assert bad.status_code == 400

    run(scenario())


def test_a_rematch_waits_for_those_who_may_have_left_and_their_seats_can_be_given_away(
    tmp_path: Path,
) -> None:
    async def work(_: httpx.AsyncClient, services: Services, live: LiveTable) -> None:
        live.info = replace(live.info, over=True)
        again = await lobby.rematch(services, live, BRUNO)
        assert not again.info.started
        assert again.info.host == BRUNO.id
        with pytest.raises(NotAllowed, match="taken"):
            await lobby.change_sitter(services, again, BRUNO.id, 1, "open")  # his own
        await lobby.change_sitter(services, again, BRUNO.id, 0, "bot:easy")
        await lobby.change_sitter(services, again, BRUNO.id, 2, "open")
        assert [seat.person for seat in again.info.seats] == [None, BRUNO.id, None]
        assert again.info.seats[0].bot == "easy"
        await lobby.start(services, again, BRUNO.id)
        assert again.info.started

    at_a_table(tmp_path, work)


def test_a_table_info_of_before_has_no_absence() -> None:
    assert TableInfo("id", "title", 1, "mode", {}, "seed", "host", False, ()).absence is None


def test_whoever_has_left_looks_through_the_seat_no_longer_though_a_page_of_theirs_is_open(
    server: Server,
) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as bruno:
            table = await anna.open_table("me", "open", **{"name-0": "Anna"})
            await bruno.post(f"/tables/{table}/sit", seat="1", name="Bruno")
            await anna.post(f"/tables/{table}/start")
            async with await bruno.socket(table) as page:
                await page.until_table()
                assert page.table["seat"] == 1
                assert page.choices()
                await bruno.post(f"/tables/{table}/leave")
                while page.table["seat"] is not None:
                    await page.receive()
                assert not page.choices()
                assert "data-choice" not in page.parts["board"]

    run(scenario())


async def answer_all(client: httpx.AsyncClient, address: str, headers: dict[str, str]) -> None:
    """Answer as long as one is asked."""
    while options := (await client.get(f"{address}/decision", headers=headers)).json()["options"]:
        await client.post(f"{address}/answer", json={"key": options[0]["key"]}, headers=headers)


def test_who_plays_by_the_api_is_not_long_away_and_loses_the_seat_while_waiting(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path) as (client, services):
            address, host = await open_by_api(client, "me", "open")
            taken = (await client.post(f"{address}/seats", json={"seat": 1, "name": "Bruno"})).json()
            guest = {"Authorization": f"Bearer {taken['token']}"}
            live = await services.tables.table(address.rpartition("/")[2])
            await away(live, 1, LONG_AWAY + 1)
            assert (await client.get(f"{address}/decision", headers=guest)).status_code == 200
            assert away_for(live, 1) < 60
            await answer_all(client, address, guest)
            waiting = asyncio.create_task(client.get(f"{address}/decision?wait=20", headers=guest))
            await asyncio.sleep(0.2)
            assert await hand_on(services.store, live.id, 1, live.info.seats[1].person, "dora", "Dora")
            await live.refresh()
            await answer_all(client, address, host)
            assert (await waiting).status_code == 401

    run(scenario())
