"""Last Will's adviser: who thinks of the end of the game, and of what will be left by then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from salotto.kernel.adviser import Answers
from salotto.kernel.decisions import ENOUGH, Decision
from salotto.kit.weighing import WeighingAdviser
from salotto.titles.last_will.candidates import candidates
from salotto.titles.last_will.evaluation import evaluate
from salotto.titles.last_will.state import LastWillState
from salotto.titles.last_will.weights import Weights

REASONS = {
    "actions": "action generic drawn card errand_boy",
    "kept": "kept companion",
    "spaces": "extension",
    "bankruptcy": "bankruptcy",
}
"""The categories of the evaluation beyond the scorecard, each with its weights."""


class LastWillAdviser(WeighingAdviser[LastWillState, Weights]):
    """The less is left at the end, the better."""

    playout_depth = 4  # moves of a seat
    subtlety = 2.5
    reasons = REASONS

    def evaluate(self, state: LastWillState, seat: int) -> float:
        """How good the table is for a seat: the less is left at the end, the better."""
        return evaluate(state, seat, self.weights)

    def candidates(self, state: LastWillState, decision: Decision) -> Sequence[Any]:
        """What a sensible player thinks about."""
        return candidates(state, decision, self.weights)

    def shortcuts(self, state: LastWillState, decision: Decision) -> dict[str, Answers]:
        """LW-15.1 'Keep them all', where all the cards may be kept."""
        if decision.prompt != "lw-keep" or decision.about["most"] < len(decision.about["picked"]) + (
            len(decision.options) - 1
        ):
            return {}
        return {"lw-keep-all": lambda: [key for key in decision.keys if key != ENOUGH]}
