"""Group commit: what waits for the disk at the same moment is put on it together.

With one file and one writer the disk's own time is the bottleneck. While one transaction is being synced the
next wishes gather, and share the following one. Should one of them fail, which is rare, nothing of that
transaction stays and each is tried again by itself. Nobody is told anything before the commit that holds it.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from itertools import groupby
from operator import attrgetter
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

S = TypeVar("S")
T = TypeVar("T")

MOST = 64
"""Jobs that share a transaction at most, so that the first of them does not wait for long."""
GATHER_SECONDS = 0.005
"""How long the next wishes are waited for where there are many: one sync of the disk does for all of them."""


class Job(NamedTuple):
    """Some work on the database, which can be done again, and who waits for its result."""

    work: Callable[[Connection, list[Any]], list[Any]]
    """Does the same for several things: those of the jobs that follow one another, for a list of results."""
    thing: Any
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class Batches:
    """One thread that works off jobs, many in a transaction."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()
        """What is to be done; None at the end."""
        self._closed = False
        self._thread = threading.Thread(target=self._work_off, name="store", daemon=True)
        self._thread.start()

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do some work; it is on disk when this returns."""
        return await self.run_together(_each, work)

    async def run_together(self, work: Callable[[Connection, list[S]], list[T]], thing: S) -> T:
        """Do some work with a thing, at one go with the things of others who want the same done."""
        if self._closed:
            raise RuntimeError("the store is closed")
        loop = asyncio.get_running_loop()
        job = Job(work, thing, loop, loop.create_future())
        self._waiting.put(job)
        result: T = await job.done
        return result

    def close(self) -> None:
        """Finish what was begun."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)
        self._thread.join()

    def _work_off(self) -> None:
        crowded = False
        while (job := self._waiting.get()) is not None:
            if crowded:
                time.sleep(GATHER_SECONDS)
            batch = [job]
            while len(batch) < MOST:
                try:
                    job = self._waiting.get_nowait()
                except Empty:
                    break
                if job is None:
                    self._waiting.put(None)
                    break
                batch.append(job)
            crowded = len(batch) > 1
            results = self._commit(batch)
            batch[0].loop.call_soon_threadsafe(_tell, batch, results)

    def _commit(self, batch: list[Job]) -> list[Any]:
        """The result of each job, or the exception that undid it; one that fails takes no other with it."""
        results: list[Any] = []
        try:
            with self._engine.begin() as connection:
                for work, jobs in groupby(batch, key=attrgetter("work")):
                    results += work(connection, [job.thing for job in jobs])
            return results
        except Exception as error:
            if len(batch) == 1:
                return [error]
        return [result for job in batch for result in self._commit([job])]


def _each(connection: Connection, works: list[Callable[[Connection], T]]) -> list[T]:
    return [work(connection) for work in works]


def _tell(batch: list[Job], results: list[Any]) -> None:
    for job, result in zip(batch, results, strict=True):
        if job.done.done():
            continue
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)
