"""Who is asked what: the reader asks as the book does, and hears what the engine was answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.titles.viscounts.oracle.position import Position, unlike

NO = "no"


class Differs(Exception):
    """Book and engine are not of one mind."""


@dataclass(slots=True)
class Asked:
    """A question of the engine: to whom, with which answers, what was answered, and in which position."""

    seat: int
    prompt: str
    keys: list[str]
    answer: str
    position: Position
    view: Any = None  # what the seat was shown, at some questions


@dataclass(slots=True)
class Pen:
    """Goes along with what the engine asked and how it shuffled."""

    asked: list[Asked] = field(default_factory=list)
    shuffles: list[list[str]] = field(default_factory=list)
    at: int = 0
    mixed: int = 0

    def ask(self, position: Position, seat: int, keys: Sequence[str], what: str) -> str:
        """One of the answers; a single one is no choice."""
        if len(keys) == 1:
            return keys[0]
        return self._hear(position, seat, keys, what)

    def may(self, position: Position, seat: int, keys: Sequence[str], what: str) -> str:
        """One of the answers, or none of them."""
        return self._hear(position, seat, [*keys, NO], what) if keys else NO

    def _hear(self, position: Position, seat: int, keys: Sequence[str], what: str) -> str:
        if self.at == len(self.asked):
            raise Differs(f"{what}: the book asks seat {seat} for {sorted(keys)}, the engine has gone on")
        here = self.asked[self.at]
        if here.seat != seat or sorted(here.keys) != sorted(keys):
            few = sorted(set(keys) - set(here.keys))
            many = sorted(set(here.keys) - set(keys))
            raise Differs(
                f"{what}: the book asks seat {seat}, the engine seat {here.seat} ({here.prompt}); "
                f"not offered by the engine: {few}; not in the book: {many}"
            )
        wrong = unlike(position, here.position)
        if wrong:
            raise Differs(f"before {what}: {wrong}")
        self.at += 1
        return here.answer

    def shuffle(self, cards: list[str]) -> list[str]:
        """The cards as the engine mixed them."""
        for at in range(self.mixed, len(self.shuffles)):
            if sorted(self.shuffles[at]) == sorted(cards):
                self.shuffles[self.mixed], self.shuffles[at] = self.shuffles[at], self.shuffles[self.mixed]
                self.mixed += 1
                return list(self.shuffles[self.mixed - 1])
        raise Differs(f"the book shuffles {sorted(cards)}, the engine {self.shuffles[self.mixed :]}")

    def close(self, book: Position, engine: Position) -> None:
        """The end of the turn."""
        if self.at < len(self.asked):
            rest = self.asked[self.at]
            raise Differs(
                f"the turn is over, but the engine asks seat {rest.seat} {rest.prompt}: {rest.keys}"
            )
        if self.mixed < len(self.shuffles):
            raise Differs(f"the engine has shuffled {self.shuffles[self.mixed :]}")
        if wrong := unlike(book, engine):
            raise Differs(f"at the end of the turn: {wrong}")
