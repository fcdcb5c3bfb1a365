"""What the readers of a table were shown last, so that only what has changed is worked out again."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Told
from salotto.lessons import Guide
from salotto.server.page.offers import Drawn, drawn
from salotto.server.store.rows import Seat
from salotto.words import Language

MOST_READERS = 24
MOST_LINES = 32
"""How many readers, and how many lines of the story, are kept for a table."""

Context = dict[str, Any]
Facts = Context | tuple[Any, ...]
"""All that a part of the page depends on, for one reader."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who looks: a seat (None: a spectator) in a language; `look` is the seat looked at."""

    seat: int | None
    language: Language
    look: int = 0


class Asked:
    """A question in words, as long as it stands."""

    def __init__(self, decision: Decision, choices: dict[str, dict[str, str]]) -> None:
        self.decision = decision
        self.choices = choices
        self.offers: frozenset[str] | None = None
        """What the board offered when somebody last asked for the options beside it."""
        self.beside: list[dict[str, Any]] = []
        self.instead: list[str] | None = None
        """What can be clicked to change one's mind, once somebody has asked."""


class Appearance(NamedTuple):
    """How a page looked: the questions in it, and the rest as far as it can be compared."""

    decision: Decision | None
    shared: Decision | None
    rest: tuple[Any, ...]

    def like(self, other: Appearance | None) -> bool:
        """Whether every part of the page is the same; a question that is asked anew is another one."""
        return (
            other is not None
            and self.decision is other.decision
            and self.shared is other.shared
            and self.rest == other.rest
        )


class StoryLine(NamedTuple):
    """A line of the story as HTML, who sat at the table then, and the seats of which it speaks."""

    told: Told
    seats: tuple[Seat, ...]
    about: tuple[int, ...]
    html: str


class HeardStory:
    """What a seat may hear of a story that grows; only the new lines are looked at."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self._lines: list[Told] = []
        self._count = 0
        self._last: Told | None = None

    def of(self, story: Sequence[Told]) -> list[Told]:
        """The lines for the seat; when some of the story was taken back, all of it is looked at again."""
        if self._count > len(story) or (self._count and story[self._count - 1] is not self._last):
            self._lines, self._count = [], 0
        new = story[self._count :]
        if new:
            self._lines = self._lines + [told for told in new if told.event.only in (None, self.seat)]
            self._count, self._last = len(story), story[-1]
        return self._lines


class ReaderCache:
    """What a reader was shown last."""

    def __init__(self) -> None:
        self.asked: Asked | None = None
        self._parts: dict[str, tuple[Facts, str]] = {}
        self._boards: dict[int, tuple[Any, Drawn]] = {}

    def board(self, look: int, facts: Any, draw: Callable[[], str]) -> Drawn:
        """The board when one looks at a seat, with what can be chosen on it; `facts` is their fingerprint."""
        kept = self._boards.get(look)
        board = kept[1] if kept is not None and kept[0] == facts else drawn(draw)
        self._boards[look] = facts, board
        return board

    def part(self, part: str, facts: Facts, draw: Callable[[], str]) -> str:
        """A part of the page; it is drawn only if something that the part shows has changed."""
        kept = self._parts.get(part)
        html = kept[1] if kept is not None and kept[0] == facts else draw()
        self._parts[part] = facts, html
        return html


class RenderCache:
    """What all the readers of a table were shown last."""

    def __init__(self) -> None:
        self._readers: dict[Reader, ReaderCache] = {}
        self._heard: dict[int | None, HeardStory] = {}
        self._lines: dict[tuple[int, Language, int | None], StoryLine] = {}
        self.guide = Guide()
        """Who speaks to the learner of a guided game."""

    def of_reader(self, reader: Reader) -> ReaderCache:
        """What a reader was shown last."""
        cache = self._readers.pop(reader, None) or ReaderCache()
        self._readers[reader] = cache
        _forget(self._readers, MOST_READERS)  # the longest unused one goes first
        return cache

    def keep(self, readers: Collection[Reader]) -> None:
        """Let go of what all the others were shown, who have left."""
        self._readers = {reader: cache for reader, cache in self._readers.items() if reader in readers}

    def heard(self, story: Sequence[Told], seat: int | None) -> list[Told]:
        """What a seat may hear of a story."""
        return self._heard.setdefault(seat, HeardStory(seat)).of(story)

    def line(
        self, told: Told, reader: Reader, seats: tuple[Seat, ...], draw: Callable[[], tuple[str, set[int]]]
    ) -> str:
        """A line of the story: it is the same for all of whom it does not speak, while the same people sit.

        `draw` gives the HTML, and the seats of which it speaks.
        """
        for whose in (None, reader.seat):
            line = self._lines.get((id(told), reader.language, whose))
            known = line is not None and line.told is told and line.seats == seats
            if line and known and (whose is not None or reader.seat not in line.about):
                return line.html
        html, about = draw()
        own = reader.seat if reader.seat in about else None
        self._lines[id(told), reader.language, own] = StoryLine(told, seats, tuple(about), html)
        _forget(self._lines, MOST_LINES)
        return html


def _forget(some: dict[Any, Any], most: int) -> None:
    if len(some) > most:
        del some[next(iter(some))]
