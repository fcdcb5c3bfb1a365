"""Processes that think, and the queue before them.

Only thinking is timed, never waiting. A worker that dies or hangs is replaced and its question asked again;
nobody's work is cancelled for another's. Each table has a queue of its own and they are served in turn, those
first where somebody waits.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from salotto.registry import titles
from salotto.server.tables.slots import Slots

log = logging.getLogger(__name__)

FIRST, WATCHED, LAST = 0, 1, 2
"""How urgent a question is: somebody waits for the answer, somebody looks on, nobody is there."""
AGES = 20.0
"""Seconds after which a question that nobody looks at is as urgent as one that somebody looks at."""
TRIES = 2
"""How often a question is asked whose worker dies or hangs."""
ALARM = 2.0
"""Seconds of the processor beyond the clock after which a worker breaks off by itself."""
HANGS = 10.0
"""Seconds beyond twice the clock after which a worker that has not answered is believed to hang."""
START_SECONDS = 60.0
"""How long a new process may take to load everything."""
RESTART_SECONDS = 5.0
"""The longest pause between two attempts to start a process that does not start."""
CROWD = 4.0
"""So many questions that wait for each worker halve the time that one may think."""
LEAST_CLOCK = 0.3
"""Seconds that one may always think."""
READY = "ready"

FORKS = multiprocessing.get_context("forkserver")
WORKSHOP = ["salotto.server.tables.workshop"]
"""What the process has loaded that workers are forked from."""
FORKS.set_forkserver_preload(WORKSHOP)

Work = Callable[[Any, float], Any]
"""What is done in a worker: it gets a question and how many seconds there are."""


class OutOfTime(Exception):
    """A worker has thought for too long."""


class WorkFailed(Exception):
    """What was done in a worker raised an exception; `kind` is its name."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


class WorkerLost(Exception):
    """Every worker that was asked has died or hung."""


# In the worker's process


def work_off(connection: Connection, niceness: int) -> None:
    """A worker's life: load the titles, then answer one question after the other until the server is gone."""
    _leave_the_keyboard_to_the_server()
    threading.Thread(target=_die_with_parent, daemon=True).start()
    signal.signal(signal.SIGPROF, _alarm)
    os.nice(niceness)
    titles()
    with suppress(EOFError, ConnectionError):  # also when it goes while we are being started
        connection.send(READY)
        while True:
            work, question, clock = connection.recv()
            connection.send_bytes(_attempt(work, question, clock))


def _attempt(work: Work, question: Any, clock: float) -> bytes:
    """The result, or name and text of the exception; the processor's time counts, not the clock's."""
    try:
        signal.setitimer(signal.ITIMER_PROF, clock + ALARM)
        try:
            return pickle.dumps((True, work(question, clock)))
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
    except Exception as error:
        return pickle.dumps((False, (type(error).__name__, repr(error))))


def _alarm(*_: object) -> None:
    raise OutOfTime("out of time")


def _leave_the_keyboard_to_the_server() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


# In the server


@dataclass(slots=True)
class Job:
    """A question that waits for a worker."""

    work: Work
    question: Any
    seconds: float
    urgency: Callable[[], int]
    done: asyncio.Future[Any]
    since: float = field(default_factory=time.monotonic)
    tries: int = 0

    def urgent(self) -> int:
        """How urgent it is by now."""
        urgency = self.urgency()
        return WATCHED if urgency == LAST and time.monotonic() - self.since > AGES else urgency


