"""The state of a Paladins table: plain data, cheap to copy (PW-2, PW-3).

What only grows or is replaced as a whole is a tuple, so that a copy shares it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from salotto.kernel.zones import Zone
from salotto.kit.agenda import Agenda
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    COMMISSION,
    DEVELOP,
    FORTIFY,
    GARRISON,
    CoopOrder,
    KingsFavour,
    KingsOrder,
    Outsider,
    Paladin,
    Scheme,
    StartingTownsfolk,
    SuspicionCard,
    TavernCard,
    Threat,
    Townsfolk,
    Wall,
)
from salotto.titles.paladins.former import todays_map
from salotto.titles.paladins.settings import Setting

NOTHING: tuple[int, ...] = ()
NO_BOOST = (0, 0, 0)
FREE = -1
"""A space of the map without a piece; else twice the seat, and 1 more for an Outpost."""

SECRET_FIELDS = {"Player": ("drawn",)}
MENDED_FIELDS = {"PaladinsState": {"map": lambda stored: todays_map(stored, FREE)}}


class Phase(StrEnum):
    """Where the table is (PW-4)."""

    SETUP = "setup"
    KINGS_CARDS = "kings-cards"
    PALADINS = "paladins"
    TAVERN = "tavern"
    ACTIONS = "actions"
    END_OF_ROUND = "end-of-round"
    OVER = "over"


@dataclass(slots=True)
class Player:
    """Everything that belongs to one player (PW-3.10); the Rival's pieces too."""

    seat: int
    silver: int = 0
    provisions: int = 0
    unpaid: int = 0  # PW-9.4 Debts
    paid: int = 0
    monks: int = 0  # PW-7.1.2 on the map
    outposts: int = 0  # PW-7.3.2 on the map
    jars: int = 0  # PW-7.4.3 mask of the absolve spaces with a Jar
    developed: int = 0  # PW-6.1.2 Workshops on right-side actions
    boxed: int = 0  # PW-14.10.5 Workshops lost
    honour: int = 0  # PW-14.3
    passed: bool = False
    shown: bool = False  # PW-4.5 the Paladin is face up
    working: int = 0  # PW-6.2.6 so many cards of the crew, the oldest ones, have joined before this action
    boost: tuple[int, int, int] = NO_BOOST  # PW-5.6
    workers: list[int] = field(default_factory=lambda: [0] * 6)
    attributes: list[int] = field(default_factory=lambda: [0] * 3)
    workshops: list[int] = field(default_factory=lambda: [0] * 6)  # mask for each right-side action
    placed: list[tuple[int, ...]] = field(default_factory=lambda: [NOTHING] * len(ACTIONS))
    pile: Zone[Paladin] = field(default_factory=Zone)
    drawn: tuple[Paladin, ...] = ()  # PW-4.4 seen by the owner only
    paladin: Paladin | None = None
    spent: tuple[Paladin, ...] = ()  # PW-4.8 used in earlier rounds
    tavern: TavernCard | None = None
    crew: tuple[Townsfolk, ...] = ()
    starting: StartingTownsfolk | None = None
    walls: tuple[Wall, ...] = ()
    attacked: tuple[Outsider, ...] = ()
    converted: tuple[Outsider, ...] = ()
    suspicion: tuple[SuspicionCard, ...] = ()  # the most recent one last

    def copy(self) -> Player:
        """An independent player in the same position."""
        return Player(
            self.seat, self.silver, self.provisions, self.unpaid, self.paid, self.monks,
            self.outposts, self.jars, self.developed, self.boxed, self.honour, self.passed,
            self.shown, self.working, self.boost, self.workers.copy(), self.attributes.copy(),
            self.workshops.copy(), self.placed.copy(), self.pile.copy(), self.drawn, self.paladin,
            self.spent, self.tavern, self.crew, self.starting, self.walls, self.attacked,
            self.converted, self.suspicion,
        )  # fmt: skip

    def effective(self, attribute: int) -> int:
        """PW-5.6 The marker and the boost of this round's Paladin."""
        return self.attributes[attribute] + self.boost[attribute]

    def done(self, action: int) -> int:
        """PW-5.8 How often the player has done Develop or a right-side action."""
        if action == DEVELOP:
            return self.developed
        if action == COMMISSION:
            return self.monks
        if action == FORTIFY:
            return len(self.walls)
        if action == GARRISON:
            return self.outposts
        if action == ABSOLVE:
            return self.jars.bit_count()
        return len(self.attacked) if action == ATTACK else len(self.converted)

    def workshops_left(self) -> int:
        """PW-6.1.5 How many Workshops stand in the row."""
        return BOX.start.workshops - self.developed - self.boxed


@dataclass(slots=True)
class Rival:
    """PW-12 The solo opponent: pieces like a player's, Workers without colour, a marker for all its goods."""

    board: Player
    workers: int = 0
    marker: int = 1  # PW-12.3.1 its place on the resource track
    stack: list[int] = field(default_factory=list)  # PW-12.3.3 the attribute markers, those on top last
    used: list[int] = field(default_factory=lambda: [0] * 6)  # Workers on each right-side action
    top: list[bool] = field(default_factory=lambda: [False] * 5)  # PW-12.4.3 the top row, used this round
    orders: list[bool] = field(default_factory=lambda: [True] * 3)  # PW-12.1.5 a Workshop lies on this Order
    favours: tuple[Scheme, ...] = ()  # PW-12.1.5 the Scheme cards still on Favours, the first one next
    pile: Zone[Scheme] = field(default_factory=Zone)
    discard: Zone[Scheme] = field(default_factory=Zone)

    def copy(self) -> Rival:
        """An independent Rival in the same position."""
        return Rival(
            self.board.copy(), self.workers, self.marker, self.stack.copy(), self.used.copy(),
            self.top.copy(), self.orders.copy(), self.favours, self.pile.copy(),
            self.discard.copy(),
        )  # fmt: skip


