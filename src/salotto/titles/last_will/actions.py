"""Phase 4, Actions: each player's turn, one thing after the other (LW-7)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from salotto.kernel.decisions import Blocked, Rule, choose, tell
from salotto.kit.components import Keyed
from salotto.kit.refusals import Why
from salotto.titles.last_will.board import (
    activate,
    activation_refusal,
    add_token,
    lay_down,
    lay_refusal,
    token_refusal,
)
from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import Black, Card, Companion, Property, White
from salotto.titles.last_will.helpers import give_extra_actions
from salotto.titles.last_will.money import declare_bankruptcy, limit
from salotto.titles.last_will.properties import buy, buy_refusal, sell, sell_refusal
from salotto.titles.last_will.state import LastWillState, Phase, Player
from salotto.titles.last_will.white_cards import play_refusal, play_white

END = "end"
"""The answer of somebody whose turn is over."""


class Verb(StrEnum):
    """LW-7.2 What can be done in an action turn."""

    PLAY = "play"  # LW-8 a white-bordered card
    LAY = "lay"  # LW-9.1 a black-bordered card
    BUY = "buy"  # LW-10.2 a property
    TOKEN = "token"  # LW-11.4 a companion comes to a property
    ACTIVATE = "activate"  # LW-9.5 a card on the board
    SELL = "sell"  # LW-10.8 a property


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Move(Keyed):
    """One thing to do with one card."""

    verb: Verb
    card: Card


def _move(verb: Verb, card: Card) -> Move:
    return Move(f"{verb}:{card.key.removeprefix('card:')}", verb, card)


IN_HAND = {White: Verb.PLAY, Black: Verb.LAY, Property: Verb.BUY, Companion: Verb.TOKEN}
"""What a card in the hand is for."""

HAND_MOVE = {card: _move(IN_HAND[type(card)], card) for card in BOX.cards}
ACTIVATE = {card: _move(Verb.ACTIVATE, card) for card in BOX.cards if isinstance(card, Black)}
SELL = {card: _move(Verb.SELL, card) for card in BOX.cards if isinstance(card, Property)}
MOVES = {move.key: move for moves in (HAND_MOVE, ACTIVATE, SELL) for move in moves.values()}


def begin_actions(game: LastWillState) -> None:
    """LW-7.1 Every player sets his action counter to his plan, and adds what his helpers give."""
    game.phase = Phase.ACTIONS
    game.turn = 0
    for player in game.players:
        assert player.plan is not None
        player.actions = player.plan.actions
        player.white_actions = 0
        player.given = ()
        for laid in player.board:
            give_extra_actions(player, laid.card)


# What is possible


def hand_refusal(game: LastWillState, player: Player, card: Card, most: int) -> Why | None:
    """LW-7.2 Why a card of the hand cannot be used now."""
    if type(card) is White:
        return play_refusal(player, card, most)
    if type(card) is Companion:
        return token_refusal(player, card)
    if type(card) is Property:
        return buy_refusal(game, player, card)
    assert isinstance(card, Black)
    return lay_refusal(game, player, card)


def moves(game: LastWillState, player: Player) -> list[Move | str]:
    """LW-7.2, LW-7.3, LW-7.4 Everything that the player can do now."""
    most = limit(player)
    found: list[Move | str] = [
        HAND_MOVE[card] for card in player.hand.cards if hand_refusal(game, player, card, most) is None
    ]
    for laid in player.board:
        card = laid.card
        if card.activation is not None and activation_refusal(game, player, laid, most) is None:
            found.append(ACTIVATE[card])
        if type(card) is Property and sell_refusal(player, card) is None:
            found.append(SELL[card])
    found.append(END)
    return found


def blocked_moves(game: LastWillState, player: Player) -> list[Blocked]:
    """LW-7.3 What cannot be done now, each with its reason."""
    most = limit(player)
    judged = [(HAND_MOVE[card], hand_refusal(game, player, card, most)) for card in player.hand.cards]
    for laid in player.board:
        card = laid.card
        if card.activation is not None:
            judged.append((ACTIVATE[card], activation_refusal(game, player, laid, most)))
        if type(card) is Property:
            judged.append((SELL[card], sell_refusal(player, card)))
    return [why.blocks(move.key, card=move.card.key) for move, why in judged if why is not None]


# The turn


def act(game: LastWillState, player: Player) -> Rule[None]:
    """LW-7.2 The player does one thing, or ends his turn; LW-7.5 nothing is compulsory."""
    move = yield from choose(
        player.seat,
        "lw-act",
        moves(game, player),
        lambda: blocked_moves(game, player),
        actions=player.actions,
        white=player.white_actions,
        money=player.money,
    )
    if isinstance(move, str):
        yield from end_turn(game, player)
        return
    card = move.card
    if isinstance(card, White):
        yield from play_white(game, player, card)
    elif isinstance(card, Companion):
        yield from add_token(game, player, card)
    elif move.verb is Verb.ACTIVATE and isinstance(card, Black):
        yield from activate(game, player, card)
    elif move.verb is Verb.SELL and isinstance(card, Property):
        yield from sell(game, player, card)
    elif isinstance(card, Property):
        yield from buy(game, player, card)
    elif isinstance(card, Black):
        yield from lay_down(game, player, card)
    yield from declare_bankruptcy(player)  # LW-14.4


def end_turn(game: LastWillState, player: Player) -> Rule[None]:
    """LW-7.5 Unused actions are lost at the end of the turn."""
    player.actions = player.white_actions = 0
    game.turn += 1
    yield tell("lw-ends-turn", player.seat)
