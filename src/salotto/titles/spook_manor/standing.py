"""How the own manor stands: what somebody who points at lights or columns is told of this moment."""

# interpreted: it is what people read
from __future__ import annotations

from salotto.kernel.title import Json, Phrase
from salotto.titles.spook_manor.scoring import TABLES


def standing(view: Json, key: str) -> Phrase | None:
    """What lights or columns bring as they stand now; None where there is nothing to add."""
    if view["me"] is None:
        return None
    manor = view["manors"][view["me"]]
    if key == "track:columns":
        heights = [len(column["cards"]) for column in manor["columns"]]
        tall = sum(height >= TABLES.column_min_height for height in heights)
        bonus = TABLES.column_bonus[min(tall, len(TABLES.column_bonus) - 1)]
        return Phrase("sm-stands-columns", {"tall": tall, "vp": bonus, "highest": max(heights, default=0)})
    if key == "track:lights" and manor["points"]:
        return Phrase("sm-stands-lights", {"vp": manor["points"]["lights"]})
    return None
