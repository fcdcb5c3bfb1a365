"""Brute force for second readers: a paragraph of the book is a plain function that picks.

`every` runs it with all its picks. A position is anything that copies itself and has a key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Copyable(Protocol):
    """A position of a second reader."""

    def copy(self: P) -> P:
        """The same position again."""
        ...

    def key(self) -> tuple[Any, ...]:
        """All that makes two positions differ."""
        ...


P = TypeVar("P", bound=Copyable)


class NotAllowed(Exception):
    """The book does not allow what was picked."""


class TooMany(Exception):
    """More ways to go on than anybody wants to look at."""


class Pick:
    """Picks as it was told beforehand, and the first option after that."""

    __slots__ = ("taken", "told", "widths")

    def __init__(self, told: tuple[int, ...]) -> None:
        self.told = told
        self.taken: list[int] = []
        self.widths: list[int] = []

    def __call__(self, options: Sequence[T]) -> T:
        """One of the options; with none there is no way on."""
        if not options:
            raise NotAllowed
        at = len(self.taken)
        index = self.told[at] if at < len(self.told) else 0
        self.taken.append(index)
        self.widths.append(len(options))
        return options[index]


def every(position: P, script: Callable[[P, Pick], None], most: int = 100_000) -> dict[tuple[Any, ...], P]:
    """All positions to which a script can lead."""
    ways: dict[tuple[Any, ...], P] = {}
    todo: list[tuple[int, ...]] = [()]
    runs = 0
    while todo:
        told = todo.pop()
        after, pick = position.copy(), Pick(told)
        runs += 1
        if runs > most:
            raise TooMany
        try:
            script(after, pick)
            ways[after.key()] = after
        except NotAllowed:
            pass
        for at in range(len(told), len(pick.taken)):
            todo.extend((*pick.taken[:at], other) for other in range(1, pick.widths[at]))
    return ways


def then(
    positions: Iterable[P], script: Callable[[P, Pick], None], most: int = 100_000
) -> dict[tuple[Any, ...], P]:
    """All positions to which a script can lead from any of some positions."""
    ways: dict[tuple[Any, ...], P] = {}
    for position in positions:
        ways.update(every(position, script, most))
        if len(ways) > most:
            raise TooMany
    return ways


def subsets(things: Sequence[T], size: int) -> list[tuple[T, ...]]:
    """All subsets of one size."""
    if size == 0:
        return [()]
    if len(things) < size:
        return []
    with_first = [(things[0], *rest) for rest in subsets(things[1:], size - 1)]
    return with_first + subsets(things[1:], size)
