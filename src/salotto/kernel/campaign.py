"""What a campaign asks of a title: one optional object, `Title.campaign`.

A campaign is tables in a row. It opens each with plain data carried over (`Table.carried`), watches the
counters that the title offers, and reads the outcome. It changes nothing inside a table but by what it
carries there; also the first table of a campaign carries something, be it only the number of the chapter.
"""

# interpreted: titles anywhere subclass it
from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from salotto.kernel.decisions import Event

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
    def prepared(self, state: S) -> bool:
        """Whether the game is prepared: what is laid out for it after that is open from now on."""

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


@dataclass(frozen=True, slots=True)
class Claim:
    """A seat wins something of the campaign by a rise: its key, and how many rises there were by then."""

    seat: int
    what: str
    at: int


class Herald(ABC):
    """Somebody who tells in the story of a table, beside its rules, what a position means to them."""

    tells: frozenset[str]
    """The ids of the events that it tells; the rules tell none of them."""
    celebrates: frozenset[str]
    """Those of them that the page celebrates."""

    @abstractmethod
    def tell(self, state: Any, so_far: Sequence[Event]) -> Sequence[Event]:
        """What is still to be told at this position, after what has been told."""


class Saga(ABC):
    """What a title answers that is itself a campaign: its tables are the interludes between the chapters.

    `handed_on` is what an interlude hands on to the chapter that follows (`Outcome.carries`).
    """

    tells: frozenset[str]
    """The ids of all events that are told in the story of a chapter."""
    celebrates: frozenset[str]
    """Those of them that the page celebrates."""

    @abstractmethod
    def claims(self, handed_on: Any, rises: Sequence[Rise]) -> Sequence[Claim]:
        """What the seats have won in a chapter by these rises, in order."""

    @abstractmethod
    def events(self, handed_on: Any, prepared: bool, rises: Sequence[Rise]) -> Sequence[Event]:
        """All that is told in the story of a chapter, once it is prepared or before, up to these rises; more
        rises only add to it."""

    @abstractmethod
    def goals(self, handed_on: Any) -> Sequence[tuple[str, str, int]]:
        """What can be won in a chapter: the key, the counter, and the number that it has to reach."""

    @abstractmethod
    def standing(
        self, handed_on: Any, prepared: bool, rises: Sequence[Rise], counters: Mapping[str, Sequence[int]]
    ) -> Any:
        """The state of the campaign in the middle of a chapter, with what was claimed so far; `counters` are
        those of the goals, by seat. Before the chapter is prepared its goals are not seen."""

    @abstractmethod
    def over(self, handed_on: Any) -> bool:
        """Whether no chapter follows."""
