"""Monsters on the move: where each stands, where it may go, and why not elsewhere (SM-4.4)."""

from __future__ import annotations

from dataclasses import dataclass

from salotto.kernel.decisions import Blocked
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import COLOUR_NAMES, COLOURS, FREE, Colour, Seated, Space
from salotto.titles.spook_manor.refusals import NO_SPACE
from salotto.titles.spook_manor.state import Manor

FOYER = "foyer"
"""The goal of a monster that goes back to wait; SM-4.3.8 one zone without places."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A monster waiting in the Foyer; those of one colour are alike."""

    colour: Colour
    key: str


COLOUR_KEYS = tuple(f"colour:{name}" for name in COLOUR_NAMES)
"""How a colour is named in questions and stories."""

WAITING = tuple(Waiting(colour, f"waiting:{name}") for name, colour in COLOURS.items())

Monster = Waiting | Space
"""A monster is named by where it stands."""

Goal = Space | str


def movable(manor: Manor) -> list[Monster]:
    """The monsters that can go somewhere: those waiting that fit a free space, and all that are seated."""
    monsters: list[Monster] = []
    guests = manor.guests()
    for colour, count in enumerate(manor.waiting):
        if count:
            for hall, seated in guests:
                if hall.openings(seated, colour):
                    monsters.append(WAITING[colour])
                    break
    for hall, seated in guests:
        monsters += hall.occupied(seated)
    return monsters


def colour_of(manor: Manor, monster: Monster) -> int:
    """The colour of a monster that stands there."""
    if isinstance(monster, Waiting):
        return monster.colour
    return manor.seated[_hall_at(manor, monster)][monster.index]


def goals_of(manor: Manor, monster: Monster) -> list[Goal]:
    """SM-4.4.1 Where a monster may go once it is taken off its old place; back to the Foyer always."""
    goals: list[Goal] = [FOYER] if isinstance(monster, Space) else []
    colour = colour_of(manor, monster)
    for room, seated in zip(manor.halls, without(manor, monster), strict=True):
        if room.hall is not None:
            goals += room.hall.openings(seated, colour)
    return [goal for goal in goals if goal is not monster]


def move(manor: Manor, monster: Monster, goal: Goal) -> None:
    """SM-4.4.1 Take a monster off its place and put it on another; SM-4.4.11 it stays in the manor."""
    colour = colour_of(manor, monster)
    manor.seated = without(manor, monster)
    if isinstance(monster, Waiting):
        manor.waiting[colour] -= 1
    if isinstance(goal, str):
        manor.waiting[colour] += 1
    else:
        at = _hall_at(manor, goal)
        manor.seated[at] = put(manor.seated[at], goal.index, colour)


def without(manor: Manor, monster: Monster) -> list[Seated]:
    """Who stands in the halls when a monster is taken off its place."""
    if isinstance(monster, Waiting):
        return manor.seated
    at, seated = _hall_at(manor, monster), manor.seated.copy()
    seated[at] = put(seated[at], monster.index, FREE)
    return seated


def put(seated: Seated, index: int, who: int) -> Seated:
    """The spaces of a room with one of them changed."""
    return (*seated[:index], int(who), *seated[index + 1 :])


def blocked_monsters(manor: Manor) -> list[Blocked]:
    """SM-4.4.10 Monsters that wait because no free space would take them."""
    free = movable(manor)
    return [
        NO_SPACE.blocks(WAITING[colour].key, colour=COLOUR_KEYS[colour])
        for colour, count in enumerate(manor.waiting)
        if count and WAITING[colour] not in free
    ]


def blocked_spaces(manor: Manor, monster: Monster) -> list[Blocked]:
    """SM-4.4.4 to SM-4.4.8 The spaces where a monster may not go, each with the rule that forbids it."""
    colour = colour_of(manor, monster)
    return [
        why.blocks(space.key, room=room.key, colour=COLOUR_KEYS[colour])
        for room, seated in zip(manor.halls, without(manor, monster), strict=True)
        if room.hall is not None
        for space in room.hall.spaces
        if (why := room.hall.refusal(seated, space.index, colour)) is not None
    ]


def _hall_at(manor: Manor, space: Space) -> int:
    return manor.halls.index(BOX.room[space.room])
