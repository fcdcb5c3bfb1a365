"""Server processes for tests."""

from __future__ import annotations

import os
import socket
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import TracebackType
from typing import Self

from salotto.server.command import main
from salotto.server.tables.workers import FORKS, WORKSHOP
from tests.same_deal import same_deal as same_deal  # in the server's own process too

FORKS.set_forkserver_preload(["tests.server.servers", "tests.server.warm"])
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


def live(arguments: list[str], told: Connection, complaints: str) -> None:
    """The life of a server: what it says goes to whoever has started it, its complaints into a file."""
    os.dup2(told.fileno(), 1)
    told.close()
    with open(complaints, "a", encoding="utf-8") as file:
        os.dup2(file.fileno(), 2)
    FORKS.set_forkserver_preload(WORKSHOP)  # its own workers come from a process of its own, as ever
    sys.exit(main(arguments))


class Server:
    """`salotto serve` in a process of its own."""

    def __init__(self, database: str, *flags: str, secret: str = SECRET) -> None:
        self.database = database
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.arguments = [
            *("--database", database, "--secret", secret, "--port", str(self.port)),
            *("--bot-pause", "0", "--recall-seconds", "0", "--bot-seconds", str(PATIENCE)),
            *("--away-seconds", "0", "--hints-per-minute", MANY, "--bot-tables-per-address", MANY),
            *("--log-level", "error", *flags),
        ]
        self.process: BaseProcess | None = None
        # Not a pipe: when one is full and nobody reads it, the server stands still.
        self.complaints = tempfile.NamedTemporaryFile("w+")  # noqa: SIM115 (lives as long as the server)
        self.begin()

    def begin(self) -> None:
        """Start, or start again on the same port."""
        self.complaints.seek(0)
        self.complaints.truncate()
        told, theirs = FORKS.Pipe(duplex=False)
        self.process = FORKS.Process(target=live, args=(self.arguments, theirs, self.complaints.name))
        self.process.start()
        theirs.close()
        with open(told.fileno(), encoding="utf-8", closefd=False) as lines, told:
            if not (told.poll(PATIENCE) and lines.readline()):
                self.process.kill()
                self.process.join()
                raise RuntimeError(f"the server did not start: {self._complaints()}")

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self.process is not None
        assert self.process.pid is not None
        return self.process.pid

    def kill(self) -> None:
        """The power fails."""
        assert self.process is not None
        self.process.kill()
        self.process.join()
        self.process = None

    def stop(self) -> tuple[int, str]:
        """Ask it to stop: its exit status, and what it had to complain about."""
        assert self.process is not None
        self.process.terminate()
        self.process.join(PATIENCE)
        status = self.process.exitcode
        assert status is not None, "the server does not stop"
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
