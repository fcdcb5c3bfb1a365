"""The adviser of Paladins: who plans a round with the Workers at hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from salotto.kernel.decisions import Decision
from salotto.titles.paladins.candidates import candidates
from salotto.titles.paladins.evaluation import evaluate
from salotto.titles.paladins.state import PaladinsState
from salotto.titles.paladins.weights import Weights
from salotto.titles.west_kingdom.adviser import WestKingdomAdviser

ALONE = 8
"""How many turns are played on in thought when nobody else's lie between them."""

REASONS = {
    "workers": "labourer coloured criminal",
    "goods": "silver provision",
    "attributes": "attribute projection",
    "kings_orders": "order near_order patience",
    "workshops": "workshop",
    "crew": "crew_action crew_other",
    "suspicion": "suspicion accused",
    "debts": "unpaid",
    "plan": "plan",
    "converts": "convert",
    "threats": "threat invaders baron_worker",
}
"""The categories of the evaluation beyond the scorecard, each with its weights."""


class PaladinsAdviser(WestKingdomAdviser[PaladinsState, Weights]):
    """What is scored, what the Workers at hand can still do, and what the rounds left may bring.

    Every turn is one move, so a bot that plays on in its mind need not count turns.
    """

    playout_depth = 5
    subtlety = 2.0
    reasons = REASONS

    def depth(self, players: int) -> int:
        """Nearly to the end of a round; alone, where nobody else's turns have to be imagined, beyond it."""
        return self.playout_depth if players > 1 else ALONE

    def evaluate(self, state: PaladinsState, seat: int) -> float:
        """How good the table is for a seat, in points."""
        return evaluate(state, seat, self.weights)

    def candidates(self, state: PaladinsState, decision: Decision) -> Sequence[Any]:
        """What a sensible player thinks about."""
        return candidates(state, decision)
