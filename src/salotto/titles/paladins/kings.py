"""King's Favours, and the King's Orders of the co-operative scenario (PW-8, PW-14.6, PW-14.7)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, tell
from salotto.titles.paladins.acting import pay_good, place_workers
from salotto.titles.paladins.boards import FAVOUR_SPACES, ONE_WORKER
from salotto.titles.paladins.cards import WORKERS, CoopOrder, KingsFavour, Trigger
from salotto.titles.paladins.performing import gain_honour
from salotto.titles.paladins.rewards import abilities, reward
from salotto.titles.paladins.state import PaladinsState, Player


def use_favour(game: PaladinsState, player: Player, card: KingsFavour) -> Rule[None]:
    """PW-8.2 Fill all spaces of a Favour, pay, and take its rewards; PW-14.6.1 again in co-op, for Honour."""
    at = game.favours.cards.index(card)
    lying = game.favour_workers[at]
    way = yield from place_workers(player, FAVOUR_SPACES[card.key], card.key)
    game.favour_workers[at] = lying + way.row
    workers = [f"worker:{WORKERS[worker]}" for worker in way.row]
    yield tell("pw-uses-favour", player.seat, card=card.key, workers=workers)
    for price in card.cost:
        yield from pay_good(player, price.what, price.n)
    if lying:
        player.honour -= len(lying)
        yield tell("pw-loses", player.seat, what=f"amount:honour-{len(lying)}")
    yield from reward(game, player, card.effects)
    yield from abilities(game, player, Trigger.KINGS_FAVOUR)  # PW-13.6.1


def complete_order(game: PaladinsState, player: Player, card: CoopOrder) -> Rule[None]:
    """PW-14.7.1 to PW-14.7.3 A Worker completes an Order for everybody; everybody gains 1 Honour."""
    assert game.overlord is not None
    at = game.overlord.orders.cards.index(card)
    way = yield from place_workers(player, ONE_WORKER, card.key)
    game.overlord.done[at] = way.row[0]
    yield tell("pw-completes-order", player.seat, card=card.key, worker=f"worker:{WORKERS[way.row[0]]}")
    for each in game.players:
        yield from gain_honour(each, 1)
