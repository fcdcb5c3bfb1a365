"""What the hopes of a good player are worth, from weights.toml, which explains each."""

# interpreted: it looks into the class of the weights
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from salotto.content import read
from salotto.titles.obsession.box import DATA


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """All of weights.toml."""

    pound: float
    spending: float
    level: float
    growth: float
    grandeur: float
    casual: float
    prestige: float
    look: float
    vp_card: float
    objective: float
    dismissal: float
    servant: float
    staff: float
    hosting: float
    second: float
    guest: float
    visits: float
    decay: float
    flip: float
    ambition: float
    ready: float
    courtship: float
    last_courtship: float
    rivalry: float
    progress: float
    pace: float
    haste: float
    favour: float


def load_weights() -> Weights:
    """The weights of weights.toml."""
    table = read(DATA / "weights.toml").table("weights")
    return Weights(**{name: table.decimal(name) for name in Weights.__slots__})


def make_weights(weights: Mapping[str, Any]) -> Weights:
    """Other weights, for tuning."""
    return Weights(**{name: float(weights[name]) for name in Weights.__slots__})


WEIGHTS = load_weights()
