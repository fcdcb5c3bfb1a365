"""Where a Worker can be placed, what it does there, and why not (AW-3.2, AW-4)."""

from __future__ import annotations

from salotto.kernel.decisions import Blocked, Rule, tell
from salotto.titles.architects import refusals
from salotto.titles.architects.black_market import market_discount, market_silver, may_use_market, use_market
from salotto.titles.architects.cards import (
    GUARDHOUSE,
    MINES,
    OPEN,
    SPACES,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
    Trigger,
)
from salotto.titles.architects.effects import GOOD_NAMES, GOODS, SILVER, ReduceVirtueLoss
from salotto.titles.architects.guardhouse import any_guard_action, apprentices_give, guard
from salotto.titles.architects.guildhall import (
    can_advance,
    can_construct,
    cathedral_refusal,
    use_guildhall,
)
from salotto.titles.architects.moves import DISMISSALS, MOVES, Dismissal, Move
from salotto.titles.architects.settings import (
    MARKET_HIRE,
    MARKET_LARGE,
    MARKET_PLANS,
    MARKET_SMALL,
    STEAL,
    board_action,
)
from salotto.titles.architects.state import NOWHERE, ArchitectsState, Player
from salotto.titles.architects.storehouse import count_storehouse, trade
from salotto.titles.architects.town_centre import capture, first_capture_price
from salotto.titles.architects.virtue import gain_goods, lose_virtue
from salotto.titles.architects.workshop import draw_at_workshop, hire_at_workshop, hire_price
from salotto.titles.west_kingdom.amounts import goods_key

GATHERING = ("quarry", "forest", "mines", "silversmith")

ALWAYS: list[Move | Dismissal] = [
    MOVES["place:quarry"],
    MOVES["place:forest"],
    MOVES["place:mines:clay"],
    MOVES["place:silversmith"],
    MOVES["place:kings-storehouse"],
]
"""AW-4.1.6, AW-4.2.1 Placing here is always legal."""

MINE_GOLD = MOVES["place:mines:gold"]
HIRE_HERE, PLANS_HERE = MOVES["place:workshop:hire"], MOVES["place:workshop:plans"]
TO_TOWN_CENTRE = MOVES["place:town-centre"]
TO_TAX_STAND, TO_GUARDHOUSE = MOVES["place:tax-stand"], MOVES["place:guardhouse"]
MARKET_A, MARKET_C = MOVES["place:black-market-a"], MOVES["place:black-market-c"]
MARKET_B_HIRE, MARKET_B_PLANS = MOVES["place:black-market-b:hire"], MOVES["place:black-market-b:plans"]
BUILD, ADVANCE = MOVES["place:guildhall:construct"], MOVES["place:guildhall:cathedral"]

SMALL_PRICE = MARKET_SMALL.pay["silver"]
MIDDLE_PRICE = MARKET_HIRE.pay["silver"]
LARGE_PRICE = MARKET_LARGE.pay["silver"]

MARKET_ACTIONS = {
    MARKET_A: MARKET_SMALL,
    MARKET_B_HIRE: MARKET_HIRE,
    MARKET_B_PLANS: MARKET_PLANS,
    MARKET_C: MARKET_LARGE,
}

GATHERED = {
    move: board_action(move.location, move.action or "gather")
    for move in MOVES.values()
    if move.location in GATHERING
}
GATHERED_GOOD = {
    move: GOODS.index(action.what) for move, action in GATHERED.items() if action.what is not None
}
GOLD_AT = next(workers for workers in range(1, 21) if GATHERED[MINE_GOLD].yields(workers))
"""AW-4.1.4 So many Workers are needed for Gold."""


# What is legal


def placements(state: ArchitectsState, player: Player) -> list[Move | Dismissal]:
    """AW-3.2 Every way to place a Worker now; AW-3.5 and every Apprentice that could be discarded before."""
    seat = player.seat
    silver = player.goods[SILVER]
    found = ALWAYS.copy()
    if state.at[MINES * state.setting.colours + seat] + 1 >= GOLD_AT:
        found.append(MINE_GOLD)
    if silver >= hire_price(player):
        found.append(HIRE_HERE)
    drawable = bool(state.plans.cards)
    if drawable:
        found.append(PLANS_HERE)
    if silver >= first_capture_price(player):
        found.append(TO_TOWN_CENTRE)
    if state.tax:
        found.append(TO_TAX_STAND)
    if any_guard_action(state, player):
        found.append(TO_GUARDHOUSE)
    if may_use_market(player):
        found += market_moves(state, player, drawable)
    if can_construct(player):
        found.append(BUILD)
    if can_advance(state, player):
        found.append(ADVANCE)
    for apprentice in player.apprentices:
        found.append(DISMISSALS[apprentice.key])
    return found


def market_moves(state: ArchitectsState, player: Player, drawable: bool) -> list[Move]:
    """AW-4.7.1 The free spaces of the Black Market that the player can pay."""
    means = player.goods[SILVER] + market_discount(player)
    small, middle, large = state.market
    found: list[Move] = []
    if small == NOWHERE and means >= SMALL_PRICE:
        found.append(MARKET_A)
    if middle == NOWHERE and means >= MIDDLE_PRICE:
        if state.row[0] is not None:
            found.append(MARKET_B_HIRE)
        if drawable:
            found.append(MARKET_B_PLANS)
    if large == NOWHERE and means >= LARGE_PRICE:
        found.append(MARKET_C)
    return found


