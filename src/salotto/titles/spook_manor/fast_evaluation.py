"""A sketch of a manor: what a good player sees in it, worked out move by move instead of from scratch.

What a room adds falls into a part of the room alone (its points, lights, guests), a part of the cell alone
(columns, cells that portraits hope for), and what the room and its neighbours see in each other. Keeping them
apart, a sketch judges all rooms on all cells in about the time it takes to judge two manors.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from math import inf
from typing import Any, NamedTuple

from salotto.titles.spook_manor.arrange import (
    Halls,
    Row,
    add_fame,
    fame_of,
    group_of,
    row_of,
    seen_by,
    size_of,
)
from salotto.titles.spook_manor.cards import Card, Colour, Counts, Portrait, Room
from salotto.titles.spook_manor.scoring import (
    NO_FAME,
    Fame,
    fame_by,
    light_mask,
    light_points,
    neighbourhoods,
    points_without_guests,
    portrait_points,
    printed,
)
from salotto.titles.spook_manor.state import Manor
from salotto.titles.spook_manor.weights import COLUMN_STEPS, NOT_RAISED, Heights, Judge, grown

KEPT = 512
"""So many sketches are kept at hand."""


class Spot(NamedTuple):
    """An open cell: what a room finds there."""

    height: int
    points: int  # what the portraits of empty cells next door lose
    hope: float  # what portraits will hope for, less what they hope for now
    admirers: tuple[Portrait, ...]  # next door, that give something for a room
    fame: Fame  # what they give for a guest of each colour
    cards: tuple[Card, ...]  # next door
    gaps: int  # empty cells next door
    reach: float  # of these gaps, added up


@cache
def guests_of(room: Room) -> int:
    """SM-4.3.1 The monsters a room invites, as a group."""
    return group_of([room.invitations.count(colour) for colour in Colour])


@dataclass(slots=True, eq=False)
class Sketch:
    """A manor as it may become: quick to copy, to judge and to build on."""

    judge: Judge
    columns: list[tuple[Card, ...]]  # from left to right, and on each side an empty one for a new one
    spots: list[Spot]  # on top of each column
    points: int  # printed, and from portraits apart from what they count on guests
    hope: float  # of the portraits, for the empty cells around them
    lights: int
    halls: Halls
    group: int  # of the monsters
    tallest: Heights

    @classmethod
    def of(cls, manor: Manor, judge: Judge) -> Sketch:
        """The sketch of a manor whose Foyer is laid, drawn once and kept at hand: who builds takes a copy."""
        group = group_of(manor.monsters())
        face = (tuple(manor.columns), tuple(manor.halls), group)
        drawn: dict[Any, Sketch] = judge.sketches
        found = drawn.get(face)
        if found is None:
            if len(drawn) >= KEPT:
                drawn.clear()
            found = drawn[face] = cls._draw(manor, group, judge)
        return found

    @classmethod
    def _draw(cls, manor: Manor, group: int, judge: Judge) -> Sketch:
        around = neighbourhoods(manor)
        heights = sorted(map(len, manor.columns), reverse=True)
        reach, hope_of = judge.reach, judge.hope_of
        sketch = cls(
            judge,
            columns=[(), *manor.columns, ()],
            spots=[],
            points=printed(manor) + sum(portrait_points(portrait, {}) for portrait in around),
            hope=sum(hope_of(portrait) * reach[gap] for portrait, _, gaps in around for gap in gaps),
            lights=light_mask(manor),
            halls=fame_of(manor, around),
            group=group,
            tallest=(*heights, 0, 0, 0)[: len(COLUMN_STEPS)],
        )
        sketch.spots = [sketch._look(at) for at in range(len(sketch.columns))]
        return sketch

    def copy(self) -> Sketch:
        """An independent sketch of the same manor."""
        return Sketch(
            self.judge, self.columns.copy(), self.spots.copy(), self.points, self.hope, self.lights,
            self.halls, self.group, self.tallest,
        )  # fmt: skip

    def value(self, turns_left: int, turns: int) -> float:
        """The value of the manor with so many turns to come; with none it is the score at best."""
        row = row_of(self.halls, self.judge.leftover(turns_left))
        value = self._inside(row, self.group, self.lights, turns_left / turns)
        return value + self.judge.columns(self.tallest, NOT_RAISED, turns_left)

    def _inside(self, row: Row, group: int, lights: int, to_come: float) -> float:
        """Everything except the columns, with so much of the game to come."""
        judge = self.judge
        weights = judge.weights
        plan = row.best(group)
        hope = judge.lines(lights) + self.hope + weights.monster * size_of(group)
        hope += weights.room_to_fill * min(weights.room_to_fill_most, row.most - plan.entertainment)
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
            lights = self.lights | room.lights_mask
            hall, portrait = room.hall, room.portrait
            halls = self.halls if hall is None else (*self.halls, (hall, NO_FAME))
            inside = self._inside(row_of(halls, leftover), group, lights, to_come)
            values = [room.vp + inside + cell for cell in cells]
            for at, admirer in watched:
                values[at] += admirer.gives(room)
            others: list[tuple[int, Halls]] = []
            if hall is not None:
                others = [(at, (*self.halls, (hall, fame))) for at, fame in famous]
            elif portrait is not None:
                hope = to_come * judge.hope_of(portrait)
                for at, spot in enumerate(spots):
                    values[at] += points_without_guests(portrait, spot.cards, spot.gaps) + hope * spot.reach
                if portrait.counts_monsters:
                    others = [(at, seen_by(portrait, spot.cards, halls)) for at, spot in enumerate(spots)]
            for at, seen in others:
                values[at] += self._inside(row_of(seen, leftover), group, lights, to_come) - inside
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
        self.points += room.vp + spot.points + sum(admirer.gives(room) for admirer in spot.admirers)
        self.hope += spot.hope
        self.lights |= room.lights_mask
        self.group += guests_of(room)
        self.tallest = grown(self.tallest, spot.height)
        if room.hall is not None:
            self.halls = (*self.halls, (room.hall, spot.fame))
        elif room.portrait is not None:
            self.points += points_without_guests(room.portrait, spot.cards, spot.gaps)
            self.hope += self.judge.hope_of(room.portrait) * spot.reach
            if room.portrait.counts_monsters:
                self.halls = seen_by(room.portrait, spot.cards, self.halls)
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
                admirers.append(portrait)
                if portrait.counts_monsters:
                    fame = add_fame(fame, fame_by(portrait))
        return Spot(height, points, hope, tuple(admirers), fame, tuple(cards), gaps, reached)
