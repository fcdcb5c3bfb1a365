"""What an answer of Paladins leads to, said before anybody chooses: costs, losses, what a gift changes."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from salotto.kernel.decisions import Decision
from salotto.kernel.title import Json, Phrase
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import Trigger
from salotto.titles.paladins.effects import Gain, LoseWorker, LoseWorkshop, OnAction
from salotto.titles.paladins.naming import find

KEPT = BOX.game.carry_over_limit
"""PW-10.2 So many Workers can be kept for the next round."""
HONOUR_TOP = BOX.attributes.max


def note(decision: Decision, key: str, view: Json) -> Phrase | None:
    """What to know of an answer before choosing it."""
    note_of = NOTES.get(decision.prompt)
    return note_of(decision, key, view) if note_of is not None else None


def price(what: str, number: int) -> Phrase:
    """What something costs."""
    return Phrase("pw-note-costs", {"what": f"amount:{what}-{number}"}) if number else Phrase("pw-note-free")


def of_turn(decision: Decision, key: str, view: Json) -> Phrase | None:
    """PW-5 What an action costs; PW-10.2 what passing loses; PW-14.6.1 the Honour for a used Favour."""
    player = view["players"][decision.seat]
    kind, _, name = key.partition(":")
    if kind == "action":
        only_way = ONLY_WAY.get(name.partition("-")[0])
        if only_way is not None:
            return only_way(player, view) if view["me"] == decision.seat else None
        row = next(row for row in player["actions"] if row["action"] == name.partition("-")[0])
        return price(row["cost_in"], row["cost"]) if row.get("cost") else None
    if kind == "favour":
        lying = next(len(one["workers"]) for one in view["favours"] if one["card"] == key)
        if lying:
            return price("honour", lying)
        return next((price(each.what.value, each.n) for each in find(key).cost), None)
    workers = sum(player["workers"].values())
    if key == "pass" and workers > KEPT and view["round"] < view["rounds"]:
        return Phrase("pw-note-keeps", {"n": workers, "kept": KEPT})
    return None


def of_townsfolk(decision: Decision, key: str, view: Json) -> Phrase | None:
    """PW-6.2.1, PW-6.2.2 The price of a Townsfolk, or the Debt instead."""
    if key.startswith("debt:"):
        return Phrase("pw-note-debt")
    slot = next(slot for slot in view["townsfolk"]["row"] if slot["card"] == key)
    return price("silver", slot["mine"])


def of_the_only_townsfolk(player: Json, view: Json) -> Phrase | None:
    """PW-6.2.2 With a single way to recruit nobody asks again: so that no Debt comes unawares, it is said."""
    row = [slot for slot in view["townsfolk"]["row"] if slot["card"]]
    ways = [price("silver", slot["mine"]) for slot in row if slot["mine"] <= player["silver"]]
    ways += [
        Phrase("pw-note-debt")
        for slot in row
        if slot["debt"] and view["debts"] and slot["mine"] == slot["price"]
    ]
    return ways[0] if len(ways) == 1 else None


def of_attack(decision: Decision, key: str, view: Json) -> Phrase | None:
    """PW-7.5.3 The Silver for missing Strength."""
    slot = next(slot for slot in view["outsiders"]["row"] if slot["card"] == key)
    return price("silver", slot["silver"])


def of_the_only_outsider(player: Json, view: Json) -> Phrase | None:
    """PW-7.5.3 With a single Outsider in reach nobody asks again, either."""
    row = [slot["silver"] for slot in view["outsiders"]["row"] if slot["card"]]
    ways = [silver for silver in row if silver <= player["silver"]]
    return price("silver", ways[0]) if len(ways) == 1 else None


ONLY_WAY = {"recruit": of_the_only_townsfolk, "attack": of_the_only_outsider}
"""The actions whose price is that of a card."""


# PW-14.5 Collaborating


def of_receiver(decision: Decision, key: str, view: Json) -> Phrase:
    """PW-14.5.3, PW-14.5.4 What the effect would change for a player, and which abilities it sets off."""
    player = view["players"][int(key.partition(":")[2])]
    move = str(decision.about["action"]).partition(":")[2]
    action = move.partition("-")[0]
    held = len(player["suspicion"])
    args: dict[str, str | int] = {"what": action, **changes(player, move), "held": held}
    args |= {"fewer": max(held - 1, 0), "worker": coming(player)}
    cards = rewarded(player, action)
    if not cards:
        return Phrase("pw-note-gives", args)
    return Phrase("pw-note-gives-more", {**args, "card": cards[0], "more": len(cards) - 1})


def changes(player: Json, move: str) -> dict[str, int]:
    """What stands on the receiver's board now, and what would stand there then."""
    action, _, mode = move.partition("-")
    if action in ("hunt", "trade"):
        have = player["provisions" if action == "hunt" else "silver"]
        printed = next(each for each in BOX.actions if each.id == action)
        return {"now": have, "then": have + printed.modes[int(mode) - 1].gain}
    if action == "gain_honour":
        return {"now": player["honour"], "then": min(player["honour"] + 1, HONOUR_TOP)}
    if action == "conspire":
        held = len(player["suspicion"])
        return {"now": held, "then": held + 1}
    if action == "develop":
        return {"now": player["developed"], "then": player["developed"] + 1}
    if action == "recruit":
        crew = len(player["crew"])  # PW-14.5.4 with one Worker the reward goes to the receiver
        return {"now": crew, "then": crew + 1 if mode == "2" else 0}
    return {"now": sum(bool(row["workers"]) for row in player["actions"]), "then": 0}


