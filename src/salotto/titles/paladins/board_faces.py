"""The boards of Paladins as the templates draw them: action spaces, tracks, the King's track, the map.

Everything is worked out from a seat's view, so nothing can be shown that the seat may not know.
"""

# interpreted: it is what people read
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from salotto.kernel.title import Json
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import ATTRIBUTES
from salotto.titles.paladins.effects import FreePray
from salotto.titles.paladins.faces import ACTION_ICONS, drawn
from salotto.titles.west_kingdom.pictures import Sign, sign, text

LEFT = ("develop", "recruit", "hunt", "trade", "pray", "conspire")
RIGHT = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
WAYS = {"recruit": ("recruit-1", "recruit-2"), "hunt": ("hunt-1", "hunt-2"), "trade": ("trade-1", "trade-2")}
"""PW-6 Left-side actions that are done with one Worker or with two."""
TAKING = ("attack", "convert")
"""PW-7.5, PW-7.6 The actions that take Outsiders from the row."""
ACTIONS = {action.id: action for action in BOX.actions}
TILES = {card.key: card.tile for card in BOX.starting}
SPACE_SIGNS = {space.key: drawn(space.effects) for space in BOX.spaces}
REGIONS = {
    region.position: {"faith": region.faith, "strength": region.strength} for region in BOX.regions.values()
}
ABSOLVE = [{"key": space.key, "signs": drawn(space.effects)} for space in BOX.absolve]
TOP = BOX.attributes.max
NOTHING_BESIDE: Json = {"cost": 0, "cost_in": "", "done": 0, "limit": 0, "requires": None}
"""An action space that costs and asks for nothing."""


# PW-5 Action spaces


def action_spaces(player: Json, view: Json) -> None:
    """The action spaces of a board by side, and the tile of the co-operative scenario."""
    player["actions"] = [NOTHING_BESIDE | row for row in player["actions"]]
    rows = {row["action"]: row for row in player["actions"]}
    if view["phase"] in ("setup", "over"):  # nobody is about to place a Worker: none is missing
        player["placing"] = None
    for name, row in rows.items():
        row["icon"] = ACTION_ICONS[name]
        row["names"] = ACTIONS[name].names if name in ACTIONS else {}
        row["ways"] = [way_of(player, row, way) for way in WAYS.get(name, (name,))]
        if row["workers"]:  # only the way that was taken
            row["ways"] = [way for way in row["ways"] if len(way["spaces"]) == len(row["workers"])][:1]
        if name in RIGHT:
            requirement(player, row, view)
        row["lacks_cost"] = row["cost"] > purse(player, row["cost_in"])
        row["only"] = sole_receiver(player, view, name) if view["overlord"] else None
        row["threats"] = threats_met(view["overlord"], name) if view["overlord"] else []
    player["left"] = [rows[name] for name in LEFT]
    player["right"] = [rows[name] for name in RIGHT]
    player["tile"] = rows.get("gain_honour")


def sole_receiver(player: Json, view: Json, action: str) -> int | None:
    """PW-14.5.5 Who alone can use the effect of Develop or Pray: then nobody asks for whom it is."""
    if action == "develop":
        able = [other["seat"] for other in view["players"] if other["workshops_left"]]
    elif action == "pray":  # PW-6.5.2 a player's own Pray cannot clear itself
        able = [
            other["seat"]
            for other in view["players"]
            if any(
                row["workers"] for row in other["actions"] if row["action"] != "pray" or other is not player
            )
        ]
    else:
        return None
    return int(able[0]) if len(able) == 1 else None


def threats_met(overlord: Json, action: str) -> list[Json]:
    """PW-14.9.1, PW-14.10.2 What an action meets: Baron Workers, Invaders still to take."""
    baron = sum(threat["workers"] or 0 for threat in overlord["threats"] if threat["action"] == action)
    invaders = overlord["invaders"]["needed"] - overlord["taken"] if action in TAKING else 0
    found = (("baron", baron), ("saracen", invaders))
    return [{"icon": icon, "left": left} for icon, left in found if left > 0]