@dataclass(slots=True)
class Overlord:
    """PW-14 The enemy of the co-operative scenario (id `baron`)."""

    threats: Zone[Threat] = field(default_factory=Zone)  # those in use first, from left to right
    places: tuple[int, ...] = ()  # the place of the King's track above each of them
    workers: list[int] = field(default_factory=list)  # Baron Workers on each; -1: not turned up yet
    supply: int = 0
    taken: int = 0  # PW-14.10.2 Outsiders taken from the row in this round
    done: list[int] = field(default_factory=list)  # PW-14.7.2 the Worker on each Order, FREE if none
    orders: Zone[CoopOrder] = field(default_factory=Zone)  # the three on the track first
    starting: Zone[StartingTownsfolk] = field(default_factory=Zone)  # PW-14.2.5 not taken

    def copy(self) -> Overlord:
        """An independent enemy in the same position."""
        return Overlord(
            self.threats.copy(), self.places, self.workers.copy(), self.supply, self.taken,
            self.done.copy(), self.orders.copy(), self.starting.copy(),
        )  # fmt: skip


@dataclass(slots=True)
class PaladinsState:
    """A whole table of Paladins of the West Kingdom."""

    setting: Setting
    players: list[Player]
    agenda: Agenda = field(default_factory=Agenda)
    phase: Phase = Phase.SETUP
    round: int = 0
    start: int = 0  # PW-1.8 the seat with the start player marker
    active: int = -1  # whose turn or choice it is, -1: nobody's
    passes: tuple[int, ...] = ()  # those who have passed in this round, in order
    tax: int = 0  # PW-3.4
    debts: int = 0  # PW-3.5 left in the pile
    townsfolk: Zone[Townsfolk] = field(default_factory=Zone)
    townsfolk_row: list[Townsfolk | None] = field(default_factory=list)
    townsfolk_discard: tuple[Townsfolk, ...] = ()
    outsiders: Zone[Outsider] = field(default_factory=Zone)
    outsider_row: list[Outsider | None] = field(default_factory=list)
    outsider_discard: tuple[Outsider, ...] = ()
    walls: Zone[Wall] = field(default_factory=Zone)
    suspicion: Zone[SuspicionCard] = field(default_factory=Zone)
    suspicion_discard: Zone[SuspicionCard] = field(default_factory=Zone)
    tavern: Zone[TavernCard] = field(default_factory=Zone)
    tavern_row: tuple[TavernCard, ...] = ()  # on display and not taken
    tavern_discard: Zone[TavernCard] = field(default_factory=Zone)
    orders: Zone[KingsOrder] = field(default_factory=Zone)  # the three on the track first, then the box
    favours: Zone[KingsFavour] = field(default_factory=Zone)  # the five on the track first, then the box
    orders_up: int = 0  # PW-4.2 how many of them are face up
    favours_up: int = 0
    favour_workers: list[tuple[int, ...]] = field(default_factory=lambda: [NOTHING] * 5)
    map: list[int] = field(default_factory=list)
    rival: Rival | None = None
    overlord: Overlord | None = None
    rises: list[tuple[int, str, int]] = field(default_factory=list)  # TS-11.1 seat, counter, new value

    def copy(self) -> PaladinsState:
        """An independent table in the same position."""
        return PaladinsState(
            self.setting, [player.copy() for player in self.players], self.agenda.copy(),
            self.phase, self.round, self.start, self.active, self.passes, self.tax, self.debts,
            self.townsfolk.copy(), self.townsfolk_row.copy(), self.townsfolk_discard,
            self.outsiders.copy(), self.outsider_row.copy(), self.outsider_discard,
            self.walls.copy(), self.suspicion.copy(), self.suspicion_discard.copy(),
            self.tavern.copy(), self.tavern_row, self.tavern_discard.copy(), self.orders.copy(),
            self.favours.copy(), self.orders_up, self.favours_up, self.favour_workers.copy(),
            self.map.copy(), None if self.rival is None else self.rival.copy(),
            None if self.overlord is None else self.overlord.copy(), self.rises.copy(),
        )  # fmt: skip

    def everyone(self) -> list[Player]:
        """All who take part: the players, and the Rival's side of a solo table."""
        return self.players if self.rival is None else [*self.players, self.rival.board]

    def in_turn_order(self) -> list[Player]:
        """PW-1.8 The players clockwise from the start player."""
        return self.clockwise_from(self.start)

    def clockwise_from(self, seat: int) -> list[Player]:
        """All who take part, clockwise from one of them."""
        everyone = self.everyone()
        return everyone[seat:] + everyone[:seat]

    def is_rival(self, player: Player) -> bool:
        """Whether these are the Rival's pieces."""
        return player.seat >= self.setting.players

    def rise(self, player: Player, counter: str, value: int) -> None:
        """TS-11.1 A counter of a player has risen; only a campaign wants to know."""
        if self.setting.campaign:
            self.rises.append((player.seat, counter, value))
