"""What there is in the box of Obsession: people, tiles, servants, cards (OB-1.0)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from functools import cache, cached_property
from pathlib import Path

from salotto.content import brief
from salotto.kit.components import Component, Keyed, NamedComponent, Printed
from salotto.kit.content import Names, Unfit, settle, written

DATA = Path(__file__).parent / "data"


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

    @cached_property
    def key(self) -> str:
        """What one of them is called where one is chosen."""
        return f"servant:{self.word}"


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
    which: str = field(default="", metadata=written("which", "who"))  # doubled, or back to the hand
    of: tuple[tuple[Favour, ...], ...] = ()  # of a choice

    def __post_init__(self) -> None:
        if self.do is Do.INVITE and self.deck not in ("casual", "prestige"):
            known = "casual, prestige"
            problem = f"expects one of {known}"
            raise Unfit("deck", problem, "room-pack-one-of", known=known, value=brief(self.deck))


Favours = tuple[Favour, ...]

ANY_NUMBER = 99
"""OB-4.6.10 What a tile prints that lets one dismiss as many guests as one likes."""


def best_pounds(favours: Favours) -> int:
    """The best sum of money some favours can bring: of a choice the richest part."""
    total = 0
    for favour in favours:
        if favour.do is Do.MONEY:
            total += favour.n
        elif favour.do is Do.CHOICE:
            total += max(best_pounds(part) for part in favour.of)
    return total


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


WITH_ICONS = (BUTLER, HOUSEKEEPER, VALET, LADYS_MAID, FOOTMAN, COOK)
TILE_ICONS: dict[Servant, Demand] = {servant: 1 << ICON_BITS * at for at, servant in enumerate(WITH_ICONS)}
CARD_ICONS: dict[Servant, Demand] = {
    **TILE_ICONS,
    BUTLER: TILE_ICONS[BUTLER] | 1 << ICON_BITS * 6,
    HOUSEKEEPER: TILE_ICONS[HOUSEKEEPER] | 1 << ICON_BITS * 7,
}
"""What an icon on a tile or a card adds to a demand."""


def demand_of(servants: Iterable[Servant], icons: Mapping[Servant, Demand]) -> Demand:
    """The servant icons of a tile or a card."""
    return sum(icons[servant] for servant in servants)


class Sex(StrEnum):
    """OB-4.4.1 Whom an activity may ask for."""

    GENTLEMAN = "gentleman"
    LADY = "lady"


PRESTIGE_FLEURS = 2
"""OB-4.4.4 The fleurs-de-lis of prestige guests."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Gentry(Keyed):
    """A person (OB-10)."""

    group: Group
    sex: Sex
    fleur: int
    rating: int = field(metadata=written("pr", least=1))
    vp: int
    service: tuple[Servant, ...]
    favours: Favours = ()
    role: str = ""  # OB-4.6.11
    family: str = ""
    set: str
    promo_box: str = ""
    names: Names = field(metadata=written("name", proper=True))
    source: str
    gentleman: bool = field(init=False)
    prestige: bool = field(init=False)  # OB-4.4.4 two fleurs-de-lis
    demand: Demand = field(init=False)
    pounds: int = field(init=False)  # the best sum this person can bring, negative for a pauper

    def __post_init__(self) -> None:
        settle(
            self,
            gentleman=self.sex is Sex.GENTLEMAN,
            prestige=self.fleur == PRESTIGE_FLEURS,
            demand=demand_of(self.service, CARD_ICONS),
            pounds=best_pounds(self.favours),
        )

    @property
    def guest(self) -> bool:
        """OB-4.6.10 Whether the card can be dismissed."""
        return self.group in (Group.STARTER, Group.CASUAL, Group.PRESTIGE)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Side:
    """One side of a tile (OB-1.4)."""

    vp: int
    category: Category
    playable: bool = False
    guests: int  # how many
    slot: Slot
    servants: tuple[Servant, ...] = ()
    favours: Favours = ()
    monument: bool = False
    any_rating: bool = field(default=False, metadata=written("ignore_guest_pr"))  # OB-24.9, OB-9.16
    activity: Names | None = None
    demand: Demand = field(init=False)
    pounds: int = field(init=False)

    def __post_init__(self) -> None:
        settle(self, demand=demand_of(self.servants, TILE_ICONS), pounds=best_pounds(self.favours))


