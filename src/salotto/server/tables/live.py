"""A live table: one play in memory, behind a lock; the journal in the store is the truth.

An accepted wish is stored before anybody can see it, and carried out to its end, also when whoever wished it
is gone meanwhile. When another process was quicker, nothing is stored, the table catches up with the journal,
and the seat is asked again. What is asked and how far the table is, is read off the play itself.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any, TypeVar

from salotto.kernel.campaign import Herald
from salotto.kernel.decisions import RuleError
from salotto.kernel.play import Choice, Play, Refused, Told
from salotto.kernel.title import Title
from salotto.registry import title as find_title
from salotto.server.page.render_cache import RenderCache
from salotto.server.store.database import Conflict, Store
from salotto.server.store.journal import (
    SPACING,
    Begun,
    JournalLine,
    agreed_at,
    agreements,
    answered,
    dealt,
    fold,
    from_stored,
    last_of,
    revisions_after,
    revive,
    table_of,
    take_back,
    to_stored,
    write_events,
)
from salotto.server.store.rows import (
    AGREED,
    ANSWER,
    UNDO,
    WITHDRAWS,
    ChatLine,
    JournalBatch,
    JournalEntry,
    News,
    StoredCheckpoint,
    TableInfo,
)
from salotto.server.tables.caution import changes_of_mind
from salotto.server.tables.pointing import POINT, Pointing, check_point
from salotto.server.tables.presence import AWAY_SECONDS, Presence
from salotto.server.tables.results import results_at_the_end
from salotto.server.tables.watching import NoSuchTable as NoSuchTable
from salotto.server.tables.watching import Overtaken
from salotto.server.tables.watching import Watcher as Watcher

log = logging.getLogger(__name__)

T = TypeVar("T")

AGAIN = 3
"""How often an answer is given again when another process was quicker and the seat is asked the same."""


class LiveTable:
    """A table that somebody looks at or plays on."""

    def __init__(
        self,
        store: Store,
        info: TableInfo,
        announce: Callable[[LiveTable], None],
        away_seconds: float = AWAY_SECONDS,
        herald: Herald | None = None,
    ) -> None:
        self.store = store
        self.info = info
        self.title: Title[Any] = find_title(info.title)
        self.here = Presence(store, info.id, away_seconds)
        self.pointing = Pointing()
        self.render_cache = RenderCache()
        self.touched = self.visited = self.moved = time.monotonic()
        """When anything was done here, when somebody came by, when the table last changed."""
        self.unhurried = 0.0
        """Until then bots wait: somebody careful has just answered, and may still take it back."""
        self.as_they_lie: set[tuple[int, str]] = set()  # seats, and orders that they leave as things lie
        self.asked_again: set[tuple[int, int]] = set()  # seats, and revisions: they took it back
        self.number = -1
        self.last_line = 0
        self._lock = asyncio.Lock()
        self._play: Play[Any] | None = None
        self.agreed: list[Told] = []  # what was taken back by agreement, as the story tells it
        self._stored: list[int] = []
        """Where the checkpoints stand that are in the store."""
        self._announce = announce
        self.herald = herald
        """Tells what is won here for a campaign."""
        self._wishes: set[asyncio.Task[Any]] = set()

    @property
    def id(self) -> str:
        """The name of the table."""
        return self.info.id

    @property
    def around(self) -> int:
        """How many play: the seats, and after them the rivals."""
        return len(self.info.seats) + len(self.title.rivals(table_of(self.info)))

    @property
    def at_work(self) -> bool:
        """Whether a wish is being carried out."""
        return bool(self._wishes)

    # Looking

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Play[Any] | None]:
        """The play as it is stored, None before the start; nobody changes it meanwhile."""
        async with self._lock:
            yield await self._ready()

    async def at(self, point: int) -> Play[Any]:
        """The play as it was after so many choices."""
        async with self.reading() as play:
            if play is None:
                raise Refused("not-started", f"table {self.id} has not started")
            choices = play.log[: max(0, point)]
        mark = await self.store.stored_checkpoint(self.id, len(choices))
        if mark is None:
            raise NoSuchTable(self.id)
        return revive(self.title, table_of(self.info), [mark], choices)

    async def _ready(self) -> Play[Any] | None:
        self.touched = time.monotonic()
        if self._play is None and self.info.started:
            await self._load()
        return self._play

    async def _load(self) -> None:
        """Build the play from the store; what we were not told of is told to everybody now."""
        entries = await self.store.journal(self.id)
        choices, story = fold(entries)
        stored = await self._within_reach(len(choices))
        self._play = revive(self.title, table_of(self.info), stored, choices, story, self.herald)
        self._stored = [each.at for each in self._play.checkpoints() if each.at <= stored[-1].at]
        self.agreed = agreements(entries)
        self.number = entries[-1].number
        self._play.revisions = revisions_after(entries, len(self.info.seats))
        if len(self._play.log) < len(choices) and not self.info.over:
            try:
                await self._take_back(choices[len(self._play.log) :])
            except Conflict:  # another process was quicker
                await self._load()
                return
            except BaseException:
                self._play = None  # what they lead to must not be gone on from before they are taken back
                raise
        if self._read_off(self._play):
            self._announce(self)

    async def _within_reach(self, length: int) -> list[StoredCheckpoint]:
        """The stored checkpoints from which the table after so many choices can go on, and be undone."""
        last = await self.store.stored_checkpoint(self.id, length)
        if last is None:
            raise RuntimeError(f"table {self.id} has no checkpoint")
        floor = await self.store.stored_checkpoint(self.id, from_stored(self.title, last).walls.floor())
        return await self.store.stored_checkpoints(self.id, (floor or last).at, length)

    async def _take_back(self, choices: list[Choice], how: str = WITHDRAWS) -> None:
        """The last answers are undone, not lost: all have agreed, or a mended rule does not take them."""
        log.info("%d answers are taken back: %s", len(choices), how, extra={"table": self.id})
        play = self._play
        assert play is not None
        play.revisions = [number + len(choices) for number in play.revisions]
        await self._commit([(UNDO, choice.seat, how, []) for choice in reversed(choices)], len(play.log))

    def _read_off(self, play: Play[Any]) -> bool:
        """What is asked and how far the table is, as the play has it; whether that is news."""
        before = self.info
        asked = sum(1 << decision.seat for decision in play.pending)
        if before.over and not play.over:
            return False  # a finished table of an older release, as far as these rules take its answers
        if (before.asked, before.length, before.over) != (asked, len(play.log), play.over):
            self.info = replace(before, asked=asked, length=len(play.log), over=play.over, started=True)
            self.moved = time.monotonic()
        return self.info is not before

    # Wishes

    async def _to_its_end(self, wish: Coroutine[Any, Any, T]) -> T:
        """Carry out a wish as a whole, also should whoever wished it leave meanwhile."""
        task = asyncio.create_task(wish)
        self._wishes.add(task)
        task.add_done_callback(self._carried_out)
        return await asyncio.shield(task)

    def _carried_out(self, task: asyncio.Task[Any]) -> None:
        self._wishes.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.debug("a wish was not carried out: %r", task.exception(), extra={"table": self.id})

    async def start(self, begun: Begun | None = None) -> None:
        """Deal the cards: everybody sits. A game that plays on from another has begun already."""
        await self._to_its_end(self._start(begun))

    async def _start(self, begun: Begun | None) -> None:
        async with self._lock:
            if await self._ready() is not None:
                return
            self._play, lines = begun or dealt(self.title, self.info, self.herald)
            self.number, self._stored = -1, []
            try:
                await self._commit(lines)
            except Conflict:  # another process has dealt
                self._play = None
                await self._refresh()
                await self._ready()
                self._announce(self)
            except BaseException:
                self._play = None
                raise

    async def answer(self, seat: int, key: str, revision: int | None = None) -> int:
        """Answer what the seat is asked, or raise Refused; gives the number in the journal."""
        return await self.answer_all(seat, [key], revision)

    async def answer_all(self, seat: int, keys: Sequence[str], revision: int | None = None) -> int:
        """Answer several questions in a row, all or none."""
        return await self._to_its_end(self._answer_all(seat, keys, revision))

    async def _answer_all(self, seat: int, keys: Sequence[str], revision: int | None) -> int:
        """Others may be quicker on another process while several are asked: the question still stands."""
        for _ in range(AGAIN):
            try:
                return await self._try_answers(seat, keys, revision)
            except Overtaken:
                if revision is None:
                    raise
        return await self._try_answers(seat, keys, revision)

    async def _try_answers(self, seat: int, keys: Sequence[str], revision: int | None) -> int:
        async with self._changing(seat, revision) as play:
            return await self._commit([answered(play, seat, key) for key in keys])

    async def instead(self, seat: int, key: str) -> None:
        """Change one's mind by pointing at something else: what was chosen is taken back, this is chosen."""
        await self._to_its_end(self._instead(seat, key))

    async def _instead(self, seat: int, key: str) -> None:
        async with self._changing(seat) as play:
            plan = changes_of_mind(play, seat).get(key)
            if plan is None:
                raise Refused("not-legal", f"seat {seat} cannot choose {key!r} instead")
            undone = [take_back(play, seat) for _ in range(plan.undone)]
            lines = [line for _, line in undone]
            lines += [answered(play, seat, answer) for answer in plan.keys]
            await self._commit(lines, min(at for at, _ in undone))

    async def undo(self, seat: int) -> None:
        """Take back the seat's last answer."""
        await self._to_its_end(self._undo(seat))

    async def _undo(self, seat: int) -> None:
        async with self._changing(seat) as play:
            at, line = take_back(play, seat)
            self.asked_again.add((seat, play.revision(seat)))
            await self._commit([line], at)

    async def restart(self, seat: int) -> None:
        """Take back all the seat's answers since the last barrier."""
        await self._to_its_end(self._restart(seat))

    async def _restart(self, seat: int) -> None:
        async with self._changing(seat) as play:
            undone = [take_back(play, seat)]
            with suppress(Refused):
                while True:
                    undone.append(take_back(play, seat))
            await self._commit([line for _, line in undone], min(at for at, _ in undone))

    async def rewind(self, length: int, to: int) -> None:
        """All have agreed: what was chosen from a point on is taken back, if nothing was chosen since."""
        await self._to_its_end(self._rewind(length, to))

    async def _rewind(self, length: int, to: int) -> None:
        async with self._changing(0) as play:
            if play.over or len(play.log) != length or not 0 <= to < length:
                raise Refused("stale", f"table {self.id} has gone on, or is over")
            undone, story = play.log[to:], [told for told in play.story or [] if told.at <= to]
            stored = await self._within_reach(to)
            self._play = revive(self.title, table_of(self.info), stored, play.log[:to], story, self.herald)
            self._play.revisions = play.revisions
            self.agreed.append(agreed_at(to, undone[0].seat))
            await self._take_back(undone, AGREED)

    @asynccontextmanager
    async def _changing(self, seat: int, revision: int | None = None) -> AsyncIterator[Play[Any]]:
        """A play to be changed; should anything but a plain refusal go wrong, the store is asked again."""
        async with self._lock:
            play = await self._ready()
            if play is None:
                raise Refused("not-started", f"table {self.id} has not started")
            if revision is not None and revision != play.revision(seat):
                raise Refused("stale", f"seat {seat} is at revision {play.revision(seat)}, not {revision}")
            if self.info.over and not play.over:
                raise Refused("over", f"table {self.id} was given up, or finished by an older release")
            length = len(play.log)
            try:
                yield play
            except Refused:
                if len(play.log) != length:
                    self._play = None
                raise
            except Conflict:
                self._play = None
                await self._refresh()
                await self._ready()
                self._announce(self)
                raise Overtaken from None
            except BaseException:
                self._play = None
                raise

    async def _commit(self, lines: list[JournalLine], forget_after: int | None = None) -> int:
        """Store what was done; only then is anybody told."""
        play = self._play
        assert play is not None
        if forget_after is not None:
            self._stored = [at for at in self._stored if at <= forget_after]
        entries = [
            JournalEntry(number, kind, seat, key, write_events(events))
            for number, (kind, seat, key, events) in enumerate(lines, self.number + 1)
        ]
        asked = sum(1 << decision.seat for decision in play.pending)
        batch = JournalBatch(
            entries, self._new_checkpoints(play), forget_after, asked, len(play.log), play.over
        )
        batch.results = results_at_the_end(self.info, play)
        batch.bank, batch.clock, batch.begun = self.info.bank, self.info.clock, self.info.begun(asked)
        await self.store.append(self.id, batch)
        self.number += len(entries)
        play.forget()
        self.info = replace(self.info, started=True, updated=time.time(), bank=batch.bank, clock=batch.clock)
        self._read_off(play)
        self._announce(self)
        return self.number

    def _new_checkpoints(self, play: Play[Any]) -> list[StoredCheckpoint]:
        """The checkpoints to store: the first, and one every few answers."""
        stored: dict[int, StoredCheckpoint] = {}
        for checkpoint in play.checkpoints():
            if not self._stored or checkpoint.at >= self._stored[-1] + SPACING:
                self._stored.append(checkpoint.at)
                stored[checkpoint.at] = to_stored(checkpoint)
        return list(stored.values())

    # Others

    async def _refresh(self) -> None:
        """Read again who sits where."""
        info = await self.store.table(self.id)
        if info is None:
            raise NoSuchTable(self.id)
        self.info = info

    async def refresh(self) -> None:
        """Something about the table but its choices has changed."""
        await self._to_its_end(self._refresh_and_tell())

    async def _refresh_and_tell(self) -> None:
        async with self._lock:
            await self._refresh()
            if self._play is not None:
                self._read_off(self._play)
        self._announce(self)

    async def catch_up(self, chat: bool = True, sent: Sequence[JournalEntry] = ()) -> bool:
        """Another process may have gone on with the table, or tells of it; whether there was news."""
        return await self._to_its_end(self._catch_up(chat, sent))

    async def _catch_up(self, chat: bool, sent: Sequence[JournalEntry]) -> bool:
        async with self._lock:
            before, after = self.info, self.number if self._play is not None else None
            last_line = self.last_line if chat else None
            stored = self._as_news(sent) or await self.store.news(self.id, after, last_line)
            if stored is None:
                raise NoSuchTable(self.id)
            self.info = stored.info
            if self._play is not None:
                try:
                    self._follow(self._play, stored.entries)
                except (Refused, RuleError):
                    self._play = None
                    await self._ready()
                except BaseException:
                    self._play = None
                    raise
                if self._play is not None:
                    self._read_off(self._play)
        news = bool(stored.entries) or self.info.timed_as(before) != before
        if news:
            self.moved = time.monotonic()
            self._announce(self)
        for line in stored.lines:
            self.said(line)
        return news

    def _as_news(self, sent: Sequence[JournalEntry]) -> News | None:
        """What another process has sent, as news; None where something before it is missing."""
        fresh = [entry for entry in sent if entry.number > self.number]
        gap = not sent or (fresh and fresh[0].number != self.number + 1)
        return None if gap or self._play is None else News(self.info, fresh, [])

    async def behind(self) -> bool:
        """Whether the store knows of something that we were not told of, or not yet."""
        stored = await self.store.table(self.id)
        if stored is None:
            return False
        return stored.timed_as(self.info) != self.info

    def _follow(self, play: Play[Any], entries: list[JournalEntry]) -> None:
        for entry in entries:
            if entry.kind == ANSWER:
                play.answer(entry.seat, entry.key)
            else:
                at = last_of(entry.seat, play.log)
                play.undo(entry.seat)
                self._stored = [each for each in self._stored if each <= at]
            self.number = entry.number

    async def say(self, seat: int | None, name: str, text: str, team: tuple[int, ...] | None = None) -> None:
        """Keep a line of the chat, and tell it to everybody or a team."""
        await self._to_its_end(self._say(seat, name, text, team))

    async def _say(self, seat: int | None, name: str, text: str, team: tuple[int, ...] | None) -> None:
        self.said(await self.store.say(self.id, seat, name, text, team))

    def said(self, line: ChatLine) -> None:
        """Tell everybody what was said, once."""
        if line.id > self.last_line:
            self.last_line = line.id
            for watcher in tuple(self.watchers):
                watcher.said(line)

    async def point(self, seat: int, asked: int, key: str) -> None:
        """Point at an option of a question that the group answers together."""
        async with self.reading() as play:
            check_point(play, seat, asked, key)
            assert play is not None
            self.here.tell(self.pointing.point(seat, asked, play.revision(asked), key))
        self._point_out()

    def _point_out(self) -> None:
        for watcher in tuple(self.watchers):
            watcher.changed()

    # Who is here

    @property
    def watchers(self) -> set[Watcher]:
        """Those who look at the table from this process."""
        return self.here.watchers

    def present(self, seat: int) -> bool:
        """Whether somebody looks at the table from this seat."""
        return self.here.holds(seat)

    def presence(self) -> list[bool]:
        """For each seat, whether its person looks at the table: through it, or, on one screen, another."""
        there = [self.here.holds(seat.seat) for seat in self.info.seats]
        people = {seat.person for seat in self.info.seats if seat.person and there[seat.seat]}
        return [there[seat.seat] or seat.person in people for seat in self.info.seats]

    def hear(self, process: str, text: str) -> None:
        """Another process asks who is here, or tells who is there or points where."""
        if text.startswith(POINT):
            self.pointing.hear(text)
            self._point_out()
        else:
            self.here.hear(process, text)

    @property
    def length(self) -> int:
        """How many choices stand."""
        return len(self._play.log) if self._play is not None else self.info.length

    @property
    def choices(self) -> list[Choice]:
        """The choices that stand, as far as the table is loaded."""
        return self._play.log if self._play is not None else []
