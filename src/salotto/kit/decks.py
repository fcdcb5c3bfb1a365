"""Decks, discard piles and secret choices of cards."""

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


def choose_again(cards: Sequence[T], count: int, chance: Chance) -> tuple[T, ...]:
    """Another secret choice of so many cards, which others could not tell from the one that was made."""
    mixed = list(cards)
    chance.shuffle(mixed)
    return tuple(mixed[:count])
