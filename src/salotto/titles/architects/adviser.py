"""The adviser of Architects: who thinks of the Guildhall as the clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from salotto.kernel.decisions import Decision
from salotto.kit.weighing import blind, other_weights
from salotto.titles.architects.box import DATA
from salotto.titles.architects.candidates import candidates
from salotto.titles.architects.evaluation import evaluate
from salotto.titles.architects.state import ArchitectsState
from salotto.titles.architects.weights import Weights
from salotto.titles.west_kingdom.adviser import WestKingdomAdviser

REASONS = {
    "goods": "clay wood stone gold marble silver",
    "workers": "worker few group",
    "captives": "captive",
    "prison": "prisoner held",
    "apprentices": "apprentice skill",
    "buildings": "card plan ready",
    "cathedral": "next_level",
    "virtue": "virtue_low virtue_high",
    "debts": "unpaid",
    "guildhall": "built team_space",
    "requests": "team_revealed team_given team_stock",
}
"""The categories of the evaluation beyond the scorecard, each with its weights."""


class ArchitectsAdviser(WestKingdomAdviser[ArchitectsState, Weights]):
    """What is scored, and what may be hoped for while the Guildhall fills."""

    playout_depth = 6  # turns
    subtlety = 2.0
    reasons = REASONS

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.together = other_weights(weights, DATA, "together")

    def _blind_to(self, names: Sequence[str]) -> Self:
        """Blind together, too."""
        twin = super()._blind_to(names)
        twin.together = blind(self.together, names)
        return twin

    def evaluate(self, state: ArchitectsState, seat: int) -> float:
        """How good the table is for a seat, in points."""
        return evaluate(state, seat, self.weights if state.baron is None else self.together)

    def candidates(self, state: ArchitectsState, decision: Decision) -> Sequence[Any]:
        """What a sensible player thinks about."""
        return candidates(state, decision)

    def turns_over(self, state: ArchitectsState) -> int:
        """How many turns are over."""
        return state.turns
