"""Bots at the table: in time, and whatever happens to them."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from salotto.server.bots import Bots, plain_answer, think, thought
from salotto.server.live import LiveTable, Room
from tests.server.servers import PATIENCE
from tests.server.tables import a_store, an_info, run


@asynccontextmanager
async def a_table_with_bots(folder: Path) -> AsyncIterator[tuple[LiveTable, Bots]]:
    """Seat 0 is a person's, the others are bots'."""
    async with a_store(f"sqlite:///{folder / 'room.db'}") as store:
        info = an_info(3, bot="greedy")
        await store.open_table(info, "hash", {})
        room, bots = Room(store), Bots(1, PATIENCE, pause=0.0)
        room.listeners.append(bots.wake)
        try:
            live = await room.table(info.id)
            await live.start()
            yield live, bots
        finally:
            await bots.close()


async def until(condition: object) -> None:
    assert callable(condition)
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def test_bots_answer_by_themselves_and_a_person_gets_a_hint(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_table_with_bots(tmp_path) as (live, bots):
            await until(lambda: live.info.asked == 0b001)
            best, *_ = await bots.hint(live, 0)
            await live.answer(0, best.key)
            await until(lambda: live.length > 5 and live.info.asked == 0b001 and not bots.thinking)
            assert bots.failures == 0
            assert await bots.hint(live, 1) == []

    run(scenario())


def test_the_event_loop_goes_on_while_bots_think(tmp_path: Path) -> None:
    async def longest_wait(folder: Path) -> float:
        async with a_table_with_bots(folder) as (live, bots):
            longest, then = 0.0, time.perf_counter()
            while bots.thinking or live.info.asked != 0b001:
                await asyncio.sleep(0.001)
                now = time.perf_counter()
                longest, then = max(longest, now - then), now
            return longest

    folders = [tmp_path / name for name in "abc"]  # a busy machine may hold everything up for a while
    for folder in folders:
        folder.mkdir()
    assert any(run(longest_wait(folder)) < 1.0 for folder in folders)  # starting the process takes longer


@pytest.mark.parametrize("trouble", ["raises", "sleeps"])
def test_a_bot_in_trouble_gives_a_plain_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    """In the bot's process; the signal is the one that the process sets up for itself."""

    class Troubled:
        def choose(self, play: object, decision: object) -> object:
            if trouble == "raises":
                raise RuntimeError("out of ideas")
            time.sleep(5)
            return None

    async def scenario() -> None:
        async with a_table_with_bots(tmp_path) as (live, _), live.reading() as play:
            assert play is not None
            question = thought(play, 0, "greedy", 0.1 if trouble == "sleeps" else PATIENCE)
            keys = play.decision(0)
            assert keys is not None
            key, problem = think(question)
            assert key in keys.keys
            assert ("out of ideas" if trouble == "raises" else "OutOfTime") in problem
            assert plain_answer(question)[0] in keys.keys

    from salotto.server.bots import OutOfTime

    def alarm(*_: object) -> None:
        raise OutOfTime("out of time")

    before = signal.signal(signal.SIGALRM, alarm)
    monkeypatch.setattr("salotto.server.bots.make_bot", lambda *_: Troubled())
    try:
        run(scenario())
    finally:
        signal.signal(signal.SIGALRM, before)


def test_when_the_bots_process_dies_the_game_goes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_table_with_bots(tmp_path) as (live, bots):
            await until(lambda: live.info.asked == 0b001)
            for process in list(bots._pool._processes.values()):
                os.kill(process.pid or 0, signal.SIGKILL)
            async with live.reading() as play:
                assert play is not None
                key = play.pending[0].keys[0]
            length = live.length
            await live.answer(0, key)
            await until(lambda: live.length > length + 2 and live.info.asked & 1)

    run(scenario())
