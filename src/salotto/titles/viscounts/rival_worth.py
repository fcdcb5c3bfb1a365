"""What the Rival has, and what it will still make (VW-10): who plays alone has to be ahead of it."""

from __future__ import annotations

from salotto.titles.viscounts.cards import RIBBONS
from salotto.titles.viscounts.castle_worth import castle_worth
from salotto.titles.viscounts.forecast import ribbons_hope, sets_hope
from salotto.titles.viscounts.scoring import points
from salotto.titles.viscounts.state import Stage, ViscountsState
from salotto.titles.viscounts.worth import Judgement

ROUNDS_ALONE = 17
"""A game against the Rival takes about so many rounds."""


def rival_value(state: ViscountsState, judgement: Judgement, time: float) -> float:
    """VW-10.6.2 The Rival's points, its Workers once the Castle is resolved, its sets that are begun, and
    what it makes more than the player in each round until the piles run out."""
    rival = state.players[-1]
    found = points(state, rival)
    value = float(sum(found.values()))
    if state.stage is Stage.OVER:
        return value
    if state.first:
        value += castle_worth(state, rival, judgement, time, 0, 0) - found["workers"] - found["leader"]
    if rival.manuscripts:
        counts = [sum(1 for tile in rival.manuscripts if tile.ribbon is ribbon) for ribbon in RIBBONS]
        value += time * judgement.weights.set_hope * sets_hope(counts)
        for ribbon, number in enumerate(counts):
            if 0 < number < 3:
                value += ribbons_hope(state, number, ribbon, judgement, time)
    return value + judgement.weights.rival_pace * rounds_left(state)


def rounds_left(state: ViscountsState) -> float:
    """VW-9.1 How many turns the Rival will still have, by the pile that runs out first."""
    if state.last_round:
        return float(state.last_round - state.round + 1)
    if state.stage is not Stage.PLAY:
        return float(ROUNDS_ALONE)
    numbers = state.setting.numbers
    left = min(state.debts_left / numbers.debts_on_top, state.deeds_left / numbers.deeds_on_top)
    return 1 + ROUNDS_ALONE * left
