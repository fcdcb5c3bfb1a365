"""Which options a sensible player of Paladins thinks about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from salotto.kernel.decisions import Decision
from salotto.titles.paladins.boards import MARKER_MAX, PASS, ROUNDS, Move
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import CONSPIRE, HUNT, PRAY, TRADE, KingsFavour
from salotto.titles.paladins.state import PaladinsState, Player

KEPT = BOX.game.carry_over_limit
SUSPECT = 3
"""Whoever holds so much Suspicion does not conspire."""


def candidates(state: PaladinsState, decision: Decision) -> Sequence[Any]:
    """All options but those that nearly never help: passing too early, single Workers, more Suspicion."""
    options = decision.options
    if decision.prompt != "pw-act" or len(options) < 3:
        return options
    player = state.players[decision.seat]
    found = [option for option in options if worth_a_thought(state, player, option, options)]
    if PASS in found and wasteful_to_pass(state, player, found):
        found.remove(PASS)
    return found


def worth_a_thought(state: PaladinsState, player: Player, option: Any, options: Sequence[Any]) -> bool:
    """Whether a way to use the turn may help."""
    if isinstance(option, Move):
        return helps(player, option, options)
    if isinstance(option, KingsFavour):
        return honourable(state, player, option)
    return True


def honourable(state: PaladinsState, player: Player, favour: KingsFavour) -> bool:
    """PW-14.6.1 Whether using a Favour again leaves the Honour that the attributes will need."""
    lying = len(state.favour_workers[state.favours.cards.index(favour)])
    if not lying:
        return True
    final = min(MARKER_MAX, max(player.attributes) + ROUNDS - state.round)
    return player.honour - lying >= final


def helps(player: Player, move: Move, options: Sequence[Any]) -> bool:
    """Whether a move is worth a thought."""
    if move.action == CONSPIRE:
        return len(player.suspicion) < SUSPECT
    if move.action in (HUNT, TRADE) and move.mode == 0:  # the second Worker brings twice as much
        return not any(isinstance(other, Move) and better_mode(move, other) for other in options) or (
            sum(player.workers) <= KEPT
        )
    return True


def better_mode(move: Move, other: Move) -> bool:
    """Whether the other is the same action with two Workers."""
    return other.action == move.action and other.mode > move.mode


def wasteful_to_pass(state: PaladinsState, player: Player, options: Sequence[Any]) -> bool:
    """PW-10.2 Whether Workers would be lost that something useful can be done with."""
    if state.round < ROUNDS and sum(player.workers) <= KEPT:
        return False
    return any(
        option is not PASS and not (isinstance(option, Move) and option.action in (CONSPIRE, PRAY))
        for option in options
    )
