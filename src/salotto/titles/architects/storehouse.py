"""King's Storehouse: trades (AW-4.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from salotto.kernel.decisions import Blocked, Rule, choose, tell
from salotto.kit.agenda import task
from salotto.kit.components import Keyed
from salotto.titles.architects import refusals
from salotto.titles.architects.box import BOX, goods_of
from salotto.titles.architects.cards import STOREHOUSE, Location, Power, Tile, Trigger
from salotto.titles.architects.donations import can_donate, donate
from salotto.titles.architects.effects import SILVER, AddWorker, Item, Trade, amounts
from salotto.titles.architects.moves import DONE
from salotto.titles.architects.payments import NOTHING, Price, Way, goods_named, hand_over, way, ways_to_pay
from salotto.titles.architects.settings import Setting
from salotto.titles.architects.state import ArchitectsState, Player
from salotto.titles.architects.virtue import gain_items

DONATE = "donate"


@dataclass(frozen=True, slots=True)
class Barter:
    """A kind of trade: its price and what it brings."""

    name: str  # virtue, marble, or the Apprentice who offers it
    price: Price  # in goods
    silver: int  # on top of it
    gain: Mapping[Item, int]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TradeOption(Keyed):
    """A trade with the exact goods that are given."""

    barter: str
    way: Way
    silver: int
    gain: Mapping[Item, int]


@cache
def barters(setting: Setting) -> tuple[Barter, ...]:
    """AW-4.2.2, AW-4.2.3 The trades printed on the location, or on the tile that covers it."""
    return tuple(printed_on(setting.places[STOREHOUSE]))


def printed_on(place: Location | Tile) -> list[Barter]:
    """AW-4.2.2 The trades that are printed there."""
    return [
        Barter(action.id, Price(NOTHING, goods_named(action.any_of), action.any_n), 0, action.gain)
        for action in place.actions
        if action.id != DONATE
    ]


def card_barter(id: str, trade: Trade) -> Barter:
    """AW-4.2.4 The trade of a Merchant, a Patron or a Trader."""
    price = list(goods_of(trade.pay))
    silver, price[SILVER] = price[SILVER], 0
    return Barter(id, Price(tuple(price)), silver, trade.gain)


CARD_BARTERS = {
    card.key: tuple(
        card_barter(card.id, ability.does) for ability in card.abilities if isinstance(ability.does, Trade)
    )
    for card in BOX.apprentices.values()
}

_options: dict[tuple[str, Way], TradeOption] = {}


def trade_option(barter: Barter, paid: Way) -> TradeOption:
    """The one option for a trade with these goods."""
    found = _options.get((barter.name, paid))
    if found is None:
        given = paid.key.partition(":")[2]
        key = f"trade:{barter.name}" if given == "nothing" else f"trade:{barter.name}:{given}"
        found = _options[barter.name, paid] = TradeOption(key, barter.name, paid, barter.silver, barter.gain)
    return found


_printed: dict[tuple[str, int, int, int], list[TradeOption]] = {}


def printed_options(barter: Barter, player: Player) -> list[TradeOption]:
    """The options of a printed trade; they depend on Clay, Wood and Stone alone, so they are kept."""
    goods = player.goods
    most = barter.price.any_n
    known = (barter.name, min(goods[0], most), min(goods[1], most), min(goods[2], most))
    found = _printed.get(known)
    if found is None:
        found = _printed[known] = [trade_option(barter, one) for one in ways_to_pay(player, barter.price)]
    return found


def trade_options(state: ArchitectsState, player: Player) -> list[TradeOption]:
    """Every trade that the player can make now, with the exact goods."""
    found: list[TradeOption] = []
    judith = player.character.power is Power.CARD_FOR_RESOURCE
    special = judith or player.character.power is Power.GOLD_IS_MARBLE
    for barter in barters(state.setting):
        found += printed_options(barter, player)
        if judith:
            found += card_options(barter, player)
    silver = player.goods[SILVER]
    for apprentice in player.apprentices:
        for barter in CARD_BARTERS.get(apprentice.key, ()):
            if silver < barter.silver:
                continue
            if special:
                found += [trade_option(barter, one) for one in ways_to_pay(player, barter.price)]
                if judith:
                    found += card_options(barter, player)
            elif all(a <= b for a, b in zip(barter.price.fixed, player.goods, strict=True)):
                found.append(trade_option(barter, way(barter.price.fixed)))
    return found


def card_options(barter: Barter, player: Player) -> list[TradeOption]:
    """AW-10.14 Judith's trades with Building cards in place of goods."""
    most = min(len(player.hand.cards), barter.price.size)
    return [
        trade_option(barter, one)
        for cards in range(1, most + 1)
        for one in ways_to_pay(player, barter.price, cards)
    ]


def count_storehouse(player: Player, workers: int) -> int:
    """AW-4.2.5 The Overseer counts one Worker more."""
    for apprentice in player.apprentices:
        for ability in apprentice.on.get(Trigger.COUNT, ()):
            if isinstance(ability.does, AddWorker):
                workers += ability.does.n
    return workers


def trade(state: ArchitectsState, left: int) -> Rule[None]:
    """AW-4.2.1 One of up to n trades; it may be the last."""
    player = state.players[state.turn]
    offered = trade_options(state, player)
    gifts: list[str] = []
    if state.baron is not None:
        gifts = [DONATE] if can_donate(state, player) else []
    if not offered and not gifts:
        return
    chosen = yield from choose(
        player.seat,
        "aw-trade",
        [*offered, *gifts, DONE],
        blocked=lambda: trade_refusals(state, player, offered),
        left=left,
    )
    if chosen == DONE:
        return
    if left > 1:
        state.agenda.plan(task("trade", left - 1))
    if isinstance(chosen, TradeOption):
        yield from make_trade(state, player, chosen)
    else:
        yield from donate(state, player)


def make_trade(state: ArchitectsState, player: Player, chosen: TradeOption) -> Rule[None]:
    """Give the goods, then gain."""
    yield from hand_over(state, player, chosen.way)
    player.goods[SILVER] -= chosen.silver
    given = chosen.way.key.partition(":")[2]
    if chosen.silver:
        given = f"silver-{chosen.silver}"
    yield tell("aw-trades", player.seat, paid=f"amount:{given}", gained=amounts(chosen.gain))
    yield from gain_items(state, player, chosen.gain)


def trade_refusals(state: ArchitectsState, player: Player, offered: list[TradeOption]) -> list[Blocked]:
    """The trades that cannot be paid."""
    possible = {option.barter for option in offered}
    known = [barter.name for barter in barters(state.setting)]
    known += [
        barter.name for apprentice in player.apprentices for barter in CARD_BARTERS.get(apprentice.key, ())
    ]
    return [
        refusals.TRADE_GOODS.blocks(f"trade:{name}") for name in dict.fromkeys(known) if name not in possible
    ]
