"""What a player can do with his turn, and why not the rest (PW-1.3, PW-5, PW-10.1)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from salotto.kernel.decisions import Blocked
from salotto.kit.components import Keyed
from salotto.kit.refusals import Why
from salotto.titles.paladins import refusals as why
from salotto.titles.paladins.boards import (
    COST_IN,
    DEBT_INSTEAD,
    FAVOUR_SPACES,
    HONOUR_MOVES,
    LEFT_MOVES,
    LIMIT,
    PASS,
    REQUIRES,
    RIGHT_MOVES,
    ROUNDS,
    Move,
)
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import (
    ABSOLVE,
    ANY,
    ATTRIBUTES,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FORTIFY,
    PRAY,
    RECRUIT,
    WORKERS,
    CoopOrder,
    KingsFavour,
    Outsider,
    ThreatKind,
    Townsfolk,
)
from salotto.titles.paladins.costs import (
    affords,
    attack_price,
    cost,
    has_space_in_reach,
    need,
    reach,
    recruit_price,
    spaces_under,
    waives,
    worker_spaces,
)
from salotto.titles.paladins.effects import Good
from salotto.titles.paladins.placing import Spaces, can_fill, short_of
from salotto.titles.paladins.state import FREE, PaladinsState, Player


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ByDebt(Keyed):
    """PW-6.2.2 A Townsfolk taken for a Debt instead of Silver."""

    card: Townsfolk


BY_DEBT = {card.key: ByDebt(f"debt:{card.id}", card) for card in BOX.townsfolk}

Offer = Townsfolk | ByDebt
Turn = Move | KingsFavour | CoopOrder | str

NEEDS = {FORTIFY: why.FORTIFY_NEED, ABSOLVE: why.ABSOLVE_NEED, CONVERT: why.CONVERT_NEED}


BOARD_MOVES = (*LEFT_MOVES, *RIGHT_MOVES)


def board_moves(player: Player) -> tuple[Move, ...]:
    """PW-5.1 Every move of the own board, possible or not."""
    return all_moves(player.starting.id if player.starting is not None else "")


@cache
def all_moves(starting: str) -> tuple[Move, ...]:
    """The moves of a board, with the tile of a Starting Townsfolk."""
    return (*BOARD_MOVES, HONOUR_MOVES[starting]) if starting else BOARD_MOVES


@lru_cache(maxsize=16384)
def moves_with_workers(
    workers: tuple[int, ...], workshops: tuple[int, ...], starting: str
) -> tuple[Move, ...]:
    """PW-1.3 The moves whose Worker spaces can be filled; bots look at the same Workers many times."""
    total = sum(workers)
    moves = all_moves(starting)
    return tuple(move for move in moves if can_fill(workers, spaces_under(workshops, move), total))


def legal_turns(game: PaladinsState, player: Player) -> list[Turn]:
    """PW-5.1, PW-10.1 Whatever the player can do; passing is always possible."""
    turns: list[Turn] = []
    if any(player.workers):
        starting = player.starting.id if player.starting is not None else ""
        placed = player.placed
        asked = -1
        reason: Why | None = None
        for move in moves_with_workers(tuple(player.workers), tuple(player.workshops), starting):
            action = move.action
            if placed[action]:
                continue
            if action != asked:
                asked = action
                reason = why_not_action(game, player, action)
            if reason is None:
                turns.append(move)
        for at in range(game.favours_up):
            if why_not_favour(game, player, at) is None:
                turns.append(game.favours.cards[at])
        if game.overlord is not None:
            for at in range(game.orders_up):
                if why_not_order(game, player, at) is None:
                    turns.append(game.overlord.orders.cards[at])
    turns.append(PASS)
    return turns


def why_not(game: PaladinsState, player: Player, move: Move) -> Why | None:
    """PW-1.3 Why a move of the own board is not possible now; None when it is."""
    action = move.action
    if player.placed[action]:
        return why.USED
    if not can_fill(player.workers, worker_spaces(player, move), sum(player.workers)):
        return why.WORKERS
    return why_not_action(game, player, action)


def why_not_action(game: PaladinsState, player: Player, action: int) -> Why | None:
    """PW-1.3 Why an action is not possible, Workers apart."""
    reason = REASONS[action]
    return reason(game, player, action) if reason is not None else None


def too_dear(game: PaladinsState, player: Player, action: int) -> Why | None:
    """PW-1.3 The whole cost must be paid."""
    price = cost(game, player, action)
    return why.COST if price and not affords(player, action, price) else None


def why_not_develop(game: PaladinsState, player: Player, action: int) -> Why | None:
    """PW-6.1.5 A Workshop must be left, somebody's in co-op (PW-14.5.5)."""
    if player.workshops_left() <= 0 and not receivers(game, player, action):
        return why.NO_WORKSHOP
    return too_dear(game, player, action)


