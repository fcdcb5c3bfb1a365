"""How good a manor is for the one who builds it: the good player of the rulebook's notes for bots.

The value is the score now, with the monsters arranged in the best way, plus what may come of the manor in the
turns left, all of it in points. Only the own manor counts: players meet in nothing but the passing of cards.
"""

from __future__ import annotations

from salotto.titles.spook_manor.cards import Foyer
from salotto.titles.spook_manor.fast_evaluation import Sketch
from salotto.titles.spook_manor.scoring import light_points, total
from salotto.titles.spook_manor.state import Manor, Phase, SpookManorState
from salotto.titles.spook_manor.weights import Weights, judge_of


def evaluate(game: SpookManorState, seat: int, weights: Weights) -> float:
    """How good the table is for a seat, in points; exact once nothing can change any more (SM-6.1.3)."""
    manor = game.manors[seat]
    last = game.round == game.rounds
    if game.phase is Phase.OVER or (last and manor.done):
        return float(total(manor))
    if not manor.columns:
        if not manor.halves:
            return 0.0
        left, right = manor.halves
        return foyer_value(left, right, weights)
    to_come = game.rounds - game.round
    if game.phase is Phase.PLAY and manor.card is None:
        to_come += 1
    return manor_value(manor, to_come, game.rounds, weights)


def manor_value(manor: Manor, turns_left: int, turns: int, weights: Weights) -> float:
    """The value of a manor with so many turns to come after this one, of so many in all.

    A card that is committed counts as placed, in the best cell as long as none is chosen.
    """
    sketch = Sketch.of(manor, judge_of(weights))
    if manor.card is None:
        return sketch.value(turns_left, turns)
    ((_, values),) = sketch.moves([manor.card], turns_left, turns)
    return max(values) if manor.spot is None else values[manor.spot.x - manor.left + 1]


def foyer_value(left: Foyer, right: Foyer, weights: Weights) -> float:
    """What two Foyer cards promise: lights that share a kind or a colour."""
    lights = left.left.lights_mask | right.right.lights_mask
    return light_points(lights) + judge_of(weights).lines(lights)
