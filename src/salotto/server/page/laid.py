"""The furniture that lies before one reader: the table when he looks at a seat, and the strips."""

from __future__ import annotations

from functools import cached_property

from salotto.kernel.decisions import Decision
from salotto.kernel.title import Phrase
from salotto.kit.furniture import Thing, stands
from salotto.server.page.furnished import FurnishedPage, Seen


class Laid:
    """What is composed once for a moment, and drawn as often as one likes."""

    def __init__(
        self, page: FurnishedPage, seen: Seen, decision: Decision | None, seats: int, names: int
    ) -> None:
        """`names` counts the seats and the rivals."""
        self.page = page
        self.seen = seen
        self.decision = decision
        self.seats = seats
        self.names = names
        self._tables: dict[int, tuple[Thing, ...]] = {}

    def table(self, look: int) -> tuple[Thing, ...]:
        """The table, with whatever may be chosen on it."""
        if look not in self._tables:
            beside = [each for strip in self.strips for each in strip] if self.seats > 1 else []
            self._tables[look] = self.page.table(self.seen, look, self.decision, beside)
        return self._tables[look]

    @cached_property
    def strips(self) -> list[tuple[Thing, ...]]:
        """What stands in short beside the names."""
        return [self.page.strip(self.seen, number) for number in range(self.names)]

    def stands(self, look: int, key: str) -> Phrase | None:
        """How something stands for the reader."""
        return stands(self.table(look), key)
