"""The player board: laying down, activating, adding companion tokens (LW-9, LW-11)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from salotto.kernel.decisions import Rule, choose, choose_named, choose_some, tell
from salotto.kit.refusals import Why
from salotto.titles.last_will.cards import (
    REGULAR,
    Activation,
    Black,
    Companion,
    Kind,
    Property,
    Slot,
    Symbol,
)
from salotto.titles.last_will.helpers import (
    free_activation,
    give_extra_actions,
    maintain_bonuses,
    pay_actions,
    use_bonuses,
)
from salotto.titles.last_will.jobs import demotion_before_paying, may_cover, payable
from salotto.titles.last_will.money import how_much, limit, spend, sums
from salotto.titles.last_will.planning import choose_decks, draw
from salotto.titles.last_will.properties import has_space, make_room, spare
from salotto.titles.last_will.refusals import (
    DECK_EMPTY,
    NO_ACTIONS,
    NO_ROOM,
    NO_SLOT,
    NOTHING_TO_SPEND,
    TOO_DEAR,
    USED,
)
from salotto.titles.last_will.state import Laid, LastWillState, Player

# Laying down


def lay_refusal(game: LastWillState, player: Player, card: Black) -> Why | None:
    """LW-9.1, LW-9.2 Why a helper or expense cannot be laid down."""
    if card.lay.actions > player.actions:
        return NO_ACTIONS
    if not has_space(player) and not spare(player):
        return NO_ROOM
    if card.lay.money and not payable(player, game.setting.corner(card), card.lay.money):
        return TOO_DEAR
    return None


def lay_down(game: LastWillState, player: Player, card: Black) -> Rule[None]:
    """LW-9.1 Pay the cost and put the card on an empty space; LW-22.3 now it can give a demotion."""
    yield from make_room(game, player, spare(player), card)
    player.actions -= card.lay.actions
    player.hand.take(card)
    player.board.append(Laid(card))
    yield tell("lw-lays-down", player.seat, card=card.key)
    yield from demotion_before_paying(player, game.setting.corner(card), card.lay.money)
    spend(player, card.lay.money)
    give_extra_actions(player, card)


# Activating


def amounts_of(player: Player, laid: Laid) -> tuple[int, ...]:
    """LW-9.6, LW-9.7 What an activation can spend before any bonus; nothing if a formula comes to 0."""
    activation = laid.card.activation
    if activation is None or not activation.formula:
        return laid.card.amounts[len(laid.tokens)]
    result = formula_result(player, activation)
    return (result,) if result else ()


def formula_result(player: Player, activation: Activation) -> int:
    """LW-9.7 So much for each farm, dog token and horse token; only tokens on farms count."""
    farms = [laid for laid, card in player.properties() if Symbol.FARM in card.types]
    total = 0
    for part in activation.formula:
        if part.counted is Symbol.FARM:
            total += part.n * len(farms)
        else:
            total += part.n * sum(farm.tokens.count(part.counted) for farm in farms)
    return total


def activation_refusal(game: LastWillState, player: Player, laid: Laid, most: int) -> Why | None:
    """LW-9.5 Why a card on the board cannot be activated; `most` is the limit of LW-14.2."""
    activation = laid.card.activation
    if laid.used or activation is None:
        return USED
    if activation.actions > player.actions and not (
        isinstance(laid.card, Property) and free_activation(player, laid.card.types)
    ):
        return NO_ACTIONS
    if activation.draw:
        return None if game.can_draw() else DECK_EMPTY
    amounts = amounts_of(player, laid)
    if not amounts:
        return NOTHING_TO_SPEND
    return None if amounts[0] <= most else TOO_DEAR


def activate(game: LastWillState, player: Player, card: Black) -> Rule[None]:
    """LW-9.5 Pay the actions, spend the chosen amount, mark the card; LW-10.6 a property is maintained."""
    laid = player.find(card)
    activation = card.activation
    assert activation is not None
    types: tuple[Symbol, ...] = ()
    if isinstance(card, Property):
        types = yield from pay_for_maintenance(player, card, activation)
    else:
        player.actions -= activation.actions
    if activation.draw:
        yield from draw_aside(game, player, laid, activation)
        return
    amounts = activation_sums(player, laid, types)
    pounds = yield from how_much(player, "lw-spend", amounts, player.actions, card=card.key)
    player.put(laid, laid.marked())
    spend(player, pounds)
    yield tell("lw-activates", player.seat, card=card.key, pounds=pounds, money=player.money)


def activation_sums(player: Player, laid: Laid, types: Iterable[Symbol]) -> list[int]:
    """LW-9.6, LW-13.6 to LW-13.10 The sums that activating a card can spend, bonuses included.

    LW-26.15 A property is of one type: the Gardeners who name that type can add to it, no others.
    LW-R7 No helper boosts a helper's activation.
    """
    card = laid.card
    bases = amounts_of(player, laid)
    most = limit(player)
    if card.kind is Kind.HELPER:
        return sums(bases, (), most)
    bonuses = use_bonuses(player, [card.symbols])
    if not types:
        return sums(bases, bonuses, most)
    found = {
        amount
        for type_ in types
        for amount in sums(bases, bonuses + maintain_bonuses(player, (type_,)), most)
    }
    return sorted(found)


def pay_for_maintenance(player: Player, card: Property, activation: Activation) -> Rule[tuple[Symbol, ...]]:
    """LW-13.4, LW-13.5 Its actions, or a helper who saves them; the types it may have on this occasion."""
    found = free_activation(player, card.types) if activation.actions else None
    helper, types = (found[0], found[1].types) if found else (None, card.types)
    cost = activation.actions
    helped = yield from pay_actions(player, "lw-pay-activation", card, cost, helper, cost=cost)
    return tuple(type_ for type_ in card.types if type_ in types) if helped else card.types


def draw_aside(game: LastWillState, player: Player, laid: Laid, activation: Activation) -> Rule[None]:
    """LW-26.14 Draw 6 cards from the regular decks; which one is kept is the next question."""
    counts = [0] * len(REGULAR)
    yield from choose_decks(game, player, activation.draw, counts)
    player.put(laid, laid.marked())
    yield tell("lw-looks", player.seat, card=laid.card.key)
    yield from draw(game, player, counts, game.aside)
    game.to_keep = activation.keep


def keep_one(game: LastWillState, player: Player) -> Rule[None]:
    """LW-26.14 Of the cards drawn 1 is kept, the others are discarded; the others do not see them."""
    kept = yield from choose_some(player.seat, "lw-keep-drawn", game.aside.cards, game.to_keep, game.to_keep)
    for card in kept:
        player.hand.add(card, game.aside.take(card))
    while game.aside.cards:
        card, seen = game.aside.draw()
        game.discard(card, seen)


# Companion tokens


def next_slot(laid: Laid) -> Slot | None:
    """LW-11.3 The uppermost empty slot, the only one that can be filled."""
    slots = laid.card.slots
    return slots[len(laid.tokens)] if len(laid.tokens) < len(slots) else None


def fitting(companion: Companion, laid: Laid) -> list[Symbol]:
    """LW-11.4, LW-11.7, LW-26.10 The tokens that a companion card can put on the next slot of a card."""
    slots, filled = laid.card.slots, len(laid.tokens)
    if filled >= len(slots):
        return []
    return [type_ for type_ in slots[filled].companions if type_ in companion.stands_for]


def token_refusal(player: Player, companion: Companion) -> Why | None:
    """LW-11.4 Why a companion card cannot be used for a token."""
    if not player.actions:
        return NO_ACTIONS
    for laid in player.board:
        if fitting(companion, laid):
            return None
    return NO_SLOT


def add_token(game: LastWillState, player: Player, companion: Companion) -> Rule[None]:
    """LW-11.4 Use an action, discard the card, put a token on the slot; LW-22.6 it can give a demotion."""
    targets = [laid.card for laid in player.board if fitting(companion, laid)]
    card = yield from choose(player.seat, "lw-token-where", targets, companion=companion.key)
    laid = player.find(card)
    tokens = {f"companion:{type_}": type_ for type_ in fitting(companion, laid)}
    type_ = yield from choose_named(player.seat, "lw-token-as", tokens, card=card.key)
    player.actions -= 1
    player.hand.take(companion)
    game.discard(companion)
    player.put(laid, replace(laid, tokens=(*laid.tokens, type_)))
    yield tell("lw-token", player.seat, companion=f"companion:{type_}", card=card.key)
    yield from may_cover(player, (type_, Symbol.WILD) if companion.wild else (type_,))
