"""How the tracks of Viscounts stand for the reader: what is told to somebody who points at one."""

# interpreted: it is what people read
from __future__ import annotations

from salotto.kernel.title import Json, Phrase
from salotto.titles.viscounts.box import BOX

COLLISIONS = {space.position: space.current.key for space in BOX.track}


def standing(view: Json, key: str) -> Phrase | None:
    """What a track or a pile brings as it stands now; None where there is nothing to add."""
    if key == "area:overlord" and view["baron"]:
        baron = view["baron"]
        team = {"total": baron["total"], "target": baron["target"], "reserve": baron["reserve"]}
        return Phrase("vw-stands-team", team)
    if view["me"] is None:
        return None
    own = view["players"][view["me"]]
    if key == "track:virtue":
        return tracks(own["corruption"], own["virtue"])
    if key == "area:debts":
        facts = {"n": own["unpaid"], "vp": -own["points"]["debts"], "left": left_above(view["debts"])}
        return Phrase("vw-stands-debts", facts)
    if key == "area:deeds":
        facts = {"n": own["acquired"] + own["approved"], "vp": own["points"]["deeds"]}
        return Phrase("vw-stands-deeds", {**facts, "left": left_above(view["deeds"])})
    if key == "area:keep" and view["castle"]:
        leader = view["castle"]["leader"]
        facts = {"n": view["castle"]["third"][view["me"]], "led": "nobody"}
        if leader is not None:
            facts |= {"led": "own" if leader == view["me"] else "other"}
        return Phrase("vw-stands-keep", facts)
    return None


def left_above(pile: Json) -> int:
    """VW-3.2 How many cards lie above the end card; VW-2.11 the pile is laid out after the draft."""
    return int(pile["left"] if pile["left"] or pile["revealed"] else pile["of"])


def tracks(corruption: int, virtue: int) -> Phrase:
    """VW-4.4 How far the two markers are apart, and what a collision brings on the space of either."""
    if corruption == virtue:
        return Phrase("vw-stands-met", {"brings": COLLISIONS[virtue]})
    facts = {"apart": abs(virtue - corruption)}
    return Phrase("vw-stands-tracks", {**facts, "left": COLLISIONS[corruption], "right": COLLISIONS[virtue]})
