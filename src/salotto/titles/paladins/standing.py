"""How the tracks of Paladins stand for the reader: what is told to somebody who points at one."""

# interpreted: it is what people read
from __future__ import annotations

from salotto.kernel.title import Json, Phrase
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import ATTRIBUTES


def standing(view: Json, key: str) -> Phrase | None:
    """What a track or a supply brings as it stands now; None where there is nothing to add."""
    if key == "area:tax":
        return Phrase("pw-stands-tax", {"silver": view["tax"]["silver"]})
    if key == "track:king":
        left = view["rounds"] - view["round"]
        return Phrase("pw-stands-king", {"round": max(view["round"], 1), "left": left})
    if view["me"] is None:
        return None
    own = view["players"][view["me"]]
    name = key.partition(":")[2]
    if key == "track:honour" and own["honour"] is not None:
        return Phrase("pw-stands-honour", {"level": own["honour"]})
    if key.startswith("track:") and name in ATTRIBUTES:
        return attribute(own, name)
    if key == "area:suspicion":
        return suspicion(view, own)
    if key == "area:debts":
        return Phrase("pw-stands-debts", {"n": own["unpaid"], "vp": own["points"]["debts"]})
    return None


def attribute(own: Json, name: str) -> Phrase:
    """PW-11.3 What a track scores, PW-14.12.1 in co-op up to Honour; PW-5.6 what it counts as this round."""
    level, boost = own["attributes"][name], own["boost"][name]
    scored = level if own["honour"] is None else min(level, own["honour"])
    facts = {"level": level, "vp": BOX.attributes.vp[scored], "boost": boost, "counts": level + boost}
    return Phrase("pw-stands-attribute", {"attribute": name, **facts})


def suspicion(view: Json, own: Json) -> Phrase:
    """PW-9.3.2 Whether an Inquisition would bring a Debt now; in co-op the tile says what it costs."""
    held = len(own["suspicion"])
    if view["overlord"]:
        return Phrase("pw-stands-suspicion-coop", {"n": held})
    rivals = [view["rival"]] if view["rival"] else []
    most = max(len(player["suspicion"]) for player in [*view["players"], *rivals])
    return Phrase("pw-stands-suspicion", {"n": held, "most": most, "hit": held == most and held > 0})
