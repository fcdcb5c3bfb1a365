"""Answers as numbers, and options as features (see `salotto.kit.encoding`)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from salotto.kernel.decisions import ENOUGH, NO, Decision
from salotto.kit.features import Unforeseen

SIGNS = re.compile(r"[:,/>+#]")
"""What divides the words of a key."""
BETWEEN = re.compile(r"([:,/>+#])")
PLACES = 10
"""A key has so many words at most."""
NUMBERS = 41
"""From 0 on, the numbers that are words."""


def keyed_in(value: Any) -> Iterator[Any]:
    """All components in a box, in the order of its fields."""
    if hasattr(value, "key"):
        yield value
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from keyed_in(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from keyed_in(each)
    elif is_dataclass(value):
        for field in fields(value):
            yield from keyed_in(getattr(value, field.name))


def keys_in(box: Any, *kinds: str) -> list[str]:
    """The keys of some kinds of components, each once."""
    return [key for key in all_keys(box) if kind_of(key) in kinds]


def all_of(value: Any, *kinds: type) -> Iterator[Any]:
    """Everything of some kinds in a box, in its components too."""
    if isinstance(value, kinds):
        yield value
    if isinstance(value, Mapping):
        value = value.values()
    elif is_dataclass(value):
        value = [getattr(value, field.name) for field in fields(value)]
    elif not isinstance(value, list | tuple):
        return
    for each in value:
        yield from all_of(each, *kinds)


def all_keys(box: Any) -> list[str]:
    """The keys of all components, each once."""
    return list(dict.fromkeys(each.key for each in keyed_in(box)))


class Vocabulary:
    """The words that keys are made of: those in the keys of a box, others, and numbers."""

    def __init__(self, *words: Iterable[str]) -> None:
        numbers = [str(number) for number in range(NUMBERS)]
        others = [word for some in words for key in some for word in SIGNS.split(key)]
        self.words = list(dict.fromkeys([*numbers, *others]))
        self.size = len(self.words) * PLACES
        self._numbers = {word: at for at, word in enumerate(self.words)}
        self._known: dict[str, list[int]] = {}

    def numbers_of(self, key: str) -> list[int]:
        """The numbers of the words of a key, in order; `gain-clay-3` is three where it is not one."""
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._found(key)
        return known

    def _found(self, key: str) -> list[int]:
        found = []
        for word in SIGNS.split(key):
            whole = self._numbers.get(word)
            parts = [self._numbers.get(part) for part in word.split("-")]
            if whole is not None:
                found.append(whole)
            elif None not in parts:
                found += [part for part in parts if part is not None]
            else:
                raise Unforeseen(f"the word {word!r} of {key}")
        return found

    def features(self, key: str) -> list[int]:
        """The numbers of the words of a key at their places."""
        found = self.numbers_of(key)
        if len(found) > PLACES:
            raise Unforeseen(f"{key} has too many words")
        return [at * len(self.words) + number for at, number in enumerate(found)]

    def name(self, number: int) -> str:
        """What a feature of an option stands for."""
        place, word = divmod(number, len(self.words))
        return f"word {place + 1}: {self.words[word]}"


class Answers:
    """A number for every answer that can ever be given: the names of the numbers are keys.

    Some keys are `composed` of several things, such as a payment; their words are known from elsewhere.
    `seats` says of a kind of keys which of its words is a seat: it is counted from the one that answers.
    `settled` says of a kind which of its words follow from the others and from the question.
    """

    def __init__(
        self,
        keys: Iterable[str],
        composed: Iterable[str] = (),
        seats: Mapping[str, int] | None = None,
        settled: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self._seats = {"seat": 1, **(seats or {})}
        self._settled = settled or {}
        self._seen_from: dict[tuple[str, int, int], str] = {}
        self._known: dict[tuple[str, int, int], int] = {}
        single = list(dict.fromkeys((*keys, NO, ENOUGH)))
        self.names: list[str] = list(dict.fromkeys([*single, *map(self.what_counts, composed)]))
        self._single = single
        self._numbers = {key: number for number, key in enumerate(self.names)}
        self.size = len(self.names)

    def seen_from(self, seat: int, players: int, key: str) -> str:
        """A key in which a seat is counted from the one that looks."""
        at = self._seats.get(kind_of(key))
        if at is None:
            return key
        known = self._seen_from.get((key, seat, players))
        if known is None:
            words = BETWEEN.split(key)
            word = words[2 * at] if 2 * at < len(words) else ""
            if word.isdecimal() and int(word) < players:
                words[2 * at] = str((int(word) - seat) % players)
            known = self._seen_from[key, seat, players] = "".join(words)
        return known

    def what_counts(self, key: str) -> str:
        """A key without the words that are settled by the others."""
        settled = self._settled.get(kind_of(key))
        if settled is None:
            return key
        return ":".join([word for word in key.split(":") if word not in settled])

    def numbers(self, decision: Decision, players: int) -> list[int]:
        """The number of each answer to a question, all different."""
        seat = decision.seat
        found = []
        for key in decision.keys:
            number = self._known.get((key, seat, players))
            if number is None:
                number = self._known[key, seat, players] = self.number(seat, players, key)
            found.append(number)
        return found

    def number(self, seat: int, players: int, key: str) -> int:
        """The number of an answer of a seat."""
        try:
            return self._numbers[self.what_counts(self.seen_from(seat, players, key))]
        except KeyError:
            raise Unforeseen(f"the answer {key}") from None

    def words(self) -> list[str]:
        """The keys of all answers but the composed ones."""
        return self._single

    def name(self, number: int) -> str:
        """What a number stands for."""
        return self.names[number]


def kind_of(key: str) -> str:
    """The first word of a key."""
    return key.partition(":")[0]
