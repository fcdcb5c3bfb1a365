"""Answers as numbers: a fixed list of actions for each title, of which a question makes some legal.

A title may name its actions exactly in a module `encoding` of its package. For any other title keys are
hashed to a fixed size; where two keys of one question meet, the later one (in alphabetical order) takes the
next free number, so an action is always exactly one answer, but a number may mean different answers in
different questions.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from salotto.kernel.decisions import Decision

HASHED = 1024
"""How many actions a title without a list of its own has."""

Mask = NDArray[np.int8]


class TooManyAnswers(ValueError):
    """A question with more answers than there are numbers for them."""


class Actions(Protocol):
    """A way to number answers."""

    size: int

    def numbers(self, keys: Sequence[str]) -> list[int]:
        """The number of each answer to one question, all different."""

    def name(self, number: int) -> str:
        """What a number stands for, for people."""


class ListedActions:
    """The actions a title has listed."""

    def __init__(self, encoding: Any) -> None:
        self._encoding = encoding
        self.size = len(encoding.ACTIONS)

    def numbers(self, keys: Sequence[str]) -> list[int]:
        """The number of each answer, straight from the title."""
        action = self._encoding.action
        return [action(key) for key in keys]

    def name(self, number: int) -> str:
        """The title's own name of an action."""
        return str(self._encoding.ACTIONS[number])


class HashedActions:
    """Actions by hash, the same on every machine."""

    def __init__(self, size: int = HASHED) -> None:
        self.size = size

    def numbers(self, keys: Sequence[str]) -> list[int]:
        """The hash of each key; where two meet, the later key moves on."""
        if len(keys) > self.size:
            raise TooManyAnswers(f"{len(keys)} answers do not fit {self.size} numbers")
        taken: dict[int, str] = {}
        for key in sorted(keys):
            number = stable_hash(key) % self.size
            while number in taken:
                number = (number + 1) % self.size
            taken[number] = key
        by_key = {key: number for number, key in taken.items()}
        return [by_key[key] for key in keys]

    def name(self, number: int) -> str:
        """A hash has no other name."""
        return f"action {number}"


def stable_hash(text: str) -> int:
    """A number that depends on the text alone, on every machine."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")


def mask(actions: Actions, decision: Decision | None) -> Mask:
    """One for each action that answers the question."""
    legal = np.zeros(actions.size, np.int8)
    if decision is not None:
        legal[actions.numbers(decision.keys)] = 1
    return legal


def option_of(actions: Actions, decision: Decision, number: int) -> Any:
    """The option behind the number of an answer; ValueError when it is none of this question's."""
    numbers = actions.numbers(decision.keys)
    if number not in numbers:
        raise ValueError(f"action {number} ({actions.name(number)}) does not answer {decision}")
    return decision.options[numbers.index(number)]
