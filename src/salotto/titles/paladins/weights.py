"""What the hopes of a good player are worth, from weights.toml, which explains each."""

# interpreted: it looks into the class of the weights
from __future__ import annotations

from dataclasses import dataclass

from salotto.kit.weighing import read_weights
from salotto.titles.paladins.box import DATA


@dataclass(frozen=True, slots=True)
class Weights:
    """All of weights.toml."""

    labourer: float
    coloured: float
    criminal: float
    spare: float
    silver: float
    provision: float
    hoard: float
    attribute: tuple[float, ...]  # Strength, Faith, Influence
    progress: float
    order: float
    out_of_reach: float
    convert: float
    workshop: float
    paired: float
    crew_action: float
    crew_other: float
    suspicion: float
    accused: float
    unpaid: float
    plan: float
    reward: tuple[float, ...]  # of each right-side action
    sight: float
    price: float
    early: float
    on_top: float
    honour: float
    honour_lost: float
    growth: float
    projection: float
    capped: float
    baron_worker: float
    threat: float
    invaders: float
    near_order: float
    patience: float


WEIGHTS = read_weights(Weights, DATA)
