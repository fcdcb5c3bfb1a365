"""Decks, discard piles and rows of cards on offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from salotto.kernel.chance import Chance
from salotto.kernel.decisions import Rule, reveal, shuffle
from salotto.kernel.zones import EVERYBODY, Zone

T = TypeVar("T")


def put_under(deck: Zone[T], card: T, seen: int) -> None:
    """Lay a card face down under a deck; who knew it knows that it lies there."""
    deck.cards.insert(0, card)
    deck.seen.insert(0, seen)


def draw_cards(deck: Zone[T], hand: Zone[T], count: int, seen: int) -> list[T]:
    """Draw so many cards, or as many as there are, into a hand; the seats of the mask see them."""
    drawn = []
    for _ in range(min(count, len(deck.cards))):
        card = deck.cards.pop()
        hand.cards.append(card)
        hand.seen.append(deck.seen.pop() | seen)
        drawn.append(card)
    return drawn


def known(zone: Zone[Any], seat: int | None) -> list[str | None]:
    """The keys of the cards of a zone as a seat may see them; None for a card that it does not know."""
    return [card and card.key for card in zone.shown_to(seat)]


def next_card(deck: Zone[T], discard: Zone[T]) -> Rule[T | None]:
    """Turn up the top card for everybody; an empty deck is first made anew from its discard pile."""
    if not deck.cards:
        yield from restock(deck, discard)
    if not deck.cards:
        return None
    yield from reveal()
    return deck.draw(EVERYBODY)[0]


def restock(deck: Zone[T], discard: Zone[T]) -> Rule[None]:
    """Shuffle a discard pile into the deck."""
    if discard.cards:
        deck.cards += discard.cards
        deck.seen += discard.seen
        discard.cards.clear()
        discard.seen.clear()
        yield from shuffle(deck)


def slide(row: list[T], at: int) -> T:
    """Take the card at a place of a row; those to the right of it move up."""
    return row.pop(at)


def refill(row: list[T], size: int, deck: Zone[T]) -> list[T]:
    """Fill a row up to its size from the top of a deck, for everybody to see; says what came."""
    came = []
    while len(row) < size and deck.cards:
        card, _ = deck.draw(EVERYBODY)
        row.append(card)
        came.append(card)
    return came


def deal_row(row: list[T], size: int, deck: Zone[T]) -> Rule[list[T]]:
    """The same as a rule: what comes was hidden, so that what went before cannot be taken back."""
    came = refill(row, size, deck)
    if came:
        yield from reveal()
    return came


def choose_again(cards: Sequence[T], count: int, chance: Chance) -> tuple[T, ...]:
    """Another secret choice of so many cards, which others could not tell from the one that was made."""
    mixed = list(cards)
    chance.shuffle(mixed)
    return tuple(mixed[:count])
