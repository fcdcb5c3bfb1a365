"""The state of a Last Will table: plain data, cheap to copy (LW-1).

What lies on a player board is immutable and replaced when it changes, so that a copy shares it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from salotto.kernel.zones import EVERYBODY, Zone, only
from salotto.titles.last_will.cards import Black, Card, Deck, Job, Plan, Property, Symbol, Will
from salotto.titles.last_will.settings import TOTALS, Setting


class Phase(StrEnum):
    """Where the table is between two steps; LW-3.1 names five phases, some have two parts here."""

    OPENING = "opening"  # LW-2
    SETUP = "setup"
    STARTING = "starting"  # LW-4.5, the end of the first Setup phase
    PLANNING = "planning"
    ERRANDS = "errands"
    ACTIONS = "actions"
    KEEPING = "keeping"  # LW-15.1
    CLEANING = "cleaning"  # LW-15.2 to LW-15.6
    OVER = "over"


SECRET_FIELDS = {"Player": ("kept",)}
"""LW-1.3 Chosen at the same time, and not yet revealed."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A black-bordered card on a player board."""

    card: Black
    tokens: tuple[Symbol, ...] = ()  # LW-11.3 on its slots, from the top
    step: int = 0  # LW-10.5 how far down its scale of values a house is
    used: bool = False  # LW-9.5 the check mark
    uses: int = 0  # how often its privilege was used this round

    def marked(self) -> Laid:
        """LW-9.5 The card with its check mark."""
        return Laid(self.card, self.tokens, self.step, True, self.uses)


@dataclass(slots=True)
class Player:
    """Everything that belongs to one player (LW-1.7)."""

    seat: int
    money: int = 0
    hand: Zone[Card] = field(default_factory=Zone)
    board: list[Laid] = field(default_factory=list)
    spaces: int = TOTALS.card_spaces
    plan: Plan | None = None
    drawn: bool = False  # has drawn the cards of the plan
    errand_boys: int = 0
    actions: int = 0
    white_actions: int = 0  # LW-13.12
    given: tuple[Card, ...] = ()  # LW-R16 the helpers who gave an extra action this round
    job: Job | None = None
    covered: int = 0  # LW-21.3 mask of the income lines with a demotion token
    demoted: bool = False  # LW-21.5 this round
    bankrupt: bool = False  # LW-14.8
    kept: tuple[Card, ...] | None = None  # LW-4.5, LW-15.1 chosen, still secret
    last_income: int = 0  # LW-16.3

    def copy(self) -> Player:
        """An independent player in the same position."""
        return Player(
            self.seat, self.money, self.hand.copy(), self.board.copy(), self.spaces, self.plan,
            self.drawn, self.errand_boys, self.actions, self.white_actions, self.given, self.job,
            self.covered, self.demoted, self.bankrupt, self.kept, self.last_income,
        )  # fmt: skip

    def owns_property(self) -> bool:
        """LW-10.10 Whether a property lies on the board."""
        return Property in [type(laid.card) for laid in self.board]

    def properties(self) -> list[tuple[Laid, Property]]:
        """The properties on the board, each with its card."""
        return [(laid, laid.card) for laid in self.board if isinstance(laid.card, Property)]

    def find(self, card: Card) -> Laid:
        """The card on the board."""
        for laid in self.board:
            if laid.card is card:
                return laid
        raise KeyError(card.key)

    def put(self, old: Laid, new: Laid) -> None:
        """Change a card on the board: another token, value or mark."""
        for at, laid in enumerate(self.board):
            if laid is old:
                self.board[at] = new
                return
        raise KeyError(old.card.key)


