"""Names: which definition stands behind a key, and how a key is said.

    NAMES = NameTable("aw", {"card": CARDS, "location": LOCATIONS})
    NAMES.say("pay", payment_phrase)          # a function of what stands after the colon

    find = NAMES.find
    phrase = NAMES.phrase

A definition with `names` in three languages is said by its name; any other key by the text `aw-KIND-NAME`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from salotto.kernel.title import Phrase

WORDS = ("title", "mode", "option", "value", "phase", "category")
"""What every title has texts for, by its id."""


class NameTable:
    """The keys of a title."""

    def __init__(self, prefix: str, things: Mapping[str, Mapping[str, Any]]) -> None:
        self.prefix = prefix
        self.things = {key: thing for kind in things.values() for key, thing in kind.items()}
        self.kinds = frozenset((*WORDS,))
        self.said: dict[str, Callable[[str], Phrase]] = {}
        self.answers: dict[str, str] = {}

    def words(self, *kinds: str) -> None:
        """Kinds of keys that are said by the text `prefix-kind-name`."""
        self.kinds |= set(kinds)

    def say(self, kind: str, phrase: Callable[[str], Phrase]) -> None:
        """A kind of keys that is said by a function of what stands after the colon."""
        self.said[kind] = phrase

    def answer(self, key: str, message: str) -> None:
        """An answer that is said by one text."""
        self.answers[key] = message

    def find(self, key: str) -> Any:
        """The definition behind a key."""
        return self.things[key]

    def phrase(self, key: str) -> Phrase:
        """A key in words."""
        if key in self.answers:
            return Phrase(self.answers[key])
        kind, _, name = key.partition(":")
        if kind in self.said:
            return self.said[kind](name)
        if key in self.things:
            return Phrase(names=self.things[key].names)
        if kind in self.kinds:
            return Phrase(f"{self.prefix}-{kind}-{name.replace('_', '-')}")
        raise KeyError(key)
