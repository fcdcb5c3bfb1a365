"""What one reader is told beside the question until it is answered: a hint, or an answer to think over."""

from __future__ import annotations

from dataclasses import dataclass

from salotto.bots.hint import Hint
from salotto.server.tables.caution import Caution


@dataclass(frozen=True, slots=True)
class Aside:
    """For one seat and one question, named by the revision at which it was asked."""

    seat: int
    revision: int
    thinking: bool = False
    hints: tuple[Hint, ...] = ()
    held: str | None = None
    """The answer to think over."""
    caution: Caution | None = None
