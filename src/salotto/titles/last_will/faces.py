"""The parts of a card as small pictures: signs and numbers for the templates to draw."""

from __future__ import annotations

from collections.abc import Iterable

from salotto.kernel.title import Json
from salotto.titles.last_will.cards import (
    Activation,
    AdjustPrice,
    BonusMaintain,
    BonusSpend,
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
    SellProperty,
    Slot,
    Symbol,
)


def picture(sign: str, text: str, icons: Iterable[str] = ()) -> Json:
    """A number or word, the sign it counts, and the things it speaks of."""
    return {"sign": sign, "text": text, "icons": list(icons)}


def ids(symbols: Iterable[Symbol]) -> list[str]:
    """The names of their icons."""
    return [symbol.value for symbol in symbols]


def activation_face(activation: Activation) -> Json:
    """LW-9.5 What activating a card costs and gives."""
    return {
        "actions": activation.actions,
        "pounds": activation.spend,
        "per": [{"id": part.counted.value, "pounds": part.n} for part in activation.formula],
        "draw": activation.draw,
        "keep": activation.keep,
    }


def slot_face(slot: Slot) -> Json:
    """LW-11.3 A place for a companion token."""
    return {
        "companions": ids(slot.companions),
        "pounds": slot.spend,
        "doubles": slot.doubles,
        "free": slot.free,
    }


def effect_face(effect: Effect) -> Json:
    """LW-8.8 to LW-8.10, LW-26 What a white-bordered card does beside spending."""
    match effect:
        case GainActions(n):
            return picture("action", f"+{n}")
        case PlaceAnimals(n):
            return picture("", f"+{n}", ("dog", "horse"))
        case Depreciate(n):
            return picture("falling", f"−{n}")
        case SellProperty(n):
            return picture("market", f"{n}×")
        case DiscardForSpend(symbols, n):
            return picture("pound", f"+{n}", ids(symbols))


def privilege_face(privilege: Privilege) -> Json:
    """LW-13 What a helper is good for."""
    match privilege:
        case BonusSpend(symbols, n):
            return picture("pound", f"+{n}", ids(symbols))
        case BonusMaintain(types, n):
            return picture("pound", f"+{n}", ids(types))
        case FreeDeal(types, times, price):
            less = f" −{-price}" if price else ""
            return picture("market", f"{times}×{less}", ids(types))
        case AdjustPrice(types, n):
            return picture("market", f"±{n}", ids(types))
        case FreeActivation(types, times):
            return picture("no-action", f"{times}×", ids(types))
        case ExtraActions(n):
            return picture("action", f"+{n}")
        case ExtraWhiteActions(n):
            return picture("white-action", f"+{n}")
        case DrawMore(n, deck):
            return picture("cards", f"+{n}", [] if deck is None else [f"deck-{deck.value}"])
        case KeepMore(n):
            return picture("hand", f"+{n}")
        case ExtraErrandBoys(n):
            return picture("hat", f"+{n}")
