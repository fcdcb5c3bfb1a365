"""Why a room cannot go into a cell (SM-4.2.3 to SM-4.2.6)."""

from __future__ import annotations

from salotto.kernel.decisions import Blocked
from salotto.titles.spook_manor.cards import cell
from salotto.titles.spook_manor.refusals import BELOW_GROUND, NOT_ADJACENT, NOTHING_BENEATH, OCCUPIED_CELL
from salotto.titles.spook_manor.state import Manor


def blocked_spots(manor: Manor) -> list[Blocked]:
    """Every closed cell in and around the manor, with the rule that closes it."""
    right = manor.left + len(manor.columns)
    top = max(len(column) for column in manor.columns) + 1
    return [
        blocked
        for y in range(-1, top + 1)
        for x in range(manor.left - 2, right + 2)
        if (blocked := why_not(manor, x, y)) is not None
    ]


def why_not(manor: Manor, x: int, y: int) -> Blocked | None:
    """The first rule that forbids a cell, or None if a room may go there."""
    key = cell(x, y).key
    if y < 0:
        return BELOW_GROUND.blocks(key)
    if manor.at(x, y) is not None:
        return OCCUPIED_CELL.blocks(key)
    if y > 0 and manor.at(x, y - 1) is None:
        return NOTHING_BENEATH.blocks(key)
    if all(card is None for card in manor.neighbours(x, y)):
        return NOT_ADJACENT.blocks(key)
    return None
