"""What white-bordered cards do beside spending (LW-8.8 to LW-8.10, LW-26.9, LW-26.13).

Each effect is said here once: what the files may say of it, how it is drawn, and what it does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from salotto.kernel.decisions import Rule, choose_named, may, tell
from salotto.kit.content import written
from salotto.titles.last_will.board import next_slot
from salotto.titles.last_will.cards import ANIMALS, EFFECTS, Effect, Property, Symbol
from salotto.titles.last_will.properties import (
    by_key,
    can_depreciate,
    lower,
    modifier,
    take_price,
    value,
)
from salotto.titles.last_will.state import Laid, LastWillState, Player


@dataclass(frozen=True, slots=True)
class GainActions(Effect):
    """LW-8.8 Actions are added to the action counter."""

    n: int = field(metadata=written(least=1))


@EFFECTS.does("gain-actions", GainActions, sign="action")
def gain_actions(game: LastWillState, player: Player, effect: GainActions) -> Rule[None]:
    """LW-8.8, LW-8.11 They can be used at once."""
    player.actions += effect.n
    yield tell("lw-gains-actions", player.seat, actions=effect.n)


@dataclass(frozen=True, slots=True)
class PlaceAnimals(Effect):
    """LW-8.9 Dog or horse tokens are put on own farms."""

    n: int = field(metadata=written(least=1))


def animals_for(laid: Laid) -> list[Symbol]:
    """LW-8.9 The animals that fit the uppermost empty slot of a farm."""
    slot = next_slot(laid)
    if slot is None or not isinstance(laid.card, Property) or Symbol.FARM not in laid.card.types:
        return []
    return [animal for animal in ANIMALS if animal in slot.companions]


def one_of_own(player: Player, prompt: str, fits: Callable[[Laid], bool], left: int) -> Rule[Laid | None]:
    """A card on the own board with which something can be done, or none: so many times more."""
    cards = [laid.card for laid in player.board if fits(laid)]
    card = yield from may(player.seat, prompt, cards, left=left)
    return None if card is None else player.find(card)


@EFFECTS.does("place-animal-tokens", PlaceAnimals, sign="", icons=ANIMALS)
def place_animals(game: LastWillState, player: Player, effect: PlaceAnimals) -> Rule[None]:
    """LW-8.9 Up to so many dog or horse tokens go on own farms, without cards and without further actions."""
    for left in range(effect.n, 0, -1):
        farm = yield from one_of_own(player, "lw-animal-where", lambda laid: bool(animals_for(laid)), left)
        if farm is None:
            return
        animals = {f"companion:{animal}": animal for animal in animals_for(farm)}
        animal = yield from choose_named(player.seat, "lw-animal-which", animals, card=farm.card.key)
        player.put(farm, replace(farm, tokens=(*farm.tokens, animal)))
        yield tell("lw-token", player.seat, companion=f"companion:{animal}", card=farm.card.key)


@dataclass(frozen=True, slots=True)
class Depreciate(Effect):
    """LW-8.10 Own properties lose steps of their value."""

    n: int = field(metadata=written(least=1))


@EFFECTS.does("depreciate", Depreciate, sign="falling", shows="−{n}")
def depreciate(game: LastWillState, player: Player, effect: Depreciate) -> Rule[None]:
    """LW-8.10 Up to so many single steps down, on one or several own properties."""
    for left in range(effect.n, 0, -1):
        house = yield from one_of_own(player, "lw-depreciate-which", can_depreciate, left)
        if house is None:
            return
        lowered = lower(house, 1)
        player.put(house, lowered)
        yield tell("lw-depreciates", player.seat, card=house.card.key, value=value(lowered))


@dataclass(frozen=True, slots=True)
class SellProperty(Effect):
    """LW-26.13 Properties are sold without an action, with or without the modifier tokens."""

    n: int = field(metadata=written(least=1))
    modifiers: bool


@EFFECTS.does("sell-property", SellProperty, sign="market", shows="{n}×")
def free_sale(game: LastWillState, player: Player, effect: SellProperty) -> Rule[None]:
    """LW-26.13, LW-26.17 A property may be sold without a further action, perhaps without the modifiers.

    LW-R11 The helpers may still change the price.
    """
    for left in range(effect.n, 0, -1):
        cards = [card for _, card in player.properties()]
        card = yield from may(player.seat, "lw-sell-which", cards, left=left)
        if card is None:
            return
        types = card.types if effect.modifiers else card.types[:1]
        type_ = yield from choose_named(player.seat, "lw-sell-as", by_key(types), card=card.key)
        base = value(player.find(card)) + (modifier(game, type_) if effect.modifiers else 0)
        yield from take_price(game, player, card, type_, base, 0)


@dataclass(frozen=True, slots=True)
class DiscardForSpend(Effect):
    """LW-26.9 Cards with one of the symbols are discarded from the hand, each for so many pounds more."""

    symbols: tuple[Symbol, ...]
    n: int = field(metadata=written(least=1))


@EFFECTS.does("discard-for-spend", DiscardForSpend, sign="pound")
def paid_already(game: LastWillState, player: Player, effect: DiscardForSpend) -> Rule[None]:
    """LW-26.9 Part of the payment: nothing is left to be done after it."""
    yield from ()
