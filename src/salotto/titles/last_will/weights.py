"""What the hopes of a good player are worth, from weights.toml, which explains each."""

# interpreted: it looks into the class of the weights
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from salotto.content import read
from salotto.titles.last_will.box import DATA


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


LISTS = ("drawn", "generic")


def load_weights() -> Weights:
    """The weights of weights.toml."""
    table = read(DATA / "weights.toml").table("weights")
    decimals = {name: table.decimal(name) for name in Weights.__slots__ if name not in LISTS}
    return make_weights({**decimals, **{name: table.decimals(name) for name in LISTS}})


def make_weights(weights: Mapping[str, Any]) -> Weights:
    """Weights by their names, other ones for tuning."""
    return Weights(
        drawn=tuple(weights["drawn"]),
        generic=tuple(weights["generic"]),
        **{name: float(weights[name]) for name in Weights.__slots__ if name not in LISTS},
    )


WEIGHTS = load_weights()
