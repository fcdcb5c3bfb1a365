"""The best places for a player's monsters, and how to get there move by move.

An arrangement earns entertainment (SM-6.3), what the Portrait rooms next door that count monsters give
(SM-6.4.9), and the penalty for those who wait (SM-6.7). Only the number of guests of each colour matters to
a hall, so we go through the halls and try each group of guests that a hall can hold, remembering for every
group of monsters what the other halls can make of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from salotto.titles.spook_manor.cards import FREE, Card, Colour, Hall, Portrait, Room, Seated, Space
from salotto.titles.spook_manor.monsters import FOYER, WAITING, Goal, Monster, colour_of, goals_of, put
from salotto.titles.spook_manor.scoring import (
    NO_FAME,
    TABLES,
    Fame,
    Neighbourhood,
    fame_by,
    leftover_penalty,
    neighbourhoods,
)
from salotto.titles.spook_manor.state import Manor

# A group of monsters is one number with seven bits for each colour. The top bit of the seven is kept clear:
# after a subtraction it is set if there were not enough monsters of the colour.
_BITS = 7
_ONE = tuple(1 << _BITS * colour for colour in Colour)
_SHORT = sum(one << _BITS - 1 for one in _ONE)

Halls = tuple[tuple[Hall, Fame], ...]
"""The halls of a manor in order of placing, each with what its guests are worth next door."""


class Plan(NamedTuple):
    """The best that can be made of a group of monsters."""

    value: float  # all that the arrangement earns
    entertainment: int  # its part of the value
    guests: int  # the group seated in the hall that is looked at; the others go on to the next


class Party(NamedTuple):
    """A group that a hall can hold, and what it earns there."""

    guests: int
    value: int
    entertainment: int
    promise: float  # value, and at most so much less penalty for those who wait


def best_arrangement(manor: Manor, leftover_weight: float = 1.0) -> list[Seated]:
    """The new `seated` of the manor that earns most; whoever is not seated waits in the Foyer.

    Of equally good arrangements in a hall the one that leaves most monsters where they are is taken.
    """
    halls = fame_of(manor, neighbourhoods(manor))
    monsters = group_of(manor.monsters())
    goal: list[Seated] = []
    while halls:
        guests = row_of(halls, leftover_weight).best(monsters).guests
        hall, present = halls[-1][0], manor.seated[len(halls) - 1]
        goal.insert(0, _nearest(_best_seatings(hall)[guests], present))
        monsters -= guests
        halls = halls[:-1]
    return goal


def moves_towards(manor: Manor, goal: Sequence[Seated]) -> tuple[Monster, Goal] | None:
    """The next move on the way to a legal arrangement of the own monsters; None when it is reached.

    SM-4.4.10 Each move leaves the manor legal: whoever stands in the way goes to the Foyer first.
    """
    astray: list[Monster] = []  # who does not stay in place
    vacant: list[tuple[Space, int]] = []  # the free spaces that someone shall have
    for (hall, seated), wanted in zip(manor.guests(), goal, strict=True):
        for space, now, then in zip(hall.spaces, seated, wanted, strict=True):
            if now == FREE != then:
                vacant.append((space, then))
            elif now != then:
                astray.append(space)
    waiting = [WAITING[colour] for colour in Colour if manor.waiting[colour]]
    for space, colour in vacant:
        for monster in (*astray, *waiting):
            if colour_of(manor, monster) == colour and space in goals_of(manor, monster):
                return monster, space
    return (astray[0], FOYER) if astray else None


def fame_of(manor: Manor, around: Iterable[Neighbourhood]) -> Halls:
    """SM-6.4.9 The halls of a manor, each with what its guests are worth to the portraits next door."""
    halls: Halls = tuple([(room.hall, NO_FAME) for room in manor.halls if room.hall is not None])
    for portrait, cards, _ in around:
        if portrait.counts_monsters:
            halls = seen_by(portrait, cards, halls)
    return halls


def seen_by(portrait: Portrait, cards: Iterable[Card], halls: Halls) -> Halls:
    """SM-6.4.9 The halls, once such a portrait counts the guests of those next door."""
    near = [card.hall for card in cards if isinstance(card, Room) and card.hall is not None]
    if not near:
        return halls
    extra = fame_by(portrait)
    return tuple([(hall, add_fame(fame, extra) if hall in near else fame) for hall, fame in halls])


def add_fame(fame: Fame, extra: Fame) -> Fame:
    """What guests are worth to two portraits."""
    return tuple(map(int.__add__, fame, extra))


def group_of(counts: Iterable[int]) -> int:
    """Monsters by colour as one number."""
    return sum(count * one for count, one in zip(counts, _ONE, strict=True))


@cache
def _best_seatings(hall: Hall) -> dict[int, list[Seated]]:
    """For each group a hall can hold, the seatings that entertain it best."""
    best: dict[int, list[Seated]] = {}
    for seated in _all_seatings(hall):
        group = sum(_ONE[colour] for colour in seated if colour != FREE)
        rivals = best.setdefault(group, [seated])
        gain = hall.value(seated) - hall.value(rivals[0])
        if gain > 0:
            best[group] = [seated]
        elif gain == 0 and seated not in rivals:
            rivals.append(seated)
    return best


def _all_seatings(hall: Hall) -> list[Seated]:
    """SM-4.4.10 Every legal seating of a hall, the empty one first."""
    found = [hall.nobody]
    for space in hall.spaces:
        found += [
            put(seated, space.index, colour)
            for seated in found
            for colour in range(len(Colour))
            if space in hall.openings(seated, colour)
        ]
    return found


@cache
def most_entertaining(hall: Hall) -> int:
    """The most a hall can ever score."""
    return max(hall.value(seatings[0]) for seatings in _best_seatings(hall).values())


@lru_cache(maxsize=4096)
def _parties(hall: Hall, fame: Fame, weight: float) -> tuple[Party, ...]:
    """The groups a hall can hold, except nobody, the most promising first; of equals the largest."""
    found = []
    for group, seatings in _best_seatings(hall).items():
        if group:
            joy = hall.value(seatings[0])
            value = joy + sum(fame[colour] for colour in seatings[0] if colour != FREE)
            found.append(Party(group, value, joy, value + weight * _relief(size_of(group))))
    return tuple(sorted(found, key=lambda party: (-party.promise, -size_of(party.guests), party.guests)))


@cache
def _relief(guests: int) -> int:
    """SM-6.7 The most that the penalty can shrink when so many monsters find a place."""
    waiting = range(guests, guests + len(TABLES.leftover_penalty))
    return max(leftover_penalty(count - guests) - leftover_penalty(count) for count in waiting)


def size_of(group: int) -> int:
    """How many monsters a group has: its digits added up by casting out, as with nines in base ten."""
    return group % ((1 << _BITS) - 1)


def _nearest(seatings: Sequence[Seated], present: Seated) -> Seated:
    return max(seatings, key=lambda seated: sum(map(int.__eq__, seated, present)))


class Row:
    """The halls of a manor in order of placing: the best plans for each group of monsters.

    A row knows the row without its newest hall. Rows are shared: plans made for the older halls serve the
    other moves of the turn and the next turns as well.
    """

    __slots__ = ("most", "older", "parties", "plans", "weight")

    def __init__(self, halls: Halls, weight: float) -> None:
        self.weight = weight
        self.plans: dict[int, Plan] = {}
        self.most = sum(most_entertaining(hall) for hall, _ in halls)  # that the halls could earn
        self.older = row_of(halls[:-1], weight) if halls else None
        self.parties = _parties(*halls[-1], weight) if halls else ()

    def best(self, monsters: int) -> Plan:
        """The best plan for a group of monsters."""
        found = self.plans.get(monsters)
        if found is None:
            found = self.plans[monsters] = self._search(monsters)
        return found

    def _search(self, monsters: int) -> Plan:
        older = self.older
        if older is None:
            return Plan(self.weight * leftover_penalty(size_of(monsters)), 0, 0)
        known = older.plans
        nobody = known.get(monsters) or older.best(monsters)
        most, joy, group = ceiling, _, _ = nobody[0], nobody[1], 0
        for guests, value, entertainment, promise in self.parties:
            if promise + ceiling <= most:  # the older halls cannot earn more with fewer monsters
                break
            others = monsters - guests
            if others & _SHORT:
                continue
            plan = known.get(others) or older.best(others)
            if value + plan[0] > most:
                most, joy, group = value + plan[0], entertainment + plan[1], guests
        return Plan(most, joy, group)


@lru_cache(maxsize=2048)
def row_of(halls: Halls, weight: float) -> Row:
    """The plans for these halls, if the penalty for those who wait has this weight."""
    return Row(halls, weight)
