"""A sketch of a manor: the same judgement as `evaluation`, worked out move by move instead of from scratch.

What a room adds falls into a part of the room alone (its points, lights, guests), a part of the cell alone
(columns, cells that portraits hope for) and what the room and its neighbours see in each other. Keeping them
apart, a sketch judges all rooms on all cells in about the time in which `evaluate` judges two. Tests hold the
two equal.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from salotto.titles.spook_manor.arrange import NO_FAME, Fame, fame_of, group_of, most_entertaining, row_of
from salotto.titles.spook_manor.cards import BOX, Counts, Foyer, Hall, Portrait, Room
from salotto.titles.spook_manor.evaluation import COLUMN_STEPS, WEIGHTS, Weights
from salotto.titles.spook_manor.scoring import (
    TABLES,
    light_lines,
    light_mask,
    light_points,
    neighbourhoods,
    portrait_points,
    printed,
)
from salotto.titles.spook_manor.state import Manor

Column = tuple[Room | Foyer, ...]
Halls = tuple[tuple[Hall, Fame], ...]

TALL = TABLES.column_min_height


class Move(NamedTuple):
    """A room on a cell: the column it goes to (one further than the last on either side opens a new one)."""

    value: float
    room: Room
    at: int


class Spot(NamedTuple):
    """An open cell: what a room finds there."""

    height: int
    points: int  # what portraits of empty cells lose
    hope: float  # what all portraits around hope for, less what they hope for now
    admirers: tuple[dict[Room, int], ...]  # what each portrait next door gives for a room
    fame: Fame  # what they give for a guest of each colour
    cards: tuple[Room | Foyer, ...]  # next door
    gaps: int  # empty cells next door
    reach: float  # of these, by how soon they can be filled


@cache
def admired(portrait: Portrait) -> dict[Room, int]:
    """What a portrait gives for each room next door that shows something it counts."""
    worth = ((room, portrait.vp * portrait.printed_on(room)) for room in BOX.rooms)
    return {room: points for room, points in worth if points}


@cache
def fame_by(portrait: Portrait) -> Fame:
    """What a portrait gives for a guest of each colour next door."""
    if not portrait.counts_monsters:
        return NO_FAME
    return tuple(portrait.vp * (colour in portrait.colours) for colour in range(len(NO_FAME)))


@cache
def guests_of(room: Room) -> int:
    """The monsters a room invites, as a group."""
    return group_of([room.invitations.count(colour) for colour in range(len(NO_FAME))])


class Judge:
    """The weights of a player, and what follows from them alone."""

    __slots__ = ("_columns", "_lines", "reach", "weights")

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._lines: dict[int, float] = {}
        self._columns: dict[tuple[tuple[int, ...], int, int], float] = {}
        self.reach = (*weights.reach, *[weights.reach[-1]] * 40)

    def lines(self, mask: int) -> float:
        """What lines of lights that are begun promise, if all turns were still to come."""
        found = self._lines.get(mask)
        if found is None:
            found = sum(self.weights.light_lines[count] for count in light_lines(mask))
            self._lines[mask] = found
        return found

    def columns(self, tallest: tuple[int, ...], raised: int, turns_left: int) -> float:
        """The columns' points and promise once a column of height `raised` has grown by a room; -1: none has."""
        key = (tallest, raised, turns_left)
        found = self._columns.get(key)
        if found is None:
            found = self._columns[key] = self._columns_value(grown(tallest, raised), turns_left)
        return found

    def _columns_value(self, tallest: tuple[int, ...], turns_left: int) -> float:
        value = float(TABLES.column_bonus[sum(height >= TALL for height in tallest)])
        for height, bonus in zip(tallest, COLUMN_STEPS, strict=True):
            missing = max(0, TALL - height)
            if 0 < missing <= turns_left:
                value += self.weights.column * bonus * height / TALL
                turns_left -= missing
        return value

    def leftover(self, turns_left: int, turns: int) -> float:
        """How much the penalty for those who wait counts already."""
        return 1.0 if turns_left <= 2 else 0.0

    def hope_of(self, portrait: Portrait) -> float:
        """What an empty cell within reach is worth to a portrait, if all turns were still to come."""
        weights = self.weights
        return portrait.vp * (weights.solitude if portrait.counts is Counts.EMPTY else weights.neighbour)


