"""Group commit: what waits for the disk at the same moment is put on it together.

With one file and one writer the disk's own time is the bottleneck. While one transaction is being synced the
next wishes gather, and share the following one. Should one of them fail, which is rare, nothing of that
transaction stays and each is tried again by itself. Nobody is told anything before the commit that holds it.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")

MOST = 64
"""Jobs that share a transaction at most, so that the first of them does not wait for long."""


class Job(NamedTuple):
    """Some work on the database, which can be done again, and who waits for its result."""

    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class Batches:
    """One thread that works off jobs, many in a transaction."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "store")
        self._waiting: list[Job] = []
        self._busy = False
        self._lock = threading.Lock()

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do some work; it is on disk when this returns."""
        loop = asyncio.get_running_loop()
        job = Job(work, loop, loop.create_future())
        with self._lock:
            self._waiting.append(job)
            if not self._busy:
                self._busy = True
                self._thread.submit(self._work_off)
        result: T = await job.done
        return result

    def close(self) -> None:
        """Finish what was begun."""
        self._thread.shutdown()

    def _work_off(self) -> None:
        while True:
            with self._lock:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                if not batch:
                    self._busy = False
                    return
            results = self._commit(batch)
            batch[0].loop.call_soon_threadsafe(_tell, batch, results)

    def _commit(self, batch: list[Job]) -> list[Any]:
        """The result of each job, or the exception that undid it; one that fails takes no other with it."""
        try:
            with self._engine.begin() as connection:
                return [job.work(connection) for job in batch]
        except Exception as error:
            if len(batch) == 1:
                return [error]
        return [result for job in batch for result in self._commit([job])]


def _tell(batch: list[Job], results: list[Any]) -> None:
    for job, result in zip(batch, results, strict=True):
        if job.done.done():
            continue
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)