@dataclass(slots=True)
class LastWillState:
    """A whole table of Last Will."""

    setting: Setting
    players: list[Player]
    phase: Phase = Phase.OPENING
    round: int = 0
    start: int = 0  # LW-2.11 the seat with the starting player marker
    order: list[int] = field(default_factory=list)  # LW-5.12 the seats in order of play
    turn: int = 0  # whose turn it is, as an index into the order
    lap: int = 0  # LW-6.1 which errand boy is being placed
    plans: list[Plan] = field(default_factory=list)  # from left to right
    blocked: list[Plan] = field(default_factory=list)  # LW-5.11 under a blocking marker
    market: tuple[int, ...] = ()  # LW-2.3 the modifier of each property type
    decks: list[Zone[Card]] = field(default_factory=list)  # LW-2.4 the regular decks
    piles: list[Zone[Card]] = field(default_factory=list)  # their discard piles
    special: Zone[Card] = field(default_factory=Zone)  # LW-2.5
    new_special: Zone[Card] = field(default_factory=Zone)  # LW-20.9
    wilds: list[Card] = field(default_factory=list)  # LW-2.6 waiting to be offered
    offers: list[Card | None] = field(default_factory=list)  # LW-4.2 on each offering space
    figures: list[tuple[int, ...]] = field(default_factory=list)  # LW-6.3 the seats on each errand space
    extensions: int = TOTALS.extensions  # LW-1.6 left in the bank
    box: Zone[Card] = field(default_factory=Zone)  # LW-1.8
    aside: Zone[Card] = field(default_factory=Zone)  # LW-26.14 drawn, some of them to be kept
    to_keep: int = 0  # so many
    track: list[int] = field(default_factory=list)  # LW-31.2 the seats on the plan-order board
    clocks: list[int] = field(default_factory=list)  # LW-31.4 the seats whose figures stand on a clock
    early: int = -1  # LW-31.6 the seat that plans first in this round by a clock
    will: Will | None = None

    def copy(self) -> LastWillState:
        """An independent table in the same position."""
        return LastWillState(
            self.setting, [player.copy() for player in self.players], self.phase, self.round,
            self.start, self.order.copy(), self.turn, self.lap, self.plans, self.blocked.copy(),
            self.market, [deck.copy() for deck in self.decks], [pile.copy() for pile in self.piles],
            self.special.copy(), self.new_special.copy(), self.wilds.copy(), self.offers.copy(),
            self.figures.copy(), self.extensions, self.box.copy(), self.aside.copy(), self.to_keep,
            self.track.copy(), self.clocks.copy(), self.early, self.will,
        )  # fmt: skip

    def available(self, deck: int) -> int:
        """LW-5.9 How many cards a regular deck and its discard pile hold together."""
        return len(self.decks[deck].cards) + len(self.piles[deck].cards)

    def can_draw(self) -> bool:
        """LW-R17 Whether any regular deck or pile holds a card."""
        return any(zone.cards for zone in (*self.decks, *self.piles))

    def discard(self, card: Card, seen: int = EVERYBODY) -> None:
        """LW-8.7, LW-9.4, LW-12.2 A regular card to its pile, a special one to the box, a wild one back."""
        if card.regular >= 0:
            self.piles[card.regular].add(card, seen)
        elif card.deck is Deck.WILD:
            self.wilds.append(card)
        else:
            self.box.add(card, seen)

    def discard_unseen(self, player: Player, cards: list[Card]) -> None:
        """LW-1.5 Cards go face down from a hand to their piles: the others see only how many.

        Cards that were taken face up are remembered by all (LW-1.3). When cards with the same back are kept
        and given up, nobody can tell any more which of them went: they count as unknown.
        """
        hand = player.hand
        own = only(player.seat)
        seen = [(card, hand.take(card)) for card in cards]
        mixed = {card.deck for card in cards} & {card.deck for card in hand.cards}
        for at, card in enumerate(hand.cards):
            if card.deck in mixed:
                hand.seen[at] = own
        for card, mask in seen:
            self.discard(card, own if card.deck in mixed else mask)

    def current(self) -> Player:
        """The player whose turn it is in the order of play."""
        return self.players[self.order[self.turn]]

    def last_round(self) -> bool:
        """LW-3.2, LW-14.5 Whether the game ends with this round."""
        return self.round == TOTALS.rounds or any(player.bankrupt for player in self.players)
