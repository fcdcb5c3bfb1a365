"""Server processes for tests."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

SECRET = "kept secret by the tests"
MANY = "1000000"
UNLIMITED = ("--posts-per-minute", MANY, "--sockets-per-address", MANY, "--messages-per-second", MANY)
PATIENCE = 60
"""Seconds that a busy machine may take for what takes no time."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`salotto serve` in a process of its own."""

    def __init__(self, database: str, *flags: str, secret: str = SECRET) -> None:
        self.database = database
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.arguments = [
            *(sys.executable, "-m", "salotto.server.command", "--database", database, "--secret", secret),
            *(
                "--port",
                str(self.port),
                "--bot-pause",
                "0",
                "--recall-seconds",
                "0",
                "--bot-seconds",
                str(PATIENCE),
            ),
            *("--away-seconds", "0", "--hints-per-minute", MANY, "--bot-tables-per-address", MANY),
            *("--log-level", "error", *flags),
        ]
        self.process: subprocess.Popen[str] | None = None
        # Not a pipe: when one is full and nobody reads it, the server stands still.
        self.complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115 (lives as long as the server)
        self.begin()

    def begin(self) -> None:
        """Start, or start again on the same port."""
        self.complaints.seek(0)
        self.complaints.truncate()
        self.process = subprocess.Popen(
            self.arguments, stdout=subprocess.PIPE, stderr=self.complaints, text=True
        )
        assert self.process.stdout is not None
        if not self.process.stdout.readline():
            self.process.communicate()
            raise RuntimeError(f"the server did not start: {self._complaints()}")

    def kill(self) -> None:
        """The power fails."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()
        self.process = None

    def stop(self) -> tuple[int, str]:
        """Ask it to stop: its exit status, and what it had to complain about."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=PATIENCE)
        status = self.process.returncode
        self.process = None
        return status, self._complaints()

    def _complaints(self) -> str:
        self.complaints.seek(0)
        return self.complaints.read()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None:
            print(self.stop()[1])  # for whoever looks into a test that failed
        self.complaints.close()


@contextmanager
def served(folder: Path, *flags: str) -> Iterator[Server]:
    """A server on a fresh SQLite file."""
    with Server(f"sqlite:///{folder / 'room.db'}", *UNLIMITED, *flags) as server:
        yield server
