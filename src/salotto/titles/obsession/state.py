"""The state of an Obsession table: plain data, cheap to copy (OB-1).

What can be immutable is, and is replaced when it changes, so that a copy shares it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from operator import attrgetter
from typing import Any

from salotto.kernel.zones import Zone
from salotto.titles.obsession.cards import (
    NO_SERVANTS,
    Family,
    Gentry,
    Milestone,
    Objective,
    Servant,
    Side,
    Theme,
    Tile,
    VpCard,
)
from salotto.titles.obsession.settings import Setting

FORMER_FIELDS = {"Loans": ("used",), "ObsessionState": ("used_vp",)}
LATER_FIELDS = {"Loans": ("own_placed",)}
"""What states of release 1 have and lack."""
SPREAD_FIELDS = {"ObsessionState": ("this_turn",)}
"""Stored as they were when the flags of a turn were fields of the state."""
SECRET_FIELDS = {"Player": ("chosen",)}
"""OB-13.4, OB-25.2 What is chosen at once is its owner's alone; OB-20.3 the mate knows only the cards."""


class Phase(StrEnum):
    """Where the table is between two steps."""

    OPENING = "opening"  # OB-2
    FAMILIES = "families"  # OB-2.2
    STARTERS = "starters"  # OB-16.7
    DEALING = "dealing"  # OB-2.7 to OB-2.17
    REDRAW = "redraw"  # OB-2.16
    KEEPING = "keeping"  # OB-25.2
    ROUND = "round"  # OB-3.2 the start of a space
    BALL = "ball"  # OB-22.10
    BEGIN = "begin"  # OB-4.1, OB-4.2 steps 1 and 2 of a turn
    ACT = "act"  # OB-4.3 step 3
    PLAN = "plan"  # OB-4.4 step 4
    SERVE = "serve"  # OB-4.5 step 5
    FAVOURS = "favours"  # OB-4.6 step 6
    QUEUE = "queue"  # OB-4.6.1 (c), (d)
    PASS = "pass"  # OB-5.4
    MARKET = "market"  # OB-4.7 step 7
    CLEAR = "clear"  # OB-4.8 step 8
    COURTSHIP = "courtship"  # OB-12
    DISCARD = "discard"  # OB-13.4
    SEASON_END = "season-end"  # OB-3.5
    LAST = "last"  # OB-13.14
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile in an organiser, with the side that is up (OB-1.4)."""

    tile: Tile
    back: bool = False

    @property
    def side(self) -> Side:
        """The side that is up: only it counts."""
        return self.tile.sides[self.back]


TILE_OF = attrgetter("tile")


@dataclass(slots=True)
class Plan:
    """OB-4.3.4 An activity while it is being planned and enjoyed; replaced, never changed, like `Laid`."""

    laid: Laid
    level: int  # OB-4.3.3 the snapshot
    guests: tuple[Gentry, ...] = ()
    more: int = 0  # OB-24.16 guests more than the tile asks for
    cook: bool = False  # OB-17.6 placed as supplementary service
    kitchen: bool = False  # OB-24.10
    carriage: int = -1  # OB-24.1 the servant who stands on the Carriage House
    useful_man: bool = False  # OB-17.18
    used: tuple[int, ...] = ()  # OB-4.5 the servants who serve, once that is settled
    hall_boys: tuple[str, ...] = ()  # OB-17.9 the cards they stand on
    vetting: tuple[str, ...] = ()  # OB-17.11 the card or tile a head housemaid stands on
    second_cook: bool = False  # OB-20.9

    def __hash__(self) -> int:
        return hash((self.laid.tile, self.guests, self.more, self.cook, self.carriage))

    @property
    def side(self) -> Side:
        """The side of the tile that is used."""
        return self.laid.tile.sides[self.laid.back]

    def copy(self) -> Plan:
        """The same plan, to be changed before anybody else sees it."""
        return Plan(
            self.laid, self.level, self.guests, self.more, self.cook, self.kitchen, self.carriage,
            self.useful_man, self.used, self.hall_boys, self.vetting, self.second_cook,
        )  # fmt: skip

    def but(self, **changes: Any) -> Plan:
        """The same plan with something changed."""
        plan = self.copy()
        for name, value in changes.items():
            setattr(plan, name, value)
        return plan

    def welcoming(self, *guests: Gentry) -> Plan:
        """The plan with more guests."""
        plan = self.copy()
        plan.guests += guests
        return plan

    @property
    def wanted(self) -> int:
        """OB-4.4.1 Exactly so many guests."""
        return self.side.guests + self.more


@dataclass(frozen=True, slots=True)
class Due:
    """OB-4.6.1 A favour that waits for its turn: an invitation, a card, a return to the hand."""

    do: str
    deck: str = ""
    look: int = 0
    take: int = 0
    source: str = ""
    seat: int = -1  # OB-20.13 who gets an invitation


@dataclass(frozen=True, slots=True)
class Loans:
    """OB-20.4 to OB-20.22 What the active member of a team has of the mate in this turn.

    Borrowed servants and guests are with the active member; here one remembers whose they are.
    """

    pounds: int = 0  # given, for good
    servants: tuple[int, ...] = NO_SERVANTS
    guests: tuple[Gentry, ...] = ()
    dismissals: int = 0  # OB-20.21 from the mate's deck
    refused: tuple[str, ...] = ()  # OB-20.22
    own_placed: tuple[int, ...] = NO_SERVANTS  # own servants who stood somewhere before any were lent


NO_LOANS = Loans()


@dataclass(slots=True)
class Turn:
    """OB-4 What is remembered for one turn, and forgotten with it."""

    passing: bool = False  # OB-5
    dismissals: int = 0  # OB-4.6.10 earned, for step 8
    refreshed: bool = False  # OB-6.4 the special action was used
    unlimited: bool = False  # OB-3.10, OB-13.10 any number of purchases
    claimed: bool = False  # OB-23.4 a milestone
    quarters_used: bool = False  # OB-9.9 the tile that lets one who rests serve

    def copy(self) -> Turn:
        """An independent record of the same turn."""
        return Turn(
            self.passing, self.dismissals, self.refreshed, self.unlimited, self.claimed, self.quarters_used
        )


@dataclass(slots=True)
class Player:
    """Everything that belongs to one family (OB-1.1)."""

    seat: int
    family: Family | None = None
    money: int = 0
    reputation: int = 0
    available: list[int] = field(default_factory=lambda: list(NO_SERVANTS))
    quarters: list[int] = field(default_factory=lambda: list(NO_SERVANTS))
    expended: list[int] = field(default_factory=lambda: list(NO_SERVANTS))
    placed: list[int] = field(default_factory=lambda: list(NO_SERVANTS))
    organiser: list[Laid] = field(default_factory=list)
    hand: list[Gentry] = field(default_factory=list)
    discards: list[Gentry] = field(default_factory=list)
    objectives: Zone[Objective] = field(default_factory=Zone)
    vp_cards: Zone[VpCard] = field(default_factory=Zone)
    chosen: tuple[Objective, ...] | None = None  # OB-13.4, OB-25.2 picked, still secret
    useful_man_gone: bool = False  # OB-17.23
    hosted_rating: int = 0  # OB-23.5 the highest prestige rating hosted
    hosted_guests: int = 0  # OB-23.5 the most gentry at one activity

    def copy(self) -> Player:
        """An independent player in the same position."""
        return Player(
            self.seat, self.family, self.money, self.reputation, self.available.copy(),
            self.quarters.copy(), self.expended.copy(), self.placed.copy(), self.organiser.copy(),
            self.hand.copy(), self.discards.copy(), self.objectives.copy(), self.vp_cards.copy(),
            self.chosen, self.useful_man_gone, self.hosted_rating, self.hosted_guests,
        )  # fmt: skip

    @property
    def level(self) -> int:
        """OB-7.1 The reputation level."""
        return self.reputation // 5 + 1

    def servants(self, servant: Servant) -> int:
        """How many servants of a kind the family has, wherever they stand."""
        return (
            self.available[servant] + self.quarters[servant] + self.expended[servant] + self.placed[servant]
        )

    def staff(self) -> int:
        """OB-14.5 How many servants the family has."""
        return sum(self.available) + sum(self.quarters) + sum(self.expended) + sum(self.placed)

    def tiles(self) -> set[Tile]:
        """OB-9.18 The tiles in the organiser: never two of a name."""
        return set(map(TILE_OF, self.organiser))

    def find(self, tile: Tile) -> Laid | None:
        """The tile as it lies in the organiser, if it is there."""
        for laid in self.organiser:
            if laid.tile is tile:
                return laid
        return None

    def laid(self, tile: Tile) -> Laid:
        """The same for a tile that must be there."""
        laid = self.find(tile)
        if laid is None:
            raise KeyError(tile.key)
        return laid

    def owns(self, tile: Tile) -> bool:
        """OB-9.18 Whether a tile of that name is in the organiser."""
        return self.find(tile) is not None

    def shows(self, tile: Tile, back: bool) -> bool:
        """Whether a tile is in the organiser with this side up."""
        laid = self.find(tile)
        return laid is not None and laid.back is back

    def place(self, servant: int) -> None:
        """OB-4.5.1 A servant goes from Available Service to a tile or card."""
        self.available[servant] -= 1
        self.placed[servant] += 1

    def flip(self, tile: Tile) -> None:
        """OB-4.8.2 Turn a tile over after its use."""
        for at, laid in enumerate(self.organiser):
            if laid.tile is tile:
                if tile.flips == "flip-always":
                    self.organiser[at] = Laid(tile, not laid.back)
                elif tile.flips == "flip-once":
                    self.organiser[at] = Laid(tile, True)
                return
        raise KeyError(tile.key)


Stack = tuple[Tile, ...]


@dataclass(slots=True)
class ObsessionState:
    """A whole table of Obsession."""

    setting: Setting
    players: list[Player]
    phase: Phase = Phase.OPENING
    space: int = 0  # OB-2.13 where the white pawn stands
    first: int = 0  # OB-2.1 the seat with the first-player pawn
    turn: int = 0  # how many turns of this round are over
    reveal_at: int = 0  # OB-16.5 the space on which this season's theme is revealed
    families: tuple[Family, ...] = ()  # OB-2.2 still to be chosen
    pool: list[int] = field(default_factory=lambda: list(NO_SERVANTS))  # OB-19.3
    for_hire: list[int] = field(default_factory=lambda: list(NO_SERVANTS))
    starters: Zone[Gentry] = field(default_factory=Zone)  # OB-16.7 face up, to be drafted
    casual: Zone[Gentry] = field(default_factory=Zone)
    prestige: Zone[Gentry] = field(default_factory=Zone)
    bag: Zone[Tile] = field(default_factory=Zone)
    market: list[Stack] = field(default_factory=list)
    service_reserve: tuple[Tile, ...] | None = None  # OB-11.15 None until it opens
    pr1_reserve: tuple[Tile, ...] | None = None
    objective_deck: Zone[Objective] = field(default_factory=Zone)
    vp_deck: Zone[VpCard] = field(default_factory=Zone)
    theme_deck: Zone[Theme] = field(default_factory=Zone)
    themes: tuple[Theme, ...] = ()  # OB-12.1 revealed
    fairchilds: tuple[Gentry, ...] = ()  # beside the track
    milestones: tuple[Milestone, ...] = ()
    claims: tuple[tuple[int, ...], ...] = ()  # OB-23.4 the seats on each milestone's places
    # The turn of one player
    this_turn: Turn = field(default_factory=Turn)
    plan: Plan | None = None
    queue: tuple[Due, ...] = ()
    looked: Zone[Gentry] = field(default_factory=Zone)  # OB-4.6.8 cards looked at, to be kept or put back
    loans: Loans = NO_LOANS  # OB-20 of the mate, this turn
    reached_max: int = -1  # OB-22.11 the seat that ended a game without courtship
    # The opponent of a solo game
    opponent_vp: Zone[VpCard] = field(default_factory=Zone)  # OB-15.8 seen by nobody
    opponent_fairchild: Gentry | None = None  # OB-15.9
    opponent_idle: bool = False  # OB-15.6 the last roll brought nothing
    opponent_luck: int = 0  # OB-15.13 in this season's courtship
    opponent_extra: int = 0  # OB-15.13 added to the base score
    scavenged: tuple[Tile, ...] = ()  # OB-15.4, OB-21.13 out of the game
    removed: tuple[Tile, ...] = ()  # OB-21.9 given up by the player

    def copy(self) -> ObsessionState:
        """An independent table in the same position."""
        return ObsessionState(
            self.setting, [player.copy() for player in self.players], self.phase, self.space,
            self.first, self.turn, self.reveal_at, self.families, self.pool.copy(),
            self.for_hire.copy(), self.starters.copy(), self.casual.copy(), self.prestige.copy(),
            self.bag.copy(), self.market.copy(), self.service_reserve, self.pr1_reserve,
            self.objective_deck.copy(), self.vp_deck.copy(),
            self.theme_deck.copy(), self.themes, self.fairchilds, self.milestones, self.claims,
            self.this_turn.copy(), self.plan, self.queue, self.looked.copy(), self.loans,
            self.reached_max, self.opponent_vp.copy(), self.opponent_fairchild, self.opponent_idle,
            self.opponent_luck, self.opponent_extra, self.scavenged, self.removed,
        )  # fmt: skip

    @property
    def event(self) -> str:
        """OB-3.7 The event of this round."""
        return self.setting.track.events[self.space]

    def seat_in_turn(self, turn: int) -> int:
        """OB-3.2 Clockwise from the first-player pawn."""
        return (self.first + turn) % self.setting.players

    def current(self) -> Player:
        """The player whose turn it is."""
        return self.players[(self.first + self.turn) % self.setting.players]

    def mate_of(self, player: Player) -> Player:
        """OB-20.1 The member of the own team on the other side of the table."""
        return self.players[self.setting.mate(player.seat)]

    def in_turn_order(self) -> list[Player]:
        """OB-1.13 All players, clockwise from the first-player pawn."""
        return [self.players[self.seat_in_turn(turn)] for turn in range(self.setting.players)]

    def deck(self, name: str) -> Zone[Gentry]:
        """The casual or the prestige deck."""
        return self.prestige if name == "prestige" else self.casual

    def gain(self, player: Player, reputation: int) -> None:
        """OB-7.2, OB-7.5 Reputation up or down, between nothing and the cap."""
        player.reputation = min(max(player.reputation + reputation, 0), self.setting.cap)
