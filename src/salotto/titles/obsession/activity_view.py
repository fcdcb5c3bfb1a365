"""The activity of a turn, counted up for the page: who comes, who serves, what it brings."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from salotto.kernel.title import Json
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Do, Favour, Servant, Slot
from salotto.titles.obsession.faces import favour_faces
from salotto.titles.obsession.means import fits


def activity(view: Json) -> Json:
    """OB-4.3.4 The plan of the player whose turn it is; None where nothing is planned."""
    plan = view["plan"]
    if plan is None or view["turn"] is None:
        return None
    side = BOX.tile_of(plan["tile"]).sides[plan["back"]]
    guests = [BOX.person(key) for key in plan["guests"]]
    needed = [*side.servants, *chain.from_iterable(guest.service for guest in guests)]
    favours = [*side.favours, *chain.from_iterable(guest.favours for guest in guests)]
    return {
        **plan,
        "slot": side.slot.value,
        "service": service(needed, view["players"][view["turn"]]["available"], plan["served"]),
        "pounds": total(favours, Do.MONEY),
        "reputation": total(favours, Do.REPUTATION),
        "others": favour_faces(tuple(each for each in favours if each.do not in (Do.MONEY, Do.REPUTATION))),
    }


def service(needed: Iterable[Servant], available: dict[str, int], served: bool) -> list[Json]:
    """OB-4.5.1 Each servant icon, and whether such a servant stands ready; if not, somebody stands in."""
    left = dict(available)
    found = []
    for servant in needed:
        ready = served or left.get(servant.word, 0) > 0
        left[servant.word] = left.get(servant.word, 0) - 1
        found.append({"servant": servant.word, "ready": ready})
    return found


def lacking(laid: Json, player: Json, level: int) -> str:
    """OB-4.4.1, OB-4.5.2 What a tile cannot be hosted without: people of its kind, or those who serve it."""
    side = BOX.tile_of(laid["tile"]).sides[laid["back"]]
    hand = [BOX.person(key) for key in player["hand"]]
    if side.guests and side.slot is not Slot.DECK_TOP:
        suited = sum(fits(side.slot, card) and card.rating <= level for card in hand)
        if suited < side.guests:
            return "guests"
    found = service(side.servants, player["available"], served=False)
    return "" if all(each["ready"] for each in found) else "service"


def total(favours: Iterable[Favour], do: Do) -> int:
    """OB-4.6.3, OB-4.6.4 The sum of what is certain: choices are still open."""
    return sum(favour.n for favour in favours if favour.do is do)
