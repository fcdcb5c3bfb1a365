"""What a room would change in the points as soon as it lies in a cell (SM-6).

The guests it invites are not counted: they have yet to arrive, and find their places in phase 1B. So a room
changes nothing in the halls, nor for those who wait.
"""

from __future__ import annotations

from salotto.titles.spook_manor.cards import Cell, Room
from salotto.titles.spook_manor.scoring import columns, lights, portraits
from salotto.titles.spook_manor.state import Manor


def change(manor: Manor, room: Room, spot: Cell) -> int:
    """SM-6.1.3 How the total of a manor changes."""
    after = manor.copy()
    after.build(room, spot)
    return room.vp + sum(count(after) - count(manor) for count in (portraits, lights, columns))
