"""What a family has to carry an activity out with: hand, servants, rooms, money, reputation (OB-4.3.4).

Equal hands and equal servants are one object each, which remembers what it was asked before.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import (
    NO_SERVANTS,
    Demand,
    Gentry,
    Group,
    Slot,
)
from salotto.titles.obsession.service import BRUSHING_ROOM, GUARDS, HOUSEKEEPERS_ROOM, Counts, Staff, staff_of
from salotto.titles.obsession.setup import BORROW_COST, BORROWED, HELP_COST
from salotto.titles.obsession.state import Estate, Player

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
SERVING_ROOMS = BRUSHING_ROOM | HOUSEKEEPERS_ROOM


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


FITTING = {slot: frozenset(card for card in BOX.gentry if fits(slot, card)) for slot in Slot}

MOST_GUESTS = max(side.guests for tile in BOX.tiles for side in tile.sides)

TROUBLE = {
    card: rank
    for rank, card in enumerate(
        sorted(BOX.gentry, key=lambda card: (len(card.service), card.rating, -card.pounds))
    )
}
"""Who is easy to have as a guest comes first."""


# Means


class Circle(NamedTuple):
    """Those of a hand who may come to something, first who make the least trouble."""

    cards: list[Gentry]
    sums: list[tuple[Demand, int]]  # icons and money of nobody, of the first, of the first two, and so on


class Circles(dict[tuple[Slot, int], Circle]):
    """OB-4.4.3 The circles of a hand by kind and rating, made when they are first asked for."""

    __slots__ = ("by_trouble",)

    def __init__(self, by_trouble: list[Gentry]) -> None:
        self.by_trouble = by_trouble

    def __missing__(self, key: tuple[Slot, int]) -> Circle:
        slot, limit = key
        fitting = FITTING[slot]
        cards = [card for card in self.by_trouble if card.rating <= limit and card in fitting]
        demand = pounds = 0
        sums = [(0, 0)]
        for card in cards[:MOST_GUESTS]:
            demand += card.demand
            pounds += card.pounds
            sums.append((demand, pounds))
        circle = self[key] = Circle(cards, sums)
        return circle


class Hand:
    """The cards of a hand; it remembers who of them can be asked to what."""

    __slots__ = ("by_trouble", "cards", "circles")

    def __init__(self, cards: tuple[Gentry, ...]) -> None:
        self.cards = cards
        self.by_trouble = sorted(cards, key=TROUBLE.__getitem__)
        self.circles = Circles(self.by_trouble)


@lru_cache(maxsize=1 << 6)
def hand_of(cards: tuple[Gentry, ...]) -> Hand:
    """One object for equal hands, so that nothing is worked out twice."""
    return Hand(cards)


class Means(NamedTuple):
    """What a family has to carry an activity out with."""

    hand: Hand
    staff: Staff
    free: int  # OB-9.9 resting servants who serve without help
    rooms: int
    money: int
    reputation: int

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
        missing = -(self.money + pounds)
        return missing <= 0 or -(-missing // BORROWED) * BORROW_COST <= reputation


def means_of(estate: Estate, player: Player) -> Means:
    """What the player has now."""
    rooms = 0
    for laid in player.organiser:
        if laid.tile in ROOMS and (laid.back or laid.tile is not KITCHEN):
            rooms |= ROOMS[laid.tile]
    if estate.setting.effects_add_up:
        rooms |= ADD_UP
    if estate.setting.ud_servants:
        rooms |= NEW_STAFF
    free = 1 if rooms & QUARTERS_ROOM and not estate.quarters_used and not estate.passing else 0
    resting = tuple(player.quarters) if free or player.reputation >= HELP_COST else NO_SERVANTS
    staff = staff_of(tuple(player.available), resting, rooms & SERVING_ROOMS)
    return Means(hand_of(tuple(player.hand)), staff, free, rooms, player.money, player.reputation)


def snapshot(estate: Estate, player: Player) -> int:
    """OB-4.3.2, OB-3.11 The level that counts for this activity."""
    return estate.setting.highest if estate.event == "national_holiday" else player.level


# Servants who are placed beside the mandatory ones


def can_put(estate: Estate, player: Player, servant: int) -> bool:
    """OB-17.2, OB-9.9 Whether such a servant can be placed now, a resting one by the Servants' Quarters."""
    if player.available[servant]:
        return True
    if not player.quarters[servant] or estate.quarters_used or estate.passing:
        return False
    return player.owns(SERVANTS_QUARTERS)


def placeable(means: Means, servant: int) -> bool:
    """OB-17.2, OB-9.9 The same in a plan."""
    return bool(means.staff.available[servant] or (means.free and means.staff.resting[servant]))


def without(means: Means, servant: int) -> Means:
    """OB-17.2 The means once a servant is placed."""
    staff = means.staff
    if staff.available[servant]:
        return without_available(means, servant)
    resting = less(staff.resting, servant)
    return means._replace(staff=staff_of(staff.available, resting, staff.rooms), free=means.free - 1)


def without_available(means: Means, servant: int) -> Means:
    """OB-24.1 The same for places that only Available Service can fill."""
    staff = means.staff
    return means._replace(staff=staff_of(less(staff.available, servant), staff.resting, staff.rooms))


def less(counts: Counts, servant: int) -> Counts:
    """One servant of a kind less."""
    return (*counts[:servant], counts[servant] - 1, *counts[servant + 1 :])
