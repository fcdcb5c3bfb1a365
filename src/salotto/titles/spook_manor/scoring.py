"""Scoring a manor, category by category in the order of the score sheet (SM-6).

Everything here is a pure function of a manor as it lies: nothing is rearranged (SM-6.1.3).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from salotto.kernel.title import ranks
from salotto.titles.spook_manor.cards import (
    FREE,
    Card,
    Colour,
    Counts,
    Face,
    LightKind,
    Portrait,
    Room,
    Seated,
)
from salotto.titles.spook_manor.settings import SETUP, Rank
from salotto.titles.spook_manor.state import Manor

TABLES = SETUP.tables

Fame = tuple[int, ...]
"""What a guest of each colour in a hall is worth to the Portrait rooms next to it."""

NO_FAME: Fame = (0,) * len(Colour)


class Points(NamedTuple):
    """SM-6.1.1 The lines of the score sheet."""

    printed: int
    entertainment: int
    portraits: int
    lights: int
    columns: int
    leftover: int

    @property
    def total(self) -> int:
        """SM-6.1.1 The sum of all lines."""
        return sum(self)

    @property
    def from_foyer(self) -> int:
        """SM-6.8.2 What the two tables printed on the Foyer give."""
        return self.columns + self.leftover


CATEGORIES = Points._fields


def points(manor: Manor) -> Points:
    """SM-6.1 The whole score sheet of a manor."""
    return Points(
        printed(manor),
        entertainment(manor),
        portraits(manor),
        lights(manor),
        columns(manor),
        leftover(manor),
    )


def total(manor: Manor) -> int:
    """SM-6.1.1 What a manor is worth as it lies."""
    return sum(points(manor))


# 6.2 Printed points


def printed(manor: Manor) -> int:
    """SM-6.2.1 The numbers in the top-left corners of all cards."""
    return sum(card.vp for card in _faces_and_rooms(manor))


def _faces_and_rooms(manor: Manor) -> list[Face | Room]:
    """SM-1.2 Every card of the manor, the two Foyer cards with the face that is in use."""
    cards: list[Face | Room] = [card for column in manor.columns for card in column if isinstance(card, Room)]
    if manor.columns:
        left, right = manor.halves
        cards += (left.left, right.right)
    return cards


# 6.3 Entertainment


def entertainment(manor: Manor) -> int:
    """SM-6.3 Each Entertainment room by the monsters standing on it."""
    return sum(hall.value(seated) for hall, seated in manor.guests())


# 6.4 Portraits


class Neighbourhood(NamedTuple):
    """SM-6.4.2 A Portrait room and the cells left, right, above and below it.

    Below the ground floor there is no cell (SM-6.4.5). For an empty cell we keep how many cards are
    missing beneath it; to the score it is all one (SM-6.4.4), to a player who plans it is not.
    """

    portrait: Portrait
    cards: list[Card]
    gaps: list[int]


def neighbourhoods(manor: Manor) -> list[Neighbourhood]:
    """The surroundings of every Portrait room of a manor."""
    found = []
    row: list[tuple[Card, ...]] = [(), *manor.columns, ()]
    for left, column, right in zip(row, row[1:], row[2:], strict=False):
        for floor, room in enumerate(column):
            if not isinstance(room, Room) or room.portrait is None:
                continue
            cards = [column[floor - 1]] if floor else []
            gaps = []
            for side, at in ((left, floor), (right, floor), (column, floor + 1)):
                if at < len(side):
                    cards.append(side[at])
                else:
                    gaps.append(at - len(side))
            found.append(Neighbourhood(room.portrait, cards, gaps))
    return found


def portraits(manor: Manor) -> int:
    """SM-6.4 Each Portrait room by what it counts around it."""
    guests = manor.guests_by_room()
    return sum(portrait_points(around, guests) for around in neighbourhoods(manor))


def portrait_points(around: Neighbourhood, guests: Mapping[Card, Seated]) -> int:
    """SM-6.4.1 What one Portrait room scores, given who stands in the halls."""
    portrait, cards, gaps = around
    points = points_without_guests(portrait, cards, len(gaps))
    if portrait.counts_monsters:
        fame = fame_by(portrait)
        for card in cards:
            points += sum(fame[who] for who in guests.get(card, ()) if who != FREE)
    return points


def points_without_guests(portrait: Portrait, cards: Sequence[Card], gaps: int) -> int:
    """SM-6.4 What a portrait earns between these cards and so many empty cells, apart from guests."""
    if portrait.counts is Counts.EMPTY:
        return portrait.vp * gaps
    return sum(portrait.gives(card) for card in cards)


@cache
def fame_by(portrait: Portrait) -> Fame:
    """SM-6.4.9 What a portrait gives for a guest of each colour next door."""
    if not portrait.counts_monsters:
        return NO_FAME
    return tuple(portrait.vp * (colour in portrait.colours) for colour in range(len(Colour)))


# 6.5 Lights


def lights(manor: Manor) -> int:
    """SM-6.5 Sets of lights on the Foyer faces in use and on the rooms."""
    return light_points(light_mask(manor))


def light_mask(manor: Manor) -> int:
    """SM-6.5.1, SM-6.5.2 The different lights of a manor, one bit each."""
    mask = 0
    for card in _faces_and_rooms(manor):
        mask |= card.lights_mask
    return mask


@cache
def light_points(mask: int) -> int:
    """SM-6.5.5 The eight lines of the Light scorecard added up."""
    return sum(TABLES.light_line[count] for count in light_lines(mask))


@cache
def light_lines(mask: int) -> tuple[int, ...]:
    """How many different lights each kind has (SM-6.5.3), then each colour (SM-6.5.4)."""
    shown = [divmod(light, len(Colour)) for light in range(mask.bit_length()) if mask >> light & 1]
    kinds = tuple(sum(kind == line for kind, _ in shown) for line in LightKind)
    return kinds + tuple(sum(colour == line for _, colour in shown) for line in Colour)


# 6.6 Tall columns


def columns(manor: Manor) -> int:
    """SM-6.6 The bonus for tall columns, Foyer cards included in the height."""
    return column_bonus(tall_columns(manor))


def tall_columns(manor: Manor) -> int:
    """SM-6.6.1 How many columns are tall."""
    return sum(len(column) >= TABLES.column_min_height for column in manor.columns)


def column_bonus(tall: int) -> int:
    """SM-6.6.2 What a number of tall columns earns."""
    return _from_table(TABLES.column_bonus, tall)


# 6.7 Leftover monsters


def leftover(manor: Manor) -> int:
    """SM-6.7 The penalty for monsters still waiting in the Foyer."""
    return leftover_penalty(sum(manor.waiting))


def leftover_penalty(monsters: int) -> int:
    """SM-6.7.1 What a number of waiting monsters costs."""
    return _from_table(TABLES.leftover_penalty, monsters)


def _from_table(table: Sequence[int], count: int) -> int:
    """The last value of a table stands for all higher counts as well."""
    return table[min(count, len(table) - 1)]


# 6.8 Winner, and the Haunt-o-meter of the solo game


def ranking(sheets: Sequence[Points]) -> list[int]:
    """SM-6.8.4 The rank of each player, from 1; equal on total and tie-break is equal in rank."""
    return ranks([(sheet.total, sheet.from_foyer) for sheet in sheets])


def rank_of(mode: str, result: int) -> Rank:
    """SM-7.12, SM-8.3 The line of the Haunt-o-meter a solo result reaches."""
    return next(rank for rank in SETUP.ranks if result in rank.bands[mode])