def purse(player: Json, good: str) -> int:
    """How much a player has of what an action costs."""
    return int(player["provisions"] if good == "provision" else player["silver"])


def requirement(player: Json, row: Json, view: Json) -> None:
    """PW-5.10 The attribute that a right-side action asks for, and the one it raises."""
    printed = ACTIONS[row["action"]]
    if row["action"] in ("commission", "garrison"):
        row["need"] = lowest_flag(view, printed.requires)
    if row["action"] == "attack":
        row["cost"] = min(
            (slot["silver"] or 0 for slot in view["outsiders"]["row"] if slot["card"]), default=0
        )
    row["requires"], row["gives"] = printed.requires, printed.rewards
    row["limit"] = printed.max
    row["vp"] = printed.vp[min(row["done"], len(printed.vp) - 1)] if printed.vp else 0
    row["lacks_need"] = (row["need"] or 0) > effective(player, printed.requires)


def lowest_flag(view: Json, attribute: str) -> int | None:
    """PW-7.1.2, PW-7.3.2 The least that a free space of the map asks for."""
    free = {space["region"] for space in view["map"] if space["seat"] is None}
    return min((REGIONS[region][attribute] for region in free), default=None)


def effective(player: Json, attribute: str) -> int:
    """PW-5.6 An attribute with the boost of the round."""
    return int(player["attributes"][attribute] + player["boost"][attribute])


def way_of(player: Json, row: Json, way: str) -> Json:
    """One way to use an action space: its Worker spaces, what would lie there, what is missing."""
    key = f"action:{way}"
    placing = (player["placing"] or {}).get(key) or {"workers": None, "missing": []}
    short = Counter(worker.partition(":")[2] for worker in placing["missing"])
    places = list(ACTIONS[row["action"]].workshop_spaces) if row["action"] in RIGHT else []
    spaces = []
    for at, kind in reversed(list(enumerate(player["spaces"][key]))):
        lacks = not row["workers"] and short[kind] > 0
        short[kind] -= lacks
        spaces.append(
            {
                "kind": kind,
                "worker": row["workers"][at] if at < len(row["workers"]) else None,
                "would": placing["workers"][at] if placing["workers"] and not row["workers"] else None,
                "lacks": lacks,
                "workshop": f"workshop:{row['action']}-{at + 1}" if at in places else None,
            }
        )
    return {"key": key, "spaces": spaces[::-1], "signs": way_signs(player, row["action"], way)}


def way_signs(player: Json, action: str, way: str) -> list[Sign]:
    """PW-6 What a left-side action brings."""
    printed = ACTIONS.get(action)
    if printed is None:
        return drawn(TILES[player["starting"]].effects)
    if action == "develop":
        coming = printed.workshop_worker
        return [text("+1"), sign(coming[player["developed"]])] if player["developed"] < len(coming) else []
    if action in ("hunt", "trade"):
        return [text(f"+{printed.modes[WAYS[action].index(way)].gain}"), sign(printed.gain_in)]
    if action == "recruit":
        return [sign("gift")] if way == "recruit-1" else [text("+1"), sign("townsfolk")]
    if action == "pray":
        return drawn([FreePray()])
    if action == "conspire":
        return [text("+1"), sign("criminal"), text("+1"), sign("suspicion")]
    return []


# PW-1.6 Attribute tracks


def tracks(player: Json, view: Json) -> list[Json]:
    """The attribute tracks side by side, with points and what lies ahead; in co-op Honour too."""
    found = [
        track(name, player["attributes"][name], player["boost"][name], ahead(player, view, name))
        for name in ATTRIBUTES
    ]
    if player["honour"] is not None:
        found.append(track("honour", player["honour"], 0, {}))
    return found


