"""Processes that think: nothing is lost, nobody is cancelled for another, and tables are served in turn."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from salotto.server.tables.slots import Slots
from salotto.server.tables.workers import (
    AGES,
    FIRST,
    FORKS,
    LAST,
    WATCHED,
    Job,
    Worker,
    WorkerLost,
    Workers,
    WorkFailed,
    work_off,
)
from tests.server import worker_tasks as tasks
from tests.server.servers import PATIENCE
from tests.server.tables import run


@asynccontextmanager
async def some_workers(processes: int = 1, **more: Any) -> AsyncIterator[tuple[Workers, Counter[str]]]:
    """Workers, and the reasons of their failures."""
    failures: Counter[str] = Counter()
    workers = Workers(processes, lambda reason: failures.update([reason]), **more)
    try:
        async with asyncio.timeout(PATIENCE):
            yield workers, failures
    finally:
        await workers.close()


def test_of_40_questions_to_one_worker_each_gets_its_own_answer_however_long_it_waits() -> None:
    async def scenario() -> None:
        async with some_workers() as (workers, failures):
            # Each takes longer than a fortieth of the time that one may think.
            asked = [workers.ask(tasks.dawdle, 0.02 + n / 10_000, 0.1, str(n)) for n in range(40)]
            assert await asyncio.gather(*asked) == [0.02 + n / 10_000 for n in range(40)]
            assert not failures
            assert workers.waiting == 0

    run(scenario())


def test_workers_of_several_servers_share_their_slots_and_a_slot_outlives_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        slots = Slots(tmp_path, 1)
        async with some_workers(slots=slots) as (one, _), some_workers(slots=slots) as (other, _):
            await asyncio.gather(one.ask(tasks.echo, 1, 5), other.ask(tasks.echo, 1, 5))
            asked = [pool.ask(tasks.thinking, str(tmp_path), 5) for pool in (one, other) for _ in range(5)]
            assert await asyncio.gather(*asked) == [1] * 10
            dead = Slots(tmp_path, 1)
            taken = await dead.take()
            waiting = asyncio.create_task(one.ask(tasks.echo, "at last", 5))
            await asyncio.sleep(0.1)
            assert not waiting.done()
            dead.give_back(taken)
            assert await waiting == "at last"

    run(scenario())


def test_a_worker_that_dies_is_replaced_and_its_question_asked_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with some_workers() as (workers, failures):
            answers = await asyncio.gather(
                workers.ask(tasks.die_once, str(tmp_path / "died"), 5),
                *(workers.ask(tasks.echo, n, 5, str(n)) for n in range(8)),
            )
            assert answers == ["alive", *range(8)]
            assert failures == {"died": 1}

    run(scenario())


def test_a_worker_that_dies_while_idle_costs_nobody_an_answer() -> None:
    async def scenario() -> None:
        async with some_workers() as (workers, failures):
            pid = await workers.ask(tasks.who, None, 5)
            os.kill(pid, signal.SIGKILL)
            assert await workers.ask(tasks.echo, "still here", 5) == "still here"
            assert failures == {"died": 1}

    run(scenario())


@pytest.mark.parametrize("when", ["before it is ready", "while it thinks"])
def test_a_worker_whose_server_is_gone_ends_in_peace(when: str) -> None:
    ours, theirs = FORKS.Pipe()
    if when == "before it is ready":
        ours.close()
    worker = FORKS.Process(target=work_off, args=(theirs, 0))
    worker.start()
    theirs.close()
    if when == "while it thinks":
        ours.send((tasks.dawdle, 0.2, 5))
        ours.close()  # with the answer that it is ready unread: the pipe is torn, not ended
    worker.join(PATIENCE)
    assert worker.exitcode == 0


def test_when_no_process_can_be_forked_it_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when the process that the workers are forked from was killed while it forked one."""
    failing = [EOFError("unexpected EOF"), ConnectionRefusedError(), OSError("too many open files")]
    start = Worker.__init__

    def reluctant(worker: Worker, niceness: int) -> None:
        if failing:
            raise failing.pop()
        start(worker, niceness)

    async def scenario() -> None:
        async with some_workers() as (workers, failures):
            monkeypatch.setattr(Worker, "__init__", reluctant)
            assert await asyncio.gather(*(workers.ask(tasks.echo, n, 5) for n in range(3))) == [0, 1, 2]
            assert failures == {"start": 3}

    run(scenario())


def test_whatever_goes_wrong_with_a_question_the_next_one_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> None:
        async with some_workers() as (workers, failures):
            with monkeypatch.context() as broken:
                broken.setattr(workers, "_clock", lambda _: 1 / 0)
                with pytest.raises(WorkerLost):
                    await workers.ask(tasks.echo, "lost", 5)
            assert await workers.ask(tasks.echo, "still here", 5) == "still here"
            assert failures == {"died": 1}

    run(scenario())


def test_a_worker_that_hangs_is_replaced_and_its_question_asked_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with some_workers(hangs=0.3) as (workers, failures):
            await workers.ask(tasks.echo, "loaded", 5)
            assert await workers.ask(tasks.hang_once, str(tmp_path / "hung"), 0.1) == "alive"
            assert failures == {"hung": 1}

    run(scenario())


