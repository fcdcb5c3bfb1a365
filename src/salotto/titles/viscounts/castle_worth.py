"""What the own Workers in the Castle will be worth once it is resolved (VW-7)."""

from __future__ import annotations

from salotto.titles.viscounts.board import POSITIONS
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.castle import GROUP
from salotto.titles.viscounts.state import NOBODY, Player, ViscountsState, crowd
from salotto.titles.viscounts.worth import Judgement

FIRST, SECOND, THIRD = BOX.castle.worker_vp_by_tier
LEADER = BOX.castle_leader.vp
CENTRE = BOX.castle.tier_3_reward.key


def castle_worth(
    state: ViscountsState, player: Player, judgement: Judgement, time: float, position: int, more: int
) -> float:
    """The points and hopes of his Workers once `more` of them have come into a section."""
    owners = state.setting.owners
    seat = player.seat
    first = state.first[seat::owners]
    second = state.second[seat::owners]
    third = state.third[seat]
    if more:
        first[position] += more
    worth = float(FIRST * player.aside)
    w = judgement.weights
    if max(first) >= GROUP or max(second) >= GROUP:
        risen, worth_of_rising = settle(state, first, second, judgement, time)
        third += risen
        worth += worth_of_rising
    if state.baron is not None:
        withstand(state, seat, state.first, first)
        withstand(state, seat, state.second, second)
    worth += FIRST * sum(first) + SECOND * sum(second) + THIRD * third
    if third and leads(state, seat, third):
        worth += LEADER + w.leader * time
    pairs = sum(1 for number in first if number == GROUP - 1)
    inside = sum(1 for number in second if number == GROUP - 1)
    return worth + time * (w.pair_outside * pairs + w.pair_inside * inside)


def withstand(state: ViscountsState, seat: int, tier: list[int], own: list[int]) -> None:
    """VW-11.9.1 At the end of the Overlord's turn a Worker goes home from each section that is too full."""
    owners = state.setting.owners
    for position in range(POSITIONS):
        if own[position]:
            others = crowd(state, tier, position) - tier[position * owners + seat]
            if others + own[position] >= state.setting.eliminates_from:
                own[position] -= 1


def leads(state: ViscountsState, seat: int, third: int) -> bool:
    """VW-7.8 Whether he is the Castle Leader with so many Workers in the centre."""
    return state.leader in (NOBODY, seat) or third > state.third[state.leader]


def settle(
    state: ViscountsState, first: list[int], second: list[int], judgement: Judgement, time: float
) -> tuple[int, float]:
    """VW-7.2 to VW-7.5 The own Workers move in and up: how many reach the centre, what it all brings."""
    sections = state.layout.sections
    found = 0.0
    moved = True
    while moved:
        moved = False
        for position in range(POSITIONS):
            if first[position] >= GROUP:
                moved = True
                first[position] -= GROUP
                second[position] += 1
                first[position - 1] += 1
                first[(position + 1) % POSITIONS] += 1
                points, hope = judgement.scripts[sections[position].tier_2_effects.key]
                found += points + time * hope
    risen = 0
    for position in range(POSITIONS):
        while second[position] >= GROUP:
            second[position] -= 1
            risen += 1
    points, hope = judgement.scripts[CENTRE]
    return risen, found + risen * (points + time * hope)
