"""The solo game: the Rival (VW-10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from salotto.kernel.decisions import Rule
from salotto.kit.effects import ByKind
from salotto.titles.viscounts.state import Player, ViscountsState

perform_for_rival: ByKind[Callable[[ViscountsState, Player, Any], Rule[None]]] = ByKind(
    "perform for the Rival"
)


def rival_settles(state: ViscountsState) -> Rule[None]:
    """VW-10.2"""
    yield from ()


def collision_slots(state: ViscountsState, rival: Player) -> None:
    """VW-10.4.10"""


def rival_deck_icons(state: ViscountsState, rival: Player) -> list[int]:
    """VW-10.6.2"""
    return [0] * 5
