"""'Arrange for me': the best arrangement as one wish, carried out by ordinary answers (SM-4.4.10)."""

from __future__ import annotations

from salotto.kernel.decisions import Decision, key_of
from salotto.titles.spook_manor.arrange import best_arrangement, moves_towards
from salotto.titles.spook_manor.fast_evaluation import Sketch
from salotto.titles.spook_manor.monsters import Goal, Monster, goals_of, movable, move
from salotto.titles.spook_manor.scoring import total
from salotto.titles.spook_manor.state import Manor
from salotto.titles.spook_manor.weights import WEIGHTS, judge_of

MOVING = ("sm-move-monster", "sm-move-where")
"""The questions of phase 1B."""


def arrange_for_me(manor: Manor, decision: Decision) -> list[str]:
    """The answers from a question of phase 1B to the best arrangement, the `done` left to the player.

    None when the manor would earn no more than it does now.
    """
    best = manor.copy()
    way = arrange(best)
    if total(best) <= total(manor):
        return []
    lifted = decision.about.get("monster")
    if lifted is None:
        return way
    monster = next(monster for monster in movable(manor) if monster.key == lifted)
    return min((way_through(manor, monster, goal) for goal in decision.options), key=len)


def could_earn_more(manor: Manor) -> bool:
    """Whether the monsters stand anywhere but in a best arrangement; here, at the end, all weights agree."""
    return Sketch.of(manor, judge_of(WEIGHTS)).value(0, 1) > total(manor)


def way_through(manor: Manor, monster: Monster, goal: Goal) -> list[str]:
    """The answers of a player who has lifted a monster, if it goes to this goal first."""
    after = manor.copy()
    move(after, monster, goal)
    return [key_of(goal), *arrange(after)]


def arrange(manor: Manor) -> list[str]:
    """Move the monsters of a manor to the best arrangement, and say which answers do that."""
    answers = []
    best = best_arrangement(manor)
    while (towards := moves_towards(manor, best)) is not None:
        monster, goal = towards
        answers.append(monster.key)
        if len(goals_of(manor, monster)) > 1:  # a single goal is taken without asking
            answers.append(key_of(goal))
        move(manor, monster, goal)
    return answers
