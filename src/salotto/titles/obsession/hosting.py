"""Steps 3 to 5: tile, guests and servants (OB-4.3 to OB-4.5), each as a short step."""

from __future__ import annotations

from dataclasses import replace

from salotto.kernel.decisions import ENOUGH, Blocked, Decision, Rule, choose, reveal, tell
from salotto.kernel.zones import EVERYBODY
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import SERVANT, SERVANTS, Gentry, Servant, Slot
from salotto.titles.obsession.favours import brings_guests, brings_money
from salotto.titles.obsession.feasible import (
    SERVING_ROOMS,
    Means,
    extras,
    first_plan,
    fits,
    hostable_tiles,
    is_open,
    may_attend,
    means_of,
    snapshot,
    still_wanted,
    welcome_guests,
    without,
)
from salotto.titles.obsession.hiring import can_hire_or_recruit
from salotto.titles.obsession.service import Counts, ways_to_serve
from salotto.titles.obsession.setup import BUTLERS_ROOM, HELP_COST
from salotto.titles.obsession.state import Estate, Phase, Plan, Player
from salotto.titles.obsession.why import (
    CANNOT_SERVE,
    GUEST_TOO_GRAND,
    NO_ACTIVITY,
    NO_GUESTS,
    NO_SERVICE,
    NOBODY_TO_HIRE,
    TOO_GRAND,
    WRONG_KIND,
)


def planned(estate: Estate) -> Plan:
    """The activity of this turn."""
    if estate.plan is None:
        raise ValueError("there is no activity in this turn")
    return estate.plan


# Step 3


def blocked_tiles(estate: Estate, player: Player) -> list[Blocked]:
    """OB-4.3 The tiles that cannot be hosted, and why."""
    possible = hostable_tiles(estate, player)
    level = snapshot(estate, player)
    means = means_of(estate, player)
    found = []
    for laid in player.organiser:
        key = f"host:{laid.tile.id}"
        if laid.tile in possible:
            continue
        if not laid.side.playable:
            found.append(NO_ACTIVITY.blocks(key))
        elif first_plan(estate, player, laid, means) is None:
            found.append(TOO_GRAND.blocks(key, rating=laid.tile.rating, level=level))
        elif laid.tile is BUTLERS_ROOM and player.available[Servant.BUTLER]:
            found.append(NOBODY_TO_HIRE.blocks(key))
        elif sum(fits(laid.side.slot, card) for card in player.hand) < laid.side.guests:
            found.append(NO_GUESTS.blocks(key, guests=laid.side.guests))
        else:
            found.append(NO_SERVICE.blocks(key))
    return found


def announce(estate: Estate, player: Player, id: str) -> Rule[None]:
    """OB-4.3.1 Announce a tile; OB-17.18 with the useful man where its prestige rating needs him."""
    tile = BOX.tile(id)
    laid = next(laid for laid in player.organiser if laid.tile is tile)
    start = first_plan(estate, player, laid, means_of(estate, player))
    if start is None:
        raise ValueError(f"{id} cannot be hosted")
    estate.plan = start[0]
    if start[0].useful_man:
        put(estate, player, Servant.USEFUL_MAN)
    estate.phase = Phase.PLAN
    yield tell("ob-announces", player.seat, tile=tile.key)


def put(estate: Estate, player: Player, servant: Servant) -> None:
    """OB-17.2, OB-9.9 Place a servant beside the mandatory ones, a resting one if need be."""
    if not player.available[servant]:
        player.quarters[servant] -= 1
        player.available[servant] += 1
        estate.quarters_used = True
    player.place(servant)


# Step 4


def blocked_guests(plan: Plan, means: Means, welcome: list[Gentry]) -> list[Blocked]:
    """OB-4.4 The people who cannot be invited, and why."""
    found = []
    for card in means.hand:
        if card in welcome or card in plan.guests:
            continue
        if not fits(plan.side.slot, card):
            found.append(WRONG_KIND.blocks(card.key))
        elif not may_attend(plan, card):
            found.append(GUEST_TOO_GRAND.blocks(card.key, rating=card.rating, level=plan.level))
        else:
            found.append(CANNOT_SERVE.blocks(card.key))
    return found


