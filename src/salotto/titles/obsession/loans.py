"""Whose servants and guests they are while a mate has lent some (OB-20.6, OB-20.18, OB-23.11)."""

from __future__ import annotations

from dataclasses import replace

from salotto.titles.obsession.cards import SERVANTS, Gentry, Servant
from salotto.titles.obsession.service import changed
from salotto.titles.obsession.state import Loans, ObsessionState, Player


def served(game: ObsessionState, player: Player, servant: int) -> int:
    """OB-20.6 How many borrowed servants of a kind have served: they do before the own ones."""
    later = player.placed[servant] - game.loans.own_placed[servant]
    return min(game.loans.servants[servant], max(0, later))


def with_one_more(game: ObsessionState, player: Player, servant: Servant) -> Loans:
    """OB-20.6 What is lent once a servant has come; whom the own ones serve already, they go on serving."""
    loans = game.loans
    serving = player.placed[servant] - served(game, player, servant) - loans.own_placed[servant]
    return replace(
        loans,
        servants=changed(loans.servants, servant, 1),
        own_placed=changed(loans.own_placed, servant, serving),
    )


def idle(game: ObsessionState, player: Player, servant: Servant) -> int:
    """OB-20.6, OB-20.18 How many lent servants of a kind stand in Available Service: they have not served."""
    return game.loans.servants[servant] - served(game, player, servant)


def idle_loans(game: ObsessionState, player: Player) -> list[int]:
    """OB-20.18 The same of every kind."""
    lent = game.loans.servants
    return [idle(game, player, servant) if lent[servant] else 0 for servant in SERVANTS]


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
