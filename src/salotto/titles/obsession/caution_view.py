"""What a person should think over: what ends a game early, what is turned up, what a turn leaves unused."""

from __future__ import annotations

from salotto.kernel.decisions import Decision
from salotto.kernel.title import Json, Phrase
from salotto.titles.obsession.activity_view import planned_favours, total
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Do, Favour, Slot, VpCard
from salotto.titles.obsession.challenge import unfinished
from salotto.titles.obsession.help_view import GUEST, HOST, laid_of
from salotto.titles.obsession.state import Laid

POSITIONS = 5
"""OB-7.1 Positions of a reputation level."""


def left(decision: Decision, key: str, view: Json) -> Phrase | None:
    """What an answer gives up, so that a person is asked once more; None: nothing to speak of."""
    if view["challenge"]:
        ending = ends_challenge(decision, key, view)
        if ending:
            points = sum(view["players"][decision.seat]["points"].values())
            about = {"round": view["round"], "points": points, "target": view["challenge"]["target"]}
            return Phrase(ending, about)
    elif view["mode"] in ("tableau", "duel") and reaches_max(decision, key, view):
        return Phrase("ob-left-max-all")
    if decision.prompt == "ob-market" and key == "done":
        return last_market(decision, view)
    if decision.prompt == "ob-act" and key == "pass":
        return idle_pass(view["players"][decision.seat], [each for each in decision.keys if each != key])
    return None


def turned_up(decision: Decision, key: str, view: Json) -> Phrase | None:
    """OB-9.16, OB-9.19 What an answer turns up, where a plan has to be confirmed before."""
    player = view["players"][decision.seat]
    tile = f"tile:{key.removeprefix(HOST)}" if key.startswith(HOST) else view["plan"] and view["plan"]["tile"]
    laid = next((laid_of(each) for each in player["organiser"] if each["tile"] == tile), None)
    return Phrase("ob-left-lionheart") if laid and laid.side.slot is Slot.DECK_TOP else None


# The end of a game without courtship


def ends_challenge(decision: Decision, key: str, view: Json) -> str:
    """OB-21.10 What would end the Challenge by this choice alone before the round aimed at, as a text."""
    if view["round"] >= view["challenge"]["round"]:
        return ""
    player = view["players"][decision.seat]
    maximum, complete = reaches_max(decision, key, view), completes(decision, key, view)
    if view["edition"] == "fr":
        return "ob-left-max" if maximum else "ob-left-complete" if complete else ""
    if maximum and (complete or not unfinished(planned_estate(view, player), view["challenge"]["rows"])):
        return "ob-left-max"
    return "ob-left-complete" if complete and is_max(reputation_planned(view, player), view) else ""


def reaches_max(decision: Decision, key: str, view: Json) -> bool:
    """OB-21.10, OB-22.11 Whether the reputation reaches Max by this choice alone."""
    player = view["players"][decision.seat]
    before = reputation_planned(view, player)
    return not is_max(before, view) and is_max(before + brought(decision, key, player), view)


def is_max(reputation: int, view: Json) -> bool:
    """OB-7.2 Whether so much reputation is the level Max."""
    return reputation >= POSITIONS * (int(view["highest"]) - 1)


def reputation_planned(view: Json, player: Json) -> int:
    """OB-4.6.4 The reputation with what the activity brings as far as it is planned."""
    plan = view["plan"]
    if plan is None:
        return int(player["reputation"])
    return int(player["reputation"]) + total(planned_favours(plan), Do.REPUTATION) + int(plan["cook"])


def brought(decision: Decision, key: str, player: Json) -> int:
    """OB-4.6.4 The reputation that a tile, a guest, the cook, a favour or a VP card brings."""
    favours: tuple[Favour, ...] = ()
    if key.startswith(HOST):
        tile = BOX.tile(key.removeprefix(HOST))
        laid = next(each for each in player["organiser"] if each["tile"] == tile.key)
        favours = laid_of(laid).side.favours
    elif key.startswith(GUEST):
        favours = BOX.person(key).favours
    elif key.startswith("favour:reputation:"):
        return int(key.rpartition(":")[2])
    elif key.startswith("vp:") and isinstance(card := BOX.find[key], VpCard):
        favours = (card.favour,)
    elif key == "cook" or (decision.prompt == "ob-hall" and key.startswith("servant:")):
        return 1  # OB-17.6, OB-9.10
    return total(favours, Do.REPUTATION)


def completes(decision: Decision, key: str, view: Json) -> bool:
    """OB-21.11 Whether the estate is complete by this choice alone, once the turn is over."""
    before, rows = planned_estate(view, view["players"][decision.seat]), view["challenge"]["rows"]
    if not unfinished(before, rows):
        return False
    after = list(before)
    if key.startswith(HOST):
        tile = BOX.tile(key.removeprefix(HOST))
        after = [Laid(laid.tile, laid.back or laid.tile is tile) for laid in before]
    elif decision.prompt == "ob-make-room":
        after = [laid for laid in before if laid.tile.key != key]
        after.append(Laid(BOX.tile_of(str(decision.about["tile"]))))
    elif key in decision.about.get("prices", {}):
        after.append(Laid(BOX.tile(key.rpartition(":")[2])))
    return not unfinished(after, rows)


def planned_estate(view: Json, player: Json) -> list[Laid]:
    """OB-4.8.2 The tiles as they will lie after the activity of this turn."""
    busy = view["plan"]["tile"] if view["plan"] else ""
    return [Laid(laid.tile, laid.back or laid.tile.key == busy) for laid in map(laid_of, player["organiser"])]


# What a turn leaves unused


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
