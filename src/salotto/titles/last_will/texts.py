"""What is printed on a card, line by line, in words."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Iterable, Iterator

from salotto.kernel.title import Phrase, Value
from salotto.titles.last_will.cards import (
    EFFECTS,
    Activation,
    Black,
    Card,
    Companion,
    Property,
    Slot,
    Symbol,
    White,
)

DYNAMIC_WORDS = ("lw-does-*",)


def several(symbols: Iterable[Symbol]) -> str:
    """The key of some symbols."""
    return f"symbols:{'/'.join(symbols)}"


def printed(card: Card) -> Iterator[Phrase]:
    """Everything that is printed on a card: the corner, and what belongs to its kind."""
    if card.symbols:
        yield Phrase("lw-does-symbol", {"symbols": several(card.symbols)})
    if isinstance(card, White):
        yield from _white(card)
    elif isinstance(card, Companion):
        yield Phrase("lw-does-wild" if card.wild else "lw-does-companion")
    elif isinstance(card, Black):
        yield from _black(card)


def _white(card: White) -> Iterator[Phrase]:
    """LW-8 Its ways, its companions and its effects."""
    for way in card.ways:
        yield Phrase("lw-does-way", {"actions": way.actions, "pounds": way.spend})
    for extra in card.extras:
        yield Phrase("lw-does-extra", {"companion": f"companion:{extra.companion}", "pounds": extra.add})
    for effect in card.effects:
        yield EFFECTS.phrase(effect)
    if card.nuptial:
        yield Phrase("lw-does-nuptial")


def _black(card: Black) -> Iterator[Phrase]:
    """LW-9, LW-10 What it costs, what activating it spends, its slots and its privileges."""
    if isinstance(card, Property):
        yield Phrase("lw-does-price", {"pounds": card.values[0]})
        yield _values(card)
    else:
        yield Phrase("lw-does-lay", {"actions": card.lay.actions, "pounds": card.lay.money})
    if card.activation is not None:
        yield from _activation(card.activation)
    for nth, slot in enumerate(card.slots, 1):
        yield _slot(slot, nth)
    for privilege in card.privileges:
        yield EFFECTS.phrase(privilege)


def _values(card: Property) -> Phrase:
    if len(card.values) == 1:
        return Phrase("lw-does-farm")
    return Phrase("lw-does-values", {"values": ", ".join(map(str, card.values))})


def _activation(activation: Activation) -> Iterator[Phrase]:
    if activation.draw:
        yield Phrase("lw-does-look", {"draw": activation.draw, "keep": activation.keep})
    for part in activation.formula:
        given: dict[str, Value] = {"actions": activation.actions, "pounds": part.n}
        if part.counted is Symbol.FARM:
            yield Phrase("lw-does-per-farm", given)
        else:
            yield Phrase("lw-does-per", {**given, "thing": f"symbol:{part.counted}"})
    if activation.spend:
        yield Phrase("lw-does-activate", {"actions": activation.actions, "pounds": activation.spend})


def _slot(slot: Slot, nth: int) -> Phrase:
    """LW-11.3 What a slot offers when it is filled, and those above it."""
    companion = several(slot.companions)
    if slot.spend is None:
        return Phrase("lw-does-slot-doubles", {"companion": companion})
    given: dict[str, Value] = {"companion": companion, "pounds": slot.spend}
    return Phrase("lw-does-slot-free", given) if slot.free else Phrase("lw-does-slot", {**given, "nth": nth})
