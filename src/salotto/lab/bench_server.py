"""`salotto bench server`: simulated players at tables of four, on real WebSockets, against a server process.

Everything runs on this machine, the load as well. The same run measures a bare echo server with one SQLite
insert a message on the same stack, because machines drift.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

from salotto.lab.bench import measured

SEATS = 4
CHOICE = re.compile(r'data-choice="([^"]+)"')
WITH_CHOICES = ("players", "board", "prompt")
"""The parts of the page that a simulated player reads."""
RAMP_SECONDS = 2.0


class BenchFailed(RuntimeError):
    """The server did not start, or a player met an error."""


def bench_server(
    players: int = 400,
    seconds: float = 20.0,
    pause: float = 4.0,
    title: str = "spook-manor",
    database: str = "",
    workers: int = 1,
) -> dict[str, Any]:
    """The contract of `salotto bench server --json`; times run from an answer to the last seat's update.

    The room is on a SQLite file of its own, or on an empty `database`; `workers` are its processes.
    """
    with tempfile.TemporaryDirectory(prefix="salotto-bench-") as folder:
        address = database or f"sqlite:///{Path(folder) / 'bench.db'}"
        flags = [*_flags(address), "--workers", str(workers)]
        return asyncio.run(_bench(Path(folder), flags, players, seconds, pause, title))


def run_bench_server(args: argparse.Namespace) -> int:
    """Measure, and print the figures as JSON."""
    figures = bench_server(
        args.players, args.seconds, args.pause, database=args.database, workers=args.workers
    )
    print(json.dumps(figures, indent=2))
    return 1 if figures["errors"] else 0


async def _bench(
    folder: Path, flags: list[str], players: int, seconds: float, pause: float, title: str
) -> dict[str, Any]:
    tables = max(1, players // SEATS)
    with server("salotto.server.command", *flags) as (address, process):
        empty = memory(process)
        async with party(address, tables, title) as party_:
            paced = await party_.play(seconds, pause)
            resident = memory(process)
            spent = -processor_seconds(process)
            flat_out = await party_.play(seconds / 2, 0.0)
            spent += processor_seconds(process)
    with server("salotto.server.echo", str(folder / "echo.db")) as (address, _):
        echo = await bare_echo(address, players, seconds / 4)
    return {
        "title": title,
        "players": tables * SEATS,
        "tables": tables,
        "seconds": seconds,
        "pause_s": pause,
        "choices": len(paced.times),
        "choices_per_s": round(len(paced.times) / paced.seconds, 1),
        **{f"p{share}_ms": round(percentile(paced.times, share) * 1000, 1) for share in (50, 95, 99)},
        "errors": len(paced.errors) + len(flat_out.errors),
        "flat_out_choices_per_s": round(len(flat_out.times) / flat_out.seconds, 1),
        "processor_ms_per_choice": round(spent / max(1, len(flat_out.times)) * 1000, 2),
        "echo_messages_per_s": round(echo, 1),
        "share_of_echo": round(len(flat_out.times) / flat_out.seconds / echo, 3),
        "memory_per_table_kb": round((resident - empty) / tables / 1024),
        **measured(),
    }


def _flags(database: str) -> list[str]:
    many = "1000000"
    return [
        *("--database", database, "--secret", "only for measuring", "--port", "0", "--log-level", "error"),
        *("--posts-per-minute", many, "--sockets-per-address", many, "--messages-per-second", many),
    ]


@contextmanager
def server(module: str, *arguments: str) -> Iterator[tuple[str, int]]:
    """A server process: its address and its id."""
    process = subprocess.Popen([sys.executable, "-m", module, *arguments], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        if not address:
            raise BenchFailed(f"{module} did not start")
        yield address, process.pid
    finally:
        process.terminate()
        process.communicate(timeout=30)


def memory(process: int) -> int:
    """Resident bytes of a process and of those that it has started (Linux)."""
    total = 0
    with suppress(OSError):
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
        total = int(found[1]) * 1024 if found else 0
        total += sum(map(memory, children(process)))
    return total


def processor_seconds(process: int) -> float:
    """What a process and those that it has started have had of the cores so far (Linux)."""
    total = 0.0
    with suppress(OSError):
        told = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        total = (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")
        total += sum(map(processor_seconds, children(process)))
    return total


def children(process: int) -> list[int]:
    """The processes that a process has started (Linux)."""
    return list(map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split()))


def percentile(times: list[float], share: int) -> float:
    """The time that so many of a hundred stay under."""
    if len(times) < 2:
        return times[0] if times else 0.0
    return statistics.quantiles(times, n=100, method="inclusive")[share - 1]


# Players


def patched(old: str, change: list[str | list[int]]) -> str:
    """A part of the page made from the one before, as `docs/page.md` says: new text, and lines of the old."""
    lines = old.split("\n")
    return "\n".join(
        each if isinstance(each, str) else "\n".join(lines[each[0] : each[0] + each[1]]) for each in change
    )


@dataclass
class Round:
    """What was measured while the players played."""

    times: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    seconds: float = 0.0


class Table:
    """Four players at one table, and when each of them heard of each choice."""

    def __init__(self) -> None:
        self.players: list[Player] = []
        self.sent: dict[int, float] = {}
        """When the answer was sent that became this entry of the journal."""

    def settle(self, into: Round) -> None:
        """Note the choices that every seat has heard of."""
        known = min(player.number for player in self.players)
        last = max(player.heard_at for player in self.players)
        for number in [number for number in self.sent if number <= known]:
            into.times.append(last - self.sent.pop(number))


class Player:
    """One seat on a real WebSocket."""

    def __init__(self, table: Table, connection: Any, chance: Random) -> None:
        self.table = table
        self.connection = connection
        self.chance = chance
        self.number = -1
        self.heard_at = 0.0
        self.parts: dict[str, str] = {}
        self.message: dict[str, Any] = {}
        self.waiting = False
        self.sent_at = 0.0
        self.round = Round()
        self._news = asyncio.Event()

    async def listen(self) -> None:
        """Keep the page up to date."""
        async for text in self.connection:
            now = time.perf_counter()
            found = json.loads(text)
            for message in found if isinstance(found, list) else [found]:
                self._hear(message, now)
            self._news.set()

    def _hear(self, message: dict[str, Any], now: float) -> None:
        kind = message["type"]
        if kind == "table":
            self.message = message
            for name in WITH_CHOICES:
                if (part := message["parts"].get(name)) is not None:
                    self.parts[name] = part if isinstance(part, str) else patched(self.parts[name], part)
            self.number, self.heard_at = message["number"], now
            self.table.settle(self.round)
        elif kind == "done":
            self.table.sent[message["number"]] = self.sent_at
            self.waiting = False
            self.table.settle(self.round)
        elif kind == "error":
            self.waiting = False
            if message["reason"] not in ("stale", "not-asked"):
                self.round.errors.append(message["reason"])

    async def play(self, until: float, pause: float) -> None:
        """Answer with any button whenever asked, but not more often than the pause allows."""
        await asyncio.sleep(self.chance.random() * pause)
        while (now := time.perf_counter()) < until:
            if self.message.get("mine") and not self.waiting:
                await self._answer(now)
                await asyncio.sleep(pause)
            else:
                self._news.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), until - now)

    async def _answer(self, now: float) -> None:
        keys = [key for name in WITH_CHOICES for key in CHOICE.findall(self.parts[name])]
        keys = [unescape(key) for key in keys if not key.startswith("shortcut:")]
        if not keys:
            return
        self.waiting, self.sent_at = True, now
        wish = {"do": "answer", "key": self.chance.choice(keys), "revision": self.message["revision"]}
        self.message = {**self.message, "mine": False}
        await self.connection.send(json.dumps(wish))


class Party:
    """All the players."""

    def __init__(self, tables: list[Table]) -> None:
        self.tables = tables

    async def play(self, seconds: float, pause: float) -> Round:
        """Let everybody play for a while."""
        into = Round()
        players = [player for table in self.tables for player in table.players]
        for table in self.tables:
            table.sent.clear()
        for player in players:
            player.round = into
        begun = time.perf_counter()
        await asyncio.gather(*(player.play(begun + seconds, pause) for player in players))
        into.seconds = min(seconds, time.perf_counter() - begun)
        await asyncio.sleep(0.5)
        return into


@asynccontextmanager
async def party(address: str, tables: int, title: str) -> AsyncIterator[Party]:
    """Open tables through the API, sit down, and open everybody's socket."""
    async with AsyncExitStack() as stack:
        tasks: list[asyncio.Task[None]] = []
        found = []
        for number in range(tables):
            table = Table()
            opened = await asyncio.to_thread(open_table, address, title)
            for seat, token in enumerate(opened["tokens"].values()):
                connection = await stack.enter_async_context(socket(address, opened["table"]["id"], token))
                player = Player(table, connection, Random(f"{number}/{seat}"))
                table.players.append(player)
                tasks.append(asyncio.create_task(player.listen()))
            found.append(table)
        await calm(found)
        try:
            yield Party(found)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def calm(tables: list[Table]) -> None:
    """Wait until everybody sits and nothing more is being told."""
    while True:
        heard = [player.heard_at for table in tables for player in table.players]
        if min(heard) and time.perf_counter() - max(heard) > RAMP_SECONDS / 2:
            return
        await asyncio.sleep(RAMP_SECONDS / 4)