@dataclass(frozen=True, slots=True)
class Guests:
    """OB-4.4.1 Whom an activity wants."""

    slot: Slot = field(metadata=written("type"))
    n: int = field(metadata=written(least=1))


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Tile(NamedComponent):
    """An improvement tile; both sides of one without a back are the same."""

    kind: str
    set: str
    needs: str = ""
    copies: int = field(metadata=written(least=1))
    more_copies: int = field(metadata=written("copies_ud", least=0))  # with Upstairs, Downstairs
    number: int = field(default=0, metadata=written("tsn"))  # the tile sorting number
    rating: int = field(metadata=written("pr", least=0))
    modifier: int = field(metadata=written("cost_mod"))  # OB-11.4
    initial_market: bool
    reserve: str
    flips: str = field(metadata=written("sides"))
    low_vp: bool = False
    sides: tuple[Side, Side]

    @property
    def monument(self) -> bool:
        """OB-2.12 Whether the tile is a monument from the start."""
        return self.kind == "monument"


@dataclass(frozen=True, slots=True)
class Goal:
    """What an objective card or a milestone counts; the types are at the head of objectives.toml."""

    type: str
    vp: int = 0
    least: int = field(default=0, metadata=written("min", "n"))
    per: int = field(default=1, metadata=written(least=1))  # OB-13.17 so many people count once
    tiles: tuple[str, ...] = field(default=(), metadata=written("tiles", "tile", alone=True))
    category: str = ""
    groups: tuple[Group, ...] = field(default=(), metadata=written("group"))
    sex: str = ""
    least_rating: int = field(default=0, metadata=written("pr_min"))
    least_vp: int = field(default=-99, metadata=written("vp_min"))
    need: dict[Servant, int] = field(default_factory=dict, compare=False)
    servants: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        settle(self, servants=tuple(self.need.get(servant, 0) for servant in SERVANTS))


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Objective(Printed):
    """A secret goal (OB-13.1)."""

    decks: tuple[str, ...]
    modes: tuple[str, ...] = ()
    kind: str = field(metadata=written("category"))
    goal: Goal = field(metadata=written("score"))


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class VpCard(Printed):
    """OB-13.8 Points at the end, or a favour once."""

    copies: int = field(metadata=written(least=0))
    vp: int = field(metadata=written(least=1))
    favours: tuple[Favour]

    @property
    def favour(self) -> Favour:
        """What it can be used for."""
        return self.favours[0]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Theme(Printed):
    """OB-12.1 What the Fairchilds look at in a season."""

    category: Category
    copies: int


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Milestone(Printed):
    """A public goal with two places (OB-23)."""

    goal: Goal = field(metadata=written("condition"))
    needs: str = ""
    vp_first: int
    vp_second: int

    @property
    def places(self) -> tuple[int, int]:
        """OB-23.4 What those who come first and second get."""
        return self.vp_first, self.vp_second


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Opponent(Component):
    """OB-15.2 An opponent card of the solo game."""

    set: str
    level: str
    track: str
    base_score: int = field(metadata=written(least=1))
    chart: dict[Category, tuple[int, ...]]  # by season
    names: Names = field(metadata=written("name", proper=True))


@dataclass(frozen=True, slots=True)
class Bonus:
    """OB-2.3 What a family has more than others, beside money, reputation and people."""

    do: str
    servant: Servant | None = None
    choose_one: tuple[str, ...] = ()  # of some tiles
    card: str = ""
    n: int = field(default=1, metadata=written("n", "r"))


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Family(Keyed):
    """A player board with its bonus (OB-2.3)."""

    id: str
    set: str
    needs: str = ""
    money: int = field(metadata=written("start_money", least=0))
    reputation: int = field(metadata=written("start_reputation", least=0))
    bonus: Bonus
    cards: tuple[Gentry, ...]
    names: Names = field(metadata=written("name", proper=True))
