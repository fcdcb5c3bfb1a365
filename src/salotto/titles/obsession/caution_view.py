"""What a person should think over: what ends the Estate Challenge, and what a turn leaves unused."""

from __future__ import annotations

from salotto.kernel.decisions import Decision
from salotto.kernel.title import Json, Phrase
from salotto.titles.obsession.activity_view import total
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Do, Favour
from salotto.titles.obsession.help_view import GUEST, HOST, laid_of, person

POSITIONS = 5
"""OB-7.1 Positions of a reputation level."""


def left(decision: Decision, key: str, view: Json) -> Phrase | None:
    """What an answer gives up, so that a person is asked once more; None: nothing to speak of."""
    if view["challenge"] and view["edition"] == "fr" and reaches_max(decision, key, view):
        points = sum(view["players"][decision.seat]["points"].values())
        about = {"round": view["round"], "points": points, "target": view["challenge"]["target"]}
        return Phrase("ob-left-max", about)
    if decision.prompt == "ob-market" and key == "done":
        return last_market(decision, view)
    if decision.prompt == "ob-act" and key == "pass":
        return idle_pass(view["players"][decision.seat], [each for each in decision.keys if each != key])
    return None


def reaches_max(decision: Decision, key: str, view: Json) -> bool:
    """OB-21.10 Whether the reputation reaches Max by this choice alone, before the round aimed at."""
    player = view["players"][decision.seat]
    if view["round"] >= view["challenge"]["round"] or player["level"] >= view["highest"]:
        return False
    highest = POSITIONS * (int(view["highest"]) - 1)
    before = int(player["reputation"]) + planned(view)
    return before < highest <= before + brought(key, player)


def planned(view: Json) -> int:
    """OB-4.6.4 The reputation that the activity brings as far as it is planned."""
    plan = view["plan"]
    if plan is None:
        return 0
    favours = [*laid_of(plan).side.favours, *(each for key in plan["guests"] for each in person(key).favours)]
    return total(favours, Do.REPUTATION)


def brought(key: str, player: Json) -> int:
    """OB-4.6.4 The reputation that a tile, a guest or a favour brings."""
    favours: tuple[Favour, ...] = ()
    if key.startswith(HOST):
        tile = BOX.tile(key.removeprefix(HOST))
        laid = next(each for each in player["organiser"] if each["tile"] == tile.key)
        favours = laid_of(laid).side.favours
    elif key.startswith(GUEST):
        favours = person(key).favours
    elif key.startswith("favour:reputation:"):
        return int(key.rpartition(":")[2])
    return total(favours, Do.REPUTATION)


def last_market(decision: Decision, view: Json) -> Phrase | None:
    """OB-11.5 In the last round money buys nothing any more after this."""
    can_buy = any(each.startswith(("buy:", "haggle")) for each in decision.keys)
    if view["round"] < len(view["track"]) or not can_buy:
        return None
    return Phrase("ob-left-last-market", {"money": view["players"][decision.seat]["money"]})


def idle_pass(player: Json, others: list[str]) -> Phrase | None:
    """OB-5.2 A pass that brings nobody back, though something could be hosted."""
    away = player["discards"] or player["expended"] or player["quarters"]
    if away or not any(key.startswith(HOST) for key in others):
        return None
    return Phrase("ob-left-idle-pass")
