"""PW-5.3, PW-5.4, PW-10.2: which Workers fill spaces, by trying them all, and which are given up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations

from tests.titles.paladins.oracle.book import CRIMINAL, LABOURER, WORKERS, action
from tests.titles.paladins.oracle.position import Player

Pool = tuple[int, ...]


def fits(worker: int, space: str) -> bool:
    """PW-5.3."""
    return space == "any" or worker in (CRIMINAL, WORKERS.index(space))


def better(one: Pool, other: Pool) -> bool:
    """Whether a pool can do all that another of the same size can, and more.

    Labourers can do less than a colour, a colour less than a Criminal (ruling on PW-5.4).
    """
    more = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    colours_lost = -sum(n for n in more[1:CRIMINAL] if n < 0)
    return one != other and more[CRIMINAL] >= colours_lost and more[LABOURER] <= 0


def best(pools: Iterable[Pool]) -> list[Pool]:
    """Those of which none is better in every way."""
    all_of_them = sorted(set(pools))
    return [pool for pool in all_of_them if not any(better(other, pool) for other in all_of_them)]


@lru_cache(maxsize=100_000)
def rests(pool: Pool, spaces: tuple[str, ...]) -> tuple[Pool, ...]:
    """All pools that can be left when the spaces are filled; none if they cannot be."""
    left = {pool}
    for space in spaces:
        left = {
            (*some[:worker], some[worker] - 1, *some[worker + 1 :])
            for some in left
            for worker in range(len(WORKERS))
            if some[worker] and fits(worker, space)
        }
    return tuple(best(left))


@lru_cache(maxsize=100_000)
def kept(pool: Pool, most: int) -> tuple[Pool, ...]:
    """All pools of so many Workers that can be kept."""
    each = [worker for worker, n in enumerate(pool) for _ in range(n)]
    if len(each) <= most:
        return (pool,)
    return tuple(best(counted(some) for some in set(combinations(each, most))))


def counted(some: Sequence[int]) -> Pool:
    """Workers as counts."""
    return tuple(some.count(worker) for worker in range(len(WORKERS)))


def open_spaces(player: Player, name: str, tile: Sequence[str] = ()) -> tuple[str, ...]:
    """PW-5.9 The spaces of an action that no Workshop covers."""
    spaces = tile if name == "gain_honour" else action(name)["spaces"]
    covered = player.workshops.get(name, frozenset())
    return tuple(space for at, space in enumerate(spaces) if at not in covered)
