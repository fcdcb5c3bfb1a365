"""How near the Overlord is to the defeat of the players (VW-11): his Workers, and where his next turn leads.

His turn has no chance in it: how far he goes is printed on the Townsfolk of his Segment, what he does on the
one he comes to. So what he will leave behind is judged, not what lies there now.
"""

from __future__ import annotations

from dataclasses import dataclass

from salotto.titles.viscounts.baron import BESIDE, MARCH, icon_of
from salotto.titles.viscounts.board import INNER, PLACES, POSITIONS, outside_step
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.castle import LIMITS
from salotto.titles.viscounts.coop import protects
from salotto.titles.viscounts.effects import AdvanceBaron, PlaceBaron
from salotto.titles.viscounts.state import Baron, ViscountsState, crowd
from salotto.titles.viscounts.townsfolk import top_right, visible
from salotto.titles.viscounts.weights import Weights

FULL = 3
"""VW-11.7.3 The inner space and two tiers of the Castle: the next Worker on this line reaches the centre."""
SHORT_RESERVE = 6
"""The Overlord's reserve is short below this."""
NEARLY = 0.95
"""The worst danger, as a share of the defeat."""
REACTION = 0.5
"""How much of what the Overlord will do can be averted by who has a whole turn before it."""

AROUND = tuple(outside_step(0, step) for step in range(2 * POSITIONS))
"""The outside spaces, clockwise."""
AT = {place: step for step, place in enumerate(AROUND)}


@dataclass(slots=True)
class Threat:
    """The Overlord's Workers: on the outside spaces, clockwise, and on the lines to the centre."""

    outside: list[int]
    guards: list[int]  # the players' Workers, by place
    inner: list[int]
    lines: list[int]  # of the first two tiers, how many are his
    reserve: int
    lost: bool = False

    def place(self, at: int) -> None:
        """VW-11.6.1 A Worker comes onto an outside space, or a player's Worker leaves it."""
        place = AROUND[at]
        if self.guards[place]:
            self.guards[place] -= 1
        elif self.reserve:
            self.outside[at] += 1
            self.reserve -= 1
        else:
            self.lost = True

    def advance(self, at: int) -> None:
        """VW-11.7.3 A Worker goes straight to the centre."""
        position = at // 2
        place = 3 * position + INNER
        self.outside[at] -= 1
        if self.guards[place]:
            self.guards[place] -= 1
            self.reserve += 1
        elif not self.inner[position]:
            self.inner[position] = 1
        elif self.lines[position] < FULL - 1:
            self.lines[position] += 1
        else:
            self.lost = True

    def march(self, start: int) -> None:
        """VW-11.7.1 Orders of Advance, until there is none."""
        around = len(AROUND)
        at = start
        while at < start + around and not self.lost:
            here = at % around
            if self.outside[here] < MARCH:
                at += 1
                continue
            for beside in ((here + 1) % around, here - 1):
                self.outside[here] -= 1
                if self.guards[AROUND[beside]]:
                    self.guards[AROUND[beside]] -= 1
                    self.reserve += 1
                else:
                    self.outside[beside] += 1
            self.advance(here)
            at = start


def threat_of(state: ViscountsState, baron: Baron) -> Threat:
    """The Overlord's Workers as they stand."""
    column, owners, players = len(state.players), state.setting.owners, state.setting.players
    workers, guards = baron.workers, baron.guards
    return Threat(
        [workers[place] for place in AROUND],
        [sum(guards[place * players : place * players + players]) for place in range(PLACES)],
        [workers[3 * position + INNER] for position in range(POSITIONS)],
        [
            state.first[position * owners + column] + state.second[position * owners + column]
            for position in range(POSITIONS)
        ],
        baron.reserve,
    )


def foresee(state: ViscountsState, baron: Baron, threat: Threat) -> None:
    """VW-11.5 His next turn, by the Townsfolk that lie there now."""
    around = len(AROUND)
    at = (AT[baron.place] + visible(state, baron.place // 3).cost) % around
    if threat.guards[AROUND[at]] or not threat.outside[at]:
        threat.place(at)
    else:
        card = visible(state, at // 2)
        for effect in BOX.dismiss_lines[icon_of(top_right(card))].effects:
            if isinstance(effect, PlaceBaron):
                for _ in range(effect.n):
                    threat.place((at + BESIDE[effect.where]) % around)
            elif isinstance(effect, AdvanceBaron):
                threat.advance(at)
    threat.march(at)


def peril(threat: Threat, w: Weights) -> float:
    """How bad such a position is, in points of each player; never as bad as the defeat itself."""
    if threat.lost:
        return NEARLY * w.defeat
    crowd = sum(threat.outside)
    found = w.enemy * crowd * crowd / len(AROUND)
    for position in range(POSITIONS):
        filled = threat.inner[position] + threat.lines[position]
        if filled:
            found += w.line[filled - 1]
        for at in (2 * position, 2 * position + 1):
            if threat.outside[at]:
                found += w.stack[min(threat.outside[at], MARCH - 1) - 1] * w.march[filled]
        place = 3 * position + INNER
        if threat.guards[place]:
            found -= w.shield
        for outside in range(place - INNER, place):
            if threat.guards[outside]:
                found -= w.guard
    if threat.reserve < SHORT_RESERVE:
        found += w.reserve * (SHORT_RESERVE - threat.reserve)
    return min(max(0.0, found), NEARLY * w.defeat)


def danger(state: ViscountsState, baron: Baron, w: Weights) -> float:
    """VW-11.1.2 What the Overlord threatens: after his next turn, or, if a player has a whole turn before it,
    halfway between now and then."""
    threat = threat_of(state, baron)
    now = peril(threat, w)
    foresee(state, baron, threat)
    then = peril(threat, w)
    if state.players[state.current].row[0] is None:
        return REACTION * now + (1 - REACTION) * then
    return then


def removal_worth(state: ViscountsState, baron: Baron, place: int, w: Weights) -> float:
    """VW-11.4.3 How much less dangerous it is without one of his Workers on a space."""
    if not baron.workers[place] or protects(state, place):
        return 0.0
    threat = threat_of(state, baron)
    foresee(state, baron, threat)
    before = peril(threat, w)
    threat = threat_of(state, baron)
    if place % 3 == INNER:
        threat.inner[place // 3] -= 1
    else:
        threat.outside[AT[place]] -= 1
    threat.reserve += 1
    foresee(state, baron, threat)
    return before - peril(threat, w)


def guard_worth(state: ViscountsState, baron: Baron, place: int, w: Weights) -> float:
    """VW-11.4.4 How much less dangerous it is with a player's Worker on a space."""
    if baron.workers[place]:
        return 0.0
    threat = threat_of(state, baron)
    foresee(state, baron, threat)
    before = peril(threat, w)
    threat = threat_of(state, baron)
    threat.guards[place] += 1
    foresee(state, baron, threat)
    return before - peril(threat, w)


def bump_worth(state: ViscountsState, baron: Baron, position: int, more: int, w: Weights) -> float:
    """VW-11.4.6 How much less dangerous it is if so many Workers more push one of his out of a section."""
    at = position * state.setting.owners + len(state.players)
    if not state.first[at] or baron.place // 3 == position:
        return 0.0
    if crowd(state, state.first, position) + more <= LIMITS[0]:
        return 0.0
    threat = threat_of(state, baron)
    foresee(state, baron, threat)
    before = peril(threat, w)
    threat = threat_of(state, baron)
    threat.lines[position] -= 1
    threat.reserve += 1
    foresee(state, baron, threat)
    return before - peril(threat, w)
