"""The components of Architects: locations, tracks, cards and boards, as frozen definitions (AW-1).

Every definition is one object for the whole program. Fields at the end that no data file has are worked out
once, when the box is opened, so that the rules need not look them up again and again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from salotto.kit.components import Component, NamedComponent
from salotto.kit.goods import Amounts
from salotto.titles.architects.effects import Effect, Item

OPEN = (
    "quarry",
    "forest",
    "mines",
    "silversmith",
    "kings-storehouse",
    "workshop",
    "town-centre",
    "tax-stand",
    "guardhouse",
)
"""AW-4.0.1 The open locations, in the order of AW-11.4.5; a Worker's place is a number of this list."""

QUARRY, FOREST, MINES, SILVERSMITH, STOREHOUSE, WORKSHOP, TOWN_CENTRE, TAX_STAND, GUARDHOUSE = range(9)

SPACES = ("black-market-a", "black-market-b", "black-market-c")
"""AW-4.7 The spaces of the Black Market, from the left."""

SMALL, MIDDLE, LARGE = range(3)

GUILDHALL = "guildhall"
BLACK_MARKET = "black-market"
HIGHEST_VIRTUE = 14
HIGHEST_LEVEL = 5


class Skill(StrEnum):
    """What a Building asks of its builder's Apprentices."""

    CARPENTRY = "carpentry"
    TILING = "tiling"
    MASONRY = "masonry"


SKILL_BIT = {Skill.CARPENTRY: 1, Skill.TILING: 2, Skill.MASONRY: 4}


class Trigger(StrEnum):
    """When an Apprentice's ability works."""

    CATHEDRAL = "cathedral"
    DEBT_PAID = "debt_paid"
    RESET = "reset"
    GATHER = "gather"
    BLACK_MARKET = "black_market"
    TAX_STAND = "tax_stand"
    IMPRISON = "imprison"
    TRADE = "trade"
    COST = "cost"
    COUNT = "count"
    GUILDHALL = "guildhall"


class Power(StrEnum):
    """AW-10 What a character can do."""

    NONE = "none"
    IGNORE_TAX = "ignore_tax"  # Ada
    DRAW_ON_BLACK_MARKET = "draw_on_black_market"  # Caroline
    NO_DISCARD = "no_discard_for_cathedral"  # Frederick
    HIRE_DISCOUNT = "hire_discount"  # Rudolf
    GOLD_IS_MARBLE = "gold_is_marble"  # Therese
    WOOD_OR_STONE = "discount_wood_or_stone"  # Lothaire
    BUY_OFF_DEBT = "buy_off_debt"  # Hugo
    DRAW_ON_CONSTRUCT = "draw_on_construct"  # Clovis
    RELEASE_ON_RESET = "release_on_reset"  # Fara
    SILVER_ON_IMPRISON = "silver_on_imprison"  # Bertha
    GAIN_ON_DEBT = "gain_on_debt"  # Emma
    SILVER_ON_VIRTUE = "silver_on_virtue"  # Guntram
    CARD_FOR_RESOURCE = "card_for_resource"  # Judith
    CARD_FOR_VIRTUE = "card_for_virtue"  # Merovech


# The board


@dataclass(frozen=True, slots=True)
class Action:
    """What can be done at a location; the words are those of board.toml."""

    id: str
    what: Item | None = None
    base: int = 0
    every: int = 1
    any_of: tuple[Item, ...] = ()
    any_n: int = 0
    pay: Mapping[str, int] = field(default_factory=dict)
    then: Mapping[str, int] = field(default_factory=dict)
    instead: Mapping[str, int] = field(default_factory=dict)
    gain: Mapping[Item, int] = field(default_factory=dict)
    goods: Mapping[Item, int] = field(default_factory=dict)
    lose_virtue: int = 0
    skip: int = 0
    draw: int = 0
    keep: int = 0

    def yields(self, workers: int) -> int:
        """What it gives with so many Workers."""
        return self.base + workers // self.every


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Location(NamedComponent):
    """A place of the main board."""

    type: str  # open, prison, guildhall or black market
    actions: tuple[Action, ...]  # one is chosen

    def action(self, id: str) -> Action:
        """One of its actions."""
        return next(action for action in self.actions if action.id == id)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Tile(NamedComponent):
    """AW-12.1.5 A tile of the co-operative scenario that covers a location."""

    actions: tuple[Action, ...]
    covers: str = ""  # nothing: it is no tile but the Baron's Workers

    def action(self, id: str) -> Action:
        """One of its actions."""
        return next(action for action in self.actions if action.id == id)


