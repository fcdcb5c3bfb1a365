"""Effects as data: what is printed on a card is a list of small frozen values.

A title declares each effect once, as a dataclass under the word that its data files use:

    EFFECTS = Vocabulary("aw")

    @EFFECTS.word("gain")
    @dataclass(frozen=True, slots=True)
    class Gain:
        what: Item
        n: int = 1

The reader of content files makes them from tables such as `{ do = "gain", what = "gold", n = 2 }`. Their
sentence follows from the word and the fields (`aw-does-gain`, with `$what` and `$n`), unless the effect has a
method `phrase` of its own. What an effect does, what it is worth to a bot, how it is drawn: one function
for each kind, in a `ByKind`:

    perform: ByKind[Doer] = ByKind("perform")

    @perform.of(Gain)
    def gain(game, player, effect): ...

    yield from perform[effect](game, player, effect)

So a new effect is said in three places: data, words, rule.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any, Generic, TypeVar

from salotto.kernel.title import Phrase

F = TypeVar("F")
K = TypeVar("K", bound=type)


class Vocabulary:
    """The effects of a title by their words."""

    def __init__(self, prefix: str, field: str = "do") -> None:
        self.prefix = prefix
        self.field = field
        self.kinds: dict[str, type] = {}
        self.words: dict[type, str] = {}

    def word(self, word: str) -> Callable[[K], K]:
        """Declare an effect: a frozen dataclass under the word of the data files."""

        def declare(kind: K) -> K:
            if word in self.kinds:
                raise ValueError(f"{self.prefix}: the effect {word!r} is declared twice")
            self.kinds[word] = kind
            self.words[kind] = word
            return kind

        return declare

    def phrase(self, effect: Any) -> Phrase:
        """An effect in words: its own, or those that follow from its fields."""
        if hasattr(effect, "phrase"):
            own: Phrase = effect.phrase()
            return own
        word = self.words[type(effect)].replace("_", "-")
        args = {
            field.name: plain(getattr(effect, field.name))
            for field in dataclasses.fields(effect)
            if not field.name.startswith("_")
        }
        return Phrase(f"{self.prefix}-does-{word}", args)


def plain(value: Any) -> Any:
    """A field as an argument of a text: enums by their value, nothing as an empty text."""
    if isinstance(value, Enum):
        return value.value
    return "" if value is None else value


class ByKind(Generic[F]):
    """One function for each kind of effect."""

    def __init__(self, purpose: str) -> None:
        self.purpose = purpose
        self._functions: dict[type, F] = {}

    def of(self, *kinds: type) -> Callable[[F], F]:
        """Declare the function for some kinds."""

        def declare(function: F) -> F:
            for kind in kinds:
                if kind in self._functions:
                    raise ValueError(f"{self.purpose}: {kind.__name__} has two functions")
                self._functions[kind] = function
            return function

        return declare

    def __getitem__(self, effect: object) -> F:
        return self._functions[type(effect)]

    def missing(self, kinds: Iterable[type]) -> list[str]:
        """The kinds without a function; a test holds it empty."""
        return sorted(kind.__name__ for kind in kinds if kind not in self._functions)
