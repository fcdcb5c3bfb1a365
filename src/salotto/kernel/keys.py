"""Keys: the short names of things, by which they are chosen, logged and put into words.

The key of a thing is its kind and its name, `room:ballroom` or `favours:money:100|reputation:1`, written
without blanks, the kind in small letters. That form is its type: events and logs are plain JSON, in which no
other would survive. An answer may also be a bare word of the title (`done`) or a number (`4`).
"""

from __future__ import annotations

import re

_KEY = re.compile(r"[a-z][a-z0-9_-]*:\S*")
_NUMBER = re.compile(r"-?[0-9]+")


def is_key(value: object) -> bool:
    """Whether a value is the key of a thing, and not a text, a number or a bare word."""
    return isinstance(value, str) and _KEY.fullmatch(value) is not None


def is_number(key: str) -> bool:
    """Whether an answer is a number."""
    return _NUMBER.fullmatch(key) is not None
