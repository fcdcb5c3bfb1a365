"""Processes that play games: Control-C belongs to the one that started them, and ends them at once."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context


@contextmanager
def workers(jobs: int, start: str | None = None) -> Iterator[ProcessPoolExecutor]:
    """So many processes, started as the platform does it, or in the way that is named.

    Who leaves early, by an interruption or an error, does not wait for games that nobody will keep.
    """
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context(start), leave_interrupts)
    try:
        yield pool
    except BaseException:
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts() -> None:
    """In a worker: Control-C is meant for the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
