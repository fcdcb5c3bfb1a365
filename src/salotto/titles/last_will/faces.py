"""Cards as the templates draw them: signs and numbers, and the lines that are printed on them."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Callable
from functools import partial

from salotto.kernel.title import Json
from salotto.kit.speaking import Speaker
from salotto.kit.views import fields_of
from salotto.titles.last_will.actions import ACTIVATE, HAND_MOVE, SELL
from salotto.titles.last_will.cards import (
    EFFECTS,
    Activation,
    Black,
    Card,
    Companion,
    Job,
    Property,
    Slot,
    White,
)
from salotto.titles.last_will.naming import named
from salotto.titles.last_will.texts import lines


def card_text(card: Card, language: str, say: Callable[..., str]) -> list[str]:
    """What is printed on a card, in the words of the page."""
    return lines(card, Speaker(say, language))


def no_text(say: Callable[..., str]) -> list[str]:
    """Nothing beside what is drawn."""
    return []


def activation_face(activation: Activation) -> Json:
    """LW-9.5 What activating a card costs and gives."""
    per = [{"id": part.counted.value, "pounds": part.n} for part in activation.formula]
    return fields_of(activation, "actions", "draw", "keep") | {"pounds": activation.spend, "per": per}


def slot_face(slot: Slot) -> Json:
    """LW-11.3 A place for a companion token."""
    return fields_of(slot, "companions", "doubles", "free") | {"pounds": slot.spend}


def card_face(card: Card, language: str) -> Json:
    """What is printed on a card."""
    face: Json = {
        **fields_of(card, "key", "kind", "deck", "crowns", "source"),
        "name": card.names[language],
        "long": long(card.names[language]),
        "snug": snug(card.names[language]),
        "symbols": [{"id": symbol.value, "name": named([symbol], language)} for symbol in card.symbols],
        "text": partial(card_text, card, language),
        "move": HAND_MOVE[card].key,
    }
    if isinstance(card, White):
        face["ways"] = [{"actions": way.actions, "pounds": way.spend} for way in card.ways]
        face["extras"] = [{"id": extra.companion.value, "pounds": extra.add} for extra in card.extras]
        face["effects"] = [EFFECTS.picture(effect) for effect in card.effects]
        face["nuptial"] = bool(card.nuptial)
    elif isinstance(card, Companion):
        face["wild"] = card.wild
    elif isinstance(card, Black):
        face |= black_face(card)
    return face


def long(name: str) -> bool:
    """Whether a name needs smaller letters to fit on a card."""
    return len(name) > 20 or longest_word(name) > 11


def snug(name: str) -> bool:
    """Whether a name needs them only on the narrow cards of an offer."""
    return not long(name) and (len(name) > 18 or longest_word(name) > 9)


def longest_word(name: str) -> int:
    """How many letters the longest word of a name has."""
    return max(map(len, name.split()))


def black_face(card: Black) -> Json:
    """LW-9, LW-10 What a black-bordered card has beside."""
    face: Json = {
        "lay": {"actions": card.lay.actions, "pounds": card.lay.money},
        "activate": ACTIVATE[card].key,
        "activation": activation_face(card.activation) if card.activation else None,
        "slots": [slot_face(slot) for slot in card.slots],
        "privileges": [EFFECTS.picture(privilege) for privilege in card.privileges],
    }
    if isinstance(card, Property):
        face |= fields_of(card, "types", "values") | {"sell": SELL[card].key}
    return face


def job_face(job: Job, language: str) -> Json:
    """LW-21 An employment card."""
    income = [
        {"id": line.symbol.value, "name": named([line.symbol], language), "pounds": line.income}
        for line in job.lines
    ]
    return {"key": job.key, "name": job.names[language], "kind": "job", "lines": income, "text": no_text}
