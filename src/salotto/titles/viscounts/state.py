"""The state of a table: plain data, cheap to copy."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from salotto.kernel.zones import Zone
from salotto.kit.agenda import Agenda
from salotto.titles.viscounts.board import PLACES, POSITIONS, SPOTS, Board
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.cards import (
    CRIMINAL,
    NO_ICONS,
    RIBBONS,
    SILVER,
    Advantage,
    BonusCard,
    IconCounts,
    Manuscript,
    Pair,
    PlayerCard,
    Scheme,
    Summary,
    Townsfolk,
    Trigger,
    When,
)
from salotto.titles.viscounts.settings import Setting

NOBODY = -1
WORKERS = BOX.numbers.workers
TRACK_END = 7  # VW-4.1
MIDDLE_ICONS = BOX.start_icons["middle"]
RIGHT_ICONS = BOX.start_icons["right"]

SLOT_ICONS = tuple(slot.ability.icons for slot in BOX.slots)
SLOT_BITS = {slot.ability.kind: 1 << at for at, slot in enumerate(BOX.slots) if slot.ability.kind != "icons"}
EXTRA_MOVE = SLOT_BITS["extra_move"]
DISMISS_PRICE = SLOT_BITS["dismiss_price"]
DISCARD_AT_HIRE = SLOT_BITS["on_hire"]
VIRTUE_AT_COLLISION = SLOT_BITS["on_any_collision"]
LARGER_HAND = SLOT_BITS["hand_limit"]


class Stage(StrEnum):
    """Where the table is, as far as rules look at it."""

    DRAFT = "draft"  # VW-2.9.5 there are no hands and piles yet
    READY = "ready"  # TS-4.10 dealt, but play has not begun
    PLAY = "play"
    OVER = "over"


@dataclass(slots=True)
class Player:
    """Everything that belongs to one player, or to the Rival, who has no deck."""

    seat: int
    goods: list[int] = field(default_factory=lambda: [0, 0, 0, 0])  # ink, gold, stone, silver
    unpaid: int = 0
    paid: int = 0
    acquired: int = 0
    approved: int = 0
    corruption: int = 1
    virtue: int = TRACK_END
    place: int = NOBODY  # of the Viscount
    supply: int = WORKERS
    aside: int = 0  # VW-7.3.1 Workers on their way to the neighbouring sections
    emptied: int = 0  # VW-6.3.9 the slots without a Building, as a mask
    row: list[Townsfolk | None] = field(default_factory=lambda: [None, None, None])  # left, middle, right
    icons: list[int] = field(default_factory=lambda: [0, 0, 0, 0, 0])  # VW-6.1.2 kept by `count_icons`
    hand: Zone[Townsfolk] = field(default_factory=Zone)
    draw: Zone[Townsfolk] = field(default_factory=Zone)
    discard: Zone[Townsfolk] = field(default_factory=Zone)
    manuscripts: list[Manuscript] = field(default_factory=list)
    bonuses: list[BonusCard] = field(default_factory=list)  # VW-6.5.5 Cleric Bonus Cards
    pair: Pair | None = None
    summaries: list[Summary] = field(default_factory=list)  # VW-11.2.3 the one on top first
    perks: list[Advantage] = field(default_factory=list)  # TS-7 those that work all through the game
    automatic: bool = False  # VW-10 the Rival

    def copy(self) -> Player:
        """An independent player in the same position."""
        return Player(
            self.seat, self.goods.copy(), self.unpaid, self.paid, self.acquired, self.approved,
            self.corruption, self.virtue, self.place, self.supply, self.aside, self.emptied,
            self.row.copy(), self.icons.copy(), self.hand.copy(), self.draw.copy(),
            self.discard.copy(), self.manuscripts.copy(), self.bonuses.copy(), self.pair,
            self.summaries.copy(), self.perks, self.automatic,
        )  # fmt: skip

    @property
    def silver(self) -> int:
        """The Silver he has."""
        return self.goods[SILVER]

    @property
    def stuck(self) -> bool:
        """VW-4.4 Whether his two markers are on one space."""
        return self.corruption == self.virtue

    @property
    def criminal(self) -> bool:
        """VW-4.8 Whether a Criminal icon is on his board."""
        return self.icons[CRIMINAL] > 0

    def deck_size(self) -> int:
        """VW-1.1 How many Townsfolk he has."""
        on_board = sum(1 for card in self.row if card is not None)
        return on_board + len(self.hand.cards) + len(self.draw.cards) + len(self.discard.cards)

    def deck(self) -> list[Townsfolk]:
        """VW-1.1 All his Townsfolk."""
        row = [card for card in self.row if card is not None]
        return row + self.hand.cards + self.draw.cards + self.discard.cards

    def reacting(self, trigger: Trigger) -> list[Townsfolk]:
        """VW-8.16 The cards on his board that react."""
        return [card for card in self.row if card is not None and card.trigger is trigger]

    def perk(self, when: When) -> Advantage | None:
        """TS-7.4 The advantage that works at such moments, if he has it; there is one Tome for each."""
        for advantage in self.perks:
            if advantage.when is when:
                return advantage
        return None

    def permanent_icons(self) -> list[int]:
        """VW-6.3.9, VW-6.5.5 The icons of his emptied slots and of his Cleric Bonus Cards."""
        icons = list(NO_ICONS)
        for at, more in enumerate(SLOT_ICONS):
            if self.emptied >> at & 1:
                add_icons(icons, more)
        for card in self.bonuses:
            add_icons(icons, card.icons)
        return icons

    def flipped(self) -> int:
        """How many of his Debts and Deeds are flipped."""
        return self.paid + self.approved


def count_icons(state: ViscountsState, player: Player) -> None:
    """VW-6.1.2 Count a player's icons anew: cards on the board, uncovered start icons, permanent icons."""
    if player.automatic:
        player.icons = rival_icons(state, player)
        return
    icons = player.permanent_icons() if player.emptied or player.bonuses else [0, 0, 0, 0, 0]
    left, middle, right = player.row
    if left is not None:
        add_icons(icons, left.icons)
    add_icons(icons, MIDDLE_ICONS if middle is None else middle.icons)  # VW-5.1.8
    add_icons(icons, RIGHT_ICONS if right is None else right.icons)
    player.icons = icons


