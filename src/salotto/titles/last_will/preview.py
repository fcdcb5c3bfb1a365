"""What a thing to do in an action turn would cost, so that people see it before they choose (LW-14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from salotto.titles.last_will.actions import Move, Verb, moves
from salotto.titles.last_will.board import activation_sums
from salotto.titles.last_will.cards import Black, Card, Property, White
from salotto.titles.last_will.helpers import free_activation, free_deal
from salotto.titles.last_will.properties import asking_price, deal_types, modifier, price_list, value
from salotto.titles.last_will.state import LastWillState, Player


class Quote(NamedTuple):
    """The actions that a move takes, and the sums that it can spend (or take, when selling)."""

    actions: int
    pounds: Sequence[int]


def quotes(game: LastWillState, player: Player) -> dict[str, Quote]:
    """What each possible move would cost."""
    possible = [move for move in moves(game, player) if isinstance(move, Move)]
    return {move.key: Quote(*quote(game, player, move.verb, move.card)) for move in possible}


def quote(game: LastWillState, player: Player, verb: Verb, card: Card) -> tuple[int, list[int]]:
    """LW-7.3 The fewest actions that a move takes; the sums at stake, before companions and bonuses come
    to a white-bordered card."""
    if isinstance(card, White):
        return card.ways[0].actions, [way.spend for way in card.ways]
    if not isinstance(card, Black):
        return 1, []
    types = card.types if isinstance(card, Property) else ()
    if verb is Verb.ACTIVATE and card.activation is not None:
        saved = types and free_activation(player, types) is not None
        sums = activation_sums(player, player.find(card), types)
        return 0 if saved else card.activation.actions, sums
    if isinstance(card, Property):
        return 0 if free_deal(player.board, types) else 1, prices_of(game, player, verb, card)
    return card.lay.actions, [card.lay.money]


def prices_of(game: LastWillState, player: Player, verb: Verb, card: Property) -> list[int]:
    """LW-10.3, LW-10.8 Every price at which a property can be bought or sold."""
    if verb is Verb.SELL:
        present = value(player.find(card))
        bases = {type_: present + modifier(game, type_) for type_ in card.types}
    else:
        types = deal_types(game, player, card, player.board)
        bases = {type_: asking_price(game, card, type_) for type_ in types}
    prices = {price for type_, base in bases.items() for price in price_list(player.board, type_, base)}
    return sorted(price for price in prices if verb is Verb.SELL or price <= player.money)
