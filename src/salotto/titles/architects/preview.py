"""What a location would bring a player now: for the page, before one chooses."""

from __future__ import annotations

from salotto.kernel.title import Json
from salotto.titles.architects.black_market import large_goods, market_silver, small_goods
from salotto.titles.architects.cards import STOREHOUSE, Trigger
from salotto.titles.architects.effects import GOOD_NAMES, Gain, Item
from salotto.titles.architects.guardhouse import guard_options, guard_silver
from salotto.titles.architects.guildhall import constructible
from salotto.titles.architects.moves import MOVES, Move
from salotto.titles.architects.placing import (
    ADVANCE,
    BUILD,
    GATHERED,
    HIRE_HERE,
    MARKET_A,
    MARKET_ACTIONS,
    MARKET_C,
    PLANS_HERE,
    TO_GUARDHOUSE,
    TO_TAX_STAND,
    TO_TOWN_CENTRE,
    gathers,
    steal_loss,
)
from salotto.titles.architects.settings import COLUMNS, PLANS
from salotto.titles.architects.state import ArchitectsState, Player
from salotto.titles.architects.storehouse import count_storehouse
from salotto.titles.architects.town_centre import first_capture_price
from salotto.titles.architects.workshop import hire_price


def forecast(state: ArchitectsState, player: Player) -> Json:
    """For every way to place: the Workers there afterwards, what it costs and what it gives."""
    return {move.key: promise(state, player, move) for move in MOVES.values()}


def promise(state: ArchitectsState, player: Player, move: Move) -> Json:
    """One way to place; `goods` are gained for certain, `lose` is Virtue lost."""
    promised: dict[str, Json] = {}
    if move.place >= 0:
        promised["workers"] = workers = state.present(move.place, player.seat) + 1
    else:
        workers = 1
    if move in GATHERED:
        promised["goods"] = goods_by_name(gathers(player, move, workers))
    elif move is HIRE_HERE:
        promised |= {"silver": hire_price(player), "reach": min(workers, COLUMNS)}
    elif move is PLANS_HERE:
        promised["cards"] = min(PLANS.yields(workers), len(state.plans))
    elif move is TO_TOWN_CENTRE:
        promised |= {"silver": first_capture_price(player), "actions": workers}
    elif move is TO_TAX_STAND:
        promised |= {
            "goods": with_gains({"silver": state.tax}, player, Trigger.TAX_STAND),
            "lose": steal_loss(player),
        }
    elif move is TO_GUARDHOUSE:
        options = guard_options(state, player)
        promised |= {"actions": workers, "options": options}
        promised["prices"] = {option: guard_silver(state, player, option) for option in options}
    elif move in MARKET_ACTIONS:
        promised |= market_promise(state, player, move)
    elif move is BUILD:
        promised["buildings"] = [card.key for card in constructible(player)]
    elif move is ADVANCE:
        promised["level"] = player.level + 1
    elif move.place == STOREHOUSE:
        promised["actions"] = count_storehouse(player, workers)
    return promised


def market_promise(state: ArchitectsState, player: Player, move: Move) -> Json:
    """AW-4.7 The Black Market: its price, the Virtue lost, the goods."""
    action = MARKET_ACTIONS[move]
    ignored = any(apprentice.ignores_market_loss for apprentice in player.apprentices)
    goods: dict[str, int] = {}
    if move is MARKET_A:
        goods = goods_by_name(small_goods(state))
    elif move is MARKET_C:
        goods = goods_by_name(large_goods(state))
    return {
        "silver": market_silver(player, action),
        "lose": 0 if ignored else action.lose_virtue,
        "goods": with_gains(goods, player, Trigger.BLACK_MARKET),
    }


def with_gains(goods: dict[str, int], player: Player, trigger: Trigger) -> dict[str, int]:
    """Goods with what the Apprentices add."""
    for apprentice in player.apprentices:
        for ability in apprentice.on.get(trigger, ()):
            if isinstance(ability.does, Gain) and ability.does.what is not Item.VIRTUE:
                name = ability.does.what.value
                goods[name] = goods.get(name, 0) + ability.does.n
    return goods


def goods_by_name(goods: list[int] | tuple[int, ...]) -> dict[str, int]:
    """Goods by name, those there are."""
    return {name: number for name, number in zip(GOOD_NAMES, goods, strict=True) if number}
