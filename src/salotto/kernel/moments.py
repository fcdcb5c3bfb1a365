"""What a play keeps of its past: the choices, what was told, and the checkpoints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from salotto.kernel.decisions import Event
from salotto.kernel.walls import Walls


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


class ResumePoint(NamedTuple):
    """How a table came to a checkpoint."""

    log: list[Choice]
    mark: Checkpoint
    checkpoints: list[Checkpoint]
