"""What the web page asks of Paladins beside its templates: boards, the stage, the strips, the score pad.

Everything here follows from a seat's view, so nothing can be shown that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Told
from salotto.kernel.title import Json, Phrase
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.faces import ACTION_ICONS, cards, drawn

__all__ = ["MINUTES", "adorn", "board", "cards", "note", "pad_points", "pad_values", "seat", "stage", "strip"]

MINUTES = 100

LEFT = ("develop", "recruit", "hunt", "trade", "pray", "conspire")
RIGHT = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
WAYS = {"recruit": ("recruit-1", "recruit-2"), "hunt": ("hunt-1", "hunt-2"), "trade": ("trade-1", "trade-2")}
"""PW-6 Left-side actions that are done with one Worker or with two."""
TRACK = [{"level": level, "vp": vp} for level, vp in enumerate(BOX.attributes.vp)]
ACTION_NAMES = {action.id: action.names for action in BOX.actions}
SPACES = {
    space.key: {"signs": drawn(space.effects), "region": BOX.regions[space.region].position}
    for space in BOX.spaces
}
REGIONS = {
    region.position: {"faith": region.faith, "strength": region.strength} for region in BOX.regions.values()
}
ABSOLVE = [{"key": space.key, "signs": drawn(space.effects)} for space in BOX.absolve]


# The table


def adorn(view: Json, story: Sequence[Told]) -> Json:
    """The view with the boards as they lie on the table: action spaces by side, regions of the map."""
    for player in view["players"]:
        rows = {row["action"]: row for row in player["actions"]}
        for name, row in rows.items():
            row["icon"] = ACTION_ICONS[name]
            row["names"] = ACTION_NAMES.get(name, {})
            row["ways"] = [f"action:{way}" for way in WAYS.get(name, (name,))]
        player["left"] = [rows[name] for name in LEFT]
        player["right"] = [rows[name] for name in RIGHT]
        player["tile"] = rows.get("gain_honour")
    regions: dict[int, list[Json]] = {}
    for space in view["map"]:
        regions.setdefault(space["region"], []).append(space | {"signs": SPACES[space["space"]]["signs"]})
    view["regions"] = [
        {"position": position, "spaces": spaces, **REGIONS[position]}
        for position, spaces in sorted(regions.items())
    ]
    view["absolve"] = ABSOLVE
    view["attribute_track"] = TRACK
    return view


def board(view: Json, look: int) -> Json:
    """The main board, the board looked at, and the reader's own things."""
    return view


def strip(view: Json, seat: int) -> Json:
    """The small picture of a player: attributes, goods, Workers, Suspicion and Debts."""
    if seat < len(view["players"]):
        player = view["players"][seat]
        names = (
            "attributes",
            "silver",
            "provisions",
            "workers",
            "unpaid",
            "paid",
            "passed",
            "honour",
            "paladin",
        )
        shown = {name: player[name] for name in names}
        shown |= {name: len(player[name]) for name in ("crew", "walls", "attacked", "converted", "suspicion")}
        return {"player": shown, "rival": None, "overlord": None, "start": view["start"] == seat}
    return {"player": None, "rival": view["rival"], "overlord": view["overlord"], "start": False}


def stage(view: Json) -> Json:
    """How far the game is: the round, and the phase of it (PW-4)."""
    rounds = view["rounds"]
    label = Phrase("pw-page-round", {"round": max(view["round"], 1), "rounds": rounds})
    last = view["round"] == rounds
    return {
        "now": view["round"],
        "of": rounds,
        "label": label,
        "ends": Phrase("pw-page-last-round" if last else "pw-page-ends", {"rounds": rounds}),
        "phases": [(Phrase(f"pw-phase-{view['phase'].replace('_', '-')}"), True)],
    }


def seat(view: Json, seat: int) -> Json:
    """The small facts of a player's strip, and the points so far."""
    if seat < len(view["players"]):
        player = view["players"][seat]
        ready = player["passed"] or player["facedown"]
        return {"hand": None, "ready": ready, "points": player["points"]}
    rival = view["rival"]
    return {"hand": None, "ready": False, "points": rival["points"] if rival else None}


def note(decision: Decision, key: str, view: Json) -> Phrase | None:
    """Beside a Townsfolk or an Outsider: what it costs."""
    price = decision.about.get("prices", {}).get(key)
    return Phrase("pw-page-costs", {"silver": price}) if price is not None else None


# The score pad (PW-11)

PAD_FIELDS = tuple(BOX.categories)


def pad_values(form: Mapping[str, str], prefix: str) -> Json:
    """What was typed for one player: the points of each category, as they are counted on the board."""
    return {field: number(form.get(f"{prefix}{field}", "")) for field in PAD_FIELDS}


def number(text: str) -> int:
    """A whole number as people type it, perhaps below 0; nothing counts as 0."""
    sign, digits = (-1, text.strip()[1:5]) if text.strip()[:1] in ("-", "−") else (1, text.strip()[:4])
    return sign * int(digits) if digits.isascii() and digits.isdigit() else 0


def pad_points(values: Json) -> dict[str, int]:
    """PW-11 The points by category."""
    return {field: int(values[field]) for field in PAD_FIELDS}


DYNAMIC_WORDS = ("pw-phase-*", "pw-page-*")
