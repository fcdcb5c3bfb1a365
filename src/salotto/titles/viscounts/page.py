"""What the web page asks of Viscounts beside its templates: the round board, the stage, the strips, the pad.

Everything here follows from a seat's view, so nothing can be shown that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from salotto.kernel.decisions import NO, Decision
from salotto.kernel.play import Told
from salotto.kernel.title import Json, Phrase
from salotto.kit.numbers import typed
from salotto.titles.viscounts.box import BOX, SCRIPTS
from salotto.titles.viscounts.cards import ACTIONS, NO_ICONS, Ribbon
from salotto.titles.viscounts.effects import Gain, Item, PlaceOwnWorker, RemoveBaronWorker
from salotto.titles.viscounts.faces import (
    ACTION_ICONS,
    BUILDING_ICONS,
    drawn,
    drawn_apart,
    icons,
    rival_slot_signs,
    slot_signs,
)
from salotto.titles.viscounts.faces import cards as cards
from salotto.titles.viscounts.scoring import CATEGORIES
from salotto.titles.viscounts.standing import standing as standing
from salotto.titles.viscounts.state import Stage

MINUTES = 90

EXCHANGES = {
    exchange.key: {"merchants": exchange.merchants, "signs": drawn(exchange.effects)}
    for exchange in BOX.exchanges.values()
}
SEGMENTS = {segment.key: segment.names for segment in BOX.segments}
SIGNS = {key: drawn(script) for key, script in SCRIPTS.items()}
LINKS = {link.key: drawn(link.effects) for link in BOX.links}
PRINTED = {
    **{card.key: {"cost": card.cost, "icons": icons(card.icons)} for card in BOX.printed_townsfolk},
    **{tile.key: {"cost": tile.cost, "signs": drawn(tile.effects)} for tile in BOX.printed_manuscripts},
}
BUILDINGS = {
    kind.key: {"names": kind.names, "icon": BUILDING_ICONS[kind.id], "cost": kind.cost_builder}
    for kind in BOX.types
}
TRACK, RIVAL_TRACK = (
    [
        {"at": space.position, "does": script.key, "lines": drawn_apart(script)}
        for space, script in zip(BOX.track, scripts, strict=True)
    ]
    for scripts in ([each.current for each in BOX.track], [each.rival_current for each in BOX.track])
)
"""VW-5.5.4, VW-10.3.5 What a collision brings on each space: to a player, and to the Rival."""
SLOT_SIGNS = {slot.key: slot_signs(slot) for slot in BOX.slots} | {
    f"rival-slot:{board.id}/{at}": rival_slot_signs(slot)
    for board in BOX.rivals.values()
    for at, slot in enumerate(board.slots)
}
LINK_NUMBERS = {link.key: int(link.key.partition("-link-")[2][0]) for link in BOX.links}
START_ICONS = [icons(BOX.start_icons.get(space, NO_ICONS)) for space in ("left", "middle", "right")]
SILVER_EXCHANGE = next(
    exchange.key for exchange in BOX.exchanges.values() if exchange.effects.effects[0] == Gain(Item.SILVER, 1)
)
WRITING_COSTS = {tile.key: tile.cost for tile in BOX.manuscripts}
WRITING_COSTS |= {tile.key: tile.cost for tile in BOX.printed_manuscripts}
SUMMARIES = {card.key: card for card in BOX.summaries}
RIBBONS = {tile.key: tile.ribbon for tile in BOX.manuscripts}
SIDES = ("left", "right", "inner")


# The table


def page_view(view: Json, story: Sequence[Told]) -> Json:
    """The view with the board as it lies on the table: where everything stands round the Castle."""
    moves = {move["space"]: move | {"signs": action_signs(move["actions"])} for move in view["moves"]}
    built = {
        spot["spot"]
        for segment in view["segments"]
        for space in segment["spaces"]
        for spot in space["spots"]
        if spot["owner"] is not None
    }
    for position, segment in enumerate(view["segments"]):
        segment["position"] = position
        segment["names"] = SEGMENTS[segment["segment"]]
        segment["printed"] = PRINTED[segment["printed_townsfolk"]]
        segment["written"] = PRINTED[segment["printed_manuscript"]]
        number = 0
        for side, space in zip(SIDES, segment["spaces"], strict=True):
            space["side"] = side
            space["trade"] = EXCHANGES.get(space["exchange"] or "")
            space["move"] = moves.get(space["space"])
            for spot in space["spots"]:
                number += 1
                spot["number"] = number
                spot["signs"] = SIGNS[spot["does"]]
                spot["icon"] = BUILDINGS[spot["kind"]]["icon"] if spot["kind"] else ""
        for link in segment["links"]:
            link["signs"] = LINKS[link["link"]]
            link["number"] = LINK_NUMBERS[link["link"]]
            link["joined"] = built.issuperset(link["ends"])
        segment["guarded"] = any(space["baron"] for space in segment["spaces"])  # VW-11.4.5
    if view["castle"]:
        for position, section in enumerate(view["castle"]["sections"]):
            section["position"] = position
            section["signs"] = SIGNS[section["does"]]
            section["guarded"] = view["segments"][position]["guarded"]
    for pile in (view["debts"], view["deeds"]):
        if not pile["revealed"] and not pile["left"]:
            pile["left"] = pile["of"]  # VW-2.11 they are laid out after the draft
    view["buildings"] = BUILDINGS
    view["action_icons"] = ACTION_ICONS
    view["actions"] = list(ACTIONS)
    view["track"], view["rival_track"] = TRACK, RIVAL_TRACK
    view["start_icons"] = START_ICONS
    for player in view["players"]:
        player["sets"] = ribbon_sets(player["manuscripts"])
        for slot in player["slots"]:
            slot["signs"] = SLOT_SIGNS[slot["slot"]]
    return view


def action_signs(actions: Sequence[str]) -> list[Json]:
    """VW-5.3 What could be done on a space: each action by its icon, alone or only after a dismissal."""
    alone = {name for kind, _, name in (key.partition(":") for key in actions) if kind == "action"}
    names = dict.fromkeys(key.partition(":")[2] for key in actions)
    return [{"icon": ACTION_ICONS[name], "dismiss": name not in alone} for name in names]


def ribbon_sets(manuscripts: Sequence[str]) -> list[list[str]]:
    """VW-9.5.2 Manuscripts in sets of different ribbons, each as large as possible."""
    by_ribbon: dict[Ribbon, list[str]] = {ribbon: [] for ribbon in Ribbon}
    for key in manuscripts:
        by_ribbon[RIBBONS[key]].append(key)
    most = max(map(len, by_ribbon.values()))
    return [[keys[at] for keys in by_ribbon.values() if at < len(keys)] for at in range(most)]


def board(view: Json, look: int) -> Json:
    """The Main Board, the board looked at, and the reader's own things."""
    return view


