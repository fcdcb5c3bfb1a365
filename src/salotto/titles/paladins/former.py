"""The map of release 1, for its tables."""

from __future__ import annotations

from salotto.titles.paladins.box import BOX

MAP_OF_RELEASE_1 = [position for position, spaces in enumerate((8, 7, 7, 6, 6), 1) for _ in range(spaces)]
"""The regions of the 34 spaces of that map, from left to right."""


def todays_map(stored: list[int], free: int) -> list[int]:
    """The pieces of a stored map; those of release 1 in the same region, or the next one with room.

    The spaces that exist with fewer players come first, for no piece may lie where the table has no space.
    """
    if len(stored) != len(MAP_OF_RELEASE_1):
        return stored
    found = [free] * len(BOX.spaces)
    for region, piece in zip(MAP_OF_RELEASE_1, stored, strict=True):
        if piece != free:
            open_spaces = [at for at, lying in enumerate(found) if lying == free]
            found[min(open_spaces, key=lambda at: distance(at, region))] = piece
    return found


def distance(at: int, region: int) -> tuple[int, int, int]:
    """How badly a space stands for one of a region."""
    space = BOX.spaces[at]
    return space.players, abs(BOX.regions[space.region].position - region), space.order