class Worker:
    """One process and the pipe to it."""

    def __init__(self, niceness: int) -> None:
        self._pipe, theirs = FORKS.Pipe()
        self.process: BaseProcess = FORKS.Process(target=work_off, args=(theirs, niceness), daemon=True)
        try:
            self.process.start()
        except BaseException:
            self._pipe.close()
            raise
        finally:
            theirs.close()  # so that the pipe ends when the process does

    def wait_until_ready(self) -> None:
        """Block until everything is loaded; EOFError when the process died of it."""
        self._pipe.recv()

    def ask(self, work: Work, question: Any, clock: float) -> tuple[bool, Any]:
        """Block until the answer is here; EOFError or OSError when the process died."""
        self._pipe.send((work, question, clock))
        answer: tuple[bool, Any] = self._pipe.recv()
        return answer

    def kill(self) -> None:
        """End it, whatever it does; who waits for it is told by the pipe."""
        with suppress(ValueError, OSError):
            self.process.kill()

    def bury(self) -> None:
        """Leave nothing behind of a process that is dead or dying."""
        self.kill()
        self.process.join(5)
        with suppress(OSError):  # two who bury it at once close it twice
            self._pipe.close()


class Workers:
    """So many processes, and the questions that wait for them."""

    def __init__(
        self,
        processes: int,
        count: Callable[[str], None] = lambda _: None,
        niceness: int = 0,
        hangs: float = HANGS,
        crowd: float = CROWD,
        slots: Slots | None = None,
    ) -> None:
        """`count` is told the reason of every failure; `slots` are shared with other processes that think."""
        self.processes = processes
        self._slots = slots
        self._crowd = crowd
        self.alive: set[Worker] = set()
        self._count = count
        self._niceness = niceness
        self._hangs = hangs
        self._queues: dict[str, deque[Job]] = {}
        """What waits at each table; the table that was served last is the last."""
        self._news = asyncio.Event()
        self._last_running = 0
        self._threads = ThreadPoolExecutor(processes, "workers")
        self._runners: list[asyncio.Task[None]] = []
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return sum(len(jobs) for jobs in self._queues.values())

    async def ask(
        self,
        work: Work,
        question: Any,
        seconds: float,
        queue: str = "",
        urgency: Callable[[], int] = lambda: FIRST,
    ) -> Any:
        """What a worker makes of a question, however long it must wait for its turn.

        WorkFailed when the work raised an exception, WorkerLost when every worker that tried died or hung.
        """
        if self._closed:
            raise WorkerLost("the workers are closed")
        if not self._runners:
            self._runners = [asyncio.create_task(self._serve()) for _ in range(self.processes)]
        job = Job(work, question, seconds, urgency, asyncio.get_running_loop().create_future())
        self._queues.setdefault(queue, deque()).append(job)
        self._news.set()
        return await job.done

    async def close(self) -> None:
        """Stop thinking: who still waits is told that no answer will come."""
        self._closed = True
        for runner in self._runners:
            runner.cancel()
        for worker in self.alive:
            worker.kill()
        await asyncio.gather(*self._runners, return_exceptions=True)
        for jobs in self._queues.values():
            for job in jobs:
                job.done.cancel()
        self._queues.clear()
        await asyncio.to_thread(self._threads.shutdown)

    # The queue

    def _most_urgent(self) -> tuple[str, int] | None:
        """The queue whose turn it is: of the most urgent ones, that of the table served longest ago.

        Where there are several workers, one is always left for those who are there.
        """
        found, least = None, LAST + 1
        if self._last_running >= max(1, self.processes - 1):
            least = LAST
        for queue, jobs in self._queues.items():
            urgency = jobs[0].urgent()
            if urgency < least:
                found, least = queue, urgency
                if urgency == FIRST:
                    break
        return None if found is None else (found, least)

    def _pick(self) -> tuple[Job, int] | None:
        """The next question, and how urgent it is."""
        next_one = self._most_urgent()
        if next_one is None:
            return None
        queue, urgency = next_one
        jobs = self._queues.pop(queue)
        job = jobs.popleft()
        if jobs:
            self._queues[queue] = jobs
        return job, urgency

    async def _something_to_do(self) -> None:
        """Wait until there is a question that may be taken up."""
        while self._most_urgent() is None:
            self._news.clear()
            await self._news.wait()

    # The workers

    async def _serve(self) -> None:
        """One worker after the other, as long as there is a server."""
        worker: Worker | None = None
        try:
            while True:
                await self._something_to_do()
                taken = await self._slots.take() if self._slots else None
                try:
                    picked = self._pick()  # others may have been quicker while we waited for a slot
                    if picked is not None and not picked[0].done.done():  # who asked may be gone
                        worker = await self._work_off(worker, *picked)
                finally:
                    if self._slots and taken is not None:
                        self._slots.give_back(taken)
        finally:
            self._drop(worker)

    async def _work_off(self, worker: Worker | None, job: Job, urgency: int) -> Worker | None:
        """Let a worker, or a new one, answer a question."""
        self._last_running += urgency == LAST
        try:
            return await self._answer(worker or await self._start(), job)
        except asyncio.CancelledError:
            job.done.cancel()
            raise
        except Exception as error:  # one question costs nobody else the worker
            self._count("died")
            log.exception("a question to a bot's process failed")
            self._drop(worker)
            self._fail(job, WorkerLost(repr(error)))
            return None
        finally:
            self._last_running -= urgency == LAST
            self._news.set()

    async def _start(self) -> Worker:
        """A fresh worker that has loaded everything; tried again until it succeeds."""
        pause = 0.1
        while True:
            worker: Worker | None = None
            try:
                worker = await asyncio.to_thread(Worker, self._niceness)
                self.alive.add(worker)
                await self._in_thread(worker, START_SECONDS, worker.wait_until_ready)
                return worker
            except (EOFError, OSError) as error:  # also of the process that the others are forked from
                self._drop(worker)
                self._count("start")
                log.error("a bot's process did not start: %r", error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, RESTART_SECONDS)
            except asyncio.CancelledError:
                self._drop(worker)
                raise

    async def _answer(self, worker: Worker, job: Job) -> Worker | None:
        """Let a worker answer; None when it did not survive that."""
        job.tries += 1
        clock = self._clock(job)
        limit = (2 * clock + self._hangs) * job.tries
        begun = time.monotonic()
        try:
            done, result = await self._in_thread(worker, limit, worker.ask, job.work, job.question, clock)
        except (EOFError, OSError):
            self._lost(job, "hung" if time.monotonic() - begun >= limit else "died")
            self._drop(worker)
            return None
        except asyncio.CancelledError:
            self._drop(worker)
            raise
        except Exception as error:  # a question that cannot be sent, an answer that cannot be read
            self._drop(worker)
            self._fail(job, WorkFailed(type(error).__name__, repr(error)))
            return None
        if done and not job.done.done():
            job.done.set_result(result)
        elif not done:
            self._fail(job, WorkFailed(*result))
        return worker

    def _clock(self, job: Job) -> float:
        """How long one may think: the more others wait, the less, so that all tables go on."""
        return max(
            min(job.seconds, LEAST_CLOCK), job.seconds / (1 + self.waiting / (self._crowd * self.processes))
        )

    def _lost(self, job: Job, reason: str) -> None:
        """A worker is lost: its question goes back to the head of the queue, unless it has cost too many."""
        self._count(reason)
        log.error("a bot's process %s; it is replaced", reason, extra={"tries": job.tries})
        if job.tries >= TRIES:
            self._fail(job, WorkerLost(f"the process {reason}"))
        else:
            self._queues = {f"again/{id(job)}": deque([job]), **self._queues}
            self._news.set()

    def _fail(self, job: Job, error: Exception) -> None:
        if not job.done.done():
            job.done.set_exception(error)

    def _drop(self, worker: Worker | None) -> None:
        if worker is None:
            return
        self.alive.discard(worker)
        worker.kill()
        threading.Thread(target=worker.bury, daemon=True).start()

    async def _in_thread(
        self, worker: Worker, limit: float, call: Callable[..., Any], *arguments: Any
    ) -> Any:
        """Block in a thread; a worker that takes longer than the limit is killed, which ends the waiting."""
        loop = asyncio.get_running_loop()
        deadline = loop.call_later(limit, worker.kill)
        try:
            return await loop.run_in_executor(self._threads, call, *arguments)
        finally:
            deadline.cancel()
