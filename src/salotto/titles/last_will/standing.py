"""How things stand for the reader in Last Will: what is told to somebody who points at purse or market."""

# interpreted: it is what people read
from __future__ import annotations

from salotto.kernel.title import Json, Phrase


def standing(view: Json, key: str) -> Phrase | None:
    """What the purse, the board or the market means now; None where there is nothing to add."""
    if key == "area:market":
        return market(view["market"])
    if view["me"] is None:
        return None
    own = view["players"][view["me"]]
    if key == "area:purse":
        return purse(own)
    if key == "area:board":
        return Phrase("lw-stands-board", {"taken": len(own["board"]), "spaces": own["spaces"]})
    if key == "area:actions":
        return Phrase("lw-stands-actions", {"n": own["actions"], "white": own["white_actions"]})
    if key == "area:errand-boys":
        return Phrase("lw-stands-boys", {"n": own["errand_boys"]})
    if key == "area:order" and view["me"] in view["order"]:
        place = view["order"].index(view["me"]) + 1
        return Phrase("lw-stands-order", {"place": place, "players": len(view["order"])})
    return None


def purse(own: Json) -> Phrase:
    """LW-14.2, LW-14.4 What still stands between a player and bankruptcy, and the sum that would count."""
    owns = any(laid["value"] is not None for laid in own["board"])
    keeps = KEEPING[owns, own["job"] is not None]
    if own["bankrupt"]:
        keeps = "bankrupt"
    return Phrase("lw-stands-purse", {"keeps": keeps, "sum": sum(own["points"].values())})


KEEPING = {(True, True): "both", (True, False): "property", (False, True): "job", (False, False): "none"}
"""Whether a property and a job keep a player from going bankrupt."""


def market(modifiers: dict[str, int]) -> Phrase:
    """LW-10.3, LW-10.8 Buy where the modifier is highest, sell where it is lowest; no two are alike."""
    cheap, *_, dear = sorted(modifiers, key=lambda type_: modifiers[type_])
    high, low = modifiers[dear], -modifiers[cheap]
    types = {"dear": f"type:{dear}", "cheap": f"type:{cheap}"}
    return Phrase("lw-stands-market", {**types, "high": high, "low": low})
