"""What white-bordered cards do beside spending (LW-8.8 to LW-8.10, LW-26.13)."""

from __future__ import annotations

from dataclasses import replace

from salotto.kernel.decisions import Rule, choose, may, tell
from salotto.titles.last_will.board import COMPANION_KEYS, COMPANION_OF, next_slot
from salotto.titles.last_will.cards import ANIMALS, Property, Symbol
from salotto.titles.last_will.helpers import discounts
from salotto.titles.last_will.properties import (
    can_depreciate,
    choose_type,
    lower,
    modifier,
    take_price,
    value,
)
from salotto.titles.last_will.state import Estate, Laid, Player


def animals_for(laid: Laid) -> list[Symbol]:
    """LW-8.9 The animals that fit the uppermost empty slot of a farm."""
    slot = next_slot(laid)
    if slot is None or not isinstance(laid.card, Property) or Symbol.FARM not in laid.card.types:
        return []
    return [animal for animal in ANIMALS if animal in slot.companions]


def place_animals(player: Player, most: int) -> Rule[None]:
    """LW-8.9 Up to so many dog or horse tokens go on own farms, without cards and without further actions."""
    for left in range(most, 0, -1):
        farms = [laid.card for laid in player.board if animals_for(laid)]
        card = yield from may(player.seat, "lw-animal-where", farms, left=left)
        if card is None:
            return
        farm = player.find(card)
        keys = [COMPANION_KEYS[animal] for animal in animals_for(farm)]
        key = yield from choose(player.seat, "lw-animal-which", keys, card=card.key)
        player.put(farm, replace(farm, tokens=(*farm.tokens, COMPANION_OF[key])))
        yield tell("lw-token", player.seat, companion=key, card=card.key)


def depreciate(player: Player, most: int) -> Rule[None]:
    """LW-8.10 Up to so many single steps down, on one or several own properties."""
    for left in range(most, 0, -1):
        houses = [laid.card for laid in player.board if can_depreciate(laid)]
        card = yield from may(player.seat, "lw-depreciate-which", houses, left=left)
        if card is None:
            return
        house = player.find(card)
        lowered = lower(house, 1)
        player.put(house, lowered)
        yield tell("lw-depreciates", player.seat, card=card.key, value=value(lowered))


def free_sale(estate: Estate, player: Player, most: int, modifiers: bool) -> Rule[None]:
    """LW-26.13, LW-26.17 A property may be sold without a further action, perhaps without the modifiers.

    LW-R11 The helpers may still change the price.
    """
    for left in range(most, 0, -1):
        cards = [card for _, card in player.properties()]
        card = yield from may(player.seat, "lw-sell-which", cards, left=left)
        if card is None:
            return
        type_ = yield from choose_type(
            player, "lw-sell-as", card.types if modifiers else card.types[:1], card
        )
        base = value(player.find(card)) + (modifier(estate, type_) if modifiers else 0)
        yield from take_price(estate, player, card, type_, base, discounts(player.board, (type_,)), None)
