"""What a card does, line by line, as texts with their arguments; names are in the reader's language already.

The page and the terminal say the same lines. A line speaks of one thing that is printed on the card.
"""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Iterable, Iterator

from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import (
    Activation,
    AdjustPrice,
    Black,
    BonusMaintain,
    BonusSpend,
    Card,
    Companion,
    Depreciate,
    DiscardForSpend,
    DrawMore,
    Effect,
    ExtraActions,
    ExtraErrandBoys,
    ExtraWhiteActions,
    FreeActivation,
    FreeDeal,
    GainActions,
    KeepMore,
    PlaceAnimals,
    Privilege,
    Property,
    SellProperty,
    Slot,
    Symbol,
    White,
)

Line = tuple[str, dict[str, str | int]]
"""The id of a text, and its arguments."""


def told(card: Card, language: str) -> list[Line]:
    """Everything that is printed on a card."""
    return [*_symbols(card, language), *_body(card, language)]


def named(symbols: Iterable[Symbol], language: str) -> str:
    """Some symbols by name."""
    return " / ".join(BOX.symbols[symbol][language] for symbol in symbols)


def _symbols(card: Card, language: str) -> Iterator[Line]:
    if card.symbols:
        yield "lw-does-symbol", {"symbols": named(card.symbols, language)}


def _body(card: Card, language: str) -> Iterator[Line]:
    if isinstance(card, White):
        yield from _white(card, language)
    elif isinstance(card, Companion):
        yield ("lw-does-wild" if card.wild else "lw-does-companion"), {}
    elif isinstance(card, Black):
        yield from _black(card, language)


def _white(card: White, language: str) -> Iterator[Line]:
    """LW-8 Its ways, its companions and its effects."""
    for way in card.ways:
        yield "lw-does-way", {"actions": way.actions, "pounds": way.spend}
    for extra in card.extras:
        yield "lw-does-extra", {"companion": named([extra.companion], language), "pounds": extra.add}
    for effect in card.effects:
        yield _effect(effect, language)
    if card.nuptial:
        yield "lw-does-nuptial", {}


def _effect(effect: Effect, language: str) -> Line:
    match effect:
        case GainActions(n):
            return "lw-does-gain", {"n": n}
        case PlaceAnimals(n):
            return "lw-does-animals", {"n": n}
        case Depreciate(n):
            return "lw-does-depreciate", {"n": n}
        case SellProperty(n):
            return "lw-does-sale", {"n": n}
        case DiscardForSpend(symbols, n):
            return "lw-does-discard", {"symbols": named(symbols, language), "pounds": n}


def _black(card: Black, language: str) -> Iterator[Line]:
    """LW-9, LW-10 What it costs, what activating it spends, its slots and its privileges."""
    if isinstance(card, Property):
        yield "lw-does-price", {"pounds": card.values[0]}
        yield from _values(card)
    else:
        yield "lw-does-lay", {"actions": card.lay_actions, "pounds": card.lay_money}
    if card.activation is not None:
        yield from _activation(card.activation, language)
    for slot in card.slots:
        yield _slot(slot, language)
    for privilege in card.privileges:
        yield _privilege(privilege, language)


def _values(card: Property) -> Iterator[Line]:
    if len(card.values) == 1:
        yield "lw-does-farm", {}
    else:
        yield "lw-does-values", {"values": ", ".join(map(str, card.values))}


def _activation(activation: Activation, language: str) -> Iterator[Line]:
    if activation.draw:
        yield "lw-does-look", {"draw": activation.draw, "keep": activation.keep}
    elif activation.formula:
        for part in activation.formula:
            counted = named([part.counted], language)
            yield "lw-does-per", {"actions": activation.actions, "thing": counted, "pounds": part.n}
    else:
        yield "lw-does-activate", {"actions": activation.actions, "pounds": activation.spend}


def _slot(slot: Slot, language: str) -> Line:
    companion = named(slot.companions, language)
    if slot.spend is None:
        return "lw-does-slot-doubles", {"companion": companion}
    message = "lw-does-slot-free" if slot.free else "lw-does-slot"
    return message, {"companion": companion, "pounds": slot.spend}


def _privilege(privilege: Privilege, language: str) -> Line:
    """LW-13 A helper's privilege."""
    match privilege:
        case BonusSpend(symbols, n, opera):
            message = "lw-does-bonus-opera" if opera else "lw-does-bonus"
            return message, {"symbols": named(symbols, language), "pounds": n}
        case BonusMaintain(types, n):
            return "lw-does-bonus-upkeep", {"types": named(types, language), "pounds": n}
        case FreeDeal(types, times, price):
            message = "lw-does-cheap-deal" if price else "lw-does-deal"
            return message, {"types": named(types, language), "times": times, "pounds": -price}
        case AdjustPrice(types, n):
            return "lw-does-haggle", {"types": named(types, language), "pounds": n}
        case FreeActivation(types, times):
            return "lw-does-free-upkeep", {"types": named(types, language), "times": times}
        case ExtraActions(n):
            return "lw-does-actions", {"n": n}
        case ExtraWhiteActions(n):
            return "lw-does-white-actions", {"n": n}
        case DrawMore(n, deck):
            return "lw-does-draw", {"n": n, "deck": "any" if deck is None else deck.value}
        case KeepMore(n):
            return "lw-does-keep", {"n": n}
        case ExtraErrandBoys(n):
            return "lw-does-boys", {"n": n}