def open_table(address: str, title: str) -> Any:
    """A table where all four seats are ours."""
    body = json.dumps({"title": title, "seats": ["me"] * SEATS}).encode()
    request = urllib.request.Request(
        f"{address}/api/v1/tables", body, {"Content-Type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request, timeout=30) as response:
        return json.load(response)


@asynccontextmanager
async def socket(address: str, table: str, token: str) -> AsyncIterator[Any]:
    """The socket of a seat."""
    from websockets.asyncio.client import connect

    async with connect(
        f"{address.replace('http', 'ws', 1)}/tables/{table}/ws",
        additional_headers={"Authorization": f"Bearer {token}"},
        max_size=None,
        ping_interval=None,
    ) as connection:
        yield connection


# The bare echo


async def bare_echo(address: str, clients: int, seconds: float) -> float:
    """Messages a second, when every client sends as soon as it has heard."""
    from websockets.asyncio.client import connect

    text = json.dumps({"do": "answer", "key": "room:ballroom-2", "revision": 17})
    until = time.perf_counter() + RAMP_SECONDS + seconds
    count = 0

    async def chatter() -> None:
        nonlocal count
        async with connect(f"{address.replace('http', 'ws', 1)}/ws", compression=None) as connection:
            await asyncio.sleep(RAMP_SECONDS / 2)
            while time.perf_counter() < until:
                await connection.send(text)
                await connection.recv()
                count += time.perf_counter() > until - seconds

    await asyncio.gather(*(chatter() for _ in range(clients)))
    return count / seconds
