"""How quickly the room is open again, and how quickly one can leaf through a finished game."""

from __future__ import annotations

import os
import statistics
import time
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from salotto.kernel.play import Told
from salotto.lab.bench import reference_loop
from salotto.server.page.render import render
from salotto.server.page.scene import Reader, Scene
from salotto.server.store.database import Store
from salotto.server.store.schema import checkpoints, choices, seats, tables
from salotto.server.tables.live import LiveTable
from salotto.words import Words
from tests.server.client import Browser
from tests.server.servers import Server, served
from tests.server.tables import a_store, a_table, play_on, run

TABLES = 1_000


async def copy_table(store: Store, id: str, copies: int) -> None:
    """Store the same table many times over, each under its own name."""

    def work(connection: sa.Connection) -> None:
        names = [f"{id[:12]}-{number}" for number in range(copies)]
        for table in (tables, seats, choices, checkpoints):
            key = table.c.id if table is tables else table.c.table_id
            rows = [row._asdict() for row in connection.execute(table.select().where(key == id))]
            for name in names:
                own: dict[str, str | None] = {key.name: name}
                if table is tables:
                    own["invitation_hash"] = name
                elif table is seats:
                    own["token_hash"] = None
                connection.execute(table.insert(), [row | own for row in rows])

    await store.run(work)


def test_with_1000_stored_tables_one_plays_two_seconds_after_the_start(tmp_path: Path) -> None:
    async def fill(server: Server) -> str:
        async with Browser(server.address) as anna:
            table = await anna.open_table("me", "me")
            async with await anna.socket(table) as socket:
                await socket.until_mine()
                chance = Random(1)
                for _ in range(30):
                    if not socket.table["mine"]:
                        await socket.wish(do="sit", seat=socket.table["waiting"][0])
                        await socket.until_mine()
                    await socket.answer_any(chance)
            return table

    async def prepare(server: Server, owner: Browser, copies: int) -> str:
        """A table of somebody's own, among so many others."""
        table, mine = await fill(server), await owner.open_table("me")
        server.stop()
        async with a_store(server.database) as store:
            await copy_table(store, table, copies)
        return mine

    async def first_answer(server: Server, browser: Browser, table: str) -> float:
        server.begin()
        async with await browser.socket(table) as socket:
            await socket.until_mine()
            await socket.answer_any(Random(2))
            seconds = processor_seconds(server.pid)
        server.stop()
        return seconds

    async def scenario(empty: Server, full: Server) -> list[tuple[float, float]]:
        async with Browser(empty.address) as anna, Browser(full.address) as bruno:
            here, there = await prepare(empty, anna, 0), await prepare(full, bruno, TABLES)
            return [
                (await first_answer(empty, anna, here), await first_answer(full, bruno, there))
                for _ in range(2)
            ]

    for name in ("empty", "full"):
        (tmp_path / name).mkdir()
    with served(tmp_path / "empty") as empty, served(tmp_path / "full") as full:
        times = run(scenario(empty, full))
    alone, among_many = (min(each) for each in zip(*times, strict=True))
    # Loading our own code, which takes a second more, does not depend on what is stored.
    assert among_many < max(1.0, 1.5 * alone), times  # a slow machine needs longer for an empty room as well


def processor_seconds(process: int) -> float:
    """What a process has worked so far: the time it takes on a machine that is its own."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_any_move_of_a_finished_game_of_six_is_shown_in_20_ms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Words, "strict", False)

    async def scenario() -> list[float]:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            live = await a_table(store, 6)
            await play_on(live, Random(6), 5000)
            async with live.reading() as play:
                assert play is not None
                assert play.over
                story = list(play.story or ())
                length = len(play.log)
            points = [round(length * share / 40) for share in range(41)]
            await jump(live, story, length)
            return [min([await jump(live, story, point) for _ in range(3)]) for point in points]

    slow = slowness()
    times = run(scenario())
    assert max(times) < 0.020 * slow, (statistics.median(times), max(times), slow)


def slowness() -> float:
    """How much slower than usual the machine is at the moment: usually the loop takes 40 ms at the most."""
    times = []
    for _ in range(3):
        begun = time.process_time()
        reference_loop()
        times.append(time.process_time() - begun)
    return max(1.0, min(times) / 0.040)


async def jump(live: LiveTable, story: list[Told], point: int) -> float:
    """Seconds of the processor from the wish to see a moment to the HTML of it."""
    begun = time.process_time()
    then = await live.at(point)
    told = [each for each in story if each.at <= point]
    scene = Scene(live.info, live.title, then, told, Reader(2, "en", 2), asks=False)
    context = scene.context() | {"replaying": True}
    for part in ("table_stage.html", "table_story.html"):
        render(part, context)
    return time.process_time() - begun
