"""Answers as numbers, and options as features (see `salotto.kit.encoding`)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
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


class TooManyAnswers(ValueError):
    """A question with more answers than there are numbers for them."""


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
    return [key for key in all_keys(box) if key.partition(":")[0] in kinds]


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
    """A number for every answer.

    Most answers have their own. Those of the kinds in `ways` can be put together in too many ways: they are
    numbered within a question, in the order in which they are offered, and told apart by their features.
    `seats` says of a kind of keys which of its words is a seat: it is counted from the one that answers.
    """

    def __init__(
        self,
        keys: Iterable[str],
        ways: Mapping[str, int] | None = None,
        seats: Mapping[str, int] | None = None,
    ) -> None:
        self._seats = {"seat": 1, **(seats or {})}
        self._seen_from: dict[tuple[str, int, int], str] = {}
        self.names: list[str] = list(dict.fromkeys((*keys, NO, ENOUGH)))
        self._numbers = {key: number for number, key in enumerate(self.names)}
        self._ways: dict[str, tuple[int, int]] = {}
        for kind, most in (ways or {}).items():
            self._ways[kind] = len(self.names), most
            self.names += [f"{kind}, way {number + 1}" for number in range(most)]
        self.size = len(self.names)

    def seen_from(self, seat: int, players: int, key: str) -> str:
        """A key in which a seat is counted from the one that looks."""
        at = self._seats.get(key.partition(":")[0])
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

    def numbers(self, decision: Decision, players: int) -> list[int]:
        """The number of each answer to a question, all different."""
        found = []
        ways: dict[str, int] = {}
        for said in decision.keys:
            key = self.seen_from(decision.seat, players, said)
            number = self._numbers.get(key)
            if number is None:
                kind = key.partition(":")[0]
                at = ways.get(kind, 0)
                ways[kind] = at + 1
                start, most = self._ways.get(kind, (0, 0))
                if not most:
                    raise Unforeseen(f"the answer {key}")
                if at >= most:
                    raise TooManyAnswers(f"more than {most} ways {kind!r}")
                number = start + at
            found.append(number)
        return found

    def words(self) -> list[str]:
        """The keys of all answers that are known, and the kinds of the others."""
        return [*self._numbers, *self._ways]

    def name(self, number: int) -> str:
        """What a number stands for."""
        return self.names[number]
