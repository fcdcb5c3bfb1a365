"""The components of those against whom one plays: the automatic opponents and the Baron (AW-11, AW-12)."""

from __future__ import annotations

from dataclasses import dataclass

from salotto.kit.content import Names
from salotto.titles.architects.cards import Ability, Skill
from salotto.titles.architects.effects import BaronRow, Item, SchemeEffect

# The automatic opponent (AW-11)


@dataclass(frozen=True, slots=True)
class OpponentStart:
    """AW-11.1.4 What the opponent starts with."""

    virtue: int
    cathedral: int
    marble: int
    silver: int
    building_cards: int


@dataclass(frozen=True, slots=True, eq=False)
class Opponent:
    """Constantine or Helena."""

    key: str
    id: str
    names: Names
    difficulty: str
    workers: int
    start: OpponentStart
    vp_per_guildhall_worker: int
    source: str


@dataclass(frozen=True, slots=True, eq=False)
class Scheme:
    """AW-11.2.2 One turn of the opponent."""

    key: str
    id: str
    names: Names
    deck: str
    place: str
    effects: tuple[SchemeEffect, ...]
    source: str

    def __repr__(self) -> str:
        return f"Scheme({self.key!r})"


# The co-operative scenario (AW-12)


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a Rogue/Reverend card."""

    skills: tuple[Skill, ...]
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Helper:
    """AW-12.1.2 A two-sided card: Rogue or Reverend."""

    key: str
    id: str
    names: Names
    virtue: int
    rogue: Side
    reverend: Side
    source: str

    def __repr__(self) -> str:
        return f"Helper({self.key!r})"


@dataclass(frozen=True, slots=True)
class Section:
    """AW-12.4.8 A section of a Baron board."""

    id: str
    mode: str
    steps: tuple[str, ...]
    if_none: str
    source: str


@dataclass(frozen=True, slots=True, eq=False)
class BaronBoard:
    """AW-12.1.5 The blue or the red Baron board."""

    key: str
    id: str
    names: Names
    difficulty: str
    events: int
    target_vp_per_worker_and_player: int
    sections: tuple[Section, ...]
    source: str

    def section(self, id: str) -> Section:
        """The upper or the lower section."""
        return next(section for section in self.sections if section.id == id)


@dataclass(frozen=True, slots=True, eq=False)
class Intrigue:
    """AW-12.4.2 One turn of the Baron."""

    key: str
    id: str
    names: Names
    deck: str
    rows: tuple[BaronRow, ...]
    source: str
    final: bool = False
    requires: str = ""

    def __repr__(self) -> str:
        return f"Intrigue({self.key!r})"


@dataclass(frozen=True, slots=True, eq=False)
class Event:
    """AW-12.7.3 An Event of the Baron."""

    key: str
    id: str
    names: Names
    rows: tuple[BaronRow, ...]
    source: str

    def __repr__(self) -> str:
        return f"Event({self.key!r})"


@dataclass(frozen=True, slots=True, eq=False)
class Request:
    """AW-12.7.1 What the Baron wants."""

    key: str
    id: str
    names: Names
    level: int
    item: Item
    per_player: int
    vp_met: int
    vp_failed: int
    vp_hidden: int
    source: str

    def __repr__(self) -> str:
        return f"Request({self.key!r})"
