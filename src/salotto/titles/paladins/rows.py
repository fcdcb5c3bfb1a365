"""The rows of Townsfolk and Outsiders on the main board (PW-10.4, PW-10.6)."""

from __future__ import annotations

from salotto.kernel.zones import EVERYBODY
from salotto.titles.paladins.state import PaladinsState


def slide_townsfolk(game: PaladinsState) -> None:
    """PW-10.4.1 All Townsfolk slide right to close gaps, and the left slots are filled."""
    cards = [card for card in game.townsfolk_row if card is not None]
    game.townsfolk_row = [None] * (len(game.townsfolk_row) - len(cards)) + cards
    fill_townsfolk(game)


def fill_townsfolk(game: PaladinsState) -> None:
    """PW-10.6 The first card drawn goes to the right-most empty slot; PW-10.5 an empty pile leaves gaps."""
    for slot in range(len(game.townsfolk_row) - 1, -1, -1):
        if game.townsfolk_row[slot] is None and game.townsfolk.cards:
            game.townsfolk_row[slot] = game.townsfolk.draw(EVERYBODY)[0]


def slide_outsiders(game: PaladinsState) -> None:
    """PW-10.4.2 All Outsiders slide left to close gaps, and the right slots are filled."""
    cards = [card for card in game.outsider_row if card is not None]
    game.outsider_row = cards + [None] * (len(game.outsider_row) - len(cards))
    fill_outsiders(game)


def fill_outsiders(game: PaladinsState) -> None:
    """PW-10.6 The first card drawn goes to the left-most empty slot."""
    for slot, card in enumerate(game.outsider_row):
        if card is None and game.outsiders.cards:
            game.outsider_row[slot] = game.outsiders.draw(EVERYBODY)[0]


def discard_townsfolk(game: PaladinsState, slot: int) -> None:
    """PW-10.4.1 The card of a slot goes to the discard pile, if there is one."""
    card = game.townsfolk_row[slot]
    if card is not None:
        game.townsfolk_row[slot] = None
        game.townsfolk_discard = (*game.townsfolk_discard, card)


def discard_outsider(game: PaladinsState, slot: int) -> None:
    """PW-10.4.2 The card of a slot goes to the discard pile, if there is one."""
    card = game.outsider_row[slot]
    if card is not None:
        game.outsider_row[slot] = None
        game.outsider_discard = (*game.outsider_discard, card)
