"""The Overlord's turn (VW-11.5 to VW-11.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from salotto.kernel.decisions import Rule, choose, tell
from salotto.kit.agenda import Task
from salotto.kit.effects import ByKind
from salotto.titles.viscounts.board import INNER, POSITIONS, outside_step
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.coop import overlord
from salotto.titles.viscounts.effects import (
    AdvanceBaron,
    Beside,
    CurrentPlayerGains,
    Discard,
    Gain,
    PlaceBaron,
    Rearrange,
    Script,
)
from salotto.titles.viscounts.gains import gain_debts
from salotto.titles.viscounts.state import Stage, ViscountsState, crowd, positions
from salotto.titles.viscounts.townsfolk import dismiss, top_right, visible

Performer = Callable[[ViscountsState, Any], Rule[None]]

perform_for_baron: ByKind[Performer] = ByKind("perform for the Overlord")

MARCH = 3  # VW-11.7.1 so many of his Workers on an outside space
BESIDE = {Beside.OWN: 0, Beside.CLOCKWISE: 1, Beside.COUNTERCLOCKWISE: -1}

# VW-11.1.2 Why the players have lost.
RESERVE = "reserve"
CASTLE = "castle"

DYNAMIC_WORDS = ("vw-defeat-*",)


def baron_turn(state: ViscountsState) -> Rule[None]:
    """VW-11.5 Move, one action, VW-11.5.4 then Orders of Advance, then elimination in the Castle."""
    baron = overlord(state)
    steps = visible(state, baron.place // 3).cost  # VW-11.5.1
    baron.place = outside_step(baron.place, steps)
    yield tell("vw-baron-moves", space=state.layout.spaces[baron.place].key, steps=steps)
    state.agenda.plan(Task("advance"), Task("eliminate"))
    if guards_at(state, baron.place):
        yield from remove_guard(state, baron.place)
    elif not baron.workers[baron.place]:
        yield from place_worker(state, baron.place)
    else:
        yield from dismiss_townsfolk(state)


# Workers on the board


def guards_at(state: ViscountsState, place: int) -> list[int]:
    """VW-11.3.2 The seats with a Worker on a space."""
    players = state.setting.players
    guards = overlord(state).guards
    return [seat for seat in range(players) if guards[place * players + seat]]


def remove_guard(state: ViscountsState, place: int) -> Rule[None]:
    """VW-11.5.3 (a) A player's Worker goes home without a reward; R-39 the current player says whose."""
    seats = [f"seat:{seat}" for seat in guards_at(state, place)]
    space = state.layout.spaces[place].key
    chosen = yield from choose(state.current, "vw-whose-worker", seats, space=space)
    seat = int(chosen.partition(":")[2])
    overlord(state).guards[place * state.setting.players + seat] -= 1
    state.players[seat].supply += 1
    yield tell("vw-baron-removes", owner=chosen, space=space)


def place_worker(state: ViscountsState, place: int) -> Rule[None]:
    """VW-11.6.1 A Worker comes onto a space, or a player's Worker leaves it instead.

    VW-11.6.4 Without a Worker in the reserve the players have lost.
    """
    baron = overlord(state)
    if guards_at(state, place):
        yield from remove_guard(state, place)
        return
    if not baron.reserve:
        yield from lose(state, RESERVE)
        return
    baron.workers[place] += 1
    baron.reserve -= 1
    yield tell("vw-baron-places", space=state.layout.spaces[place].key, n=1)
    if state.setting.lost_when_empty and not baron.reserve:
        yield from lose(state, RESERVE)


def lose(state: ViscountsState, why: str) -> Rule[None]:
    """VW-11.1.2 The players lose at once."""
    overlord(state).defeat = why
    state.stage = Stage.OVER
    yield tell(f"vw-defeat-{why}")


# Dismissed Townsfolk


