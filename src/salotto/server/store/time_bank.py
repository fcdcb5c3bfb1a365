"""Time banks and clocks: how long each seat of a table may still think, in the game or about a move.

They are counted in the database.

Time is counted whenever a seat may begin or cease to be asked, and every few seconds between: what was
counted survives a restart, and while no process counts, no clock runs. Who counts first has counted for all.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from salotto.server.store.schema import seats, tables

SHORTEST, LONGEST = 30, 30 * 24 * 3600
"""Seconds that a bank may hold."""
SHORTEST_MOVE, LONGEST_MOVE = 300, 3 * 24 * 3600
"""Seconds for a move."""
COUNT_SECONDS = 5.0
"""How often the time of those who think is counted."""
DOWN_SECONDS = 60.0
"""When nobody has counted for so long, nobody could have played: that time is nobody's."""


TIMED = tables.c.bank.is_not(None) | tables.c.clock.is_not(None)


def passed(since: float, now: float) -> float:
    """How long somebody could think."""
    seconds = now - since
    return seconds if 0 < seconds <= DOWN_SECONDS else 0.0


@dataclass(frozen=True, slots=True)
class TimeBank:
    """Time to think for each seat of a table."""

    seconds: int
    bot: bool = False
    """Whether a bot plays on as soon as it is spent; otherwise those at the table may say so."""
    spent: tuple[float, ...] = ()
    """By seat; a seat that is missing has spent nothing."""
    since: float = 0.0
    """Up to when time was counted."""

    def left(self, seat: int) -> float:
        """The seconds that a seat had when time was last counted."""
        return self.seconds - (self.spent[seat] if seat < len(self.spent) else 0.0)

    def left_at(self, seat: int, thinks: bool, now: float) -> float:
        """The seconds that a seat has now, if it `thinks` or not."""
        return max(0.0, self.left(seat) - (passed(self.since, now) if thinks else 0.0))

    def count(self, thinking: tuple[bool, ...], now: float) -> TimeBank:
        """The bank after the time of those who think, seat by seat, was counted."""
        more = passed(self.since, now)
        spent = [
            min(self.seconds, self.seconds - self.left(seat) + (more if thinks else 0.0))
            for seat, thinks in enumerate(thinking)
        ]
        return replace(self, spent=tuple(round(each, 3) for each in spent), since=now)

    def fresh(self) -> TimeBank:
        """The same for another game: nobody has spent anything."""
        return TimeBank(self.seconds, self.bot)

    def to_text(self) -> str:
        """As it is stored."""
        return json.dumps(asdict(self))

    @classmethod
    def from_text(cls, text: str | None) -> TimeBank | None:
        """As it was stored, if a table has one."""
        if text is None:
            return None
        data = json.loads(text)
        return cls(data["seconds"], data["bot"], tuple(data["spent"]), data["since"])


class Moved(NamedTuple):
    """What is stored of a table: who is asked now, how many choices stand, and who has answered."""

    asked: int
    length: int
    answered: frozenset[int]


@dataclass(frozen=True, slots=True)
class MoveClock:
    """Time for each move: it begins anew with every answer, but not with one that was given before."""

    seconds: int
    plays_on: bool = False
    """Whether a bot plays on for somebody late until they are back; otherwise it ends this move."""
    spent: tuple[float, ...] = ()
    """By seat, for the move that it is at."""
    furthest: int = 0
    """The most choices that ever stood: what is answered again after an undo is no new move."""
    since: float = 0.0
    """Up to when time was counted."""

    def left(self, seat: int) -> float:
        """The seconds that a seat had when time was last counted."""
        return max(0.0, self.seconds - (self.spent[seat] if seat < len(self.spent) else 0.0))

    def left_at(self, seat: int, now: float) -> float:
        """The seconds that a seat has now for the move that it thinks about."""
        return max(0.0, self.left(seat) - passed(self.since, now))

    def count(self, thinking: tuple[bool, ...], bots: tuple[bool, ...], now: float) -> MoveClock:
        """The clock after the time of those who think was counted; where a bot plays nobody is late."""
        more = passed(self.since, now)
        spent = (
            0.0 if bot else self.seconds - self.left(seat) + (more if thinks else 0.0)
            for seat, (thinks, bot) in enumerate(zip(thinking, bots, strict=True))
        )
        return replace(self, spent=tuple(round(each, 3) for each in spent), since=now)

    def moved(self, asked_before: int, moved: Moved) -> MoveClock:
        """The clock after answers: a move begins for who answers, or is asked, where nobody was before."""
        new = {seat for seat in moved.answered if moved.length > self.furthest}
        if moved.length >= self.furthest:
            new |= {seat for seat in range(len(self.spent)) if moved.asked & ~asked_before & 1 << seat}
        spent = tuple(0.0 if seat in new else each for seat, each in enumerate(self.spent))
        return replace(self, spent=spent, furthest=max(self.furthest, moved.length))

    def fresh(self) -> MoveClock:
        """The same for another game."""
        return MoveClock(self.seconds, self.plays_on)

    def to_text(self) -> str:
        """As it is stored."""
        return json.dumps(asdict(self))

    @classmethod
    def from_text(cls, text: str | None) -> MoveClock | None:
        """As it was stored, if a table has one."""
        if text is None:
            return None
        data = json.loads(text)
        return cls(**data | {"spent": tuple(data["spent"])})


