"""The primary actions (VW-5.3, VW-6)."""

from __future__ import annotations

from salotto.kernel.decisions import Blocked, Rule, amount, choose, may, tell
from salotto.kit.agenda import Task
from salotto.titles.viscounts.board import INNER
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.buildings import (
    SLOT_INDEX,
    WHOLE_BOARD,
    build,
    choose_spot,
    covered_slots,
    free_spots,
)
from salotto.titles.viscounts.cards import (
    ACTIONS,
    AFTER,
    BUILD,
    GOODS,
    NO_ICONS,
    PLACE_WORKERS,
    SILVER,
    TRADE,
    TRANSCRIBE,
    Exchange,
    IconCounts,
    When,
)
from salotto.titles.viscounts.castle import add_workers
from salotto.titles.viscounts.coop import summary_reaction
from salotto.titles.viscounts.effects import Gain, Item
from salotto.titles.viscounts.funding import (
    Funds,
    dismissed_icons,
    funds,
    least_silver,
    paid_event,
    pay_for,
)
from salotto.titles.viscounts.gains import gain_good
from salotto.titles.viscounts.manuscripts import transcribe, visible_manuscript
from salotto.titles.viscounts.refusals import (
    NO_BUILDING,
    NO_SPOT,
    NO_USABLE_ICON,
    NO_WORKER,
    NOT_EVEN_WITH_IT,
    SLOT_EMPTY,
    TOO_DEAR_TO_DISMISS,
    TOO_FEW_BUILDERS,
    TOO_FEW_CLERICS,
    TOO_FEW_MERCHANTS,
    TOO_FEW_NOBLES,
    WRONG_PATH,
)
from salotto.titles.viscounts.state import NOBODY, Player, ViscountsState
from salotto.titles.viscounts.tasks import plan_reactions, plan_script
from salotto.titles.viscounts.townsfolk import (
    cite_saving,
    dismiss,
    dismiss_price,
    top_right,
    usable,
    visible,
)

DO = tuple(f"action:{action}" for action in ACTIONS)
DISMISS_AND_DO = tuple(f"dismiss:{action}" for action in ACTIONS)
PLAIN = dict(zip(DO, range(4), strict=True))
WITH_DISMISSAL = dict(zip(DISMISS_AND_DO, range(4), strict=True))

OUTSIDE_ACTIONS = (TRADE, BUILD)
INSIDE_ACTIONS = (PLACE_WORKERS, TRANSCRIBE)

WORKER_COSTS = BOX.numbers.worker_costs
BUILDING_COSTS = tuple(kind.cost_builder for kind in BOX.types)


def actions_at(place: int) -> tuple[int, int]:
    """VW-5.3.2 The actions of the outside and of the inside path."""
    return INSIDE_ACTIONS if place % 3 == INNER else OUTSIDE_ACTIONS


# Choosing


def take_action(state: ViscountsState) -> Rule[None]:
    """VW-5.3.1 Phase 3: at most one primary action, VW-6.1.7 with or without dismissing a Townsfolk."""
    state.phase = 3
    state.intent, state.acted = NOBODY, False
    player = state.players[state.current]
    options = action_options(state, player, player.place)
    chosen = yield from may(player.seat, "vw-action", options, blocked=lambda: blocked_actions(state, player))
    if chosen is None:
        return
    if chosen in PLAIN:
        state.intent = PLAIN[chosen]
        yield from carry_out(state, player.seat, state.intent)
    else:
        state.intent = WITH_DISMISSAL[chosen]
        yield from dismiss_for(state, player, state.intent)


