"""An adviser whose judgement is a table of weights, which can be tuned."""

# interpreted: titles anywhere subclass it
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypeVar

from salotto.kernel.adviser import Adviser
from salotto.kernel.title import State
from salotto.kit.content import Shelf, table

FILE, TABLE = "weights.toml", "weights"

S = TypeVar("S", bound=State)
W = TypeVar("W")


def read_weights(kind: type[W], data: Path) -> W:
    """The weights of a title, from its data/weights.toml, which explains each."""
    return Shelf(data).read_one(kind, FILE, TABLE)


def other_weights(weights: W, data: Path, where: str) -> W:
    """The weights with those that differ at some tables: what stands under `where` in the file."""
    shelf = Shelf(data)
    differ = shelf.section(FILE, where)
    same = {name: value for name, value in named(weights).items() if name not in differ.fields}
    made: W = shelf.make(type(weights), differ, same)
    return made


def named(weights: Any) -> dict[str, Any]:
    """Weights by their names."""
    return {field.name: getattr(weights, field.name) for field in fields(weights)}


def blind(weights: W, names: Sequence[str]) -> W:
    """The weights, some of which are nothing."""
    values = named(weights)
    many = {name: len(values[name]) for name in names if isinstance(values[name], Sequence)}
    return type(weights)(**values | {name: (0.0,) * many[name] if name in many else 0.0 for name in names})


class WeighingAdviser(Adviser[S], Generic[S, W]):
    """An adviser with weights."""

    reasons: ClassVar[Mapping[str, str]] = {}
    """The categories of the evaluation, each with its weights; one of the scorecard may be among them."""

    def __init__(self, weights: W) -> None:
        self.weights = weights
        self._without: dict[str, WeighingAdviser[S, W]] = {}

    def parts(self, state: S, seat: int) -> dict[str, float]:
        """A category is worth what the position would lose if its weights were nothing."""
        found = super().parts(state, seat)
        whole = self.evaluate(state, seat)
        for category, names in self.reasons.items():
            if category not in self._without:
                self._without[category] = self._blind_to(names.split())
                self._without[category].title = self.title
            worth = whole - self._without[category].evaluate(state, seat)
            found[category] = found.get(category, 0.0) + worth
            found["rest"] -= worth
        return found

    def _blind_to(self, names: Sequence[str]) -> Self:
        """The same, but blind to what some weights are for."""
        return type(self)(blind(self.weights, names))

    def with_weights(self, weights: Mapping[str, Any]) -> Self:
        """The same with another judgement."""
        return type(self)(table(type(self.weights), FILE, TABLE, weights))
