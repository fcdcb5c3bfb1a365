"""What the room knows of a reader, and what it shows of tables to everybody."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.types import Message
from starlette.websockets import WebSocket

from salotto.server.store.rows import PACES
from salotto.server.web.identity import COOKIE
from salotto.server.web.socket import Connection
from salotto.server.web.visit import Visit
from tests.server.client import CSRF, Browser
from tests.server.rooms import a_room, open_by_api
from tests.server.servers import Server
from tests.server.tables import run
from tests.server.test_bots import Looks, a_table_with_bots


def test_a_name_is_remembered_wherever_it_was_given(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as host, Browser(server.address) as guest:
            first = await host.open_table("me", "open", **{"name-0": "Anna"})
            assert 'name="name-0" value="Anna"' in (await host.get("/titles/last-will/new")).text
            await guest.post(f"/tables/{first}/sit", seat="1", name="Bruno")
            second = await host.open_table("me", "open")
            page = (await guest.get(f"/tables/{second}")).text
            assert '<input name="name" value="Bruno" required' in page  # no need to write it again
            await guest.post("/settings", name="Bruno Bini")
            assert 'value="Bruno Bini" required' in (await guest.get(f"/tables/{second}")).text
            await guest.post(f"/tables/{second}/sit", seat="1", name="")
            assert "<strong>Bruno Bini</strong>" in (await host.get(f"/tables/{second}")).text

    run(scenario())


def test_the_shelf_lists_public_tables_that_are_open_or_running(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as guest:
            waiting = await anna.open_table("me", "open", **{"name-0": "Anna"})
            running = await anna.open_table("me", "bot:easy", **{"name-0": "Anna"})
            secret = await anna.open_table("me", "open", private="on")
            shelf = (await guest.get("/")).text
            listed = re.findall(r'href="/tables/([\w-]+)"', shelf)
            assert {waiting, running} <= set(listed)
            assert secret not in shelf
            own = (await anna.get("/")).text  # one's own stand under 'waiting for you'
            assert own.count(f'href="/tables/{running}"') == 1

    run(scenario())


# How fast bots play


async def unheard() -> Message:
    """Nobody speaks on this line."""
    raise AssertionError


async def unsaid(message: Message) -> None:
    """Nobody listens."""
    raise AssertionError(message)


def test_the_readers_pace_reaches_the_bots(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path) as (client, services):
            csrf = CSRF.search((await client.get("/me")).text)
            assert csrf is not None
            headers = {"Origin": "http://room"}
            path, _ = await open_by_api(client, "me", "open")
            live = services.tables.by_id[path.rpartition("/")[2]]
            line, paces = WebSocket({"type": "websocket", "headers": []}, unheard, unsaid), []
            for pace in (*PACES, "as fast as lightning"):
                form = {"csrf": csrf[1], "pace": pace}
                assert (await client.post("/settings", data=form, headers=headers)).is_redirect
                reader = await services.store.person(services.keyring.person(client.cookies[COOKIE]) or "")
                assert reader is not None
                here = Visit(line, services, reader, True)
                paces.append(Connection(line, here, live, None).pace)
            assert paces == [0.0, 1.0, 3.0, 3.0]  # what nobody knows changes nothing

    run(scenario())


def test_bots_keep_to_the_slowest_reader_and_rest_nowhere_for_whoever_wants_it_at_once(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with a_table_with_bots(tmp_path) as (live, bots):
            bots.pause = 2.0
            once, brisk, calm = Looks(0), Looks(None), Looks(None)
            once.pace, brisk.pace, calm.pace = 0.0, 1.0, 3.0
            live.watchers.add(once)
            assert bots.rest_until(live, 100.0) == 100.0
            live.watchers.add(brisk)
            assert bots.rest_until(live, 100.0) == 102.0
            live.watchers.add(calm)
            assert bots.rest_until(live, 100.0) == 106.0
            live.unhurried = 108.0  # somebody may still think again
            assert bots.rest_until(live, 100.0) == 108.0

    run(scenario())
