"""How the own manor stands: what somebody who points at lights or columns is told of this moment."""

# interpreted: it is what people read
from __future__ import annotations

from salotto.kernel.title import Json, Phrase
from salotto.titles.spook_manor.scoring import columns, tall_columns
from salotto.titles.spook_manor.view import as_it_lies


def standing(view: Json, key: str) -> Phrase | None:
    """What lights or columns bring as they stand now; None where there is nothing to add."""
    if view["me"] is None:
        return None
    shown = view["manors"][view["me"]]
    if key == "track:columns":
        manor = as_it_lies(shown)
        highest = max(map(len, manor.columns), default=0)
        return Phrase(
            "sm-stands-columns", {"tall": tall_columns(manor), "vp": columns(manor), "highest": highest}
        )
    if key == "track:lights" and shown["points"]:
        return Phrase("sm-stands-lights", {"vp": shown["points"]["lights"]})
    return None
