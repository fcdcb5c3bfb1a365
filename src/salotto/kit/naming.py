"""Names: which definition stands behind a key, and how a key is said.

    NAMES = NameTable("aw", {"card": CARDS, "location": LOCATIONS})

    @NAMES.says("pay")
    def payment(name):                        # a function of what stands after the colon
        return Phrase("aw-pay", {"gold": int(name)})

    find = NAMES.find
    phrase = NAMES.phrase

A definition with `names` in three languages is said by its name; a key of the kinds given to `words` by the
text `aw-KIND-NAME`.
"""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from salotto.kernel.title import Phrase

WORDS = ("title", "mode", "option", "value", "phase", "category", "because")
"""What every title has texts for, by its id."""

Saying = Callable[[str], Phrase]
"""How a key is said, by what stands after the colon."""


class NameTable:
    """The keys of a title."""

    def __init__(self, prefix: str, things: Mapping[str, Mapping[str, Any]]) -> None:
        self.prefix = prefix
        self.things = {key: thing for kind in things.values() for key, thing in kind.items()}
        self.kinds = frozenset(WORDS)
        self.finders: dict[str, Callable[[str], Any]] = {}
        self.said: dict[str, Saying] = {}
        self.answers: dict[str, str] = {}
        self.others: Callable[[str, str], Phrase] | None = None
        """How all other keys are said: a function of what stands before and after the colon."""

    # Declaring

    def words(self, *kinds: str) -> None:
        """Kinds of keys that are said by the text `prefix-kind-name`."""
        self.kinds |= set(kinds)

    def says(self, *kinds: str) -> Callable[[Saying], Saying]:
        """Kinds of keys that are said by a function of what stands after the colon."""

        def declare(phrase: Saying) -> Saying:
            for kind in kinds:
                self.said[kind] = phrase
            return phrase

        return declare

    def says_about(self, kind: str, message: str, name: str, of: str) -> None:
        """A kind of keys that is said by one text about another thing: `$name` is the key `of:...`."""
        self.said[kind] = lambda rest: Phrase(message, {name: f"{of}:{rest}"})

    def answer(self, key: str, message: str) -> None:
        """An answer that is said by one text."""
        self.answers[key] = message

    def found(self, kind: str, find: Callable[[str], Any]) -> None:
        """A kind of keys whose definition a function of the whole key finds."""
        self.finders[kind] = find

    # Asking

    def find(self, key: str) -> Any:
        """The definition behind a key."""
        finder = self.finders.get(key.partition(":")[0])
        return self.things[key] if finder is None else finder(key)

    def word(self, kind: str, name: str) -> Phrase:
        """The text `prefix-kind-name`."""
        return Phrase(f"{self.prefix}-{kind}-{name.replace('_', '-')}")

    def phrase(self, key: str) -> Phrase:
        """A key in words."""
        if key in self.answers:
            return Phrase(self.answers[key])
        kind, _, name = key.partition(":")
        if kind in self.said:
            return self.said[kind](name)
        if kind in self.kinds:
            return self.word(kind, name)
        if key in self.things:
            return Phrase(names=self.things[key].names)
        if self.others is not None:
            return self.others(kind, name)
        raise KeyError(key)
