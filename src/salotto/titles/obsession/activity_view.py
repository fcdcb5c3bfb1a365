"""The activity of a turn, counted up for the page: who comes, who serves, what it brings."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from salotto.kernel.title import Json
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Do, Favour, Servant
from salotto.titles.obsession.faces import favour_faces
from salotto.titles.obsession.help_view import laid_of
from salotto.titles.obsession.means import DECK_TOP, hand_of


def activity(view: Json) -> Json:
    """OB-4.3.4 The plan of the player whose turn it is; None where nothing is planned."""
    plan = view["plan"]
    if plan is None or view["turn"] is None:
        return None
    side, favours = laid_of(plan).side, planned_favours(plan)
    needed = [*side.servants, *(icon for key in plan["guests"] for icon in BOX.person(key).service)]
    return {
        **plan,
        "slot": side.slot.value,
        "service": service(needed, view["players"][view["turn"]]["available"], plan["served"]),
        "pounds": total(favours, Do.MONEY),
        "reputation": total(favours, Do.REPUTATION),
        "others": favour_faces(tuple(each for each in favours if each.do not in (Do.MONEY, Do.REPUTATION))),
    }


def planned_favours(plan: Json) -> list[Favour]:
    """OB-4.6 What the tile and the guests who are invited will bring."""
    guests = map(BOX.person, plan["guests"])
    return [*laid_of(plan).side.favours, *chain.from_iterable(guest.favours for guest in guests)]


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
    side = laid_of(laid).side
    hand = hand_of(tuple(map(BOX.person, player["hand"])))
    if side.slot is not DECK_TOP and len(hand.circle(side.slot, level)) < side.guests:
        return "guests"
    found = service(side.servants, player["available"], served=False)
    return "" if all(each["ready"] for each in found) else "service"


def total(favours: Iterable[Favour], do: Do) -> int:
    """OB-4.6.3, OB-4.6.4 The sum of what is certain: choices are still open."""
    return sum(favour.n for favour in favours if favour.do is do)