def grown(tallest: tuple[int, ...], raised: int) -> tuple[int, ...]:
    """The heights of the tallest columns once a column of height `raised` has grown by a room."""
    if raised not in tallest:
        return tallest
    heights = list(tallest)
    heights[heights.index(raised)] += 1
    return tuple(heights)


JUDGE = Judge(WEIGHTS)


class Sketch:
    """A manor as it may become: quick to copy, to judge and to build on."""

    __slots__ = (
        "columns",
        "group",
        "hall_rooms",
        "halls",
        "hope",
        "judge",
        "mask",
        "monsters",
        "most",
        "points",
        "spots",
        "tallest",
    )

    columns: list[Column]  # from left to right, with an empty one on each side where one may be begun
    spots: list[Spot | None]  # on top of each column; None: not worked out yet
    points: int  # printed and from portraits, apart from what they count on guests
    hope: float  # of the portraits, for the empty cells around them
    mask: int  # the lights
    halls: Halls
    hall_rooms: tuple[Room, ...]
    most: int  # that the halls could earn
    monsters: int
    group: int  # the same monsters, by colour
    tallest: tuple[int, ...]  # the heights of the three tallest columns

    @classmethod
    def of(cls, manor: Manor, judge: Judge = JUDGE) -> Sketch:
        """The sketch of a manor whose Foyer is laid."""
        sketch = cls()
        around = neighbourhoods(manor)
        monsters = manor.monsters()
        heights = sorted(map(len, manor.columns), reverse=True)
        sketch.judge = judge
        sketch.columns = [(), *manor.columns, ()]
        sketch.spots = [None] * len(sketch.columns)
        sketch.points = printed(manor) + sum(portrait_points(portrait, {}) for portrait in around)
        sketch.hope = sum(
            judge.hope_of(portrait) * judge.reach[gap] for portrait, _, gaps in around for gap in gaps
        )
        sketch.mask = light_mask(manor)
        sketch.halls = fame_of(manor, around)
        sketch.hall_rooms = tuple(manor.halls)
        sketch.most = sum(most_entertaining(hall) for hall, _ in sketch.halls)
        sketch.monsters, sketch.group = sum(monsters), group_of(monsters)
        sketch.tallest = tuple((*heights, 0, 0, 0)[: len(COLUMN_STEPS)])
        return sketch

    def copy(self) -> Sketch:
        """An independent sketch of the same manor."""
        twin = Sketch()
        twin.judge = self.judge
        twin.columns = self.columns.copy()
        twin.spots = self.spots.copy()
        twin.points = self.points
        twin.hope = self.hope
        twin.mask = self.mask
        twin.halls = self.halls
        twin.hall_rooms = self.hall_rooms
        twin.most = self.most
        twin.monsters = self.monsters
        twin.group = self.group
        twin.tallest = self.tallest
        return twin

    def value(self, turns_left: int, turns: int) -> float:
        """What `evaluate` says of the manor with so many turns to come; with none, its score at best."""
        judge = self.judge
        weights = judge.weights
        f = turns_left / turns
        plan = row_of(self.halls, judge.leftover(turns_left, turns)).best(self.group)
        fill = min(weights.room_to_fill_most, self.most - plan.entertainment)
        return (
            self.points
            + plan.value
            + light_points(self.mask)
            + judge.columns(self.tallest, -1, turns_left)
            + f
            * (
                judge.lines(self.mask)
                + self.hope
                + weights.room_to_fill * fill
                + weights.monster * self.monsters
            )
        )

    def moves(self, rooms: Iterable[Room], turns_left: int, turns: int) -> list[Move]:
        """Every room on every open cell, with what `evaluate` will say and so many turns to come after it."""
        judge = self.judge
        weights = judge.weights
        f = turns_left / turns
        weight = judge.leftover(turns_left, turns)
        row = row_of(self.halls, weight)
        spots = self.open_spots()
        columns = judge.columns
        tallest = self.tallest
        grounds = [spot.points + columns(tallest, spot.height, turns_left) + f * spot.hope for spot in spots]
        found: list[Move] = []
        for room in rooms:
            mask = self.mask | room.lights_mask
            group = self.group + guests_of(room)
            hall, portrait = room.hall, room.portrait
            most = self.most
            if hall is None:
                plan = row.best(group)
            else:
                most += most_entertaining(hall)
                plan = row_of((*self.halls, (hall, NO_FAME)), weight).best(group)
            fill = weights.room_to_fill * min(weights.room_to_fill_most, most - plan.entertainment)
            value = (
                self.points
                + room.vp
                + plan.value
                + light_points(mask)
                + f
                * (
                    judge.lines(mask)
                    + self.hope
                    + fill
                    + weights.monster * (self.monsters + len(room.invitations))
                )
            )
            if portrait is not None:
                hope = f * judge.hope_of(portrait)
                counted = admired(portrait)
                vp = portrait.vp if portrait.counts is Counts.EMPTY else 0
            for at, spot in enumerate(spots):
                here = value + grounds[at]
                for admirer in spot.admirers:
                    here += admirer.get(room, 0)
                if portrait is not None:
                    here += vp * spot.gaps + hope * spot.reach
                    for card in spot.cards:
                        here += counted.get(card, 0)
                    halls = self._seen_by(portrait, spot)
                else:
                    halls = None
                    if hall is not None and spot.fame is not NO_FAME:
                        halls = (*self.halls, (hall, spot.fame))
                if halls is not None:
                    famous = row_of(halls, weight).best(group)
                    refill = min(weights.room_to_fill_most, most - famous.entertainment)
                    here += famous.value - plan.value + f * (weights.room_to_fill * refill - fill)
                found.append(Move(here, room, at))
        return found

    def _seen_by(self, portrait: Portrait, spot: Spot) -> Halls | None:
        """The halls, once such a portrait hangs on a cell and counts their guests; None if it does not."""
        if not portrait.counts_monsters:
            return None
        seen = [card for card in spot.cards if card in self.hall_rooms]
        if not seen:
            return None
        extra = fame_by(portrait)
        return tuple(
            (hall, add_fame(fame, extra) if room in seen else fame)
            for room, (hall, fame) in zip(self.hall_rooms, self.halls, strict=True)
        )

    def build(self, room: Room, at: int) -> None:
        """SM-4.2.2 Place a room on an open cell and let its guests come (SM-4.3.1)."""
        spot = self.open_spots()[at]
        self.points += room.vp + spot.points + sum(admirer.get(room, 0) for admirer in spot.admirers)
        self.hope += spot.hope
        self.mask |= room.lights_mask
        self.group += guests_of(room)
        self.monsters += len(room.invitations)
        self.tallest = grown(self.tallest, spot.height)
        if room.hall is not None:
            self.halls = (*self.halls, (room.hall, spot.fame))
            self.hall_rooms = (*self.hall_rooms, room)
            self.most += most_entertaining(room.hall)
        elif room.portrait is not None:
            self._hang(room.portrait, spot)
        columns, spots = self.columns, self.spots
        columns[at] = (*columns[at], room)
        for near in (at - 1, at, at + 1):
            if 0 <= near < len(spots):
                spots[near] = None
        if at == 0:
            columns.insert(0, ())
            spots.insert(0, None)
        elif at == len(columns) - 1:
            columns.append(())
            spots.append(None)

    def _hang(self, portrait: Portrait, spot: Spot) -> None:
        self.hope += self.judge.hope_of(portrait) * spot.reach
        if portrait.counts is Counts.EMPTY:
            self.points += portrait.vp * spot.gaps
            return
        counted = admired(portrait)
        self.points += sum(counted.get(card, 0) for card in spot.cards)
        self.halls = self._seen_by(portrait, spot) or self.halls

    def open_spots(self) -> list[Spot]:
        """SM-4.2.8 The open cells, from left to right."""
        spots = self.spots
        for at, spot in enumerate(spots):
            if spot is None:
                spots[at] = self._look(at)
        return spots  # type: ignore[return-value]

    def _look(self, at: int) -> Spot:
        columns, reach, hope_of = self.columns, self.judge.reach, self.judge.hope_of
        column = columns[at]
        height = len(column)
        cards: list[Room | Foyer] = [column[-1]] if column else []
        gaps, near, hope = 1, reach[0], 0.0
        for side in (columns[at - 1] if at else (), columns[at + 1] if at + 1 < len(columns) else ()):
            if len(side) <= height:
                gaps += 1
                near += reach[height - len(side)]
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
        return Spot(height, points, hope, tuple(admirers), fame, tuple(cards), gaps, near)


def add_fame(fame: Fame, extra: Fame) -> Fame:
    """What guests are worth to two portraits."""
    return tuple(map(int.__add__, fame, extra))
