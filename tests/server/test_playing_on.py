"""Playing on from a moment of a finished game: a table of its own, that knows and tells what it is."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from salotto.bots.moves import sensible
from salotto.kernel.decisions import key_of
from salotto.kernel.play import Choice
from salotto.lab.review import Costly, Review
from salotto.registry import title
from salotto.server.page.seat_words import table_words
from salotto.server.services import Services
from salotto.server.store.results import results_of
from salotto.server.tables.live import LiveTable
from salotto.words import LANGUAGES
from tests.server.rooms import a_room, open_by_api
from tests.server.tables import an_info, run

MARK = re.compile(r"Played on from another game, after (\d+) answers; it counts nowhere")
CSRF = re.compile(r'name="csrf" value="([^"]+)"')


async def form_of(client: httpx.AsyncClient, at: object) -> dict[str, str]:
    found = CSRF.search((await client.get("/me")).text)
    assert found is not None
    return {"csrf": found[1], "from": str(at)}


async def a_finished_game(client: httpx.AsyncClient, services: Services) -> tuple[LiveTable, list[Choice]]:
    address, _ = await open_by_api(client, "bot:random", "bot:random")
    live = services.tables.by_id[address.rpartition("/")[2]]
    while not live.info.over:
        await asyncio.sleep(0.01)
    async with live.reading() as play:
        assert play is not None
        return live, list(play.log)


async def played_on(
    client: httpx.AsyncClient, services: Services, id: str, at: int, **more: str
) -> LiveTable:
    opened = await client.post(f"/tables/{id}/play-on", data=await form_of(client, at) | more)
    assert opened.status_code == 303, opened.text
    return services.tables.by_id[opened.headers["location"].rpartition("/")[2]]


def test_one_plays_on_where_the_other_game_stood_in_the_seat_that_answered(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path) as (client, services):
            live, log = await a_finished_game(client, services)
            seat = log[30].seat
            services.bots.pause = 60.0
            again = await played_on(client, services, live.id, 30)
            assert again.info.private
            assert again.info.branch == f"{live.id} 30"
            assert [each.bot is None for each in again.info.seats] == [each == seat for each in range(2)]
            async with again.reading() as play:
                assert play is not None
                assert play.log[:30] == log[:30]
                assert play.decision(seat) is not None
            page = await client.get(f"/tables/{again.id}")
            assert page.status_code == 200
            marked = MARK.search(page.text)
            assert marked is not None
            assert marked[1] == "30"
            kept = await services.store.table(again.id)
            assert kept is not None
            assert kept.branch == again.info.branch
            assert kept.anew("x", 0.0).branch is None  # played once more it is a game like any other

    run(scenario())


def test_what_a_review_advises_has_been_answered_there_already(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path) as (client, services):
            live, log = await a_finished_game(client, services)
            play = await live.at(30)
            decision = play.decision(log[30].seat)
            assert decision is not None
            better = next(key for key in decision.keys if key != log[30].key)
            told = [Costly(30, log[30].seat, (log[30].key,), (better,), 2.0)]

            async def review() -> Review:
                return Review("spook-manor", ("A", "B"), costly=told)

            services.reviews._asked[live.id] = asyncio.create_task(review())
            await services.reviews._asked[live.id]
            replay = await client.get(f"/tables/{live.id}/replay?to=30")
            assert f'action="/tables/{live.id}/play-on"' in replay.text
            assert 'name="advised"' in replay.text
            assert 'name="advised"' not in (await client.get(f"/tables/{live.id}/replay?to=31")).text
            services.bots.pause = 60.0
            again = await played_on(client, services, live.id, 0, advised="30")
            async with again.reading() as there:
                assert there is not None
                assert there.log[:31] == [*log[:30], Choice(log[30].seat, better)]

    run(scenario())


def test_what_is_won_there_counts_nowhere(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path) as (client, services):
            live, log = await a_finished_game(client, services)
            again = await played_on(client, services, live.id, len(log) - 2)
            seat = log[-2].seat
            person = again.info.seats[seat].person
            assert person is not None
            while not again.info.over:
                async with again.reading() as play:
                    options = sensible(play, seat) if play is not None else []
                if options:
                    await again.answer(seat, key_of(options[0]))
                await asyncio.sleep(0.01)
            assert await results_of(services.store, person) == []

    run(scenario())


def test_of_a_running_game_nothing_can_be_tried_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path, bot_pause=60.0) as (client, services):
            address, _ = await open_by_api(client, "me", "bot:random")
            id = address.rpartition("/")[2]
            live = services.tables.by_id[id]
            async with live.reading() as play:
                assert play is not None
                decision = play.next_decision()
                assert decision is not None
            await live.answer(decision.seat, decision.keys[0])
            refused = await client.post(f"/tables/{id}/play-on", data=await form_of(client, 0))
            assert refused.status_code == 409
            assert 'form="play-on"' not in (await client.get(f"/tables/{id}/replay?to=0")).text

    run(scenario())


@pytest.mark.parametrize("at", ["", "x", "-1", "9999", "٣", "9" * 40])
def test_a_moment_that_never_was_is_refused(tmp_path: Path, at: str) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path) as (client, services):
            live, log = await a_finished_game(client, services)
            before = len(services.tables.by_id)
            form = await form_of(client, at)
            assert (await client.post(f"/tables/{live.id}/play-on", data=form)).status_code in (403, 409)
            end = await client.post(f"/tables/{live.id}/play-on", data=form | {"from": str(len(log))})
            assert end.status_code in (403, 409)
            forged = await client.post(f"/tables/{live.id}/play-on", data={"from": "9"})
            assert forged.status_code == 403
            assert len(services.tables.by_id) == before

    run(scenario())


def test_the_mark_is_said_in_every_language() -> None:
    info = replace(an_info(2), branch="abc 1")
    said = {table_words(info, title(info.title), language)["branch"]["text"] for language in LANGUAGES}
    assert len(said) == 3
