"""Modes and options of a table of Paladins, and what they mean (PW-0, PW-12.1.4, PW-13.6, PW-14, PW-15)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from salotto.kernel.title import Mode, Option, Value
from salotto.titles.paladins.box import BOX, PlayerCount

COMPETITIVE = "competitive"
SOLO = "solo"
COOP = "coop"

MODES = (Mode(COMPETITIVE, (2, 3, 4)), Mode(SOLO, (1,)), Mode(COOP, (2, 3, 4)))

OPTIONS = (
    Option("difficulty", "standard", tuple(BOX.rival.difficulties), (SOLO,)),
    Option("variant", "normal", tuple(BOX.variants), (COOP,)),
    Option("starting_townsfolk", "random", ("random", "choose"), (COOP,)),
    Option("extra_townsfolk", False, (False, True)),
    Option("campaign_chapter", False, (False, True), (COMPETITIVE,)),
)


@dataclass(frozen=True, slots=True)
class Advantage:
    """TS-7 What a Tome of an earlier chapter does for its owner, as the campaign's files say it."""

    when: str  # start, cost, would_gain
    do: str  # gain, discount, may_pay_instead
    action: str = ""
    what: str = ""
    n: int = 0
    pay: int = 0  # Silver


@dataclass(frozen=True, slots=True)
class Setting:
    """Everything about a table that is settled before it begins."""

    mode: str
    players: int
    difficulty: str = "standard"
    variant: str = "normal"
    starting_townsfolk: str = "random"
    extra_townsfolk: bool = False
    campaign: bool = False
    marker: int = -1  # PW-15.1 the winner of the previous chapter
    silver: tuple[int, ...] = ()  # PW-15.3 by seat
    advantages: tuple[tuple[Advantage, ...], ...] = ()  # TS-7.6 by seat

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


def setting_of(
    mode: str, players: int, options: Mapping[str, Value], carried: Mapping[str, Any] | None = None
) -> Setting:
    """What the options of a table mean; `carried` is what a campaign hands over (TS-11.2).

    It holds the seat with the marker, extra Silver by seat, and for each seat the advantages of its Tomes:
    `{"marker": 2, "silver": [0, 1, 0], "advantages": [[{"when": "start", "do": "gain", ...}], [], []]}`.
    """
    given = carried or {}
    advantages: Sequence[Sequence[Mapping[str, Any]]] = given.get("advantages", ())
    return Setting(
        mode,
        players,
        str(options.get("difficulty", "standard")),
        str(options.get("variant", "normal")),
        str(options.get("starting_townsfolk", "random")),
        bool(options.get("extra_townsfolk", False)),
        bool(options.get("campaign_chapter", False)) or carried is not None,
        int(given.get("marker", -1)),
        tuple(int(silver) for silver in given.get("silver", ())),
        tuple(tuple(advantage_of(each) for each in seat) for seat in advantages),
    )


def advantage_of(table: Mapping[str, Any]) -> Advantage:
    """An advantage as the Tomes' file writes it."""
    pay = table.get("pay", {})
    return Advantage(
        str(table["when"]),
        str(table["do"]),
        str(table.get("action", "")),
        str(table.get("what", "")),
        int(table.get("n", 0)),
        int(pay.get("silver", 0)),
    )
