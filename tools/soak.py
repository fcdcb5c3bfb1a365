"""A long evening: tables of all titles, bots of all levels, people who come, go, undo and are torn away.

`make soak` runs it for twenty minutes (`--minutes`). At the end every table must have moved, the memory must
be level and the log without an error; the figures are printed as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from salotto.bots import bot_names
from salotto.kernel.title import Title
from salotto.server.page.title_page import shelf

MANY = "1000000"
STILL_SECONDS = 120.0
"""A table on which nothing has happened for so long stands still: people pause for seconds, bots queue."""
ARRIVAL_SECONDS = 30.0
"""So long it takes until everybody has come. The first page of a title reads its templates and words, which
costs a second or more of a core: a hundred people in the same moment would measure that queue alone."""
PATIENCE = 60.0
"""Seconds after which a request that has no answer is a trouble; how long the slowest one took is told."""
SAMPLE_SECONDS = 5.0
WARM_UP = 480.0
"""Seconds until the memory is judged: so long what is remembered up to a bound (pieces of pages, words) fills
up, and the first games end, which stay for the idle minutes while new ones have begun in their places."""
JUDGED = 240.0
"""Seconds after that which a judgement needs: their first third is compared with their last one."""
GROWTH = 1.1
"""So much more memory at the end than after the warm-up is a leak: the number of tables stays the same."""


@dataclass
class Evening:
    """What is counted."""

    address: str
    begun: float
    until: float
    done: Counter[str] = field(default_factory=Counter)
    troubles: list[str] = field(default_factory=list)
    memory: list[tuple[float, int]] = field(default_factory=list)
    moved: dict[int, float] = field(default_factory=dict)
    """When something last happened at each place where tables are opened one after the other."""
    slowest: float = 0.0
    """Seconds that the slowest request took, or had taken when nobody waited any longer."""

    @property
    def length(self) -> float:
        """How many seconds it lasts."""
        return self.until - self.begun

    @property
    def over(self) -> bool:
        """Whether it is time to go."""
        return time.monotonic() > self.until

    async def ask(self, request: Awaitable[httpx.Response]) -> Any:
        """What a request is answered with."""
        begun = time.monotonic()
        try:
            return (await request).raise_for_status().json()
        finally:
            self.slowest = max(self.slowest, time.monotonic() - begun)


# People


class Guest:
    """Somebody at a seat who comes and goes."""

    def __init__(self, evening: Evening, place: int, table: str, token: str, chance: Random) -> None:
        self.evening = evening
        self.place = place
        self.table = table
        self.chance = chance
        self.headers = {"Authorization": f"Bearer {token}"}
        self.finished = False
        self.number = -1

    async def stay(self, http: httpx.AsyncClient) -> None:
        """Come again and again until the game is over."""
        while not (self.finished or self.evening.over):
            try:
                await self._visit(http)
            except (OSError, WebSocketException, httpx.HTTPError, TimeoutError) as error:
                self.evening.troubles.append(f"{type(error).__name__}: {error}")
                await asyncio.sleep(1)
            await asyncio.sleep(self.chance.uniform(0.5, 4))

    async def _visit(self, http: httpx.AsyncClient) -> None:
        address = f"{self.evening.address.replace('http', 'ws', 1)}/tables/{self.table}/ws"
        async with connect(
            address, additional_headers=self.headers, max_size=None, ping_interval=None, open_timeout=60
        ) as socket:
            self.evening.done["visits"] += 1
            leaves = time.monotonic() + self.chance.uniform(5, 60)
            while time.monotonic() < leaves and not (self.finished or self.evening.over):
                mine = await self._listen(socket)
                if mine:
                    await asyncio.sleep(self.chance.uniform(0.2, 2.0))
                    await self._act(socket, http)
            if self.chance.random() < 0.5:
                self.evening.done["torn"] += 1
                socket.transport.abort()

    async def _listen(self, socket: ClientConnection) -> bool:
        """Whether the seat is asked, as far as messages tell within a moment."""
        mine = False
        with suppress(TimeoutError):
            while True:
                text = await asyncio.wait_for(socket.recv(), 1.0)
                found = json.loads(text)
                for message in found if isinstance(found, list) else [found]:
                    if message["type"] == "table":
                        mine, self.finished = message["mine"], message["over"]
                        if message["number"] != self.number:
                            self.number = message["number"]
                            self.evening.moved[self.place] = time.monotonic()
                    elif message["type"] == "error":
                        self.evening.done[f"refused: {message['reason']}"] += 1
                if mine or self.finished:
                    break
        return mine

    async def _act(self, socket: ClientConnection, http: httpx.AsyncClient) -> None:
        """Mostly answer; now and then take something back, ask why not, or say something."""
        what = self.chance.random()
        if what < 0.06:
            wish: dict[str, Any] = {"do": "undo"}
        elif what < 0.08:
            wish = {"do": "restart"}
        elif what < 0.10:
            wish = {"do": "chat", "text": "Whose turn is it?"}
        elif what < 0.12:
            wish = {"do": "why"}
        else:
            question = http.get(f"/api/v1/tables/{self.table}/decision", headers=self.headers)
            asked = await self.evening.ask(question)
            keys = [option["key"] for option in asked.get("options", ())]
            if not keys:
                return
            wish = {"do": "answer", "key": self.chance.choice(keys), "revision": asked["revision"]}
        self.evening.done[wish["do"]] += 1
        await socket.send(json.dumps(wish))


# Tables


def kinds() -> list[tuple[Title[Any], str, int]]:
    """Every title in every mode, with some number of players."""
    return [
        (title, mode.id, max(n for n in mode.players if n <= 4))
        for title in shelf().values()
        for mode in title.modes
        if min(mode.players) <= 4
    ]


async def keep_playing(evening: Evening, place: int, http: httpx.AsyncClient) -> None:
    """One table after the other at the same place, each of another kind."""
    chance = Random(place)
    everything, levels = kinds(), bot_names()
    round_ = place
    await asyncio.sleep(chance.uniform(0, min(ARRIVAL_SECONDS, evening.length / 4)))
    while not evening.over:
        title, mode, players = everything[round_ % len(everything)]
        round_ += 1
        people = 1 + (players > 1 and chance.random() < 0.5)
        bots = [f"bot:{levels[(place + seat) % len(levels)]}" for seat in range(players - people)]
        wish = {"title": title.id, "mode": mode, "seats": ["me"] * people + bots}
        try:
            opened = await evening.ask(http.post("/api/v1/tables", json=wish))
        except httpx.HTTPError as error:
            evening.troubles.append(f"{type(error).__name__}: {error}")
            await asyncio.sleep(1)
            continue
        evening.done["tables"] += 1
        evening.moved[place] = time.monotonic()
        table = opened["table"]["id"]
        guests = [
            Guest(evening, place, table, token, Random(f"{table}{seat}"))
            for seat, token in opened["tokens"].items()
        ]
        await asyncio.gather(*(guest.stay(http) for guest in guests))
        evening.done["finished"] += all(guest.finished for guest in guests)


# The server


def resident(process: int) -> int:
    """Resident bytes of a process and of all that it has started, but for those in which bots think."""
    total = 0
    with suppress(OSError):
        status = Path(f"/proc/{process}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        total += int(found[1]) * 1024 if found else 0
        for child in Path(f"/proc/{process}/task/{process}/children").read_text().split():
            line = Path(f"/proc/{child}/cmdline").read_text()
            total += resident(int(child)) if "salotto.server" in line else 0
    return total


async def watch_memory(evening: Evening, process: int) -> None:
    """Look at it again and again."""
    while not evening.over:
        evening.memory.append((time.monotonic(), resident(process)))
        await asyncio.sleep(SAMPLE_SECONDS)


def by_minute(evening: Evening) -> list[int]:
    """The memory in each minute, in MB."""
    minutes: dict[int, list[int]] = {}
    for at, size in evening.memory:
        minutes.setdefault(int((at - evening.begun) / 60), []).append(size)
    return [round(sum(some) / len(some) / 1e6) for _, some in sorted(minutes.items())]


def growth(evening: Evening) -> str:
    """What is wrong with the memory, in words; nothing if it is level, or if the evening was too short."""
    judged = evening.length - WARM_UP
    if judged < JUDGED:
        return ""

    def mean(first: float, last: float) -> float:
        some = [size for at, size in evening.memory if first <= at - evening.begun - WARM_UP <= last]
        return sum(some) / len(some) if some else 0.0

    early, late = mean(0, judged / 3), mean(2 * judged / 3, judged)
    return f"the memory grows: {early / 1e6:.0f} to {late / 1e6:.0f} MB" if late > GROWTH * early else ""


def verdict(evening: Evening, log: str) -> dict[str, Any]:
    """The figures, and what is wrong."""
    end = time.monotonic()
    still = [place for place, moved in evening.moved.items() if end - moved > STILL_SECONDS]

    errors = [line for line in log.splitlines() if " ERROR " in line or "Traceback" in line]
    wrong = [*errors[:20], *sorted(set(evening.troubles))[:20]]
    if still:
        wrong.append(f"{len(still)} tables stand still")
    if leak := growth(evening):
        wrong.append(leak)
    return {
        "minutes": round(evening.length / 60, 1),
        "places": len(evening.moved),
        **dict(sorted(evening.done.items())),
        "memory_mb_by_minute": by_minute(evening),
        "memory_judged": evening.length >= WARM_UP + JUDGED,
        "slowest_request_s": round(evening.slowest, 1),
        "longest_silence_s": round(max((end - moved for moved in evening.moved.values()), default=0.0), 1),
        "wrong": wrong,
    }


async def evening_at(address: str, process: int, tables: int, minutes: float) -> Evening:
    """Everybody comes, plays and goes."""
    begun = time.monotonic()
    evening = Evening(address, begun, begun + minutes * 60)
    limits = httpx.Limits(max_connections=None)  # who waited for a connection would wait for us, not for it
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, limits=limits) as http:
        await asyncio.gather(
            watch_memory(evening, process),
            *(keep_playing(evening, place, http) for place in range(tables)),
        )
    return evening


def main(argv: list[str] | None = None) -> int:
    """Open a room, fill it, look at what is left."""
    parser = argparse.ArgumentParser("soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--database", default="", help="a room of one's own on SQLite unless given")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args(argv)
    with tempfile.TemporaryDirectory(prefix="salotto-soak-") as folder, tempfile.TemporaryFile("w+") as log:
        database = args.database or f"sqlite:///{folder}/room.db"
        command = [
            *(sys.executable, "-m", "salotto.server.command", "--database", database, "--port", "0"),
            *("--secret", "only for this evening", "--workers", str(args.workers), "--log-level", "warning"),
            *("--idle-minutes", "2", "--bot-pause", "0.2", "--bot-seconds", "1"),
            *("--posts-per-minute", MANY, "--sockets-per-address", MANY, "--messages-per-second", MANY),
            *("--hints-per-minute", MANY, "--bot-tables-per-address", MANY),
        ]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            evening = asyncio.run(evening_at(address, server.pid, args.tables, args.minutes))
        finally:
            server.terminate()
            status = server.wait(60)
        log.seek(0)
        figures = verdict(evening, log.read())
    print(json.dumps({**figures, "status": status}, indent=2))
    return 1 if figures["wrong"] or status else 0


if __name__ == "__main__":
    raise SystemExit(main())
