"""What a family has to carry an activity out with: hand, servants, rooms, money, reputation (OB-4.3.4).

Equal hands, equal servants and equal means are one object each, so that what was worked out for them is
found again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from operator import add

from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import LADYS_MAID, NO_SERVANTS, VALET, Demand, Gentry, Group, Slot
from salotto.titles.obsession.loans import idle_loans
from salotto.titles.obsession.service import (
    BRUSHING_ROOM,
    GUARDS,
    HOUSEKEEPERS_ROOM,
    NO_OWN_MAID,
    NO_OWN_VALET,
    STAFF_BITS,
    Staff,
    changed,
    staff_of,
)
from salotto.titles.obsession.settings import BORROW_COST, BORROWED, HELP_COST
from salotto.titles.obsession.state import ObsessionState, Player

DECK_TOP = Slot.DECK_TOP
SERVANTS_QUARTERS = BOX.tile("servants-quarters")
CARRIAGE_HOUSE = BOX.tile("carriage-house")
KITCHEN = BOX.tile("renovated-kitchen")

KITCHEN_ROOM, CARRIAGE_ROOM, QUARTERS_ROOM, ADD_UP, NEW_STAFF = 4, 8, 16, 32, 64
"""Further bits beside those of the rooms that change who serves; OB-20.9 two useful men
add up; OB-17 the new servants are in play."""

ROOMS = {
    BOX.tile("brushing-room"): BRUSHING_ROOM,
    BOX.tile("housekeepers-room"): HOUSEKEEPERS_ROOM,
    KITCHEN: KITCHEN_ROOM,
    CARRIAGE_HOUSE: CARRIAGE_ROOM,
    SERVANTS_QUARTERS: QUARTERS_ROOM,
}


# Guests


def fits(slot: Slot, card: Gentry) -> bool:
    """OB-4.4.1, OB-4.4.4 Whether a person is of the kind that is asked for."""
    if slot is Slot.GENTRY:
        return True
    if slot is Slot.FAMILY:
        return card.group is Group.FAMILY
    if slot is Slot.GENTLEMEN:
        return card.gentleman
    if slot is Slot.LADIES:
        return not card.gentleman
    if slot is Slot.CASUAL:
        return card.group in (Group.STARTER, Group.CASUAL)
    return card.prestige


FITTING = {slot: frozenset(card for card in BOX.people if fits(slot, card)) for slot in Slot}


@cache
def people(slot: Slot, limit: int) -> frozenset[Gentry]:
    """OB-4.4.1, OB-4.4.3 All those of a kind up to a prestige rating."""
    return frozenset(card for card in FITTING[slot] if card.rating <= limit)


TROUBLE = {
    card: rank
    for rank, card in enumerate(
        sorted(BOX.people, key=lambda card: (len(card.service), card.rating, -card.pounds))
    )
}
"""Who is easy to have as a guest comes first."""


# Means


class Hand:
    """The cards of a hand; it remembers who of them can be asked to what."""

    __slots__ = ("by_trouble", "cards", "circles")

    def __init__(self, cards: tuple[Gentry, ...]) -> None:
        self.cards = cards
        self.by_trouble = sorted(cards, key=TROUBLE.__getitem__)
        self.circles: dict[tuple[Slot, int], list[Gentry]] = {}

    def circle(self, slot: Slot, limit: int) -> list[Gentry]:
        """OB-4.4.3 Those of a kind and up to a rating, first who make the least trouble."""
        known = self.circles.get((slot, limit))
        if known is None:
            known = list(filter(people(slot, limit).__contains__, self.by_trouble))
            self.circles[slot, limit] = known
        return known


@lru_cache(maxsize=1 << 6)
def hand_of(cards: tuple[Gentry, ...]) -> Hand:
    """One object for equal hands, so that nothing is worked out twice."""
    return Hand(cards)


def borrowing_for(missing: int) -> int:
    """OB-6.2 The reputation that it takes to borrow what is missing, if anything is."""
    return -(-missing // BORROWED) * BORROW_COST if missing > 0 else 0


class Means:
    """What a family has to carry an activity out with."""

    __slots__ = ("free", "hand", "money", "reputation", "rooms", "staff")

    def __init__(self, hand: Hand, staff: Staff, free: int, rooms: int, money: int, reputation: int) -> None:
        self.hand = hand
        self.staff = staff
        self.free = free  # OB-9.9 resting servants who serve without help
        self.rooms = rooms
        self.money = money
        self.reputation = reputation

    def works(self, demand: Demand, pounds: int) -> bool:
        """OB-4.3.4 Whether so many icons can be served and such a sum, if it is negative, be paid."""
        staff = self.staff
        if (staff.present - demand) & GUARDS == GUARDS and self.money + pounds >= 0:
            return True  # all those are there whom the icons show
        return self.payable(pounds, max(0, staff.least_help(demand) - self.free))

    def payable(self, pounds: int, helped: int) -> bool:
        """OB-4.3.4, OB-4.6.3, OB-6.1 Whether help and penalties can be paid, with borrowing."""
        reputation = self.reputation - HELP_COST * helped
        if reputation < 0:
            return False
        return borrowing_for(-(self.money + pounds)) <= reputation

    def but(self, staff: Staff, free: int = 0, pounds: int = 0, reputation: int = 0) -> Means:
        """The same with other servants, and with so much more of everything else."""
        hand, rooms = self.hand, self.rooms
        return Means(hand, staff, self.free + free, rooms, self.money + pounds, self.reputation + reputation)

    def richer(self, pounds: int) -> Means:
        """The same with more money."""
        return self.but(self.staff, pounds=pounds)


@lru_cache(maxsize=1 << 6)
def means_with(hand: Hand, staff: Staff, free: int, rooms: int, money: int, reputation: int) -> Means:
    """One object for equal means, too."""
    return Means(hand, staff, free, rooms, money, reputation)


def means_of(game: ObsessionState, player: Player) -> Means:
    """What the player has now."""
    setting, turn, loans = game.setting, game.this_turn, game.loans
    rooms = rooms_of(player, setting.effects_add_up, setting.ud_servants)
    if setting.teams and any(loans.servants):
        rooms |= only_borrowed(player, loans.servants, idle_loans(game, player))
    return means_for(player, rooms, turn.quarters_used or turn.passing)


def rooms_of(player: Player, effects_add_up: bool, new_servants: bool) -> int:
    """The rooms of the house that change what can be done, and what the table plays with."""
    rooms = (ADD_UP if effects_add_up else 0) | (NEW_STAFF if new_servants else 0)
    for laid in player.organiser:
        if laid.tile in ROOMS and (laid.back or laid.tile is not KITCHEN):
            rooms |= ROOMS[laid.tile]
    return rooms


def only_borrowed(player: Player, lent: Sequence[int], idle: Sequence[int]) -> int:
    """OB-20.18 Bits for a family whose lady's maids or valets in Available Service are all borrowed."""
    bits = 0
    for servant, bit in ((LADYS_MAID, NO_OWN_MAID), (VALET, NO_OWN_VALET)):
        if lent[servant] and player.available[servant] == idle[servant]:
            bits |= bit
    return bits


