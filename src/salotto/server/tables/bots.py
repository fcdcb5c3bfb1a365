"""Bots at the table: they think in processes of their own, and nobody else waits for them.

A bot is handed what its own play can be rebuilt from, and looks at it only through `Play.imagine`. One that
searches is given a clock and says the best it has found when the time is over. When a bot fails, a plainer
one answers, and whatever goes wrong is logged and counted.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from salotto.bots import Bot, make_bot
from salotto.bots.hint import Hint, hint
from salotto.kernel.decisions import key_of
from salotto.kernel.play import Choice, Play, Refused
from salotto.kernel.title import Table
from salotto.lessons import lesson_of
from salotto.registry import title as find_title
from salotto.server.store.journal import revive, to_stored
from salotto.server.store.leases import Leases, Sole
from salotto.server.store.rows import StoredCheckpoint
from salotto.server.tables.live import LiveTable, NoSuchTable
from salotto.server.tables.slots import Slots
from salotto.server.tables.workers import FIRST, LAST, WATCHED, WorkerLost, Workers, WorkFailed

log = logging.getLogger(__name__)

PLAINER = "greedy"
"""The bot that answers when another one has failed."""
UNWATCHED = 5
"""Where nobody is, bots pause so many times as long."""
RECENT = 30.0
"""Seconds after a visit during which somebody is believed to wait, who asks by the API from time to time."""
LONGEST_REST = 4.0
"""Seconds between two attempts of a bot whose answers cannot be stored."""


class NoHint(Exception):
    """No hint could be worked out."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot needs in order to think, as it travels to its process."""

    table: Table
    marks: tuple[StoredCheckpoint, ...]  # checkpoints
    log: tuple[Choice, ...]  # every choice so far
    seat: int
    level: str  # of the bot
    seed: str
    mind: str
    """Who thinks: a worker that was asked by the same before remembers the move that is being made."""


def thought(play: Play[Any], seat: int, level: str) -> Thought:
    """A seat's question, packed."""
    return Thought(
        play.table,
        tuple(to_stored(mark) for mark in play.within_reach()),
        tuple(play.log),
        seat,
        level,
        f"{play.table.seed}/{seat}/{len(play.log)}",
        f"{play.table.seed}/{seat}/{level}",
    )


# In a worker


def unpack(question: Thought) -> Play[Any]:
    """The play that a question is about."""
    title = find_title(question.table.title)
    return revive(title, question.table, question.marks, list(question.log))


def think(question: Thought, seconds: float) -> tuple[str, list[str]]:
    """The key that the bot chooses, or else a plainer bot, or else anything; and what went wrong."""
    play = unpack(question)
    decision = play.decision(question.seat)
    if decision is None:
        raise ValueError(f"seat {question.seat} is not being asked")
    lesson = lesson_of(play.title, question.table.seed)
    if lesson is not None and (line := lesson.answer(play, question.seat)) is not None:
        return line, []
    problems: list[str] = []
    for level in (question.level, PLAINER):
        try:
            bot = MINDS.pop(question.mind, None) or make_bot(level, question.seed)
            bot.hurry(seconds)
            key = key_of(bot.choose(play, decision))
            remember(question.mind, bot)
            return key, problems
        except Exception as error:
            problems.append(f"{level}: {error!r}")
    return key_of(Random(question.seed).choice(decision.options)), problems


MINDS: dict[str, Bot] = {}
"""The bots that this worker has thought for, the last one last."""
REMEMBERED = 300


def remember(mind: str, bot: Bot) -> None:
    """A move is made of several answers: who has decided on it need not think again about each."""
    MINDS[mind] = bot
    if len(MINDS) > REMEMBERED:
        del MINDS[next(iter(MINDS))]


def think_of_hints(question: Thought, seconds: float) -> list[Hint]:
    """What a person might answer."""
    return hint(unpack(question), question.seat, seed=question.seed, seconds=seconds)


# In the server


