"""The Castle: sections, tiers, bumping, the Castle Leader (VW-7)."""

from __future__ import annotations

from dataclasses import dataclass

from salotto.kernel.decisions import Blocked, Rule, choose, may, tell
from salotto.kit.agenda import Task
from salotto.kit.components import Keyed
from salotto.titles.viscounts.board import POSITIONS
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.cards import Section
from salotto.titles.viscounts.refusals import PROTECTED
from salotto.titles.viscounts.state import NOBODY, Player, ViscountsState, crowd, positions
from salotto.titles.viscounts.tasks import castle_running, plan_script

NUMBERS = BOX.castle
GROUP = 3  # VW-7.2, VW-7.5 so many own Workers of a section are resolved
LIMITS = (NUMBERS.section_limit_tier_1, NUMBERS.section_limit_tier_2)
BUMPED = (NUMBERS.bump_tier_1, NUMBERS.bump_tier_2)
MOST_SEATS = 4
OVERLORD = "baron"
"""How the Overlord's Workers are named in keys."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Shift(Keyed):
    """VW-8.11 A Worker to a neighbouring section."""

    start: Section
    goal: Section


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Bump(Keyed):
    """VW-7.6 A Worker to be removed: its section, its tier and its owner; NOBODY is the Overlord."""

    section: Section
    tier: int  # 0 for the first, 1 for the second
    owner: int


def neighbours(section: Section) -> tuple[Section, Section]:
    """The sections clockwise and counter-clockwise of one."""
    at = BOX.sections.index(section)
    return BOX.sections[(at + 1) % POSITIONS], BOX.sections[at - 1]


SHIFTS = {
    (start.id, goal.id): Shift(f"shift:{start.id}>{goal.id}", start, goal)
    for start in BOX.sections
    for goal in neighbours(start)
}
BUMPS = {
    (section.id, tier, owner): Bump(
        f"bump:{section.id}/{tier + 1}/{OVERLORD if owner == NOBODY else owner}", section, tier, owner
    )
    for section in BOX.sections
    for tier in range(2)
    for owner in range(NOBODY, MOST_SEATS)
}


# Coming in


def add_workers(state: ViscountsState, player: Player, position: int, n: int) -> Rule[None]:
    """VW-6.4.2 Workers from the own supply into the first tier; VW-7.2 then the Castle is resolved."""
    state.first[position * state.setting.owners + player.seat] += n
    player.supply -= n
    yield tell("vw-places-workers", player.seat, n=n, section=state.layout.sections[position].key)
    plan_castle(state, player.seat)


def place_workers(state: ViscountsState, player: Player, n: int) -> Rule[None]:
    """VW-8.12 Free Workers: all into one section of his choice, as many as the supply has."""
    n = min(n, player.supply)
    if n:
        section = yield from choose(player.seat, "vw-choose-section", state.layout.sections, n=n)
        yield from add_workers(state, player, state.layout.position_of(section), n)


def place_apart(state: ViscountsState, seat: int, n: int, taken: str) -> Rule[None]:
    """TS-7.7.6 One Worker into a section, then one into another, the Castle being resolved after each."""
    player = state.players[seat]
    if not player.supply:
        return
    sections = [section for section in state.layout.sections if section.key != taken]
    section = yield from choose(seat, "vw-choose-section", sections, n=1)
    if n > 1:
        state.agenda.plan(Task("place-apart", (seat, n - 1, section.key)))
    yield from add_workers(state, player, state.layout.position_of(section), 1)


def castle_move(state: ViscountsState, player: Player) -> Rule[None]:
    """VW-8.11 One first-tier Worker to a neighbouring section, if he likes."""
    layout, owners = state.layout, state.setting.owners
    shifts = [
        SHIFTS[layout.sections[position].id, goal.id]
        for position in positions()
        if state.first[position * owners + player.seat]
        for goal in neighbours(layout.sections[position])
    ]
    shift = yield from may(player.seat, "vw-castle-move", shifts)
    if shift is None:
        return
    state.first[layout.position_of(shift.start) * owners + player.seat] -= 1
    state.first[layout.position_of(shift.goal) * owners + player.seat] += 1
    yield tell("vw-moves-worker", player.seat, start=shift.start.key, goal=shift.goal.key)
    plan_castle(state, player.seat)


def plan_castle(state: ViscountsState, seat: int) -> None:
    """VW-7.10 The Castle is resolved next; VW-7.3.2 not anew while it is being resolved."""
    if not castle_running(state, seat):
        state.agenda.tasks.append(Task("castle", (seat,)))


# Resolving


def resolve_castle(state: ViscountsState, seat: int) -> Rule[None]:
    """VW-7.2 First tiers until none is left, VW-7.5 then the second tiers, VW-7.6 then bumping."""
    player = state.players[seat]
    owners = state.setting.owners
    full = [position for position in positions() if state.first[position * owners + seat] >= GROUP]
    if full:
        position = yield from next_section(state, player, full)
        yield from move_in(state, player, position)
        return
    for position in positions():
        if state.second[position * owners + seat] >= GROUP:
            state.agenda.tasks.append(Task("castle", (seat,)))
            yield from move_to_centre(state, player, position)
            return
    yield from bump(state, seat)


def next_section(state: ViscountsState, player: Player, full: list[int]) -> Rule[int]:
    """VW-7.2 Which section is resolved next; VW-10.5.4 the Rival goes clockwise from its own Segment."""
    if player.automatic:
        start = player.place // 3
        return min(full, key=lambda position: (position - start) % POSITIONS)
    sections = [state.layout.sections[position] for position in full]
    section = yield from choose(player.seat, "vw-castle-next", sections)
    return state.layout.position_of(section)


def move_in(state: ViscountsState, player: Player, position: int) -> Rule[None]:
    """VW-7.3 One Worker moves in, its effect follows, then two go sideways; VW-7.3.1 these are set aside."""
    at = position * state.setting.owners + player.seat
    state.first[at] -= GROUP
    state.second[at] += 1
    player.aside += GROUP - 1
    section = state.layout.sections[position]
    yield tell("vw-moves-in", player.seat, section=section.key)
    state.agenda.plan(Task("spread", (player.seat, position)), Task("castle", (player.seat,)))
    plan_script(state, player.seat, section.tier_2_effects)


def spread(state: ViscountsState, seat: int, position: int) -> Rule[None]:
    """VW-7.3 (c) One Worker to the next section clockwise, one counter-clockwise."""
    state.players[seat].aside -= GROUP - 1
    owners = state.setting.owners
    for beside in ((position + 1) % POSITIONS, (position - 1) % POSITIONS):
        state.first[beside * owners + seat] += 1
    yield tell("vw-spreads", seat, section=state.layout.sections[position].key)


def move_to_centre(state: ViscountsState, player: Player, position: int) -> Rule[None]:
    """VW-7.5 One Worker moves to the third tier and brings a resource; VW-7.8 the Castle Leader."""
    state.second[position * state.setting.owners + player.seat] -= 1
    state.third[player.seat] += 1
    state.rise(player, "vw_third_tier", state.third[player.seat])
    yield tell("vw-moves-to-centre", player.seat, section=state.layout.sections[position].key)
    if state.leader == NOBODY or state.third[player.seat] > state.third[state.leader]:
        state.leader = player.seat
        yield tell("vw-castle-leader", player.seat)
    plan_script(state, player.seat, NUMBERS.tier_3_reward)


# Bumping


def overfull(state: ViscountsState) -> list[tuple[int, int]]:
    """VW-7.6 The sections with too many Workers: tier and position."""
    return [
        (tier, position)
        for tier, workers in enumerate((state.first, state.second))
        for position in positions()
        if crowd(state, workers, position) > LIMITS[tier]
    ]


def bump(state: ViscountsState, seat: int) -> Rule[None]:
    """VW-7.6 Workers of his choice leave the overfull sections, VW-7.11 one after the other."""
    full = overfull(state)
    if not full:
        return
    player = state.players[seat]
    if player.automatic:
        chosen = rival_bump(state, player, full)
    else:
        chosen = yield from choose(
            seat, "vw-bump", bumps(state, full), blocked=lambda: blocked_bumps(state, full)
        )
    position = state.layout.position_of(chosen.section)
    tier = state.first if chosen.tier == 0 else state.second
    owner = len(state.players) if chosen.owner == NOBODY else chosen.owner
    tier[position * state.setting.owners + owner] -= 1
    if chosen.owner == NOBODY:
        assert state.baron is not None
        state.baron.reserve += 1  # VW-11.4.6
        yield tell("vw-bumps-baron", seat, section=chosen.section.key, tier=chosen.tier + 1)
    else:
        state.players[chosen.owner].supply += 1  # VW-7.7
        whose = f"seat:{chosen.owner}"
        yield tell("vw-bumps", seat, owner=whose, section=chosen.section.key, tier=chosen.tier + 1)
    if overfull(state):
        state.agenda.tasks.append(Task("bump", (seat,)))
    if chosen.owner != NOBODY:
        plan_script(state, chosen.owner, BUMPED[chosen.tier])


def bumps(state: ViscountsState, full: list[tuple[int, int]]) -> list[Bump]:
    """VW-7.6 The Workers that may be removed; VW-11.4.5 not those that the Overlord protects."""
    owners = state.setting.owners
    found = []
    for tier, position in full:
        workers = state.first if tier == 0 else state.second
        section = state.layout.sections[position].id
        for owner in range(owners):
            if workers[position * owners + owner] and not protected(state, position, owner):
                found.append(BUMPS[section, tier, NOBODY if owner == len(state.players) else owner])
    return found


def protected(state: ViscountsState, position: int, owner: int) -> bool:
    """VW-11.4.5 The Overlord protects his Workers in the section that points at his Segment."""
    return state.baron is not None and owner == len(state.players) and state.baron.place // 3 == position


def blocked_bumps(state: ViscountsState, full: list[tuple[int, int]]) -> list[Blocked]:
    """VW-11.4.7 The protected Workers in overfull sections."""
    owners = state.setting.owners
    baron = len(state.players)
    return [
        PROTECTED.blocks(BUMPS[state.layout.sections[position].id, tier, NOBODY].key)
        for tier, position in full
        if protected(state, position, baron) and (state.first, state.second)[tier][position * owners + baron]
    ]


def rival_bump(state: ViscountsState, rival: Player, full: list[tuple[int, int]]) -> Bump:
    """VW-10.5.4 The Rival bumps the human's Workers first, section by section clockwise from its Segment."""
    start = rival.place // 3
    tier, position = min(full, key=lambda each: (each[0], (each[1] - start) % POSITIONS))
    workers = state.first if tier == 0 else state.second
    human = workers[position * state.setting.owners] > 0
    return BUMPS[state.layout.sections[position].id, tier, 0 if human else rival.seat]
