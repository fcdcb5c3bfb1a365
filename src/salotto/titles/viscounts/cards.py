"""The components of the game, as immutable definitions (VW-1.7)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from salotto.kit.components import Component, Keyed, NamedComponent
from salotto.kit.content import Names
from salotto.titles.viscounts.effects import Kind, Script

# VW-1.4 Goods stand in lists in this order.
INK, GOLD, STONE, SILVER = range(4)
GOODS = ("ink", "gold", "stone", "silver")
RESOURCES = (INK, GOLD, STONE)

# Icons stand in tuples in this order. VW-6.1.1 The first four also number the primary actions they fund.
MERCHANT, BUILDER, NOBLE, CLERIC, CRIMINAL = range(5)
ICONS = ("merchant", "builder", "noble", "cleric", "criminal")

TRADE, BUILD, PLACE_WORKERS, TRANSCRIBE = range(4)
ACTIONS = ("trade", "build", "place_workers", "transcribe")
GOOD_OF_ACTION = (SILVER, STONE, GOLD, INK)

IconCounts = tuple[int, int, int, int, int]
"""How many icons of each kind."""

NO_ICONS: IconCounts = (0, 0, 0, 0, 0)

KINDS = (Kind.TRADING_POST, Kind.GUILDHALL, Kind.WORKSHOP)
"""The types of Building, in the order of the slots: three slots for each."""

NOTHING = Script("does:nothing", ())


class Timing(StrEnum):
    """When the ability of a Townsfolk works."""

    NONE = "none"  # icons alone
    IMMEDIATE = "immediate"  # once it is played
    ONGOING = "ongoing"  # while it lies on the board
    DROPOFF = "dropoff"  # VW-5.1.2 when it leaves the board


class Trigger(StrEnum):
    """VW-8.16 What an ongoing ability reacts to."""

    AFTER_TRADE = "after_trade"
    AFTER_BUILD = "after_build"
    AFTER_PLACE_WORKERS = "after_place_workers"
    AFTER_TRANSCRIBE = "after_transcribe"
    FLIP_DEBT = "on_flip_debt"
    GAIN_DEBT = "on_gain_debt"
    COLLISION = "on_any_collision"


AFTER = (
    Trigger.AFTER_TRADE,
    Trigger.AFTER_BUILD,
    Trigger.AFTER_PLACE_WORKERS,
    Trigger.AFTER_TRANSCRIBE,
)
"""What reacts to each primary action."""


class Change(StrEnum):
    """VW-6.1.4 How an ongoing ability changes a rule."""

    CONVERT_ICONS = "convert_icons"  # so many Merchant icons count as one
    SILVER_AS_ICON = "silver_as_icon"  # so much Silver counts as one
    RESOURCE_DOUBLE = "resource_double"  # one unit of the resource counts as two
    RESOURCE_AS_ICON = "resource_as_icon"  # units of other resources count as one each
    DISCOUNT = "discount"  # less Silver for hiring and dismissing


@dataclass(frozen=True, slots=True)
class Mod:
    """VW-6.1.4 A rule that an ongoing ability changes."""

    kind: Change
    action: int = -1  # the primary action it helps
    per: int = 1
    goods: tuple[int, ...] = ()
    n: int = 0


class Ribbon(StrEnum):
    """VW-6.5.5 The colour of a Manuscript."""

    GREY = "grey"
    BLACK = "black"
    BLUE = "blue"
    YELLOW = "yellow"


RIBBONS = (Ribbon.GREY, Ribbon.BLACK, Ribbon.BLUE, Ribbon.YELLOW)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Townsfolk(NamedComponent):
    """A card of a deck: Neutral, Starting or Hero."""

    cost: int  # its Silver value: to hire, to dismiss, to move
    icons: IconCounts
    timing: Timing
    on_hire: Script  # the effect in the top-right corner
    effects: Script = NOTHING
    trigger: Trigger | None = None
    mod: Mod | None = None
    set: str = "base"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PrintedTownsfolk(Component):
    """VW-6.1.9 The Townsfolk printed on a Segment, in use while its pile is empty."""

    segment: str  # its id
    cost: int  # to dismiss it
    icons: IconCounts
    on_dismiss: Script


@dataclass(frozen=True, slots=True)
class ScoreRule:
    """VW-9.5.4 So many points for each full group of things."""

    vp: int  # for each group
    per: str  # what is counted
    each: int  # how many make a group


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Manuscript(NamedComponent):
    """A tile of the Manuscript piles."""

    ribbon: Ribbon
    cost: int
    back: str  # black or grey
    timing: str
    effects: Script = NOTHING
    score: ScoreRule | None = None


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PrintedManuscript(Component):
    """VW-6.5.6 The Manuscript printed on a Segment, in use while its pile is empty."""

    segment: str  # its id
    cost: int
    effects: Script


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Exchange(Component):
    """VW-6.2.2 What a space gives for Merchant icons."""

    merchants: int  # icons for one time
    effects: Script  # what they give


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Segment(NamedComponent):
    """One fifth of the ring."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Space(Component):
    """A place for Viscounts; three in each Segment."""

    segment: str
    side: str  # left, right or inner
    start_number: int = 0
    exchange: str = ""
    exchange_b: str = ""
    spots: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Spot(Component):
    """A Building Spot."""

    segment: str  # its id
    order: int  # clockwise within the Segment
    space: str  # the Space it lies at
    effects: Script  # for a Building placed here


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Link(Component):
    """VW-6.3.6 What two neighbouring Building Spots share."""

    ends: tuple[str, str]  # the second may be NEXT-spot-1
    effects: Script  # for the owners of both Buildings


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Section(Component):
    """VW-7.1 A section of the Castle."""

    order: int  # clockwise
    tier_2_effects: Script  # for a Worker that moves up