def action_options(state: ViscountsState, player: Player, place: int) -> list[str]:
    """VW-5.3 What the player could do on a space: each action alone, or after a dismissal."""
    options = []
    card = visible(state, place // 3)
    price = dismiss_price(state, player, card)
    affordable = price <= player.goods[SILVER]
    for action in actions_at(place):
        if possible(state, player, place, action, funds(player, action, NO_ICONS)):
            options.append(DO[action])
        if not affordable or not usable(player, card.icons, action):
            continue
        if possible(state, player, place, action, funds(player, action, card.icons, price)):
            options.append(DISMISS_AND_DO[action])
    return options


def possible(state: ViscountsState, player: Player, place: int, action: int, have: Funds) -> bool:
    """VW-6.1.10 Whether the action can be completed with what the player has."""
    if action == TRADE:
        exchange = exchange_at(state, place)
        return have.free + have.goods[SILVER] >= exchange.merchants
    if action == BUILD and not free_spots(state, place):
        return False
    if action == PLACE_WORKERS and not player.supply:
        return False
    needed = least_icons(state, player, place, action)
    return 0 < needed <= have.reach()


def least_icons(state: ViscountsState, player: Player, place: int, action: int) -> int:
    """The icons that an action needs at least; 0 if there is nothing to build any more."""
    if action == TRADE:
        return exchange_at(state, place).merchants
    if action == PLACE_WORKERS:
        return WORKER_COSTS[0]
    if action == TRANSCRIBE:
        return visible_manuscript(state, place // 3).cost
    if player.emptied == WHOLE_BOARD:
        return 0  # VW-6.3.4
    return min(BUILDING_COSTS[kind] for kind in range(3) if player.emptied >> 3 * kind & 7 != 7)


def exchange_at(state: ViscountsState, place: int) -> Exchange:
    """VW-6.2.1 The exchange of an outside space."""
    exchange = state.layout.exchanges[place]
    assert exchange is not None
    return exchange


# Dismissing


def dismiss_for(state: ViscountsState, player: Player, action: int) -> Rule[None]:
    """VW-6.1.8 Pay, remove the card, resolve its top-right effect, then its icons count for this action."""
    position = player.place // 3
    price = dismiss_price(state, player, visible(state, position))
    player.goods[SILVER] -= price
    card = yield from dismiss(state, position)
    state.dismissed = card.key
    have = funds(player, action, card.icons)
    state.reserved = least_silver(have, least_icons(state, player, player.place, action))
    yield tell("vw-dismisses", player.seat, card=card.key, silver=price)
    if player.perks:
        yield from cite_saving(player, card, price)
    state.agenda.tasks.append(Task("carry-out", (player.seat, action)))
    plan_script(state, player.seat, top_right(card))


def carry_out(state: ViscountsState, seat: int, action: int) -> Rule[None]:
    """VW-5.3.3 The chosen action."""
    player = state.players[seat]
    state.reserved = 0
    extra = dismissed_icons(state)
    plan_after(state, player, action)
    if action == TRADE:
        yield from trade(state, player, extra)
    elif action == BUILD:
        yield from construct(state, player, extra)
    elif action == PLACE_WORKERS:
        yield from send_workers(state, player, extra)
    else:
        yield from write(state, player, extra)
    state.acted = True


def plan_after(state: ViscountsState, player: Player, action: int) -> None:
    """VW-6.1.11 What reacts to the action comes when it is completely finished, in the order he chooses."""
    reacting = [card.effects.key for card in player.reacting(AFTER[action])]
    if action == BUILD and player.perks:
        perk = player.perk(When.AFTER_BUILD)  # TS-7.7.1
        if perk is not None:
            reacting.insert(0, perk.effects.key)
    if player.summaries:
        reacting += summary_reaction(state, player, action)  # VW-11.4.8
    plan_reactions(state, player.seat, reacting)


# Trade


def trade(state: ViscountsState, player: Player, extra: IconCounts) -> Rule[None]:
    """VW-6.2.1 Use the exchange of the space as often as the icons and added Silver allow, at least once."""
    exchange = exchange_at(state, player.place)
    have = funds(player, TRADE, extra)
    times = yield from how_often(player, exchange, have)
    silver = max(0, times * exchange.merchants - have.free)
    player.goods[SILVER] -= silver
    yield tell("vw-trades", player.seat, exchange=exchange.key, times=times, silver=silver)
    effect = exchange.effects.effects[0]
    if isinstance(effect, Gain):
        yield gain_good(player, GOODS.index(effect.what), effect.n * times)
    else:
        plan_exchanges(state, player.seat, exchange, times)


def how_often(player: Player, exchange: Exchange, have: Funds) -> Rule[int]:
    """VW-6.2.1 The number of exchanges.

    VW-6.2.3 Silver is not added to the Silver exchange, except for a trade for its own sake. Where goods are
    gained, fewer exchanges than the icons give for nothing would only lose them, so they are not offered.
    """
    free = have.free // exchange.merchants
    effect = exchange.effects.effects[0]
    gains = isinstance(effect, Gain)
    if isinstance(effect, Gain) and effect.what is Item.SILVER:
        return max(1, free)
    most = (have.free + player.goods[SILVER]) // exchange.merchants
    return (
        yield from amount(
            player.seat,
            "vw-exchanges",
            max(1, free) if gains else 1,
            most,
            exchange=exchange.key,
            icons=have.free,
            merchants=exchange.merchants,
        )
    )


def plan_exchanges(state: ViscountsState, seat: int, exchange: Exchange, times: int) -> None:
    """VW-6.2.1 The exchange, so many times."""
    if times > 1:
        state.agenda.tasks.append(Task("exchange", (seat, exchange.id, times - 1)))
    plan_script(state, seat, exchange.effects)


def exchange_again(state: ViscountsState, seat: int, exchange: str, times: int) -> Rule[None]:
    """VW-6.2.1 The exchanges that are left."""
    plan_exchanges(state, seat, BOX.exchanges[exchange], times)
    yield from ()


# Construct


def construct(state: ViscountsState, player: Player, extra: IconCounts) -> Rule[None]:
    """VW-6.3 One Building from any covered slot of a type he can pay for (VW-6.3.8), onto a free spot."""
    have = funds(player, BUILD, extra)
    reach = have.reach()
    slots = [
        slot for kind in range(3) if BUILDING_COSTS[kind] <= reach for slot in covered_slots(player, kind)
    ]
    slot = yield from choose(
        player.seat, "vw-choose-slot", slots, blocked=lambda: blocked_slots(player, reach), icons=reach
    )
    at = SLOT_INDEX[slot.key]
    spot = yield from choose_spot(state, player, free_spots(state, player.place))
    paid = yield from pay_for(player, have, BUILDING_COSTS[at // 3])
    if any(paid):
        yield paid_event(player, paid)
    yield from build(state, player, at, spot)


def blocked_slots(player: Player, reach: int) -> list[Blocked]:
    """VW-6.3.2 The Buildings that need too many icons, VW-6.3.8 and the slots that have none any more."""
    empty = [SLOT_EMPTY.blocks(slot.key) for at, slot in enumerate(BOX.slots) if player.emptied >> at & 1]
    return empty + [
        TOO_FEW_BUILDERS.blocks(slot.key, needed=BUILDING_COSTS[kind], icons=reach)
        for kind in range(3)
        if BUILDING_COSTS[kind] > reach
        for slot in covered_slots(player, kind)
    ]


# Place Workers


def send_workers(state: ViscountsState, player: Player, extra: IconCounts) -> Rule[None]:
    """VW-6.4.1 Workers for Noble icons; VW-6.4.3 no more than the supply has."""
    have = funds(player, PLACE_WORKERS, extra)
    reach = have.reach()
    most = min(player.supply, sum(1 for cost in WORKER_COSTS if cost <= reach))
    n = yield from amount(
        player.seat, "vw-how-many-workers", 1, most, icons=have.free, costs=list(WORKER_COSTS)
    )
    paid = yield from pay_for(player, have, WORKER_COSTS[n - 1])
    if any(paid):
        yield paid_event(player, paid)
    yield from add_workers(state, player, player.place // 3, n)


# Transcribe


def write(state: ViscountsState, player: Player, extra: IconCounts) -> Rule[None]:
    """VW-6.5.1 The visible Manuscript of the Segment, for Cleric icons."""
    position = player.place // 3
    have = funds(player, TRANSCRIBE, extra)
    paid = yield from pay_for(player, have, visible_manuscript(state, position).cost)
    if any(paid):
        yield paid_event(player, paid)
    yield from transcribe(state, player, position)


# Why not


def blocked_actions(state: ViscountsState, player: Player) -> list[Blocked]:
    """VW-5.3, VW-6 What cannot be done on this space, and why."""
    place = player.place
    possible_now = action_options(state, player, place)
    here = actions_at(place)
    found = [WRONG_PATH.blocks(DO[action]) for action in range(4) if action not in here]
    for action in here:
        if DO[action] not in possible_now:
            found.append(why_not(state, player, place, action, DO[action], NO_ICONS, 0))
        if DISMISS_AND_DO[action] not in possible_now:
            found.append(why_no_dismissal(state, player, place, action))
    return found


def why_no_dismissal(state: ViscountsState, player: Player, place: int, action: int) -> Blocked:
    """VW-6.1.7 to VW-6.1.10 Why dismissing does not help."""
    card = visible(state, place // 3)
    key = DISMISS_AND_DO[action]
    price = dismiss_price(state, player, card)
    if not usable(player, card.icons, action):
        return NO_USABLE_ICON.blocks(key, card=card.key)
    if price > player.silver:
        return TOO_DEAR_TO_DISMISS.blocks(key, card=card.key, silver=price)
    reason = why_not(state, player, place, action, key, card.icons, price)
    if reason.rule in (NO_SPOT.rule, NO_BUILDING.rule, NO_WORKER.rule):
        return reason
    return NOT_EVEN_WITH_IT.blocks(key, card=card.key, silver=price)


def why_not(
    state: ViscountsState, player: Player, place: int, action: int, key: str, extra: IconCounts, price: int
) -> Blocked:
    """VW-6 Why an action is not possible."""
    have = funds(player, action, extra, price)
    if action == BUILD:
        if player.emptied == WHOLE_BOARD:
            return NO_BUILDING.blocks(key)
        if not free_spots(state, place):
            return NO_SPOT.blocks(key)
    if action == PLACE_WORKERS and not player.supply:
        return NO_WORKER.blocks(key)
    needed = least_icons(state, player, place, action)
    if action == TRADE:
        return TOO_FEW_MERCHANTS.blocks(key, needed=needed, icons=have.reach())
    reason = {BUILD: TOO_FEW_BUILDERS, PLACE_WORKERS: TOO_FEW_NOBLES, TRANSCRIBE: TOO_FEW_CLERICS}[action]
    return reason.blocks(key, needed=needed, icons=have.reach())
