"""Bots at the table: they think in processes of their own, within a time limit, and nobody waits for them.

A bot is handed what its own play can be rebuilt from, and looks at it only through `Play.imagine`. When one
fails or takes too long, a plain legal answer is given instead, and the log says so.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from random import Random
from typing import Any

from salotto.bots import make_bot
from salotto.bots.hint import Hint, hint
from salotto.kernel.decisions import key_of
from salotto.kernel.play import Choice, Play, Refused
from salotto.kernel.title import Table
from salotto.registry import title as find_title
from salotto.registry import titles
from salotto.server.journal import needed, revive, to_mark
from salotto.server.live import LiveTable
from salotto.server.rows import Mark

log = logging.getLogger(__name__)

GRACE = 2.0
"""Seconds after a bot's own limit when we stop waiting for its process."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot needs in order to think, as it travels to its process."""

    table: Table
    marks: tuple[Mark, ...]
    log: tuple[Choice, ...]
    seat: int
    level: str
    seed: str
    seconds: float


def thought(play: Play[Any], seat: int, level: str, seconds: float) -> Thought:
    """A seat's question, packed."""
    checkpoints = play.checkpoints()[needed(play.checkpoints()) :]
    return Thought(
        play.table,
        tuple(to_mark(mark) for mark in checkpoints),
        tuple(play.log),
        seat,
        level,
        f"{play.table.seed}/{seat}/{len(play.log)}",
        seconds,
    )


class OutOfTime(Exception):
    """The bot has thought for too long."""


def think(question: Thought) -> tuple[str, str]:
    """In the bot's process: the key it chooses, and what went wrong, if anything did."""
    title = find_title(question.table.title)
    play = revive(title, question.table, question.marks, list(question.log))
    decision = play.decision(question.seat)
    if decision is None:
        raise ValueError(f"seat {question.seat} is not being asked")
    signal.setitimer(signal.ITIMER_REAL, question.seconds)
    try:
        chosen = make_bot(question.level, question.seed).choose(play, decision)
        return key_of(chosen), ""
    except Exception as error:
        return key_of(Random(question.seed).choice(decision.options)), repr(error)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def think_of_hints(question: Thought) -> list[Hint]:
    """In a bot's process: what a person might answer."""
    title = find_title(question.table.title)
    play = revive(title, question.table, question.marks, list(question.log))
    signal.setitimer(signal.ITIMER_REAL, question.seconds)
    try:
        return hint(play, question.seat, seed=question.seed)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def begin_process() -> None:
    """A bot's process: load the titles, obey the clock, leave the keyboard to the server, and die with it."""

    def alarm(*_: object) -> None:
        raise OutOfTime("out of time")

    def die_with_parent() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(0)

    signal.signal(signal.SIGALRM, alarm)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=die_with_parent, daemon=True).start()
    titles()


class Bots:
    """All the bots of this process's tables."""

    def __init__(self, processes: int, seconds: float, pause: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self.pause = pause
        self.failures = 0
        self._pool = self._new_pool()
        self._busy: dict[tuple[str, int], asyncio.Task[None]] = {}

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, context, begin_process)

    @property
    def thinking(self) -> int:
        """How many seats bots are thinking for."""
        return len(self._busy)

    async def close(self) -> None:
        """Stop thinking."""
        for task in self._busy.values():
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    def wake(self, live: LiveTable) -> None:
        """A table has changed: the bots that are asked something begin to think."""
        for seat in live.info.seats:
            if seat.bot and live.info.asked >> seat.seat & 1 and (live.id, seat.seat) not in self._busy:
                task = asyncio.create_task(self._serve(live, seat.seat))
                self._busy[live.id, seat.seat] = task

    async def _serve(self, live: LiveTable, seat: int) -> None:
        """Answer for a seat as long as it is asked."""
        try:
            while await self._one_answer(live, seat):
                pass
        except Exception:
            log.exception("a bot gave up", extra={"table": live.id, "seat": seat})
        finally:
            del self._busy[live.id, seat]

    async def _one_answer(self, live: LiveTable, seat: int) -> bool:
        begun = time.monotonic()
        async with live.reading() as play:
            level = live.info.seats[seat].bot
            if play is None or level is None or play.decision(seat) is None:
                return False
            revision = live.revisions[seat]
            question = thought(play, seat, level, self.seconds)
        key = await self.choose(question)
        await asyncio.sleep(max(0.0, begun + self.pause - time.monotonic()))
        if live.info.seats[seat].bot is None:
            return False
        try:
            await live.answer(seat, key, revision)
        except Refused as refused:
            log.debug("a bot's answer came too late: %s", refused)
        return True

    async def hint(self, live: LiveTable, seat: int) -> list[Hint]:
        """The answers worth giving for a person who is being asked, the best first."""
        async with live.reading() as play:
            if play is None or play.decision(seat) is None:
                return []
            question = thought(play, seat, "hint", self.seconds)
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(
                loop.run_in_executor(self._pool, think_of_hints, question), self.seconds + GRACE
            )
        except (TimeoutError, BrokenProcessPool, OutOfTime) as error:
            self.failures += 1
            log.warning("no hint: %r", error, extra={"seat": seat})
            return []

    async def choose(self, question: Thought) -> str:
        """A legal answer, in time, come what may."""
        pool = self._pool
        try:
            loop = asyncio.get_running_loop()
            key, problem = await asyncio.wait_for(
                loop.run_in_executor(pool, think, question), self.seconds + GRACE
            )
        except (TimeoutError, BrokenProcessPool) as error:
            problem = repr(error)
            if self._pool is pool:
                pool.shutdown(wait=False, cancel_futures=True)
                self._pool = self._new_pool()
            key, _ = await asyncio.to_thread(plain_answer, question)
        if problem:
            self.failures += 1
            log.warning("bot %s failed: %s", question.level, problem, extra={"seat": question.seat})
        return key


def plain_answer(question: Thought) -> tuple[str, str]:
    """Any legal answer, without thinking."""
    title = find_title(question.table.title)
    play = revive(title, question.table, question.marks, list(question.log))
    decision = play.decision(question.seat)
    assert decision is not None
    return key_of(Random(question.seed).choice(decision.options)), ""