def means_for(player: Player, rooms: int, quarters_used: bool) -> Means:
    """OB-9.9, OB-6.3 Who rests may serve without help by the Servants' Quarters, or for reputation."""
    free = 1 if rooms & QUARTERS_ROOM and not quarters_used else 0
    resting = tuple(player.quarters) if free or player.reputation >= HELP_COST else NO_SERVANTS
    staff = staff_of(tuple(player.available), resting, rooms & STAFF_BITS)
    return means_with(hand_of(tuple(player.hand)), staff, free, rooms, player.money, player.reputation)


def snapshot(game: ObsessionState, player: Player) -> int:
    """OB-4.3.2, OB-3.11 The level that counts for this activity."""
    return game.setting.highest if game.event == "national_holiday" else player.level


# Servants who are placed beside the mandatory ones


def placeable(means: Means, servant: int) -> bool:
    """OB-17.2, OB-9.9 Whether such a servant can be placed, a resting one by the Servants' Quarters."""
    staff = means.staff
    return staff.available[servant] > 0 or (means.free > 0 and staff.resting[servant] > 0)


def at_hand(game: ObsessionState, player: Player) -> list[int]:
    """OB-17.2, OB-9.9 How many servants of each kind a family can place now."""
    turn = game.this_turn
    if turn.quarters_used or turn.passing or not player.owns(SERVANTS_QUARTERS):
        return player.available
    return list(map(add, player.available, player.quarters))


def without(means: Means, servant: int) -> Means:
    """OB-17.2 The means once a servant is placed."""
    staff = means.staff
    if staff.available[servant]:
        return without_available(means, servant)
    return means.but(staff_of(staff.available, changed(staff.resting, servant, -1), staff.rooms), free=-1)


def without_available(means: Means, servant: int) -> Means:
    """OB-24.1 The same for places that only Available Service can fill."""
    staff = means.staff
    return means.but(staff_of(changed(staff.available, servant, -1), staff.resting, staff.rooms))