@dataclass(frozen=True, slots=True, repr=False)
class VirtueLevel(Component):
    """AW-6 One level of the Virtue track."""

    level: int
    vp: int
    ignore_tax: int
    cathedral_allowed: bool
    black_market_allowed: bool
    start_standard: bool = False


@dataclass(frozen=True, slots=True, repr=False)
class CathedralLevel(Component):
    """AW-5.2.2 One level of the Cathedral."""

    level: int
    vp: int
    spaces: int
    cost: Mapping[Item, int] = field(default_factory=dict)
    any_of: tuple[Item, ...] = ()
    any_n: int = 0


@dataclass(frozen=True, slots=True, repr=False)
class GuildhallSize(Component):
    """AW-4.9.2 The Guildhall for a number of players."""

    players: int
    columns: int
    spaces: int
    reset_at: tuple[int, ...]
    refresh_at: tuple[int, ...]


@dataclass(frozen=True, slots=True, repr=False)
class SetupNumbers(Component):
    """AW-2 What depends on the number of players."""

    players: int
    reward_cards: int
    silver_by_seat: tuple[int, ...]
    capture_locations: int


@dataclass(frozen=True, slots=True)
class Meta:
    """The numbers of the game that depend on nothing."""

    game: str
    players_min: int
    players_max: int
    workers_per_player: int
    markers_per_player: int
    tax_start: int
    virtue_start_standard: int
    apprentice_limit: int
    hand_limit: int
    apprentice_columns: int
    apprentice_rows: int
    source: str


@dataclass(frozen=True, slots=True)
class ScoringNumbers:
    """AW-8.4 Points and triggers that stand on no card."""

    silver_per_vp: int
    prisoners_per_vp: int
    precious_vp: int
    unpaid_debt_vp: int
    reset_prisoners: int
    source: str


# Cards


@dataclass(frozen=True, slots=True)
class Ability:
    """When an Apprentice does what."""

    on: Trigger
    does: Effect
    at: str = ""  # the location, where it works at one only
    when: str = ""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Apprentice(NamedComponent):
    """AW-4.3 A helper with skills and an ability."""

    skills: tuple[Skill, ...]
    virtue: int
    abilities: tuple[Ability, ...]
    promo: bool = False
    coop: str = ""  # AW-12.1.2 the Rogue or the Reverend of this card
    skill_mask: int = 0
    gathers: tuple[tuple[int, int, int], ...] = ()  # place, good, number
    market_discount: int = 0
    ignores_market_loss: bool = False
    on: Mapping[Trigger, tuple[Ability, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Building(NamedComponent):
    """AW-5.1 A plan in the hand, a Building when constructed."""

    vp: int
    cost: Mapping[Item, int]
    skills: tuple[Skill, ...]
    virtue: int
    timing: str
    effects: tuple[Effect, ...]
    group: str = ""
    alias: str = ""
    promo: bool = False
    skill_mask: int = 0
    price: Amounts = ()
    needs: tuple[tuple[int, int], ...] = ()  # good, number


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Market(NamedComponent):
    """AW-4.7 A Black Market card: a Small face and a Large one."""

    small: Mapping[Item, int]
    large: Mapping[Item, int]
    small_goods: Amounts = ()
    large_goods: Amounts = ()
    small_face: str = ""  # what can be seen of it while it lies Small side up


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Reward(NamedComponent):
    """AW-5.2.4 What an advance on the Cathedral brings."""

    gain: Mapping[Item, int]


@dataclass(frozen=True, slots=True)
class Start:
    """AW-2.9 What a character starts with."""

    prisoners: int
    silver: int | str
    virtue: int
    extra_buildings: int
    debts_unpaid: int
    goods: Mapping[Item, int]


@dataclass(frozen=True, slots=True)
class Talent:
    """The ability of a character."""

    kind: Power
    n: int = 0
    silver: int = 0
    apprentice_limit: int = 0
    hand_limit: int = 0
    gain: Mapping[Item, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Character(NamedComponent):
    """AW-10 A player board: the standard side, or a character."""

    set: str
    side: int
    start: Start
    ability: Talent
    colour: str = ""
    power: Power = Power.NONE
    apprentice_limit: int = 0
    hand_limit: int = 0
