"""Playing on at a guess, to see where a position may lead."""

from __future__ import annotations

from random import Random
from typing import Any

from salotto.bots.moves import best, follow, sensible
from salotto.bots.worth import leads, worth_now
from salotto.kernel.play import Play

TO_THE_END = 1_000_000


def by_instinct(mind: Play[Any], seat: int, chance: Random) -> None:
    """A quick move: the best at a glance where the title can tell, else any sensible answer."""
    decision = mind.decision(seat)
    assert decision is not None
    glance = mind.title.ways(mind.state, decision)
    if glance:
        follow(mind, seat, best(glance))
    else:
        mind.take(decision, chance.choice(sensible(mind, seat)))


def play_on(mind: Play[Any], turns: int, chance: Random, blind: int = TO_THE_END) -> list[float]:
    """What the game is worth to each seat once everybody has made so many more moves, or it is over.

    The title plays them as soon as it can. Without its help everybody moves by instinct, which is much worse
    than to play well: only for so many `blind` moves.
    """
    moves = min(turns, blind) * mind.table.players
    while (decision := mind.next_decision()) is not None:
        values = mind.title.play_on(mind.state, turns)
        if values is not None:
            return leads(mind, values)
        if len(sensible(mind, decision.seat)) > 1:
            if moves == 0:
                break
            moves -= 1
        by_instinct(mind, decision.seat, chance)
    return worth_now(mind)
