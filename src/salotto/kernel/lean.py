"""A play that is only played forward, to see how it ends: for random games and for learning.

It keeps no log, no walls and no checkpoints, and nobody listens to what its rules tell: while it goes on,
no other play of the process may (in another thread).
"""

from __future__ import annotations

from typing import Any

from salotto.kernel.decisions import AUDIENCE, Barrier, Decision, Event, Request
from salotto.kernel.lanes import OVER, Lane
from salotto.kernel.play import NEVER, Play
from salotto.kernel.title import S, Table, Title
from salotto.kernel.walls import SOLE


class OnlyForward(Exception):
    """A lean play has no past: it cannot be undone, forked, imagined or written down."""


class LeanPlay(Play[S]):
    """One table played to its end. The same answers lead to the same game as in any play."""

    __slots__ = ()

    def __init__(self, title: Title[S], table: Table) -> None:
        super().__init__(title, table, every=NEVER)

    def take(self, decision: Decision, option: Any) -> None:
        """Answer a pending question with one of its own options."""
        lanes = self._lanes
        lane = lanes.get(decision.seat)
        if lane is None:
            lane = lanes[SOLE]
        if not self._run(lane, option):
            del lanes[lane.name]
            self._go_on()

    def _run(self, lane: Lane, value: Any) -> bool:
        """Drive a rule to its next question; False when it has ended."""
        send = lane.rule.send
        AUDIENCE.listens = False
        try:
            while True:
                request = send(value)
                if type(request) is Decision:
                    lane.decision = request
                    return True
                if request is OVER:
                    lane.decision = None
                    return False
                value = None if type(request) is Event else self._carry_out(lane, request)
        finally:
            AUDIENCE.listens = True

    def _carry_out(self, lane: Lane, request: Request) -> Any:
        """Chance alone leaves a trace; nobody undoes anything, so there is no barrier to be kept."""
        if isinstance(request, Barrier):
            return None
        return lane.by_chance(request, self.seed, self._step)

    def _mark(self) -> None:
        """Nobody comes back."""

    def _back_at(self, at: int) -> Play[S]:
        raise OnlyForward("a lean play is only played forward: it has no forks")

    def undo_target(self, seat: int) -> int:
        """Nothing can be taken back."""
        raise OnlyForward("a lean play is only played forward: nothing is taken back")
