"""What the hopes of a good player are worth, from weights.toml, which explains each."""

from __future__ import annotations

from dataclasses import dataclass

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


def load_weights() -> Weights:
    """The weights of weights.toml."""
    table = read(DATA / "weights.toml").table("weights")
    lists = ("drawn", "generic")
    return Weights(
        drawn=table.decimals("drawn"),
        generic=table.decimals("generic"),
        **{name: table.decimal(name) for name in Weights.__slots__ if name not in lists},
    )


WEIGHTS = load_weights()
