"""What the rest of the turn promises: the best space in reach, and the best action there."""

from __future__ import annotations

from salotto.titles.viscounts.actions import (
    BUILDING_COSTS,
    WORKER_COSTS,
    actions_at,
    exchange_at,
)
from salotto.titles.viscounts.board import PLACES
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.buildings import free_spots
from salotto.titles.viscounts.cards import (
    AFTER,
    BUILD,
    GOOD_OF_ACTION,
    NO_ICONS,
    PLACE_WORKERS,
    RIBBONS,
    SILVER,
    TRADE,
    TRANSCRIBE,
    IconCounts,
    Manuscript,
)
from salotto.titles.viscounts.castle_worth import castle_worth
from salotto.titles.viscounts.effects import Flip, RemoveBaronWorker
from salotto.titles.viscounts.funding import Funds, dismissed_icons, funds
from salotto.titles.viscounts.manuscripts import visible_manuscript
from salotto.titles.viscounts.scoring import SET_VP, manuscript_points
from salotto.titles.viscounts.state import NOBODY, Player, ViscountsState
from salotto.titles.viscounts.team_worth import bump_worth, guard_worth, removal_worth
from salotto.titles.viscounts.townsfolk import dismiss_price, hire_price, top_right, usable, visible
from salotto.titles.viscounts.turn import move_prices
from salotto.titles.viscounts.worth import Judgement

PLAIN_CARD = 1.0
"""What a card of the deck is worth anyway."""
HIRED = 0.3
"""The share of a better card that may be counted on by who could hire it."""
SECOND_SET = 0.4
"""How much less is hoped for a further set of ribbons."""
SET_HOPE = tuple(SET_VP[-1] / len(RIBBONS) * size - SET_VP[size] for size in range(len(SET_VP)))
"""VW-9.5.2 What each size of a set would bring more if the whole set were shared out among its ribbons."""
MANY = 9
"""More exchanges than anybody makes in one turn."""


def turn_hope(state: ViscountsState, player: Player, judgement: Judgement, time: float) -> float:
    """What the player whose turn it is may still do in it: move, act, hire."""
    if player.row[0] is None or state.phase > 3:
        return 0.0
    silver = player.goods[SILVER]
    if state.phase < 3:
        if not state.steps:
            return place_hope(state, player, player.place, silver, judgement, time)
        prices = move_prices(player, state.steps)
        return max(
            place_hope(state, player, place, silver - prices[place], judgement, time)
            - time * judgement.weights.silver * prices[place]
            for place in range(PLACES)
            if prices[place] <= silver
        )
    if state.acted:
        return 0.0
    if state.intent == NOBODY:
        return place_hope(state, player, player.place, silver, judgement, time)
    extra = dismissed_icons(state)
    return max(0.0, action_hope(state, player, player.place, state.intent, extra, silver, judgement, time))


