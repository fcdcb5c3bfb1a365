"""Spook Manor's adviser: the good player of the rulebook's notes for bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from salotto.kernel.adviser import Answers
from salotto.kernel.decisions import Decision
from salotto.kit.weighing import WeighingAdviser
from salotto.titles.spook_manor.arrange import best_arrangement, moves_towards
from salotto.titles.spook_manor.evaluation import evaluate
from salotto.titles.spook_manor.playout import move_values, quick_playout
from salotto.titles.spook_manor.rules import DONE
from salotto.titles.spook_manor.shortcuts import MOVING, arrange_for_me, could_earn_more
from salotto.titles.spook_manor.state import SpookManorState
from salotto.titles.spook_manor.weights import Weights

REASONS = {
    "entertainment": "monster room_to_fill",
    "portraits": "neighbour solitude",
    "lights": "light_lines",
    "columns": "column",
}
"""The categories of the evaluation beyond the scorecard, each with its weights."""


class SpookManorAdviser(WeighingAdviser[SpookManorState, Weights]):
    """Knows what a manor promises, and plays a whole game in a millisecond."""

    reasons = REASONS

    def evaluate(self, state: SpookManorState, seat: int) -> float:
        """The good player's judgement of a manor."""
        return evaluate(state, seat, self.weights)

    def candidates(self, state: SpookManorState, decision: Decision) -> Sequence[Any]:
        """Nobody thinks long about moving monsters: the best arrangement is known, one goes towards it."""
        if decision.prompt not in MOVING:
            return decision.options
        manor = state.manors[decision.seat]
        move = moves_towards(manor, best_arrangement(manor))
        if move is None:
            return [DONE] if DONE in decision.options else decision.options
        monster, goal = move
        if decision.prompt == "sm-move-monster":
            return [monster]
        return [goal] if decision.about["monster"] == monster.key else decision.options

    def move_values(self, state: SpookManorState, decision: Decision) -> dict[tuple[str, ...], float] | None:
        """Every room on every open cell, judged by a sketch of the manor."""
        return move_values(state, decision, self.weights)

    def quick_playout(self, state: SpookManorState, moves: int) -> list[float] | None:
        """The next rounds, with everybody building what looks best."""
        return quick_playout(state, moves, self.weights)

    def shortcuts(self, state: SpookManorState, decision: Decision) -> dict[str, Answers]:
        """SM-4.4.10 'Arrange for me': the whole way to the best arrangement as one wish."""
        manor = state.manors[decision.seat]
        if decision.prompt not in MOVING or not could_earn_more(manor):
            return {}
        return {"sm-arrange": lambda: arrange_for_me(manor, decision)}
