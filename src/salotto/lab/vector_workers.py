"""Tables of the vector environment in processes of their own: arrays are shared, and a step is one byte."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import c_byte
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from salotto.lab.vector_tables import Rows, Setting, Tables, layout_of, rows_in
from salotto.lab.workers import interrupts_held_back, leave_interrupts

RESET, STEP = b"r", b"s"
GRACE = 5.0
"""Seconds for a process to end by itself."""


class Workers:
    """Processes that hold the tables, each its share; they end with whoever started them."""

    def __init__(self, setting: Setting, processes: int) -> None:
        context = get_context()
        layout, size = layout_of(setting)
        memory = context.RawArray(c_byte, size)
        self.rows = rows_in(memory, layout)
        pipes = [context.Pipe() for _ in range(processes)]
        bounds = [setting.tables * number // processes for number in range(processes + 1)]
        self._pipes = [ours for ours, _ in pipes]
        self._processes = []
        with interrupts_held_back():
            for number, (_, theirs) in enumerate(pipes):
                others = [end for pair in pipes for end in pair if end is not theirs]
                share = bounds[number], bounds[number + 1]
                process = context.Process(
                    target=_hold, args=(setting, memory, *share, theirs, others), daemon=True
                )
                process.start()
                self._processes.append(process)
        for _, theirs in pipes:
            theirs.close()

    def reset(self) -> None:
        """Fresh deals on all tables."""
        self._everywhere(RESET)

    def step(self) -> None:
        """Answer on every table."""
        self._everywhere(STEP)

    def _everywhere(self, wish: bytes) -> None:
        try:
            for pipe in self._pipes:
                pipe.send_bytes(wish)
            said = [pipe.recv_bytes() for pipe in self._pipes]
        except (EOFError, OSError):
            self.close()
            raise RuntimeError("a process that held some of the tables has ended") from None
        if wrong := [text.decode() for text in said if text]:
            raise ValueError(wrong[0])

    def close(self) -> None:
        """End the processes."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(GRACE)
            if process.is_alive():
                process.kill()
                process.join()


def _hold(
    setting: Setting,
    memory: Any,
    first: int,
    end: int,
    pipe: Connection,
    others: Iterable[Connection],
) -> None:
    """In a process: step whenever asked, until nobody can ask any more."""
    leave_interrupts()
    for other in others:  # while this process had them, nobody would hear that the other side is gone
        other.close()
    layout, _ = layout_of(setting)
    rows: Rows = rows_in(memory, layout)
    tables = Tables(setting, rows, first, end)
    while True:
        try:
            wish = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        try:
            tables.reset() if wish == RESET else tables.step()
        except ValueError as error:
            pipe.send_bytes(str(error).encode())
        else:
            pipe.send_bytes(b"")
