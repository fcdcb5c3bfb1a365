"""Which activities can be carried out to the end (OB-4.3.4): pure functions, nothing changes.

A plan is open when some choice of guests, servants and extras completes it. Only what leaves the plan open
is ever offered, so nobody is trapped half-way.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import NO_SERVANTS, Demand, Gentry, Group, Servant, Slot, Tile
from salotto.titles.obsession.hiring import can_hire_or_recruit
from salotto.titles.obsession.service import (
    BRUSHING_ROOM,
    HOUSEKEEPERS_ROOM,
    Counts,
    add,
    least_help,
)
from salotto.titles.obsession.setup import BORROW_COST, BORROWED, BUTLERS_ROOM, HELP_COST
from salotto.titles.obsession.state import Estate, Laid, Plan, Player

SERVANTS_QUARTERS = BOX.tile("servants-quarters")
BRUSHING = BOX.tile("brushing-room")
CARRIAGE_HOUSE = BOX.tile("carriage-house")
KITCHEN = BOX.tile("renovated-kitchen")
HOUSEKEEPERS = BOX.tile("housekeepers-room")

SERVING_ROOMS = BRUSHING_ROOM | HOUSEKEEPERS_ROOM
KITCHEN_ROOM, CARRIAGE_ROOM = 4, 8
"""Further bits of `Means.rooms`; they do not change who serves."""

FREE_RATINGS = 2
"""OB-24.14 Guests of the Gourmet Tasting whose prestige rating is not checked."""

CARRIAGE_SERVANTS = (Servant.FOOTMAN, Servant.HALL_BOY, Servant.UNDERBUTLER)
"""OB-24.1"""


class Means(NamedTuple):
    """What a family has to carry an activity out with."""

    hand: tuple[Gentry, ...]
    available: Counts
    resting: Counts
    free: int  # OB-9.9 resting servants who serve without help
    rooms: int
    money: int
    reputation: int


def means_of(estate: Estate, player: Player) -> Means:
    """What the player has now."""
    rooms = 0
    free = 0
    for laid in player.organiser:
        if laid.tile is BRUSHING:
            rooms |= BRUSHING_ROOM
        elif laid.tile is HOUSEKEEPERS:
            rooms |= HOUSEKEEPERS_ROOM
        elif laid.tile is CARRIAGE_HOUSE:
            rooms |= CARRIAGE_ROOM
        elif laid.tile is KITCHEN and laid.back:
            rooms |= KITCHEN_ROOM
        elif laid.tile is SERVANTS_QUARTERS and not estate.quarters_used and not estate.passing:
            free = 1
    resting = tuple(player.quarters) if free or player.reputation >= HELP_COST else NO_SERVANTS
    return Means(
        tuple(player.hand),
        tuple(player.available),
        resting,
        free,
        rooms,
        player.money,
        player.reputation,
    )


def snapshot(estate: Estate, player: Player) -> int:
    """OB-4.3.2, OB-3.11 The level that counts for this activity."""
    return estate.setting.highest if estate.event == "national_holiday" else player.level


# Servants who are placed beside the mandatory ones


def without(means: Means, servant: int) -> Means | None:
    """OB-17.2, OB-9.9 The means once a servant is placed; None when nobody can be."""
    if means.available[servant]:
        return means._replace(available=_less(means.available, servant))
    if means.free and means.resting[servant]:
        return means._replace(resting=_less(means.resting, servant), free=means.free - 1)
    return None


def without_available(means: Means, servant: int) -> Means | None:
    """OB-24.1 The same for places that only Available Service can fill."""
    return means._replace(available=_less(means.available, servant)) if means.available[servant] else None


def _less(counts: Counts, servant: int) -> Counts:
    return (*counts[:servant], counts[servant] - 1, *counts[servant + 1 :])


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


def rating_limit(plan: Plan) -> int:
    """OB-4.4.3, OB-17.6 The highest prestige rating that may come."""
    return plan.level + (2 if plan.cook else 0)


def may_attend(plan: Plan, card: Gentry) -> bool:
    """OB-4.4.3, OB-24.14 Whether a person may join those already invited."""
    side = plan.side
    if not fits(side.slot, card) or card in plan.guests:
        return False
    if card.rating <= rating_limit(plan):
        return True
    if not side.any_rating:
        return False
    return sum(guest.rating > plan.level for guest in plan.guests) < FREE_RATINGS


def candidates(hand: tuple[Gentry, ...], plan: Plan) -> list[Gentry]:
    """OB-4.4 The cards of the hand that may join those already invited."""
    side, guests, limit = plan.side, plan.guests, rating_limit(plan)
    if side.any_rating:
        return [card for card in hand if may_attend(plan, card)]
    if side.slot is Slot.GENTRY:
        return [card for card in hand if card.rating <= limit and card not in guests]
    slot = side.slot
    return [card for card in hand if card.rating <= limit and fits(slot, card) and card not in guests]


def still_wanted(plan: Plan) -> int:
    """OB-4.4.1 How many cards of the hand have still to be invited."""
    return 0 if plan.side.slot is Slot.DECK_TOP else plan.wanted - len(plan.guests)


def doubles_all(plan: Plan) -> int:
    """OB-9.14 By how much the money of the guest counts."""
    return 2 if any(favour.which == "all" for favour in plan.side.favours) else 1


def payable(means: Means, pounds: int, helped: int) -> bool:
    """OB-4.3.4, OB-4.6.3, OB-6.1 Whether help and penalties can be paid, with borrowing."""
    reputation = means.reputation - HELP_COST * helped
    if reputation < 0:
        return False
    missing = -(means.money + pounds)
    return missing <= 0 or -(-missing // BORROWED) * BORROW_COST <= reputation


def _works(means: Means, demand: Demand, pounds: int) -> bool:
    help = least_help(demand, means.available, means.resting, means.rooms & SERVING_ROOMS)
    return payable(means, pounds, max(0, help - means.free))


def completable(means: Means, plan: Plan) -> bool:
    """OB-4.3.4 Whether cards of the hand complete the plan as it stands, without further extras."""
    wanted = still_wanted(plan)
    side = plan.side
    demand = side.demand
    times = doubles_all(plan)
    pounds = side.pounds
    for guest in plan.guests:
        demand = add(demand, guest.demand)
        pounds += guest.pounds * times
    if wanted <= 0:
        return wanted == 0 and _works(means, demand, pounds)
    guests = candidates(means.hand, plan)
    if len(guests) < wanted:
        return False
    guests.sort(key=_trouble)
    spare = FREE_RATINGS - sum(guest.rating > plan.level for guest in plan.guests)
    return _search(means, guests, 0, wanted, demand, pounds, times, spare if side.any_rating else 99, plan)


def _trouble(card: Gentry) -> tuple[int, int, int]:
    return len(card.service), card.rating, -card.pounds


def _search(
    means: Means,
    guests: list[Gentry],
    at: int,
    wanted: int,
    demand: Demand,
    pounds: int,
    times: int,
    spare: int,
    plan: Plan,
) -> bool:
    """Try guests in order of the trouble they make; the first complete set will do."""
    if not wanted:
        return _works(means, demand, pounds)
    if least_help(demand, means.available, means.resting, means.rooms & SERVING_ROOMS) > sum(means.resting):
        return False
    tried = set()
    for next_at in range(at, len(guests) - wanted + 1):
        card = guests[next_at]
        face = (card.demand, card.pounds, card.rating > plan.level)
        if face in tried:
            continue
        tried.add(face)
        left = spare - (card.rating > plan.level)
        if left < 0:
            continue
        total = pounds + card.pounds * times
        if _search(
            means, guests, next_at + 1, wanted - 1, add(demand, card.demand), total, times, left, plan
        ):
            return True
    return False


# Extras: cook, kitchen, Carriage House


def extras(means: Means, plan: Plan) -> Iterator[tuple[str, Plan, Means]]:
    """OB-17.6, OB-24 What can change number or rank of the guests: its key, the new plan and means."""
    side = plan.side
    if not side.guests:
        return  # OB-17.7
    if not plan.cook and not side.demand[7]:
        left = without(means, Servant.COOK)
        if left is not None:
            yield "cook", replace(plan, cook=True), left
    if plan.side.slot is Slot.DECK_TOP:
        return
    if plan.cook and not plan.kitchen and plan.laid.tile.kind != "suite" and _kitchen(means):
        yield "kitchen", replace(plan, kitchen=True, more=plan.more + 1), means
    if plan.carriage < 0 and side.slot is not Slot.FAMILY and _carriage(means):
        for servant in CARRIAGE_SERVANTS:
            left = without_available(means, servant)
            if left is None:
                continue
            if plan.laid.tile.kind != "suite":
                longer = replace(plan, carriage=int(servant), more=plan.more + 1)
                yield f"more:{servant.word}", longer, left
            if plan.wanted > max(1, len(plan.guests)):
                shorter = replace(plan, carriage=int(servant), more=plan.more - 1)
                yield f"fewer:{servant.word}", shorter, left


def _kitchen(means: Means) -> bool:
    return bool(means.rooms & KITCHEN_ROOM)


def _carriage(means: Means) -> bool:
    return bool(means.rooms & CARRIAGE_ROOM)


@lru_cache(maxsize=1 << 14)
def is_open(means: Means, plan: Plan) -> bool:
    """OB-4.3.4 Whether the plan can be completed, with extras if need be."""
    return completable(means, plan) or any(is_open(left, longer) for _, longer, left in extras(means, plan))


# Tiles


def first_plan(estate: Estate, player: Player, laid: Laid, means: Means) -> tuple[Plan, Means] | None:
    """OB-4.3.2, OB-17.18 The plan for a tile whose prestige rating is met, with the useful man if need be."""
    level = snapshot(estate, player)
    rating = laid.tile.rating
    if rating <= level:
        return Plan(laid, level), means
    left = without(means, Servant.USEFUL_MAN) if rating - 1 <= level else None
    return None if left is None else (Plan(laid, level, useful_man=True), left)


def hostable(estate: Estate, player: Player, laid: Laid, means: Means) -> bool:
    """OB-4.3.1, OB-4.3.4 Whether an activity on this tile can be carried out."""
    if not laid.side.playable:
        return False
    if laid.tile is BUTLERS_ROOM and not can_hire_or_recruit(estate, player, laid.back):
        return False  # OB-9.20
    if laid.side.slot is Slot.DECK_TOP and not estate.prestige.cards:
        return False  # OB-9.16
    start = first_plan(estate, player, laid, means)
    return start is not None and is_open(start[1], start[0])


def hostable_tiles(estate: Estate, player: Player) -> list[Tile]:
    """OB-4.3 The tiles that can be announced."""
    means = means_of(estate, player)
    return [laid.tile for laid in player.organiser if hostable(estate, player, laid, means)]


def welcome_guests(means: Means, plan: Plan) -> list[Gentry]:
    """OB-4.4 The cards that can be invited next."""
    return [card for card in candidates(means.hand, plan) if is_open(means, plan.welcoming(card))]
