"""How things stand for the reader in Obsession: what is told to somebody who points at a track or an area."""

# interpreted: it is what people read
from __future__ import annotations

from salotto.kernel.title import Json, Phrase

SEGMENTS = 5
"""OB-7.1 So many positions of the wheel make a level."""


def standing(view: Json, key: str) -> Phrase | None:
    """What the wheel, the purse, the servants or the track mean now; None where there is nothing to add."""
    if key == "track:rounds":
        return rounds(view)
    if view["me"] is None:
        return None
    own = view["players"][view["me"]]
    if key == "track:reputation":
        return reputation(view, own)
    if key == "area:money":
        return Phrase("ob-stands-money", {"money": own["money"], "vp": own["own_points"]["money"]})
    if key == "area:market":
        prices = list(view["prices"].values())
        paid = sum(price <= own["money"] for price in prices)
        return Phrase("ob-stands-market", {"money": own["money"], "n": paid, "of": len(prices)})
    if key.startswith("tile:"):
        return tile(view, own, key)
    if key == "area:available":
        return Phrase("ob-stands-available", {"n": sum(own["available"].values())})
    if key == "area:quarters":
        return Phrase("ob-stands-quarters", {"n": sum(own["quarters"].values())})
    if key == "area:expended":
        return Phrase("ob-stands-expended", {"n": sum(own["expended"].values())})
    return None


def rounds(view: Json) -> Phrase:
    """OB-3.1 Which round it is, and when the next courtship comes; 0: none is left."""
    now = max(view["round"], 1)
    courtships = [space["space"] for space in view["track"] if space["event"] == "courtship"]
    ahead = min((space for space in courtships if space >= now), default=0)
    return Phrase("ob-stands-rounds", {"round": now, "rounds": len(view["track"]), "courtship": ahead})


def tile(view: Json, own: Json, key: str) -> Phrase | None:
    """OB-11.4 What a tile on offer costs now, and whether one can pay for it."""
    prices = {place.partition(":")[2]: price for place, price in view["prices"].items()}
    price = prices.get(key.partition(":")[2])
    if price is None:
        return None
    missing = max(0, price - own["money"])
    return Phrase("ob-stands-tile", {"price": price, "money": own["money"], "missing": missing})


def reputation(view: Json, own: Json) -> Phrase:
    """OB-7.1, OB-7.4 The level, its points, and how much is missing to the next one; 0: there is none."""
    highest = own["level"] >= view["highest"]
    missing = 0 if highest else SEGMENTS - own["reputation"] % SEGMENTS
    facts = {"level": own["level"], "vp": own["own_points"]["reputation"], "missing": missing}
    return Phrase("ob-stands-reputation", facts)
