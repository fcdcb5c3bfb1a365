"""Who looks at a table: in this process, and, as far as the others tell, in theirs.

A process tells who is at a table whenever somebody comes or goes, and again every now and then; from one that
has not been heard for a while, because it died, nobody is there.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from salotto.server.store.database import Store
from salotto.server.store.rows import TableInfo
from salotto.server.tables.watching import Watcher

log = logging.getLogger(__name__)

TELL_SECONDS = 30.0
BELIEVE_SECONDS = 75.0
AWAY_SECONDS = 60.0
"""Who has left is away only after so long: a page that is loaded again is not an absence."""
WHO, HERE = "who", "here"


def on_one_screen(info: TableInfo, person: str) -> list[int]:
    """The seats that a person plays for: more than one where several share a screen."""
    return [seat for seat in info.seats_of(person) if info.seats[seat].bot is None]


def next_on_screen(info: TableInfo, person: str, shown: int | None) -> tuple[int, ...]:
    """Where several share a screen: who may come next, while the one whose cards are shown is not asked."""
    sharing = on_one_screen(info, person)
    asked = tuple(seat for seat in sharing if info.asked >> seat & 1)
    if len(sharing) < 2 or shown in asked:
        return ()
    return asked if asked or shown is not None else tuple(sharing)


class Crowd(NamedTuple):
    """Those who look at a table from one process: the seats they look through, and the spectators."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0

    def to_text(self) -> str:
        """As it is told to the others: `here 0,2 1`."""
        return f"{HERE} {','.join(map(str, sorted(self.seats)))} {self.spectators}"

    @classmethod
    def from_text(cls, text: str) -> Crowd:
        """What another process has told."""
        _, seats, spectators = text.split(" ")
        return cls(frozenset(int(seat) for seat in seats.split(",") if seat), int(spectators))


class Lingering:
    """Seats that somebody looked through a moment ago."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._left: dict[int, float] = {}

    def leave(self, seat: int) -> None:
        """Nobody looks through a seat any more, perhaps."""
        self._left[seat] = time.monotonic()

    @property
    def seats(self) -> frozenset[int]:
        """Those that do not count as away yet."""
        limit = time.monotonic() - self.seconds
        return frozenset(seat for seat, left in self._left.items() if left > limit)


class Elsewhere:
    """Those who look at a table from other processes."""

    def __init__(self) -> None:
        self._crowds: dict[str, tuple[Crowd, float]] = {}

    def hear(self, process: str, crowd: Crowd) -> bool:
        """What a process tells; whether that is news."""
        before = self._crowds.get(process, (Crowd(), 0.0))[0]
        self._crowds[process] = crowd, time.monotonic()
        return crowd != before

    def forget(self) -> bool:
        """Do not believe any longer what is too old; whether anybody is gone with it."""
        limit = time.monotonic() - BELIEVE_SECONDS
        old = [process for process, (_, heard) in self._crowds.items() if heard < limit]
        gone = [self._crowds.pop(process)[0] for process in old]
        return any(crowd != Crowd() for crowd in gone)

    def holds(self, seat: int) -> bool:
        """Whether somebody looks through this seat."""
        return any(seat in crowd.seats for crowd, _ in self._crowds.values())

    @property
    def seats(self) -> frozenset[int]:
        """The seats that somebody looks through."""
        return frozenset(seat for crowd, _ in self._crowds.values() for seat in crowd.seats)

    @property
    def anybody(self) -> bool:
        """Whether anybody is there."""
        return any(crowd.seats or crowd.spectators for crowd, _ in self._crowds.values())

    @property
    def spectators(self) -> int:
        """How many look on."""
        return sum(crowd.spectators for crowd, _ in self._crowds.values())


class Presence:
    """Who looks at one table, and what the processes tell each other of that."""

    def __init__(self, store: Store, table: str, away_seconds: float) -> None:
        self.watchers: set[Watcher] = set()
        self._hidden: set[Watcher] = set()
        self.elsewhere = Elsewhere()
        self.lingering = Lingering(away_seconds)
        self._store = store
        self._table = table
        self._untold: list[str] = []
        self._telling: asyncio.Task[None] | None = None

    @property
    def seats(self) -> frozenset[int]:
        """The seats that somebody looks through, wherever, or did a moment ago."""
        return self.crowd.seats | self.elsewhere.seats

    def holds(self, seat: int) -> bool:
        """Whether somebody looks through a seat."""
        return seat in self.seats

    def hide(self, watcher: Watcher, hidden: bool) -> None:
        """Somebody has put another page before this one, or looks at it again."""
        (self._hidden.add if hidden else self._hidden.discard)(watcher)

    def looked_at(self, seat: int) -> bool:
        """Whether somebody sees the table through a seat just now, as far as one can tell."""
        looking = self.watchers - self._hidden
        return any(watcher.seat == seat for watcher in looking) or self.elsewhere.holds(seat)

    @property
    def spectators(self) -> int:
        """How many look on."""
        return self.crowd.spectators + self.elsewhere.spectators

    @property
    def crowd(self) -> Crowd:
        """Those who look from this process."""
        seats = [watcher.seat for watcher in self.watchers]
        held = frozenset(seat for seat in seats if seat is not None)
        return Crowd(held | self.lingering.seats, seats.count(None))

    # Coming and going

    def come(self, watcher: Watcher) -> None:
        """Somebody looks: the first one here asks the other processes who is there."""
        first = not self.watchers
        self.watchers.add(watcher)
        self.somebody_moved(*[WHO] * first)

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks no longer."""
        self.watchers.discard(watcher)
        self._hidden.discard(watcher)
        self.leave_seat(watcher.seat)
        self.somebody_moved()

    def leave_seat(self, seat: int | None) -> None:
        """Nobody looks through a seat; after a while, should nobody have come back, that is told."""
        if seat is not None and self.lingering.seconds > 0:
            self.lingering.leave(seat)
            later = self.lingering.seconds + 0.01
            asyncio.get_running_loop().call_later(later, self.somebody_moved)

    def somebody_moved(self, *also: str) -> None:
        """Somebody has come, gone or changed seats: tell those here and the other processes, and ask them."""
        self._tell_watchers()
        for text in (self.crowd.to_text(), *also):
            self.tell(text)

    def _tell_watchers(self) -> None:
        for watcher in tuple(self.watchers):
            watcher.came_or_went()

    # The other processes

    def tell(self, text: str) -> None:
        """Tell the other processes something, one after the other: the last word must come last."""
        if self._store.on_sqlite:
            return
        self._untold.append(text)
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_others())

    async def _tell_others(self) -> None:
        while self._untold:
            try:
                await self._store.tell(self._table, self._untold.pop(0))
            except (SQLAlchemyError, RuntimeError) as error:  # RuntimeError: the store is closed
                log.warning("the others were not told who is here: %s", error)

    def hear(self, process: str, text: str) -> None:
        """Another process asks who is here, or tells who is there."""
        if text == WHO:
            if self.watchers:
                self.tell(self.crowd.to_text())
        elif self.elsewhere.hear(process, Crowd.from_text(text)):
            self._tell_watchers()

    def tell_again(self) -> None:
        """Every now and then: those who are here are still here, who has not been heard of is not."""
        if self.watchers:
            self.tell(self.crowd.to_text())
        if self.elsewhere.forget():
            self._tell_watchers()
