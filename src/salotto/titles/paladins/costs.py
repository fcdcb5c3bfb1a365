"""What actions cost and need (PW-1.3, PW-5.6, PW-7)."""

from __future__ import annotations

from collections.abc import Sequence

from salotto.titles.paladins.boards import (
    COST_IN,
    FLAGS,
    PRICES,
    RIGHT_SPACES,
    SPACE_FLAGS,
    SPACES_IN_PLAY,
    Move,
)
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import (
    ACTIONS,
    ATTACK,
    COMMISSION,
    DEVELOP,
    FAITH,
    GAIN_HONOUR,
    PRAY,
    RECRUIT,
    STRENGTH,
)
from salotto.titles.paladins.effects import Discount, Good, WaiveCost
from salotto.titles.paladins.placing import Spaces
from salotto.titles.paladins.state import FREE, PaladinsState, Player


def worker_spaces(player: Player, move: Move) -> Spaces:
    """PW-5.9 The Worker spaces a move has to fill, with the Workshops of the player."""
    return spaces_under(player.workshops, move)


def spaces_under(workshops: Sequence[int], move: Move) -> Spaces:
    """PW-5.9 The Worker spaces of a move under the Workshops of each right-side action."""
    action = move.action
    if action < COMMISSION or action == GAIN_HONOUR:
        return move.spaces
    return RIGHT_SPACES[action - COMMISSION][workshops[action - COMMISSION]]


def saved(player: Player, action: int, what: Good, price: int) -> int:
    """PW-5.7 A price as the player's Paladin leaves it."""
    paladin = player.paladin
    if paladin is None or not player.shown:
        return price
    ability = paladin.ability
    if isinstance(ability, WaiveCost):
        if ability.action == ACTIONS[action] and ability.what is what:
            return 0
    elif isinstance(ability, Discount) and ability.action == ACTIONS[action] and ability.what is what:
        return max(0, price - ability.n)
    return price


def waives(player: Player, action: int) -> bool:
    """PW-6.2.2 Whether the player's Paladin has waived the price of an action."""
    paladin = player.paladin
    ability = paladin.ability if paladin is not None and player.shown else None
    return isinstance(ability, WaiveCost) and ability.action == ACTIONS[action]


COSTS = tuple(
    (*printed.cost, printed.cost[-1]) if printed.cost else (printed.cost_flat,) for printed in BOX.actions
)
"""What each action costs, time after time."""


def cost(game: PaladinsState, player: Player, action: int) -> int:
    """PW-6, PW-7 What an action costs next, in Silver or Provisions; 0 where it depends on a card."""
    less = 0
    if action in (DEVELOP, PRAY) and game.setting.advantages:
        less = tome_discount(game, player, ACTIONS[action])
    return cost_less(player, action, less)


def cost_less(player: Player, action: int, less: int) -> int:
    """TS-7.8.1 What an action costs next when so much is taken off by Tomes; PW-5.7 by the Paladin, too."""
    prices = COSTS[action]
    price = prices[min(player.done(action), len(prices) - 1)] if len(prices) > 1 else prices[0]
    what = COST_IN[action]
    if not price or what is None:
        return 0
    return saved(player, action, what, max(0, price - less))


def tome_discount(game: PaladinsState, player: Player, action: str) -> int:
    """TS-7.6.1, TS-7.6.5 What the player's Tomes take off the price of an action."""
    return sum(
        advantage.n
        for advantage in game.setting.advantages[player.seat]
        if advantage.when == "cost" and advantage.do == "discount" and advantage.action == action
    )


def affords(player: Player, action: int, price: int) -> bool:
    """PW-1.3 Whether the player has the whole price."""
    have = player.provisions if COST_IN[action] is Good.PROVISION else player.silver
    return have >= price


def need(player: Player, action: int) -> int:
    """PW-7.2.2, PW-7.4.2, PW-7.6.2 The attribute needed for the next time."""
    return BOX.actions[action].need[player.done(action)]


def recruit_price(player: Player, slot: int) -> int:
    """PW-6.2.1 The Silver for the Townsfolk of a slot."""
    return saved(player, RECRUIT, Good.SILVER, PRICES[slot])


def attack_price(player: Player, slot: int) -> int:
    """PW-7.5.3 1 Silver for every 2 Strength missing, rounded up."""
    missing = FLAGS[slot] - player.effective(STRENGTH)
    return saved(player, ATTACK, Good.SILVER, (missing + 1) // 2) if missing > 0 else 0


def reach(player: Player, action: int) -> int:
    """PW-7.1.2, PW-7.3.2 The highest flag that a Monk or an Outpost of the player can reach."""
    return player.effective(FAITH if action == COMMISSION else STRENGTH)


def spaces_in_reach(game: PaladinsState, player: Player, action: int) -> list[int]:
    """PW-7.1.2, PW-7.3.2 The free spaces of the map for a Monk or an Outpost."""
    flags, pieces, limit = SPACE_FLAGS[action], game.map, reach(player, action)
    return [at for at in SPACES_IN_PLAY[game.setting.players] if pieces[at] == FREE and flags[at] <= limit]


def has_space_in_reach(game: PaladinsState, player: Player, action: int) -> bool:
    """PW-7.1.4, PW-7.3.4 Whether there is any; the flags rise from left to right."""
    flags, pieces, limit = SPACE_FLAGS[action], game.map, reach(player, action)
    for at in SPACES_IN_PLAY[game.setting.players]:
        if flags[at] > limit:
            return False
        if pieces[at] == FREE:
            return True
    return False
