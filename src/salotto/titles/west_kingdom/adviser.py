"""What the advisers of the three games have in common."""

from __future__ import annotations

from typing import TypeVar

from salotto.kit.weighing import WeighingAdviser
from salotto.titles.west_kingdom.title import WestKingdomState

S = TypeVar("S", bound=WestKingdomState)
W = TypeVar("W")


class WestKingdomAdviser(WeighingAdviser[S, W]):
    """AW-12, PW-14.1.1, VW-11.1.2 With mates a careless turn costs them all: every move weighs there."""

    def subtlety_at(self, state: S) -> float:
        """Together no bot nods."""
        return 1.0 if state.setting.coop else self.subtlety

    def leeway_at(self, state: S) -> float:
        """Nor does an easy one take a move of the worse half."""
        return 1.0 if state.setting.coop else self.leeway
