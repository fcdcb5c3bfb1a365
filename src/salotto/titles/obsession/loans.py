"""Whose servants and guests they are while a mate has lent some (OB-20.6, OB-20.18, OB-23.11)."""

from __future__ import annotations

from dataclasses import replace

from salotto.titles.obsession.cards import SERVANTS, Gentry, Servant
from salotto.titles.obsession.state import Estate, Player


def served(estate: Estate, player: Player, servant: int) -> int:
    """OB-20.6 How many borrowed servants of a kind have served: only when no own one was left."""
    used = estate.loans.used[servant]
    borrowed = estate.loans.servants[servant] - used
    if not borrowed:
        return used
    placed = player.placed[servant] - used
    own = player.available[servant] + placed - borrowed
    return used + max(0, placed - own)


def note_service(estate: Estate, player: Player) -> None:
    """OB-20.6 Remember who has served before own servants come back to Available Service."""
    if any(estate.loans.servants):
        used = tuple(served(estate, player, servant) for servant in SERVANTS)
        estate.loans = replace(estate.loans, used=used)


def own_available(estate: Estate, player: Player, servant: Servant) -> int:
    """OB-20.18 How many in the active member's Available Service are the member's own."""
    idle = estate.loans.servants[servant] - served(estate, player, servant)
    return player.available[servant] - idle


def own_servants(estate: Estate, player: Player, servant: Servant) -> int:
    """OB-23.11 How many servants of a kind belong to a family, lent ones included."""
    return player.servants(servant) - balance(estate, player) * estate.loans.servants[servant]


def own_staff(estate: Estate, player: Player) -> int:
    """OB-14.5, OB-23.11 How many servants belong to a family."""
    return player.staff() - balance(estate, player) * sum(estate.loans.servants)


def own_people(estate: Estate, player: Player, cards: list[Gentry]) -> list[Gentry]:
    """OB-23.11 Of some cards around a family those that belong to it, and those it has lent."""
    match balance(estate, player):
        case 1:
            return [card for card in cards if card not in estate.loans.guests]
        case -1:
            return [*cards, *estate.loans.guests]
        case _:
            return cards


def balance(estate: Estate, player: Player) -> int:
    """1 for the active member, who has what was lent, −1 for the mate, whose it is."""
    if not estate.setting.teams:
        return 0
    active = estate.seat_in_turn(estate.turn)
    return int(player.seat == active) - int(player.seat == estate.setting.mate(active))
