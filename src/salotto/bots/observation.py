"""What a seat sees as numbers.

A title brings a module `encoding` with its declaration, `ENCODING` (see `salotto.kit.encoding`):
an observation is the list of the features that are on, of as many as the title has, and a vector is that list
written out, a one for each. How the table was opened (mode, players, options) is told after what the title
tells.

A title may bring a vector of its own instead, with every number between -1 and 1:

    ACTIONS: tuple[str, ...]                      a name for the number of every answer there can be
    FIELDS: tuple[tuple[str, int], ...]           the parts of the vector, in order, and their sizes
    action(key) -> int                            the number of an answer
    observe(view, prompt, about) -> array         the vector, from the seat's view and the question to it
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import NDArray

from salotto.bots.actions import Actions, ListedActions
from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from salotto.kernel.title import BOX_SIGN, BadTable, Table, Title
from salotto.kit.encoding import Encoding

Vector = NDArray[np.float32]


class NotEncoded(BadTable):
    """A title that brings no encoding, or asked for features where it has a vector of its own."""


class Encoder:
    """A title's observations and actions."""

    def __init__(self, title: Title[Any]) -> None:
        module = module_of(title)
        self.declared: Encoding | None = getattr(module, "ENCODING", None)
        """What the title has declared; None where it makes a vector of its own."""
        self.actions: Actions
        self.fields: tuple[tuple[str, int], ...]
        if self.declared is not None:
            self.names, words = self.declared.names.copy(), words_of(title)
            self._opened = {word: len(self.names) + at for at, word in enumerate(words)}
            self._known: dict[tuple[Any, ...], list[int]] = {}
            self.names += words
            self.fields = (*self.declared.fields, ("table", len(words)))
            self.actions = self.declared.answers
        else:
            self.names = [f"{name} {number + 1}" for name, size in module.FIELDS for number in range(size)]
            self.fields = module.FIELDS
            self.actions = ListedActions(module)
            self._observe = module.observe
        self.size = len(self.names)
        """How many numbers an observation has; `names` says what each of them stands for."""
        self._release = str(title.release), title.id.partition(BOX_SIGN)[2][:8]

    @property
    def version(self) -> str:
        """Another one where a number stands for something else: the release of the title, and a print of the
        names, in which are those of the components of the box."""
        return self._version([*self.names, *map(self.actions.name, range(self.actions.size))])

    @property
    def observation_version(self) -> str:
        """The same where only observations matter."""
        return self._version(self.names)

    def _version(self, names: Sequence[str]) -> str:
        release, box = self._release
        printed = hashlib.sha256("\n".join(names).encode()).hexdigest()[:12]
        return "-".join(filter(None, (release, printed, box)))

    def features(self, play: Play[Any], seat: int) -> list[int]:
        """The features that are on in what the seat knows and is being asked, in ascending order."""
        if self.declared is None:
            raise NotEncoded(f"{play.table.title} makes a vector of its own")
        return self.features_asked(play, seat, play.decision(seat))

    def features_asked(self, play: Play[Any], seat: int, decision: Decision | None) -> list[int]:
        """The same for who has the question at hand."""
        assert self.declared is not None
        on: list[int] = self.declared.features(play.state, seat, decision)
        return on + self._of_table(play.table)

    def _of_table(self, table: Table) -> list[int]:
        key = (table.mode, table.players, *table.options.values())
        known = self._known.get(key)
        if known is None:
            words = opening_words(table.mode, table.players, table.options.items())
            known = self._known[key] = sorted(self._opened[word] for word in words)
        return known

    def option_features(self, decision: Decision, players: int) -> list[list[int]]:
        """The features of each option, of as many as the declaration's `option_size`: words of its key."""
        if self.declared is None:
            raise NotEncoded("a title that makes a vector of its own has no features of options")
        found: list[list[int]] = self.declared.option_features(decision, players)
        return found

    def observe(self, play: Play[Any], seat: int) -> Vector:
        """What the seat knows, and what it is being asked, as a vector."""
        decision = play.decision(seat)
        if self.declared is None:
            prompt, about = (decision.prompt, decision.about) if decision else (None, {})
            vector: Vector = self._observe(play.view(seat), prompt, about)
            return vector
        dense = np.zeros(self.size, np.float32)
        on = self.features_asked(play, seat, decision)
        dense[np.fromiter(on, np.intp, len(on))] = 1
        return dense


@cache
def encoder(title: Title[Any]) -> Encoder:
    """The encoder of a title, made once."""
    return Encoder(title)


def module_of(title: Title[Any]) -> Any:
    """The title's module `encoding`."""
    name = f"{title.package}.encoding"
    if not find_spec(name):
        raise NotEncoded(f"{title.id} brings no module `encoding`, so its tables cannot be told in numbers")
    return import_module(name)


def words_of(title: Title[Any]) -> list[str]:
    """How a table of the title can be opened."""
    counts = sorted({count for mode in title.modes for count in mode.players})
    return [
        *(f"mode {mode.id}" for mode in title.modes),
        *(f"players {count}" for count in counts),
        *(f"option {option.id} {value}" for option in title.options for value in option.values),
    ]


def opening_words(mode: str, players: int, options: Sequence[Any] | Any) -> list[str]:
    """How one table was opened."""
    return [f"mode {mode}", f"players {players}", *(f"option {id} {value}" for id, value in options)]
