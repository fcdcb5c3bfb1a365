"""What an answer in Viscounts leads to: said beside it, and drawn on the board, before anybody chooses."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from salotto.kernel.decisions import Decision
from salotto.kernel.title import Phrase
from salotto.kit.furniture import Count, Group, heap, picture
from salotto.titles.viscounts.actions import BUILDING_COSTS, WORKER_COSTS, action_options, exchange_at
from salotto.titles.viscounts.board import PLACES
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.buildings import covered_slots
from salotto.titles.viscounts.cards import ACTIONS, BUILD, NO_ICONS, PLACE_WORKERS, SILVER, TRADE
from salotto.titles.viscounts.coop import can_guard, can_remove
from salotto.titles.viscounts.effects import Gain, Item, PlaceOwnWorker, RemoveBaronWorker
from salotto.titles.viscounts.faces import ACTION_ICONS
from salotto.titles.viscounts.funding import funds
from salotto.titles.viscounts.manuscripts import visible_manuscript
from salotto.titles.viscounts.state import Player, ViscountsState
from salotto.titles.viscounts.townsfolk import dismiss_price, visible
from salotto.titles.viscounts.turn import move_prices


class Move(NamedTuple):
    """VW-5.2 A space in reach: the Silver that it costs, what could be done there, whom one would meet."""

    place: int
    silver: int
    actions: list[str]
    meets: list[int]


def moves(game: ViscountsState, player: Player) -> Iterator[Move]:
    """VW-5.2.1, VW-5.2.2 Where a player could move, with what it leaves him for an action."""
    for place, price in enumerate(move_prices(player, game.steps)[:PLACES]):
        if price > player.silver:
            continue
        player.goods[SILVER] -= price  # for a look only: it is given back
        actions = action_options(game, player, place)
        player.goods[SILVER] += price
        meets = [other.seat for other in game.others(player.seat) if other.place == place]
        yield Move(place, price, actions, meets)


def in_short(move: Move) -> Group:
    """VW-5.3 On a space: the Silver that it costs to end there, and each action that would be possible."""
    alone = {key.partition(":")[2] for key in move.actions if key.startswith("action:")}
    names = dict.fromkeys(key.partition(":")[2] for key in move.actions)
    return heap(
        Count("silver", f"−{move.silver}") if move.silver else None,
        *(picture(f"@{ACTION_ICONS[each]}", style="" if each in alone else "with") for each in names),
        None if names else picture("–"),
        style="move",
    )


def amounts(game: ViscountsState, player: Player, action: int) -> Sequence[int]:
    """VW-6.2.1, VW-6.4.1 How often one may trade, or how many Workers one may send, if that is asked."""
    have = funds(player, action, NO_ICONS)
    if action == PLACE_WORKERS:
        most = min(player.supply, sum(1 for cost in WORKER_COSTS if cost <= have.reach()))
        return range(1, most + 1) if most > 1 else ()
    exchange = exchange_at(game, player.place)
    effect = exchange.effects.effects[0]
    if effect == Gain(Item.SILVER, 1):
        return ()
    least = max(1, have.free // exchange.merchants) if isinstance(effect, Gain) else 1
    most = (have.free + player.silver) // exchange.merchants
    return range(least, most + 1) if most > least else ()


# Notes beside answers


def of_move(game: ViscountsState, decision: Decision, key: str) -> Phrase | None:
    """VW-5.2 What moving there costs, and what could be done there."""
    place = game.layout.place_of[key]
    move = next(each for each in moves(game, game.players[decision.seat]) if each.place == place)
    names = dict.fromkeys(action.partition(":")[2] for action in move.actions)
    actions = dict(zip(("first", "second"), (f"action:{name}" for name in names), strict=False))
    return Phrase(MOVES[len(actions)], {"silver": move.silver, **actions})


MOVES = ("vw-page-move-idle", "vw-page-move-one", "vw-page-move-two")


def of_action(game: ViscountsState, decision: Decision, key: str) -> Phrase | None:
    """VW-6 What an action would bring here: VW-6.1.8 whom one would dismiss, and for how much."""
    kind, _, name = key.partition(":")
    if kind not in ("action", "dismiss"):
        return None
    player, action = game.players[decision.seat], ACTIONS.index(name)
    position = player.place // 3
    then = {"then": after_action(game, player, action)}
    if kind == "dismiss":
        card = visible(game, position)
        price = dismiss_price(game, player, card)
        return Phrase("vw-page-dismissed", {"card": card.key, "silver": price, **then})
    have = funds(player, action, NO_ICONS)
    most = have.reach()
    if action == TRADE:
        exchange = exchange_at(game, player.place)
        for_silver = exchange.effects.effects[0] == Gain(Item.SILVER, 1)
        times = max(1, have.free) if for_silver else most // exchange.merchants
        return Phrase("vw-page-trades", {"exchange": exchange.key, "times": times, **then})
    if action == BUILD:
        kinds = [at for at in range(3) if covered_slots(player, at) and BUILDING_COSTS[at] <= most]
        dearest = BOX.types[max(kinds, key=lambda at: BUILDING_COSTS[at])]
        return Phrase("vw-page-constructs", {"kind": dearest.key, **then})
    if action == PLACE_WORKERS:
        n = sum(1 for cost in WORKER_COSTS if cost <= most)
        return Phrase("vw-page-sends", {"n": min(n, player.supply), **then})
    tile = visible_manuscript(game, position)
    missing = max(0, tile.cost - have.free)
    return Phrase("vw-page-writes", {"manuscript": tile.key, "icons": missing, **then})


def after_action(game: ViscountsState, player: Player, action: int) -> str:
    """VW-11.4.3, VW-11.4.4 What the Summary card does here after the action: `remove`, `place` or `none`."""
    if game.baron is None or not player.summaries:
        return "none"
    effect = player.summaries[0].after[action].effects[0]
    if isinstance(effect, PlaceOwnWorker) and can_guard(game, player):
        return "place"
    return "remove" if isinstance(effect, RemoveBaronWorker) and can_remove(game, player.place) else "none"


def of_exchanges(game: ViscountsState, decision: Decision, key: str) -> Phrase | None:
    """VW-6.2.3 The Silver that so many exchanges take."""
    about = decision.about
    return Phrase("vw-page-costs", {"silver": max(0, int(key) * about["merchants"] - about["icons"])})


def of_workers(game: ViscountsState, decision: Decision, key: str) -> Phrase | None:
    """VW-6.4.1 How many icons are missing for so many Workers."""
    about = decision.about
    return Phrase("vw-page-missing", {"icons": max(0, about["costs"][int(key) - 1] - about["icons"])})


NOTES: dict[str, Callable[[ViscountsState, Decision, str], Phrase | None]] = {
    "vw-move": of_move,
    "vw-action": of_action,
    "vw-exchanges": of_exchanges,
    "vw-how-many-workers": of_workers,
}
