"""Who looks at a table: in this process, and, as far as the others tell, in theirs.

A process tells who is at a table whenever somebody comes or goes, and again every now and then; from one that
has not been heard for a while, because it died, nobody is there.
"""

from __future__ import annotations

import time
from typing import NamedTuple

TELL_SECONDS = 30.0
BELIEVE_SECONDS = 75.0
AWAY_SECONDS = 60.0
"""Who has left is away only after so long: a page that is loaded again is not an absence."""
WHO, HERE = "who", "here"


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
    def anybody(self) -> bool:
        """Whether anybody is there."""
        return any(crowd.seats or crowd.spectators for crowd, _ in self._crowds.values())

    @property
    def spectators(self) -> int:
        """How many look on."""
        return sum(crowd.spectators for crowd, _ in self._crowds.values())
