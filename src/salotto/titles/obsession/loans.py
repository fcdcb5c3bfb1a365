"""Whose servants and guests they are while a mate has lent some (OB-20.6, OB-20.18, OB-23.11)."""

from __future__ import annotations

from dataclasses import replace

from salotto.titles.obsession.cards import SERVANTS, Gentry, Servant
from salotto.titles.obsession.state import ObsessionState, Player


def served(game: ObsessionState, player: Player, servant: int) -> int:
    """OB-20.6 How many borrowed servants of a kind have served: only when no own one was left."""
    used = game.loans.used[servant]
    borrowed = game.loans.servants[servant] - used
    if not borrowed:
        return used
    placed = player.placed[servant] - used
    own = player.available[servant] + placed - borrowed
    return used + max(0, placed - own)


def note_service(game: ObsessionState, player: Player) -> None:
    """OB-20.6 Remember who has served before own servants come back to Available Service."""
    if any(game.loans.servants):
        used = tuple(served(game, player, servant) for servant in SERVANTS)
        game.loans = replace(game.loans, used=used)


def own_available(game: ObsessionState, player: Player, servant: Servant) -> int:
    """OB-20.18 How many in the active member's Available Service are the member's own."""
    idle = game.loans.servants[servant] - served(game, player, servant)
    return player.available[servant] - idle


def own_servants(game: ObsessionState, player: Player, servant: Servant) -> int:
    """OB-23.11 How many servants of a kind belong to a family, lent ones included."""
    return player.servants(servant) - balance(game, player) * game.loans.servants[servant]


def own_staff(game: ObsessionState, player: Player) -> int:
    """OB-14.5, OB-23.11 How many servants belong to a family."""
    return player.staff() - balance(game, player) * sum(game.loans.servants)


def own_people(game: ObsessionState, player: Player, cards: list[Gentry]) -> list[Gentry]:
    """OB-23.11 Of some cards around a family those that belong to it, and those it has lent."""
    match balance(game, player):
        case 1:
            return [card for card in cards if card not in game.loans.guests]
        case -1:
            return [*cards, *game.loans.guests]
        case _:
            return cards


def balance(game: ObsessionState, player: Player) -> int:
    """1 for the active member, who has what was lent, −1 for the mate, whose it is."""
    if not game.setting.teams:
        return 0
    active = game.seat_in_turn(game.turn)
    return int(player.seat == active) - int(player.seat == game.setting.mate(active))
