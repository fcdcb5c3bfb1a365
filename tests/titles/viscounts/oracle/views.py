"""What a seat is shown: it must be true, promise what the book gives, and hide what is hidden (VW-13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from salotto.kernel.chance import Chance
from salotto.kernel.title import Title
from salotto.titles.viscounts.decks import hand_limit as limit
from salotto.titles.viscounts.funding import dismissed_icons
from salotto.titles.viscounts.funding import funds as funds_of
from salotto.titles.viscounts.preview import Move, moves
from salotto.titles.viscounts.state import Player as Seen
from salotto.titles.viscounts.state import ViscountsState
from salotto.titles.viscounts.townsfolk import dismiss_price, hire_price, visible
from tests.titles.viscounts.oracle.actions import action_keys, funds, offered, reduction
from tests.titles.viscounts.oracle.book import ACTIONS, card, segment
from tests.titles.viscounts.oracle.effects import Reading
from tests.titles.viscounts.oracle.pen import Pen
from tests.titles.viscounts.oracle.position import Player, Position
from tests.titles.viscounts.oracle.turn import hand_limit, reach

NUMBERS = ("goods", "unpaid", "paid", "acquired", "approved", "corruption", "virtue", "supply", "row")


@dataclass
class Shown:
    """What a seat sees when it is asked where to move, and what the table promises it."""

    position: Position
    moves: dict[str, Move]  # by space
    promised: list[dict[str, Any]]  # by seat


def shown(state: ViscountsState, seat: int, position: Position) -> Shown:
    """What the pages of a seat are made of; `position` is that of the state that it sees."""
    reach = moves(state, state.players[seat])
    spaces = {state.layout.spaces[move.place].id: move for move in reach}
    return Shown(position, spaces, [promised_to(state, each) for each in state.players])


def promised_to(state: ViscountsState, player: Seen) -> dict[str, Any]:
    """VW-5.4.1, VW-6.1 The prices and funds that the table shows of a player."""
    if player.automatic:
        return {}
    pile = state.townsfolk[player.place // 3].cards
    have = [
        funds_of(player, at, dismissed_icons(state) if player.seat == state.current else (0,) * 5)
        for at in range(len(ACTIONS))
    ]
    return {
        "hand_limit": limit(state, player),
        "prices": {
            "hire": hire_price(player, pile[-1]) if pile else None,
            "dismiss": dismiss_price(state, player, visible(state, player.place // 3)),
        },
        "funds": {
            name: {"icons": each.free, "most": each.reach()} for name, each in zip(ACTIONS, have, strict=True)
        },
    }


def as_seen(title: Title[Any], state: ViscountsState, seat: int) -> ViscountsState:
    """The state in which all that the seat cannot know is dealt again."""
    seen = state.copy()
    title.redeal(seen, seat, Chance("seen"))
    return seen


def known(me: Player, own: bool) -> dict[str, Any]:
    """What is known of the cards of a player: to himself, or to the others."""
    return {
        **{name: getattr(me, name) for name in NUMBERS},
        "hand": me.hand if own else len(me.hand),
        "hand_or_draw": sorted(me.hand + me.draw),
        "discard": me.discard,
    }


def untrue(told: Shown, at: Position, seat: int, played: str | None) -> Iterator[str]:
    """Every lie of what a seat sees when it is asked where to move with the card it has played."""
    r = Reading(at.copy(), Pen())
    for one, there in enumerate(told.position.players):
        me = r.me(one)
        if me.board:
            continue
        truth = known(me, one == seat) | {
            "hand_limit": hand_limit(r, one),
            "prices": prices(r, one),
            "funds": {action: most(r, one, action) for action in ACTIONS},
        }
        said = known(there, one == seat) | told.promised[one]
        for name, value in truth.items():
            if said[name] != value:
                yield f"the table shows {name} of {one} as {said[name]}, but it is {value}"
    for name in ("townsfolk", "manuscripts"):
        piles, seen = getattr(at, name), getattr(told.position, name)
        for place in at.ring:
            if (len(piles[place]), piles[place][-1:]) != (len(seen[place]), seen[place][-1:]):
                yield f"the table shows {seen[place]} of {name} on {place}"
    if played is not None:
        yield from promises(r, told, seat, played)


def promises(r: Reading, told: Shown, seat: int, played: str) -> Iterator[str]:
    """VW-5.2 Where he could move: the Silver, what he could do there, whom he would meet."""
    me = r.me(seat)
    home, silver = me.space, me.goods["silver"]
    found = reach(r, seat, card(played)["cost"])
    for space in sorted(found.keys() ^ told.moves.keys()):
        yield f"the table says that {space} is {'' if space in told.moves else 'not '}in reach"
    for space in found.keys() & told.moves.keys():
        price, move = found[space], told.moves[space]
        me.space, me.goods["silver"] = space, silver - price
        truth = {
            "silver": price,
            "actions": Counter(action_keys(r, seat)),
            "meets": [one for one in r.at.after(seat) if r.me(one).space == space],
        }
        for name, value in truth.items():
            said = Counter(move.actions) if name == "actions" else getattr(move, name)
            if said != value:
                yield f"the table promises {name} {said} on {space}, the book {value}"
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