def dismiss_townsfolk(state: ViscountsState) -> Rule[None]:
    """VW-11.5.3 (c), VW-11.8.7 The Townsfolk leaves the game, then the line of its top-right effect."""
    card = yield from dismiss(state, overlord(state).place // 3)
    line = BOX.dismiss_lines[icon_of(top_right(card))]
    yield tell("vw-baron-dismisses", card=card.key, does=line.key)
    for effect in line.effects:
        yield from perform_for_baron[effect](state, effect)
        if state.stage is Stage.OVER:
            return


def icon_of(script: Script) -> str:
    """VW-11.8 The kind of a top-right effect."""
    effect = script.effects[0]
    if isinstance(effect, Gain):
        return effect.what.value
    if isinstance(effect, Discard):
        return "discard"
    return "rearrange" if isinstance(effect, Rearrange) else "shuffle"


@perform_for_baron.of(PlaceBaron)
def place_beside(state: ViscountsState, effect: PlaceBaron) -> Rule[None]:
    """VW-11.8.1 to VW-11.8.5 Workers on his space or beside it, one after the other."""
    place = outside_step(overlord(state).place, BESIDE[effect.where])
    for _ in range(effect.n):
        yield from place_worker(state, place)
        if state.stage is Stage.OVER:
            return


@perform_for_baron.of(AdvanceBaron)
def advance_one(state: ViscountsState, effect: AdvanceBaron) -> Rule[None]:
    """VW-11.8.6 A Worker of his space goes towards the Castle."""
    yield from advance(state, overlord(state).place)


@perform_for_baron.of(CurrentPlayerGains)
def punish(state: ViscountsState, effect: CurrentPlayerGains) -> Rule[None]:
    """VW-11.8.2 The player whose turn just ended gains a Debt; VW-11.5.5 what reacts to it still works."""
    yield from gain_debts(state, state.players[state.current], effect.n)


# Order of Advance


def advance_orders(state: ViscountsState) -> Rule[None]:
    """VW-11.7.1 The first space with three of his Workers, clockwise from him, until there is none."""
    baron = overlord(state)
    for step in range(2 * POSITIONS):
        place = outside_step(baron.place, step)
        if baron.workers[place] >= MARCH:
            state.agenda.tasks.append(Task("advance"))
            yield from order_of_advance(state, place)
            return


def order_of_advance(state: ViscountsState, place: int) -> Rule[None]:
    """VW-11.7.2 One Worker clockwise, one counter-clockwise, VW-11.7.3 then one towards the centre."""
    baron = overlord(state)
    yield tell("vw-baron-orders", space=state.layout.spaces[place].key)
    for direction in (1, -1):
        beside = outside_step(place, direction)
        baron.workers[place] -= 1
        if guards_at(state, beside):
            baron.reserve += 1
            yield from remove_guard(state, beside)
        else:
            baron.workers[beside] += 1
    yield from advance(state, place)


def advance(state: ViscountsState, place: int) -> Rule[None]:
    """VW-11.7.3 A Worker goes straight to the centre, to the first place that takes it."""
    baron = overlord(state)
    position = place // 3
    inner = position * 3 + INNER
    at = position * state.setting.owners + len(state.players)
    section = state.layout.sections[position].key
    baron.workers[place] -= 1
    if guards_at(state, inner):
        baron.reserve += 1
        yield from remove_guard(state, inner)
    elif not baron.workers[inner]:
        baron.workers[inner] += 1
        yield tell("vw-baron-advances", space=state.layout.spaces[inner].key)
    elif not state.first[at]:
        state.first[at] += 1
        yield tell("vw-baron-enters", section=section, tier=1)
    elif not state.second[at]:
        state.second[at] += 1
        yield tell("vw-baron-enters", section=section, tier=2)
    else:
        state.third[-1] += 1
        yield from lose(state, CASTLE)


# Elimination in the Castle


def eliminate(state: ViscountsState) -> Rule[None]:
    """VW-11.9.1 In every full section and tier each player loses a Worker, VW-11.9.2 without a reward."""
    owners = state.setting.owners
    for tier, workers in enumerate((state.first, state.second), 1):
        for position in positions():
            if crowd(state, workers, position) < state.setting.eliminates_from:
                continue
            for player in state.clockwise_from(state.current):
                if workers[position * owners + player.seat]:
                    workers[position * owners + player.seat] -= 1
                    player.supply += 1
                    section = state.layout.sections[position].key
                    yield tell("vw-baron-eliminates", owner=f"seat:{player.seat}", section=section, tier=tier)
