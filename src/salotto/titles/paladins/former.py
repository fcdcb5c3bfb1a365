"""What release 1 had, for its tables: cards that no new table gets, places that the boards have lost."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from salotto.kit.content import Shelf, by_key
from salotto.titles.paladins.box import BOX, DATA
from salotto.titles.paladins.cards import AbsolveSpace, KingsFavour, MapSpace, SuspicionCard, Wall
from salotto.titles.paladins.effects import EFFECTS

FILE = "release_1.toml"
SHELF = Shelf(DATA / "former", vocabulary=EFFECTS)

WALLS = SHELF.read_all(Wall, FILE, "wall")
FAVOURS = SHELF.read_all(KingsFavour, FILE, "favour")
SUSPICION = SHELF.read_all(SuspicionCard, FILE, "suspicion")
SPACES = SHELF.read_all(MapSpace, FILE, "space")
ABSOLVE = SHELF.read_all(AbsolveSpace, FILE, "absolve_space", "absolve")


def only_former(former: Iterable[Any], current: Iterable[Any]) -> list[Any]:
    """The cards and places whose keys mean nothing else today."""
    known = by_key(current)
    return [thing for thing in former if thing.key not in known]


FORMER_CARDS = (
    *only_former(WALLS, BOX.walls),
    *only_former(FAVOURS, BOX.favours),
    *only_former(SUSPICION, BOX.suspicion),
)
FORMER_PLACES = [*SPACES, *ABSOLVE]

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
