"""What a thing to do in an action turn would cost, so that people see it before they choose (LW-14)."""

from __future__ import annotations

from salotto.kernel.title import Json
from salotto.titles.last_will.actions import Move, Verb, moves
from salotto.titles.last_will.board import activation_sums
from salotto.titles.last_will.cards import Black, Card, Property, White
from salotto.titles.last_will.helpers import free_activation, free_deal
from salotto.titles.last_will.properties import asking_price, deal_types, modifier, price_list, value
from salotto.titles.last_will.state import LastWillState, Player


def quotes(game: LastWillState, player: Player) -> dict[str, Json]:
    """For each possible move its action cost and the sums that it can spend (or take, when selling)."""
    return {
        move.key: {"actions": actions_of(player, move), "pounds": pounds_of(game, player, move)}
        for move in moves(game, player)
        if isinstance(move, Move)
    }


def actions_of(player: Player, move: Move) -> int:
    """LW-7.3 The fewest actions that the move takes."""
    card = move.card
    if isinstance(card, White):
        return card.ways[0].actions
    if move.verb is Verb.ACTIVATE and isinstance(card, Black) and card.activation is not None:
        saved = isinstance(card, Property) and free_activation(player, card.types) is not None
        return 0 if saved else card.activation.actions
    if isinstance(card, Property):
        return 0 if free_deal(player.board, card.types) else 1
    return card.lay.actions if isinstance(card, Black) else 1


def pounds_of(game: LastWillState, player: Player, move: Move) -> list[int]:
    """The sums at stake, before companions and the bonuses of a white-bordered card are added."""
    card: Card = move.card
    if isinstance(card, White):
        return [way.spend for way in card.ways]
    if move.verb is Verb.ACTIVATE and isinstance(card, Black):
        types = card.types if isinstance(card, Property) else ()
        return activation_sums(player, player.find(card), types)
    if isinstance(card, Property):
        if move.verb is Verb.SELL:
            present = value(player.find(card))
            bases = {type_: present + modifier(game, type_) for type_ in card.types}
        else:
            types = tuple(deal_types(game, player, card, player.board))
            bases = {type_: asking_price(game, card, type_) for type_ in types}
        prices = {price for type_, base in bases.items() for price in price_list(player.board, type_, base)}
        return sorted(price for price in prices if move.verb is Verb.SELL or price <= player.money)
    return [card.lay.money] if isinstance(card, Black) else []
