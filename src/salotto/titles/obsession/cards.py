"""What there is in the box of Obsession: people, tiles, servants, cards (OB-1.0)."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from functools import cache, cached_property

Names = dict[str, str]


class Category(StrEnum):
    """OB-9.1 The five columns of an organiser."""

    ESSENTIALS = "essentials"
    SERVICE = "service"
    ESTATE = "estate"
    PRESTIGE = "prestige"
    SPORTING = "sporting"


class Servant(IntEnum):
    """OB-8, OB-17 The servants, in the order in which they are counted."""

    BUTLER = 0
    UNDERBUTLER = 1
    HOUSEKEEPER = 2
    VALET = 3
    LADYS_MAID = 4
    FOOTMAN = 5
    COOK = 6
    HALL_BOY = 7
    HEAD_HOUSEMAID = 8
    USEFUL_MAN = 9

    @cached_property
    def word(self) -> str:
        """The id of the data files."""
        return self.name.lower().replace("_", "-")


SERVANTS = tuple(Servant)
(
    BUTLER,
    UNDERBUTLER,
    HOUSEKEEPER,
    VALET,
    LADYS_MAID,
    FOOTMAN,
    COOK,
    HALL_BOY,
    HEAD_HOUSEMAID,
    USEFUL_MAN,
) = SERVANTS
"""Names of their own, because Python 3.11 is slow to find the members of an enumeration."""
SERVANT = {servant.word: servant for servant in SERVANTS}
NEW_SERVANTS = (Servant.COOK, Servant.HALL_BOY, Servant.HEAD_HOUSEMAID, Servant.USEFUL_MAN)
RECRUITS = (Servant.VALET, Servant.LADYS_MAID, Servant.FOOTMAN)
"""OB-9.3, OB-18.4 Those that can be taken from another family."""

NO_SERVANTS = (0,) * len(SERVANTS)


class Do(StrEnum):
    """What a favour does; the vocabulary at the head of tiles.toml."""

    MONEY = "money"
    REPUTATION = "reputation"
    INVITE = "invite"
    DISMISS = "dismiss"
    VP_CARD = "vp_card"
    OBJECTIVE = "objective"
    GOSSIP = "gossip"
    HIRE = "hire"
    RECRUIT = "recruit"
    CHOICE = "choice"
    RETURN_TO_HAND = "return_to_hand"
    REFRESH_SERVICE = "refresh_service"
    REFRESH_MARKET = "refresh_market"
    UNLIMITED_PURCHASES = "unlimited_purchases"
    ADMIRER = "admirer"
    DOUBLE = "double"


@dataclass(frozen=True, slots=True, eq=False)
class Favour:
    """One favour or penalty of a tile, a person or a VP card."""

    do: Do
    n: int = 0
    deck: str = ""  # of an invitation
    look: int = 0
    take: int = 0
    which: str = ""  # what a suite doubles, or who may come back to the hand
    of: tuple[tuple[Favour, ...], ...] = ()  # of a choice


Favours = tuple[Favour, ...]


class Slot(StrEnum):
    """OB-4.4.1 Who may come to an activity."""

    GENTRY = "gentry"
    FAMILY = "family"
    GENTLEMEN = "gentlemen"
    LADIES = "ladies"
    CASUAL = "casual"
    PRESTIGE = "prestige"
    DECK_TOP = "prestige-deck-top"


class Group(StrEnum):
    """OB-10.1 Kinds of people."""

    FAMILY = "family"
    FAIRCHILD = "fairchild"
    STARTER = "starter"
    CASUAL = "casual"
    PRESTIGE = "prestige"


Demand = int
"""Servant icons, counted in five bits for each kind, so that demands simply add up: from the lowest bits
butlers, housekeepers, valets, lady's maids, footmen, cooks, then how many of the butlers and of the
housekeepers are on cards."""

ICON_BITS = 5
MOST_ICONS = (1 << ICON_BITS) - 1


@cache
def icons(demand: Demand) -> tuple[int, ...]:
    """How many there are: butlers on tiles, on cards, housekeepers on tiles, on cards, and the other four."""
    counts = [demand >> ICON_BITS * kind & MOST_ICONS for kind in range(8)]
    butlers, housekeepers, valets, maids, footmen, cooks, carded, kept = counts
    return butlers - carded, carded, housekeepers - kept, kept, valets, maids, footmen, cooks


@dataclass(frozen=True, slots=True, eq=False)
class Gentry:
    """A person (OB-10)."""

    key: str
    group: Group
    gentleman: bool
    prestige: bool  # OB-4.4.4 two fleurs-de-lis
    rating: int
    vp: int
    service: tuple[Servant, ...]
    favours: Favours
    role: str  # OB-4.6.11
    family: str
    set: str
    promo_box: str
    names: Names
    source: str
    demand: Demand
    pounds: int  # the best sum this person can bring, negative for a pauper

    def __repr__(self) -> str:
        return f"Gentry({self.key!r})"

    @property
    def guest(self) -> bool:
        """OB-4.6.10 Whether the card can be dismissed."""
        return self.group in (Group.STARTER, Group.CASUAL, Group.PRESTIGE)


@dataclass(frozen=True, slots=True, eq=False)
class Side:
    """One side of a tile (OB-1.4)."""

    vp: int
    category: Category
    playable: bool
    guests: int  # how many
    slot: Slot
    servants: tuple[Servant, ...]
    favours: Favours
    monument: bool
    any_rating: bool  # OB-24.9, OB-9.16 guests whose prestige rating is not checked
    activity: Names | None
    demand: Demand
    pounds: int


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """An improvement tile; both sides of one without a back are the same."""

    key: str
    id: str
    kind: str
    set: str
    needs: str
    copies: int
    more_copies: int  # with Upstairs, Downstairs
    number: int  # the tile sorting number
    rating: int
    modifier: int  # OB-11.4
    initial_market: bool
    reserve: str
    flips: str
    low_vp: bool
    sides: tuple[Side, Side]
    names: Names
    source: str

    def __repr__(self) -> str:
        return f"Tile({self.key!r})"

    @property
    def monument(self) -> bool:
        """OB-2.12 Whether the tile is a monument from the start."""
        return self.kind == "monument"


@dataclass(frozen=True, slots=True)
class Goal:
    """What an objective card or a milestone counts; the types are at the head of objectives.toml."""

    type: str
    vp: int = 0
    least: int = 0
    tiles: tuple[str, ...] = ()
    category: str = ""
    groups: tuple[Group, ...] = ()
    sex: str = ""
    least_rating: int = 0
    least_vp: int = -99
    servants: tuple[int, ...] = NO_SERVANTS


@dataclass(frozen=True, slots=True, eq=False)
class Objective:
    """A secret goal (OB-13.1)."""

    key: str
    decks: tuple[str, ...]
    modes: tuple[str, ...]
    kind: str
    goal: Goal
    names: Names
    source: str

    def __repr__(self) -> str:
        return f"Objective({self.key!r})"


@dataclass(frozen=True, slots=True, eq=False)
class VpCard:
    """OB-13.8 Points at the end, or a favour once."""

    key: str
    copies: int
    vp: int
    favour: Favour
    names: Names
    source: str

    def __repr__(self) -> str:
        return f"VpCard({self.key!r})"


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """OB-12.1 What the Fairchilds look at in a season."""

    key: str
    category: Category
    copies: int
    names: Names
    source: str

    def __repr__(self) -> str:
        return f"Theme({self.key!r})"


@dataclass(frozen=True, slots=True, eq=False)
class Milestone:
    """A public goal with two places (OB-23)."""

    key: str
    goal: Goal
    needs: str
    places: tuple[int, int]
    names: Names
    source: str

    def __repr__(self) -> str:
        return f"Milestone({self.key!r})"


@dataclass(frozen=True, slots=True, eq=False)
class Opponent:
    """OB-15.2 An opponent card of the solo game."""

    key: str
    id: str
    set: str
    level: str
    track: str
    base_score: int
    chart: dict[Category, tuple[int, ...]]  # by season
    name: str
    source: str

    def __repr__(self) -> str:
        return f"Opponent({self.key!r})"


@dataclass(frozen=True, slots=True, eq=False)
class Family:
    """A player board with its bonus (OB-2.3)."""

    key: str
    id: str
    set: str
    needs: str
    money: int
    reputation: int
    servant: Servant | None
    tiles: tuple[str, ...]  # one of them may be chosen
    cards: tuple[Gentry, ...] = field(default=())
    name: str = ""

    def __repr__(self) -> str:
        return f"Family({self.key!r})"
