"""Second thoughts: what one reader is told beside the question, and answers held back for a moment."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from salotto.bots.hint import Hint
from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play, Refused
from salotto.kit.furniture import JOINT
from salotto.lessons import LEARNER
from salotto.server.page.aside import Aside
from salotto.server.page.title_page import page_of
from salotto.server.tables.caution import caution
from salotto.server.tables.live import LiveTable
from salotto.server.tables.shortcuts import AS_THEY_LIE, SHORTCUT, shortcut_keys, take_shortcut

UNDER_WAY: set[asyncio.Task[None]] = set()
"""Answers that will be carried out unless they are recalled."""


async def give(live: LiveTable, seat: int, key: str, revision: int | None) -> int:
    """Answer with a key or a shortcut; whoever once left things as they lie does so in the whole game."""
    if key == SHORTCUT + AS_THEY_LIE:
        live.as_they_lie.add((seat, await order_asked(live, seat)))
    if key.startswith(SHORTCUT):
        number = await take_shortcut(live, seat, key.removeprefix(SHORTCUT), revision)
    else:
        first, *rest = key.split(JOINT)
        number = await live.answer(seat, first, revision)
        for then in rest:
            if not await is_asked(live, seat, then):
                break
            number = await live.answer(seat, then)
    while (seat, await order_asked(live, seat)) in live.as_they_lie:
        number = await take_shortcut(live, seat, AS_THEY_LIE)
    return await settled(live, seat, number)


async def settled(live: LiveTable, seat: int, number: int) -> int:
    """Give the obvious answers, each to the very question that was read: another page may do so as well."""
    with suppress(Refused):  # that page was quicker
        while (plain := await obvious_answer(live, seat)) is not None:
            number = await live.answer(seat, *plain)
    return number


async def is_asked(live: LiveTable, seat: int, key: str) -> bool:
    """Whether a key is an answer to the question that the seat is asked now."""
    async with live.reading() as play:
        decision = play.decision(seat) if play is not None else None
        return decision is not None and key in decision.keys


async def obvious_answer(live: LiveTable, seat: int) -> tuple[str, int] | None:
    """The answer that nobody would think about, where the title knows one, with the revision of its question;
    who undoes it is asked."""
    page = page_of(live.title)
    async with live.reading() as play:
        decision = play.decision(seat) if play else None
        if play is None or decision is None or (seat, play.revision(seat)) in live.asked_again:
            return None
        key = page.obvious(play.seen(seat), decision)
        return (str(key), play.revision(seat)) if key is not None else None


async def order_asked(live: LiveTable, seat: int) -> str:
    """The prompt, if the seat is asked for an order; else nothing."""
    async with live.reading() as play:
        decision = play.decision(seat) if play else None
        return decision.prompt if decision is not None and decision.kind == "order" else ""


class SecondThoughts:
    """What one open page is told beside the question; it is forgotten with the next answer."""

    def __init__(self, live: LiveTable, safe: bool, seconds: float, changed: Callable[[], None]) -> None:
        """`seconds` is how long an answer that shows something can be recalled; 0: not at all."""
        self._live = live
        self._safe = safe
        self._seconds = seconds
        self._changed = changed
        self._aside: Aside | None = None
        self._looked_at: Decision | None = None

    async def settle(self, seat: int | None) -> None:
        """A question to which others have led, and about which nobody would think, is answered."""
        live = self._live
        if seat is None or live.info.seats[seat].bot is not None:
            return
        async with live.reading() as play:
            decision = play.decision(seat) if play else None
        if decision is None or decision is self._looked_at:
            return
        self._looked_at = decision
        await settled(live, seat, live.number)

    def aside(self, seat: int | None, play: Play[Any]) -> Aside | None:
        """What is told beside the question that stands now."""
        aside = self._aside
        if aside is None or aside.seat != seat or aside.revision != play.revision(aside.seat):
            return None
        return aside

    def _tell(self, aside: Aside | None) -> None:
        self._aside = aside
        self._changed()

    async def call_guide(self, seat: int) -> None:
        """The learner of a guided game sends the guide away, or calls it back."""
        guide = self._live.render_cache.guide
        guide.away = seat == LEARNER and not guide.away
        self._changed()

    # Hints

    async def think(self, seat: int) -> None:
        """A bot begins to think about the question."""
        async with self._live.reading() as play:
            if play is not None:
                self._tell(Aside(seat, play.revision(seat), thinking=True))

    def advise(self, hints: Sequence[Hint]) -> None:
        """It has found something, or nothing."""
        if self._aside is not None:
            self._tell(replace(self._aside, thinking=False, hints=tuple(hints)) if hints else None)

    # Answers to think over

    async def hold(self, seat: int, key: str, revision: int | None) -> bool:
        """Whether an answer is held back: until it is confirmed, or as long as it can be recalled."""
        live = self._live
        async with live.reading() as play:
            decision = play.decision(seat) if play else None
            if play is None or decision is None or revision not in (None, play.revision(seat)):
                return False
            keys = key.split(JOINT)
            if key.startswith(SHORTCUT):
                keys = shortcut_keys(play, decision, key.removeprefix(SHORTCUT))
            asked = play.revision(seat)
            found = caution(page_of(live.title), play, seat, keys, self._safe) if keys else None
        if found is None or not (found.waits or self._seconds):
            if self._safe:
                live.unhurried = time.monotonic() + self._seconds
            return False
        aside = Aside(seat, asked, held=key, caution=found)
        if aside != self._aside:
            self._tell(aside)
            if not found.waits:
                task = asyncio.create_task(self._after_a_moment(aside))
                UNDER_WAY.add(task)
                task.add_done_callback(UNDER_WAY.discard)
        return True

    async def _after_a_moment(self, aside: Aside) -> None:
        """Nobody has recalled it: so be it."""
        await asyncio.sleep(self._seconds)
        if self._aside is aside and aside.held is not None:
            self._aside = None
            try:
                await give(self._live, aside.seat, aside.held, aside.revision)
            except Refused:
                self._changed()

    def recall(self) -> None:
        """Think again."""
        self._tell(None)
