"""What the hopes of a good player are worth, from weights.toml, which explains each."""

# interpreted: it looks into the class of the weights
from __future__ import annotations

from dataclasses import dataclass

from salotto.kit.weighing import read_weights
from salotto.titles.obsession.cards import DATA


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


WEIGHTS = read_weights(Weights, DATA)