# What is not, and why


def placing_refusals(state: ArchitectsState, player: Player) -> list[Blocked]:
    """Every way to place that is not possible now, with its reason."""
    possible = placements(state, player)
    found = []
    for move in MOVES.values():
        if move not in possible:
            found.append(refusal(state, player, move))
    return found


def refusal(state: ArchitectsState, player: Player, move: Move) -> Blocked:
    """Why a Worker cannot be placed somewhere."""
    key = move.key
    if move is MINE_GOLD:
        return refusals.GOLD_NEEDS_TWO.blocks(key, n=GOLD_AT)
    if move is HIRE_HERE:
        return refusals.HIRE_SILVER.blocks(key, n=hire_price(player))
    if move is PLANS_HERE:
        return refusals.NO_PLANS.blocks(key)
    if move is TO_TOWN_CENTRE:
        return refusals.CAPTURE_SILVER.blocks(key, n=first_capture_price(player))
    if move is TO_TAX_STAND:
        return refusals.NO_TAX.blocks(key)
    if move is TO_GUARDHOUSE:
        return refusals.NOTHING_AT_GUARDHOUSE.blocks(key)
    if move in MARKET_ACTIONS:
        if not may_use_market(player):
            return refusals.MARKET_VIRTUE.blocks(key)
        if state.market[SPACES.index(move.location)] != NOWHERE:
            return refusals.MARKET_TAKEN.blocks(key)
        if player.goods[SILVER] < market_silver(player, MARKET_ACTIONS[move]):
            return refusals.MARKET_SILVER.blocks(key, n=market_silver(player, MARKET_ACTIONS[move]))
        return refusals.NO_PLANS.blocks(key)
    if move is BUILD:
        return (refusals.NOTHING_TO_BUILD if player.hand.cards else refusals.NO_HAND).blocks(key)
    return cathedral_refusal(state, player, key)


# What it does


def resolve(state: ArchitectsState, player: Player, move: Move) -> Rule[None]:
    """AW-3.2 Place the Worker and resolve its location; AW-3.4 the count is fixed right after placing."""
    place = move.place
    seat = player.seat
    if place < 0:
        if move.location == "guildhall":
            yield tell("aw-places", seat, location="location:guildhall", n=len(state.guildhall) + 1)
            yield from use_guildhall(state, player, move.action)
        else:
            state.workers[seat] -= 1
            yield from use_market(state, player, SPACES.index(move.location), move.action)
        return
    at = place * state.setting.colours + seat
    state.workers[seat] -= 1
    state.at[at] += 1
    workers = state.at[at]
    if move in GATHERED:
        yield from gather(state, player, move, workers)
        return
    yield tell("aw-places", seat, location=f"location:{move.location}", n=workers)
    if place == STOREHOUSE:
        yield from trade(state, count_storehouse(player, workers))
    elif place == WORKSHOP:
        if move.action == "hire":
            yield from hire_at_workshop(state, player, workers)
        else:
            yield from draw_at_workshop(state, player, workers)
    elif place == TOWN_CENTRE:
        yield from capture(state, workers, 0, 0)
    elif place == TAX_STAND:
        yield from steal(state, player)
    elif place == GUARDHOUSE:
        yield from guard(state, workers, 0)


def gathers(player: Player, move: Move, workers: int) -> list[int]:
    """AW-4.1 What a gathering location gives with so many Workers; AW-4.1.5 with the Apprentices' share."""
    goods = [0] * len(GOODS)
    goods[GATHERED_GOOD[move]] = GATHERED[move].yields(workers)
    for apprentice in player.apprentices:
        for place, good, number in apprentice.gathers:
            if place == move.place:
                goods[good] += number
    return goods


def gather(state: ArchitectsState, player: Player, move: Move, workers: int) -> Rule[None]:
    """AW-4.1 Quarry, Forest, Silversmith, Mines."""
    goods = gathers(player, move, workers)
    gain_goods(state, player, goods)
    yield tell(
        "aw-gathers",
        player.seat,
        location=f"location:{OPEN[move.place]}",
        n=workers,
        amount=goods_key(GOOD_NAMES, goods),
    )


def steal_loss(player: Player) -> int:
    """AW-4.6.1 The Virtue that stealing costs; AW-4.6.2 the Thief loses less."""
    loss = STEAL.lose_virtue
    for apprentice in player.apprentices:
        for ability in apprentice.on.get(Trigger.TAX_STAND, ()):
            if isinstance(ability.does, ReduceVirtueLoss):
                loss -= ability.does.n
    return max(0, loss)


def steal(state: ArchitectsState, player: Player) -> Rule[None]:
    """AW-4.6.1 Take all the Silver of the Tax Stand, then lose Virtue; AW-4.6.2 the Pickpocket's Gold."""
    silver, state.tax = state.tax, 0
    player.goods[SILVER] += silver
    loss = steal_loss(player)
    yield tell("aw-steals", player.seat, n=silver, virtue=loss)
    if loss:
        yield from lose_virtue(state, player, loss)
    yield from apprentices_give(state, player, Trigger.TAX_STAND)
