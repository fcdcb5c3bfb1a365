"""What the three games have in common as titles of the room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from salotto.kernel.title import State, Title


class WestKingdomSetting(Protocol):
    """What a setting of the three games says of its table."""

    @property
    def players(self) -> int:
        """How many people play."""

    @property
    def coop(self) -> bool:
        """Whether they play together."""


class WestKingdomState(State, Protocol):
    """A state of one of the three games."""

    @property
    def setting(self) -> WestKingdomSetting:
        """What was settled before it began."""


S = TypeVar("S", bound=WestKingdomState)


class WestKingdomTitle(Title[S]):
    """A game of the West Kingdom."""

    family = "salotto.titles.west_kingdom"

    def allies(self, state: S, seat: int) -> Sequence[int]:
        """AW-12, PW-14.1.1, VW-11.1.1 In the co-operative scenarios all win or lose together."""
        return range(state.setting.players) if state.setting.coop else (seat,)
