"""What the game offers to a campaign: its counters, and the advantages of Tomes (VW-12.2, TS-7.7, TS-11)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, tell
from salotto.kit.agenda import Task
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.cards import CRIMINAL, SILVER, When
from salotto.titles.viscounts.gains import gain_good
from salotto.titles.viscounts.state import Player, ViscountsState

COUNTERS = (
    "vw_buildings",
    "vw_third_tier",
    "vw_manuscripts",
    "vw_paid_debts",
    "vw_approved_deeds",
    "vw_criminal_icons",
)
"""TS-5.14 What the objectives of Tomes look at."""


def counters(state: ViscountsState, player: Player) -> dict[str, int]:
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
    state.start = (state.start + 1) % len(state.players)
    yield tell("vw-start-player", state.start)
    around = state.clockwise_from(state.start)
    for player in around:
        if carried.silver[player.seat]:
            yield gain_good(player, SILVER, carried.silver[player.seat])
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
        for counter, number in counters(state, player).items():
            if number:
                state.rise(player, counter, number)
