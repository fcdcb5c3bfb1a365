"""The left-side actions (PW-6), and giving their effect to another player (PW-14.5)."""

from __future__ import annotations

from collections.abc import Callable

from salotto.kernel.decisions import Blocked, Rule, choose, tell
from salotto.titles.paladins import refusals as why
from salotto.titles.paladins.acting import after_action, pay_for, pay_price, use_space
from salotto.titles.paladins.boards import DEBT_INSTEAD, Move
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import (
    ACTIONS,
    CONSPIRE,
    CRIMINAL,
    DEVELOP,
    GAIN_HONOUR,
    HUNT,
    PRAY,
    RECRUIT,
    TRADE,
)
from salotto.titles.paladins.costs import recruit_price
from salotto.titles.paladins.effects import Gain, Good
from salotto.titles.paladins.inquisition import pay_by_debt
from salotto.titles.paladins.legality import BY_DEBT, ByDebt, offers, receivers
from salotto.titles.paladins.performing import (
    build_workshop,
    choose_workshop_place,
    clear,
    gain_workers,
    join_crew,
    spaces_with_workers,
    take_from_row,
)
from salotto.titles.paladins.rewards import reward
from salotto.titles.paladins.state import PaladinsState, Player

LeftAction = Callable[[PaladinsState, Player, Player, Move], Rule[None]]


def left_side_action(game: PaladinsState, player: Player, move: Move) -> Rule[None]:
    """PW-6 Take a left-side action; PW-14.5.1 in co-op its whole effect may go to another player."""
    receiver = yield from who_receives(game, player, move)
    yield from LEFT_SIDE[move.action](game, player, receiver, move)
    yield from after_action(game, receiver, move.action)


def who_receives(game: PaladinsState, player: Player, move: Move) -> Rule[Player]:
    """PW-14.5.1, PW-14.5.5 The player, or one of the others who can use the effect."""
    if game.overlord is None:
        return player
    able = receivers(game, player, move.action)
    keys = [f"seat:{other.seat}" for other in able]
    key = yield from choose(
        player.seat,
        "pw-for-whom",
        keys,
        lambda: [
            why.CANNOT_RECEIVE.blocks(f"seat:{other.seat}", action=ACTIONS[move.action])
            for other in game.players
            if other not in able
        ],
        action=move.key,
    )
    return able[keys.index(key)]


# PW-6.1 Develop


def develop(game: PaladinsState, player: Player, receiver: Player, move: Move) -> Rule[None]:
    """PW-6.1.1 Two Workers and 4 Silver for a Workshop on a right-side action."""
    if receiver is not player:
        yield from use_space(player, receiver, move)
        yield from pay_for(game, player, DEVELOP)
        place = yield from choose_workshop_place(receiver)
    else:
        place = yield from choose_workshop_place(receiver)
        yield from use_space(player, receiver, move)
        yield from pay_for(game, player, DEVELOP)
    yield from build_workshop(game, receiver, place)


# PW-6.2 Recruit


def recruit(game: PaladinsState, player: Player, receiver: Player, move: Move) -> Rule[None]:
    """PW-6.2 A Townsfolk of the row, for its top-right reward or for the crew."""
    affordable = offers(game, player)
    offer = yield from choose(
        player.seat, "pw-choose-townsfolk", affordable, lambda: unaffordable(game, player), action=move.key
    )
    card = offer.card if isinstance(offer, ByDebt) else offer
    slot = game.townsfolk_row.index(card)
    yield from use_space(player, receiver, move)
    if isinstance(offer, ByDebt):
        yield from pay_by_debt(game, player)  # PW-6.2.2, PW-14.5.5 by the acting player
    else:
        yield from pay_price(player, RECRUIT, recruit_price(player, slot))
    take_from_row(game, card)
    if BOX.actions[RECRUIT].modes[move.mode].effect == "join":
        yield from join_crew(game, receiver, card)  # PW-6.2.4
    else:
        game.townsfolk_discard = (*game.townsfolk_discard, card)  # PW-6.2.3
        yield tell("pw-discards-townsfolk", receiver.seat, card=card.key)
        yield from reward(game, receiver, card.discard)


def unaffordable(game: PaladinsState, player: Player) -> list[Blocked]:
    """PW-6.2.1, PW-6.2.2 The ways to take a Townsfolk that are not open."""
    possible = offers(game, player)
    found = []
    for slot, card in enumerate(game.townsfolk_row):
        if card is None:
            continue
        if card not in possible:
            price = f"amount:silver-{recruit_price(player, slot)}"
            found.append(why.TOWNSFOLK_DEAR.blocks(card.key, price=price, have=player.silver))
        if DEBT_INSTEAD[slot] and BY_DEBT[card.key] not in possible:
            found.append(why.NO_DEBT.blocks(BY_DEBT[card.key].key))
    return found


# PW-6.3 Hunt, PW-6.4 Trade


def hunt_or_trade(game: PaladinsState, player: Player, receiver: Player, move: Move) -> Rule[None]:
    """PW-6.3.1, PW-6.4.1 Provisions or Silver, more of them with two Workers."""
    yield from use_space(player, receiver, move)
    printed = BOX.actions[move.action]
    yield from reward(game, receiver, (Gain(Good(printed.gain_in), printed.modes[move.mode].gain),))


# PW-6.5 Pray


def pray(game: PaladinsState, player: Player, receiver: Player, move: Move) -> Rule[None]:
    """PW-6.5.1 A Cleric and 2 Silver clear another action space; PW-14.5.4 any one of a receiver's board."""
    spaces = [
        space for space in spaces_with_workers(receiver) if space.action != PRAY or receiver is not player
    ]
    if receiver is not player:
        yield from use_space(player, receiver, move)
        yield from pay_for(game, player, PRAY)
        space = yield from choose(receiver.seat, "pw-choose-clear", spaces)
    else:
        space = yield from choose(receiver.seat, "pw-choose-clear", spaces, lambda: not_to_clear(player))
        yield from use_space(player, receiver, move)
        yield from pay_for(game, player, PRAY)
    yield from clear(receiver, space)


def not_to_clear(player: Player) -> list[Blocked]:
    """PW-6.5.1, PW-6.5.2 The spaces that a Pray cannot clear."""
    return [
        (why.OWN_SPACE if action == PRAY else why.SPACE_EMPTY).blocks(f"clear:{ACTIONS[action]}")
        for action, row in enumerate(player.placed)
        if action == PRAY or (not row and action != GAIN_HONOUR)
    ]


# PW-6.6 Conspire


def conspire(game: PaladinsState, player: Player, receiver: Player, move: Move) -> Rule[None]:
    """PW-6.6.1 Any Worker brings a Criminal, and Suspicion with it."""
    yield from use_space(player, receiver, move)
    yield from gain_workers(game, receiver, CRIMINAL, 1)


# PW-14.4.3 Gain Honour


def take_honour(game: PaladinsState, player: Player, receiver: Player, move: Move) -> Rule[None]:
    """PW-14.4.3 The action of the tile: Honour, and Suspicion removed."""
    assert player.starting is not None
    yield from use_space(player, receiver, move)
    yield from reward(game, receiver, player.starting.tile.effects)


LEFT_SIDE: dict[int, LeftAction] = {
    DEVELOP: develop,
    RECRUIT: recruit,
    HUNT: hunt_or_trade,
    TRADE: hunt_or_trade,
    PRAY: pray,
    CONSPIRE: conspire,
    GAIN_HONOUR: take_honour,
}
