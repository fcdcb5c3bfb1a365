"""Only what has changed travels: it must come to the same page as the whole would."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from salotto.kernel.decisions import Event
from salotto.kernel.play import Told
from salotto.server.page.delta import SMALL, delta, patched
from salotto.server.page.render_cache import HeardStory, Reader, RenderCache
from salotto.server.settings import Settings
from salotto.server.store.rows import Person, Seat
from salotto.server.web import socket as sockets
from salotto.server.web.deflate import SMALL as UNCOMPRESSED
from salotto.server.web.deflate import SparingDeflate, SparingDeflateFactory
from salotto.server.web.socket import Connection
from tests.server.client import Browser, TableSocket
from tests.server.servers import served
from tests.server.tables import a_store, a_table, run

LINES = st.lists(st.sampled_from(["a", "b", "<li>", "", "x" * 90, "€😀" * 40]), max_size=60)


@given(LINES, LINES)
def test_a_text_and_its_change_give_the_new_text(old: list[str], new: list[str]) -> None:
    before, after = "\n".join(old), "\n".join(new)
    change = delta(before, after)
    assert change is None or patched(before, change) == after


def test_a_change_names_the_lines_that_stay() -> None:
    stays = [f"line {number} " + "x" * 30 for number in range(40)]
    old = "\n".join(["first", *stays, "last"])
    new = "\n".join(["another", *stays[:20], "between", *stays[20:], "last"])
    assert delta(old, new) == ["another", [1, 20], "between", [21, 21]]


def test_small_texts_and_new_ones_are_sent_whole() -> None:
    assert delta("a\nb", "a\nc") is None
    new = "\n".join(f"{number} is new" for number in range(SMALL))
    assert delta("old\n" * SMALL, new) is None


def test_a_page_that_got_changes_is_the_same_as_one_opened_anew(tmp_path: Path) -> None:
    async def fresh(browser: Browser, table: str, seat: int) -> TableSocket:
        socket = await browser.socket(table)
        async with socket:
            await socket.until_table()
            if socket.table["seat"] != seat:
                await socket.wish(do="sit", seat=seat)
                while socket.table["seat"] != seat:
                    await socket.receive()
        return socket

    async def scenario(address: str) -> int:
        compared = 0
        async with Browser(address) as anna:
            table = await anna.open_table("me", "me", "me")
            async with await anna.socket(table) as socket:
                await socket.until_mine()
                chance = Random(3)
                for turn in range(60):
                    if not socket.table["mine"]:
                        await socket.wish(do="sit", seat=socket.table["waiting"][0])
                        await socket.until_mine()
                    await socket.answer_any(chance)
                    if turn % 5 == 4:
                        number = socket.table["number"]
                        undone = await socket.wish(do="undo")
                        while undone["type"] == "done" and socket.table["number"] == number:
                            await socket.receive()
                    if turn % 6 == 0:
                        other = await fresh(anna, table, socket.table["seat"])
                        while socket.table["number"] < other.table["number"]:
                            await socket.receive()
                        assert other.parts == socket.parts
                        compared += 1
        return compared

    with served(tmp_path) as server:
        assert run(scenario(server.address)) == 10


def story(*lines: tuple[str, int | None]) -> list[Told]:
    return [Told(at, Event(id, None, {}, only)) for at, (id, only) in enumerate(lines)]


def test_a_seat_hears_what_is_for_it_as_the_story_grows_and_is_taken_back() -> None:
    told = story(("a", None), ("b", 0), ("c", 1))
    zero, one, spectator = HeardStory(0), HeardStory(1), HeardStory(None)
    assert [each.event.id for each in zero.of(told)] == ["a", "b"]
    assert [each.event.id for each in one.of(told)] == ["a", "c"]
    told += story(("d", None))
    assert [each.event.id for each in one.of(told)] == ["a", "c", "d"]
    del told[2:]
    told += story(("e", None), ("f", 0))
    assert [each.event.id for each in one.of(told)] == ["a", "e"]
    assert [each.event.id for each in zero.of(told)] == ["a", "b", "e", "f"]
    assert [each.event.id for each in spectator.of(told)] == ["a", "e"]


def test_a_line_is_painted_once_for_those_of_whom_it_does_not_speak() -> None:
    painted, line = RenderCache(), Told(1, Event("gives", 2, {"other": "seat:0"}, None))
    around = tuple(Seat(seat) for seat in range(4))
    seats = (1, 0, 3, 2, None, 0)

    def paint(seat: int | None) -> tuple[str, set[int]]:
        return f"for {seat}", {0, 2}

    lines = [painted.line(line, Reader(seat, "en"), around, partial(paint, seat)) for seat in seats]
    assert lines == ["for 1", "for 0", "for 1", "for 2", "for 1", "for 0"]
    others = (Seat(0, name="Ada"), *around[1:])
    assert painted.line(line, Reader(3, "en"), others, lambda: ("for 3 with Ada", {0, 2})) == "for 3 with Ada"
    assert painted.line(line, Reader(0, "en"), others, lambda: ("for Ada", {0, 2})) == "for Ada"
    assert painted.line(line, Reader(3, "it"), others, lambda: ("per 3", {0, 2})) == "per 3"
    twin = Told(*line)
    assert painted.line(twin, Reader(3, "en"), others, lambda: ("another", {0, 2})) == "another"


def test_only_what_is_large_is_compressed() -> None:
    _, extension = SparingDeflateFactory().process_request_params([], [])
    assert isinstance(extension, SparingDeflate)
    small, large = Frame(Opcode.TEXT, b"x" * UNCOMPRESSED), Frame(Opcode.TEXT, b"x" * (UNCOMPRESSED + 1))
    assert extension.encode(small) is small
    packed = extension.encode(large)
    assert packed.rsv1
    assert len(packed.data) < 100
    _, reader = SparingDeflateFactory().process_request_params([], [])
    assert bytes(reader.decode(packed).data) == large.data
    assert extension.encode(large).data == packed.data
    assert not hasattr(extension, "encoder")  # between two messages a socket keeps nothing


class Ear:
    """The browser's end of a socket: it keeps what it hears, and says nothing until it goes."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.gone = asyncio.Event()

    async def receive(self) -> dict[str, str]:
        await self.gone.wait()
        return {"type": "websocket.disconnect"}

    async def send_text(self, text: str) -> None:
        self.heard.append(json.loads(text))

    async def hears(self, messages: int) -> None:
        while len(self.heard) < messages:
            await asyncio.sleep(0.001)


