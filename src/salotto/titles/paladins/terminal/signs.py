"""The signs of Paladins in the terminal: Workers by shape and colour, goods, attributes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.text import Text

from salotto.kernel.title import Phrase
from salotto.kit.speaking import Words, spoken
from salotto.titles.paladins.naming import phrase

LACKING = "red1"
ANY, WORKSHOP = "·", "▣"
WORKERS = {
    "labourer": ("○", "bright_white"),
    "scout": ("◆", "green3"),
    "merchant": ("■", "dodger_blue1"),
    "fighter": ("▲", "red1"),
    "cleric": ("✚", "grey70"),
    "criminal": ("✖", "medium_purple1"),
    "rival": ("●", "magenta"),
}
"""A shape of its own beside the colour."""
SILVER, PROVISION, SUSPICION, DEBT = "¤", "♣", "◉", "▤"
GOODS = {"silver": (SILVER, "bright_white"), "provision": (PROVISION, "orange3")}
MONK, OUTPOST = "♗", "♖"
BACK = "▒"


def label(words: Words, message: str) -> tuple[str, str]:
    """What stands before something."""
    return f"{words.say(message)}  ", "dim"


def worker(kind: str) -> Text:
    """One Worker, or a space for any."""
    return Text(*WORKERS[kind]) if kind in WORKERS else Text(ANY, "dim")


def workers(kinds: Iterable[str]) -> Text:
    """Several Workers in a row."""
    return Text(" ").join(worker(kind) for kind in kinds)


def pool(counts: Mapping[str, int]) -> Text:
    """The Workers that somebody still has."""
    return workers(kind for kind, number in counts.items() for _ in range(number))


def in_words(said: Phrase, words: Words) -> str:
    """A phrase in the reader's words."""
    return spoken(said, words, phrase)


def name_of(key: str, words: Words) -> str:
    """What a key is called."""
    return in_words(phrase(key), words)
