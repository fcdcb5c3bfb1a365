"""What the hopes of a good player are worth, from weights.toml, which explains each."""

# interpreted: it looks into the class of the weights
from __future__ import annotations

from dataclasses import dataclass

from salotto.kit.weighing import read_weights
from salotto.titles.last_will.cards import DATA


@dataclass(frozen=True, slots=True)
class Weights:
    """All of weights.toml."""

    action: float
    card: float
    errand_boy: float
    drawn: tuple[float, ...]  # the best of unknown cards first
    generic: tuple[float, ...]  # the same for a round to come
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


WEIGHTS = read_weights(Weights, DATA)
