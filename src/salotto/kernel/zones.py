"""Zones: places where cards lie, and who knows which card lies there.

A zone is two parallel lists: the cards, and for each card a bit mask of the seats that know it.
What a seat has once seen stays known wherever the card goes, until a shuffle. From the masks alone
follow what a seat may be shown (`Zone.shown_to`) and how to deal again what it cannot know
(`redeal_zones`), so that a title's `view` and `redeal` are a few lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter
from typing import Generic, TypeVar

from salotto.kernel.chance import Chance

T = TypeVar("T")

NOBODY = 0
EVERYBODY = -1


def only(seat: int) -> int:
    """The mask of one seat."""
    return 1 << seat


def knows(mask: int, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) knows a card with this mask."""
    return mask == EVERYBODY if seat is None else bool(mask >> seat & 1)


class Zone(Generic[T]):
    """An ordered place for cards; the last card is the top."""

    __slots__ = ("cards", "seen")

    def __init__(self, cards: Iterable[T] = (), seen: int = NOBODY, masks: list[int] | None = None) -> None:
        self.cards: list[T] = list(cards)
        self.seen: list[int] = [seen] * len(self.cards) if masks is None else masks

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[T]:
        return iter(self.cards)

    def __repr__(self) -> str:
        return f"Zone({self.cards!r}, seen={self.seen!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Zone) and self.cards == other.cards and self.seen == other.seen

    def copy(self) -> Zone[T]:
        """An independent zone with the same cards."""
        return Zone(self.cards, NOBODY, self.seen.copy())

    def add(self, card: T, seen: int = NOBODY) -> None:
        """Put a card on top, known to the seats of the mask."""
        self.cards.append(card)
        self.seen.append(seen)

    def draw(self, seen: int = NOBODY) -> tuple[T, int]:
        """Take the top card; the seats of the mask come to know it."""
        return self.cards.pop(), self.seen.pop() | seen

    def take(self, card: T) -> int:
        """Take out one given card and say who knew it."""
        at = self.cards.index(card)
        del self.cards[at]
        return self.seen.pop(at)

    def show(self, seen: int) -> None:
        """Let the seats of the mask know every card of the zone."""
        self.seen = [mask | seen for mask in self.seen]

    def shown_to(self, seat: int | None) -> list[T | None]:
        """The cards as a seat may see them: None for a face-down card."""
        return [card if knows(mask, seat) else None for card, mask in zip(self.cards, self.seen, strict=True)]


def redeal_zones(
    zones: Iterable[Zone[T]], seat: int | None, chance: Chance, back: Callable[[T], object] | None = None
) -> None:
    """Deal again, among all the places whose card the seat cannot know, the cards lying there.

    They are put in order first: the new deal tells nothing about where they lay. Where cards have different
    backs, which everybody sees, each is dealt again among those with the same one.
    """
    places = [
        (zone.cards, at)
        for zone in zones
        for at, mask in enumerate(zone.seen)
        if not (mask == EVERYBODY if seat is None else mask >> seat & 1)
    ]
    if back is None:
        _deal_again(places, chance)
        return
    groups: dict[object, list[tuple[list[T], int]]] = {}
    for cards, at in places:
        groups.setdefault(back(cards[at]), []).append((cards, at))
    for group in groups.values():
        _deal_again(group, chance)


def _deal_again(places: list[tuple[list[T], int]], chance: Chance) -> None:
    unknown = [cards[at] for cards, at in places]
    unknown.sort(key=attrgetter("key") if unknown and hasattr(unknown[0], "key") else str)
    chance.shuffle(unknown)
    for (cards, at), card in zip(places, unknown, strict=True):
        cards[at] = card
