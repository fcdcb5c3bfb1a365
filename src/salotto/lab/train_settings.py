"""How a net is trained."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TrainSettings:
    """The same settings and the same seed make a net of the same strength."""

    seed: str = "train"
    games: int = 240  # of a generation
    widths: tuple[int, int] = (128, 32)
    trust: float = 0.98  # lambda: how far the end of a game counts, against the next value
    window: int = 12  # generations that are learnt from
    passes: float = 4.0  # how often a position is learnt from while it is new
    batch: int = 4096
    rate: float = 1e-3
