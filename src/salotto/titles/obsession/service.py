"""Who can serve whom: the icons of tile and guests against the servants at hand (OB-4.5, OB-8, OB-17)."""

from __future__ import annotations

from functools import cache, lru_cache
from operator import add, le

from salotto.titles.obsession.cards import (
    BUTLER,
    COOK,
    FOOTMAN,
    HALL_BOY,
    HEAD_HOUSEMAID,
    HOUSEKEEPER,
    ICON_BITS,
    LADYS_MAID,
    MOST_ICONS,
    SERVANTS,
    UNDERBUTLER,
    VALET,
    Demand,
    icons,
)

Counts = tuple[int, ...]
"""A number for each kind of servant."""


def changed(counts: Counts, servant: int, by: int) -> Counts:
    """The numbers with so many more of a kind."""
    return (*counts[:servant], counts[servant] + by, *counts[servant + 1 :])


Ways = tuple[tuple[Counts, int], ...]
"""Sets of servants, each with how many of them are resting."""

BRUSHING_ROOM = 1
HOUSEKEEPERS_ROOM = 2
"""Bits for the tiles that let one servant stand in for another."""
ROOM_BITS = BRUSHING_ROOM | HOUSEKEEPERS_ROOM
NO_OWN_MAID, NO_OWN_VALET = 128, 256
"""OB-20.18 Bits for a family that has only borrowed ones: others may stand in for them at any time."""
STAFF_BITS = ROOM_BITS | NO_OWN_MAID | NO_OWN_VALET

AS_MAID, AS_VALET = len(SERVANTS), len(SERVANTS) + 1
"""Counted beside the servants: housekeepers who serve as lady's maids, footmen who serve as valets."""

IMPOSSIBLE = 99
"""More help than there ever is."""


def who_serves(rooms: int) -> tuple[tuple[int, ...], ...]:
    """OB-8, OB-17.9, OB-17.11, OB-24.8 For each icon of a demand those who can serve it."""
    maids = (HEAD_HOUSEMAID,) if rooms & HOUSEKEEPERS_ROOM else ()
    footmen = (AS_VALET,) if rooms & BRUSHING_ROOM else ()
    return (
        (BUTLER, UNDERBUTLER),
        (BUTLER, UNDERBUTLER, HALL_BOY),
        (HOUSEKEEPER, *maids),
        (HOUSEKEEPER, HEAD_HOUSEMAID),
        (VALET, UNDERBUTLER, *footmen),
        (LADYS_MAID, *maids, AS_MAID),
        (FOOTMAN, UNDERBUTLER),
        (COOK,),
    )


STANDS_IN = {AS_MAID: HOUSEKEEPER, AS_VALET: FOOTMAN}


def _one(name: int) -> tuple[int, int, int]:
    """Who is taken under this name, the bits where such servants are counted, and one more of them."""
    servant = STANDS_IN.get(name, name)
    return servant, ICON_BITS * servant, 1 << ICON_BITS * servant | 1 << ICON_BITS * name


WHO_SERVES = [[[_one(name) for name in who] for who in who_serves(rooms)] for rooms in range(4)]
"""By rooms and icons."""


@cache
def places(demand: Demand, rooms: int) -> list[list[tuple[int, int, int]]]:
    """For each single icon of a demand those who can serve it."""
    kinds = zip(icons(demand), WHO_SERVES[rooms & ROOM_BITS], strict=True)
    return [who for number, who in kinds for _ in range(number)]


OF_UNDERBUTLER = MOST_ICONS | MOST_ICONS << 2 * ICON_BITS | MOST_ICONS << 4 * ICON_BITS
OF_VALET = MOST_ICONS << 2 * ICON_BITS
OF_MAID = MOST_ICONS << 3 * ICON_BITS
OF_HALL_BOY = MOST_ICONS << 6 * ICON_BITS
OF_HEAD_HOUSEMAID = MOST_ICONS << 7 * ICON_BITS
OF_HER_IN_THE_ROOM = OF_HEAD_HOUSEMAID | MOST_ICONS << ICON_BITS | OF_MAID
"""The icons that can be served by others even if those are there whom they show."""


def replaceable(available: Counts, resting: Counts, rooms: int) -> Demand:
    """OB-8.5, OB-17.9, OB-17.11, OB-24.8 The icons for which somebody could stand in without need."""
    found = 0
    if available[UNDERBUTLER] or resting[UNDERBUTLER]:
        found |= OF_UNDERBUTLER
    if available[HALL_BOY] or resting[HALL_BOY]:
        found |= OF_HALL_BOY
    if available[HEAD_HOUSEMAID] or resting[HEAD_HOUSEMAID]:
        found |= OF_HER_IN_THE_ROOM if rooms & HOUSEKEEPERS_ROOM else OF_HEAD_HOUSEMAID
    if rooms & NO_OWN_MAID:
        found |= OF_MAID
    if rooms & NO_OWN_VALET and rooms & BRUSHING_ROOM:
        found |= OF_VALET
    return found


def can_be_replaced(demand: Demand, available: Counts, resting: Counts, rooms: int) -> bool:
    """OB-8 Whether anybody could serve an icon that shows somebody else, if need be or without."""
    if demand & replaceable(available, resting, rooms):
        return True
    *_, valets, maids, _, _ = icons(demand)
    if maids > available[LADYS_MAID]:
        return True  # OB-8.3
    return valets > available[VALET] and bool(rooms & BRUSHING_ROOM)  # OB-8.4


