"""A sketch of a manor: what a good player sees in it, worked out move by move instead of from scratch.

What a room adds falls into a part of the room alone (its points, lights, guests), a part of the cell alone
(columns, cells that portraits hope for), and what the room and its neighbours see in each other. Keeping them
apart, a sketch judges all rooms on all cells in about the time it takes to judge two manors.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from math import inf
from typing import Any, NamedTuple

from salotto.titles.spook_manor.arrange import (
    NO_FAME,
    Fame,
    Plan,
    fame_of,
    group_of,
    most_entertaining,
    row_of,
)
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import Counts, Foyer, Hall, Portrait, Room
from salotto.titles.spook_manor.scoring import (
    light_mask,
    light_points,
    neighbourhoods,
    portrait_points,
    printed,
)
from salotto.titles.spook_manor.state import Manor
from salotto.titles.spook_manor.weights import COLUMN_STEPS, NOT_RAISED, Heights, Judge, grown

Card = Room | Foyer
Column = tuple[Card, ...]
Halls = tuple[tuple[Hall, Fame], ...]

KEPT = 512
"""So many sketches are kept at hand."""


class Spot(NamedTuple):
    """An open cell: what a room finds there."""

    height: int
    points: int  # what the portraits of empty cells next door lose
    hope: float  # what portraits will hope for, less what they hope for now
    admirers: tuple[dict[Card, int], ...]  # what each portrait next door gives for a room
    fame: Fame  # what they give for a guest of each colour
    cards: tuple[Card, ...]  # next door
    gaps: int  # empty cells next door
    reach: float  # of these gaps, added up


@cache
def admired(portrait: Portrait) -> dict[Card, int]:
    """SM-6.4 What a portrait gives for each room next door that shows something it counts."""
    if portrait.counts is Counts.EMPTY:
        return {}
    worth = ((room, portrait.vp * portrait.printed_on(room)) for room in BOX.rooms)
    return {room: points for room, points in worth if points}


@cache
def fame_by(portrait: Portrait) -> Fame:
    """SM-6.4.9 What a portrait gives for a guest of each colour next door."""
    if not portrait.counts_monsters:
        return NO_FAME
    return tuple(portrait.vp * (colour in portrait.colours) for colour in range(len(NO_FAME)))


def add_fame(fame: Fame, extra: Fame) -> Fame:
    """What guests are worth to two portraits."""
    return tuple(map(int.__add__, fame, extra))


@cache
def guests_of(room: Room) -> int:
    """SM-4.3.1 The monsters a room invites, as a group."""
    return group_of([room.invitations.count(colour) for colour in range(len(NO_FAME))])


class Sketch:
    """A manor as it may become: quick to copy, to judge and to build on."""

    __slots__ = (
        "columns",
        "group",
        "hall_rooms",
        "halls",
        "hope",
        "judge",
        "lights",
        "monsters",
        "most",
        "points",
        "spots",
        "tallest",
    )

    judge: Judge
    columns: list[Column]  # from left to right, and on each side an empty one, where one may be begun
    spots: list[Spot]  # on top of each column
    points: int  # printed, and from portraits apart from what they count on guests
    hope: float  # of the portraits, for the empty cells around them
    lights: int
    halls: Halls
    hall_rooms: tuple[Room, ...]
    most: int  # that the halls could earn
    monsters: int
    group: int  # the same monsters, by colour
    tallest: Heights

    @classmethod
    def of(cls, manor: Manor, judge: Judge) -> Sketch:
        """The sketch of a manor whose Foyer is laid; drawn once, and copied as long as it is at hand."""
        monsters = manor.monsters()
        face = (tuple(manor.columns), tuple(manor.halls), tuple(monsters))
        drawn: dict[Any, Sketch] = judge.sketches
        if face not in drawn:
            if len(drawn) >= KEPT:
                drawn.clear()
            drawn[face] = cls._draw(manor, monsters, judge)
        return drawn[face].copy()

    @classmethod
    def _draw(cls, manor: Manor, monsters: list[int], judge: Judge) -> Sketch:
        sketch = cls()
        around = neighbourhoods(manor)
        heights = sorted(map(len, manor.columns), reverse=True)
        reach, hope_of = judge.reach, judge.hope_of
        sketch.judge = judge
        sketch.columns = [(), *manor.columns, ()]
        sketch.points = printed(manor) + sum(portrait_points(portrait, {}) for portrait in around)
        sketch.hope = sum(hope_of(portrait) * reach[gap] for portrait, _, gaps in around for gap in gaps)
        sketch.lights = light_mask(manor)
        sketch.halls = fame_of(manor, around)
        sketch.hall_rooms = tuple(manor.halls)
        sketch.most = sum(most_entertaining(hall) for hall, _ in sketch.halls)
        sketch.monsters, sketch.group = sum(monsters), group_of(monsters)
        sketch.tallest = (*heights, 0, 0, 0)[: len(COLUMN_STEPS)]
        sketch.spots = [sketch._look(at) for at in range(len(sketch.columns))]
        return sketch

    def copy(self) -> Sketch:
        """An independent sketch of the same manor."""
        twin = Sketch()
        twin.judge = self.judge
        twin.columns = self.columns.copy()
        twin.spots = self.spots.copy()
        twin.points = self.points
        twin.hope = self.hope
        twin.lights = self.lights
        twin.halls = self.halls
        twin.hall_rooms = self.hall_rooms
        twin.most = self.most
        twin.monsters = self.monsters
        twin.group = self.group
        twin.tallest = self.tallest
        return twin

    def value(self, turns_left: int, turns: int) -> float:
        """The value of the manor with so many turns to come; with none it is the score at best."""
        plan = row_of(self.halls, self.judge.leftover(turns_left)).best(self.group)
        value = self._inside(plan, self.lights, self.most, self.monsters, turns_left / turns)
        return value + self.judge.columns(self.tallest, NOT_RAISED, turns_left)

    def _inside(self, plan: Plan, lights: int, most: int, monsters: int, to_come: float) -> float:
        """Everything except the columns, with so much of the game to come."""
        judge = self.judge
        weights = judge.weights
        hope = judge.lines(lights) + self.hope + weights.monster * monsters
        hope += weights.room_to_fill * min(weights.room_to_fill_most, most - plan.entertainment)
        return self.points + plan.value + light_points(lights) + to_come * hope

    def moves(self, rooms: Iterable[Room], turns_left: int, turns: int) -> Iterator[tuple[Room, list[float]]]:
        """Every room, with the value of the manor for each open cell it may go to and so many turns left."""
        judge, spots = self.judge, self.spots
        to_come = turns_left / turns
        leftover = judge.leftover(turns_left)
        cells = [
            spot.points + judge.columns(self.tallest, spot.height, turns_left) + to_come * spot.hope
            for spot in spots
        ]
        watched = [(at, admirer) for at, spot in enumerate(spots) for admirer in spot.admirers]
        famous = [(at, spot.fame) for at, spot in enumerate(spots) if spot.fame is not NO_FAME]
        for room in rooms:
            group = self.group + guests_of(room)
            monsters = self.monsters + len(room.invitations)
            lights = self.lights | room.lights_mask
            hall, portrait = room.hall, room.portrait
            most, halls = self.most, self.halls
            if hall is not None:
                most += most_entertaining(hall)
                halls = (*halls, (hall, NO_FAME))
            plan = row_of(halls, leftover).best(group)
            inside = self._inside(plan, lights, most, monsters, to_come)
            values = [room.vp + inside + cell for cell in cells]
            for at, admirer in watched:
                if room in admirer:
                    values[at] += admirer[room]
            others: list[tuple[int, Halls]] = []
            if hall is not None:
                others = [(at, (*self.halls, (hall, fame))) for at, fame in famous]
            elif portrait is not None:
                hope = to_come * judge.hope_of(portrait)
                for at, spot in enumerate(spots):
                    values[at] += self._points_of(portrait, spot) + hope * spot.reach
                if portrait.counts_monsters:
                    others = [(at, self._seen_by(portrait, spot)) for at, spot in enumerate(spots)]
            for at, seen in others:
                plan = row_of(seen, leftover).best(group)
                values[at] += self._inside(plan, lights, most, monsters, to_come) - inside
            yield room, values

    def best(self, rooms: Iterable[Room], turns_left: int, turns: int) -> tuple[Room, int]:
        """The best room and cell."""
        top, best, where = -inf, None, 0
        for room, values in self.moves(rooms, turns_left, turns):
            value = max(values)
            if value > top:
                top, best, where = value, room, values.index(value)
        assert best is not None, "nothing to choose from"
        return best, where

    def build(self, room: Room, at: int) -> None:
        """SM-4.2.2 Place a room on an open cell; SM-4.3.1 its guests come."""
        spots, columns = self.spots, self.columns
        spot = spots[at]
        self.points += room.vp + spot.points + sum(admirer.get(room, 0) for admirer in spot.admirers)
        self.hope += spot.hope
        self.lights |= room.lights_mask
        self.group += guests_of(room)
        self.monsters += len(room.invitations)
        self.tallest = grown(self.tallest, spot.height)
        if room.hall is not None:
            self.halls = (*self.halls, (room.hall, spot.fame))
            self.hall_rooms = (*self.hall_rooms, room)
            self.most += most_entertaining(room.hall)
        elif room.portrait is not None:
            self.points += self._points_of(room.portrait, spot)
            self.hope += self.judge.hope_of(room.portrait) * spot.reach
            if room.portrait.counts_monsters:
                self.halls = self._seen_by(room.portrait, spot)
        columns[at] = (*columns[at], room)
        if at == len(columns) - 1:
            columns.append(())
            spots.append(spot)
        elif at == 0:
            columns.insert(0, ())
            spots.insert(0, spot)
            at = 1
        for near in range(at - 1, min(at + 2, len(columns))):
            spots[near] = self._look(near)

    def _points_of(self, portrait: Portrait, spot: Spot) -> int:
        """SM-6.4 What a portrait earns on a cell, apart from guests."""
        if portrait.counts is Counts.EMPTY:
            return portrait.vp * spot.gaps
        counted = admired(portrait)
        return sum([counted[card] for card in spot.cards if card in counted])

    def _seen_by(self, portrait: Portrait, spot: Spot) -> Halls:
        """SM-6.4.9 The halls, once such a portrait hangs on a cell and counts the guests next door."""
        seen = [card for card in spot.cards if card in self.hall_rooms]
        if not seen:
            return self.halls
        extra = fame_by(portrait)
        return tuple(
            (hall, add_fame(fame, extra) if room in seen else fame)
            for room, (hall, fame) in zip(self.hall_rooms, self.halls, strict=True)
        )

    def _look(self, at: int) -> Spot:
        """What a room finds on top of a column."""
        columns, reach, hope_of = self.columns, self.judge.reach, self.judge.hope_of
        column = columns[at]
        height = len(column)
        cards = [*column[-1:]]
        gaps, reached, hope = 1, reach[0], 0.0  # the cell above
        for side in (columns[at - 1] if at else (), columns[at + 1] if at + 1 < len(columns) else ()):
            if len(side) <= height:
                gaps += 1
                reached += reach[height - len(side)]
                continue
            cards.append(side[height])
            for missing, card in enumerate(side[height + 1 :], 1):
                if isinstance(card, Room) and card.portrait is not None:
                    hope += hope_of(card.portrait) * (reach[missing - 1] - reach[missing])
        points, fame = 0, NO_FAME
        admirers = []
        for card in cards:
            portrait = card.portrait if isinstance(card, Room) else None
            if portrait is None:
                continue
            hope -= hope_of(portrait) * reach[0]
            if portrait.counts is Counts.EMPTY:
                points -= portrait.vp
            else:
                admirers.append(admired(portrait))
                if portrait.counts_monsters:
                    fame = add_fame(fame, fame_by(portrait))
        return Spot(height, points, hope, tuple(admirers), fame, tuple(cards), gaps, reached)
