"""A play as a page would show it, without a room around it."""

from __future__ import annotations

from typing import Any

from salotto.kernel.play import Play
from salotto.registry import everything
from salotto.server.page.scene import Reader, Scene
from salotto.server.store.rows import CampaignPlace, Seat, TableInfo
from salotto.words import Language


def scene(play: Play[Any], seat: int | None, language: Language = "en") -> Scene:
    """What a seat, or a spectator, sees of a play among people called A, B, C…"""
    table = play.table
    names = "ABCDEF"[: table.players]
    seats = tuple(Seat(each, f"person-{each}", None, name) for each, name in enumerate(names))
    info = TableInfo(
        *("table", table.title, 1, table.mode, dict(table.options), table.seed, "person-0", False, seats),
        place=None if table.carried is None else CampaignPlace("campaign", "tomesaga", 1),
    )
    return Scene(info, everything()[table.title], play, play.story or [], Reader(seat, language, seat or 0))
