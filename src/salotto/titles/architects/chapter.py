"""Architects as the first chapter of a campaign: counters, places, what is carried over (AW-13, TS-11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from salotto.kernel.campaign import Campaign, Rise
from salotto.kernel.title import BadTable
from salotto.titles.architects.counters import counters_of
from salotto.titles.architects.scoring import ranking
from salotto.titles.architects.state import ArchitectsState, Phase

PLAYERS = (2, 3, 4)
"""AW-13 A campaign is for so many."""
PREPARING = (Phase.SETUP, Phase.PICKING)


class ArchitectsChapter(Campaign[ArchitectsState]):
    """What a campaign asks of Architects."""

    counters = (
        "aw_buildings",
        "aw_marble",
        "aw_unpaid_debts",
        "aw_cathedral_level",
        "aw_virtue",
        "aw_captives",
    )

    def rises(self, state: ArchitectsState) -> Sequence[Rise]:
        """TS-5.3 Every rise so far, in order."""
        return [Rise(seat, counter, value) for seat, counter, value in state.rises]

    def prepared(self, state: ArchitectsState) -> bool:
        """TS-4.8 After the opening draft of Buildings."""
        return state.phase not in PREPARING

    def counter(self, state: ArchitectsState, seat: int, id: str) -> int:
        """TS-11.1 Where a counter of a seat stands now."""
        return counters_of(state, seat)[id]

    def ranking(self, state: ArchitectsState) -> Sequence[tuple[int, ...]]:
        """AW-8.9 Points, then Virtue, then Silver."""
        return ranking(state)

    def orders(self, state: ArchitectsState) -> Mapping[str, Sequence[int]]:
        """AW-13.3 A tie that is left goes to the player who acts later: in turn order, or in the last turns.

        The one who triggered the end has the last turn (AW-8.1).
        """
        last = state.order()
        if state.last in last:
            at = last.index(state.last) + 1
            last = last[at:] + last[:at]
        return {"turn_order": state.order(), "last_turn": last}

    def check(self, players: int, carried: Any) -> None:
        """AW-13.1 It is the first chapter, for 2 to 4 players; the campaign says who begins."""
        if players not in PLAYERS:
            raise BadTable(f"a campaign is for {PLAYERS[0]} to {PLAYERS[-1]} players, not {players}")
        if not isinstance(carried, dict) or carried.get("chapter") != 1:
            raise BadTable("architects is the first chapter of a campaign")
        marker = carried.get("marker")
        if type(marker) is not int or not 0 <= marker < players:
            raise BadTable(f"the first player of a campaign is one of its seats, not {marker!r}")
        for goal in carried.get("objectives", ()):
            if not (
                isinstance(goal, list)
                and len(goal) == 2
                and goal[0] in self.counters
                and type(goal[1]) is int
            ):
                raise BadTable(f"architects: {goal!r} is no objective of a Tome")
