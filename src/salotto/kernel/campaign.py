"""What a campaign asks of a title: one optional object, `Title.campaign`.

A campaign is tables in a row. It opens each with plain data carried over (`Table.carried`), watches the
counters that the title offers, and reads the outcome. It changes nothing inside a table but by what it
carries there; also the first table of a campaign carries something, be it only the number of the chapter.
"""

# interpreted: titles anywhere subclass it
from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

S = TypeVar("S")


class Rise(NamedTuple):
    """A counter of a seat went up, to this value."""

    seat: int
    counter: str
    value: int


class Campaign(ABC, Generic[S]):
    """What a title offers to campaigns."""

    counters: tuple[str, ...]
    """The counters a campaign may watch; each has a name, `phrase("counter:ID")`."""

    @abstractmethod
    def rises(self, state: S) -> Sequence[Rise]:
        """Every rise of a counter so far, in order; those of one moment in the order in which they count.

        They are part of the state, so that what is undone never was. A counter that falls is not told.
        """

    @abstractmethod
    def counter(self, state: S, seat: int, id: str) -> int:
        """Where a counter of a seat stands now."""

    @abstractmethod
    def ranking(self, state: S) -> Sequence[tuple[int, ...]]:
        """For each seat what decides its place, the more the better: the score first, then the tie-breaks."""

    @abstractmethod
    def orders(self, state: S) -> Mapping[str, Sequence[int]]:
        """The seats in the orders that may break a last tie, such as `turn_order` and `last_turn`; the later
        one is ahead."""

    @abstractmethod
    def check(self, players: int, carried: Any) -> None:
        """Raise BadTable where a table for so many cannot go on with what is carried over to it."""
