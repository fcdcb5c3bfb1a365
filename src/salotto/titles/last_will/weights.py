"""What the hopes of a good player are worth, from weights.toml, which explains each."""

# interpreted: it looks into the class of the weights
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from salotto.kit.content import Shelf, table
from salotto.titles.last_will.cards import DATA


@dataclass(frozen=True, slots=True)
class Weights:
    """All of weights.toml."""

    action: float
    card: float
    errand_boy: float
    drawn: tuple[float, ...]
    generic: tuple[float, ...]
    kept: float
    companion: float
    spending_round: float
    sale_modifier: float
    extension: float
    bankruptcy: float
    demotion: float
    demotion_now: float
    bonus_uses: float
    draw_keep: float


def make_weights(weights: Mapping[str, Any]) -> Weights:
    """Other weights, for tuning."""
    return table(Weights, "weights.toml", "weights", weights)


WEIGHTS = Shelf(DATA).read_one(Weights, "weights.toml", "weights")
