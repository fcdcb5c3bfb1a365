"""Obsession's adviser: what a country house has, and what the turns to come promise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from salotto.kernel.decisions import Decision
from salotto.kit.weighing import WeighingAdviser
from salotto.titles.obsession.candidates import candidates
from salotto.titles.obsession.evaluation import evaluate
from salotto.titles.obsession.state import ObsessionState
from salotto.titles.obsession.weights import Weights

REASONS = {
    "reputation": "level growth grandeur",
    "servants": "servant",
    "money": "pound",
    "vp-cards": "vp_card",
    "objectives": "objective progress",
    "guests": "casual prestige look guest",
    "activities": "second ready flip ambition",
    "courtship": "courtship last_courtship",
}
"""The categories of the evaluation beyond the scorecard, each with its weights."""


class ObsessionAdviser(WeighingAdviser[ObsessionState, Weights]):
    """Adds to the points that are there what the turns to come promise."""

    playout_depth = 2  # whole turns
    subtlety = 2.5
    leeway = 1.5
    reasons = REASONS

    def evaluate(self, state: ObsessionState, seat: int) -> float:
        """How good the table is for a seat."""
        return evaluate(state, seat, self.weights)

    def candidates(self, state: ObsessionState, decision: Decision) -> Sequence[Any]:
        """What a sensible player thinks about."""
        return candidates(state, decision, self.weights)

    def turns_over(self, state: ObsessionState) -> int:
        """OB-3.2 How many turns are over."""
        return state.space * state.setting.players + state.turn