def strip(view: Json, seat: int) -> Json:
    """The small picture of a player: goods, the two tracks, Debts and Deeds, what stands on the board."""
    if seat < len(view["players"]):
        player = view["players"][seat]
        names = (
            *("goods", "unpaid", "paid", "acquired", "approved", "corruption", "virtue", "workers", "icons"),
            *("hand_size", "buildings_left", "supply"),
        )
        shown = {name: player[name] for name in names} | {"manuscripts": len(player["manuscripts"])}
        return {"player": shown, "baron": None, "start": view["start"] == seat}
    return {"player": None, "baron": view["baron"], "start": False}


def stage(view: Json) -> Json:
    """How far the game is: what is left of the Debts and Deeds that end it (VW-9.1), and the phase."""
    piles = [(pile["of"] - pile["left"], max(1, pile["of"])) for pile in (view["debts"], view["deeds"])]
    now, of = max(piles, key=lambda pile: pile[0] / pile[1])
    label = Phrase("vw-page-round", {"round": max(view["round"], 1), "last": view["last_round"] or 0})
    ends = Phrase("vw-page-ends", {"debts": view["debts"]["left"], "deeds": view["deeds"]["left"]})
    if view["last_round"] and view["last_round"] == view["round"]:
        ends = Phrase("vw-page-last-round")
    phases = [(Phrase(f"vw-page-phase-{phase}"), phase == view["phase"]) for phase in range(1, 7)]
    idle = "vw-page-over" if view["stage"] == Stage.OVER else "vw-phase-0"
    return {
        "now": now,
        "of": of,
        "round": view["round"],
        "label": label,
        "ends": ends,
        "phases": phases if view["phase"] else [(Phrase(idle), True)],
    }


def seat(view: Json, seat: int) -> Json:
    """The small facts of a player's strip, and the points so far."""
    if seat < len(view["players"]):
        player = view["players"][seat]
        hand = None if player["automatic"] else player["hand_size"]
        return {"hand": hand, "ready": False, "points": player["points"]}
    return {"hand": None, "ready": False, "points": None}


def left(decision: Decision, key: str, view: Json) -> Phrase | None:
    """VW-5.3.1 Whoever takes no primary action gives up those that are open."""
    if (decision.prompt, key) != ("vw-action", NO):
        return None
    return Phrase("vw-page-left", {"actions": len(decision.keys) - 1})


def note(decision: Decision, key: str, view: Json) -> Phrase | None:
    """What to know of an answer before choosing it."""
    note_of = NOTES.get(decision.prompt)
    return note_of(decision, key, view) if note_of is not None else None


