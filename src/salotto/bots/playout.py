"""Playing on in one's mind, to see where a position may lead."""

from __future__ import annotations

from random import Random
from typing import Any

from salotto.bots.moves import best, follow, move_values, sensible
from salotto.bots.worth import leads, worth_now
from salotto.kernel.play import Play

TO_THE_END = 1_000_000

GLIMPSE = 60
"""How many answers are tried at most to find a move in one's mind."""


def by_instinct(mind: Play[Any], seat: int, chance: Random) -> None:
    """A quick move: the best at a glance where the title can tell, else any sensible answer."""
    decision = mind.decision(seat)
    assert decision is not None
    glance = mind.title.adviser.move_values(mind.state, decision)
    if glance:
        follow(mind, seat, best(glance))
    else:
        mind.take(decision, chance.choice(sensible(mind, seat)))


def quick_playout(mind: Play[Any], moves: int, chance: Random) -> list[float]:
    """What the game is worth to each seat once everybody has made so many more moves by instinct, or it is
    over. The title plays them as soon as it can."""
    left = moves * mind.table.players
    while (decision := mind.next_decision()) is not None:
        values = mind.title.adviser.quick_playout(mind.state, moves)
        if values is not None:
            return leads(mind, values)
        if len(sensible(mind, decision.seat)) > 1:
            if left == 0:
                break
            left -= 1
        by_instinct(mind, decision.seat, chance)
    return worth_now(mind)


def careful_playout(mind: Play[Any], depth: int, since: int | None, chance: Random) -> list[float]:
    """What the game is worth to each seat after moves that are all the best by the evaluation: once so many
    turns are over since one of them, or, if turns are not counted, somebody has made so many moves."""
    moves = [depth] * mind.table.players
    while (decision := mind.next_decision()) is not None:
        seat = decision.seat
        if since is not None and turns_over(mind) >= since + depth:
            break
        if len(sensible(mind, seat)) == 1:
            by_instinct(mind, seat, chance)
            continue
        if since is None and not moves[seat]:
            break
        moves[seat] -= 1
        follow(mind, seat, best(move_values(mind, seat, GLIMPSE)))
    return worth_now(mind)


def turns_over(mind: Play[Any]) -> int:
    """How many turns are over, as the title counts them."""
    return mind.title.adviser.turns_over(mind.state) or 0