def place_hope(
    state: ViscountsState, player: Player, place: int, silver: int, judgement: Judgement, time: float
) -> float:
    """VW-5.3, VW-5.4 The best action on a space, with or without dismissing, and whom to hire there."""
    best = 0.0
    card = visible(state, place // 3)
    price = dismiss_price(state, player, card)
    for action in actions_at(place):
        plain = action_hope(state, player, place, action, NO_ICONS, silver, judgement, time)
        if plain > best:
            best = plain
        if price <= silver and usable(player, card.icons, action):
            points, hope = judgement.scripts[top_right(card).key]
            helped = action_hope(state, player, place, action, card.icons, silver - price, judgement, time)
            if helped > 0:
                helped += points + time * (hope - judgement.weights.silver * price)
                if helped > best:
                    best = helped
    pile = state.townsfolk[place // 3].cards
    if pile and hire_price(player, pile[-1]) <= silver:
        worth = judgement.cards[pile[-1].key] - PLAIN_CARD
        if worth > 0:
            best += HIRED * time * worth
    return best


def action_hope(
    state: ViscountsState,
    player: Player,
    place: int,
    action: int,
    extra: IconCounts,
    silver: int,
    judgement: Judgement,
    time: float,
) -> float:
    """What an action on a space brings, less what it costs; 0 if it is not possible."""
    have = funds(player, action, extra, player.goods[SILVER] - silver)
    if action == TRADE:
        best = trade_hope(state, player, place, have, judgement, time)
    elif action == BUILD:
        best = build_hope(state, player, place, have, judgement, time)
    elif action == PLACE_WORKERS:
        best = workers_hope(state, player, place, have, judgement, time)
    else:
        best = manuscript_hope(state, player, place, have, judgement, time)
    if best <= 0:
        return 0.0
    for card in player.row:
        if card is not None and card.trigger is AFTER[action]:
            points, hope = judgement.scripts[card.effects.key]
            best += points + time * hope
    if player.summaries:
        best += summary_hope(state, player, place, action, judgement)
    return best


def summary_hope(
    state: ViscountsState, player: Player, place: int, action: int, judgement: Judgement
) -> float:
    """VW-11.4.3, VW-11.4.4 What the Summary card does after the action."""
    baron = state.baron
    assert baron is not None
    effect = player.summaries[0].after[action].effects[0]
    if isinstance(effect, RemoveBaronWorker):
        return len(state.players) * removal_worth(state, baron, place, judgement.weights)
    return len(state.players) * guard_worth(state, baron, place, judgement.weights) if player.supply else 0.0


def price_of(have: Funds, icons: int, action: int, judgement: Judgement, time: float) -> float:
    """VW-6.1.3 What the goods for missing icons are worth."""
    missing = icons - have.free
    return time * judgement.goods[GOOD_OF_ACTION[action]] * missing if missing > 0 else 0.0


def trade_hope(
    state: ViscountsState, player: Player, place: int, have: Funds, judgement: Judgement, time: float
) -> float:
    """VW-6.2 As many exchanges as the icons allow, or one more with Silver."""
    exchange = exchange_at(state, place)
    points, hope = judgement.scripts[exchange.effects.key]
    each = points + time * hope
    flips = isinstance(exchange.effects.effects[0], Flip)
    most = player.unpaid + player.acquired if flips else MANY
    times = min(most, have.free // exchange.merchants)
    best = each * times
    if times < most:
        missing = (times + 1) * exchange.merchants - have.free
        if missing <= have.goods[SILVER]:
            best = max(best, each * (times + 1) - time * judgement.weights.silver * missing)
    return best


def build_hope(
    state: ViscountsState, player: Player, place: int, have: Funds, judgement: Judgement, time: float
) -> float:
    """VW-6.3 The best Building that can be paid for, on the best spot."""
    spots = free_spots(state, place)
    if not spots:
        return 0.0
    reach = have.reach()
    best = 0.0
    for kind, cost in enumerate(BUILDING_COSTS):
        gone = player.emptied >> 3 * kind & 7
        if cost > reach or gone == 7:
            continue
        built = gone.bit_count()
        by_count = BOX.types[kind].vp_by_count
        worth = float(by_count[built] - (by_count[built - 1] if built else 0))
        worth += time * max(judgement.weights.slots[3 * kind + at] for at in range(3) if not gone >> at & 1)
        best = max(best, worth - price_of(have, cost, BUILD, judgement, time))
    return best + max(spot_hope(state, spot, judgement, time) for spot in spots) if best else 0.0


def spot_hope(state: ViscountsState, spot: int, judgement: Judgement, time: float) -> float:
    """VW-6.3.5, VW-6.3.6 What a spot and its Links bring."""
    points, hope = judgement.scripts[state.layout.spots[spot].effects.key]
    found = points + time * hope
    for other, link in state.layout.links[spot]:
        if state.owners[other] != NOBODY:
            points, hope = judgement.scripts[link.effects.key]
            found += points + time * hope
    return found


def workers_hope(
    state: ViscountsState, player: Player, place: int, have: Funds, judgement: Judgement, time: float
) -> float:
    """VW-6.4 The best number of Workers."""
    reach = have.reach()
    position = place // 3
    now = castle_worth(state, player, judgement, time, position, 0)
    best = 0.0
    for n, cost in enumerate(WORKER_COSTS, 1):
        if cost > reach or n > player.supply:
            break
        worth = castle_worth(state, player, judgement, time, position, n) - now
        if state.baron is not None:
            worth += len(state.players) * bump_worth(state, state.baron, position, n, judgement.weights)
        best = max(best, worth - price_of(have, cost, PLACE_WORKERS, judgement, time))
    return best


def manuscript_hope(
    state: ViscountsState, player: Player, place: int, have: Funds, judgement: Judgement, time: float
) -> float:
    """VW-6.5 The Manuscript of the Segment."""
    tile = visible_manuscript(state, place // 3)
    if tile.cost > have.reach():
        return 0.0
    points, hope = judgement.scripts[tile.effects.key]
    worth = points + time * hope - price_of(have, tile.cost, TRANSCRIBE, judgement, time)
    if isinstance(tile, Manuscript):
        worth += tile_worth(state, player, tile, judgement, time)
    return worth


def tile_worth(
    state: ViscountsState, player: Player, tile: Manuscript, judgement: Judgement, time: float
) -> float:
    """VW-9.5 What a Manuscript adds to the sets, to the bonus and by its own condition."""
    ribbon = RIBBONS.index(tile.ribbon)
    counts = [0, 0, 0, 0]
    for each in player.manuscripts:
        counts[RIBBONS.index(each.ribbon)] += 1
    own = counts[ribbon]
    size = sum(1 for number in counts if number > own)
    worth = float(SET_VP[size + 1] - SET_VP[size])
    worth += (
        time
        * judgement.weights.set_hope
        * (SET_HOPE[size + 1] - SET_HOPE[size])
        * (1.0 if own == 0 else SECOND_SET)
    )
    worth += ribbons_hope(state, own + 1, ribbon, judgement, time)
    worth -= ribbons_hope(state, own, ribbon, judgement, time)
    if tile.score is not None:
        worth += manuscript_points(state, player, tile.score) + 0.5 * time
    return worth


def sets_hope(counts: list[int]) -> float:
    """VW-9.5.2 What may be hoped for by sets that are begun."""
    found, share = 0.0, 1.0
    number = 1
    while True:
        size = sum(1 for count in counts if count >= number)
        if not size:
            return found
        found += share * SET_HOPE[size]
        share = SECOND_SET
        number += 1


def ribbons_hope(state: ViscountsState, number: int, ribbon: int, judgement: Judgement, time: float) -> float:
    """VW-6.5.5 How near the Cleric Bonus Card of a ribbon is."""
    if state.bonus_owners[ribbon] != NOBODY or not number:
        return 0.0
    w = judgement.weights
    card = BOX.cleric_bonus[ribbon]
    if number >= 3:
        return card.vp + time * w.bonus_icon * sum(card.icons)
    return time * (w.ribbon_two if number == 2 else w.ribbon_one)
