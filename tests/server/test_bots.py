"""Bots at the table: in time, and whatever happens to them."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any

import pytest

from salotto.bots.greedy import GreedyBot
from salotto.kernel.decisions import Decision
from salotto.server.services import Services
from salotto.server.settings import Settings
from salotto.server.store.rows import ChatLine, JournalBatch
from salotto.server.tables.bots import (
    MINDS,
    REMEMBERED,
    Bots,
    Thought,
    plain_answer,
    remember,
    think,
    thought,
    urgency,
)
from salotto.server.tables.live import LiveTable
from salotto.server.tables.live_tables import LiveTables
from salotto.server.tables.watchdog import QUIET_SECONDS, STILL_SECONDS, Watchdog
from salotto.server.tables.workers import FIRST, LAST, WATCHED, WorkerLost
from tests.server.servers import PATIENCE
from tests.server.tables import a_store, an_info, run, the_same
from tests.titles.spook_manor.tables import in_round_one, play_to_round


@pytest.fixture(autouse=True)
def fresh_minds() -> None:
    """Nobody remembers what was thought in another test."""
    MINDS.clear()


@asynccontextmanager
async def a_table_with_bots(folder: Path) -> AsyncIterator[tuple[LiveTable, Bots]]:
    """Seat 0 is a person's, the others are bots'."""
    async with a_store(f"sqlite:///{folder / 'room.db'}") as store:
        info = an_info(3, bot="greedy")
        await store.open_table(info, "hash", {})
        room, bots = LiveTables(store), Bots(1, PATIENCE, pause=0.0)
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


# Trouble


class Troubled:
    """A bot that has no idea, or too many."""

    def __init__(self, level: str) -> None:
        self.level = level

    def hurry(self, seconds: float) -> None:
        pass

    def choose(self, play: object, decision: Decision) -> object:
        if self.level == "hard":
            raise RuntimeError("out of ideas")
        return decision.options[-1]


def test_when_a_bot_fails_a_plainer_one_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with a_table_with_bots(tmp_path) as (live, _), live.reading() as play:
            assert play is not None
            decision = play.decision(0)
            assert decision is not None
            monkeypatch.setattr("salotto.server.tables.bots.make_bot", lambda level, _: Troubled(level))
            key, problems = think(thought(play, 0, "hard"), PATIENCE)
            assert key == decision.keys[-1]
            assert problems == ["hard: RuntimeError('out of ideas')"]
            MINDS.clear()
            monkeypatch.setattr("salotto.server.tables.bots.make_bot", lambda *_: Troubled("hard"))
            key, problems = think(thought(play, 0, "hard"), PATIENCE)
            assert key in decision.keys
            assert len(problems) == 2
            assert plain_answer(thought(play, 0, "hard")) in decision.keys

    run(scenario())


def test_where_processes_die_of_a_question_a_plainer_bot_is_asked_before_anything_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with a_table_with_bots(tmp_path) as (live, bots):
            await until(lambda: live.info.asked == 0b001 and not bots.thinking)
            async with live.reading() as play:
                assert play is not None
                question = thought(play, 0, "hard")
            asked: list[str] = []

            async def ask(_: object, asks: Thought, *__: object) -> tuple[str, list[str]]:
                asked.append(asks.level)
                if asks.level in deadly:
                    raise WorkerLost("the process died")
                return "considered", []

            monkeypatch.setattr(bots.workers, "ask", ask)
            deadly, before = {"hard"}, bots.failures
            assert await bots.choose(question, live) == "considered"
            assert asked == ["hard", "greedy"]
            assert bots.failures == before + 1
            deadly = {"hard", "greedy"}
            assert await bots.choose(question, live) == plain_answer(question)

    run(scenario())


def test_40_questions_to_one_worker_are_all_answered_as_without_a_queue(tmp_path: Path) -> None:
    """40 tables, one worker, far more to think about than the time for one answer: none lost, none random."""

    async def scenario() -> None:
        async with a_table_with_bots(tmp_path) as (live, bots):
            await until(lambda: live.info.asked == 0b001)
            async with live.reading() as play:
                assert play is not None
                questions = [replace(thought(play, 0, "greedy"), seed=str(n), mind=str(n)) for n in range(40)]
            alone = [think(question, PATIENCE) for question in questions]
            bots.seconds = 0.05
            answers = await asyncio.gather(*(bots.choose(question, live) for question in questions))
            assert answers == [key for key, _ in alone]
            assert not any(problems for _, problems in alone)
            assert bots.failures == 0

    run(scenario())


def test_the_second_answer_of_a_move_costs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    play = play_to_round(in_round_one(2), 5)
    plan, thoughts = GreedyBot.plan, 0

    def counted(*arguments: Any) -> Any:
        nonlocal thoughts
        thoughts += 1
        return plan(*arguments)

    monkeypatch.setattr(GreedyBot, "plan", counted)
    moment = play.moment(0)
    for _ in range(2):
        assert play.moment(0) == moment
        play.answer(0, think(thought(play, 0, "greedy"), PATIENCE)[0])
    assert thoughts == 1
    for n in range(2 * REMEMBERED):
        remember(str(n), GreedyBot())
    assert len(MINDS) == REMEMBERED


def test_eight_tables_with_hard_bots_and_one_worker_all_go_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            room, bots = LiveTables(store), Bots(1, 0.2, pause=0.0)
            room.listeners.append(bots.wake)
            tables = []
            try:
                for _ in range(8):
                    info = an_info(3, bot="hard")
                    await store.open_table(info, info.id, {})
                    tables.append(await room.table(info.id))
                    await tables[-1].start()
                await until(lambda: all(live.info.asked == 0b001 for live in tables))
                assert bots.failures == 0
            finally:
                await bots.close()

    run(scenario())


def test_when_the_bots_process_dies_the_game_goes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_table_with_bots(tmp_path) as (live, bots):
            await until(lambda: live.info.asked == 0b001)
            for worker in bots.workers.alive:
                os.kill(worker.process.pid or 0, signal.SIGKILL)
            async with live.reading() as play:
                assert play is not None
                key = play.pending[0].keys[0]
            length = live.length
            await live.answer(0, key)
            await until(lambda: live.length > length + 2 and live.info.asked & 1)
            assert bots.failures == 1  # the process; no answer was lost with it

    run(scenario())


def test_a_bot_tries_again_when_its_answer_could_not_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with a_table_with_bots(tmp_path) as (live, bots):
            await until(lambda: live.info.asked == 0b001)
            keep, lost = live.store.append, 0

            async def fails_twice(id: str, step: JournalBatch) -> None:
                nonlocal lost
                if step.entries[0].seat != 0 and lost < 2:
                    lost += 1
                    raise OSError("no space left on device")
                await keep(id, step)

            monkeypatch.setattr(live.store, "append", fails_twice)
            async with live.reading() as play:
                assert play is not None
                key = play.pending[0].keys[0]
            await live.answer(0, key)
            await until(lambda: live.length > 5 and live.info.asked == 0b001 and not bots.thinking)
            assert lost == bots.failures == 2

    run(scenario())


# Who is served first


def test_bots_hurry_where_somebody_waits_and_idle_where_nobody_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_table_with_bots(tmp_path) as (live, _):
            live.visited = -inf
            assert urgency(live) == LAST
            live.watchers.add(onlooker := Looks(None))
            assert urgency(live) == WATCHED
            live.watchers.remove(onlooker)
            live.watchers.add(Looks(0))
            live.info = replace(live.info, asked=0b011)
            assert urgency(live) == WATCHED  # who looks is asked as well
            live.info = replace(live.info, asked=0b110)
            assert urgency(live) == FIRST
            live.watchers.clear()
            assert urgency(live) == LAST
            live.visited = time.monotonic()
            assert urgency(live) == FIRST  # somebody who comes by the API

    run(scenario())


class Looks:
    """Somebody who looks at a table."""

    pace = 1.0

    def __init__(self, seat: int | None) -> None:
        self.seat = seat

    def changed(self) -> None:
        pass

    def said(self, line: ChatLine) -> None:
        pass

    def came_or_went(self) -> None:
        pass


# The watchdog


def test_the_watchdog_wakes_bots_that_sleep_and_counts_that(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_table_with_bots(tmp_path) as (live, bots):
            await until(lambda: live.info.asked == 0b001)
            room = LiveTables(live.store)
            room.by_id[live.id] = live  # as if nobody had told the bots
            live._announce = lambda _: None
            healed: list[str] = []
            watchdog = Watchdog(room, bots, healed.append)
            async with live.reading() as play:
                assert play is not None
                key = play.pending[0].keys[0]
            await live.answer(0, key)
            await watchdog.look()
            assert healed == []  # they may just be about to begin
            live.moved -= STILL_SECONDS
            await watchdog.look()
            assert healed == ["asleep"]
            assert bots.thinking

    run(scenario())


def test_a_table_that_hears_of_the_others_in_the_end_was_not_out_of_step(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_table_with_bots(tmp_path) as (live, bots):
            await until(lambda: live.info.asked == 0b001 and not bots.thinking)
            room = LiveTables(live.store)
            room.by_id[live.id] = live
            live._announce = lambda _: None
            healed: list[str] = []
            watchdog = Watchdog(room, bots, healed.append)
            other = await the_same(live.store, live)
            async with other.reading() as play:
                assert play is not None
                key = play.pending[0].keys[0]
            await other.answer(0, key)
            live.moved -= QUIET_SECONDS
            await watchdog.look()
            assert await live.catch_up()  # the notice was on its way
            await watchdog.look()
            assert healed == []

    run(scenario())


def test_the_watchdog_notices_a_table_that_is_not_where_the_store_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_table_with_bots(tmp_path) as (live, bots):
            await until(lambda: live.info.asked == 0b001 and not bots.thinking)
            room = LiveTables(live.store)
            room.by_id[live.id] = live
            healed: list[str] = []
            watchdog = Watchdog(room, bots, healed.append)
            other = await the_same(live.store, live)  # it goes on without our hearing of it
            async with other.reading() as play:
                assert play is not None
                key = play.pending[0].keys[0]
            await other.answer(0, key)
            await watchdog.look()
            assert healed == []
            live.moved -= QUIET_SECONDS
            await watchdog.look()
            assert healed == []  # the other process may have told us just now
            await watchdog.look()
            assert healed == ["out-of-step"]
            await until(lambda: live.length > 5 and live.info.asked & 1)

    run(scenario())


def test_bots_that_thought_when_the_server_stopped_go_on_when_it_starts(tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path / 'room.db'}", bot_processes=1, bot_pause=0.0)
        async with a_store(settings.database) as store:
            info = an_info(3, bot="greedy")
            await store.open_table(info, "hash", {})
            live = await LiveTables(store).table(info.id)
            await live.start()
            assert live.info.asked & 0b110
        services = await Services.open(settings)
        try:
            await until(lambda: info.id in services.tables.by_id)
            await until(lambda: services.tables.by_id[info.id].info.asked == 0b001)
        finally:
            await services.close()

    run(scenario())