class OutOfTime(NamedTuple):
    """A seat whose time is over, where a bot shall play on, or end this move."""

    table: str
    seat: int
    this_move: bool = False


class Counted(NamedTuple):
    """The time of a table after it was counted, and whose is over."""

    table: str
    bank: TimeBank | None
    clock: MoveClock | None
    out: list[OutOfTime]


def count_table(connection: Connection, id: str, now: float, moved: Moved | None = None) -> Counted | None:
    """Count the time of those who think at a table, up to what is `moved` now; None where no time counts."""
    query = sa.select(tables.c.bank, tables.c.clock, tables.c.asked, tables.c.started, tables.c.over)
    row = connection.execute(query.where(tables.c.id == id).with_for_update()).first()
    bank = TimeBank.from_text(row.bank) if row else None
    clock = MoveClock.from_text(row.clock) if row else None
    if row is None or (bank is None and clock is None):
        return None
    around = sa.select(seats.c.bot).where(seats.c.table_id == id).order_by(seats.c.seat)
    bots = tuple(bot is not None for bot in connection.execute(around).scalars())
    playing = row.started and not row.over
    thinking = tuple(bool(playing and not bot and row.asked >> seat & 1) for seat, bot in enumerate(bots))
    out: dict[int, OutOfTime] = {}
    if clock is not None:
        clock = clock.count(thinking, bots, now)
        late = [seat for seat, thinks in enumerate(thinking) if thinks and not clock.left(seat)]
        out |= {seat: OutOfTime(id, seat, not clock.plays_on) for seat in late}
        clock = clock.moved(row.asked, moved) if moved else clock
    if bank is not None:
        bank = bank.count(thinking, now)
        spent = [seat for seat, thinks in enumerate(thinking) if thinks and bank.left(seat) <= 0]
        out |= {seat: OutOfTime(id, seat) for seat in spent if bank.bot}
    kept = {"bank": bank and bank.to_text(), "clock": clock and clock.to_text()}
    connection.execute(tables.update().where(tables.c.id == id).values(**kept))
    return Counted(id, bank, clock, list(out.values()))


def count_all(connection: Connection, now: float) -> list[Counted]:
    """Count at every table where somebody thinks."""
    playing = TIMED & tables.c.started & ~tables.c.over & (tables.c.asked != 0)
    ids = connection.execute(sa.select(tables.c.id).where(playing).order_by(tables.c.id)).scalars().all()
    found = [count_table(connection, id, now) for id in ids]
    return [counted for counted in found if counted is not None]


def skip_to(connection: Connection, now: float) -> None:
    """Nobody's time was running until now: the room was closed."""
    kept = sa.select(tables.c.id, tables.c.bank, tables.c.clock).where(TIMED & ~tables.c.over)
    for id, bank, clock in connection.execute(kept.order_by(tables.c.id).with_for_update()).all():
        times = TimeBank.from_text(bank), MoveClock.from_text(clock)
        later = [each and replace(each, since=now).to_text() for each in times]
        change = tables.update().where(tables.c.id == id)
        connection.execute(change.values(bank=later[0], clock=later[1]))