def invite_guest(estate: Estate, player: Player) -> Rule[None]:
    """OB-4.4 Invite one guest, or place a servant who changes who may come; every way is one step."""
    plan = planned(estate)
    if plan.side.slot is Slot.DECK_TOP:
        yield from receive_lionheart(estate, player, plan)
        return
    if not still_wanted(plan):
        estate.phase = Phase.SERVE
        return
    means = means_of(estate, player)
    welcome = welcome_guests(means, plan)
    others = {key: longer for key, longer, left in extras(means, plan) if is_open(left, longer)}
    if not others and len(welcome) == still_wanted(plan):  # nobody else can come
        estate.plan = replace(plan, guests=(*plan.guests, *welcome))
        for guest in welcome:
            yield tell("ob-welcomes", player.seat, guest=guest.key)
        return
    options: list[Gentry | str] = [*welcome, *others]
    if len(options) == 1:
        answer = options[0]
    else:
        about = {
            "picked": [guest.key for guest in plan.guests],
            "wanted": plan.wanted,
            "tile": plan.laid.tile.key,
        }
        answer = yield Decision(
            player.seat, "ob-guests", options, about, lambda: blocked_guests(plan, means, welcome), "some"
        )
    if isinstance(answer, str):
        yield from arrange(estate, player, answer, others[answer])
    else:
        estate.plan = plan.welcoming(answer)
        yield tell("ob-welcomes", player.seat, guest=answer.key)


def arrange(estate: Estate, player: Player, key: str, plan: Plan) -> Rule[None]:
    """OB-17.6, OB-24 The cook, the kitchen or the Carriage House."""
    verb, _, word = key.partition(":")
    if verb == "cook":
        put(estate, player, Servant.COOK)
    elif verb != "kitchen":
        player.place(SERVANT[word])
    estate.plan = plan
    yield tell(f"ob-arranges-{verb}", player.seat)


def receive_lionheart(estate: Estate, player: Player, plan: Plan) -> Rule[None]:
    """OB-9.16, OB-9.19 The tile is served, the cook placed if wanted; then the guest is revealed."""
    if not plan.used:
        yield from serve(estate, player, plan)
        plan = planned(estate)
    if not plan.cook and without(means_of(estate, player), Servant.COOK) is not None:
        answer = yield from choose(player.seat, "ob-lionheart-cook", ["cook", ENOUGH])
        if answer == "cook":
            put(estate, player, Servant.COOK)
            plan = replace(plan, cook=True)
    guest, _ = estate.prestige.draw(EVERYBODY)
    yield from reveal()
    estate.plan = replace(plan, guests=(guest,))
    yield tell("ob-lionheart-guest", player.seat, guest=guest.key)
    estate.phase = Phase.SERVE


# Step 5


def provide_service(estate: Estate, player: Player) -> Rule[None]:
    """OB-4.5 Mandatory service, then one supplementary servant after the other."""
    plan = planned(estate)
    if not plan.used:
        yield from serve(estate, player, plan)
        return
    options = supplements(estate, player, plan)
    if not options or plan.enough:
        estate.phase = Phase.FAVOURS
        return
    answer = yield Decision(
        player.seat, "ob-supplement", [*options, ENOUGH], {"tile": plan.laid.tile.key}, None, "some"
    )
    if answer == ENOUGH:
        estate.plan = replace(plan, enough=True)
        return
    yield from supplement(estate, player, plan, answer)


def serve(estate: Estate, player: Player, plan: Plan) -> Rule[None]:
    """OB-4.5.1 Who serves: a question only where different servants can."""
    ways = cheapest_ways(means_of(estate, player), plan)
    keys = {serving_key(used): used for used, _ in ways}
    answer = yield from choose(player.seat, "ob-serve", list(keys), tile=plan.laid.tile.key)
    used = keys[answer]
    yield from fetch_and_place(estate, player, used)
    estate.plan = replace(plan, used=used)


def serving_key(used: Counts) -> str:
    """A set of servants as the key of an option."""
    words = [servant.word for servant in SERVANTS for _ in range(used[servant])]
    return ":".join(["serve", *words])