@dataclass(frozen=True, slots=True)
class CastleNumbers:
    """VW-7 The numbers of the Castle."""

    order_clockwise: tuple[str, ...]
    section_limit_tier_1: int
    section_limit_tier_2: int
    tier_3_reward: Script
    bump_tier_1: Script
    bump_tier_2: Script
    worker_vp_by_tier: tuple[int, ...]
    source: str


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BuildingType(NamedComponent):
    """VW-6.3.2 A type of Building."""

    cost_builder: int  # icons
    vp_by_count: tuple[int, ...]  # VW-9 at the end
    slots: tuple[str, ...]  # their ids


@dataclass(frozen=True, slots=True)
class Ability:
    """VW-6.3.9 What an emptied slot gives."""

    kind: str
    n: int = 0
    silver: int = 0
    icons: IconCounts = NO_ICONS
    effects: Script = NOTHING
    condition: str = ""
    optional: bool = False


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Slot(Component):
    """A slot of the player board, with a Building on it at the start."""

    type: Kind  # what stands on it
    position: int  # from left to right
    phase: int  # when its ability works
    ability: Ability  # once it is empty


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlayerCard(NamedComponent):
    """VW-2.9 Where and with what a player starts."""

    start_space: int
    resources: dict[str, int]
    silver: int
    deeds: int
    debts: int
    effects: Script
    scope: str = ""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Pair(Keyed):
    """VW-2.9 A Player Card with a Hero below it."""

    card: PlayerCard
    hero: Townsfolk


@dataclass(frozen=True, slots=True)
class Condition:
    """VW-6.5.5 What brings a Cleric Bonus Card."""

    ribbon: Ribbon  # of one colour
    count: int  # so many of them


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BonusCard(NamedComponent):
    """A Cleric Bonus Card, or the Castle Leader Card."""

    vp: int = 0
    condition: Condition | None = None
    icons: IconCounts = NO_ICONS
    hand_limit: int = 0


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TrackSpace(Component):
    """VW-5.5 What a collision on this space brings."""

    position: int  # from the left
    current: Script  # for the player who moved
    others_condition: str  # who of the others gains, too
    others: Script  # what they gain
    rival_current: Script  # VW-10 for the Rival


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Scheme(NamedComponent):
    """VW-10.3 A card of the Rival."""

    deck: str
    icons: IconCounts
    row_1_criminal_check: bool
    row_2: Script
    row_3_move: int
    row_4_options: tuple[SchemeOption, ...]


@dataclass(frozen=True, slots=True)
class SchemeOption:
    """VW-10.3.4 A primary action, or effects."""

    action: str = ""
    effects: Script = NOTHING


@dataclass(frozen=True, slots=True)
class RivalSlot:
    """VW-10.4.10 A slot of the Rival board."""

    when: str
    icons: IconCounts = NO_ICONS
    effects: Script = NOTHING


@dataclass(frozen=True, slots=True)
class Priority:
    """VW-10.4.3 A line of the chart of resources."""

    resource: str  # a good
    until: int  # it has so many


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RivalBoard(NamedComponent):
    """VW-10.2.1 One of the four Rivals."""

    focus: str
    resource_priority: tuple[Priority, ...]  # VW-10.4.3
    worker_costs_noble: tuple[int, ...]  # icons
    worker_counts: tuple[int, ...]
    building_order: tuple[Kind, ...]  # which Building comes next
    slots: tuple[RivalSlot, ...]
    start_resources: dict[str, int]
    start_deeds: int
    start_debts: int
    start_building: Kind
    start_icons_middle: IconCounts
    start_icons_right: IconCounts
    removed_schemes: tuple[str, ...]  # ids


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Summary(NamedComponent):
    """VW-11.4 A Summary card of the co-operative scenario."""

    ribbon: Ribbon
    gain: Script  # VW-11.4.2 for a Manuscript with the ribbon
    after: tuple[Script, Script, Script, Script]  # VW-11.4.3, VW-11.4.4 for each primary action


@dataclass(frozen=True, slots=True)
class Difficulty:
    """VW-11.2.5 How many of the Overlord's Workers are on the board at the start."""

    id: str
    names: Names
    revealed_player_cards: int  # each brings Workers
    default: bool  # whether it is the usual one
    source: str


class When(StrEnum):
    """TS-11.4 When the advantage of a Tome works."""

    START = "start"  # before the first turn
    AFTER_BUILD = "after_build"  # of the owner
    AFTER_FLIP_DEBT = "after_flip_debt"
    WOULD_GAIN_DEBT = "would_gain_debt"  # instead of it
    DISMISS_COST = "dismiss_cost"  # less Silver


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Advantage(Component):
    """TS-7.7 The advantage of a Tome in this game."""

    when: When
    effects: Script = NOTHING
    silver: int = 0
