"""House packs are drawn and tried in processes of their own: whatever is in one, the room spends little time
and memory on it.
"""

from __future__ import annotations

import resource
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any

from markupsafe import Markup

from salotto.content import ContentError
from salotto.kernel.title import Json, Title
from salotto.packs.checking import check
from salotto.packs.copies import for_a_moment
from salotto.packs.pack import Pack, made
from salotto.packs.problems import PackRefused, Problem, of_content
from salotto.packs.trial import tried
from salotto.registry import title as find_title
from salotto.server.page.things import drawn
from salotto.server.tables.workers import Work, WorkerLost, Workers, WorkFailed
from salotto.words import Language

TO_DRAW, TO_TRY = 5.0, 30.0
"""Seconds of the processor."""
MEMORY = 512 * 1024 * 1024
"""Bytes that a pack may take beyond what the process holds."""

HELD = Path("/proc/self/statm")
"""How much the process holds, its data as the sixth number."""

TOO_MUCH = frozenset({"MemoryError", "OutOfTime", "WorkerLost"})
"""What becomes of a process that a pack keeps busy or fills."""

Card = tuple[Json, Language, str]
"""A pack as plain data, a language, and the key of a card."""


# In the process


@contextmanager
def little_memory() -> Iterator[None]:
    """Nothing that is done here may take much memory; MemoryError otherwise."""
    if not HELD.exists():  # no Linux: the limits of a pack alone have to do
        yield
        return
    least, most = resource.getrlimit(resource.RLIMIT_DATA)
    held = int(HELD.read_text(encoding="ascii").split()[5]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_DATA, (held + MEMORY, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_DATA, (least, most))


def draw(card: Card, _: float) -> str | tuple[Problem, ...] | None:
    """A card as the table draws it, or what is wrong with the pack."""
    data, language, key = card
    try:
        with little_memory():
            found = drawn(laid_out(made(data)), language, key)
            return None if found is None else str(found)
    except ContentError as error:
        return (of_content(error),)


@dataclass
class Last:
    """The pack of which a card was drawn last: most often the next one is of the same."""

    id: str = ""
    title: Any = None
    kept: ExitStack = field(default_factory=ExitStack)


LAST = Last()


def laid_out(pack: Pack) -> Title[Any]:
    """A title with a pack, until that of another pack is asked for."""
    if LAST.id != pack.id:
        LAST.kept.close()
        LAST.id, title = "", find_title(pack.title)
        LAST.title = LAST.kept.enter_context(for_a_moment(title, pack.files))
        type(LAST.title).id = LAST.id = pack.id
    found: Title[Any] = LAST.title
    return found


def try_out(data: Json, seconds: float) -> tuple[Problem, ...]:
    """What is wrong with a pack: every field is read, and games of every mode are played."""
    pack, until = made(data), time.monotonic() + seconds
    title = find_title(pack.title)
    with little_memory():
        if problems := check(title, pack):
            return problems
        try:
            tried(title, pack, max(1.0, until - time.monotonic()))
        except PackRefused as refused:
            return refused.problems
    return ()


# In the server


class Desk:
    """The processes in which packs are drawn and tried."""

    def __init__(self, count: Callable[[str], None] = lambda _: None) -> None:
        """`count` is told the reason of every failure."""
        self.workers: dict[Work, Workers] = {work: Workers(1, count, crowd=inf) for work in (draw, try_out)}

    async def close(self) -> None:
        """Nothing is drawn any more."""
        for workers in self.workers.values():
            await workers.close()

    async def ask(self, work: Work, question: Any, seconds: float) -> Any:
        """What a process makes of a question; PackRefused when it takes too long or too much."""
        try:
            return await self.workers[work].ask(work, question, seconds)
        except (WorkFailed, WorkerLost) as error:
            kind = getattr(error, "kind", type(error).__name__)
            said = "room-pack-too-much" if kind in TOO_MUCH else "room-pack-unplayable"
            raise PackRefused([Problem(said, {"problem": kind})]) from error

    async def picture(self, pack: Pack, language: Language, key: str) -> Markup | None:
        """A card as the table draws it; PackRefused where the title cannot be played with it."""
        found = await self.ask(draw, (pack.to_json(), language, key), TO_DRAW)
        if isinstance(found, tuple):
            raise PackRefused(found)
        return None if found is None else Markup(found)

    async def try_out(self, pack: Pack) -> None:
        """PackRefused with all that is wrong with a pack."""
        for each in (*pack.chapters, *(() if pack.chapters else (pack,))):
            if problems := await self.ask(try_out, each.to_json(), TO_TRY):
                raise PackRefused(problems)
