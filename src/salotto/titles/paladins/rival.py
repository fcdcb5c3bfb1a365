"""The Rival's goods: one marker stands for all of them (PW-12.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from salotto.kernel.decisions import Rule, tell
from salotto.titles.paladins.boards import MARKER_MAX
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import ATTRIBUTES
from salotto.titles.paladins.state import Rival


@dataclass(frozen=True, slots=True)
class Drain:
    """PW-12.3.2 Silver that leaves the Tax supply for the general supply, without moving the marker."""

    n: int = 1


def move_marker(rival: Rival, spaces: int = 1) -> Rule[None]:
    """PW-12.3.3 The marker moves right; past the end it begins anew, and the lowest attribute rises."""
    for _ in range(spaces):
        if rival.marker < BOX.rival.track.spaces:
            rival.marker += 1
            continue
        rival.marker = 1
        lowest = lowest_attribute(rival)
        if lowest is not None:
            yield from raise_marker(rival, lowest, 1)
    yield tell("pw-rival-marker", rival.board.seat, space=rival.marker)


def lowest_attribute(rival: Rival) -> int | None:
    """PW-12.3.3 The lowest marker; of several the one on top. None when all stand at the end of the track."""
    least = min(rival.board.attributes)
    if least >= MARKER_MAX:
        return None
    return [attribute for attribute in rival.stack if rival.board.attributes[attribute] == least][-1]


def raise_marker(rival: Rival, attribute: int, steps: int) -> Rule[None]:
    """PW-12.3.3 A marker that arrives on an occupied value lies on top."""
    values = rival.board.attributes
    risen = min(MARKER_MAX, values[attribute] + steps) - values[attribute]
    if not risen:
        return
    values[attribute] += risen
    rival.stack.remove(attribute)
    rival.stack.append(attribute)
    yield tell("pw-gains", rival.board.seat, what=f"amount:{ATTRIBUTES[attribute]}-{risen}")


def target(marker: int, row: Sequence[object | None]) -> int | None:
    """PW-12.3.4 The place of the card at the marker's position, else the next to the right, then from 1."""
    for step in range(len(row)):
        at = (marker - 1 + step) % len(row)
        if row[at] is not None:
            return at
    return None