class Bots:
    """All the bots of this process's tables."""

    def __init__(
        self,
        processes: int,
        seconds: float,
        pause: float,
        count: Callable[[str], None] = lambda _: None,
        leases: Leases | None = None,
        slots: Slots | None = None,
    ) -> None:
        """`count` is told the reason of every failure; `leases` say for which tables this process thinks.

        `slots` are shared with the other server processes of this machine.
        """
        self.leases = leases or Sole()
        self.elsewhere: set[str] = set()
        """The tables for whose bots another process was thinking when we last asked."""
        self.seconds = seconds
        self.pause = pause
        self.failures = 0
        self._closed = False
        self._count = count
        self.workers = Workers(processes, self._failed, slots=slots)
        self._busy: dict[tuple[str, int], asyncio.Task[None]] = {}

    def _failed(self, reason: str) -> None:
        self.failures += 1
        self._count(reason)

    @property
    def thinking(self) -> int:
        """How many seats bots are thinking for, or wait to do so."""
        return len(self._busy)

    async def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        for task in self._busy.values():
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)
        await self.leases.close()
        await self.workers.close()

    # At the table

    def asleep(self, live: LiveTable) -> list[int]:
        """The seats where a bot is asked and does not think."""
        return [
            seat.seat
            for seat in live.info.seats
            if seat.bot and live.info.asked >> seat.seat & 1 and (live.id, seat.seat) not in self._busy
        ]

    def at_work(self, live: LiveTable) -> bool:
        """Whether a bot thinks for a table, or waits to do so."""
        return any((live.id, seat.seat) in self._busy for seat in live.info.seats)

    def wake(self, live: LiveTable) -> None:
        """A table has changed: the bots that are asked something begin to think."""
        for seat in () if self._closed else self.asleep(live):
            self._busy[live.id, seat] = asyncio.create_task(self._serve(live, seat))

    async def _serve(self, live: LiveTable, seat: int) -> None:
        """Answer for a seat as long as it is asked; what cannot be stored now can be stored later."""
        rest = 0.25
        try:
            while True:
                try:
                    if not await self._ours(live) or not await self._one_answer(live, seat):
                        return
                    rest = 0.25
                except NoSuchTable:
                    return
                except Exception as error:
                    self._failed("answer")
                    log.error("a bot could not answer: %r", error, extra={"table": live.id, "seat": seat})
                    await asyncio.sleep(rest)
                    rest = min(2 * rest, LONGEST_REST)
        finally:
            del self._busy[live.id, seat]

    async def _ours(self, live: LiveTable) -> bool:
        """Whether it is this process that thinks for the bots of a table."""
        ours = await self.leases.take(live.id)
        (self.elsewhere.discard if ours else self.elsewhere.add)(live.id)
        return ours

    async def let_go(self, ids: Collection[str]) -> None:
        """Only these tables are still in memory: another process may think for the others."""
        self.elsewhere.intersection_update(ids)
        await self.leases.keep_only(ids)

    async def _one_answer(self, live: LiveTable, seat: int) -> bool:
        begun = time.monotonic()
        async with live.reading() as play:
            level = live.info.seats[seat].bot
            if play is None or level is None or live.info.over or play.decision(seat) is None:
                return False
            revision = play.revision(seat)
            question = thought(play, seat, level)
        key = await self.choose(question, live)
        await asyncio.sleep(max(0.0, self.rest_until(live, begun) - time.monotonic()))
        if live.info.seats[seat].bot is None:
            return False
        try:
            await live.answer(seat, key, revision)
        except Refused as refused:
            log.debug("a bot's answer came too late: %s", refused)
        return True

    def rest_until(self, live: LiveTable, begun: float) -> float:
        """When an answer may be given: at the readers' pace, and not before somebody could think again."""
        if urgency(live) == LAST:
            return begun + UNWATCHED * self.pause
        pace = max((watcher.pace for watcher in live.watchers), default=1.0)
        return max(begun + pace * self.pause, live.unhurried) if pace else begun

    async def choose(self, question: Thought, live: LiveTable) -> str:
        """A legal answer, come what may."""
        about = {"table": live.id, "seat": question.seat, "level": question.level}
        plainer = replace(question, level=PLAINER, mind=f"{question.mind}/{PLAINER}")
        problems: list[str] = []
        for asked in (question, plainer):
            try:
                key, more = await self.workers.ask(think, asked, self.seconds, live.id, lambda: urgency(live))
                problems += more
                break
            except (WorkFailed, WorkerLost) as error:
                problems.append(f"{asked.level}: {error!r}")
        else:
            key = await asyncio.to_thread(plain_answer, question)
        for problem in problems:
            self._failed("thought")
            log.error("a bot failed, another answer was given: %s", problem, extra=about)
        return str(key)

    # Hints

    async def hint(self, live: LiveTable, seat: int) -> list[Hint]:
        """The answers worth giving for a person who is being asked, the best first; NoHint if that fails."""
        async with live.reading() as play:
            if play is None or play.decision(seat) is None:
                return []
            question = thought(play, seat, "hint")
        try:
            found: list[Hint] = await self.workers.ask(
                think_of_hints, question, self.seconds, f"hint/{live.id}/{seat}"
            )
        except (WorkFailed, WorkerLost) as error:
            raise self.no_hint(error, live, seat) from error
        return found

    def no_hint(self, error: Exception, live: LiveTable, seat: int) -> NoHint:
        """Log and count that a hint could not be found, or not be put into words."""
        self._failed("hint")
        log.error("no hint: %r", error, extra={"table": live.id, "seat": seat})
        return NoHint(repr(error))


def urgency(live: LiveTable) -> int:
    """How urgent the bots of a table are: somebody waits for them, somebody looks on, nobody is there."""
    here = {watcher.seat for watcher in live.watchers} | live.here.elsewhere.seats
    waits = {
        seat.seat for seat in live.info.seats if seat.bot is None and not live.info.asked >> seat.seat & 1
    }
    recent = time.monotonic() - live.visited < RECENT
    if here & waits or (recent and waits):
        return FIRST
    return WATCHED if here or recent or live.here.elsewhere.anybody else LAST


def plain_answer(question: Thought) -> str:
    """Any legal answer, without thinking: the last resort, when workers die of a question."""
    decision = unpack(question).decision(question.seat)
    assert decision is not None
    return key_of(Random(question.seed).choice(decision.options))
