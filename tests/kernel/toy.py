"""A toy title that uses everything the kernel offers: a tea party with secret cakes.

Guests pick a cake each and show them together, nibble from their own baskets all at once, and are served by
one host after the other, who offers a neighbour a gift. The rules are methods: a test can break one of them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import Any, ClassVar

from salotto.kernel.chance import Chance
from salotto.kernel.decisions import (
    Blocked,
    Rule,
    Step,
    amount,
    choose,
    choose_some,
    final,
    may,
    order,
    reveal,
    roll,
    shuffle,
    tell,
    together,
)
from salotto.kernel.title import Json, Mode, Option, Outcome, Phrase, Scorecard, Table, Title
from salotto.kernel.zones import EVERYBODY, Zone, only, redeal_zones

HAND = 3
BASKET = 2
TARGET = 20


class Flavour(IntEnum):
    """What a cake tastes of."""

    LEMON = 0
    RUM = 1
    NUT = 2
    PLUM = 3


@dataclass(frozen=True, slots=True)
class Cake:
    """The definition of a cake."""

    key: str
    flavour: Flavour
    worth: int


CAKES = {
    cake.key: cake
    for flavour in Flavour
    for worth in range(1, 8)
    for cake in [Cake(f"cake:{flavour.name.lower()}-{worth}", flavour, worth)]
}


class Phase(StrEnum):
    """Where the party is between two steps."""

    LAY = "lay"
    PICK = "pick"
    SHOW = "show"
    NIBBLE = "nibble"
    SERVE = "serve"
    OVER = "over"


@dataclass(slots=True)
class Guest:
    """One seat's things."""

    seat: int
    hand: Zone[Cake] = field(default_factory=Zone)
    basket: Zone[Cake] = field(default_factory=Zone)  # face down to everybody
    plate: Zone[Cake] = field(default_factory=Zone)  # face up
    secret: Cake | None = None
    sugar: int | None = None
    luck: tuple[Flavour, ...] = ()
    full: bool = False

    def copy(self) -> Guest:
        """An independent guest."""
        return Guest(
            self.seat,
            self.hand.copy(),
            self.basket.copy(),
            self.plate.copy(),
            self.secret,
            self.sugar,
            self.luck,
            self.full,
        )


@dataclass(slots=True)
class Party:
    """A whole table."""

    mode: str
    rounds: int
    guests: list[Guest]
    phase: Phase = Phase.LAY
    round: int = 0
    host: int = 0
    deck: Zone[Cake] = field(default_factory=Zone)
    tin: Zone[Cake] = field(default_factory=Zone)
    offered: Zone[Cake] = field(default_factory=Zone)  # gifts, as long as the neighbour thinks
    dice: dict[int, list[int]] = field(default_factory=dict)  # by seat
    refused: Cake | None = None

    def copy(self) -> Party:
        """An independent party."""
        return Party(
            self.mode,
            self.rounds,
            [guest.copy() for guest in self.guests],
            self.phase,
            self.round,
            self.host,
            self.deck.copy(),
            self.tin.copy(),
            self.offered.copy(),
            {seat: dice.copy() for seat, dice in self.dice.items()},
            self.refused,
        )


