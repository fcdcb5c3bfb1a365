"""What the web page asks of Paladins beside its templates: boards, the stage, the strips, the score pad.

Everything here follows from a seat's view, so nothing can be shown that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from salotto.kernel.play import Told
from salotto.kernel.title import Json, Phrase
from salotto.kit.numbers import typed
from salotto.titles.paladins import board_faces
from salotto.titles.paladins.boards import ORDER_PLACES
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import ATTRIBUTES
from salotto.titles.paladins.faces import cards as cards
from salotto.titles.paladins.preview import left as left
from salotto.titles.paladins.preview import note as note
from salotto.titles.paladins.rival_faces import rival_board
from salotto.titles.paladins.scoring import BY_COUNT
from salotto.titles.paladins.standing import standing as standing

MINUTES = 100
DYNAMIC_WORDS = ("pw-phase-*", "pw-page-*")
CHOOSING = ("paladins", "tavern")
"""PW-4.3 to PW-4.5 The phases in which Tavern cards are to be taken."""


# The table


def page_view(view: Json, story: Sequence[Told]) -> Json:
    """The view with the boards as they lie on the table."""
    own = view["players"][view["me"]] if view["me"] is not None else None
    for player in view["players"]:
        board_faces.action_spaces(player, view)
        player["top"], player["bottom"] = board_faces.known_paladins(player["pile"])
        player["tracks"] = board_faces.tracks(player, view)
    if view["rival"]:
        rival_board(view, story)
    view["regions"] = board_faces.regions(view, own)
    view["track"] = board_faces.kings_track(view)
    view["inquisition"] = recent_inquisitions(view["me"], story)
    view["absolve"] = board_faces.ABSOLVE
    view["show_tavern"] = bool(view["tavern"]["row"]) and view["phase"] in CHOOSING
    return view


BLOWS = (
    *("pw-inquisition", "pw-nobody-suspected", "pw-gains-debt"),
    *("pw-avoids-debt", "pw-removes-suspicion"),
)
"""PW-9.3 What an Inquisition does to people."""
OWN_ACTS = (
    *("pw-takes-tavern", "pw-has-chosen", "pw-acts", "pw-acts-for"),
    *("pw-uses-favour", "pw-passes"),
)


def recent_inquisitions(me: int | None, story: Sequence[Told]) -> list[Json]:
    """PW-9.3 The Inquisitions since the reader last acted, blow by blow.

    For who only looks on: those whose cause has not acted again.
    """
    found: list[Json] = []
    steps: list[Json] = []
    acted: set[int | None] = set()
    for told in reversed(story):
        event = told.event
        if event.id in OWN_ACTS:
            if me is not None and event.seat == me:
                break
            acted.add(event.seat)
        elif event.id == "pw-tax-refilled":
            steps = []
        elif event.id in BLOWS:
            steps.append({"id": event.id, "args": event.args, "seat": event.seat})
        if event.id == "pw-inquisition":
            if me is None and event.seat in acted:
                break
            found, steps = found + steps, []
    return found[::-1]


def board(view: Json, look: int) -> Json:
    """The main board, the board looked at, and the reader's own things."""
    return view


def strip(view: Json, seat: int) -> Json:
    """The small picture of a player: attributes, goods, Workers, Suspicion and Debts."""
    if seat < len(view["players"]):
        player = view["players"][seat]
        names = ("attributes", "silver", "provisions", "workers", "unpaid", "passed", "honour")
        shown = {name: player[name] for name in names}
        shown |= {name: len(player[name]) for name in ("crew", "walls", "attacked", "converted", "suspicion")}
        shown |= {"monks": player["monks"], "outposts": player["outposts"], "jars": len(player["jars"])}
        return {"player": shown, "rival": None, "start": view["start"] == seat}
    rival = view["rival"]
    shown = {name: rival[name] for name in ("attributes", "workers", "monks", "outposts", "unpaid", "passed")}
    shown |= {name: len(rival[name]) for name in ("crew", "walls", "attacked", "converted", "suspicion")}
    return {"player": None, "rival": shown, "start": False}


def stage(view: Json) -> Json:
    """How far the game is: the round, and the phase of it (PW-4)."""
    rounds = view["rounds"]
    label = Phrase("pw-page-round", {"round": max(view["round"], 1), "rounds": rounds})
    last = view["round"] == rounds
    phases = [(Phrase(f"pw-phase-{view['phase'].replace('_', '-')}"), True)]
    if view["overlord"]:  # PW-14.12 the team against its target
        team = {"total": view["overlord"]["total"], "target": view["overlord"]["target"]}
        phases.append((Phrase("pw-page-team", team), False))
    return {
        "now": view["round"],
        "of": rounds,
        "label": label,
        "ends": Phrase("pw-page-last-round" if last else "pw-page-ends", {"rounds": rounds}),
        "phases": phases,
    }


def seat(view: Json, seat: int) -> Json:
    """The small facts of a player's strip, and the points so far."""
    if seat < len(view["players"]):
        player = view["players"][seat]
        return {"hand": None, "ready": player["facedown"], "points": player["points"]}
    return {"hand": None, "ready": False, "points": view["rival"]["points"]}


# The score pad (PW-11)

PAD_COUNTS = (
    *("strength", "faith", "influence", "develops", "commissions", "garrisons", "absolves"),
    *("fortifies", "walls", "converts", "silver", "provisions", "unpaid", "softer", "paid"),
)
"""What lies on the table at the end; of Walls and converted Outsiders the points."""
GOODS_PER_VP = 3
PAD_LIMIT = 999


def pad_values(form: Mapping[str, str], prefix: str) -> Json:
    """What was typed for one player: what lies there at the end, and which Orders are completed."""
    numbers = {field: typed(form.get(f"{prefix}{field}", ""), digits=6) for field in PAD_COUNTS}
    counts = {field: max(-PAD_LIMIT, min(number, PAD_LIMIT)) for field, number in numbers.items()}
    return counts | {"orders": [f"{prefix}order-{place}" in form for place in (1, 2, 3)]}


def pad_points(values: Json) -> dict[str, int]:
    """PW-11 The points by category."""
    scales = {name: BOX.categories[name].vp_by_count for name, _ in BY_COUNT}
    points = {name: by_count(scale, values[name]) for name, scale in scales.items()}
    orders = zip(ORDER_PLACES, values["orders"], strict=True)
    points["kings_orders"] = sum(place.vp for place, done in orders if done)
    points["attributes"] = sum(
        by_count(BOX.categories["attributes"].vp_by_value, values[name]) for name in ATTRIBUTES
    )
    debts = BOX.categories["debts"]
    points["debts"] = values["unpaid"] * min(0, debts.unpaid + values["softer"]) + values["paid"] * debts.paid
    points["goods"] = (values["silver"] + values["provisions"]) // GOODS_PER_VP
    points["fortifies"] += values["walls"]
    points["converts"] = values["converts"]
    return {category: points[category] for category in BOX.categories}


def by_count(worth: Sequence[int], count: int) -> int:
    """The points for so many; more than there can be count as the most."""
    return worth[max(0, min(count, len(worth) - 1))]
