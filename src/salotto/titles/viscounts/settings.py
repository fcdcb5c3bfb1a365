"""Modes and options, and what they mean for a table (VW-2, VW-10.2, VW-11.2, VW-12.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from salotto.kernel.title import Mode, Value
from salotto.kit.components import Keyed
from salotto.kit.content import Shelf
from salotto.kit.settings import read_options, read_setting, setting_key
from salotto.titles.viscounts.box import BOX, DATA, SetupRow
from salotto.titles.viscounts.cards import RivalBoard, Townsfolk

COMPETITIVE = "competitive"
SOLO = "solo"
COOP = "coop"

MODES = (Mode(COMPETITIVE, (2, 3, 4)), Mode(SOLO, (1,)), Mode(COOP, (2, 3, 4)))

OPTIONS = read_options(Shelf(DATA))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Setting(Keyed):
    """Everything about a table that is settled before it begins; one object for each combination."""

    mode: str
    players: int
    numbers: SetupRow
    tomesaga_heroes: bool
    exchange_layout: str
    rival: RivalBoard | None
    future_schemes: int
    baron_workers: int  # VW-11.2.5 on the board at the start
    summaries_chosen: bool  # VW-11.2.2
    eliminates_from: int  # VW-11.9.1 so many Workers in a section and tier
    lost_when_empty: bool

    @property
    def coop(self) -> bool:
        """VW-11 Whether the players play together."""
        return self.mode == COOP

    @property
    def seats(self) -> int:
        """The players, and the Rival if there is one."""
        return self.players + (self.rival is not None)

    @property
    def owners(self) -> int:
        """Whose Workers can stand in the Castle: those of the seats, and the Overlord's."""
        return self.seats + self.coop

    def heroes(self) -> tuple[Townsfolk, ...]:
        """VW-12.1 The Heroes in play."""
        return tuple(hero for hero in BOX.heroes if self.tomesaga_heroes or hero.set == "base")


def setting_of(mode: str, players: int, options: Mapping[str, Value]) -> Setting:
    """The setting of a table."""
    return setting(setting_key(mode, players, options, OPTIONS))


@cache
def setting(key: str) -> Setting:
    """The setting of a key."""
    mode, players, options = read_setting(key, OPTIONS)
    rows = BOX.coop_setup if mode == COOP else BOX.setup
    more_than_three = options["coop_castle_elimination"] == "more_than_three"
    return Setting(
        key,
        mode,
        players,
        next(row for row in rows if row.players == players),
        options["tomesaga_heroes"] is True,
        str(options["exchange_layout"]),
        BOX.rivals[str(options["solo_rival"])] if mode == SOLO else None,
        int(options["solo_future_schemes"]),
        BOX.difficulties[str(options["coop_difficulty"])].revealed_player_cards,
        options["coop_summary_draft"] == "choice",
        BOX.castle.section_limit_tier_1 + more_than_three,
        options["coop_reserve_loss"] == "when_empty",
    )
