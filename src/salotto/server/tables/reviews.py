"""Reviews of finished games: worked out on request, in a process of their own, once.

The effort is bounded by the work, not by the clock: long games get fewer imagined deals, and one review is
worked out at a time and at low priority, piece by piece, so that one can read what there is already: first
how everybody stood, then what was judged again and stands. A piece that takes far too long is left out.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Any, TypeVar

from salotto.kernel.log import BadLog
from salotto.kernel.title import Json
from salotto.lab.review import DEALS, LEAST_DEALS, Costly, Judged, Review, judge, look_through
from salotto.registry import title_of
from salotto.server.tables.workers import WorkerLost, Workers, WorkFailed

log = logging.getLogger(__name__)

Q = TypeVar("Q")
A = TypeVar("A")

SECONDS = 120.0
"""Of the processor, for one piece."""
PIECE = 8
"""So many choices are looked at in one go."""
EFFORT = 4_000
"""Choices times deals of the first look: half a minute of a processor at the most for the games we know, and
as much again for judging."""
KEPT = 200
NICENESS = 10
"""Reviews leave the processor to those who play."""
QUEUE = 8
"""Reviews that may wait at once."""


class TooMany(RuntimeError):
    """So many reviews are wished for that this one must wait."""


def deals_for(choices: int, effort: int = EFFORT) -> int:
    """How many deals are imagined for each choice of a game."""
    return max(LEAST_DEALS, min(DEALS, effort // max(1, choices)))


def look_back(question: tuple[dict[str, Json], range, int], _: float) -> Review:
    """In the process for reviews: go through a piece of a log."""
    data, piece, deals = question
    return look_through(title_of(data), data, deals, piece=piece)


def judge_again(question: tuple[dict[str, Json], Costly, int, bool], _: float) -> Judged:
    """In the process for reviews: judge what seemed better, on fresh deals."""
    data, doubt, playouts, full = question
    return judge(title_of(data), data, doubt, playouts, full)


def pieces(choices: int) -> list[range]:
    """A game in pieces, with its end in the last."""
    starts = range(0, max(1, choices), PIECE)
    return [range(start, start + PIECE if start + PIECE < choices else choices + 1) for start in starts]


@dataclass(slots=True)
class Work:
    """A review that is being worked out: so many pieces of how many are done."""

    of: int
    done: int = 0
    found: Review | None = None


class Reviews:
    """The reviews of the tables of this process."""

    def __init__(self, count: Callable[[str], None] = lambda _: None, effort: int = EFFORT) -> None:
        """`count` is told the reason of every failure; `effort` is that of one review."""
        self._count = count
        self._effort = effort
        self._workers = Workers(1, count, NICENESS, crowd=inf)
        self._asked: dict[str, asyncio.Task[Review | None]] = {}
        self._work: dict[str, Work] = {}

    def ask(self, id: str, data: dict[str, Json]) -> None:
        """Let a finished game be reviewed; TooMany when too many wait already."""
        known = self._asked.get(id)
        if known is not None and not (known.done() and known.result() is None):
            return
        if sum(not task.done() for task in self._asked.values()) >= QUEUE:
            raise TooMany(id)
        self._asked.pop(id, None)
        self._work[id] = Work(len(pieces(len(data["choices"]))))
        self._asked[id] = asyncio.create_task(self._work_out(id, data | {"checkpoints": []}))
        if len(self._asked) > KEPT:
            done = next(each for each, task in self._asked.items() if task.done())
            del self._asked[done], self._work[done]

    def asked(self, id: str) -> bool:
        """Whether somebody wished for a review of a table."""
        return id in self._asked

    def found(self, id: str) -> Review | None:
        """The review, once it is there."""
        task = self._asked.get(id)
        return task.result() if task is not None and task.done() else None

    def told(self, id: str) -> Review | None:
        """What can be told of a table by now, be it only a part."""
        work = self._work.get(id)
        return work.found if work is not None and self.working(id) else self.found(id)

    def so_far(self, id: str) -> Work | None:
        """What there is already of a review that is being worked out."""
        return self._work.get(id)

    def working(self, id: str) -> bool:
        """Whether the review is being worked out."""
        task = self._asked.get(id)
        return task is not None and not task.done()

    async def _work_out(self, id: str, data: dict[str, Any]) -> Review | None:
        work = self._work[id]
        deals = deals_for(len(data["choices"]), self._effort)
        try:
            for piece in pieces(len(data["choices"])):
                found = await self._piece(id, look_back, (data, piece, deals))
                if work.found is None:
                    work.found = found
                elif found is not None:
                    work.found.add(found)
                work.done += 1
            while work.found is not None and (doubt := work.found.next_doubt()) is not None:
                work.of = work.done + 1 + len(work.found.doubts)
                question = (data, doubt, work.found.playouts, work.found.full(doubt.seat))
                judged = await self._piece(id, judge_again, question)
                work.found.settle(judged or Judged())
                work.done += 1
        except BadLog:
            return None
        return work.found

    async def _piece(self, id: str, ask: Callable[[Q, float], A], question: Q) -> A | None:
        """A piece of the work; None when it failed. BadLog when the whole log does not fit."""
        try:
            answer: A = await self._workers.ask(ask, question, SECONDS)
            return answer
        except (WorkFailed, WorkerLost) as error:
            self._count("review")
            log.error("a piece of a review failed: %s", error, extra={"table": id})
            if isinstance(error, WorkFailed) and error.kind == "BadLog":
                raise BadLog(str(error)) from error
            return None

    async def close(self) -> None:
        """Stop looking back."""
        for task in self._asked.values():
            task.cancel()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)
        await self._workers.close()
