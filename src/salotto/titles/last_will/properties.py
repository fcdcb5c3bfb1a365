"""Properties: buying, selling, depreciation (LW-10, LW-13.1 to LW-13.3, LW-26.7, LW-26.11)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, takewhile

from salotto.kernel.decisions import Rule, choose, choose_named, tell
from salotto.kit.refusals import Why
from salotto.titles.last_will.cards import TYPES, Black, Property, Symbol
from salotto.titles.last_will.helpers import (
    discounts,
    free_deal,
    pay_actions,
    price_changes,
    use_privilege,
)
from salotto.titles.last_will.jobs import may_cover
from salotto.titles.last_will.money import UNLIMITED, how_much
from salotto.titles.last_will.refusals import DEBTOR, NO_ACTIONS, NO_CASH, NO_ROOM
from salotto.titles.last_will.state import Laid, LastWillState, Player

# Values and prices


def value(laid: Laid) -> int:
    """LW-10.5 The present value of a property."""
    assert isinstance(laid.card, Property)
    return laid.card.values[laid.step]


def modifier(game: LastWillState, type_: Symbol) -> int:
    """LW-2.3 The modifier token on the market space of a type."""
    return game.market[TYPES.index(type_)]


def prices(base: int, changes: Iterable[int], cheaper: Iterable[int]) -> list[int]:
    """LW-10.3, LW-10.8 Every price that the helpers make possible, never below 0.

    LW-13.3 Each Estate Agent raises it, lowers it or leaves it; LW-13.1 a Land Agent lowers it or not.
    """
    found = {base}
    for change in changes:
        found |= {price + turn for price in found for turn in (change, -change)}
    for less in cheaper:
        found |= {price + less for price in found}
    return sorted({max(0, price) for price in found})


def price_list(board: Sequence[Laid], type_: Symbol, base: int) -> list[int]:
    """The prices at which a property can be dealt as one of a type."""
    types = (type_,)
    return prices(base, price_changes(board, types), [less for _, less in discounts(board, types)])


def asking_price(game: LastWillState, card: Property, type_: Symbol) -> int:
    """LW-10.3 Highest printed value and modifier, before the helpers."""
    return card.values[0] + modifier(game, type_)


# What is possible


def spare(player: Player) -> list[Laid]:
    """LW-9.2 The helpers and expenses that could be discarded to make room."""
    return [laid for laid in player.board if type(laid.card) is not Property]


def has_space(player: Player) -> bool:
    """LW-9.1 Whether a card space is empty."""
    return len(player.board) < player.spaces


def deal_types(game: LastWillState, player: Player, card: Property, board: Sequence[Laid]) -> list[Symbol]:
    """LW-10.4, LW-26.7 The types as which it could be bought with actions, money and these helpers."""
    found = []
    for type_ in card.types:
        price = asking_price(game, card, type_)
        affordable = price <= player.money or price_list(board, type_, price)[0] <= player.money
        if affordable and (player.actions or free_deal(board, (type_,))):
            found.append(type_)
    return found


def buy_refusal(game: LastWillState, player: Player, card: Property) -> Why | None:
    """LW-10.2, LW-10.4 Why a property cannot be bought."""
    if not player.actions and free_deal(player.board, card.types) is None:
        return NO_ACTIONS
    if player.money < 0:
        return DEBTOR
    if not deal_types(game, player, card, player.board):
        return NO_CASH
    if not has_space(player) and not expendable(game, player, card):
        return NO_ROOM
    return None


def expendable(game: LastWillState, player: Player, card: Property) -> list[Laid]:
    """LW-9.2 What can be discarded to make room so that the purchase is still possible without it."""
    return [
        laid
        for laid in spare(player)
        if deal_types(game, player, card, [other for other in player.board if other is not laid])
    ]


def sell_refusal(player: Player, card: Property) -> Why | None:
    """LW-10.8 Selling takes an action, or a helper who saves it."""
    if player.actions or free_deal(player.board, card.types) is not None:
        return None
    return NO_ACTIONS


# Making room


def make_room(game: LastWillState, player: Player, candidates: list[Laid], for_: Black) -> Rule[None]:
    """LW-9.2, LW-9.4 On a full board one helper or expense is discarded first, at no cost."""
    if has_space(player):
        return
    cards = [laid.card for laid in candidates]
    card = yield from choose(player.seat, "lw-make-room", cards, card=for_.key)
    player.board.remove(player.find(card))
    game.discard(card)
    yield tell("lw-makes-room", player.seat, card=card.key)


# Buying and selling


def buy(game: LastWillState, player: Player, card: Property) -> Rule[None]:
    """LW-10.2 Use an action, have an empty space, pay the price, lay the card down."""
    if not has_space(player):
        yield from make_room(game, player, expendable(game, player, card), card)
    types = by_key(deal_types(game, player, card, player.board))
    type_ = yield from choose_named(player.seat, "lw-buy-as", types, card=card.key)
    base = asking_price(game, card, type_)
    price = yield from agree_on_price(player, "lw-price", card, type_, base, 1, player.money)
    player.hand.take(card)
    player.board.append(Laid(card, tokens=free_tokens(card)))
    yield from may_cover(player, (type_,))  # LW-22.3, LW-26.7
    player.money -= price
    yield tell("lw-buys", player.seat, card=card.key, pounds=price, money=player.money)


def free_tokens(card: Property) -> tuple[Symbol, ...]:
    """LW-26.11 The tokens from the bank that a property gets when it is bought."""
    return tuple(slot.companions[0] for slot in takewhile(lambda slot: slot.free, card.slots))


def sell(game: LastWillState, player: Player, card: Property) -> Rule[None]:
    """LW-10.8 Use an action, take the card off the board, take its present price."""
    types = [type_ for type_ in card.types if player.actions or free_deal(player.board, (type_,))]
    type_ = yield from choose_named(player.seat, "lw-sell-as", by_key(types), card=card.key)
    base = value(player.find(card)) + modifier(game, type_)
    yield from take_price(game, player, card, type_, base, 1)


def take_price(
    game: LastWillState, player: Player, card: Property, type_: Symbol, base: int, actions: int
) -> Rule[None]:
    """LW-10.8 The price is taken from the bank; a result of 0 or less pays nothing and costs nothing."""
    price = yield from agree_on_price(player, "lw-takings", card, type_, base, actions, UNLIMITED)
    player.board.remove(player.find(card))
    game.discard(card)
    player.money += price
    yield tell("lw-sells", player.seat, card=card.key, pounds=price, money=player.money)


def by_key(types: Sequence[Symbol]) -> dict[str, Symbol]:
    """LW-26.7, LW-26.15 The types of which the owner of a property chooses one for this occasion."""
    return {f"type:{type_}": type_ for type_ in types}


def agree_on_price(
    player: Player, prompt: str, card: Property, type_: Symbol, base: int, actions: int, most: int
) -> Rule[int]:
    """LW-10.3, LW-10.8 The actions of a deal, if it takes any, and one of the prices that helpers allow.

    LW-13.1, LW-R10 A Land Agent who lowered the price has done his deal, the one he made free or not.
    """
    types = (type_,)
    cheaper = discounts(player.board, types)
    helper: Laid | None = None
    if actions:
        helper = yield from pay_actions(player, "lw-pay-deal", card, actions, free_deal(player.board, types))
    changes = price_changes(player.board, types)
    offers = [price for price in prices(base, changes, [less for _, less in cheaper]) if price <= most]
    price = yield from how_much(player, prompt, offers, player.actions, card=card.key)
    for laid in who_lowered(price, base, changes, cheaper):
        if laid is not helper:
            use_privilege(player, laid)
    return price


def who_lowered(price: int, base: int, changes: list[int], cheaper: list[tuple[Laid, int]]) -> list[Laid]:
    """LW-13.1 The fewest Land Agents with whom a price is possible."""
    for size in range(len(cheaper)):
        for used in combinations(cheaper, size):
            if price in prices(base + sum(less for _, less in used), changes, []):
                return [laid for laid, _ in used]
    return [laid for laid, _ in cheaper]


# Depreciation


def can_depreciate(laid: Laid) -> bool:
    """LW-8.10, LW-15.2 Whether a property has a lower step."""
    return isinstance(laid.card, Property) and laid.step + 1 < len(laid.card.values)


def lower(laid: Laid, steps: int) -> Laid:
    """LW-15.2 A property some steps down its scale, not below the lowest."""
    assert isinstance(laid.card, Property)
    step = min(laid.step + steps, len(laid.card.values) - 1)
    return Laid(laid.card, laid.tokens, step, laid.used, laid.uses)


def steps_of(laid: Laid) -> int:
    """LW-15.2 How many steps an unmaintained house loses; LW-26.8 a token on some slots doubles them."""
    return 2 if any(slot.doubles for slot, _ in zip(laid.card.slots, laid.tokens, strict=False)) else 1