def why_not_recruit(game: PaladinsState, player: Player, action: int) -> Why | None:
    """PW-6.2.1 A Townsfolk must lie in the row, and one of them be paid."""
    if can_recruit(game, player):
        return None
    return why.TOWNSFOLK_PRICE if any(game.townsfolk_row) else why.NO_TOWNSFOLK


def why_not_pray(game: PaladinsState, player: Player, action: int) -> Why | None:
    """PW-6.5.2 Another space must hold a Worker."""
    return too_dear(game, player, action) if receivers(game, player, action) else why.NOTHING_TO_CLEAR


def why_not_map(game: PaladinsState, player: Player, action: int) -> Why | None:
    """PW-7.1.4, PW-7.3.4 A piece must be left, and a free space be in reach."""
    if player.done(action) >= LIMIT[action]:
        return why.LIMIT
    if not has_space_in_reach(game, player, action):
        return why.COMMISSION_REACH if action == COMMISSION else why.GARRISON_REACH
    return too_dear(game, player, action)


def why_not_next(game: PaladinsState, player: Player, action: int) -> Why | None:
    """PW-7.2, PW-7.4, PW-7.6 The next Wall, Jar or Convert needs an attribute, and something to take."""
    if player.done(action) >= LIMIT[action]:
        return why.LIMIT
    if action == FORTIFY and not game.walls.cards:
        return why.NO_WALL
    if action == CONVERT and not any(game.outsider_row):
        return why.NO_OUTSIDER
    if player.effective(REQUIRES[action]) < need(player, action):
        return NEEDS[action]
    return too_dear(game, player, action)


def why_not_attack(game: PaladinsState, player: Player, action: int) -> Why | None:
    """PW-7.5.3, PW-7.6.5 An Outsider must be in reach of Strength and Silver."""
    if can_attack(game, player):
        return None
    return why.ATTACK_SILVER if any(game.outsider_row) else why.NO_OUTSIDER


REASONS: tuple[Callable[[PaladinsState, Player, int], Why | None] | None, ...] = (
    why_not_develop,
    why_not_recruit,
    None,  # Hunt and Trade ask for Workers only
    None,
    why_not_pray,
    None,  # Conspire, too
    why_not_map,  # Commission
    why_not_next,  # Fortify
    why_not_map,  # Garrison
    why_not_next,  # Absolve
    why_not_attack,
    why_not_next,  # Convert
    None,  # Gain Honour
)
"""What may stand against each action, in the order of ACTIONS."""


def receivers(game: PaladinsState, player: Player, action: int) -> list[Player]:
    """PW-14.5.1 Who could receive the effect of a left-side action: the player, in co-op the others too."""
    if game.overlord is None:
        return [player] if can_receive(player, player, action) else []
    order = [player, *(other for other in game.players if other is not player)]
    return [other for other in order if can_receive(player, other, action)]


def can_receive(player: Player, receiver: Player, action: int) -> bool:
    """PW-14.5.5 Whether the effect would do something for the receiver."""
    if action == DEVELOP:
        return receiver.workshops_left() > 0
    if action == PRAY:  # PW-6.5.2 a player's own Pray cannot clear itself
        return any(row for at, row in enumerate(receiver.placed) if at != PRAY or receiver is not player)
    return True


def can_recruit(game: PaladinsState, player: Player) -> bool:
    """PW-6.2.1, PW-6.2.2 Whether any Townsfolk of the row can be paid."""
    by_debt = game.debts > 0 and not waives(player, RECRUIT)
    for slot, card in enumerate(game.townsfolk_row):
        if card is not None and (
            (by_debt and DEBT_INSTEAD[slot]) or player.silver >= recruit_price(player, slot)
        ):
            return True
    return False


def offers(game: PaladinsState, player: Player) -> list[Offer]:
    """PW-6.2.1, PW-6.2.2 The Townsfolk that can be paid, with Silver or with a Debt."""
    by_debt = game.debts > 0 and not waives(player, RECRUIT)
    found: list[Offer] = []
    for slot, card in enumerate(game.townsfolk_row):
        if card is None:
            continue
        if player.silver >= recruit_price(player, slot):
            found.append(card)
        if by_debt and DEBT_INSTEAD[slot]:
            found.append(BY_DEBT[card.key])
    return found


def can_attack(game: PaladinsState, player: Player) -> bool:
    """PW-7.5.3 Whether Strength and Silver are enough for any Outsider of the row."""
    for slot, card in enumerate(game.outsider_row):
        if card is not None and attack_price(player, slot) <= player.silver:
            return True
    return False


def targets_of_attack(game: PaladinsState, player: Player) -> list[Outsider]:
    """PW-7.5.2, PW-7.5.3 The Outsiders that the player can attack with his Strength and Silver."""
    return [
        card
        for slot, card in enumerate(game.outsider_row)
        if card is not None and attack_price(player, slot) <= player.silver
    ]


