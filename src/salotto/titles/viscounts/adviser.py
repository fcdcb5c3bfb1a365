"""The adviser of Viscounts: who thinks of the Debts and Deeds that are left as the clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from salotto.kernel.decisions import Decision
from salotto.kit.weighing import blind, other_weights
from salotto.titles.viscounts.box import DATA
from salotto.titles.viscounts.candidates import candidates
from salotto.titles.viscounts.evaluation import evaluate
from salotto.titles.viscounts.state import Stage, ViscountsState
from salotto.titles.viscounts.weights import Weights
from salotto.titles.viscounts.worth import Judgement
from salotto.titles.west_kingdom.adviser import WestKingdomAdviser

REASONS = {
    "resources": "ink gold stone silver",
    "cards": "icons deck ability hand row_left row_middle focus",
    "slots": "slots placed_building",
    "ribbons": "set_hope ribbon_two ribbon_one",
    "castle": "pair_outside pair_inside leader placed_worker worker",
    "deeds": "deed",
    "debts": "debt",
    "majority": "majority flipped",
    "track": "track virtue corruption",
    "overlord": "line stack march enemy reserve guard shield",
}
"""The categories of the evaluation beyond the scorecard, each with its weights."""


class ViscountsAdviser(WestKingdomAdviser[ViscountsState, Weights]):
    """What is scored, and what may be hoped for while the piles last."""

    playout_depth = 6
    subtlety = 2.5
    leeway = 1.5
    reasons = REASONS

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.judgement = Judgement(weights)
        self.together = Judgement(other_weights(weights, DATA, "together"))

    def _blind_to(self, names: Sequence[str]) -> Self:
        """Blind together, too."""
        twin = super()._blind_to(names)
        twin.together = Judgement(blind(self.together.weights, names))
        return twin

    def evaluate(self, state: ViscountsState, seat: int) -> float:
        """How good the table is for a seat, in points."""
        return evaluate(state, seat, self.together if state.setting.coop else self.judgement)

    def candidates(self, state: ViscountsState, decision: Decision) -> Sequence[Any]:
        """What a sensible player thinks about."""
        return candidates(state, decision)

    def turns_over(self, state: ViscountsState) -> int:
        """How many turns are over."""
        seats = len(state.players)
        if state.stage is Stage.OVER:
            return (state.round + 1) * seats
        return state.round * seats + (state.current - state.start) % seats