def rival_icons(state: ViscountsState, player: Player) -> list[int]:
    """VW-10.5.1 Headers of the Schemes on its board, uncovered start icons, slots, Cleric Bonus Cards."""
    board, rival = state.setting.rival, state.rival
    assert board is not None
    assert rival is not None
    icons = rival_permanent_icons(state, player)
    left, middle, right = rival.row
    if left is not None:
        add_icons(icons, left.icons)
    add_icons(icons, board.start_icons_middle if middle is None else middle.icons)
    add_icons(icons, board.start_icons_right if right is None else right.icons)
    return icons


def rival_permanent_icons(state: ViscountsState, player: Player) -> list[int]:
    """VW-10.4.10 The icons of the Rival's emptied slots and of its Cleric Bonus Cards."""
    assert state.setting.rival is not None
    icons = list(NO_ICONS)
    for at, slot in enumerate(state.setting.rival.slots):
        if player.emptied >> at & 1:
            add_icons(icons, slot.icons)
    for card in player.bonuses:
        add_icons(icons, card.icons)
    return icons


def built(state: ViscountsState, player: Player) -> list[int]:
    """VW-9.4 How many Buildings of each type a player has on the Main Board."""
    counts = [0, 0, 0]
    for owner, kind in zip(state.owners, state.kinds, strict=True):
        if owner == player.seat:
            counts[kind] += 1
    return counts


def add_icons(icons: list[int], more: IconCounts) -> None:
    """Add icons to icons."""
    for icon, number in enumerate(more):
        if number:
            icons[icon] += number


@dataclass(slots=True)
class Rival:
    """VW-10.2 The cards of the Rival; its body is the last of the players."""

    row: list[Scheme | None] = field(default_factory=lambda: [None, None, None])
    draw: Zone[Scheme] = field(default_factory=Zone)
    discard: Zone[Scheme] = field(default_factory=Zone)
    future: Zone[Scheme] = field(default_factory=Zone)
    shown: list[str] = field(default_factory=list)  # the keys of the Future Schemes that have been seen

    def copy(self) -> Rival:
        """An independent Rival in the same position."""
        return Rival(
            self.row.copy(), self.draw.copy(), self.discard.copy(), self.future.copy(), self.shown.copy()
        )


@dataclass(slots=True)
class Baron:
    """VW-11 The Overlord, and all the Workers on the spaces of the Main Board."""

    place: int = NOBODY
    reserve: int = WORKERS
    workers: list[int] = field(default_factory=lambda: [0] * PLACES)  # his, by place
    guards: list[int] = field(default_factory=list)  # the players', by place and seat
    defeat: str = ""  # VW-11.1.2 why the players lost at once

    def copy(self) -> Baron:
        """An independent Overlord in the same position."""
        return Baron(self.place, self.reserve, self.workers.copy(), self.guards.copy(), self.defeat)


@dataclass(slots=True)
class Carried:
    """TS-11.2 What a campaign brings to the table."""

    marker: int  # TS-4.2 the seat with the Start Player Marker while the game is prepared
    passes: bool  # TS-4.7 whether the marker then passes to the left
    silver: list[int]  # TS-4.9 for each seat
    tomes: list[list[str]]  # TS-7 the Tomes of each seat whose advantages work, as they were won
    objectives: list[tuple[str, int]]  # TS-5.2 of the Tomes on display: a counter and its number