def why_not_favour(game: PaladinsState, player: Player, at: int) -> Why | None:
    """PW-8.2, PW-8.3 Why a face-up Favour cannot be used; PW-14.6.1 in co-op it can be used again."""
    lying = len(game.favour_workers[at])
    if lying:
        if game.overlord is None:
            return why.FAVOUR_USED
        if player.honour < lying:
            return why.FAVOUR_HONOUR
    card = game.favours.cards[at]
    if not can_fill(player.workers, FAVOUR_SPACES[card.key], sum(player.workers)):
        return why.WORKERS
    return why.COST if any(held(player, price.what) < price.n for price in card.cost) else None


def held(player: Player, good: Good) -> int:
    """The Silver or the Provisions of a player."""
    return player.provisions if good is Good.PROVISION else player.silver


def why_not_order(game: PaladinsState, player: Player, at: int) -> Why | None:
    """PW-14.7.1, PW-14.7.2 Why a face-up Order of the co-operative scenario cannot be completed."""
    assert game.overlord is not None
    if game.overlord.done[at] != FREE:
        return why.ORDER_DONE
    needed = order_needs(game, game.overlord.orders.cards[at])
    if any(player.effective(attribute) < number for attribute, number in needed):
        return why.ORDER_NEED
    return None if any(player.workers) else why.WORKERS


KINGS_THREAT = BOX.threat(ThreatKind.KING)


def order_needs(game: PaladinsState, order: CoopOrder) -> list[tuple[int, int]]:
    """PW-14.7.1 The attributes that an Order asks for; PW-14.11.1 more of them in the last round."""
    more = KINGS_THREAT.order_requirement_increase if game.round == ROUNDS else 0
    return [(ATTRIBUTES.index(name), number + more) for name, number in order.need.items()]


# For people: what is not possible, and why


def blocked_turns(game: PaladinsState, player: Player) -> list[Blocked]:
    """Every space that is not possible now, with the reason and its numbers."""
    found: list[Blocked] = []
    for move in board_moves(player):
        reason = why_not(game, player, move)
        if reason is not None:
            found.append(reason.blocks(move.key, **details(game, player, move, reason)))
    for at in range(game.favours_up):
        reason = why_not_favour(game, player, at)
        if reason is not None:
            card = game.favours.cards[at]
            found.append(reason.blocks(card.key, **favour_details(game, player, at, reason)))
    if game.overlord is not None:
        for at in range(game.orders_up):
            reason = why_not_order(game, player, at)
            if reason is not None:
                found.append(reason.blocks(game.overlord.orders.cards[at].key, **order_details(game, at)))
    return found


def favour_details(game: PaladinsState, player: Player, at: int, reason: Why) -> dict[str, Any]:
    """The numbers for the reason why a Favour cannot be used."""
    card = game.favours.cards[at]
    if reason is why.COST:
        price = next(price for price in card.cost if held(player, price.what) < price.n)
        return {"price": f"amount:{price.what.value}-{price.n}", "have": held(player, price.what)}
    missing = missing_workers(player, FAVOUR_SPACES[card.key])
    return {"missing": missing, "honour": len(game.favour_workers[at]), "have": player.honour}


def missing_workers(player: Player, spaces: Spaces) -> list[str]:
    """The Workers one is short of, as keys."""
    return [
        f"worker:{'any' if worker == ANY else WORKERS[worker]}" for worker in short_of(player.workers, spaces)
    ]


def details(game: PaladinsState, player: Player, move: Move, reason: Why) -> dict[str, Any]:
    """The numbers for the reason why a move is not possible."""
    action = move.action
    if reason is why.WORKERS:
        return {"missing": missing_workers(player, worker_spaces(player, move))}
    if reason is why.COST:
        good = COST_IN[action]
        assert good is not None
        price = f"amount:{good.value}-{cost(game, player, action)}"
        return {"price": price, "have": held(player, good)}
    if reason in (why.COMMISSION_REACH, why.GARRISON_REACH):
        return {"attribute": f"attribute:{ATTRIBUTES[REQUIRES[action]]}", "have": reach(player, action)}
    if reason in NEEDS.values():
        return {
            "attribute": f"attribute:{ATTRIBUTES[REQUIRES[action]]}",
            "need": need(player, action),
            "have": player.effective(REQUIRES[action]),
        }
    if reason is why.LIMIT:
        return {"limit": LIMIT[action]}
    if reason is why.ATTACK_SILVER:
        prices = [attack_price(player, slot) for slot, card in enumerate(game.outsider_row) if card]
        return {"silver": min(prices), "have": player.silver}
    return {}


def order_details(game: PaladinsState, at: int) -> dict[str, Any]:
    """The attributes that an Order needs."""
    assert game.overlord is not None
    needed = order_needs(game, game.overlord.orders.cards[at])
    return {
        "needs": [f"amount:{ATTRIBUTES[attribute]}-{number}" for attribute, number in needed],
        "missing": [],
    }
