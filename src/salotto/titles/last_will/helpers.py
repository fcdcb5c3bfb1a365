"""The privileges of helpers (LW-13): each is optional, and two of a kind work each for itself (LW-9.9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from salotto.titles.last_will.cards import (
    AdjustPrice,
    Black,
    BonusMaintain,
    BonusSpend,
    DrawMore,
    ExtraActions,
    ExtraErrandBoys,
    ExtraWhiteActions,
    FreeActivation,
    FreeDeal,
    KeepMore,
    Symbol,
)
from salotto.titles.last_will.setup import TOTALS
from salotto.titles.last_will.state import Laid, Player


def use_bonuses(player: Player, corners: Iterable[Sequence[Symbol]]) -> list[int]:
    """LW-13.7 to LW-13.10 What each helper can add when cards with these corner symbols are used.

    LW-R23 Once for each card, however many of its symbols match; LW-26.6 the Wedding Planner counts a set.
    """
    bonuses = []
    for laid in player.board:
        for privilege in laid.card.privileges:
            if type(privilege) is BonusSpend:
                matching = sum(any(symbol in privilege.symbols for symbol in corner) for corner in corners)
                if matching:
                    bonuses.append(matching * privilege.n)
    return bonuses


def opera_bonuses(player: Player) -> list[int]:
    """LW-13.9 What each helper can add to a visit to the opera."""
    return [
        privilege.n
        for laid in player.board
        for privilege in laid.card.privileges
        if type(privilege) is BonusSpend and privilege.opera
    ]


def maintain_bonuses(player: Player, type_: Symbol) -> list[int]:
    """LW-13.6 What each Gardener can add when a property is activated as one of this type."""
    return [
        privilege.n
        for laid in player.board
        for privilege in laid.card.privileges
        if type(privilege) is BonusMaintain and type_ in privilege.types
    ]


def free_activation(player: Player, types: Sequence[Symbol]) -> tuple[Laid, FreeActivation] | None:
    """LW-13.4, LW-13.5 The helper who saves a property's action cost: the least versatile one."""
    found = [
        (laid, privilege)
        for laid in player.board
        for privilege in laid.card.privileges
        if type(privilege) is FreeActivation
        and laid.uses < privilege.times
        and any(type_ in privilege.types for type_ in types)
    ]
    return min(found, key=lambda pair: len(pair[1].types)) if found else None


def free_deal(board: Sequence[Laid], types: Sequence[Symbol]) -> Laid | None:
    """LW-13.1, LW-13.2 The helper who lets a property of such a type be bought or sold without an action."""
    for laid in board:
        for privilege in laid.card.privileges:
            if (
                type(privilege) is FreeDeal
                and laid.uses < privilege.times
                and any(type_ in privilege.types for type_ in types)
            ):
                return laid
    return None


def price_changes(board: Sequence[Laid], types: Sequence[Symbol]) -> list[int]:
    """LW-13.3 By how much each Estate Agent may raise or lower the price of such a property."""
    return [
        privilege.n
        for laid in board
        for privilege in laid.card.privileges
        if type(privilege) is AdjustPrice and any(type_ in privilege.types for type_ in types)
    ]


def discounts(board: Sequence[Laid], types: Sequence[Symbol]) -> list[tuple[Laid, int]]:
    """LW-13.1 The helpers who can still change the price of one deal of this round, and by how much."""
    return [
        (laid, privilege.price)
        for laid in board
        for privilege in laid.card.privileges
        if type(privilege) is FreeDeal
        and privilege.price
        and laid.uses < privilege.times
        and any(type_ in privilege.types for type_ in types)
    ]


def use_privilege(player: Player, helper: Laid) -> None:
    """One of the times per round that a privilege can be used."""
    player.put(helper, replace(helper, uses=helper.uses + 1))


def extra_actions(card: Black) -> tuple[int, int]:
    """LW-13.11, LW-13.12 Extra actions each round: for anything, and for white-bordered cards only."""
    anything = white = 0
    for privilege in card.privileges:
        if type(privilege) is ExtraActions:
            anything += privilege.n
        elif type(privilege) is ExtraWhiteActions:
            white += privilege.n
    return anything, white


def give_extra_actions(player: Player, card: Black) -> None:
    """LW-13.11, LW-13.12 A helper's extra actions, once per round even if he comes back (LW-R16)."""
    anything, white = extra_actions(card)
    if (anything or white) and card not in player.given:
        player.given = (*player.given, card)
        player.actions += anything
        player.white_actions += white


def extra_errand_boys(player: Player) -> int:
    """LW-30.2, LW-30.4 One errand boy more for each Messenger on the board."""
    return sum(
        privilege.n
        for laid in player.board
        for privilege in laid.card.privileges
        if type(privilege) is ExtraErrandBoys
    )


def who_draws_more(player: Player) -> list[Black]:
    """LW-13.13 to LW-13.15 The helpers who can add cards to the planning draw."""
    return [
        laid.card
        for laid in player.board
        if any(type(privilege) is DrawMore for privilege in laid.card.privileges)
    ]


def hand_limit(player: Player) -> int:
    """LW-15.1, LW-13.16 How many cards may be kept at the end of the round."""
    return TOTALS.hand_limit + sum(
        privilege.n
        for laid in player.board
        for privilege in laid.card.privileges
        if type(privilege) is KeepMore
    )
