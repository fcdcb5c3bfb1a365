"""The co-operative scenario: the Overlord (VW-11)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule
from salotto.titles.viscounts.state import Player, ViscountsState


def baron_takes_the_field(state: ViscountsState) -> Rule[None]:
    """VW-11.2.4"""
    yield from ()


def remove_baron_worker(state: ViscountsState, player: Player) -> Rule[None]:
    """VW-11.4.3"""
    yield from ()


def place_own_worker(state: ViscountsState, player: Player) -> Rule[None]:
    """VW-11.4.4"""
    yield from ()


def summary_reaction(state: ViscountsState, player: Player, action: int) -> list[str]:
    """VW-11.4.8"""
    return []
