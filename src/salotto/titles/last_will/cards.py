"""The cards of Last Will as immutable definitions, and the small vocabulary of what they do.

A card is one object for the whole program: the copies of one entry are different cards with the same face.
What is printed on a card is data; the fields are those of the files in data/, which are read by their types.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise
from pathlib import Path

from salotto.kit.components import Keyed, Printed
from salotto.kit.content import Unfit, settle, written
from salotto.kit.effects import Vocabulary

DATA = Path(__file__).parent / "data"


class Symbol(StrEnum):
    """What can be printed in the upper left corner of a card, or on an income line (LW-22)."""

    SILVERWARE = "silverware"  # dining
    COACH = "coach"  # carriage rides
    MASK = "mask"  # theatre and opera
    HELM = "helm"  # boat trips
    WINE_GLASS = "wine-glass"  # parties
    NUPTIAL = "nuptial"  # weddings
    HELPER = "helper"
    MANSION = "mansion"
    MANOR = "manor"
    TOWN_HOUSE = "town-house"
    FARM = "farm"
    CHEF = "chef"
    GUEST = "guest"
    DOG = "dog"
    HORSE = "horse"
    WILD = "wild"


TYPES = (Symbol.MANSION, Symbol.MANOR, Symbol.TOWN_HOUSE, Symbol.FARM)
"""LW-10.1 The property types, in the order of the market spaces."""

COMPANIONS = (Symbol.CHEF, Symbol.GUEST, Symbol.DOG, Symbol.HORSE)
ANIMALS = (Symbol.DOG, Symbol.HORSE)


class Deck(StrEnum):
    """The backs of the cards."""

    EVENTS = "events"
    HELPERS = "helpers-expenses"
    PROPERTIES = "properties"
    COMPANIONS = "companions"
    SPECIAL = "special"
    NEW_SPECIAL = "gs-special"
    WILD = "wild"

    @property
    def icon(self) -> str:
        """What it is drawn as."""
        return f"deck-{self.value}"


REGULAR = (Deck.EVENTS, Deck.HELPERS, Deck.PROPERTIES, Deck.COMPANIONS)
"""LW-2.4 The decks that can be drawn from and have a discard pile."""


class Kind(StrEnum):
    """What a card is."""

    EVENT = "event"
    HELPER = "helper"
    EXPENSE = "expense"
    PROPERTY = "property"
    COMPANION = "companion"


# What is printed on cards


@dataclass(frozen=True, slots=True)
class Privilege:
    """LW-13 What a helper is good for; the kinds are in helpers.py."""


@dataclass(frozen=True, slots=True)
class Effect:
    """LW-8.1 What a white-bordered card does beside spending; the kinds are in effects.py."""


EFFECTS = Vocabulary("lw")
"""Privileges and effects by the words of the data files."""


# Parts of cards


@dataclass(frozen=True, slots=True)
class Way:
    """LW-8.2 One of the ways to savour a white-bordered card: so many actions, so many pounds."""

    actions: int = field(metadata=written(least=0))
    spend: int = field(metadata=written(least=0))
    key: str = field(init=False)

    def __post_init__(self) -> None:
        settle(self, key=f"way:{self.actions}:{self.spend}")


@dataclass(frozen=True, slots=True, eq=False)
class Extra:
    """LW-8.3 A companion printed on a white-bordered card, and what it adds."""

    companion: Symbol
    add: int = field(metadata=written(least=1))
    key: str = field(init=False)

    def __post_init__(self) -> None:
        settle(self, key=f"extra:{self.companion}:{self.add}")


class SlotEffect(StrEnum):
    """LW-26.8 What a token may do beside offering an amount."""

    DOUBLE = "double-depreciation"


@dataclass(frozen=True, slots=True)
class Slot:
    """LW-11.3 A place for a companion token on a black-bordered card."""

    companions: tuple[Symbol, ...] = field(metadata=written("companion", alone=True))
    spend: int | None = None  # LW-9.6; LW-26.8 a slot may offer no amount
    effect: SlotEffect | None = None
    free: bool = False  # LW-26.11 filled when the property is bought
    doubles: bool = field(init=False)  # LW-26.8 the property loses two steps

    def __post_init__(self) -> None:
        settle(self, doubles=self.effect is SlotEffect.DOUBLE)
        if self.spend is None and self.effect is None:
            raise Unfit("spend", "is missing", "room-pack-missing")


@dataclass(frozen=True, slots=True)
class Per:
    """LW-9.7 A part of a formula: so much for each farm, or for each dog or horse token on farms."""

    counted: Symbol = field(metadata=written("per"))
    n: int = field(metadata=written(least=1))


@dataclass(frozen=True, slots=True)
class Activation:
    """LW-9.5 What activating a black-bordered card costs and gives."""

    actions: int = field(metadata=written(least=0))
    spend: int = field(default=0, metadata=written(least=1))
    formula: tuple[Per, ...] = ()
    draw: int = field(default=0, metadata=written(least=1))  # LW-26.14
    keep: int = field(default=0, metadata=written(least=1))

    def __post_init__(self) -> None:
        if bool(self.spend) + bool(self.formula) + bool(self.draw and self.keep) != 1:
            problem = "expects an amount, a formula, or cards to draw and to keep"
            raise Unfit("spend", problem, "room-pack-either", known="spend, formula, draw + keep")


@dataclass(frozen=True, slots=True)
class Cost:
    """LW-9.1 What laying a card down costs."""

    actions: int = field(metadata=written(least=1))
    money: int = field(default=0, metadata=written(least=0))


# Cards


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Card(Printed):
    """Any card that can come into a hand."""

    entry: str = field(metadata=written("id"))
    kind: Kind
    deck: Deck
    symbols: tuple[Symbol, ...]
    alt_symbols: tuple[Symbol, ...] = ()  # LW-R7 under the option helper_corner = trade-symbol
    crowns: int = field(default=0, metadata=written(least=1))  # LW-1.4 on the back of special cards
    regular: int = field(init=False)  # index into REGULAR, or -1

    def __post_init__(self) -> None:
        settle(
            self,
            alt_symbols=self.alt_symbols or self.symbols,
            regular=REGULAR.index(self.deck) if self.deck in REGULAR else -1,
        )


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class White(Card):
    """LW-8 A white-bordered card: used once and discarded."""

    ways: tuple[Way, ...] = field(metadata=written("options"))
    extras: tuple[Extra, ...] = field(default=(), metadata=written("companions"))
    effects: tuple[Effect, ...] = ()
    nuptial: str = field(
        default="", metadata=written("nuptial_name")
    )  # LW-26.1 its name within a nuptial set

    def __post_init__(self) -> None:
        Card.__post_init__(self)
        ways = self.ways
        rising = all(one.actions < other.actions and one.spend < other.spend for one, other in pairwise(ways))
        if not ways or not rising:
            problem = "expects one option at least, each dearer than the one before"
            raise Unfit("ways", problem, "room-pack-rising")
        if self.nuptial and len(ways) > 1:
            problem = "a nuptial card has one option"
            raise Unfit("ways", problem, "room-pack-values", wanted=1, given=len(ways))


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Black(Card):
    """LW-9 A black-bordered card: laid on the player board."""

    lay: Cost = field(metadata=written("play"))
    activation: Activation | None = field(default=None, metadata=written("activate"))
    slots: tuple[Slot, ...] = ()
    privileges: tuple[Privilege, ...] = field(default=(), metadata=written("privilege"))
    amounts: tuple[tuple[int, ...], ...] = field(init=False)  # LW-9.6 by the number of filled slots

    def __post_init__(self) -> None:
        Card.__post_init__(self)
        settle(self, amounts=amounts_of(self.activation, self.slots))


def amounts_of(activation: Activation | None, slots: tuple[Slot, ...]) -> tuple[tuple[int, ...], ...]:
    """LW-9.6 What a card can spend: the base amount, and one more for each filled slot that offers one."""
    if activation is None or not activation.spend:
        return ((),) * (len(slots) + 1)
    amounts: list[tuple[int, ...]] = [(activation.spend,)]
    for slot in slots:
        more = () if slot.spend is None else (slot.spend,)
        amounts.append(tuple(sorted({*amounts[-1], *more})))
    return tuple(amounts)


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Property(Black):
    """LW-10 A house or a farm."""

    types: tuple[Symbol, ...]  # LW-26.7 two types: one of them at each occasion
    values: tuple[int, ...]  # highest first
    depreciates: bool

    def __post_init__(self) -> None:
        Black.__post_init__(self)
        if not self.values or any(high <= low for high, low in pairwise(self.values)):
            raise Unfit("values", "expects a falling scale", "room-pack-falling")
        if self.depreciates != (len(self.values) > 1):
            problem = "a property depreciates if it has more than one value"
            right, given = ("false", "true") if self.depreciates else ("true", "false")
            raise Unfit("depreciates", problem, "room-pack-only", least=right, value=given)


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Companion(Card):
    """LW-11 A slate-bordered card; the wild card stands for any type (LW-11.7)."""

    stands_for: tuple[Symbol, ...] = field(metadata=written("companion", alone=True))

    @property
    def wild(self) -> bool:
        """Whether it is one of the two wild cards."""
        return self.deck is Deck.WILD


# Jobs, plans, last wills


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class IncomeLine(Keyed):
    """LW-21.1 An income line of a job: the symbol that covers it, and what it pays."""

    symbol: Symbol
    income: int = field(metadata=written(least=1))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Job(Printed):
    """LW-21 An employment card."""

    entry: str = field(metadata=written("id"))
    set: str  # 4-line or 5-line
    lines: tuple[IncomeLine, ...]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Plan(Keyed):
    """LW-5.3 A plan: position in the order of play, cards, errand boys and actions."""

    position: int = field(metadata=written(least=1))
    cards: int = field(metadata=written(least=0))
    errand_boys: int = field(metadata=written(least=1))
    actions: int = field(metadata=written(least=0))
    source: str
    side: str = ""  # of the planning board on which it is printed


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlanTile(Keyed):
    """LW-20.7 A double-sided plan of the expansion."""

    players: tuple[int, ...]
    position: int
    sides: tuple[Plan, Plan]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Will(Printed):
    """LW-2.9 A last will card: the starting money; LW-20.10 and which employment cards are dealt."""

    money: int = field(metadata=written(least=1))
    jobs: str = field(default="", metadata=written("employment_set"))  # 4-line, 5-line, or nothing
