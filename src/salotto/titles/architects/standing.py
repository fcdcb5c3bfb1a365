"""How the tracks of Architects stand for the reader: what is told to somebody who points at one."""

# interpreted: it is what people read
from __future__ import annotations

from salotto.kernel.title import Json, Phrase
from salotto.titles.architects.box import BOX


def standing(view: Json, key: str) -> Phrase | None:
    """What a track brings or closes as it stands now; None where there is nothing to add."""
    if key == "area:guildhall":
        return Phrase("aw-stands-guildhall", {"left": view["guildhall"]["left"]})
    if key == "area:overlord" and view["baron"]:
        team = {"total": view["baron"]["total"], "target": view["baron"]["target"]}
        return Phrase("aw-stands-team", team)
    if view["me"] is None:
        return None
    own = view["players"][view["me"]]
    if key == "track:virtue":
        return virtue(own["virtue"])
    if key == "track:cathedral":
        return cathedral(view, own)
    if key == "area:debts":
        return Phrase("aw-stands-debts", {"n": own["debts"], "vp": -own["points"]["debts"]})
    if key == "place:prison":
        return Phrase("aw-stands-prison", {"n": own["prisoners"], "vp": -own["points"]["prison"]})
    return None


def virtue(level: int) -> Phrase:
    """AW-6.1.4 What Virtue opens and closes, and its points."""
    space = BOX.virtue[level]
    closed = "none"
    if not space.cathedral_allowed:
        closed = "cathedral"
    elif not space.black_market_allowed:
        closed = "market"
    return Phrase("aw-stands-virtue", {"level": level, "vp": space.vp, "closed": closed})


def cathedral(view: Json, own: Json) -> Phrase:
    """AW-5.2.1 Where the own marker stands, and what the next level brings."""
    ahead = next((level for level in view["cathedral"] if level["level"] == own["level"] + 1), None)
    room = ahead is not None and len(ahead["markers"]) < ahead["spaces"]
    return Phrase(
        "aw-stands-cathedral",
        {
            "level": own["level"],
            "vp": own["points"]["cathedral"],
            "next": ahead["vp"] if ahead and room else 0,
        },
    )
