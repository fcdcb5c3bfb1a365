"""Pieces that are made of several zones: a row on offer with its deck, a deck with its discards."""

# interpreted: its classes are generic dataclasses
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from salotto.kernel.decisions import Rule, reveal
from salotto.kernel.zones import EVERYBODY, Zone
from salotto.kit.decks import next_card, restock

T = TypeVar("T")


@dataclass(slots=True)
class Row(Generic[T]):
    """Cards on offer, filled up from a deck: when one is taken, those to the right of it move up."""

    size: int
    cards: list[T] = field(default_factory=list)
    deck: Zone[T] = field(default_factory=Zone)

    def copy(self) -> Row[T]:
        """An independent row in the same position."""
        return Row(self.size, self.cards.copy(), self.deck.copy())

    def deal(self, cards: Iterable[T]) -> Rule[None]:
        """Shuffle cards into the deck and lay the row out."""
        yield from restock(self.deck, Zone(cards))
        yield from self._fill()

    def take(self, card: T) -> Rule[None]:
        """Take a card away and fill the row up."""
        self.cards.remove(card)
        yield from self._fill()

    def _fill(self) -> Rule[None]:
        """What comes was hidden, so that what went before cannot be taken back."""
        missing = min(self.size - len(self.cards), len(self.deck))
        if missing:
            self.cards += [self.deck.draw(EVERYBODY)[0] for _ in range(missing)]
            yield from reveal()


@dataclass(slots=True)
class Deck(Generic[T]):
    """A deck that is turned up card by card, such as an automatic opponent's; made anew when it is empty."""

    cards: Zone[T] = field(default_factory=Zone)
    discards: Zone[T] = field(default_factory=Zone)

    def copy(self) -> Deck[T]:
        """An independent deck in the same position."""
        return Deck(self.cards.copy(), self.discards.copy())

    def shuffle(self, cards: Iterable[T]) -> Rule[None]:
        """Shuffle cards in."""
        yield from restock(self.cards, Zone(cards))

    def turn_up(self) -> Rule[T]:
        """The next card, for everybody to see; it lies on the discard pile then."""
        card = yield from next_card(self.cards, self.discards)
        if card is None:
            raise IndexError("a deck without cards")
        self.discards.add(card, EVERYBODY)
        return card
