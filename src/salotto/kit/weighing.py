"""An adviser whose judgement is a table of weights, which can be tuned."""

# interpreted: titles anywhere subclass it
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, Generic, Self, TypeVar

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


class WeighingAdviser(Adviser[S], Generic[S, W]):
    """An adviser with weights."""

    def __init__(self, weights: W) -> None:
        self.weights = weights

    def with_weights(self, weights: Mapping[str, Any]) -> Self:
        """The same with another judgement."""
        return type(self)(table(type(self.weights), FILE, TABLE, weights))
