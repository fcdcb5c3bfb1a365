"""The signs of Architects in the terminal: workers, goods, prices, and sentences in the reader's words."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from salotto.kernel.title import Phrase
from salotto.kit.speaking import Words, spoken
from salotto.titles.architects.cards import Apprentice, Building
from salotto.titles.architects.naming import phrase as phrase_of

WORKER = "♟"
FREE = "·"
RESET = "○"
POINTS = "★"
CARD = "▯"
TINTS = {
    "clay": "dark_orange3",
    "wood": "gold3",
    "stone": "grey66",
    "gold": "gold1",
    "marble": "light_steel_blue1",
    "silver": "grey85",
}
SKILLS = {"carpentry": "▲", "tiling": "◆", "masonry": "■"}

DYNAMIC_WORDS = ("aw-good-*",)


def label(words: Words, message: str) -> tuple[str, str]:
    """What stands before something, with a colon."""
    return f"{words.say('aw-term-label', name=words.say(message))} ", "dim"


def said(phrase: Phrase, words: Words) -> str:
    """A phrase in the reader's words."""
    return spoken(phrase, words, phrase_of)


def goods(some: Mapping[str, int], words: Words, sign: str = "") -> Text:
    """Some goods with their numbers, each in its colour."""
    parts = [
        Text(f"{sign}{number} {words.say(f'aw-good-{name}')}", TINTS[name])
        for name, number in some.items()
        if number
    ]
    return Text(" ").join(parts)


def skills(card: Apprentice | Building) -> str:
    """The skills that an Apprentice has, or a Building needs."""
    return "".join(SKILLS[skill.value] for skill in card.skills)


def signed(number: int) -> str:
    """A change, always with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def brief(card: Apprentice | Building, words: Words) -> Text:
    """What matters most of a card: points, skills, Virtue, cost."""
    text = Text(skills(card), "slate_blue1")
    if isinstance(card, Building):
        text = Text.assemble((f"{card.vp}{POINTS} ", "gold1"), text, " ")
        text.append_text(goods({item.value: number for item, number in card.cost.items()}, words))
    if card.virtue:
        text.append(f" {signed(card.virtue)} {words.say('aw-term-virtue')}", "sky_blue2")
    return text
