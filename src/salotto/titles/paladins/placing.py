"""Which Workers fill which spaces (PW-5.3, PW-5.4).

Where Workers lie is of no consequence, only which of them are gone. A Labourer can do less than a Worker of
any colour, and a Criminal can do whatever any other Worker can: so a colour goes on its own space before a
Criminal does, a Labourer on a transparent space before anybody else, and a Criminal there only when nobody
else is left. What remains to be chosen is which colour goes on a transparent space.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from salotto.titles.paladins.cards import (
    ANY,
    COLOURS,
    CRIMINAL,
    LABOURER,
    WORKERS,
)


@dataclass(frozen=True, slots=True, eq=False)
class Spaces:
    """Worker spaces that have to be filled together, from left to right; one object for each row of kinds."""

    kinds: tuple[int, ...]  # a Worker, ANY, or COVERED
    needs: tuple[tuple[int, int], ...]  # how many of each colour, or of Criminals where nobody else fits
    count: int  # how many Workers


COVERED = -2
"""A Worker space under a Workshop: it needs nobody."""

EMPTY = -2
"""In a row of placed Workers: nobody lies here."""


def spaces_of(words: Iterable[str]) -> Spaces:
    """Worker spaces as the files write them."""
    return make_spaces(ANY if word == "any" else WORKERS.index(word) for word in words)


def make_spaces(kinds: Iterable[int]) -> Spaces:
    """Worker spaces by their kinds."""
    return _spaces(tuple(kinds))


@cache
def _spaces(row: tuple[int, ...]) -> Spaces:
    colours = [kind for kind in row if kind >= 0]  # CRIMINAL, where only he fits, comes last
    needs = tuple((colour, colours.count(colour)) for colour in sorted(set(colours)))
    return Spaces(row, needs, sum(kind != COVERED for kind in row))


def can_fill(workers: Sequence[int], spaces: Spaces, total: int) -> bool:
    """PW-1.3 Whether so many Workers fill every space: Criminals stand in for colours that are short."""
    if total < spaces.count:
        return False
    criminals = workers[CRIMINAL]
    for colour, number in spaces.needs:
        if colour == CRIMINAL:
            criminals -= number
        elif workers[colour] < number:
            criminals -= number - workers[colour]
    return criminals >= 0


def short_of(workers: Sequence[int], spaces: Spaces) -> list[int]:
    """The Workers that are missing, ANY for one of any colour, for the reason why not."""
    criminals = workers[CRIMINAL]
    missing: list[int] = []
    for colour, number in spaces.needs:
        for _ in range(number - (workers[colour] if colour != CRIMINAL else 0)):
            if criminals:
                criminals -= 1
            else:
                missing.append(colour)
    return missing or [ANY] * max(0, spaces.count - sum(workers))


@dataclass(frozen=True, slots=True)
class Filling:
    """A way to fill some spaces: the Worker on each, EMPTY under a Workshop."""

    key: str
    row: tuple[int, ...]


@lru_cache(maxsize=4096)
def filling(row: tuple[int, ...]) -> Filling:
    """The way with these Workers, as an option: `place:scout,labourer,cleric`."""
    return Filling("place:" + ",".join(WORKERS[worker] for worker in row if worker != EMPTY), row)


@lru_cache(maxsize=16384)
def fillings(workers: tuple[int, ...], spaces: Spaces) -> tuple[Filling, ...]:
    """PW-5.4 The ways to fill the spaces of which none keeps better Workers in every way."""
    left = list(workers)
    row: list[int] = []
    for kind in spaces.kinds:
        if kind >= 0:
            row.append(kind if left[kind] else CRIMINAL)
            left[row[-1]] -= 1
        else:
            row.append(kind)
    transparent = row.count(ANY)
    return tuple(filling(with_any(row, pick)) for pick in least_wanted(tuple(left), transparent))


def with_any(row: Sequence[int], pick: Sequence[int]) -> tuple[int, ...]:
    """A row with its transparent spaces filled from left to right."""
    coming = iter(pick)
    return tuple(next(coming) if kind == ANY else kind for kind in row)


def least_wanted(workers: tuple[int, ...], count: int) -> tuple[tuple[int, ...], ...]:
    """The ways to give up so many Workers of which none is better: Labourers, colours, Criminals."""
    return picked(workers, count, LABOURER, CRIMINAL)


def most_wanted(workers: tuple[int, ...], count: int) -> tuple[tuple[int, ...], ...]:
    """PW-10.2 The ways to keep so many Workers of which none is better: Criminals, colours, Labourers."""
    return picked(workers, count, CRIMINAL, LABOURER)


@lru_cache(maxsize=16384)
def picked(workers: tuple[int, ...], count: int, soonest: int, last: int) -> tuple[tuple[int, ...], ...]:
    """So many Workers: first all of one kind, then colours, and only then those of the other kind."""
    first = (soonest,) * min(count, workers[soonest])
    coloured = count - len(first)
    rest = (last,) * max(0, coloured - sum(workers[colour] for colour in COLOURS))
    return tuple(first + pick + rest for pick in mixed(workers, coloured - len(rest), 0))


def mixed(workers: tuple[int, ...], count: int, at: int) -> list[tuple[int, ...]]:
    """Every choice of so many coloured Workers."""
    if at == len(COLOURS) - 1:
        return [(COLOURS[at],) * count] if count <= workers[COLOURS[at]] else []
    colour = COLOURS[at]
    return [
        (colour,) * number + rest
        for number in range(min(count, workers[colour]), -1, -1)
        for rest in mixed(workers, count - number, at + 1)
    ]


@dataclass(frozen=True, slots=True)
class Keeping:
    """PW-10.2 A choice of Workers to keep: `keep:criminal,scout,fighter`."""

    key: str
    workers: tuple[int, ...]


@lru_cache(maxsize=4096)
def keepings(workers: tuple[int, ...], count: int) -> tuple[Keeping, ...]:
    """PW-10.2 What somebody may want to keep."""
    return tuple(
        Keeping("keep:" + ",".join(WORKERS[worker] for worker in kept), kept)
        for kept in most_wanted(workers, count)
    )


def row_behind(name: str) -> tuple[int, ...]:
    """The Workers behind the end of such a key."""
    return tuple(WORKERS.index(word) for word in name.split(",") if word)
