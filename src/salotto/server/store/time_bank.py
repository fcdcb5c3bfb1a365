"""Time banks: how long each seat of a table may still think, counted in the database.

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
COUNT_SECONDS = 5.0
"""How often the time of those who think is counted."""
DOWN_SECONDS = 60.0
"""When nobody has counted for so long, nobody could have played: that time is nobody's."""


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
        return max(0.0, self.left(seat) - (self._passed(now) if thinks else 0.0))

    def count(self, thinking: tuple[bool, ...], now: float) -> TimeBank:
        """The bank after the time of those who think, seat by seat, was counted."""
        passed = self._passed(now)
        spent = [
            min(self.seconds, self.seconds - self.left(seat) + (passed if thinks else 0.0))
            for seat, thinks in enumerate(thinking)
        ]
        return replace(self, spent=tuple(round(each, 3) for each in spent), since=now)

    def _passed(self, now: float) -> float:
        passed = now - self.since
        return passed if 0 < passed <= DOWN_SECONDS else 0.0

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


class OutOfTime(NamedTuple):
    """A seat whose bank is spent, where a bot shall play on."""

    table: str
    seat: int


def count_table(connection: Connection, id: str, now: float) -> tuple[TimeBank, list[OutOfTime]] | None:
    """Count the time of those who think at a table; None where there is no bank."""
    query = sa.select(tables.c.bank, tables.c.asked, tables.c.started, tables.c.over)
    row = connection.execute(query.where(tables.c.id == id).with_for_update()).first()
    bank = TimeBank.from_text(row.bank) if row else None
    if row is None or bank is None:
        return None
    around = sa.select(seats.c.seat, seats.c.bot).where(seats.c.table_id == id).order_by(seats.c.seat)
    playing = row.started and not row.over
    thinking = tuple(
        bool(playing and bot is None and row.asked >> seat & 1) for seat, bot in connection.execute(around)
    )
    counted = bank.count(thinking, now)
    connection.execute(tables.update().where(tables.c.id == id).values(bank=counted.to_text()))
    out = [OutOfTime(id, seat) for seat, thinks in enumerate(thinking) if thinks and counted.left(seat) <= 0]
    return counted, out if counted.bot else []


def count_all(connection: Connection, now: float) -> list[OutOfTime]:
    """Count at every table where somebody thinks; the seats that are out of time and left to a bot."""
    playing = tables.c.bank.is_not(None) & tables.c.started & ~tables.c.over & (tables.c.asked != 0)
    ids = connection.execute(sa.select(tables.c.id).where(playing).order_by(tables.c.id)).scalars().all()
    found = [count_table(connection, id, now) for id in ids]
    return [each for counted in found if counted is not None for each in counted[1]]


def skip_to(connection: Connection, now: float) -> None:
    """Nobody's time was running until now: the room was closed."""
    kept = sa.select(tables.c.id, tables.c.bank).where(tables.c.bank.is_not(None) & ~tables.c.over)
    kept = kept.order_by(tables.c.id).with_for_update()
    for id, text in connection.execute(kept).all():
        bank = TimeBank.from_text(text)
        if bank is not None:
            later = replace(bank, since=now).to_text()
            connection.execute(tables.update().where(tables.c.id == id).values(bank=later))
