"""Processes that play games: Control-C belongs to the one that started them, and ends them at once."""

from __future__ import annotations

import gc
import os
import signal
import time
from collections.abc import Collection, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from threading import current_thread, main_thread
from types import FrameType

COLLECT = 50_000, 20, 100
"""The engine makes hardly any cycles, and forks many objects that last a while: one need seldom look."""

GROUPS: set[int] = set()
"""The programs that this process has started, each the head of a group of processes."""
GRACE = 2.0
"""Seconds for a worker to end by itself."""


@contextmanager
def workers(jobs: int, start: str | None = None) -> Iterator[ProcessPoolExecutor]:
    """So many processes, started as the platform does it, or in the way that is named.

    Who leaves early, by an interruption or an error, does not wait for games that nobody will keep.
    """
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context(start), leave_interrupts)
    try:
        with interrupts_held_back():
            for _ in range(jobs):
                pool.submit(nothing)
        yield pool
    except BaseException:
        end_all(set(active_children()) - others)
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def end_all(processes: Collection[BaseProcess]) -> None:
    """End workers; one that does not hear it, as it was just about to wait, is killed."""
    for process in processes:
        process.terminate()
    late = time.monotonic() + GRACE
    for process in processes:
        process.join(max(0.0, late - time.monotonic()))
        if process.is_alive():
            process.kill()


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Control-C waits a moment: while Python forks, an interruption would be printed and forgotten."""
    if current_thread() is not main_thread():  # where no interruption ever comes
        yield
        return
    held: list[tuple[int, FrameType | None]] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: held.append((number, frame)))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if held and callable(before):
        before(*held[0])


@cache
def collect_seldom() -> None:
    """What is loaded stays for good: the collector leaves it alone, and looks at the rest seldom.

    Said once in a process: what is frozen at a later time might be waste by then.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def leave_interrupts() -> None:
    """In a worker: Control-C is meant for the process that started it, which ends this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    GROUPS.clear()
    signal.signal(signal.SIGTERM, end_with_programs)
    collect_seldom()


def end_with_programs(number: int, _: FrameType | None) -> None:
    """A worker that is ended leaves no program behind."""
    for group in list(GROUPS):
        end_group(group)
    os._exit(128 + number)


def end_group(group: int) -> None:
    """End a program that leads a group of its own, and whatever it has started."""
    with suppress(AttributeError, ProcessLookupError, PermissionError):  # no such groups on this system
        os.killpg(group, signal.SIGKILL)


def nothing() -> None:
    """A task that only makes the pool start a process."""