def coming(player: Json) -> str:
    """PW-6.1.4 The Worker that the next Workshop brings."""
    printed = next(each for each in BOX.actions if each.id == "develop").workshop_worker
    return f"amount:{printed[min(player['developed'], len(printed) - 1)]}-1"


def paladin_of(player: Json) -> Any:
    """PW-4.5 The Paladin that serves a player, once it is revealed."""
    return find(player["paladin"]) if player["paladin"] and not player["facedown"] else None


def rewarded(player: Json, action: str) -> list[str]:
    """PW-14.5.3 The cards of a player that reward an action."""
    paladin = paladin_of(player)
    found = []
    if paladin is not None and isinstance(paladin.ability, OnAction) and paladin.ability.action == action:
        found.append(paladin.key)
    if player["starting"] and find(player["starting"]).honour_on == action:
        found.append(player["starting"])
    for key in player["crew"]:
        ongoing = find(key).ongoing
        if ongoing.trigger is Trigger.ACTION and ongoing.action == action:
            found.append(key)
    return found


# PW-14.10.4 Penalties


def of_penalty(decision: Decision, key: str, view: Json) -> Phrase:
    """PW-14.10.4 What stands there now, and what would stand there then."""
    player = view["players"][decision.seat]
    has = {**player["attributes"], "honour": player["honour"], "silver": player["silver"]}
    has |= {"provision": player["provisions"], "suspicion": len(player["suspicion"])}
    effect = find(key).effects[0]
    if isinstance(effect, LoseWorkshop):
        now = player["workshops_left"]
    elif isinstance(effect, LoseWorker):
        now = sum(player["workers"].values())
    else:
        now = has[effect.what.value]
    change = effect.n if isinstance(effect, Gain) else -effect.n
    return Phrase("pw-note-change", {"now": now, "then": max(now + change, 0)})


def left(decision: Decision, key: str, view: Json) -> Phrase | None:
    """PW-10.2 Whoever passes places no more Workers this round; three of them can be kept."""
    workers = sum(view["players"][decision.seat]["workers"].values())
    if (decision.prompt, key) != ("pw-act", "pass") or workers <= KEPT:
        return None
    kept = KEPT if view["round"] < view["rounds"] else 0
    return Phrase("pw-page-left", {"workers": workers, "kept": kept})


NOTES: dict[str, Callable[[Decision, str, Json], Phrase | None]] = {
    "pw-act": of_turn,
    "pw-choose-townsfolk": of_townsfolk,
    "pw-choose-attack": of_attack,
    "pw-for-whom": of_receiver,
    "pw-choose-penalty": of_penalty,
}
