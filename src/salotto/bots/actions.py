"""Answers as numbers: a fixed list of actions for each title, of which a question makes some legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from salotto.kernel.decisions import Decision

Mask = NDArray[np.int8]


class Actions(Protocol):
    """A way to number answers."""

    size: int

    def numbers(self, decision: Decision, players: int) -> list[int]:
        """The number of each answer to a question at a table of so many, all different."""

    def name(self, number: int) -> str:
        """What a number stands for, for people."""


class ListedActions:
    """The actions that a title lists beside a vector of its own."""

    def __init__(self, encoding: Any) -> None:
        self._encoding = encoding
        self.size = len(encoding.ACTIONS)

    def numbers(self, decision: Decision, players: int) -> list[int]:
        """The number of each answer, straight from the title."""
        action = self._encoding.action
        return [action(key) for key in decision.keys]

    def name(self, number: int) -> str:
        """The title's own name of an action."""
        return str(self._encoding.ACTIONS[number])


def mask(actions: Actions, decision: Decision | None, players: int) -> Mask:
    """One for each action that answers the question."""
    legal = np.zeros(actions.size, np.int8)
    if decision is not None:
        legal[actions.numbers(decision, players)] = 1
    return legal


def option_of(actions: Actions, decision: Decision, players: int, number: int) -> Any:
    """The option behind the number of an answer; ValueError when it is none of this question's."""
    return chosen_of(actions, decision, actions.numbers(decision, players), number)


def chosen_of(actions: Actions, decision: Decision, numbers: Sequence[int], number: int) -> Any:
    """The same where the numbers of all its answers are known."""
    if number not in numbers:
        raise ValueError(f"action {number} ({actions.name(number)}) does not answer {decision}")
    return decision.options[numbers.index(number)]
