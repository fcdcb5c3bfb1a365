"""Shortcuts: several answers at one click."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play, Refused

if TYPE_CHECKING:
    from salotto.server.tables.live import LiveTable

SHORTCUT = "shortcut:"
"""How the key of a shortcut begins."""
AS_THEY_LIE = "room-as-they-lie"
"""The shortcut that leaves things in the order in which they are offered."""


def shortcut_keys(play: Play[Any], decision: Decision, id: str) -> list[str]:
    """The answers behind a shortcut: one of the title's, or to leave things in their order."""
    if id == AS_THEY_LIE and decision.kind == "order":
        return decision.keys[:-1]
    offered = play.title.adviser.shortcuts(play.state, decision)
    return list(offered[id]()) if id in offered else []


async def take_shortcut(live: LiveTable, seat: int, id: str, revision: int | None = None) -> int:
    """Take a named sequence of answers that the title offers."""
    async with live.reading() as play:
        decision = play.decision(seat) if play else None
        keys = shortcut_keys(play, decision, id) if play and decision else []
    if not keys:
        raise Refused("not-legal", f"seat {seat} has no shortcut {id!r}")
    return await live.answer_all(seat, keys, revision)
