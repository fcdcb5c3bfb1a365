"""Steps 3 to 5: tile, guests and servants (OB-4.3 to OB-4.5), each as a short step."""

from __future__ import annotations

from functools import cache
from operator import add, sub

from salotto.kernel.decisions import ENOUGH, Blocked, Rule, choose, one_more, reveal, tell
from salotto.kernel.zones import EVERYBODY
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import (
    BUTLER,
    COOK,
    HEAD_HOUSEMAID,
    SERVANT,
    SERVANTS,
    UNDERBUTLER,
    USEFUL_MAN,
    Gentry,
    Servant,
)
from salotto.titles.obsession.favours import brings_guests, brings_money, enjoy
from salotto.titles.obsession.feasible import (
    HALL_BOY_POUNDS,
    HALL_BOYS,
    balance,
    completable,
    complete,
    first_plan,
    hall_boys,
    hostable_tiles,
    invitations,
    is_open,
    may_attend,
    still_wanted,
    with_hall_boy,
)
from salotto.titles.obsession.hiring import has_use_for_butler
from salotto.titles.obsession.means import (
    DECK_TOP,
    Means,
    at_hand,
    fits,
    means_of,
    snapshot,
)
from salotto.titles.obsession.passing import PASS, pass_after_all
from salotto.titles.obsession.refusals import (
    CANNOT_PAY,
    CANNOT_SERVE,
    GUEST_TOO_GRAND,
    NO_ACTIVITY,
    NO_GUESTS,
    NO_SERVICE,
    NOBODY_TO_HIRE,
    TOO_GRAND,
    WRONG_KIND,
)
from salotto.titles.obsession.sequence import go_on
from salotto.titles.obsession.service import Counts, Staff
from salotto.titles.obsession.settings import BUTLERS_ROOM, HELP_COST
from salotto.titles.obsession.special import BORROW, fetch, perform
from salotto.titles.obsession.state import ObsessionState, Plan, Player
from salotto.titles.obsession.teams import ask, blocked_requests, requests

RICH = 10_000
"""More than any penalty, to tell what is missing."""

ARRANGED = {
    "cook": "ob-arranges-cook",
    "kitchen": "ob-arranges-kitchen",
    "more": "ob-arranges-more",
    "fewer": "ob-arranges-fewer",
}
"""What is told of each way to change who may come."""


def planned(game: ObsessionState) -> Plan:
    """The activity of this turn."""
    if game.plan is None:
        raise ValueError("there is no activity in this turn")
    return game.plan


# Step 3


def blocked_tiles(game: ObsessionState, player: Player) -> list[Blocked]:
    """OB-4.3 The tiles that cannot be hosted, and why."""
    possible = hostable_tiles(game, player)
    level = snapshot(game, player)
    means = means_of(game, player)
    found = []
    for laid in player.organiser:
        key = f"host:{laid.tile.id}"
        if laid.tile in possible:
            continue
        start = first_plan(means, laid, level)
        if not laid.side.playable:
            found.append(NO_ACTIVITY.blocks(key))
        elif start is None:
            found.append(TOO_GRAND.blocks(key, rating=laid.tile.rating, level=level))
        elif laid.tile is BUTLERS_ROOM and player.available[BUTLER]:
            found.append(NOBODY_TO_HIRE.blocks(key))
        elif sum(fits(laid.side.slot, card) for card in player.hand) < laid.side.guests:
            found.append(NO_GUESTS.blocks(key, guests=laid.side.guests))
        elif is_open(start[1].richer(RICH), start[0]):
            found.append(CANNOT_PAY.blocks(key))
        else:
            found.append(NO_SERVICE.blocks(key))
    return found


def announce(game: ObsessionState, player: Player, id: str) -> Rule[None]:
    """OB-4.3.1 Announce a tile; OB-17.18 with the useful man where its prestige rating needs him."""
    tile = BOX.tile(id)
    laid = player.laid(tile)
    level = snapshot(game, player)
    game.plan = Plan(laid, level, useful_man=tile.rating > level)
    go_on(game)
    for _ in range(tile.rating - level):  # OB-20.9 two at most
        put(game, player, USEFUL_MAN)
    yield tell("ob-announces", player.seat, tile=tile.key)