def of_move(decision: Decision, key: str, view: Json) -> Phrase | None:
    """VW-5.2 Beside a space: what moving there costs, and what could be done there."""
    for move in view["moves"]:
        if move["space"] == key:
            names = dict.fromkeys(action.partition(":")[2] for action in move["actions"])
            actions = dict(zip(("first", "second"), (f"action:{name}" for name in names), strict=False))
            return Phrase(MOVES[len(actions)], {"silver": move["silver"], **actions})
    return None


def of_action(decision: Decision, key: str, view: Json) -> Phrase | None:
    """VW-6 What an action would bring here: VW-6.1.8 whom one would dismiss, and for how much."""
    kind, _, action = key.partition(":")
    if kind not in ("action", "dismiss"):
        return None
    player = view["players"][decision.seat]
    segment, space = next(
        (segment, space)
        for segment in view["segments"]
        for space in segment["spaces"]
        if decision.seat in space["viscounts"]
    )
    then = {"then": after_action(view, player, segment, space, action)}
    if kind == "dismiss":
        price = player["prices"]["dismiss"]
        return Phrase("vw-page-dismissed", {"card": segment["townsfolk"], "silver": price, **then})
    have, most = player["funds"][action]["icons"], player["funds"][action]["most"]
    if action == "trade":
        merchants = EXCHANGES[space["exchange"]]["merchants"]
        times = max(1, have) if space["exchange"] == SILVER_EXCHANGE else most // merchants
        return Phrase("vw-page-trades", {"exchange": space["exchange"], "times": times, **then})
    if action == "build":
        left = zip(BOX.types, player["buildings_left"], strict=True)
        kinds = [kind for kind, number in left if number and kind.cost_builder <= most]
        dearest = max(kinds, key=lambda kind: kind.cost_builder)
        return Phrase("vw-page-constructs", {"kind": dearest.key, **then})
    if action == "place_workers":
        n = sum(1 for cost in BOX.numbers.worker_costs if cost <= most)
        return Phrase("vw-page-sends", {"n": min(n, player["supply"]), **then})
    tile = segment["manuscript"]
    return Phrase("vw-page-writes", {"manuscript": tile, "icons": max(0, WRITING_COSTS[tile] - have), **then})


def after_action(view: Json, player: Json, segment: Json, space: Json, action: str) -> str:
    """VW-11.4.3, VW-11.4.4 What the Summary card does here after the action: `remove`, `place` or `none`."""
    if not player["summaries"]:
        return "none"
    effect = SUMMARIES[player["summaries"][0]].after[ACTIONS.index(action)].effects[0]
    if not space["baron_workers"]:
        return "place" if isinstance(effect, PlaceOwnWorker) and player["supply"] else "none"
    guarded = space["baron"] or (space["exchange"] is None and any(one["baron"] for one in segment["spaces"]))
    return "remove" if isinstance(effect, RemoveBaronWorker) and not guarded else "none"


def of_exchanges(decision: Decision, key: str, view: Json) -> Phrase | None:
    """VW-6.2.3 The Silver that so many exchanges take."""
    about = decision.about
    return Phrase("vw-page-costs", {"silver": max(0, int(key) * about["merchants"] - about["icons"])})


def of_workers(decision: Decision, key: str, view: Json) -> Phrase | None:
    """VW-6.4.1 How many icons are missing for so many Workers."""
    about = decision.about
    return Phrase("vw-page-missing", {"icons": max(0, about["costs"][int(key) - 1] - about["icons"])})


def label(decision: Decision, key: str, view: Json) -> Phrase | None:
    """VW-8.6 An order of the cards is said by their names."""
    if decision.prompt != "vw-rearrange" or not key.startswith("order:"):
        return None
    row = view["players"][decision.seat]["row"]
    names = [row["lmr".index(each)] or "–" for each in key.partition(":")[2]]
    return Phrase("vw-page-row", dict(zip(SIDES_OF_ROW, names, strict=True)))


MOVES = ("vw-page-move-idle", "vw-page-move-one", "vw-page-move-two")
SIDES_OF_ROW = ("left", "middle", "right")
NOTES: dict[str, Callable[[Decision, str, Json], Phrase | None]] = {
    "vw-move": of_move,
    "vw-action": of_action,
    "vw-exchanges": of_exchanges,
    "vw-how-many-workers": of_workers,
}


# The score pad (VW-9)


def pad_values(form: Mapping[str, str], prefix: str) -> Json:
    """What was typed for one player: the points of each category."""
    return {field: typed(form.get(f"{prefix}{field}", "")) for field in CATEGORIES}


def pad_points(values: Json) -> dict[str, int]:
    """VW-9 The points by category."""
    return {field: int(values[field]) for field in CATEGORIES}


DYNAMIC_WORDS = ("vw-phase-*", "vw-page-phase-*", "vw-page-timing-*", "vw-page-end-*")
