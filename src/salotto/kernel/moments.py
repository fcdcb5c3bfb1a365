"""What a play keeps of its past: the choices, what was told, and the checkpoints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from salotto.kernel.decisions import Event
from salotto.kernel.walls import Walls


class Refused(ValueError):
    """An answer, or a wish to undo, that was not taken. Nothing has changed."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class Choice(NamedTuple):
    """An entry of the log."""

    seat: int
    key: str


class Told(NamedTuple):
    """An event and the length of the log when it was told."""

    at: int
    event: Event


@dataclass(slots=True)
class Checkpoint:
    """A moment at which only fresh questions are pending, from which a play can go on."""

    at: int
    step: int
    turns: dict[int, int]
    walls: Walls
    story_length: int
    state: Any


def nearest(checkpoints: Sequence[Checkpoint], at: int) -> Checkpoint:
    """The last of some checkpoints at or before a point of the log."""
    for mark in reversed(checkpoints):
        if mark.at <= at:
            return mark
    raise Refused("undo-start", "the stored checkpoints do not reach back so far")


class ResumePoint(NamedTuple):
    """How a table came to a checkpoint."""

    log: list[Choice]
    mark: Checkpoint
    checkpoints: list[Checkpoint]
