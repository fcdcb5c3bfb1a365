"""Texts that people write: made harmless to store and to show."""

from __future__ import annotations

import unicodedata

NAME_LENGTH = 24
CHAT_LENGTH = 500
NOTES_LENGTH = 4000

_UNWANTED = {"Cc", "Cs", "Co", "Cn"}
"""Control, surrogate, private and unassigned characters."""
_TURNS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that turn the direction of what follows, also outside the text."""
_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs of their own right that look like nothing."""
_JOINERS = frozenset("\u200c\u200d")
"""Persian names and some pictures need them, between two letters."""
JOINED = "\u0590"
"""Letters before this one are never joined like that: it would make two names look the same."""


class BadName(ValueError):
    """A name in which there is nothing to see."""


def clean(text: str, length: int, keep: str = "") -> str:
    """The text without what no keyboard types, at most so long; `keep` may stay all the same."""
    wanted = (letter for letter in text[: 4 * length] if letter in keep or _is_wanted(letter))
    return unicodedata.normalize("NFC", "".join(wanted)).strip()[:length]


def _is_wanted(letter: str) -> bool:
    return unicodedata.category(letter) not in _UNWANTED and letter not in _TURNS


def clean_name(text: str) -> str:
    """A name on one line, without what cannot be seen; BadName when nothing is left of it."""
    given = clean(text, NAME_LENGTH)
    around = zip(" " + given, given, given[1:] + " ", strict=False)
    wanted = [
        letter
        for before, letter, after in around
        if _is_visible(letter) or (letter in _JOINERS and min(before, after) >= JOINED)
    ]
    name = " ".join("".join(wanted).split())
    if not any(_is_ink(letter) for letter in name):
        if text.strip():
            raise BadName(text)
        return ""
    return name


def _is_visible(letter: str) -> bool:
    """Neither a blank that passes for a letter nor an invisible sign."""
    return letter not in _BLANKS and unicodedata.category(letter) != "Cf"


def _is_ink(letter: str) -> bool:
    """Whether a letter shows by itself; an accent alone does not."""
    return _is_visible(letter) and unicodedata.category(letter)[0] not in "ZM"


def clean_lines(text: str, length: int) -> str:
    """A text of several lines."""
    return clean(text.replace("\r\n", "\n"), length, "\n\t")
