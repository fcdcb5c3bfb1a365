"""Texts that people write: made harmless to store and to show."""

from __future__ import annotations

import unicodedata

NAME_LENGTH = 24
CHAT_LENGTH = 500
NOTES_LENGTH = 4000

_UNWANTED = {"Cc", "Cs", "Co", "Cn"}
"""Control, surrogate, private and unassigned characters."""
_TURNS = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that turn the direction of what follows, also outside the text."""


def clean(text: str, length: int, keep: str = "") -> str:
    """The text without what no keyboard types, at most so long; `keep` may stay all the same."""
    wanted = (letter for letter in text[: 4 * length] if letter in keep or _is_wanted(letter))
    return unicodedata.normalize("NFC", "".join(wanted)).strip()[:length]


def _is_wanted(letter: str) -> bool:
    return unicodedata.category(letter) not in _UNWANTED and letter not in _TURNS


def clean_name(text: str) -> str:
    """A name on one line."""
    return " ".join(clean(text, NAME_LENGTH).split())


def clean_lines(text: str, length: int) -> str:
    """A text of several lines."""
    return clean(text.replace("\r\n", "\n"), length, "\n\t")
