"""How long the seats of a table may still think."""

from __future__ import annotations

import time

from salotto.server.store.rows import TableInfo


def time_left(info: TableInfo, seat: int) -> float | None:
    """The seconds that a seat may still think; None where time does not matter."""
    if info.bank is None or seat >= len(info.seats):
        return None
    return info.bank.left_at(seat, runs(info, seat), time.time())


def move_left(info: TableInfo, seat: int) -> float | None:
    """The seconds that a seat has for the move it is asked for; None where no clock runs."""
    if info.clock is None or seat >= len(info.seats) or not runs(info, seat):
        return None
    return info.clock.left_at(seat, time.time())


def until_late(info: TableInfo, seat: int) -> float | None:
    """The seconds after which a seat's time is over, in the game or for this move; None: never."""
    left = [each for each in (time_left(info, seat), move_left(info, seat)) if each is not None]
    return min(left, default=None)


def runs(info: TableInfo, seat: int) -> bool:
    """Whether the clock of a seat runs: a person is asked."""
    asked = info.started and not info.over and bool(info.asked >> seat & 1)
    return asked and info.seats[seat].bot is None


def out_of_time(info: TableInfo, seat: int) -> bool:
    """Whether a seat has spent all its time."""
    return time_left(info, seat) == 0


def left_to_bot(info: TableInfo, seat: int) -> bool:
    """Whether a bot plays on for good, because the time of a seat is over."""
    return info.bank is not None and info.bank.bot and out_of_time(info, seat)


def may_be_replaced(info: TableInfo, seat: int, reader: int | None) -> bool:
    """Whether somebody at the table may let a bot play for a seat that is out of time."""
    if reader in (None, seat) or seat >= len(info.seats) or info.over:
        return False
    return info.seats[seat].bot is None and out_of_time(info, seat)


def to_take_back(info: TableInfo, seat: int) -> int | None:
    """A seat that its person may take back from a bot; None where nobody may, or no bot plays."""
    return seat if info.seats[seat].bot and not left_to_bot(info, seat) else None