@dataclass(slots=True)
class ViscountsState:
    """A whole table."""

    setting: Setting
    players: list[Player]  # by seat, the Rival last
    agenda: Agenda
    stage: Stage = Stage.DRAFT
    board: Board | None = None
    round: int = 0
    phase: int = 0  # VW-5 of the running turn
    steps: int = 0  # VW-5.2.1 the value of the card played this turn, until the Viscount has moved
    start: int = 0  # VW-2.8 the seat with the Start Player Marker
    current: int = 0  # whose turn it is
    last_round: int = 0  # VW-9.2 0 until the end is triggered
    townsfolk: list[Zone[Townsfolk]] = field(default_factory=list)  # by position, top last
    manuscripts: list[Zone[Manuscript]] = field(default_factory=list)
    owners: list[int] = field(default_factory=lambda: [NOBODY] * SPOTS)  # of the Building on each spot
    kinds: list[int] = field(default_factory=lambda: [NOBODY] * SPOTS)  # its type
    first: list[int] = field(default_factory=list)  # VW-7.1 Workers by position and owner
    second: list[int] = field(default_factory=list)
    third: list[int] = field(default_factory=list)  # by owner
    leader: int = NOBODY  # VW-7.8
    bonus_owners: list[int] = field(default_factory=lambda: [NOBODY] * len(RIBBONS))
    debts_left: int = 0  # VW-2.11 above the Poverty Card
    deeds_left: int = 0  # above the Prosperity Card
    pairs: list[Pair] = field(default_factory=list)  # VW-2.9 laid out
    spare_cards: list[PlayerCard] = field(default_factory=list)  # VW-11.2.5 the unused ones, hidden
    summaries: Zone[Summary] = field(default_factory=Zone)  # VW-11.2.2 to be handed out
    gone: list[Townsfolk] = field(default_factory=list)  # destroyed and dismissed
    dismissed: str = ""  # VW-6.1.8 the key of the Townsfolk dismissed for the running action
    reserved: int = 0  # VW-6.1.10 the Silver that the running action will need
    rival: Rival | None = None
    baron: Baron | None = None
    carried: Carried | None = None
    rises: list[tuple[int, str, int]] = field(default_factory=list)  # TS-5.3 seat, counter, its number
    intent: int = NOBODY  # VW-5.3 the action chosen in phase 3, NOBODY before the choice
    acted: bool = False  # VW-5.3 whether it has been carried out
    resolving: tuple[int, str, int] | None = None  # VW-8.2 seat, script and number of the running effect

    def copy(self) -> ViscountsState:
        """An independent table in the same position."""
        return ViscountsState(
            self.setting, [player.copy() for player in self.players], self.agenda.copy(),
            self.stage, self.board, self.round, self.phase, self.steps, self.start, self.current,
            self.last_round, [pile.copy() for pile in self.townsfolk],
            [pile.copy() for pile in self.manuscripts], self.owners.copy(), self.kinds.copy(),
            self.first.copy(), self.second.copy(), self.third.copy(), self.leader,
            self.bonus_owners.copy(), self.debts_left, self.deeds_left, self.pairs.copy(),
            self.spare_cards.copy(), self.summaries.copy(), self.gone.copy(), self.dismissed,
            self.reserved, None if self.rival is None else self.rival.copy(),
            None if self.baron is None else self.baron.copy(), self.carried, self.rises.copy(),
            self.intent, self.acted, self.resolving,
        )  # fmt: skip

    @property
    def layout(self) -> Board:
        """The board, once it is laid out."""
        assert self.board is not None
        return self.board

    @property
    def poverty(self) -> bool:
        """VW-3.2 Whether the Poverty Card is revealed."""
        return self.stage not in (Stage.DRAFT, Stage.READY) and self.debts_left == 0

    @property
    def prosperity(self) -> bool:
        """VW-3.2 Whether the Prosperity Card is revealed."""
        return self.stage not in (Stage.DRAFT, Stage.READY) and self.deeds_left == 0

    def clockwise_from(self, seat: int) -> list[Player]:
        """All players in turn order, from this seat on."""
        return self.players[seat:] + self.players[:seat]

    def others(self, seat: int) -> list[Player]:
        """The other players in turn order after this seat."""
        return self.players[seat + 1 :] + self.players[:seat]

    def rise(self, player: Player, counter: str, number: int) -> None:
        """TS-5.3 A counter of the campaign has risen."""
        if self.carried is not None and self.stage is Stage.PLAY:
            self.rises.append((player.seat, counter, number))


def crowd(state: ViscountsState, tier: list[int], position: int) -> int:
    """VW-7.6 The Workers of all colours in a section of a tier."""
    owners = state.setting.owners
    return sum(tier[position * owners : position * owners + owners])


def positions() -> range:
    """VW-7.1 The sections of the Castle, clockwise."""
    return range(POSITIONS)
