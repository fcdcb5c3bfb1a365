"""Effects as data: what is printed on a card is a list of small frozen values.

A title declares each effect once, as a dataclass, under the word that its data files use and together with
the rule that carries it out:

    EFFECTS = Vocabulary("lw")

    @dataclass(frozen=True, slots=True)
    class GainActions(Effect):
        n: int

    @EFFECTS.does("gain-actions", GainActions, sign="action")
    def gain_actions(state, player, effect):
        player.actions += effect.n
        ...

    yield from EFFECTS.carry_out(card.effects, state, player)

The reader of content files makes them from tables such as `{ do = "gain-actions", n = 2 }`; a field that
holds effects says which by their common class. Their sentence follows from the word and the fields
(`lw-does-gain-actions`, with `$n`; see `declare`), unless the effect has a method `phrase` of its own; their
picture from `sign`, `shows` and the things in their fields. What else there is to say about each kind, such
as what it is worth to a bot, is a `ByKind`. So a new effect is said in three places: data, words, rule.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import Any, Generic, TypeVar

from salotto.kernel.decisions import Rule
from salotto.kernel.title import Json, Phrase

F = TypeVar("F")
K = TypeVar("K", bound=type)

Shown = str | Callable[[Any], str]
"""A number as it stands on a card: `+{n}`, or a function of the effect."""


def interpreted(kind: K) -> K:
    """Leave a class to the interpreter, as a word leaves its own: their base cannot be compiled."""
    return kind


@interpreted
@dataclasses.dataclass(frozen=True, slots=True)
class Effect:
    """Something printed on a card, a tile or a board."""


@interpreted
@dataclasses.dataclass(frozen=True, slots=True)
class Times(Effect):
    """What can be done several times."""

    n: int = 1


class Vocabulary:
    """The effects of a title by their words."""

    def __init__(self, prefix: str, field: str = "do") -> None:
        self.prefix = prefix
        self.field = field
        self.kinds: dict[str, type] = {}
        self.words: dict[type, str] = {}
        self._rules: dict[type, Any] = {}
        self._looks: dict[type, tuple[str, Shown, Sequence[str] | None]] = {}
        self._by: dict[type, str] = {}

    def declare(
        self,
        word: str,
        kind: type,
        sign: str | None = None,
        shows: Shown = "+{n}",
        icons: Sequence[str] | None = None,
        by: str = "",
    ) -> None:
        """Declare an effect: a frozen dataclass, the word of the data files, and how it is drawn.

        Where its sentences differ `by` a field, there is one for each thing that can stand in it:
        `vw-does-gain-ink`.
        """
        if word in self.kinds:
            raise ValueError(f"{self.prefix}: the effect {word!r} is declared twice")
        self.kinds[word] = kind
        self.words[kind] = word
        self._looks[kind] = (word if sign is None else sign, shows, icons)
        self._by[kind] = by

    def word(self, word: str, **look: Any) -> Callable[[K], K]:
        """The same as a decorator of the dataclass."""

        def declared(kind: K) -> K:
            self.declare(word, kind, **look)
            return kind

        return declared

    def does(self, word: str, kind: type, **look: Any) -> Callable[[F], F]:
        """Declare an effect together with the rule that carries it out."""
        self.declare(word, kind, **look)

        def declared(rule: F) -> F:
            self._rules[kind] = rule
            return rule

        return declared

    def rule(self, effect: object) -> Any:
        """The rule that carries an effect out."""
        return self._rules[type(effect)]

    def carry_out(self, effects: Iterable[object], state: Any, player: Any) -> Rule[None]:
        """Carry effects out for a player, one after the other."""
        for effect in effects:
            yield from self._rules[type(effect)](state, player, effect)

    def within(self, hint: Any) -> tuple[type, ...]:
        """The effects that a type stands for: itself, or all that are derived from it."""
        if hint in self.words:
            return (hint,)
        if not isinstance(hint, type):
            return ()
        return tuple(kind for kind in self.words if issubclass(kind, hint))

    def phrase(self, effect: Any) -> Phrase:
        """An effect in words: its own, or those that follow from its fields."""
        if hasattr(effect, "phrase"):
            own: Phrase = effect.phrase()
            return own
        word, by = self.words[type(effect)], self._by[type(effect)]
        args = {field.name: said(field.name, value) for field, value in _parts(effect)}
        if by:
            word = f"{word}-{args.pop(by)}"
        return Phrase(f"{self.prefix}-does-{word.replace('_', '-')}", args)

    def picture(self, effect: Any) -> Json:
        """An effect as a sign, a number, and the icons of the things it speaks of."""
        sign, shows, icons = self._looks[type(effect)]
        if isinstance(shows, str):
            text = shows.format(**{field.name: value for field, value in _parts(effect)})
        else:
            text = shows(effect)
        if icons is None:
            icons = [getattr(thing, "icon", thing.value) for _, v in _parts(effect) for thing in _things(v)]
        return {"sign": sign, "text": text, "icons": list(icons)}


def _parts(effect: Any) -> list[tuple[dataclasses.Field[Any], Any]]:
    fields = dataclasses.fields(effect)
    return [(field, getattr(effect, field.name)) for field in fields if not field.name.startswith("_")]


def _things(value: Any) -> list[Enum]:
    """The members of enumerations in a field."""
    if isinstance(value, tuple):
        return [each for each in value if isinstance(each, Enum)]
    return [value] if isinstance(value, Enum) else []


def said(name: str, value: Any) -> Any:
    """A field as an argument of a text.

    A thing is said by its word, several as one key (`symbols:helm/mask`) that the title puts into words.
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return f"{name}:{'/'.join(str(thing.value) for thing in _things(value))}"
    return "" if value is None else value


class ByKind(Generic[F]):
    """One function for each kind of effect; one for all others, where there is a default."""

    def __init__(self, purpose: str, default: F | None = None) -> None:
        self.purpose = purpose
        self.default = default
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
        found = self._functions.get(type(effect), self.default)
        if found is None:
            raise KeyError(f"{self.purpose}: nothing for {type(effect).__name__}")
        return found

    def missing(self, kinds: Iterable[type]) -> list[str]:
        """The kinds without a function; a test holds it empty."""
        return sorted(kind.__name__ for kind in kinds if kind not in self._functions)