def put(game: ObsessionState, player: Player, servant: Servant) -> None:
    """OB-17.2, OB-9.9 Place a servant beside the mandatory ones, a resting one if need be."""
    if not player.available[servant]:
        wake(game, player, servant)
    player.place(servant)


def wake(game: ObsessionState, player: Player, servant: Servant) -> None:
    """OB-9.9 The Servants' Quarters let one who rests serve, once in a turn."""
    player.quarters[servant] -= 1
    player.available[servant] += 1
    game.this_turn.quarters_used = True


# Step 4


def blocked_guests(plan: Plan, means: Means, welcome: list[Gentry]) -> list[Blocked]:
    """OB-4.4 The people who cannot be invited, and why."""
    found = []
    for card in means.hand.cards:
        if card in welcome or card in plan.guests:
            continue
        if not fits(plan.side.slot, card):
            found.append(WRONG_KIND.blocks(card.key))
        elif not may_attend(plan, card):
            found.append(GUEST_TOO_GRAND.blocks(card.key, rating=card.rating, level=plan.level))
        elif is_open(means.richer(RICH), plan.welcoming(card)):
            found.append(CANNOT_PAY.blocks(card.key))
        else:
            found.append(CANNOT_SERVE.blocks(card.key))
    return found


def invite_guest(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-4.4 Invite one guest, or place a servant who changes who may come; every way is one step."""
    plan = planned(game)
    side = plan.side
    if side.slot is DECK_TOP:
        yield from receive_lionheart(game, player, plan)
        return
    means = means_of(game, player)
    wanted = still_wanted(plan, side)
    if not wanted and complete(means, plan):
        go_on(game)
        return
    welcome, others, help = invitations(means, plan)
    if not others and not help and len(welcome) == wanted:  # nobody else can come
        game.plan = plan.welcoming(*welcome)
        go_on(game)
        for guest in welcome:
            yield tell("ob-welcomes", player.seat, guest=guest.key)
        return
    asking = requests(game, player)
    options: list[Gentry | str] = [*welcome, *others, *help, *asking]
    answer = yield from one_more(
        player.seat,
        "ob-guests",
        options,
        plan.guests,
        len(plan.guests) + 1,
        blocked=lambda: [*blocked_guests(plan, means, welcome), *blocked_requests(game)],
        wanted=wanted + len(plan.guests),
        tile=plan.laid.tile.key,
    )
    if answer is None:
        raise ValueError("nobody can come to this activity")
    if isinstance(answer, Gentry):
        game.plan = plan.welcoming(answer)
        if wanted == 1 and complete(means, game.plan):
            go_on(game)
        yield tell("ob-welcomes", player.seat, guest=answer.key)
    elif answer in asking:
        yield from ask(game, player, answer)  # OB-20.4 to OB-20.10
    elif answer in others:
        yield from arrange(game, player, answer, others[answer])
    else:
        yield from perform(game, player, answer)  # OB-6.3


def arrange(game: ObsessionState, player: Player, key: str, plan: Plan) -> Rule[None]:
    """OB-17.6, OB-24 The cook, the kitchen or the Carriage House."""
    verb, _, word = key.partition(":")
    if verb == "cook":
        put(game, player, COOK)
    elif verb != "kitchen":
        player.place(SERVANT[word])
    game.plan = plan
    yield tell(ARRANGED[verb], player.seat)


def receive_lionheart(game: ObsessionState, player: Player, plan: Plan) -> Rule[None]:
    """OB-9.16, OB-9.19 The tile is served, the cook placed if wanted; then the guest is revealed."""
    if not plan.used:
        yield from serve(game, player, plan)
        if game.plan is None:
            return
        plan = game.plan
    while at_hand(game, player)[COOK] and may_cook_before(plan, game.setting.effects_add_up):
        answer = yield from choose(player.seat, "ob-lionheart-cook", ["cook", ENOUGH])
        if answer == ENOUGH:
            break
        put(game, player, COOK)
        plan = plan.but(second_cook=True) if plan.cook else plan.but(cook=True)
    guest, _ = game.prestige.draw(EVERYBODY)
    yield from reveal()
    game.plan = plan.but(guests=(guest,))
    yield tell("ob-lionheart-guest", player.seat, guest=guest.key)
    go_on(game)


def may_cook_before(plan: Plan, again: bool) -> bool:
    """OB-9.19 Whether a cook may still come before the guest is revealed; OB-20.9 a second one beside her."""
    return not plan.cook or (again and not plan.second_cook)


# Step 5


def provide_service(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-4.5 Mandatory service, then one supplementary servant after the other; OB-4.6 then the favours."""
    plan = planned(game)
    if not plan.used:
        if [guest for guest in plan.guests if guest.pounds < 0]:
            yield from let_hall_boys_pay(game, player)
            yield from raise_money(game, player)
        if game.plan is not None:
            yield from serve(game, player, game.plan)
        if game.plan is None:
            return  # OB-4.3.5 given up
    tile = plan.laid.tile.key
    while options := supplements(game, player):
        key = yield from one_more(player.seat, "ob-supplement", options, tile=tile)
        if key is None:
            break
        yield from supplement(game, player, planned(game), key)
    go_on(game)
    yield from enjoy(game, player)


def let_hall_boys_pay(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-4.3.4, OB-17.9 Where only the hall boy's money pays for a pauper, he is placed first of all.

    OB-8.5, OB-17.26 Where his is not enough, an underbutler earns the same on another card.
    """
    while True:
        plan = planned(game)
        placed = len(plan.hall_boys)
        means = means_of(game, player).richer(HALL_BOY_POUNDS * placed)
        if completable(means, plan):
            return
        paying = paid_cards(plan, game.setting.effects_add_up)
        options = [
            f"{servant.word}:{_id(guest)}"
            for servant in hall_boys(means)
            if complete(with_hall_boy(means, servant), plan, placed + 1)
            for guest in paying
        ]
        answer = yield from choose(player.seat, "ob-supplement", options, tile=plan.laid.tile.key)
        yield from supplement(game, player, plan, answer)


def paid_cards(plan: Plan, again: bool) -> list[Gentry]:
    """OB-17.10, OB-17.26 The guests whose money can still be raised; OB-20.9 at some tables `again`."""
    paying = [card for card in plan.guests if brings_money(card)]
    return paying if again else [card for card in paying if card.key not in plan.hall_boys]


def raise_money(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-4.6.3, OB-6.2 What the guests cost beyond the money in hand is borrowed, or the plan given up."""
    plan = planned(game)
    _, pounds = balance(plan.side, plan.guests)
    pounds += HALL_BOY_POUNDS * len(plan.hall_boys)
    ways = [BORROW] if plan.hall_boys else [BORROW, PASS]
    while player.money + pounds < 0:
        missing = -player.money - pounds
        answer = yield from choose(
            player.seat, "ob-raise-money", ways, tile=plan.laid.tile.key, pounds=missing
        )
        if answer == PASS:
            yield from pass_after_all(game, player)
            return
        yield from perform(game, player, BORROW)


def serve(game: ObsessionState, player: Player, plan: Plan) -> Rule[None]:
    """OB-4.5.1 Who serves: a question only where different servants can, or where it costs reputation."""
    means = means_of(game, player)
    free = means.free
    ways = cheapest_ways(means.staff, free, plan)
    used, resting = ways[0]
    cost = HELP_COST * max(0, resting - free)
    if cost or len(ways) > 1:
        keys = {serving_key(way[0]): way for way in ways}
        prompt = "ob-serve-help" if cost else "ob-serve"
        others = [PASS] if cost and not plan.hall_boys else []  # OB-4.3.5 nobody has to pay for help
        options = [*keys, *others]
        answer = yield from choose(player.seat, prompt, options, tile=plan.laid.tile.key, reputation=cost)
        if answer == PASS:
            yield from pass_after_all(game, player)
            return
        used, resting = keys[answer]
    if resting:
        yield from fetch_resting(game, player, used, free)
    player.available = list(map(sub, player.available, used))
    player.placed = list(map(add, player.placed, used))
    game.plan = plan.but(used=used)


@cache
def serving_key(used: Counts) -> str:
    """A set of servants as the key of an option."""
    words = [servant.word for servant in SERVANTS for _ in range(used[servant])]
    return ":".join(["serve", *words])


def cheapest_ways(staff: Staff, free: int, plan: Plan) -> list[tuple[Counts, int]]:
    """OB-4.5, OB-6.3 The sets of servants for the least special help; no more is ever offered."""
    side = plan.side
    guests = () if side.slot is DECK_TOP else plan.guests  # OB-9.16 this guest needs no service
    demand, _ = balance(side, guests)
    ways = staff.ways_to_serve(demand)
    least = max(free, ways[0][1])
    return [way for way in ways if way[1] <= least]


def fetch_resting(game: ObsessionState, player: Player, used: Counts, free: int) -> Rule[None]:
    """OB-9.9, OB-6.3 Resting servants come first by the Servants' Quarters, then by special help."""
    for servant in SERVANTS:
        while player.available[servant] < used[servant]:
            if free:
                free = 0
                wake(game, player, servant)
            else:
                yield from fetch(player, servant)


# Supplementary service


def supplements(game: ObsessionState, player: Player) -> list[str]:
    """OB-17, OB-17.1 The placements that would improve a favour; OB-20.9 some of them twice."""
    plan, there = planned(game), at_hand(game, player)
    again = game.setting.effects_add_up
    found = []
    if there[COOK] and (may_still_cook(plan) or (again and second_cook_helps(plan))):
        found.append("cook")
    if game.setting.ud_servants:
        boys = [servant for servant in HALL_BOYS if there[servant]]
        found += [f"{servant.word}:{_id(guest)}" for servant in boys for guest in paid_cards(plan, again)]
    if there[HEAD_HOUSEMAID]:
        vetted = () if again else plan.vetting
        inviting = [card for card in plan.guests if card.key not in vetted and brings_guests(card.favours)]
        found += [f"head-housemaid:{_id(guest)}" for guest in inviting]
        if plan.laid.tile.key not in vetted and brings_guests(plan.side.favours):
            found.append("head-housemaid:tile")
    return found


def second_cook_helps(plan: Plan) -> bool:
    """OB-20.9 Whether the cook of the mate could join the own one."""
    cooking = plan.cook or COOK in plan.side.servants
    return cooking and not plan.second_cook and plan.side.slot is not DECK_TOP


def may_still_cook(plan: Plan) -> bool:
    """OB-17.6, OB-17.7, OB-9.19 Whether the cook could join an activity whose guests are there."""
    missing = bool(plan.guests) and not plan.cook and COOK not in plan.side.servants
    return missing and plan.side.slot is not DECK_TOP


def _id(guest: Gentry) -> str:
    return guest.key.partition(":")[2]


def supplement(game: ObsessionState, player: Player, plan: Plan, key: str) -> Rule[None]:
    """OB-17.6, OB-17.9, OB-17.11 Place one of them."""
    word, _, id = key.partition(":")
    put(game, player, SERVANT[word])
    place = plan.laid.tile.key if id == "tile" else f"gentry:{id}"
    if word == "cook":
        game.plan = plan.but(cook=True) if may_still_cook(plan) else plan.but(second_cook=True)
    elif word == "head-housemaid":
        game.plan = plan.but(vetting=(*plan.vetting, place))
    else:
        game.plan = plan.but(hall_boys=(*plan.hall_boys, place))
    yield tell("ob-supplements", player.seat, servant=f"servant:{word}")


def start_hiring(game: ObsessionState, player: Player) -> None:
    """OB-18.2 The Butler's Room as the choice of a pass."""
    game.plan = Plan(player.laid(BUTLERS_ROOM), snapshot(game, player))


def can_hire_while_passing(game: ObsessionState, player: Player) -> bool:
    """OB-18.2, OB-9.20 Whether a butler is there and somebody can be hired or recruited."""
    butlers = player.available[BUTLER] or player.available[UNDERBUTLER]
    return bool(butlers) and game.setting.hire_on_pass and has_use_for_butler(game, player)
