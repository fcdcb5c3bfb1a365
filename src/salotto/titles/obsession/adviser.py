"""Obsession's adviser: what a country house has, and what the turns to come promise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from salotto.kernel.adviser import Adviser
from salotto.kernel.decisions import Decision
from salotto.titles.obsession.evaluation import evaluate
from salotto.titles.obsession.instincts import candidates
from salotto.titles.obsession.state import Estate
from salotto.titles.obsession.weights import WEIGHTS, Weights, make_weights


class ObsessionAdviser(Adviser[Estate]):
    """Adds to the points that are there what the turns to come promise."""

    playout_depth = 2
    subtlety = 2.5

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def with_weights(self, weights: Mapping[str, Any]) -> ObsessionAdviser:
        """The same with another judgement."""
        return ObsessionAdviser(make_weights(weights))

    def evaluate(self, state: Estate, seat: int) -> float:
        """How good the table is for a seat."""
        return evaluate(state, seat, self.weights)

    def candidates(self, state: Estate, decision: Decision) -> Sequence[Any]:
        """What a sensible player thinks about."""
        return candidates(state, decision, self.weights)

    def turns_over(self, state: Estate) -> int:
        """OB-3.2 How many turns are over."""
        return state.space * state.setting.players + state.turn
