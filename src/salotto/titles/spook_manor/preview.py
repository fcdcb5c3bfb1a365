"""What a room would change in the points as soon as it lies in a cell (SM-6), from a seat's view alone.

The guests it invites are not counted: they have yet to arrive, and find their places in phase 1B. So a room
changes nothing in the halls, nor for those who wait.
"""

from __future__ import annotations

from salotto.kernel.title import Json
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import cell_of
from salotto.titles.spook_manor.scoring import columns, lights, portraits
from salotto.titles.spook_manor.view import as_it_lies


def change(view: Json, room: str, spot: str) -> int | None:
    """SM-6.1.3 How the own total changes; None while the running score is switched off."""
    shown = view["manors"][view["me"]]
    now: dict[str, int] | None = shown["points"]
    if now is None:
        return None
    manor, card = as_it_lies(shown), BOX.room[room]
    manor.build(card, cell_of(spot))
    then = portraits(manor) + lights(manor) + columns(manor)
    return card.vp + then - now["portraits"] - now["lights"] - now["columns"]
