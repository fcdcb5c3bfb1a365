"""Viscounts as the last chapter of a campaign: counters, places, what is carried over (VW-12.2, TS-11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from salotto.kernel.campaign import Campaign, Rise
from salotto.kernel.decisions import Rule, tell
from salotto.kernel.title import BadTable, Json
from salotto.kit.agenda import Task
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.cards import CRIMINAL, SILVER, When
from salotto.titles.viscounts.scoring import standing
from salotto.titles.viscounts.state import Carried, Player, Stage, ViscountsState
from salotto.titles.west_kingdom.tomes import compensated

COUNTERS: tuple[str, ...] = (
    "vw_buildings",
    "vw_third_tier",
    "vw_manuscripts",
    "vw_paid_debts",
    "vw_approved_deeds",
    "vw_criminal_icons",
)
"""TS-11.1 What the objectives of Tomes look at."""


PLAYERS = (2, 3, 4)
CHAPTER = 3


class ViscountsChapter(Campaign[ViscountsState]):
    """What a campaign asks of Viscounts."""

    counters = COUNTERS

    def rises(self, state: ViscountsState) -> Sequence[Rise]:
        """TS-5.3 Every rise so far, in order."""
        return [Rise(seat, counter, value) for seat, counter, value in state.rises]

    def prepared(self, state: ViscountsState) -> bool:
        """TS-4.8 After the draft, when the decks are dealt: before the advantages of Tomes (TS-4.10)."""
        return state.stage is not Stage.DRAFT

    def counter(self, state: ViscountsState, seat: int, id: str) -> int:
        """TS-11.1 Where a counter of a seat stands now."""
        return counters_of(state, state.players[seat])[id]

    def ranking(self, state: ViscountsState) -> Sequence[tuple[int, ...]]:
        """VW-9.10 Points, then Silver and resources left."""
        return [standing(state, player) for player in state.players]

    def orders(self, state: ViscountsState) -> Mapping[str, Sequence[int]]:
        """TS-8.3 Turn order from the Start Player; the last turns are taken in the same order (TS-R14)."""
        order = [player.seat for player in state.clockwise_from(state.start)]
        return {"turn_order": order, "last_turn": order}

    def check(self, players: int, carried: Any) -> None:
        """TS-11.2 It is the last chapter, for 2 to 4 players."""
        if players not in PLAYERS:
            raise BadTable(f"a campaign is for {PLAYERS[0]} to {PLAYERS[-1]} players, not {players}")
        try:
            read = read_carried(carried)
            sound = (
                carried["chapter"] == CHAPTER
                and 0 <= read.marker < players
                and len(read.silver) == len(read.tomes) == players
                and min(read.silver) >= 0
                and all(tome in BOX.advantages for tomes in read.tomes for tome in tomes)
            )
        except (KeyError, TypeError, ValueError) as problem:
            raise BadTable(f"viscounts: what is carried over cannot be read: {problem}") from problem
        if not sound:
            raise BadTable("viscounts is the last chapter of a campaign; this is not carried over to it")


def read_carried(carried: Json) -> Carried:
    """TS-11.2 What a campaign brings to the table."""
    return Carried(
        int(carried["marker"]),
        bool(carried["pass_marker"]),
        [int(silver) for silver in carried["silver"]],
        [[str(tome) for tome in tomes] for tomes in carried["advantages"]],
        [(str(counter), int(n)) for counter, n in carried["objectives"]],
    )


def counters_of(state: ViscountsState, player: Player) -> dict[str, int]:
    """TS-11.1 The counters of a player now."""
    numbers = (
        player.emptied.bit_count(),
        state.third[player.seat],
        len(player.manuscripts),
        player.paid,
        player.approved,
        player.icons[CRIMINAL],
    )
    return dict(zip(COUNTERS, numbers, strict=True))


def carry_over(state: ViscountsState) -> Rule[None]:
    """TS-4.7 The marker passes to the left, TS-4.9 those behind in Tomes gain Silver.

    TS-4.10 Then the advantages, in turn order from the new first player, as each won his Tomes.
    """
    carried = state.carried
    assert carried is not None
    if carried.passes:
        state.start = (state.start + 1) % len(state.players)
        yield tell("vw-start-player", state.start)
    around = state.clockwise_from(state.start)
    for player in around:
        silver = carried.silver[player.seat]
        if silver:
            player.goods[SILVER] += silver
            yield compensated(player.seat, silver)
    tasks = []
    for player in around:
        for tome in carried.tomes[player.seat]:
            advantage = BOX.advantages[tome]
            if advantage.when is When.START:
                tasks.append(Task("resolve", (player.seat, advantage.effects.key, 0)))
            else:
                player.perks = [*player.perks, advantage]
    state.agenda.plan(*tasks)


def note_counters(state: ViscountsState) -> None:
    """TS-5.13 What a counter stands at when play begins counts as risen then, in turn order."""
    for player in state.clockwise_from(state.start):
        for counter, number in counters_of(state, player).items():
            if number:
                state.rise(player, counter, number)
