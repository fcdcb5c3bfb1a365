"""Paying with goods: fixed prices, any mix, and the characters who pay otherwise (AW-10.6, 10.7, 10.14)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from salotto.kernel.decisions import Rule, amount, choose, choose_some
from salotto.kit.goods import Amounts, amounts_text, mixes
from salotto.titles.architects.cards import Building, Power
from salotto.titles.architects.effects import GOLD, GOOD_NAMES, GOODS, MARBLE, STONE, WOOD, Item
from salotto.titles.architects.state import ArchitectsState, Player
from salotto.titles.architects.virtue import discard_plan

NOTHING: Amounts = (0,) * len(GOODS)
CARD = "card"


@dataclass(frozen=True, slots=True)
class Price:
    """Fixed goods, and any mix of some kinds."""

    fixed: Amounts
    any_of: tuple[int, ...] = ()
    any_n: int = 0

    @property
    def size(self) -> int:
        """How many goods it asks for."""
        return sum(self.fixed) + self.any_n


@dataclass(frozen=True, slots=True)
class Way:
    """One way to pay: goods, and Judith's cards in place of others."""

    key: str
    amounts: Amounts
    cards: int = 0


@cache
def way(amounts: Amounts, cards: int = 0) -> Way:
    """The one Way of these goods and cards."""
    text = amounts_text(amounts, GOOD_NAMES)
    if cards:
        text = f"{CARD}-{cards}" if text == "nothing" else f"{text},{CARD}-{cards}"
    return Way(f"pay:{text}", amounts, cards)


def goods_named(items: Sequence[Item]) -> tuple[int, ...]:
    """Kinds of goods as numbers."""
    return tuple(GOODS.index(item) for item in items)


def cheaper(player: Player, price: Price) -> list[Price]:
    """AW-10.7 Lothaire's prices: 1 Wood or 1 Stone less, where the price has any."""
    if player.character.power is not Power.WOOD_OR_STONE:
        return [price]
    less = player.character.ability.n
    if price.any_n:
        return [Price(price.fixed, price.any_of, price.any_n - less)]
    found = []
    for good in (WOOD, STONE):
        if price.fixed[good]:
            fixed = list(price.fixed)
            fixed[good] = max(0, fixed[good] - less)
            found.append(Price(tuple(fixed)))
    return found or [price]


def missing(player: Player, price: Price) -> int:
    """How many goods of a price a player does not have; AW-10.6 Gold and Marble are one to Therese."""
    goods = player.goods
    lack = 0
    for good in range(GOLD):
        if price.fixed[good] > goods[good]:
            lack += price.fixed[good] - goods[good]
    gold, marble = price.fixed[GOLD] - goods[GOLD], price.fixed[MARBLE] - goods[MARBLE]
    if player.character.power is Power.GOLD_IS_MARBLE:
        lack += max(0, gold + marble)
    else:
        lack += max(0, gold) + max(0, marble)
    if price.any_n:
        lack += max(0, price.any_n - sum(goods[good] - price.fixed[good] for good in price.any_of))
    return lack


def can_pay(player: Player, price: Price, cards: int) -> bool:
    """Whether a player can pay; AW-10.14 Judith with so many of her cards."""
    power = player.character.power
    if power is Power.WOOD_OR_STONE:
        return any(missing(player, one) == 0 for one in cheaper(player, price))
    return missing(player, price) <= (cards if power is Power.CARD_FOR_RESOURCE else 0)


def ways_to_pay(player: Player, price: Price, cards: int = 0) -> list[Way]:
    """Every way to pay exactly this price with so many cards: none is better than another in every way."""
    goods = player.goods
    if player.character.power is Power.GOLD_IS_MARBLE and (price.fixed[GOLD] or price.fixed[MARBLE]):
        both = price.fixed[GOLD] + price.fixed[MARBLE]
        rest = list(price.fixed)
        rest[GOLD] = rest[MARBLE] = 0
        if any(asked > have for asked, have in zip(rest, goods, strict=True)):
            return []
        found = []
        for mix in mixes(goods, (GOLD, MARBLE), both):
            found.append(way(tuple(a + b for a, b in zip(rest, mix, strict=True))))
        return found
    found = []
    kinds = [good for good, n in enumerate(price.fixed) if n]
    for of_any in range(min(cards, price.any_n), -1, -1):
        replaced = mixes(price.fixed, kinds, cards - of_any)
        given = mixes(goods, price.any_of, price.any_n - of_any) if price.any_of else [NOTHING]
        for gone in replaced:
            fixed = [asked - less for asked, less in zip(price.fixed, gone, strict=True)]
            for mix in given:
                whole = tuple(a + b for a, b in zip(fixed, mix, strict=True))
                if all(asked <= have for asked, have in zip(whole, goods, strict=True)):
                    found.append(way(whole, cards))
    return list(dict.fromkeys(found))


def pay_price(
    state: ArchitectsState, player: Player, price: Price, prompt: str, plan: Building | None = None
) -> Rule[Way]:
    """AW-4.0.5 Pay goods to the Supply; asks only where there is a choice.

    AW-10.14 Judith keeps back the plan that is constructed, or one card to discard for the Cathedral.
    """
    seat = player.seat
    power = player.character.power
    cards = 0
    if power is Power.CARD_FOR_RESOURCE:  # AW-10.14
        least = missing(player, price)
        cards = yield from amount(seat, "aw-judith-cards", least, min(len(player.hand.cards) - 1, price.size))
    if power is Power.NONE and not price.any_n:
        chosen = way(price.fixed)
    else:
        found = [one for cheap in cheaper(player, price) for one in ways_to_pay(player, cheap, cards)]
        chosen = yield from choose(seat, prompt, list(dict.fromkeys(found)))
    yield from hand_over(state, player, chosen, plan)
    return chosen


def hand_over(
    state: ArchitectsState, player: Player, chosen: Way, plan: Building | None = None
) -> Rule[None]:
    """Give the goods, and Judith the cards of her choice, but not the plan that is constructed."""
    goods = player.goods
    for good, number in enumerate(chosen.amounts):
        goods[good] -= number
    if chosen.cards:
        cards = [card for card in player.hand.cards if card is not plan]
        given = yield from choose_some(player.seat, "aw-judith-which", cards, chosen.cards, chosen.cards)
        for card in given:
            discard_plan(state, player, card)