def track(name: str, now: int, boost: int, marks: dict[int, list[str]]) -> Json:
    """One track: a cell for each value."""
    cells = [
        {
            "level": level,
            "vp": BOX.attributes.vp[level] if name != "honour" else 0,
            "now": level == now,
            "boosted": now < level <= now + boost,
            "marks": marks.get(level, []),
        }
        for level in range(TOP + 1)
    ]
    return {"name": name, "now": now, "boost": boost, "cells": cells}


def ahead(player: Json, view: Json, attribute: str) -> dict[int, list[str]]:
    """PW-7 The values still to be reached: icons of what opens there."""
    have = effective(player, attribute)
    found: dict[int, list[str]] = {}
    for icon, levels in goals(player, view, attribute):
        nearest = min((level for level in levels if level > have), default=None)
        if nearest is not None and icon not in found.setdefault(min(nearest, TOP), []):
            found[min(nearest, TOP)].append(icon)
    return found


def goals(player: Json, view: Json, attribute: str) -> Iterable[tuple[str, Sequence[int]]]:
    """What an attribute is needed for: the next Wall, Jar or Convert, regions, Outsiders, Orders."""
    for row in player["actions"]:
        if row.get("need") is not None and ACTIONS[row["action"]].requires == attribute:
            yield row["icon"], [row["need"]]
    if attribute in ("strength", "faith"):
        yield (
            ("outpost" if attribute == "strength" else "monk"),
            [each[attribute] for each in REGIONS.values()],
        )
    if attribute == "strength":
        yield "fighter", [slot["strength"] for slot in view["outsiders"]["row"] if slot["card"]]
    yield (
        "seal",
        [
            order["needs"].get(attribute, 0)
            for order in view["orders"]
            if "needs" in order and not order["worker"]
        ],
    )


# PW-3.8, PW-14.2.2 The King's track


def kings_track(view: Json) -> list[Json]:
    """The eight places: Orders, then Favours, and in co-op the Threats under them."""
    places = [dict(order) | {"kind": "order"} for order in view["orders"]]
    places += [dict(favour) | {"kind": "favour"} for favour in view["favours"]]
    for number, place in enumerate(places, 1):
        place["threats"] = threats_under(view["overlord"], number) if view["overlord"] else []
    return places


def threats_under(overlord: Json, number: int) -> list[Json]:
    """PW-14.8.2 The Threats under a place: the Invaders first, the King's last."""
    if number == 1:
        invaders = overlord["invaders"]
        counts = {"taken": overlord["taken"], "needed": invaders["needed"]}
        return [{"card": invaders["card"], "workers": None, "round": 1, "gone": False, **counts}]
    found = [
        {**threat, "gone": threat["workers"] == 0}
        for threat in overlord["threats"]
        if threat["place"] == number
    ]
    if not found:
        card = overlord["kings_threat"]
        found = [{"card": card, "workers": None, "round": BOX.game.rounds, "gone": False}]
    return found


# PW-7.1.2, PW-7.3.2 The map


def regions(view: Json, own: Json | None) -> list[Json]:
    """The regions with their flags, and which of them the reader can reach."""
    found: dict[int, list[Json]] = {}
    for space in view["map"]:
        found.setdefault(space["region"], []).append(space | {"signs": SPACE_SIGNS[space["space"]]})
    return [
        {
            "position": position,
            "spaces": spaces,
            "flags": [
                {
                    "attribute": attribute,
                    "need": REGIONS[position][attribute],
                    "reached": own is None or effective(own, attribute) >= REGIONS[position][attribute],
                }
                for attribute in ("faith", "strength")
            ],
        }
        for position, spaces in sorted(found.items())
    ]


# PW-2.4 The pile of Paladins


def known_paladins(pile: Sequence[str | None]) -> tuple[str | None, list[str]]:
    """What the owner knows of the pile: the card on top, and those at the bottom from below."""
    top = pile[-1] if pile else None
    unknown = next((at for at, card in enumerate(pile[:-1]) if card is None), len(pile[:-1]))
    return top, [card for card in pile[:unknown] if card is not None]
