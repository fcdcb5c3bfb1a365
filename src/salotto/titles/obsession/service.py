"""Who can serve whom: the icons of tile and guests against the servants at hand (OB-4.5, OB-8, OB-17)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from salotto.titles.obsession.cards import SERVANTS, Demand, Servant

Counts = tuple[int, ...]
"""A number for each kind of servant."""

BRUSHING_ROOM = 1
HOUSEKEEPERS_ROOM = 2
"""Bits for the tiles that let one servant stand in for another."""

AS_MAID, AS_VALET = len(SERVANTS), len(SERVANTS) + 1
"""Counted beside the servants: housekeepers who serve as lady's maids, footmen who serve as valets."""

IMPOSSIBLE = 99
"""More help than there ever is."""


def who_serves(rooms: int) -> tuple[tuple[int, ...], ...]:
    """OB-8, OB-17.9, OB-17.11, OB-24.8 For each icon of a demand those who can serve it."""
    maids = (Servant.HEAD_HOUSEMAID,) if rooms & HOUSEKEEPERS_ROOM else ()
    footmen = (AS_VALET,) if rooms & BRUSHING_ROOM else ()
    return (
        (Servant.BUTLER, Servant.UNDERBUTLER),
        (Servant.BUTLER, Servant.UNDERBUTLER, Servant.HALL_BOY),
        (Servant.HOUSEKEEPER, *maids),
        (Servant.HOUSEKEEPER, Servant.HEAD_HOUSEMAID),
        (Servant.VALET, Servant.UNDERBUTLER, *footmen),
        (Servant.LADYS_MAID, *maids, AS_MAID),
        (Servant.FOOTMAN, Servant.UNDERBUTLER),
        (Servant.COOK,),
    )


STANDS_IN = {AS_MAID: Servant.HOUSEKEEPER, AS_VALET: Servant.FOOTMAN}


@lru_cache(maxsize=1 << 16)
def ways_to_serve(
    demand: Demand, available: Counts, resting: Counts, rooms: int
) -> tuple[tuple[Counts, int], ...]:
    """OB-4.5.1 All the different sets of servants that can serve, each with how many of them are resting.

    Of one kind those in Available Service come first: to fetch a resting one instead changes nothing.
    """
    parts = [(number, who) for number, who in zip(demand, who_serves(rooms), strict=True) if number]
    found = set()
    for used in _share(parts, 0, [0] * (len(SERVANTS) + 2), available, resting):
        if used[AS_MAID] and used[Servant.LADYS_MAID] < available[Servant.LADYS_MAID]:
            continue  # OB-8.3
        if used[AS_VALET] and used[Servant.VALET] < available[Servant.VALET]:
            continue  # OB-8.4
        found.add(tuple(used[: len(SERVANTS)]))
    return tuple(
        sorted(
            ((used, sum(max(0, n - at) for n, at in zip(used, available, strict=True))) for used in found),
            key=lambda way: (way[1], [-n for n in way[0]]),
        )
    )


def _share(
    parts: list[tuple[int, tuple[int, ...]]], at: int, used: list[int], available: Counts, resting: Counts
) -> Iterator[list[int]]:
    """Every way to share the icons out; the list that is given out changes afterwards."""
    if at == len(parts):
        yield used
        return
    number, who = parts[at]
    yield from _fill(parts, at, number, who, used, available, resting)


def _fill(
    parts: list[tuple[int, tuple[int, ...]]],
    at: int,
    number: int,
    who: tuple[int, ...],
    used: list[int],
    available: Counts,
    resting: Counts,
) -> Iterator[list[int]]:
    if not number:
        yield from _share(parts, at + 1, used, available, resting)
        return
    if not who:
        return
    name = who[0]
    servant = STANDS_IN.get(name, name)
    most = min(number, available[servant] + resting[servant] - used[servant])
    for n in range(most, -1, -1):
        used[servant] += n
        if name != servant:
            used[name] += n
        yield from _fill(parts, at, number - n, who[1:], used, available, resting)
        used[servant] -= n
        if name != servant:
            used[name] -= n


@lru_cache(maxsize=1 << 16)
def least_help(demand: Demand, available: Counts, resting: Counts, rooms: int) -> int:
    """OB-4.5.2 How many resting servants are needed at least, or IMPOSSIBLE."""
    ways = ways_to_serve(demand, available, resting, rooms)
    return ways[0][1] if ways else IMPOSSIBLE


def add(one: Demand, other: Demand) -> Demand:
    """The icons of two things together."""
    return (
        one[0] + other[0],
        one[1] + other[1],
        one[2] + other[2],
        one[3] + other[3],
        one[4] + other[4],
        one[5] + other[5],
        one[6] + other[6],
        one[7] + other[7],
    )
