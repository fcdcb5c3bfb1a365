"""The Rival's board as the templates draw it (PW-12): what each action needs, what it aims at, what may come.

Everything is worked out from a seat's view: the order of the Scheme pile is not in it.
"""

# interpreted: it is what people read
from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from salotto.kernel.play import Told
from salotto.kernel.title import Json
from salotto.titles.paladins.board_faces import ACTIONS, lowest_flag, track
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.faces import ACTION_ICONS, SCHEME_ICONS
from salotto.titles.paladins.rival import target
from salotto.titles.west_kingdom.pictures import Sign, sign, text

PIECES = {
    "commission": "monks", "fortify": "walls", "garrison": "outposts",
    "absolve": "jars", "attack": "attacked", "convert": "converted",
}  # fmt: skip
"""PW-12.1.2 What the Rival has done of each right-side action."""
BRINGS: dict[str, list[Sign]] = {
    "recruit": [sign("gift")],
    "pray": [sign("faith"), text("→"), sign("worker")],
    "trade": [text("+1"), sign("marker")],
    "conspire": [text("+1"), sign("suspicion"), text("+2"), sign("worker")],
    "rest": [text("1+"), sign("worker"), text("→"), sign("marker")],
}
"""PW-12.5.1 to PW-12.5.5 What the actions of the top row bring."""
SCHEMES = {card.id: card for card in BOX.schemes}


def rival_board(view: Json, story: Sequence[Told]) -> None:
    """PW-12.1 The Rival's board: the actions of both sides and its tracks; the cards that it aims at."""
    rival = view["rival"]
    rival["tracks"] = [track(name, value, 0, {}) for name, value in rival["attributes"].items()]
    rival["rises"] = rises_next(rival)
    for name, row in rival["right"].items():
        right_side(view, name, row)
    rival["rows"] = [top_row(view, name, used) for name, used in rival["top"].items()]
    rival["instead"] = next(row["action"] for row in rival["rows"] if row["possible"])
    rival["aims"] = aims(view)
    rival["coming"] = coming(view)
    rival["last"] = next((t.event.args["card"] for t in reversed(story) if t.event.id == REVEALS), None)


REVEALS = "pw-rival-reveals"


def rises_next(rival: Json) -> str | None:
    """PW-12.3.3 The attribute that rises when the resource marker begins anew: of the lowest the top-most."""
    least = min(rival["attributes"].values())
    if least >= BOX.attributes.max:
        return None
    return str([name for name in rival["stack"] if rival["attributes"][name] == least][-1])


# PW-12.4 What is possible


def right_side(view: Json, name: str, row: Json) -> None:
    """PW-12.4.3, PW-12.4.4 What a right-side action needs: Workers, an attribute, pieces, cards."""
    rival, printed = view["rival"], ACTIONS[name]
    have = rival[PIECES[name]]
    row["done"] = have if isinstance(have, int) else len(have)
    row["limit"] = printed.max
    row["asks"] = BOX.rival.right.workers - BOX.rival.right.minus_per_workshop * row["workshops"]
    row["icon"], row["names"] = ACTION_ICONS[name], printed.names
    row["requires"], row["gives"] = printed.requires if name != "attack" else None, printed.rewards
    row["need"] = None
    left = not row["limit"] or row["done"] < row["limit"]
    if name in ("commission", "garrison"):
        row["need"] = lowest_flag(view, printed.requires)
        left = left and row["need"] is not None
    elif name != "attack" and left:
        row["need"] = printed.need[row["done"]]
    if name == "fortify":
        left = left and view["walls"] > 0
    elif name in ("attack", "convert"):
        left = left and any(slot["card"] for slot in view["outsiders"]["row"])
    row["lacks_workers"] = not row["workers"] and rival["workers"] < row["asks"]
    row["lacks_need"] = (row["need"] or 0) > rival["attributes"][printed.requires] and name != "attack"
    row["possible"] = left and not (row["workers"] or row["lacks_workers"] or row["lacks_need"])


def top_row(view: Json, name: str, used: bool) -> Json:
    """PW-12.4.3 An action of the top row: once per round, with 1 Worker; Rest is always possible."""
    workers = next(each.workers for each in BOX.rival.top if each.action == name)
    lacks = not used and view["rival"]["workers"] < workers
    there = name != "recruit" or any(slot["card"] for slot in view["townsfolk"]["row"])
    return {
        "action": name,
        "icon": ACTION_ICONS.get(name, "tavern"),
        "names": ACTIONS[name].names if name in ACTIONS else {},
        "used": used,
        "asks": workers,
        "workshops": 0,
        "lacks_workers": lacks,
        "signs": BRINGS[name],
        "possible": name == "rest" or (there and not used and not lacks),
    }


# PW-12.3.4 What the resource marker points at


def aims(view: Json) -> list[str]:
    """The Townsfolk, the Outsider and the Favour that the Rival would take now; none once it has passed."""
    if view["phase"] in ("setup", "over") or view["rival"]["passed"]:
        return []
    rows = [[slot["card"] for slot in view[name]["row"]] for name in ("townsfolk", "outsiders")]
    rows.append([favour["card"] if usable(view, favour) else None for favour in view["favours"]])
    found = [(row, target(view["rival"]["marker"], row)) for row in rows]
    return [row[at] for row, at in found if at is not None]


def usable(view: Json, favour: Json) -> bool:
    """PW-12.5.11 Whether a Favour is face up, empty and needs no more Workers than there are."""
    return (
        favour["card"] is not None
        and not any(favour["workers"])
        and len(favour["spaces"]) <= view["rival"]["workers"]
    )


def coming(view: Json) -> list[Json]:
    """PW-12.4.2 The Schemes left in the pile by kind, and whether they could be followed now."""
    counted = Counter(view["rival"]["schemes"])
    return [
        {
            "key": SCHEMES[id].key,
            "icon": SCHEME_ICONS[SCHEMES[id].action],
            "n": counted[id],
            "possible": can_follow(view, SCHEMES[id].action),
        }
        for id in SCHEMES
        if counted[id]
    ]


def can_follow(view: Json, action: str) -> bool:
    """PW-12.4.3 Whether the action of a Scheme is possible."""
    rival = view["rival"]
    if action == "kings_favour":
        return any(usable(view, favour) for favour in view["favours"])
    if action == "kings_order":  # PW-12.5.10
        faceup = [ORDERS[order["card"]] for order in view["orders"] if order["card"]]
        return any(rival["right"][each]["possible"] for each in faceup)
    if action in rival["right"]:
        return bool(rival["right"][action]["possible"])
    return any(row["possible"] for row in rival["rows"] if row["action"] == action)


ORDERS = {card.key: card.need.action for card in BOX.orders}
