"""Playing on in one's mind, to see where a position may lead."""

from __future__ import annotations

from random import Random
from typing import Any

from salotto.bots.moves import best, follow, sensible, ways
from salotto.bots.worth import leads, worth_now
from salotto.kernel.play import Play

TO_THE_END = 1_000_000

GLIMPSE = 60
"""How many answers are tried at most to find a move in one's mind."""


def by_instinct(mind: Play[Any], seat: int, chance: Random) -> None:
    """A quick move: the best at a glance where the title can tell, else any sensible answer."""
    decision = mind.decision(seat)
    assert decision is not None
    glance = mind.title.ways(mind.state, decision)
    if glance:
        follow(mind, seat, best(glance))
    else:
        mind.take(decision, chance.choice(sensible(mind, seat)))


def play_on(mind: Play[Any], turns: int, chance: Random) -> list[float]:
    """What the game is worth to each seat once everybody has made so many more moves by instinct, or it is
    over. The title plays them as soon as it can."""
    moves = turns * mind.table.players
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


def play_carefully(mind: Play[Any], careful: int, since: int | None, chance: Random) -> list[float]:
    """What the game is worth to each seat after moves that are all the best by the evaluation: once so many
    turns are over since one of them, or, if turns are not counted, somebody has made so many moves."""
    moves = [careful] * mind.table.players
    while (decision := mind.next_decision()) is not None:
        seat = decision.seat
        if since is not None and turns_over(mind) >= since + careful:
            break
        if len(sensible(mind, seat)) == 1:
            by_instinct(mind, seat, chance)
            continue
        if since is None and not moves[seat]:
            break
        moves[seat] -= 1
        follow(mind, seat, best(ways(mind, seat, GLIMPSE)))
    return worth_now(mind)


def turns_over(mind: Play[Any]) -> int:
    """How many turns are over, as the title counts them."""
    return mind.title.turns(mind.state) or 0
