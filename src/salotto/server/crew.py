"""Several server processes on one PostgreSQL that share a port: started, watched and stopped together.

Each listens for itself, side by side with the others (SO_REUSEPORT), and the kernel deals the connections
out. Beside that each answers at a port of its own on this machine: for what belongs to one process, such as
its `/metrics`, and for a proxy that sends everybody of a table to the same process.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path

from salotto.server import server_log
from salotto.server.local_network import address_at
from salotto.server.process import announce, listen, run, share_port
from salotto.server.settings import BadSettings, Settings
from salotto.server.tables.slots import Slots

log = logging.getLogger(__name__)

LOCAL = "127.0.0.1"
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 10.0
"""Seconds before a process that has died is started again."""
STEADY_SECONDS = 60.0
"""A process that has lived for so long may be started again at once."""


class Member:
    """One server process."""

    def __init__(self, settings: Settings, number: int, port: int, slots: Slots) -> None:
        context = multiprocessing.get_context("spawn")
        self.number = number
        self.since = time.monotonic()
        self.ready = False
        self.pipe, theirs = context.Pipe(duplex=False)
        # Not a daemon: those may have no children, and bots think in processes of their own.
        self.process: BaseProcess = context.Process(target=work, args=(settings, number, port, theirs, slots))
        self.process.start()
        theirs.close()

    def stop(self) -> None:
        """Ask it to end in peace."""
        with suppress(ProcessLookupError):
            if self.process.pid is not None and self.process.is_alive():
                os.kill(self.process.pid, signal.SIGTERM)


class Crew:
    """All the server processes of this machine."""

    def __init__(self, settings: Settings, port: int, open_browser: bool) -> None:
        self._settings = settings
        self._port = port
        self._open_browser = open_browser
        self._stopping = False
        self._members: list[Member] = []
        self._slots = Slots(Path(), 0)

    def run(self) -> int:
        """Serve until somebody stops it; 0 when it was stopped in peace."""
        with (
            reserved(self._settings.host, self._port),
            tempfile.TemporaryDirectory(prefix="salotto-bots-") as folder,
            self._signals(),
        ):
            self._slots = Slots(Path(folder), self._settings.bot_processes)
            self._members = [self._start(number) for number in range(self._settings.workers)]
            self._stop_again()
            if not self._all_ready():
                self._stop()
                self._wait_for_all()
                return 1
            self._look_after()
            self._wait_for_all()
        return 0 if all(member.process.exitcode == 0 for member in self._members) else 1

    def _start(self, number: int) -> Member:
        return Member(self._settings, number, self._port, self._slots)

    def _all_ready(self) -> bool:
        """Wait until everybody serves, then tell where; False when one did not come so far."""
        for member in self._members:
            member.ready = heard(member.pipe)
        if not self._stopping and all(member.ready for member in self._members):
            address = address_at(self._settings, self._port)
            announce(self._settings, address)
            if self._open_browser:
                webbrowser.open(address)
            return True
        return self._stopping

    def _look_after(self) -> None:
        """Start again whoever dies, until we are told to stop."""
        pause = FIRST_PAUSE
        while not self._stopping:
            wait([member.process.sentinel for member in self._members], timeout=1.0)
            for at, member in enumerate(self._members):
                if self._stopping or member.process.is_alive():
                    continue
                log.error("server process %d ended with %s", member.number, member.process.exitcode)
                if time.monotonic() - member.since > STEADY_SECONDS:
                    pause = FIRST_PAUSE
                threading.Event().wait(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                if not self._stopping:
                    self._members[at] = self._start(member.number)
                    self._stop_again()

    def _wait_for_all(self) -> None:
        for member in self._members:
            member.process.join()

    def _stop(self, *_: object) -> None:
        self._stopping = True
        for member in self._members:
            member.stop()

    def _stop_again(self) -> None:
        """Who was being started when we were told to stop has not heard of it."""
        if self._stopping:
            self._stop()

    @contextmanager
    def _signals(self) -> Iterator[None]:
        before = {name: signal.signal(name, self._stop) for name in (signal.SIGTERM, signal.SIGINT)}
        try:
            yield
        finally:
            for name, handler in before.items():
                signal.signal(name, handler)


def heard(pipe: Connection) -> bool:
    """Whether a process has told that it serves, once it has or is gone."""
    try:
        pipe.recv()
        return True
    except EOFError:
        return False


@contextmanager
def reserved(host: str, port: int) -> Iterator[None]:
    """Nobody else takes the port, also while no process listens on it."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as place:
        share_port(place)
        place.bind((host, port))
        yield


# In a server process


def work(settings: Settings, number: int, port: int, ready: Connection, slots: Slots) -> None:
    """One process: it ends with the one that has started it."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    server_log.set_up(settings.log_level, settings.log_json)
    sockets = [listen(settings.host, port, shared=True)]
    try:
        sockets.append(listen(LOCAL, port + 1 + number))
    except (BadSettings, OverflowError) as error:
        log.warning("process %d has no port of its own: %s", number, error)
    try:
        raise SystemExit(run(settings, sockets, tell=ready.send, slots=slots))
    finally:
        for listening in sockets:
            listening.close()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
