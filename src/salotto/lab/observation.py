"""What a seat sees as a vector of fixed size, with every number between -1 and 1.

A title may bring a module `encoding` in its package:

    ACTIONS: tuple[str, ...]                      a name for the number of every answer there can be
    FIELDS: tuple[tuple[str, int], ...]           the parts of the vector, in order, and their sizes
    action(key) -> int                            the number of an answer
    observe(view, prompt, about) -> array         the vector, from the seat's view and the question to it

Without one, the view is hashed: each text or number in it, with the path that leads there, falls into one of
`HASHED` places, so a few things may share a place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import NDArray

from salotto.kernel.play import Play
from salotto.kernel.title import Json, Title
from salotto.lab.actions import Actions, HashedActions, ListedActions, stable_hash

HASHED = 1024
Vector = NDArray[np.float32]


class Encoder:
    """A title's observations and actions."""

    def __init__(self, title: Title[Any]) -> None:
        encoding = encoding_of(title)
        self.actions: Actions = ListedActions(encoding) if encoding else HashedActions()
        self.fields: tuple[tuple[str, int], ...] = encoding.FIELDS if encoding else (("hashed", HASHED),)
        self.size = sum(size for _, size in self.fields)
        self._observe = encoding.observe if encoding else hashed_view

    def observe(self, play: Play[Any], seat: int) -> Vector:
        """What the seat knows, and what it is being asked."""
        decision = play.decision(seat)
        prompt, about = (decision.prompt, decision.about) if decision else (None, {})
        vector: Vector = self._observe(play.view(seat), prompt, about)
        return vector


@cache
def encoder(title: Title[Any]) -> Encoder:
    """The encoder of a title, made once."""
    return Encoder(title)


def encoding_of(title: Title[Any]) -> Any:
    """The title's module `encoding`, or None."""
    name = f"{title.package}.encoding"
    return import_module(name) if find_spec(name) else None


def hashed_view(view: Json, prompt: str | None, about: Mapping[str, Any]) -> Vector:
    """Any view as a vector."""
    vector = np.zeros(HASHED, np.float32)
    for path, value in leaves({"view": view, "prompt": prompt, "about": about}, ""):
        if isinstance(value, str):
            path, value = f"{path}={value}", 1
        place, sign = divmod(stable_hash(path), 2)
        vector[place % HASHED] += (1 - 2 * sign) * squashed(value)
    return np.clip(vector, -1, 1, out=vector)


def leaves(data: Json, path: str) -> Iterator[tuple[str, str | float]]:
    """Every text and number in a piece of plain data, with the path to it."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield from leaves(value, f"{path}.{key}")
    elif isinstance(data, (list, tuple)):
        for at, value in enumerate(data):
            yield from leaves(value, f"{path}.{at}")
    elif data is not None:
        yield path, data


def squashed(value: str | float) -> float:
    """Any number between -1 and 1, in the same order."""
    number = float(value)
    return number / (1 + abs(number))
