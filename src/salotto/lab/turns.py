"""One question at a time: how learners go through a table on which several seats may be asked at once."""

from __future__ import annotations

from typing import Any

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play


def next_asked(play: Play[Any]) -> Decision | None:
    """The question to the first seat of those that are being asked; None when the game is over."""
    pending = play.pending
    return pending[0] if pending else None


def follow_instinct(play: Play[Any]) -> None:
    """Answer every question to which the title's adviser knows one sensible answer only."""
    while (decision := next_asked(play)) is not None:
        options = play.title.adviser.candidates(play.state, decision)
        if len(options) > 1:
            return
        play.take(decision, options[0])
