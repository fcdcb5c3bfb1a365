"""The furniture that lies before one reader: the table when he looks at a seat, and the strips."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Told
from salotto.kernel.title import Phrase
from salotto.kit.furniture import Facts, Look, Thing, stands
from salotto.kit.presentation import Presentation


class Laid:
    """What is composed once for a moment, and drawn as often as one likes."""

    def __init__(
        self,
        page: Presentation[Any],
        game: Any,
        me: int | None,
        story: Sequence[Told],
        decision: Decision | None,
        seats: int,
        names: int,
    ) -> None:
        """`game` is the table as the reader sees it, `names` counts the seats and the rivals."""
        self.page, self.game, self.me, self.story = page, game, me, story
        self.decision = decision
        self.seats = seats
        self.names = names
        self._tables: dict[int, tuple[Thing, ...]] = {}

    def table(self, look: int) -> tuple[Thing, ...]:
        """The table, with whatever may be chosen on it."""
        if look not in self._tables:
            self._tables[look] = self._compose(look)
        return self._tables[look]

    def _compose(self, look: int) -> tuple[Thing, ...]:
        asked = self.decision
        if asked is None:
            return self.page.table(self.game, Look(self.me, look, story=self.story))
        things = self.page.table(self.game, Look(self.me, look, asked.prompt, asked.about, self.story))
        beside = [each for strip in self.strips for each in strip] if self.seats > 1 else []
        return self.page.with_answers(things, asked, beside)

    @cached_property
    def strips(self) -> list[tuple[Thing, ...]]:
        """What stands in short beside the names."""
        return [self.page.strip(self.game, look) for look in self._looks()]

    @cached_property
    def facts(self) -> list[Facts]:
        """The small facts of each seat and rival."""
        return [self.page.facts(self.game, look) for look in self._looks()]

    def _looks(self) -> list[Look]:
        return [Look(self.me, number, story=self.story) for number in range(self.names)]

    def stands(self, look: int, key: str) -> Phrase | None:
        """How something stands for the reader."""
        return stands(self.table(look), key)
