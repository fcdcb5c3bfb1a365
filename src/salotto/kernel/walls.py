"""Walls: what keeps an answer from being taken back.

Chance, a reveal and a final answer are walls for everybody. An answer is a wall for every other seat, except
among those who decide at the same time: there a wall binds only the seat in whose rule it was raised, until
the simultaneous phase is over and settled.
"""

from __future__ import annotations

from dataclasses import dataclass

SOLE = -1
"""No seat in particular: a step that is one rule, which may ask any seat."""

CLOSED = 1_000_000_000
"""Beyond the end of any log."""


@dataclass(slots=True)
class Walls:
    """For every seat an index into the log, before which it cannot go back, and the reason.

    `group` is where in the log the present simultaneous phase began, CLOSED outside of one, `answered` the
    seats that have answered in it (a mask), and `last_seat` the one whose answers were the last before it.
    """

    at: list[int]
    why: list[str]
    group: int = CLOSED
    answered: int = 0
    last_seat: int = SOLE

    def copy(self) -> Walls:
        """The same walls, to be kept."""
        return Walls(self.at.copy(), self.why.copy(), self.group, self.answered, self.last_seat)

    def build(self, at: int, why: str, lane: int = SOLE) -> None:
        """Nothing before `at` can be taken back: by one seat in its own lane, else by anybody."""
        if lane == SOLE:
            self.at = [at] * len(self.at)
            self.why = [why] * len(self.why)
        else:
            self.at[lane] = at
            self.why[lane] = why

    def answer_alone(self, seat: int, at: int) -> None:
        """A seat answers alone: those who answered before it cannot go back."""
        if self.last_seat != seat:
            if self.last_seat != SOLE:
                self.build(at, "others")
            self.last_seat = seat

    def open(self, at: int) -> None:
        """A simultaneous phase begins, or goes on."""
        if self.group == CLOSED:
            self.group = at

    def close(self, at: int) -> None:
        """The phase is settled: what bound one seat binds all; if several have answered, nobody goes back."""
        start, answered = self.group, self.answered
        if start == CLOSED:
            return
        self.group, self.answered = CLOSED, 0
        if answered & (answered - 1):
            self.build(at, "others")
            self.last_seat = SOLE
            return
        highest = max(range(len(self.at)), key=self.at.__getitem__)
        self.build(self.at[highest], self.why[highest])
        if answered:
            before, self.last_seat = self.last_seat, answered.bit_length() - 1
            if before not in (SOLE, self.last_seat) and self.at[0] < start:
                self.build(start, "others")

    def floor(self) -> int:
        """How far back anybody may still go, or imagine the others undecided."""
        return min(*self.at, self.group)

    def hold(self, seat: int, at: int) -> str | None:
        """Why the seat cannot take back the answer at that point of the log, or None."""
        if at < self.at[seat]:
            return self.why[seat]
        if at < self.group < CLOSED:
            if self.answered & ~(1 << seat):
                return "others"
            for wall, why in zip(self.at, self.why, strict=True):
                if at < wall:
                    return why
        return None
