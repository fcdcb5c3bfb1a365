"""Modes and options of a table of Paladins, and what they mean (PW-12.1.4, PW-13.6, PW-14, PW-15)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from salotto.kernel.title import BadTable, Json, Mode, Value
from salotto.kit.content import Shelf
from salotto.kit.settings import make_setting, read_options
from salotto.titles.paladins.box import BOX, DATA, Advantage, PlayerCount

COMPETITIVE = "competitive"
SOLO = "solo"
COOP = "coop"

MODES = (Mode(COMPETITIVE, (2, 3, 4)), Mode(SOLO, (1,)), Mode(COOP, (2, 3, 4)))

OPTIONS = read_options(Shelf(DATA))


@dataclass(frozen=True, slots=True)
class Setting:
    """Everything about a table that is settled before it begins."""

    mode: str
    players: int
    difficulty: str
    variant: str
    starting_townsfolk: str
    extra_townsfolk: bool
    campaign: bool = False
    marker: int = -1  # PW-15.1 the winner of the previous chapter
    pass_marker: bool = False  # TS-4.7 whether the marker then passes to the left
    silver: tuple[int, ...] = ()  # PW-15.3 by seat
    advantages: tuple[tuple[Advantage, ...], ...] = ()  # TS-7.6 by seat
    objectives: tuple[tuple[str, int], ...] = ()  # TS-5.2 the counters and numbers of the Tomes on display

    @property
    def solo(self) -> bool:
        """PW-12 Whether the Rival plays."""
        return self.mode == SOLO

    @property
    def coop(self) -> bool:
        """PW-14 Whether all play together."""
        return self.mode == COOP

    @property
    def numbers(self) -> PlayerCount:
        """PW-3.4, PW-4.3 What depends on the number of players."""
        return BOX.counts[self.players]


def setting_of(mode: str, players: int, options: Mapping[str, Value], carried: Json = None) -> Setting:
    """What the options of a table mean; `carried` is what a campaign hands over (TS-11.2).

    It holds the seat with the marker, extra Silver by seat, for each seat the Tomes that help, and what the
    Tomes on display ask for: `{"marker": 2, "pass_marker": true, "silver": [0, 1, 0],
    "advantages": [["architects-marble"], [], []], "objectives": [["pw_crew", 5]]}`.
    """
    given: Mapping[str, Any] = carried or {}
    return make_setting(
        Setting,
        options,
        mode=mode,
        players=players,
        campaign=carried is not None,
        marker=int(given.get("marker", -1)),
        pass_marker=bool(given.get("pass_marker", False)),
        silver=tuple(given.get("silver", ())),
        advantages=tuple(
            tuple(advantage for tome in tomes for advantage in BOX.tomes[tome])
            for tomes in given.get("advantages", ())
        ),
        objectives=tuple((str(counter), int(number)) for counter, number in given.get("objectives", ())),
    )


def check_carried(players: int, carried: Json) -> None:
    """Refuse what no table of Paladins can go on with."""
    try:
        sound = (
            0 <= carried["marker"] < players
            and len(carried["silver"]) == players
            and all(type(silver) is int and silver >= 0 for silver in carried["silver"])
            and len(carried["advantages"]) == players
            and all(tome in BOX.tomes for tomes in carried["advantages"] for tome in tomes)
            and all(type(number) is int for _, number in carried.get("objectives", ()))
        )
    except (KeyError, TypeError, ValueError, AttributeError) as problem:
        raise BadTable(f"paladins: what is carried over cannot be read: {problem}") from problem
    if not sound:
        raise BadTable(f"paladins: what is carried over does not belong to a table of {players}")