@cache
def shown(demand: Demand) -> Counts:
    """Those whom the icons show."""
    butlers, carded, housekeepers, kept, valets, maids, footmen, cooks = icons(demand)
    return butlers + carded, 0, housekeepers + kept, valets, maids, footmen, cooks, 0, 0, 0


@lru_cache(maxsize=1 << 6)
def ways_to_serve(demand: Demand, available: Counts, resting: Counts, rooms: int) -> Ways:
    """OB-4.5.1 All the different sets of servants that can serve, each with how many of them are resting.

    Of one kind those in Available Service come first: to fetch a resting one instead changes nothing.
    """
    there = list(map(add, available, resting))
    if can_be_replaced(demand, available, resting, rooms):
        found = with_stand_ins(demand, available, there, rooms)
    else:
        used = shown(demand)
        found = {used} if all(map(le, used, there)) else set()
    ways = [(used, sum([n - at for n, at in zip(used, available, strict=True) if n > at])) for used in found]
    if len(ways) > 1:
        ways.sort(key=lambda way: (way[1], [-n for n in way[0]]))
    return tuple(ways)


def with_stand_ins(demand: Demand, available: Counts, there: list[int], rooms: int) -> set[Counts]:
    """OB-8 All the different sets of servants that can serve where some may serve for others."""
    sets = {0}
    for who in places(demand, rooms):
        sets = {
            taken + one
            for taken in sets
            for servant, bits, one in who
            if taken >> bits & MOST_ICONS < there[servant]
        }
    found = set()
    for used in map(counts, sets):
        if used[AS_MAID] and used[LADYS_MAID] < available[LADYS_MAID] and not rooms & NO_OWN_MAID:
            continue  # OB-8.3
        if used[AS_VALET] and used[VALET] < available[VALET] and not rooms & NO_OWN_VALET:
            continue  # OB-8.4
        found.add(used[: len(SERVANTS)])
    return found


@cache
def counts(taken: int) -> Counts:
    """A set of servants as numbers by their names."""
    return tuple(taken >> ICON_BITS * name & MOST_ICONS for name in range(len(SERVANTS) + 2))


GUARD = 1 << ICON_BITS - 1
GUARDS = sum(GUARD << ICON_BITS * kind for kind in range(6))
"""The highest bit of each kind of icon: no demand is so great that it is needed for counting."""


ANYBODY = GUARDS | MOST_ICONS << ICON_BITS * 6 | MOST_ICONS << ICON_BITS * 7


def present(available: Counts) -> int:
    """The servants who are there, counted like the icons that show them, with all the guards up."""
    butlers, _, housekeepers, valets, maids, footmen, cooks, _, _, _ = available
    men = butlers + (valets << 2 * ICON_BITS) + (footmen << 4 * ICON_BITS)
    women = (housekeepers << ICON_BITS) + (maids << 3 * ICON_BITS) + (cooks << 5 * ICON_BITS)
    return ANYBODY + men + women


def within_reach(available: Counts, resting: Counts, rooms: int) -> int:
    """The same for all who could at best serve each kind of icon: resting ones and stand-ins too."""
    butler, under, housekeeper, valet, maid, footman, cook, hall_boy, head, _ = map(add, available, resting)
    valets = valet + under + (footman if rooms & BRUSHING_ROOM else 0)
    maids = maid + housekeeper + (head if rooms & HOUSEKEEPERS_ROOM else 0)
    butlers, housekeepers, footmen = butler + under + hall_boy, housekeeper + head, footman + under
    return present((butlers, 0, housekeepers, valets, maids, footmen, cook, 0, 0, 0))


class Staff:
    """The servants of a family at one moment; it remembers how they serve every demand met so far."""

    __slots__ = ("available", "help", "present", "reach", "resting", "rooms")

    def __init__(self, available: Counts, resting: Counts, rooms: int) -> None:
        self.available = available
        self.resting = resting
        self.rooms = rooms
        self.present = present(available)
        self.reach = 0  # worked out when it is first asked for
        self.help: dict[Demand, int] = {}

    def least_help(self, demand: Demand) -> int:
        """OB-4.5.2 How many resting servants are needed at least, or IMPOSSIBLE.

        None if those whom the icons show are all there; one subtraction compares them, and where somebody is
        missing a guard falls.
        """
        if (self.present - demand) & GUARDS == GUARDS:
            return 0
        if demand not in self.help:
            self.help[demand] = self.least_help_found(demand)
        return self.help[demand]

    def least_help_found(self, demand: Demand) -> int:
        """OB-4.5.2 The same where somebody is missing: mostly nobody can stand in either."""
        if not self.reach:
            self.reach = within_reach(self.available, self.resting, self.rooms)
        if (self.reach - demand) & GUARDS != GUARDS:
            return IMPOSSIBLE
        ways = ways_to_serve(demand, self.available, self.resting, self.rooms)
        return ways[0][1] if ways else IMPOSSIBLE

    def ways_to_serve(self, demand: Demand) -> Ways:
        """OB-4.5.1 All the different sets of servants that can serve; mostly there is but one."""
        available, resting, rooms = self.available, self.resting, self.rooms
        if (self.present - demand) & GUARDS == GUARDS and not demand & replaceable(available, resting, rooms):
            return ((shown(demand), 0),)
        return ways_to_serve(demand, available, resting, rooms)


@lru_cache(maxsize=1 << 6)
def staff_of(available: Counts, resting: Counts, rooms: int) -> Staff:
    """One object for equal servants, so that nothing is worked out twice."""
    return Staff(available, resting, rooms)
