"""The signs of Last Will in the terminal: short forms of cards, plans and values."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from salotto.kit.speaking import Words
from salotto.titles.last_will.cards import Black, Card, Companion, Kind, Property, White
from salotto.titles.last_will.naming import named

POUND = "£"
ACTION = "★"
WHITE_ACTION = "☆"
CARD = "▯"
BOY = "♟"
USED = "✓"
COVERED = "✗"
FILLED, FREE = "●", "○"
TINT = {
    Kind.EVENT: "bright_white",
    Kind.HELPER: "green3",
    Kind.EXPENSE: "gold1",
    Kind.PROPERTY: "orange3",
    Kind.COMPANION: "slate_blue1",
}


def name_of(card: Card, words: Words) -> Text:
    """The name of a card in the colour of its kind."""
    return Text(card.names[words.language], TINT[card.kind])


def brief(card: Card, language: str) -> str:
    """What matters most of a card, in signs."""
    if isinstance(card, White):
        ways = " / ".join(f"{way.actions}{ACTION} {POUND}{way.spend}" for way in card.ways)
        return ways + "".join(f" +{extra.add} {named([extra.companion], language)}" for extra in card.extras)
    if isinstance(card, Property):
        types = named(card.types, language)
        return f"{types} {POUND}{card.values[0]} {spending(card)}".rstrip()
    if isinstance(card, Black):
        return f"{card.lay.actions}{ACTION} {spending(card)}".rstrip()
    return named(card.stands_for, language) if isinstance(card, Companion) and not card.wild else ""


def spending(card: Black) -> str:
    """LW-9.6 What activating a card can spend: without a token, and with one more each time."""
    activation = card.activation
    if activation is None:
        return ""
    steps = [activation.spend, *(slot.spend for slot in card.slots if slot.spend is not None)]
    amounts = "→".join(str(step) for step in steps if step)
    if not amounts:
        return ""
    return f"({activation.actions}{ACTION} {POUND}{amounts})" if activation.actions else f"({POUND}{amounts})"


def scale(values: Sequence[int], step: int) -> str:
    """LW-10.5 The values of a property, the present one in brackets."""
    return " ".join(f"({value})" if at == step else f"{value}" for at, value in enumerate(values))


def slots(card: Black, tokens: Sequence[str], language: str) -> str:
    """LW-11.3 The slots of a card, those with a token filled."""
    return " ".join(
        f"{FILLED if at < len(tokens) else FREE}{named(slot.companions, language)}"
        for at, slot in enumerate(card.slots)
    )
