"""Lanes: where the rules of a table are just now."""

from __future__ import annotations

from salotto.kernel.chance import Chance
from salotto.kernel.decisions import Decision, Rule


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
