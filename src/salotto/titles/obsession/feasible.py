"""Which activities can be carried out to the end (OB-4.3.4): pure functions, nothing changes.

A plan is open when some choice of guests, servants and extras completes it. Only what leaves the plan open
is ever offered, so nobody is trapped half-way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import (
    COOK,
    FOOTMAN,
    HALL_BOY,
    HEAD_HOUSEMAID,
    UNDERBUTLER,
    USEFUL_MAN,
    Demand,
    Gentry,
    Servant,
    Side,
    Slot,
    Tile,
)
from salotto.titles.obsession.hiring import can_hire_or_recruit
from salotto.titles.obsession.means import (
    ADD_UP,
    CARRIAGE_ROOM,
    DECK_TOP,
    FITTING,
    KITCHEN_ROOM,
    NEW_STAFF,
    Means,
    means_of,
    placeable,
    snapshot,
    without,
    without_available,
)
from salotto.titles.obsession.service import GUARDS, IMPOSSIBLE, changed, staff_of
from salotto.titles.obsession.settings import BUTLERS_ROOM, HELP_COST
from salotto.titles.obsession.state import Laid, ObsessionState, Plan, Player

FAMILY_ONLY = Slot.FAMILY

FREE_RATINGS = 2
"""OB-24.14 Guests of the Gourmet Tasting whose prestige rating is not checked."""

COOK_RATINGS = 2
"""OB-17.6"""

PLACE_COOK = "cook"

HALL_BOYS = (HALL_BOY, UNDERBUTLER)
HALL_BOY_POUNDS = 100
"""OB-17.9"""

FOR_FAVOURS = (HALL_BOY, HEAD_HOUSEMAID)
"""OB-17.9, OB-17.11 Those who improve the favours of guests."""

CARRIAGE_SERVANTS = (FOOTMAN, HALL_BOY, UNDERBUTLER)
"""OB-24.1"""


# Who may come


def rating_limit(plan: Plan) -> int:
    """OB-4.4.3, OB-17.6 The highest prestige rating that may come."""
    return plan.level + COOK_RATINGS if plan.cook else plan.level


def too_grand(plan: Plan) -> int:
    """OB-24.14 How many guests have come whose prestige rating was not checked."""
    return sum(guest.rating > plan.level for guest in plan.guests)


def may_attend(plan: Plan, card: Gentry) -> bool:
    """OB-4.4.3, OB-24.14 Whether a person may join those already invited."""
    side = plan.side
    if card not in FITTING[side.slot] or card in plan.guests:
        return False
    if card.rating <= rating_limit(plan):
        return True
    return side.any_rating and too_grand(plan) < FREE_RATINGS


def candidates(means: Means, plan: Plan, side: Side) -> list[Gentry]:
    """OB-4.4 The cards of the hand that may join those already invited, by the trouble they make."""
    guests = plan.guests
    if side.any_rating:
        return [card for card in means.hand.by_trouble if may_attend(plan, card)]
    found = means.hand.circle(side.slot, rating_limit(plan))
    return [card for card in found if card not in guests] if guests else found


def still_wanted(plan: Plan, side: Side) -> int:
    """OB-4.4.1 How many cards of the hand have still to be invited."""
    return 0 if side.slot is DECK_TOP else side.guests + plan.more - len(plan.guests)


# What an activity takes and brings


TILES = {side: tile for tile in BOX.tiles for side in tile.sides}
TIMES = {side: 2 if any(favour.which == "all" for favour in side.favours) else 1 for side in TILES}
"""OB-9.14 By how much the money of the guest counts."""
CONDITIONAL = {*BUTLERS_ROOM.sides, *(side for side in TILES if side.slot is DECK_TOP)}
"""OB-9.20, OB-9.16 Sides that are not always of use."""


def balance(side: Side, guests: Iterable[Gentry]) -> tuple[Demand, int]:
    """OB-4.5, OB-4.6.3 The icons of an activity with these guests, and the money it brings at best."""
    demand = pounds = 0
    for guest in guests:
        demand += guest.demand
        pounds += guest.pounds
    return side.demand + demand, side.pounds + pounds * TIMES[side]


def completable(means: Means, plan: Plan) -> bool:
    """OB-4.3.4 Whether cards of the hand complete the plan as it stands, without further extras."""
    side = plan.side
    wanted = still_wanted(plan, side)
    if wanted <= 0:
        return wanted == 0 and means.works(*balance(side, plan.guests))
    guests = candidates(means, plan, side)
    if len(guests) < wanted:
        return False
    if side.any_rating:
        spare = FREE_RATINGS - too_grand(plan)
    elif means.works(*balance(side, (*plan.guests, *guests[:wanted]))):
        return True  # mostly it is so easy
    else:
        spare = wanted
    return _search(means, guests, 0, wanted, *balance(side, plan.guests), spare, plan)


def _search(
    means: Means,
    guests: list[Gentry],
    at: int,
    wanted: int,
    demand: Demand,
    pounds: int,
    spare: int,
    plan: Plan,
) -> bool:
    """Try guests in order of the trouble they make; the first complete set will do."""
    if not wanted:
        return means.works(demand, pounds)
    if means.staff.least_help(demand) >= IMPOSSIBLE:
        return False
    times = TIMES[plan.side]
    tried = set()
    for next_at in range(at, len(guests) - wanted + 1):
        card = guests[next_at]
        grand = card.rating > plan.level
        face = (card.demand, card.pounds, grand)
        if face in tried or (grand and spare <= 0):
            continue
        tried.add(face)
        total = pounds + card.pounds * times
        if _search(means, guests, next_at + 1, wanted - 1, demand + card.demand, total, spare - grand, plan):
            return True
    return False


# The hall boy's money


def hall_boys(means: Means) -> list[Servant]:
    """OB-17.9, OB-8.5 Who can add to the money of a guest: he, or an underbutler in his place."""
    able = HALL_BOYS if means.rooms & NEW_STAFF else ()
    return [servant for servant in able if placeable(means, servant)]


def with_hall_boy(means: Means, servant: Servant) -> Means:
    """OB-17.9 The means once he stands on a guest who brings money."""
    return without(means, servant).richer(HALL_BOY_POUNDS)


def hall_boy_pays(means: Means, plan: Plan, cards: int = 0) -> bool:
    """OB-4.3.4, OB-8.5 Whether his money, or his and an underbutler's, completes a plan that is too dear.

    Each stands on a card of his own (OB-17.26), beside those who stand on so many cards already.
    """
    if not [card for card in means.hand.cards if card.pounds < 0]:
        return False
    cards = 1 if means.rooms & ADD_UP else cards + 1
    for servant in hall_boys(means):
        left = with_hall_boy(means, servant)
        if completable_with(left, plan, cards) or hall_boy_pays(left, plan, cards):
            return True
    return False


def completable_with(means: Means, plan: Plan, payers: int) -> bool:
    """OB-17.10 Whether the plan can be completed with at least so many guests who bring money."""
    if sum(guest.pounds > 0 for guest in plan.guests) >= payers:
        return completable(means, plan)
    side = plan.side
    more = candidates(means, plan, side) if still_wanted(plan, side) > 0 else []
    return any(completable_with(means, plan.welcoming(card), payers) for card in more if card.pounds > 0)


# Extras: cook, kitchen, Carriage House


def extras(means: Means, plan: Plan) -> Iterator[tuple[str, Plan, Means]]:
    """OB-17.6, OB-24 What can change number or rank of the guests: its key, the new plan and means."""
    side = plan.side
    if not side.guests:
        return  # OB-17.7
    if not plan.cook and COOK not in side.servants and placeable(means, COOK):
        yield PLACE_COOK, plan.but(cook=True), without_cook(means)
    if side.slot is DECK_TOP:
        return
    suite = plan.laid.tile.kind == "suite"
    if plan.cook and not plan.kitchen and not suite and means.rooms & KITCHEN_ROOM:
        yield "kitchen", plan.but(kitchen=True, more=plan.more + 1), means
    if plan.carriage < 0 and side.slot is not FAMILY_ONLY and means.rooms & CARRIAGE_ROOM:
        for servant in CARRIAGE_SERVANTS:
            if not means.staff.available[servant]:
                continue
            left = without_available(means, servant)
            if not suite:
                yield f"more:{servant.word}", plan.but(carriage=int(servant), more=plan.more + 1), left
            if plan.wanted > max(1, len(plan.guests)):
                yield f"fewer:{servant.word}", plan.but(carriage=int(servant), more=plan.more - 1), left


def without_cook(means: Means) -> Means:
    """OB-17.6 The means once the cook is placed: no guest asks for one, so an available one is not missed."""
    return means if means.staff.available[COOK] else without(means, COOK)


def complete(means: Means, plan: Plan, cards: int = 0) -> bool:
    """OB-4.3.4 Whether the plan can be completed as it is, if need be with the money of hall boys."""
    return completable(means, plan) or hall_boy_pays(means, plan, cards)


def is_open(means: Means, plan: Plan) -> bool:
    """OB-4.3.4 Whether the plan can be completed, with extras if need be."""
    if complete(means, plan):
        return True
    demand, _ = balance(plan.side, plan.guests)
    if means.staff.least_help(demand) >= IMPOSSIBLE:
        return False  # nothing takes an icon away again
    return any(is_open(left, longer) for _, longer, left in extras(means, plan))


# Help


def fetched(means: Means, servant: int) -> Means:
    """OB-6.3 The means once a resting servant is fetched for reputation."""
    staff = means.staff
    available, resting = changed(staff.available, servant, 1), changed(staff.resting, servant, -1)
    return means.but(staff_of(available, resting, staff.rooms), reputation=-HELP_COST)


def fetchable(means: Means, plan: Plan, servants: Iterable[Servant]) -> list[str]:
    """OB-6.1, OB-6.3 Those of some servants who can be fetched without giving up the plan."""
    if means.reputation < HELP_COST:
        return []
    resting = [servant for servant in servants if means.staff.resting[servant]]
    return [f"help:{servant.word}" for servant in resting if is_open(fetched(means, servant), plan)]


def who_brings_others(means: Means, plan: Plan) -> list[Servant]:
    """OB-17.6, OB-24 Servants who rest, but would change rank or number of the guests."""
    side = plan.side
    found = []
    if not plan.cook and COOK not in side.servants and not placeable(means, COOK):
        modest, grand = (means.hand.circle(side.slot, plan.level + more) for more in (0, COOK_RATINGS))
        if means.rooms & KITCHEN_ROOM or len(grand) > len(modest):
            found.append(COOK)
    if plan.carriage < 0 and side.slot is not FAMILY_ONLY and means.rooms & CARRIAGE_ROOM:
        found += [] if any(means.staff.available[each] for each in CARRIAGE_SERVANTS) else CARRIAGE_SERVANTS
    return found


# Tiles


def first_plan(means: Means, laid: Laid, level: int) -> tuple[Plan, Means] | None:
    """OB-4.3.2, OB-17.18 The plan for a tile whose prestige rating is met, with the useful man if need be."""
    missing = laid.tile.rating - level
    if missing <= 0:
        return Plan(laid, level), means
    if missing > (2 if means.rooms & ADD_UP else 1):
        return None
    for _ in range(missing):
        if not placeable(means, USEFUL_MAN):
            return None
        means = without(means, USEFUL_MAN)
    return Plan(laid, level, useful_man=True), means


def easily_hosted(means: Means, side: Side, level: int) -> bool:
    """OB-4.3.4 Whether those who make the least trouble are served by those whom the icons show.

    Mostly that settles it.
    """
    guests = means.hand.circle(side.slot, level)
    if len(guests) < side.guests or side.slot is DECK_TOP:
        return False
    idle, pounds = means.staff.present - side.demand, 0
    for guest in guests[: side.guests]:
        idle -= guest.demand
        pounds += guest.pounds
    return idle & GUARDS == GUARDS and means.money + side.pounds + pounds * TIMES[side] >= 0


def too_few_guests(means: Means, side: Side, level: int) -> bool:
    """OB-4.4, OB-17.6, OB-24.1 Whether not even cook and Carriage House would bring enough of the hand."""
    if side.any_rating or side.slot is DECK_TOP:
        return False
    limit = level + COOK_RATINGS if placeable(means, COOK) else level
    least = side.guests - 1 if means.rooms & CARRIAGE_ROOM else side.guests
    return len(means.hand.circle(side.slot, limit)) < least


def hostable(means: Means, tile: Tile, side: Side, level: int) -> bool:
    """OB-4.3.1, OB-4.3.4 Whether guests and servants for an activity on this tile can be found."""
    if means.staff.least_help(side.demand) >= IMPOSSIBLE or too_few_guests(means, side, level):
        return False
    start = first_plan(means, Laid(tile, side is not tile.sides[0]), level)
    return start is not None and is_open(start[1], start[0])


def of_use(game: ObsessionState, player: Player, side: Side) -> bool:
    """OB-9.20, OB-9.16 Whether there is anybody to hire in the Butler's Room, or to receive as Lionheart."""
    if TILES[side] is BUTLERS_ROOM:
        return can_hire_or_recruit(game, player, side is BUTLERS_ROOM.sides[1])
    return side.slot is not DECK_TOP or bool(game.prestige.cards)


