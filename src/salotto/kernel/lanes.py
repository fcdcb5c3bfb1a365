"""Lanes: where the rules of a table are just now."""

from __future__ import annotations

from typing import Any

from salotto.kernel.chance import Chance
from salotto.kernel.decisions import Barrier, Decision, Request, Roll, Rule, RuleError, Shuffle
from salotto.kernel.zones import NOBODY

OVER = Barrier("over")
"""A rule has ended."""


def to_its_end(rule: Rule[None]) -> Rule[None]:
    """A rule that says its end like all else: an exception for every step is dear where it is compiled."""
    yield from rule
    yield OVER


class Lane:
    """A rule in progress: the whole step, or one seat's part of a simultaneous one."""

    __slots__ = ("answers", "chance", "decision", "name", "pure", "rule", "turn")

    def __init__(self, name: int, rule: Rule[None], turn: int) -> None:
        self.name = name
        self.rule = rule
        self.turn = turn
        self.decision: Decision | None = None
        self.answers: list[str] = []
        self.pure = True  # it has only asked so far, so it can be started again
        self.chance: Chance | None = None

    def by_chance(self, request: Request, seed: str, step: int) -> Any:
        """Shuffle or roll with the chance of the rule, which is that of the seed, the step and the seat."""
        if self.chance is None:
            self.chance = Chance(seed, step, self.name, self.turn)
        if isinstance(request, Shuffle):
            self.chance.shuffle(request.zone.cards)
            request.zone.seen = [NOBODY] * len(request.zone.cards)
            return None
        if isinstance(request, Roll):
            return 1 + self.chance.below(request.sides)
        raise RuleError(f"{request!r} is nothing that can be carried out")
