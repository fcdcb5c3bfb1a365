"""The cards of Last Will as immutable definitions, and the small vocabulary of what they do.

A card is one object for the whole program: the copies of one entry are different cards with the same face.
What is printed on a card is data (`Privilege`, `Effect`, `Activation`); one function each carries it out.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

Names = dict[str, str]
"""A word in each language."""


class Symbol(StrEnum):
    """What can be printed in the upper left corner of a card, or on an income line (LW-22)."""

    SILVERWARE = "silverware"
    COACH = "coach"
    MASK = "mask"
    HELM = "helm"
    WINE_GLASS = "wine-glass"
    NUPTIAL = "nuptial"
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

HOUSES = TYPES[:3]
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


REGULAR = (Deck.EVENTS, Deck.HELPERS, Deck.PROPERTIES, Deck.COMPANIONS)
"""LW-2.4 The decks that can be drawn from and have a discard pile."""


class Kind(StrEnum):
    """What a card is."""

    EVENT = "event"
    HELPER = "helper"
    EXPENSE = "expense"
    PROPERTY = "property"
    COMPANION = "companion"


# Privileges of helpers (LW-13)


@dataclass(frozen=True, slots=True)
class BonusSpend:
    """LW-13.7 to LW-13.10 So much more when a card with one of the symbols is used (or at the opera)."""

    symbols: tuple[Symbol, ...]
    n: int
    opera: bool


@dataclass(frozen=True, slots=True)
class BonusMaintain:
    """LW-13.6 So much more when a property of one of the types is activated."""

    types: tuple[Symbol, ...]
    n: int


@dataclass(frozen=True, slots=True)
class FreeDeal:
    """LW-13.1, LW-13.2 So often per round a purchase or sale without an action, and/or at another price."""

    types: tuple[Symbol, ...]
    times: int
    price: int


@dataclass(frozen=True, slots=True)
class AdjustPrice:
    """LW-13.3 At every purchase or sale the price may be raised or lowered."""

    types: tuple[Symbol, ...]
    n: int


@dataclass(frozen=True, slots=True)
class FreeActivation:
    """LW-13.4, LW-13.5 So often per round a property is activated without its action cost."""

    types: tuple[Symbol, ...]
    times: int


@dataclass(frozen=True, slots=True)
class ExtraActions:
    """LW-13.11 Extra actions each round."""

    n: int


@dataclass(frozen=True, slots=True)
class ExtraWhiteActions:
    """LW-13.12 Extra actions each round that pay only for white-bordered cards."""

    n: int


@dataclass(frozen=True, slots=True)
class DrawMore:
    """LW-13.13 to LW-13.15 More cards in the planning draw, of any regular deck or of a given one."""

    n: int
    deck: Deck | None


@dataclass(frozen=True, slots=True)
class KeepMore:
    """LW-13.16 A higher hand limit at the end of the round."""

    n: int


@dataclass(frozen=True, slots=True)
class ExtraErrandBoys:
    """LW-30.2 More errand boys than the plan gives."""

    n: int


Privilege = (
    BonusSpend
    | BonusMaintain
    | FreeDeal
    | AdjustPrice
    | FreeActivation
    | ExtraActions
    | ExtraWhiteActions
    | DrawMore
    | KeepMore
    | ExtraErrandBoys
)


# Effects of white-bordered cards (LW-8.8 to LW-8.10, LW-26)


@dataclass(frozen=True, slots=True)
class GainActions:
    """LW-8.8 Actions are added to the action counter."""

    n: int


@dataclass(frozen=True, slots=True)
class PlaceAnimals:
    """LW-8.9 Dog or horse tokens are put on own farms."""

    n: int


@dataclass(frozen=True, slots=True)
class Depreciate:
    """LW-8.10 Own properties lose steps of their value."""

    n: int


@dataclass(frozen=True, slots=True)
class SellProperty:
    """LW-26.13 Properties are sold without an action, with or without the modifier tokens."""

    n: int
    modifiers: bool


@dataclass(frozen=True, slots=True)
class DiscardForSpend:
    """LW-26.9 Cards with one of the symbols are discarded from the hand, each for so many pounds more."""

    symbols: tuple[Symbol, ...]
    n: int


Effect = GainActions | PlaceAnimals | Depreciate | SellProperty | DiscardForSpend


# Parts of cards


@dataclass(frozen=True, slots=True)
class Way:
    """LW-8.2 One of the ways to savour a white-bordered card: so many actions, so many pounds."""

    key: str
    actions: int
    spend: int


@dataclass(frozen=True, slots=True, eq=False)
class Extra:
    """LW-8.3 A companion printed on a white-bordered card, and what it adds."""

    key: str
    companion: Symbol
    add: int


@dataclass(frozen=True, slots=True)
class Slot:
    """LW-11.3 A place for a companion token on a black-bordered card."""

    companions: tuple[Symbol, ...]
    spend: int | None  # LW-9.6; LW-26.8 a slot may offer no amount
    doubles: bool  # LW-26.8 the property loses two steps
    free: bool  # LW-26.11 filled when the property is bought


@dataclass(frozen=True, slots=True)
class Per:
    """LW-9.7 A part of a formula: so much for each farm, dog token or horse token."""

    counted: Symbol
    n: int


@dataclass(frozen=True, slots=True)
class Activation:
    """LW-9.5 What activating a black-bordered card costs and gives."""

    actions: int
    spend: int
    formula: tuple[Per, ...] = ()
    draw: int = 0  # LW-26.14
    keep: int = 0


# Cards


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """Any card that can come into a hand."""

    key: str
    entry: str
    kind: Kind
    deck: Deck
    symbols: tuple[Symbol, ...]
    alt_symbols: tuple[Symbol, ...]  # LW-R7 under the option helper_corner = trade-symbol
    crowns: int  # LW-1.4 on the back of special cards
    names: Names
    source: str
    regular: int  # index into REGULAR, or -1

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.key!r})"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class White(Card):
    """LW-8 A white-bordered card: used once and discarded."""

    ways: tuple[Way, ...]
    extras: tuple[Extra, ...]
    effects: tuple[Effect, ...]
    nuptial: str  # LW-26.1 its name within a nuptial set, or nothing


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Black(Card):
    """LW-9 A black-bordered card: laid on the player board."""

    lay_actions: int
    lay_money: int
    activation: Activation | None
    slots: tuple[Slot, ...]
    amounts: tuple[tuple[int, ...], ...]  # LW-9.6 what it can spend, by the number of filled slots
    privileges: tuple[Privilege, ...]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Property(Black):
    """LW-10 A house or a farm."""

    types: tuple[Symbol, ...]  # LW-26.7 two types: one of them at each occasion
    values: tuple[int, ...]  # highest first


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Companion(Card):
    """LW-11 A slate-bordered card; the wild card stands for any type (LW-11.7)."""

    stands_for: tuple[Symbol, ...]

    @property
    def wild(self) -> bool:
        """Whether it is one of the two wild cards."""
        return self.deck is Deck.WILD


# Jobs, plans, last wills


@dataclass(frozen=True, slots=True, eq=False)
class Line:
    """LW-21.1 An income line of a job: the symbol that covers it, and what it pays."""

    key: str
    symbol: Symbol
    income: int

    def __repr__(self) -> str:
        return f"Line({self.key!r})"


@dataclass(frozen=True, slots=True, eq=False)
class Job:
    """LW-21 An employment card."""

    key: str
    entry: str
    set: str  # 4-line or 5-line
    lines: tuple[Line, ...]
    names: Names
    source: str

    def __repr__(self) -> str:
        return f"Job({self.key!r})"


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """LW-5.3 A plan: position in the order of play, cards, errand boys and actions."""

    key: str
    position: int
    cards: int
    errand_boys: int
    actions: int
    source: str

    def __repr__(self) -> str:
        return f"Plan({self.key!r})"


@dataclass(frozen=True, slots=True, eq=False)
class PlanTile:
    """LW-20.7 A double-sided plan of the expansion."""

    key: str
    players: tuple[int, ...]
    position: int
    sides: tuple[Plan, Plan]


@dataclass(frozen=True, slots=True, eq=False)
class LastWill:
    """LW-2.9 The starting money; LW-20.10 and which employment cards are dealt."""

    key: str
    money: int
    jobs: str  # 4-line, 5-line, or nothing
    names: Names
    source: str

    def __repr__(self) -> str:
        return f"LastWill({self.key!r})"