def hostable_tiles(game: ObsessionState, player: Player) -> list[Tile]:
    """OB-4.3 The tiles that can be announced."""
    sides = tuple([laid.tile.sides[laid.back] for laid in player.organiser])
    able = hostable_sides(means_of(game, player), sides, snapshot(game, player))
    return [TILES[side] for side in able if side not in CONDITIONAL or of_use(game, player, side)]


@lru_cache(maxsize=1 << 6)
def hostable_sides(means: Means, sides: tuple[Side, ...], level: int) -> list[Side]:
    """OB-4.3.1, OB-4.3.4 The sides for which guests and servants can be found."""
    found = []
    highest = level + 2 if placeable(means, USEFUL_MAN) else level
    for side in sides:
        if not side.playable:
            continue
        tile = TILES[side]
        easily = tile.rating <= level and easily_hosted(means, side, level)
        if easily or (tile.rating <= highest and hostable(means, tile, side, level)):
            found.append(side)
    return found


def welcome_guests(means: Means, plan: Plan, side: Side, wanted: int) -> list[Gentry]:
    """OB-4.4 The cards that can be invited next."""
    guests = candidates(means, plan, side)
    if side.any_rating or len(guests) < wanted:
        return [card for card in means.hand.cards if card in guests and is_open(means, plan.welcoming(card))]
    demand, pounds = balance(side, (*plan.guests, *guests[: wanted - 1]))
    last, times = guests[wanted - 1], TIMES[side]
    together = means.works(demand + last.demand, pounds + last.pounds * times)
    idle, purse = means.staff.present - demand, means.money + pounds  # beside the easiest others
    found = set()
    for at, card in enumerate(guests):
        if at < wanted:
            easily = together
        else:
            easily = (idle - card.demand) & GUARDS == GUARDS and purse + card.pounds * times >= 0
        if easily or is_open(means, plan.welcoming(card)):
            found.add(card)
    return [card for card in means.hand.cards if card in found]


class Invitations(NamedTuple):
    """OB-4.4 What can be chosen next while the guests are invited."""

    guests: list[Gentry]
    extras: dict[str, Plan]
    help: list[str]  # OB-6.3 servants who may be fetched first


@lru_cache(maxsize=1 << 6)
def invitations(means: Means, plan: Plan) -> Invitations:
    """OB-4.4 Whoever can be invited, and what would change that; when all are there, only an extra helps."""
    side = plan.side
    wanted = still_wanted(plan, side)
    guests = welcome_guests(means, plan, side, wanted) if wanted else []
    others = {}
    for key, longer, left in extras(means, plan):
        harmless = key == PLACE_COOK and left is means and guests  # who can come now can come then
        if harmless or is_open(left, longer):
            others[key] = longer
    help: list[str] = []
    if means.reputation >= HELP_COST:
        help = fetchable(means, plan, who_brings_others(means, plan))
        if others or help or len(guests) != wanted:
            help += [key for key in fetchable(means, plan, FOR_FAVOURS) if key not in help]
    return Invitations(guests, others, help)
