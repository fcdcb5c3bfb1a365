"""What the web page asks of Architects beside its templates: the town, the stage, the strips, the score pad.

Everything here follows from a seat's view, so nothing can be shown that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Told
from salotto.kernel.title import Json, Phrase
from salotto.kit.numbers import typed
from salotto.titles.architects.box import BOX
from salotto.titles.architects.faces import PLACES
from salotto.titles.architects.faces import cards as cards
from salotto.titles.architects.standing import standing as standing
from salotto.titles.architects.workshop import skip_cost

MINUTES = 75

DYNAMIC_WORDS = ("aw-page-pad-*", "aw-page-timing-*")

GATHERING = ("quarry", "forest", "mines", "silversmith")
TURN_EVENTS = ("aw-places", "aw-gathers", "aw-steals", "aw-takes-back", "aw-no-worker")
"""With one of these a player's turn begins."""
SUFFERED = ("aw-loses-virtue", "aw-takes-debt", "aw-pays-levy", "aw-removes-own")
"""What the Baron's cards do to a player of whom the group decides."""
TRACK = [{"level": level.level, "vp": level.vp, "tax": level.ignore_tax} for level in BOX.virtue]


# The table


def page_view(view: Json, story: Sequence[Told]) -> Json:
    """The view with the town as it lies on the table: each place with its icon and its ways to place."""
    ways: dict[str, list[str]] = {}
    for key in view["forecast"] or MOVES:
        ways.setdefault(key.split(":")[1], []).append(key)
    view["town"] = {
        place["location"].partition(":")[2]: place
        | {
            "icon": PLACES[place["location"].partition(":")[2]],
            "ways": ways.get(place["location"].partition(":")[2], []),
            "back": f"back:{place['location'].partition(':')[2]}",
        }
        for place in view["places"]
    }
    hall = view["guildhall"]
    spaces = [hall["workers"][at] if at < len(hall["workers"]) else None for at in range(hall["spaces"])]
    view["hall"] = [spaces[at : at + hall["columns"]] for at in range(0, hall["spaces"], hall["columns"])]
    view["beside_hall"] = hall["workers"][hall["spaces"] :]
    view["places_names"] = {id: location.names for id, location in LOCATIONS.items()}
    view["track"] = TRACK
    if view["baron"]:
        baron = view["baron"]
        board = BOX.baron_boards[baron["board"]]
        baron["last"] = last_turn(story)
        baron["each"] = board.target_vp_per_worker_and_player * len(view["players"])  # AW-12.9.3
    return view


def last_turn(story: Sequence[Told]) -> Json:
    """AW-12.4 What the Baron did in his latest turn, step by step, and whether nobody has played since."""
    steps: list[Json] = []
    fresh = True
    for told in reversed(story):
        event = told.event
        if event.id == "aw-baron-turn":
            return {"steps": steps[::-1], "fresh": fresh, "at": pulses(steps[::-1]) if fresh else {}}
        if event.seat is not None and event.id in TURN_EVENTS:
            steps, fresh = [], False
        elif event.seat is None or event.id in SUFFERED:
            steps.append({"id": event.id, "args": event.args, "seat": event.seat})
    return {"steps": [], "fresh": False, "at": {}}


def pulses(steps: Sequence[Json]) -> dict[str, int]:
    """Which of his steps happens where: the places light up one after the other."""
    places: dict[str, int] = {}
    for number, step in enumerate(steps, 1):
        place = "prison" if step["id"] == "aw-baron-imprisons" else step["args"].get("location", "")
        places.setdefault(place.rpartition(":")[2], number)
    return places


LOCATIONS = {location.id: location for location in BOX.locations.values()}
MOVES = tuple(
    f"place:{location.id}"
    for location in BOX.locations.values()
    if location.id not in ("prison", "guildhall")
)


def board(view: Json, look: int) -> Json:
    """The town, the board looked at, and the reader's own things."""
    return view


def strip(view: Json, seat: int) -> Json:
    """The small picture of a player: workers, goods, Virtue, what was built."""
    if seat < len(view["players"]):
        player = view["players"][seat]
        shown = {
            name: player[name]
            for name in (
                "workers",
                "goods",
                "virtue",
                "level",
                "debts",
                "paid_debts",
                "character",
                "captives",
            )
        }
        shown |= {
            "apprentices": len(player["apprentices"]),
            "buildings": len(player["buildings"]),
            "prisoners": player["prisoners"],
        }
        return {"player": shown, "rival": None, "baron": None, "first": view["first"] == seat}
    return {"player": None, "rival": view["rival"], "baron": view["baron"], "first": False}