def test_a_question_that_workers_die_of_is_given_up_and_takes_no_other_with_it() -> None:
    async def scenario() -> None:
        async with some_workers() as (workers, failures):
            deadly = asyncio.create_task(workers.ask(tasks.die, None, 5))
            assert await asyncio.gather(*(workers.ask(tasks.echo, n, 5) for n in range(5))) == [*range(5)]
            with pytest.raises(WorkerLost):
                await deadly
            assert failures == {"died": 2}

    run(scenario())


def test_who_counts_for_ever_is_stopped_and_the_worker_lives_on() -> None:
    async def scenario() -> None:
        async with some_workers(hangs=PATIENCE) as (workers, failures):  # on a busy machine it counts slowly
            pid = await workers.ask(tasks.who, None, 5)
            with pytest.raises(WorkFailed) as failed:
                await workers.ask(tasks.count_for_ever, None, 0.1)
            assert failed.value.kind == "OutOfTime"
            assert await workers.ask(tasks.who, None, 5) == pid
            assert not failures

    run(scenario())


@pytest.mark.parametrize(("task", "told"), [(tasks.raise_error, "ValueError"), (tasks.unspeakable, "Error")])
def test_what_goes_wrong_in_a_worker_is_told_to_who_asked(task: Any, told: str) -> None:
    async def scenario() -> None:
        async with some_workers() as (workers, _):
            with pytest.raises(WorkFailed) as failed:
                await workers.ask(task, "why not", 5)
            assert told in failed.value.kind
            assert await workers.ask(tasks.echo, "next", 5) == "next"

    run(scenario())


def test_who_leaves_the_queue_is_not_thought_for() -> None:
    async def scenario() -> None:
        async with some_workers() as (workers, _):
            slow = asyncio.create_task(workers.ask(tasks.dawdle, 0.3, 5))
            leaving = asyncio.create_task(workers.ask(tasks.dawdle, 20.0, 5))
            await asyncio.sleep(0.05)
            leaving.cancel()
            begun = time.monotonic()
            assert await workers.ask(tasks.echo, "mine", 5) == "mine"
            assert await slow == 0.3
            assert time.monotonic() - begun < 15

    run(scenario())


def test_those_who_wait_at_the_end_are_told() -> None:
    async def scenario() -> None:
        async with some_workers() as (workers, _):
            waiting = [asyncio.create_task(workers.ask(tasks.dawdle, 30.0, 60)) for _ in range(3)]
            await asyncio.sleep(0.05)
            begun = time.monotonic()
            await workers.close()
            ends = await asyncio.gather(*waiting, return_exceptions=True)
            assert all(isinstance(end, asyncio.CancelledError) for end in ends)
            assert time.monotonic() - begun < 15
            with pytest.raises(WorkerLost):
                await workers.ask(tasks.echo, "too late", 5)

    run(scenario())


# Who comes first


async def order(*asked: tuple[str, int]) -> list[str]:
    """The queues in the order in which one worker serves them, when all ask at once."""
    served: list[str] = []

    async with some_workers() as (workers, _):

        async def ask(queue: str, urgency: int) -> None:
            await workers.ask(tasks.echo, queue, 5, queue, lambda: urgency)
            served.append(queue)

        await asyncio.gather(*(ask(queue, urgency) for queue, urgency in asked))
    return served


def test_tables_are_served_in_turn_not_by_who_asks_most() -> None:
    greedy = [("many", FIRST)] * 4
    assert run(order(*greedy, ("one", FIRST), ("other", FIRST))) == ["many", "one", "other"] + ["many"] * 3


def test_where_somebody_waits_comes_first_and_where_nobody_is_last() -> None:
    asked = [
        ("nobody", LAST),
        ("watched", WATCHED),
        ("waits", FIRST),
        ("nobody either", LAST),
        ("waits too", FIRST),
    ]
    assert run(order(*asked)) == ["waits", "waits too", "watched", "nobody", "nobody either"]


def test_where_nobody_is_the_turn_comes_too_in_the_end() -> None:
    async def scenario() -> None:
        old = Job(tasks.echo, None, 5, lambda: LAST, asyncio.get_running_loop().create_future())
        assert old.urgent() == LAST
        old.since -= AGES + 1
        assert old.urgent() == WATCHED

    run(scenario())


def test_a_worker_is_left_for_those_who_are_there() -> None:
    async def scenario() -> None:
        async with some_workers(2) as (workers, _):
            await asyncio.gather(*(workers.ask(tasks.dawdle, 0.05, 5) for _ in range(2)))
            unwatched = [
                asyncio.create_task(workers.ask(tasks.dawdle, 1.0, 5, str(n), lambda: LAST)) for n in range(2)
            ]
            await asyncio.sleep(0.2)
            assert workers.waiting == 1
            begun = time.monotonic()
            assert await workers.ask(tasks.echo, "here", 5) == "here"
            waited = time.monotonic() - begun
            assert not all(task.done() for task in unwatched)
            assert waited < 1.0
            await asyncio.gather(*unwatched)

    run(scenario())


def test_the_more_wait_the_shorter_one_may_think() -> None:
    async def scenario() -> None:
        async with some_workers() as (workers, _):
            clocks = await asyncio.gather(*(workers.ask(tasks.clock, None, 4.0, str(n)) for n in range(41)))
            assert clocks[0] == pytest.approx(4 / 11)
            assert clocks == sorted(clocks)
            assert clocks[-1] == 4.0

    run(scenario())
