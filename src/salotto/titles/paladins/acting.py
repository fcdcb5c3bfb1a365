"""What all actions share: placing Workers, paying, and what follows an action (PW-5)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, choose, tell
from salotto.titles.paladins.boards import COST_IN, Move
from salotto.titles.paladins.box import TOME_OF
from salotto.titles.paladins.cards import ACTIONS, WORKERS, Trigger
from salotto.titles.paladins.costs import cost, cost_less, worker_spaces
from salotto.titles.paladins.effects import Good, OnAction
from salotto.titles.paladins.performing import gain_honour
from salotto.titles.paladins.placing import Filling, Spaces, fillings
from salotto.titles.paladins.rewards import abilities, reward
from salotto.titles.paladins.state import PaladinsState, Player
from salotto.titles.west_kingdom.tomes import tome_saves


def place_workers(player: Player, spaces: Spaces, about: str) -> Rule[Filling]:
    """PW-5.4 Workers leave the pool; asked only where a real choice of colour is left."""
    ways = fillings(tuple(player.workers), spaces)
    way = yield from choose(player.seat, "pw-choose-workers", ways, action=about)
    for worker in way.row:
        if worker >= 0:
            player.workers[worker] -= 1
    return way


def use_space(player: Player, receiver: Player, move: Move) -> Rule[None]:
    """PW-5.2 Workers are placed on an action space of the own board."""
    way = yield from place_workers(player, worker_spaces(player, move), move.key)
    player.placed[move.action] = way.row
    workers = [f"worker:{WORKERS[worker]}" for worker in way.row if worker >= 0]
    if receiver is player:
        yield tell("pw-acts", player.seat, action=move.key, workers=workers)
    else:
        yield tell(
            "pw-acts-for", player.seat, action=move.key, workers=workers, other=f"seat:{receiver.seat}"
        )


def pay_for(game: PaladinsState, player: Player, action: int) -> Rule[None]:
    """PW-5.7 The price of the action on the player's board."""
    price = cost(game, player, action)
    yield from pay_price(player, action, price)
    if game.setting.advantages:
        yield from cite_savings(game, player, action, price)


def cite_savings(game: PaladinsState, player: Player, action: int, price: int) -> Rule[None]:
    """TS-7.6.1, TS-7.6.5 The story names the Tome that has made an action cheaper."""
    less = cost_less(player, action, 0) - price
    for advantage in game.setting.advantages[player.seat]:
        if less > 0 and advantage.do == "discount" and advantage.action == ACTIONS[action]:
            yield tome_saves(player.seat, TOME_OF[advantage], less)


def pay_price(player: Player, action: int, price: int) -> Rule[None]:
    """PW-5.11 Silver or Provisions go to the supply."""
    good = COST_IN[action]
    if price and good is not None:
        yield from pay_good(player, good, price)


def pay_good(player: Player, good: Good, n: int) -> Rule[None]:
    """PW-5.11 From the player's own Silver or Provisions."""
    if good is Good.PROVISION:
        player.provisions -= n
    else:
        player.silver -= n
    yield tell("pw-pays", player.seat, what=f"amount:{good.value}-{n}")


def after_action(game: PaladinsState, receiver: Player, action: int) -> Rule[None]:
    """PW-5.7 The Paladin, the Starting Townsfolk, then the crew; PW-14.5.3 of him who has the effect."""
    name = ACTIONS[action]
    paladin = receiver.paladin
    if paladin is not None and receiver.shown:
        ability = paladin.ability
        if isinstance(ability, OnAction) and ability.action == name:
            yield from reward(game, receiver, ability.effects)
    if receiver.starting is not None and receiver.starting.honour_on == name:  # PW-14.4.1
        yield from gain_honour(receiver, 1)
    if receiver.working:
        yield from abilities(game, receiver, Trigger.ACTION, name)