def stage(view: Json) -> Json:
    """How far the game is: the Guildhall is its clock (AW-4.9.2, AW-8.1)."""
    hall = view["guildhall"]
    built = min(len(hall["workers"]), hall["spaces"])
    ends = Phrase("aw-page-ends", {"left": hall["left"]})
    if view["final_turns"] is not None:
        ends = Phrase("aw-page-final-turns", {"left": view["final_turns"]})
    if view["phase"] == "over":
        ends = Phrase("aw-page-over")
    label = Phrase("aw-page-guildhall", {"built": built, "spaces": hall["spaces"]})
    phases = [(ends, True)]
    if view["baron"]:
        team = {"total": view["baron"]["total"], "target": view["baron"]["target"]}
        phases.append((Phrase("aw-page-team", team), False))
    return {
        "now": built,
        "of": hall["spaces"],
        "label": label,
        "ends": ends,
        "phases": phases,
        "clock": "place:guildhall",
    }


def seat(view: Json, seat: int) -> Json:
    """The small facts of a player's strip, and the points so far."""
    if seat < len(view["players"]):
        player = view["players"][seat]
        return {"hand": player["hand_size"], "ready": player["ready"], "points": player["points"]}
    rival = view["rival"]
    return {"hand": None, "ready": False, "points": rival["points"] if rival else None}


def note(decision: Decision, key: str, view: Json) -> Phrase | None:
    """Beside an answer: what a hire, a capture or a step at the Guardhouse costs, what a gift changes."""
    kind, _, name = key.partition(":")
    if decision.prompt == "aw-hire":
        return hire_note(decision, key, view)
    if kind == "capture":
        return silver_note(-decision.about["price"])
    if kind == "guard":
        return guard_note(key, view)
    if kind == "give":
        return gift_note(name, view)
    if decision.prompt.startswith("aw-group-") and kind == "player":
        return group_note(view["players"][int(name)])
    return None


def hire_note(decision: Decision, key: str, view: Json) -> Phrase:
    """AW-4.3.4 The whole price: what hiring costs, and the Silver to lay on the cards passed over."""
    at = next(at for at, slot in enumerate(view["row"]) if slot["card"] == key)
    price = decision.about["price"] + skip_cost(at, decision.about["workers"])
    return Phrase("aw-page-hire-price", {"silver": price, "coins": view["row"][at]["coins"]})


def silver_note(silver: int) -> Phrase | None:
    """Silver gained or paid."""
    if silver == 0:
        return None
    return Phrase("aw-page-gains" if silver > 0 else "aw-page-costs", {"silver": abs(silver)})


def guard_note(key: str, view: Json) -> Phrase | None:
    """AW-4.8 What an action of the Guardhouse costs or brings; without Silver, how many Workers come back."""
    silver: int = view["forecast"]["place:guardhouse"]["prices"].get(key, 0)
    _, action, whose = f"{key}:".split(":")[:3]
    if silver or action not in ("release", "buy-back"):
        return silver_note(silver)
    me = view["players"][view["me"]]
    number = me["held"] if action == "buy-back" else view["prison"][int(whose) if whose else view["me"]]
    return Phrase("aw-page-frees", {"n": number})


def gift_note(name: str, view: Json) -> Phrase:
    """AW-12.3.1 What a Donation changes for who receives it."""
    item, _, to = name.partition(":")
    if to.startswith("request-"):
        request = view["baron"]["requests"][int(to.rpartition("-")[2]) - 1]
        return Phrase("aw-page-gift-request", {"given": request["given"] + 1, "wanted": request["wanted"]})
    player = view["players"][int(to)]
    if item == "building_card":
        return Phrase("aw-page-gift-card", {"now": player["hand_size"], "limit": player["hand_limit"]})
    owned = {"debt_paid": player["paid_debts"], "debt_unpaid": player["debts"]} | player["goods"]
    return Phrase("aw-page-gift", {"now": owned[item], "then": owned[item] + 1})


def group_note(player: Json) -> Phrase:
    """AW-12.8.2 How somebody stands whom the group might choose."""
    facts = {"silver": player["goods"]["silver"], "virtue": player["virtue"], "debts": player["debts"]}
    return Phrase("aw-page-stands", {**facts, "prison": player["prisoners"]})


# The score pad (AW-8.4)

PAD_FIELDS = ("buildings", "level", "virtue", "debts", "precious", "silver", "prisoners")


def pad_values(form: Mapping[str, str], prefix: str) -> Json:
    """What was typed for one player, made whole."""
    return {field: typed(form.get(f"{prefix}{field}", "")) for field in PAD_FIELDS}


def pad_points(values: Json) -> dict[str, int]:
    """AW-8.4 The points of what lies in front of a player."""
    scoring = BOX.scoring
    level = min(max(values["level"], 0), len(BOX.cathedral))
    virtue = min(max(values["virtue"], 0), len(BOX.virtue) - 1)
    return {
        "buildings": values["buildings"],
        "cathedral": BOX.cathedral[level - 1].vp if level else 0,
        "virtue": BOX.virtue[virtue].vp,
        "debts": -abs(scoring.unpaid_debt_vp) * max(0, values["debts"]),
        "precious": scoring.precious_vp * max(0, values["precious"]),
        "silver": max(0, values["silver"]) // scoring.silver_per_vp,
        "prison": -(max(0, values["prisoners"]) // scoring.prisoners_per_vp),
    }
