"""The score pad for a real table (OB-14); a team is counted as one, from both its members (OB-20.15)."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Mapping

from salotto.kernel.title import Json
from salotto.kit.numbers import typed
from salotto.titles.obsession.scoring import MONEY_PER_VP, SERVANT_VP, reputation_vp, team_card

FIELDS = ("tiles", "gentry", "objectives", "level", "servants", "money", "vp", "milestones", "rounds")
MEMBERS = ("", "mate-")
"""A family alone, and its team mate."""


def pad_values(form: Mapping[str, str], prefix: str) -> Json:
    """What was typed for one family or team, made whole."""
    members = [
        {field: typed(form.get(f"{prefix}{member}{field}", ""), digits=5) for field in FIELDS}
        for member in MEMBERS
    ]
    return {"team": f"{prefix}team" in form, "members": members}


def pad_points(values: Json) -> dict[str, int]:
    """OB-14.1 to OB-14.7 The scorecard for it."""
    first, mate = [member_points(member) for member in values["members"]]
    if not values["team"]:
        return first
    first.pop("rounds", None)
    return team_card(first, mate, [], first["objectives"] + mate["objectives"])  # the best three as typed


def member_points(typed: dict[str, int]) -> dict[str, int]:
    """OB-14 The points of one family; OB-21.17 those for the last round only in the Estate Challenge."""
    points = {
        "tiles": typed["tiles"],
        "gentry": typed["gentry"],
        "objectives": typed["objectives"] + typed["milestones"],
        "reputation": reputation_vp(typed["level"]) if typed["level"] > 0 else 0,
        "servants": SERVANT_VP * typed["servants"],
        "money": typed["money"] // MONEY_PER_VP,
        "vp-cards": typed["vp"],
    }
    return points | ({"rounds": typed["rounds"]} if typed["rounds"] else {})