def test_what_those_were_shown_who_have_left_is_not_kept(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            live = await a_table(store, 2)
            services = SimpleNamespace(settings=Settings(), bots=SimpleNamespace(wake=lambda table: None))
            ears, looking = [Ear(), Ear()], list[Connection]()
            for seat, ear in enumerate(ears):
                here = SimpleNamespace(person=Person(f"person-{seat}"), services=services, language="en")
                looking.append(Connection(cast(Any, ear), cast(Any, here), live, seat))
            serving = [asyncio.create_task(each.serve()) for each in looking]
            for ear in ears:
                await ear.hears(1)
            kept = [live.render_cache.of_reader(each.reader) for each in looking]
            ears[1].gone.set()
            await serving[1]
            assert live.render_cache.of_reader(looking[0].reader) is kept[0]
            assert live.render_cache.of_reader(looking[1].reader) is not kept[1]
            ears[0].gone.set()
            await serving[0]

    run(asyncio.wait_for(scenario(), 60))


def test_a_socket_that_is_gone_is_freed_at_once(tmp_path: Path) -> None:
    """The collector comes seldom: what waited for it would keep boards and tables for many minutes."""

    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            live, ear = await a_table(store, 2), Ear()
            services = SimpleNamespace(settings=Settings(), bots=SimpleNamespace(wake=lambda table: None))
            here = SimpleNamespace(person=Person("person-0"), services=services, language="en")
            connection = Connection(cast(Any, ear), cast(Any, here), live, 0)
            gone, serving = weakref.ref(connection), asyncio.create_task(connection.serve())
            del connection
            await ear.hears(1)
            ear.gone.set()
            await serving
            assert gone() is None

    gc.disable()
    try:
        run(asyncio.wait_for(scenario(), 60))
    finally:
        gc.enable()


def test_who_waited_for_the_table_is_told_once_of_all_that_happened_meanwhile(tmp_path: Path) -> None:
    async def scenario() -> list[Any]:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            live, ear = await a_table(store, 2), Ear()
            services = SimpleNamespace(settings=Settings())
            here = SimpleNamespace(person=Person("person-0"), services=services, language="en")
            connection = Connection(cast(Any, ear), cast(Any, here), live, 0)
            speaking = asyncio.create_task(connection._speak())
            connection.changed()
            await ear.hears(1)
            async with live.reading():  # somebody is at the table
                connection.changed()
                await asyncio.sleep(0.02)
                connection.changed()
                connection._done.append({"type": "done"})
            await ear.hears(2)
            await asyncio.sleep(0.05)
            connection.changed()
            await ear.hears(3)
            speaking.cancel()
            return ear.heard

    first, both, after = run(scenario())
    assert (first[1]["type"], after["type"]) == ("table", "table")
    assert [message["type"] for message in both] == ["done", "table"]


def test_who_has_bots_play_at_once_is_shown_what_they_come_to_and_not_every_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            live, ear = await a_table(store, 2, bot="greedy"), Ear()
            bot_asked, both_asked = (replace(live.info, asked=seats) for seats in (0b10, 0b11))
            services = SimpleNamespace(settings=Settings())
            hasty = Person("person-0", pace="once")
            here = SimpleNamespace(person=hasty, services=services, language="en")
            connection = Connection(cast(Any, ear), cast(Any, here), live, 0)
            speaking = asyncio.create_task(connection._speak())
            monkeypatch.setattr(sockets, "MEANWHILE", 3600.0)
            live.info = bot_asked
            connection.changed()
            await ear.hears(1)
            for _ in range(3):  # the bot plays on
                connection.changed()
                await asyncio.sleep(0.02)
            assert len(ear.heard) == 1
            assert (await connection._carry_out({"do": "look", "seat": 1}))["type"] == "done"
            await ear.hears(2)  # what one does oneself is shown now
            connection.changed()
            await asyncio.sleep(0.02)
            assert len(ear.heard) == 2
            live.info = both_asked
            connection.changed()
            await ear.hears(3)  # and so is one's own turn
            live.info = bot_asked
            monkeypatch.setattr(sockets, "MEANWHILE", 0.05)
            connection.changed()
            await ear.hears(4)  # a bot that thinks for long is shown by and by
            speaking.cancel()

    run(asyncio.wait_for(scenario(), 60))
