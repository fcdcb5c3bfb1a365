"""The counters that a campaign watches (TS-11.1)."""

from __future__ import annotations

from salotto.titles.architects.effects import MARBLE
from salotto.titles.architects.state import ArchitectsState


def counters_of(state: ArchitectsState, seat: int) -> dict[str, int]:
    """TS-11.1 Where the counters of a seat stand."""
    player = state.players[seat]
    return {
        "aw_buildings": len(player.buildings),
        "aw_marble": player.goods[MARBLE],
        "aw_unpaid_debts": player.debts,
        "aw_cathedral_level": player.level,
        "aw_virtue": player.virtue,
        "aw_captives": state.captives_of(seat),
    }
