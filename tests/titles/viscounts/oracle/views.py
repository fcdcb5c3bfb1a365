"""What a seat is shown: it must be true, promise what the book gives, and hide what is hidden (VW-13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.titles.viscounts.oracle.actions import action_keys, funds, offered, reduction
from tests.titles.viscounts.oracle.book import ACTIONS, card, segment
from tests.titles.viscounts.oracle.effects import Reading
from tests.titles.viscounts.oracle.pen import Pen
from tests.titles.viscounts.oracle.position import Position
from tests.titles.viscounts.oracle.turn import hand_limit, reach

NUMBERS = ("goods", "unpaid", "paid", "acquired", "approved", "corruption", "virtue", "supply", "row")


def untrue(view: Any, at: Position, seat: int, played: str | None) -> Iterator[str]:
    """Every lie of the view that a seat has when it is asked where to move with the card it has played."""
    r = Reading(at.copy(), Pen())
    for one, shown in enumerate(view["players"]):
        me = r.me(one)
        if me.board:
            continue
        truth = {
            **{name: getattr(me, name) for name in NUMBERS},
            "hand": me.hand if one == seat else [None] * len(me.hand),
            "hand_limit": hand_limit(r, one),
            "draw": [None] * len(me.draw),
            "hand_or_draw": sorted(me.hand + me.draw),
            "discard": me.discard,
            "prices": prices(r, one),
            "funds": {action: most(r, one, action) for action in ACTIONS},
        }
        for name, value in truth.items():
            if shown[name] != value:
                yield f"the view shows {name} of {one} as {shown[name]}, but it is {value}"
    for name, piles in {"townsfolk": at.townsfolk, "manuscripts": at.manuscripts}.items():
        for place, shown in zip(at.ring, view[name], strict=True):
            top = [key.removeprefix("manuscript:") for key in shown[-1:]]
            if len(shown) != len(piles[place]) or top != piles[place][-1:]:
                yield f"the view shows {shown} of {name} on {place}"
    if played is not None:
        yield from promises(r, view, seat, played)


def promises(r: Reading, view: Any, seat: int, played: str) -> Iterator[str]:
    """VW-5.2 Where he could move: the Silver, what he could do there, whom he would meet."""
    me = r.me(seat)
    there = {one["space"].removeprefix("space:"): one for one in view["moves"]}
    home, silver = me.space, me.goods["silver"]
    found = reach(r, seat, card(played)["cost"])
    for space in sorted(found.keys() ^ there.keys()):
        yield f"the view says that {space} is {'' if space in there else 'not '}in reach"
    for space, price in found.items():
        me.space, me.goods["silver"] = space, silver - price
        truth = {
            "silver": price,
            "actions": Counter(action_keys(r, seat)),
            "meets": [one for one in r.at.after(seat) if r.me(one).space == space],
        }
        shown = there.get(space, {})
        for name, value in truth.items():
            said = Counter(shown.get(name, [])) if name == "actions" else shown.get(name)
            if said != value:
                yield f"the view promises {name} {said} on {space}, the book {value}"
    me.space, me.goods["silver"] = home, silver


def prices(r: Reading, seat: int) -> dict[str, int | None]:
    """VW-5.4.1, VW-6.1.8 What the Townsfolk of his Segment costs him."""
    me = r.me(seat)
    pile = r.at.townsfolk[segment(me.space)]
    return {
        "hire": max(0, card(pile[-1])["cost"] - reduction(me)) if pile else None,
        "dismiss": offered(r, seat).price,
    }


def most(r: Reading, seat: int, action: str) -> dict[str, int]:
    """VW-6.1 The icons he has for nothing, and the most he can pay for."""
    have = funds(r, seat, action, Counter())
    cost = have.icons
    while have.payments(cost + 1):
        cost += 1
    return {"icons": have.icons, "most": cost}
