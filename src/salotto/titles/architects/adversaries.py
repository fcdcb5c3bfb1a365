"""The components of those against whom one plays: the automatic opponents and the Baron (AW-11, AW-12)."""

from __future__ import annotations

from dataclasses import dataclass

from salotto.kit.components import NamedComponent
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


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Opponent(NamedComponent):
    """Constantine or Helena."""

    difficulty: str
    workers: int
    start: OpponentStart
    vp_per_guildhall_worker: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Scheme(NamedComponent):
    """AW-11.2.2 One turn of the opponent."""

    deck: str  # start or future
    place: str  # where the opponent goes
    effects: tuple[SchemeEffect, ...]  # in order


# The co-operative scenario (AW-12)


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a Rogue/Reverend card."""

    skills: tuple[Skill, ...]
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Helper(NamedComponent):
    """AW-12.1.2 A two-sided card: Rogue or Reverend."""

    virtue: int
    rogue: Side
    reverend: Side


@dataclass(frozen=True, slots=True)
class Section:
    """AW-12.4.8 A section of a Baron board."""

    id: str  # upper or lower
    mode: str  # first_possible or all
    steps: tuple[str, ...]  # in order: capture, imprison
    if_none: str  # what happens when no step could do anything
    source: str


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BaronBoard(NamedComponent):
    """AW-12.1.5 The blue or the red Baron board."""

    difficulty: str
    events: int  # how many are in the game
    target_vp_per_worker_and_player: int
    sections: tuple[Section, ...]

    def section(self, id: str) -> Section:
        """The upper or the lower section."""
        return next(section for section in self.sections if section.id == id)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Intrigue(NamedComponent):
    """AW-12.4.2 One turn of the Baron."""

    deck: str
    rows: tuple[BaronRow, ...]
    final: bool = False
    requires: str = ""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Event(NamedComponent):
    """AW-12.7.3 An Event of the Baron."""

    rows: tuple[BaronRow, ...]  # from top to bottom


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Request(NamedComponent):
    """AW-12.7.1 What the Baron wants."""

    level: int
    item: Item
    per_player: int
    vp_met: int
    vp_failed: int
    vp_hidden: int
