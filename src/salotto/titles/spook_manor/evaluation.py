"""How good a manor is for the one who builds it: the good player of the rulebook's notes for bots.

The value is the score now, with the monsters arranged in the best way, plus what may come of the manor in the
turns left, all of it in points. Only the own manor counts: players meet in nothing but the passing of cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from salotto.content import read
from salotto.titles.spook_manor.arrange import best_plan, most_entertaining
from salotto.titles.spook_manor.cards import DATA, Cell, Counts, Foyer, Room
from salotto.titles.spook_manor.scoring import (
    TABLES,
    Neighbourhood,
    columns,
    light_lines,
    light_mask,
    light_points,
    neighbourhoods,
    portrait_points,
    printed,
    total,
)
from salotto.titles.spook_manor.state import House, Manor, Phase


@dataclass(frozen=True, slots=True)
class Weights:
    """What the hopes of a good player are worth; weights.toml explains each."""

    leftover_fade: float
    light_lines: tuple[float, ...]
    column: float
    neighbour: float
    solitude: float
    reach: tuple[float, ...]
    room_to_fill: float
    room_to_fill_most: float
    monster: float


def load_weights() -> Weights:
    """The weights of weights.toml."""
    table = read(DATA / "weights.toml").table("weights")
    return Weights(
        leftover_fade=table.decimal("leftover_fade"),
        light_lines=table.decimals("light_lines"),
        column=table.decimal("column"),
        neighbour=table.decimal("neighbour"),
        solitude=table.decimal("solitude"),
        reach=table.decimals("reach"),
        room_to_fill=table.decimal("room_to_fill"),
        room_to_fill_most=table.decimal("room_to_fill_most"),
        monster=table.decimal("monster"),
    )


WEIGHTS = load_weights()

COLUMN_STEPS = tuple(more - less for less, more in pairwise(TABLES.column_bonus))
"""SM-6.6.2 What the first, second and third tall column add."""


def evaluate(house: House, seat: int, weights: Weights = WEIGHTS) -> float:
    """How good the table is for a seat, in points; exact once nothing can change any more (SM-6.1.3)."""
    manor = house.manors[seat]
    last = house.round == house.rounds
    if house.phase is Phase.OVER or (last and manor.done):
        return float(total(manor))
    if not manor.columns:
        if not manor.halves:
            return 0.0
        left, right = manor.halves
        return foyer_value(left, right, weights)
    to_come = house.rounds - house.round
    if house.phase is Phase.PLAY and manor.card is None:
        to_come += 1
    return manor_value(manor, to_come, house.rounds, weights)


def manor_value(manor: Manor, turns_left: int, turns: int, weights: Weights = WEIGHTS) -> float:
    """The value of a manor with so many turns to come after this one, of so many in all.

    A card that is committed counts as placed, in the best cell as long as none is chosen.
    """
    if manor.card is None:
        return _value_as_it_lies(manor, turns_left, turns, weights)
    spots = manor.open_spots() if manor.spot is None else [manor.spot]
    built = (with_room(manor, manor.card, spot) for spot in spots)
    return max(_value_as_it_lies(after, turns_left, turns, weights) for after in built)


def with_room(manor: Manor, room: Room, spot: Cell) -> Manor:
    """A manor as it will be with a room placed (SM-4.2.2) and its guests in the Foyer (SM-4.3.1)."""
    after = manor.copy()
    after.card = after.spot = None
    after.build(room, spot)
    for colour in room.invitations:
        after.waiting[colour] += 1
    return after


def foyer_value(left: Foyer, right: Foyer, weights: Weights = WEIGHTS) -> float:
    """What two Foyer cards promise: lights that share a kind or a colour."""
    return _lights_value(left.left.lights_mask | right.right.lights_mask, 1.0, weights)


def _value_as_it_lies(manor: Manor, turns_left: int, turns: int, weights: Weights) -> float:
    to_come = turns_left / turns
    around = neighbourhoods(manor)
    plan = best_plan(manor, around, max(0.0, 1 - weights.leftover_fade * to_come))
    return (
        printed(manor)
        + plan.value
        + sum(portrait_points(portrait, {}) for portrait in around)
        + _lights_value(light_mask(manor), to_come, weights)
        + columns(manor)
        + weights.column * _columns_begun(manor, turns_left)
        + to_come
        * (
            _open_cells(around, weights)
            + weights.room_to_fill * min(weights.room_to_fill_most, _most(manor) - plan.entertainment)
            + weights.monster * sum(manor.monsters())
        )
    )


def _lights_value(mask: int, to_come: float, weights: Weights) -> float:
    """The lights as they are (SM-6.5), and lines begun."""
    return light_points(mask) + to_come * sum(weights.light_lines[count] for count in light_lines(mask))


def _columns_begun(manor: Manor, turns_left: int) -> float:
    """SM-6.6 A part of the bonus for each column that can still become tall, the tallest first."""
    value = 0.0
    tall = TABLES.column_min_height
    heights = sorted(map(len, manor.columns), reverse=True)
    for height, bonus in zip(heights, COLUMN_STEPS, strict=False):
        missing = max(0, tall - height)
        if 0 < missing <= turns_left:
            value += bonus * height / tall
            turns_left -= missing
    return value


def _open_cells(around: Iterable[Neighbourhood], weights: Weights) -> float:
    """SM-6.4 Empty cells next to portraits: a promise to most, a danger to those that count them."""
    reach, furthest = weights.reach, len(weights.reach) - 1
    value = 0.0
    for portrait, _, gaps in around:
        weight = weights.solitude if portrait.counts is Counts.EMPTY else weights.neighbour
        for missing in gaps:
            value += weight * portrait.vp * reach[min(missing, furthest)]
    return value


def _most(manor: Manor) -> int:
    """The most that all halls together could score."""
    return sum(most_entertaining(room.hall) for room in manor.halls if room.hall is not None)
