"""Last Will's adviser: who thinks of the end of the game, and of what will be left by then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from salotto.kernel.adviser import Adviser, Answers
from salotto.kernel.decisions import ENOUGH, Decision
from salotto.titles.last_will.evaluation import evaluate
from salotto.titles.last_will.instincts import candidates
from salotto.titles.last_will.state import Estate
from salotto.titles.last_will.weights import WEIGHTS, Weights, make_weights


class LastWillAdviser(Adviser[Estate]):
    """The less is left at the end, the better."""

    playout_depth = 4
    subtlety = 2.5

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def with_weights(self, weights: Mapping[str, Any]) -> LastWillAdviser:
        """The same with another judgement."""
        return LastWillAdviser(make_weights(weights))

    def evaluate(self, state: Estate, seat: int) -> float:
        """How good the table is for a seat: the less is left at the end, the better."""
        return evaluate(state, seat, self.weights)

    def candidates(self, state: Estate, decision: Decision) -> Sequence[Any]:
        """What a sensible player thinks about."""
        return candidates(state, decision, self.weights)

    def shortcuts(self, state: Estate, decision: Decision) -> dict[str, Answers]:
        """LW-15.1 'Keep them all', where all the cards may be kept."""
        if decision.prompt != "lw-keep" or decision.about["most"] < len(decision.about["picked"]) + (
            len(decision.options) - 1
        ):
            return {}
        return {"lw-keep-all": lambda: [key for key in decision.keys if key != ENOUGH]}
