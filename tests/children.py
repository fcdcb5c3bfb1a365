"""Commands that tests run in processes of their own: they hear signals, and every wait is bounded."""

from __future__ import annotations

import os
import pty
import select
import signal
import sys
import time
from types import TracebackType
from typing import Self

PATIENCE = 100.0
"""Seconds that anything may take on a busy machine."""


def listen_to_signals() -> None:
    """In a child before it begins: Control-C ends it, even where the parent was started to ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, [])


class Terminal:
    """A command in a terminal of its own."""

    def __init__(self, *command: str, cwd: str | None = None, env: dict[str, str] | None = None) -> None:
        self.text = ""  # what has come up and was not waited for yet
        self.seen = ""  # all that was waited for
        self.status: int | None = None
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            try:
                listen_to_signals()
                os.chdir(cwd or os.curdir)
                size = {"TERM": "xterm", "COLUMNS": "100", "LINES": "40"}
                os.execvpe(command[0], command, {**(os.environ if env is None else env), **size})
            finally:
                os._exit(127)

    @classmethod
    def of_salotto(cls, *arguments: str) -> Self:
        """Our own command."""
        return cls(sys.executable, "-m", "salotto", *arguments)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.status is None:
            os.kill(self.pid, signal.SIGKILL)
            self._end(os.waitpid(self.pid, 0)[1])

    def wait_for(self, text: str) -> None:
        """Read until a text has come up."""
        until = time.monotonic() + PATIENCE
        while text not in self.text and self._read(until):
            pass
        assert text in self.text, f"{text!r} never came up: {self.text[-2000:]}"
        end = self.text.index(text) + len(text)
        self.seen, self.text = self.seen + self.text[:end], self.text[end:]

    def type(self, keys: str) -> None:
        """Press some keys."""
        os.write(self.screen, keys.encode())

    def ended(self) -> int:
        """The exit code, once it has ended by itself."""
        until = time.monotonic() + PATIENCE
        while self._read(until):
            pass
        while (done := os.waitpid(self.pid, os.WNOHANG))[0] == 0:
            assert time.monotonic() < until, f"it does not end: {self.text[-2000:]}"
            time.sleep(0.01)
        return self._end(done[1])

    def _read(self, until: float) -> bool:
        """Read what comes next; False when nothing more can come, or nothing came in time."""
        if not select.select([self.screen], [], [], max(0.0, until - time.monotonic()))[0]:
            return False
        try:
            read = os.read(self.screen, 65536)
        except OSError:  # how Linux tells that nobody writes any more
            return False
        self.text += read.decode(errors="replace")
        return bool(read)

    def _end(self, status: int) -> int:
        os.close(self.screen)
        self.status = os.waitstatus_to_exitcode(status)
        return self.status
