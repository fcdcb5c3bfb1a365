"""The state of a table of Architects: plain data, cheap to copy (AW-1).

Workers are numbers in flat lists: `workers` on their owners' boards, `at` on the open locations, `prison`,
`captives` on the boards of others, `market` and `guildhall` one by one, and `removed` from the game. A colour
is the number of its seat; the automatic opponent or the Baron has the number after the last seat.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from salotto.kernel.zones import Zone
from salotto.kit.agenda import Agenda
from salotto.titles.architects.adversaries import Event, Helper, Intrigue, Request, Scheme
from salotto.titles.architects.cards import OPEN, Apprentice, Building, Character, Market, Reward
from salotto.titles.architects.settings import STANDARD, WORKERS, Setting

SECRET_FIELDS = {"Player": ("pick", "side")}
"""AW-1.6.6 Chosen at the same time, and not yet revealed."""

NOWHERE = -1
"""No colour: a free space of the Black Market."""

NOT_YET = -1
"""The end has not been triggered."""


class Phase(StrEnum):
    """Where the table is between two steps."""

    SETUP = "setup"
    PICKING = "picking"  # AW-2.11, AW-12.1.4 everybody chooses Building cards at once
    SIDES = "sides"  # AW-12.1.2 everybody chooses Rogue or Reverend at once
    PLAYING = "playing"
    SCORING = "scoring"  # AW-8.3
    OVER = "over"


@dataclass(slots=True)
class Player:
    """Everything that belongs to one player, but the Workers."""

    seat: int
    goods: list[int]
    virtue: int = 0
    level: int = 0  # on the Cathedral
    debts: int = 0  # unpaid
    paid: int = 0  # paid Debts
    hand: Zone[Building] = field(default_factory=Zone)
    apprentices: list[Apprentice] = field(default_factory=list)
    buildings: list[Building] = field(default_factory=list)
    character: Character = STANDARD
    packet: Zone[Building] = field(default_factory=Zone)  # cards to choose from
    pick: Building | None = None  # AW-2.11 chosen, still secret
    helper: Helper | None = None  # AW-12.1.2 until its side is chosen
    side: Apprentice | None = None  # chosen, still secret

    def copy(self) -> Player:
        """An independent player in the same position."""
        return Player(
            self.seat, self.goods.copy(), self.virtue, self.level, self.debts, self.paid,
            self.hand.copy(), self.apprentices.copy(), self.buildings.copy(), self.character,
            self.packet.copy(), self.pick, self.helper, self.side,
        )  # fmt: skip


@dataclass(slots=True)
class Rival:
    """AW-11.1.4 The automatic opponent."""

    virtue: int
    level: int = 0
    marble: int = 0
    debts: int = 0
    schemes: Zone[Scheme] = field(default_factory=Zone)
    discard: Zone[Scheme] = field(default_factory=Zone)
    future: Zone[Scheme] = field(default_factory=Zone)
    fresh: int = 0  # so many Future Schemes lie on top of the Scheme pile since it was shuffled

    def copy(self) -> Rival:
        """An independent opponent in the same position."""
        return Rival(
            self.virtue, self.level, self.marble, self.debts, self.schemes.copy(),
            self.discard.copy(), self.future.copy(), self.fresh,
        )  # fmt: skip


@dataclass(slots=True)
class Baron:
    """AW-12.1 The Baron's cards; his Workers are those of the colour after the players'."""

    intrigues: Zone[Intrigue] = field(default_factory=Zone)
    discard: Zone[Intrigue] = field(default_factory=Zone)
    resolving: list[Intrigue] = field(default_factory=list)  # AW-12.4.3 not shuffled in
    future: Zone[Intrigue] = field(default_factory=Zone)
    requests: Zone[Request] = field(default_factory=Zone)  # in order of level, the first is level 1
    given: list[int] = field(default_factory=list)  # AW-12.7.1 items on each Request
    revealed: int = 0  # so many of the Requests lie face up
    events: Zone[Event] = field(default_factory=Zone)
    past_events: list[Event] = field(default_factory=list)
    plans: Zone[Building] = field(default_factory=Zone)  # AW-12.3.9 Building cards on a Request
    boxed_requests: Zone[Request] = field(default_factory=Zone)
    boxed_events: Zone[Event] = field(default_factory=Zone)
    helpers: list[Helper] = field(default_factory=list)  # AW-12.1.2 not dealt
    forced_end: bool = False  # AW-12.7.4
    fresh: int = 0  # so many Future Intrigues lie on top of the deck since it was shuffled

    def copy(self) -> Baron:
        """An independent Baron in the same position."""
        return Baron(
            self.intrigues.copy(), self.discard.copy(), self.resolving.copy(), self.future.copy(),
            self.requests.copy(), self.given.copy(), self.revealed, self.events.copy(),
            self.past_events.copy(), self.plans.copy(), self.boxed_requests.copy(),
            self.boxed_events.copy(), self.helpers, self.forced_end, self.fresh,
        )  # fmt: skip


@dataclass(slots=True)
class ArchitectsState:
    """A whole table of Architects."""

    setting: Setting
    players: list[Player]
    workers: list[int]
    at: list[int]  # place x colour
    prison: list[int]
    captives: list[int]  # board x colour
    removed: list[int]
    market: list[int] = field(default_factory=lambda: [NOWHERE] * 3)  # the colour on each space
    guildhall: list[int] = field(default_factory=list)  # colours in the order of placing
    phase: Phase = Phase.SETUP
    agenda: Agenda = field(default_factory=Agenda)
    first: int = 0
    turn: int = 0  # the seat, or the number of the opponent or the Baron
    turns: int = 0  # turns that are over
    tax: int = 0
    resets: int = 0  # AW-7.7 Resets that are due
    ending: int = NOT_YET  # AW-8.1 final turns still to come
    last: int = NOT_YET  # AW-8.1 who triggered the end, and has the last turn
    small: Zone[Market] = field(default_factory=Zone)
    large: Zone[Market] = field(default_factory=Zone)
    rewards: Zone[Reward] = field(default_factory=Zone)
    spent_rewards: Zone[Reward] = field(default_factory=Zone)
    boxed_rewards: Zone[Reward] = field(default_factory=Zone)
    pile: Zone[Apprentice] = field(default_factory=Zone)
    row: list[Apprentice | None] = field(default_factory=list)  # the face-up Apprentices, row by row
    coins: list[int] = field(default_factory=list)  # AW-4.3.4 the Silver on each
    plans: Zone[Building] = field(default_factory=Zone)
    rival: Rival | None = None
    baron: Baron | None = None
    rises: list[tuple[int, str, int]] = field(default_factory=list)  # seat, counter, value

    def copy(self) -> ArchitectsState:
        """An independent state in the same position."""
        return ArchitectsState(
            self.setting, [player.copy() for player in self.players], self.workers.copy(),
            self.at.copy(), self.prison.copy(), self.captives.copy(), self.removed.copy(),
            self.market.copy(), self.guildhall.copy(), self.phase, self.agenda.copy(), self.first,
            self.turn, self.turns, self.tax, self.resets, self.ending, self.last, self.small.copy(),
            self.large.copy(), self.rewards.copy(), self.spent_rewards.copy(), self.boxed_rewards,
            self.pile.copy(), self.row.copy(), self.coins.copy(), self.plans.copy(),
            self.rival.copy() if self.rival is not None else None,
            self.baron.copy() if self.baron is not None else None, self.rises.copy(),
        )  # fmt: skip

    def present(self, place: int, colour: int) -> int:
        """How many Workers of a colour stand on an open location."""
        return self.at[place * self.setting.colours + colour]

    def held(self, board: int, colour: int) -> int:
        """How many Workers of a colour are captives on a board."""
        return self.captives[board * self.setting.colours + colour]

    def captives_of(self, board: int) -> int:
        """How many captives lie on a board."""
        start = board * self.setting.colours
        return sum(self.captives[start : start + self.setting.colours])

    def held_elsewhere(self, colour: int) -> int:
        """AW-4.8.6 How many Workers of a colour are captives, on whatever board."""
        return sum(self.captives[colour :: self.setting.colours])

    def order(self) -> list[int]:
        """AW-3.1 The seats in turn order."""
        players = self.setting.players
        return [(self.first + at) % players for at in range(players)]

    def seats_from(self, turn: int) -> list[int]:
        """AW-7.4 The seats clockwise from the one whose turn it is; the first player begins for others."""
        players = self.setting.players
        start = turn if turn < players else self.first
        return [(start + at) % players for at in range(players)]


def new_state(setting: Setting) -> ArchitectsState:
    """AW-1.3 Boards and Workers; nothing is dealt yet."""
    colours = setting.colours
    return ArchitectsState(
        setting=setting,
        players=[Player(seat, [0] * 6) for seat in range(setting.players)],
        workers=[WORKERS] * colours,
        at=[0] * (len(OPEN) * colours),
        prison=[0] * colours,
        captives=[0] * (colours * colours),
        removed=[0] * colours,
    )