def cheapest_ways(means: Means, plan: Plan) -> list[tuple[Counts, int]]:
    """OB-4.5, OB-6.3 The sets of servants for the least special help; no more is ever offered."""
    demand = list(plan.side.demand)
    if plan.side.slot is not Slot.DECK_TOP:  # OB-9.16 the Lionheart guest needs no service
        for guest in plan.guests:
            demand = [one + other for one, other in zip(demand, guest.demand, strict=True)]
    a, b, c, d, e, f, g, h = demand
    ways = ways_to_serve(
        (a, b, c, d, e, f, g, h), means.available, means.resting, means.rooms & SERVING_ROOMS
    )
    least = max(means.free, ways[0][1])
    return [way for way in ways if way[1] <= least]


def fetch_and_place(estate: Estate, player: Player, used: Counts) -> Rule[None]:
    """OB-9.9, OB-6.3 Resting servants come first by the Servants' Quarters, then by special help."""
    free = means_of(estate, player).free
    for servant in SERVANTS:
        while player.available[servant] < used[servant]:
            player.quarters[servant] -= 1
            player.available[servant] += 1
            if free:
                free = 0
                estate.quarters_used = True
            else:
                player.reputation -= HELP_COST
                yield tell("ob-fetches", player.seat, servant=f"servant:{servant.word}")
        player.available[servant] -= used[servant]
        player.placed[servant] += used[servant]


# Supplementary service


def supplements(estate: Estate, player: Player, plan: Plan) -> list[str]:
    """OB-17 The placements that would improve a favour."""
    means = means_of(estate, player)
    found = []
    if may_still_cook(plan) and without(means, Servant.COOK) is not None:
        found.append("cook")
    if not plan.hall_boy:  # OB-17.26
        for servant in (Servant.HALL_BOY, Servant.UNDERBUTLER):
            if without(means, servant) is not None and estate.setting.ud_servants:
                found += [f"{servant.word}:{_id(guest)}" for guest in plan.guests if brings_money(guest)]
    if not plan.vetting and without(means, Servant.HEAD_HOUSEMAID) is not None:
        found += [f"head-housemaid:{_id(guest)}" for guest in plan.guests if brings_guests(guest.favours)]
        if brings_guests(plan.side.favours):
            found.append("head-housemaid:tile")
    return found


def may_still_cook(plan: Plan) -> bool:
    """OB-17.6, OB-17.7, OB-9.19 Whether the cook could join an activity whose guests are there."""
    missing = bool(plan.guests) and not plan.cook and not plan.side.demand[7]
    return missing and plan.side.slot is not Slot.DECK_TOP


def _id(guest: Gentry) -> str:
    return guest.key.partition(":")[2]


def supplement(estate: Estate, player: Player, plan: Plan, key: str) -> Rule[None]:
    """OB-17.6, OB-17.9, OB-17.11 Place one of them."""
    word, _, id = key.partition(":")
    put(estate, player, SERVANT[word])
    place = plan.laid.tile.key if id == "tile" else f"gentry:{id}"
    if word == "cook":
        estate.plan = replace(plan, cook=True)
    elif word == "head-housemaid":
        estate.plan = replace(plan, vetting=place)
    else:
        estate.plan = replace(plan, hall_boy=place)
    yield tell("ob-supplements", player.seat, servant=f"servant:{word}", place=place if id else None)


def start_hiring(estate: Estate, player: Player) -> None:
    """OB-18.2 The Butler's Room as the choice of a pass."""
    laid = next(laid for laid in player.organiser if laid.tile is BUTLERS_ROOM)
    estate.plan = Plan(laid, snapshot(estate, player))
    estate.phase = Phase.SERVE


def can_hire_while_passing(estate: Estate, player: Player) -> bool:
    """OB-18.2, OB-9.20 Whether a butler is there and somebody can be hired or recruited."""
    if not (player.available[Servant.BUTLER] or player.available[Servant.UNDERBUTLER]):
        return False
    rooms = [laid for laid in player.organiser if laid.tile is BUTLERS_ROOM]
    return estate.setting.hire_on_pass and any(
        can_hire_or_recruit(estate, player, laid.back) for laid in rooms
    )
