"""A title from a given state on, or until a given moment: what a second reader looks at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from salotto.kernel.chance import Chance
from salotto.kernel.decisions import Step
from salotto.kernel.title import Json, Outcome, Phrase, Scorecard, Table, Title

Stop = Callable[[Any], bool]


class Borrowed(Title[Any]):
    """The title from a given state on; the rules are the engine's own."""

    def __init__(self, title: Title[Any], start: Any = None) -> None:
        self.title = title
        self.start = start

    def begin(self, table: Table) -> Any:
        """The given state."""
        return self.title.begin(table) if self.start is None else self.start.copy()

    def next_step(self, state: Any) -> Step | None:
        """The engine's."""
        return self.title.next_step(state)

    def scorecards(self, state: Any) -> list[Scorecard]:
        """The engine's."""
        return self.title.scorecards(state)

    def outcome(self, state: Any) -> Outcome:
        """The engine's."""
        return self.title.outcome(state)

    def view(self, state: Any, seat: int | None) -> Json:
        """The engine's."""
        return self.title.view(state, seat)

    def redeal(self, state: Any, seat: int | None, chance: Chance) -> None:
        """The engine's."""
        self.title.redeal(state, seat, chance)

    def find(self, key: str) -> Any:
        """The engine's."""
        return self.title.find(key)

    def phrase(self, key: str) -> Phrase:
        """The engine's."""
        return self.title.phrase(key)


class Excerpt(Borrowed):
    """The title from a given state on, and until a given moment."""

    def __init__(self, title: Title[Any], stop: Stop, start: Any = None) -> None:
        super().__init__(title, start)
        self.stop = stop

    def next_step(self, state: Any) -> Step | None:
        """What comes next, unless we have seen enough."""
        return None if self.stop(state) else super().next_step(state)