class TeaParty(Title[Party]):
    """The toy."""

    id = "tea-party"
    package = "tests.kernel"
    modes: ClassVar[tuple[Mode, ...]] = (
        Mode("rivals", (2, 3, 4)),
        Mode("friends", (2, 3)),
        Mode("alone", (1,)),
    )
    options: ClassVar[tuple[Option, ...]] = (Option("rounds", 2, (1, 2, 3)),)
    categories = ("cakes", "luck")
    state_type = Party

    def begin(self, table: Table) -> Party:
        """Empty plates."""
        return Party(table.mode, int(table.options["rounds"]), [Guest(seat) for seat in range(table.players)])

    def next_step(self, state: Party) -> Step | None:
        """One phase after the other."""
        if state.phase is Phase.LAY:
            return self.lay(state)
        if state.phase is Phase.PICK:
            picking = {guest.seat: self.pick(guest) for guest in state.guests if guest.secret is None}
            return together(picking) if picking else self.show(state)
        if state.phase is Phase.NIBBLE:
            nibbling = {guest.seat: self.nibble(state, guest) for guest in state.guests if not guest.full}
            return together(nibbling) if nibbling else self.open_table(state)
        return self.serve(state) if state.phase is Phase.SERVE else None

    def lay(self, party: Party) -> Rule[None]:
        """Shuffle and deal."""
        party.deck = Zone(CAKES.values())
        yield from shuffle(party.deck)
        for guest in party.guests:
            for _ in range(HAND):
                guest.hand.add(*party.deck.draw(only(guest.seat)))
            for _ in range(BASKET):
                guest.basket.add(*party.deck.draw())
            dealt = [cake.key for cake in guest.hand]
            yield tell("toy-dealt", guest.seat, only=guest.seat, cakes=dealt)
        party.phase = Phase.PICK

    def pick(self, guest: Guest) -> Rule[None]:
        """Secretly: a cake of the hand and how much sugar."""
        cake = yield from choose(guest.seat, "toy-pick", guest.hand.cards)
        sugar = yield from amount(guest.seat, "toy-sugar", 0, 2, cake=cake.key)
        guest.secret, guest.sugar = cake, sugar

    def show(self, party: Party) -> Rule[None]:
        """All secrets come to light; who took sugar rolls for it."""
        for guest in party.guests:
            assert guest.secret is not None
            assert guest.sugar is not None
            guest.hand.take(guest.secret)
            guest.plate.add(guest.secret, EVERYBODY)
            yield tell("toy-shows", guest.seat, cake=guest.secret.key, sugar=guest.sugar)
            for _ in range(guest.sugar):
                party.dice.setdefault(guest.seat, []).append((yield from roll(6)))
            guest.secret = guest.sugar = None
        party.phase = Phase.NIBBLE

    def nibble(self, party: Party, guest: Guest) -> Rule[None]:
        """Take a cake out of one's own basket, try one's luck, or be full for good."""
        options = ["basket"] * bool(guest.basket.cards) + ["luck"] * (len(guest.luck) < 2)
        what = yield from may(guest.seat, "toy-nibble", options, lambda: self.blocked(guest))
        if what == "basket":
            yield from reveal()
            guest.hand.add(*self.from_basket(party, guest))
            yield tell("toy-nibbles", guest.seat, only=guest.seat, cake=guest.hand.cards[-1].key)
        elif what == "luck":
            flavour = Flavour((yield from roll(len(Flavour))) - 1)
            wished = yield from choose(guest.seat, "toy-taste", ["keep", "spit"], flavour=flavour.name)
            guest.luck += (flavour if wished == "keep" else Flavour.LEMON,)
        else:
            guest.full = True
            yield from final("TOY-3")

    def from_basket(self, party: Party, guest: Guest) -> tuple[Cake, int]:
        """The next cake of a basket and who knows it."""
        return guest.basket.draw(only(guest.seat))

    def blocked(self, guest: Guest) -> list[Blocked]:
        """Why there is nothing more in the basket."""
        return [] if guest.basket.cards else [Blocked("basket", "TOY-2", "toy-empty", {"seat": guest.seat})]

    def open_table(self, party: Party) -> Rule[None]:
        """Everybody is full; the host serves."""
        for guest in party.guests:
            guest.full = False
        party.phase = Phase.SERVE
        yield tell("toy-serve", party.host)

    def serve(self, party: Party) -> Rule[None]:
        """The host's turn: gifts, of which the neighbour may take one, a die, a discard, and an order."""
        host = party.guests[party.host]
        gifts = yield from choose_some(host.seat, "toy-give", host.hand.cards, most=2)
        if gifts:
            yield from self.give(party, host, gifts)
            if (yield from roll(6)) > 2 and party.deck.cards:
                host.hand.add(*party.deck.draw(only(host.seat)))
                away = yield from choose(host.seat, "toy-discard", host.hand.cards)
                host.hand.take(away)
                party.tin.add(away, EVERYBODY)
        if len(host.plate) < 4:
            host.plate.cards = yield from order(host.seat, "toy-order", host.plate.cards)
        yield from self.pass_on(party)

    def give(self, party: Party, host: Guest, gifts: list[Cake]) -> Rule[None]:
        """The neighbour is asked out of turn; what is refused goes into the tin."""
        neighbour = party.guests[(host.seat + 1) % len(party.guests)]
        for cake in gifts:
            party.offered.add(cake, host.hand.take(cake) | only(neighbour.seat))
        taken = yield from may(neighbour.seat, "toy-accept", gifts, giver=host.seat)
        party.offered = Zone()
        for cake in gifts:
            (neighbour.plate if cake is taken else party.tin).add(cake, EVERYBODY)
        party.refused = None if taken else gifts[-1]
        yield tell("toy-gift", host.seat, to=neighbour.seat, cake=taken and taken.key)

    def pass_on(self, party: Party) -> Rule[None]:
        """The next host, or the next round with fresh cakes, or the end."""
        party.host = (party.host + 1) % len(party.guests)
        if party.host:
            return
        party.round += 1
        if party.round == party.rounds or len(party.deck) < len(party.guests):
            party.phase = Phase.OVER
            return
        yield from reveal()
        for guest in party.guests:
            guest.hand.add(*party.deck.draw(only(guest.seat)))
        party.phase = Phase.PICK

    def scorecards(self, state: Party) -> list[Scorecard]:
        """Cakes by worth, sugar by luck."""
        return [
            Scorecard(
                guest.seat,
                {
                    "cakes": sum(cake.worth for cake in guest.plate),
                    "luck": sum(guest.luck) + sum(state.dice.get(guest.seat, [])),
                },
            )
            for guest in state.guests
        ]

    def outcome(self, state: Party) -> Outcome:
        """Rivals are ranked; friends, and who is alone, have a target to reach."""
        scores = tuple(card.total for card in self.scorecards(state))
        if state.mode == "rivals":
            return Outcome(scores, tuple(1 + sum(other > score for other in scores) for score in scores))
        target = TARGET * len(scores)
        return Outcome(scores, (1,) * len(scores), sum(scores) >= target, target, "toy-band", {"of": target})

    def view(self, state: Party, seat: int | None) -> Json:
        """Zones as far as they are known; secrets to their owner."""
        return {
            "phase": state.phase.value,
            "round": state.round,
            "host": state.host,
            "deck": len(state.deck),
            "tin": keys(state.tin, seat),
            "offered": keys(state.offered, seat),
            "dice": {str(roller): dice.copy() for roller, dice in state.dice.items()},
            "guests": [self.view_guest(guest, seat) for guest in state.guests],
        }

    def view_guest(self, guest: Guest, seat: int | None) -> Json:
        """One guest."""
        mine = guest.seat == seat and guest.secret
        return {
            "hand": keys(guest.hand, seat),
            "basket": keys(guest.basket, seat),
            "plate": keys(guest.plate, seat),
            "ready": guest.secret is not None,
            "secret": [guest.secret.key, guest.sugar] if mine and guest.secret else None,
            "luck": [flavour.name for flavour in guest.luck],
            "full": guest.full,
        }

    def redeal(self, state: Party, seat: int | None, chance: Chance) -> None:
        """Unknown cakes dealt again, secrets made again."""
        hands = [zone for guest in state.guests for zone in (guest.hand, guest.basket)]
        redeal_zones([state.deck, state.offered, *hands], seat, chance)
        for guest in state.guests:
            if guest.secret is not None and guest.seat != seat:
                guest.secret = chance.pick(guest.hand.cards)
                guest.sugar = chance.below(3)

    def find(self, key: str) -> Any:
        """A cake."""
        return CAKES[key]

    def phrase(self, key: str) -> Phrase:
        """A key is its own name."""
        return Phrase(names={"en": key})


def keys(zone: Zone[Cake], seat: int | None) -> list[str | None]:
    """The cakes of a zone as a seat may see them."""
    return [cake.key if cake else None for cake in zone.shown_to(seat)]


TOY = TeaParty()
