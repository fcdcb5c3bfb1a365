"""Spook Manor for learning: what a seat sees as a vector, and every answer as a number.

Only the laboratory imports this module. The vector is made from the seat's view and the question, from
nothing else; every number lies between -1 and 1. `FIELDS` says what stands where, `ACTIONS` what the number
of an answer means. An open cell is the only one of its column (SM-4.2.8), so its column is enough to name it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from salotto.kernel.title import Json
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import (
    ANY,
    COLOUR_NAMES,
    FREE,
    Colour,
    Counts,
    Face,
    Icon,
    LightKind,
    Portrait,
    Room,
    RoomKind,
    Sign,
)
from salotto.titles.spook_manor.monsters import FOYER, WAITING
from salotto.titles.spook_manor.rules import DONE
from salotto.titles.spook_manor.scoring import CATEGORIES, TABLES, light_mask
from salotto.titles.spook_manor.settings import SETUP
from salotto.titles.spook_manor.state import Manor
from salotto.titles.spook_manor.view import as_it_lies

Vector = NDArray[np.float32]

# Answers

MOST_ROUNDS = max(mode.rounds for mode in SETUP.modes.values())
COLUMNS = range(-MOST_ROUNDS, MOST_ROUNDS + 2)
"""Every column a manor can have: all rooms to the left of the Foyer, or all to the right."""

ACTIONS = (
    *(room.key for room in BOX.rooms),
    *(foyer.key for foyer in BOX.foyers),
    *(f"spot:{x}" for x in COLUMNS),
    *(monster.key for monster in WAITING),
    *BOX.space,
    FOYER,
    DONE,
)
_NUMBERS = {name: number for number, name in enumerate(ACTIONS)}


def action(key: str) -> int:
    """The number of an answer; the answers to one question have different numbers."""
    return _NUMBERS[key.partition(",")[0]]


# The vector

PROMPTS = ("sm-lay-foyer", "sm-play-room", "sm-choose-spot", "sm-move-monster", "sm-move-where")
MOST_OFFERED = 6
"""A hand of four, or three Displays of two."""
OTHERS = max(count for mode in SETUP.modes.values() for count in mode.players) - 1

CARD_SIZE = 4 + 1 + 4 + 16 + 5 + 3 + 1 + 1 + 4 + 3 + 4 + 4 + 1
"""Kind, printed points, invitations, lights, spaces, sign, best score, and what a portrait counts."""
FACE_SIZE = 1 + 4 + 16
"""A side of a Foyer card: printed points, invitations, lights."""
AROUND_SIZE = 4 + 4 + 4 + 4 + 4
"""Next door: rooms by kind, invitations, lights by kind and by colour, monsters."""
SPOT_SIZE = 3 + 1 + AROUND_SIZE + AROUND_SIZE + 1
"""Open, floor, height; empty cells around; what is next door; what portraits there would pay, and lose."""
OTHER_SIZE = len(CATEGORIES) + 4 + 16 + 3

FIELDS = (
    ("question", len(PROMPTS)),
    ("mode", len(SETUP.modes)),
    ("progress", 2),
    ("supply", 4),
    ("card", CARD_SIZE),
    ("lifted", 5),
    ("dealt", SETUP.foyers_per_player * 2 * FACE_SIZE),
    ("offered", MOST_OFFERED * CARD_SIZE),
    ("points", len(CATEGORIES)),
    ("waiting", 4),
    ("lights", 16),
    ("spaces", len(BOX.space) * 5),
    ("spots", len(COLUMNS) * SPOT_SIZE),
    ("others", OTHERS * OTHER_SIZE),
)
SIZE = sum(size for _, size in FIELDS)

_space_at = {key: at for at, key in enumerate(BOX.space)}
_modes = tuple(SETUP.modes)


def observe(view: Json, prompt: str | None, about: Mapping[str, Any]) -> Vector:
    """What the seat of a view knows, and what it is being asked, if anything."""
    me = view["me"]
    manors = view["manors"]
    shown = manors[me]
    manor = as_it_lies(shown)
    blocks: list[Iterable[float]] = [
        one_hot(PROMPTS, prompt),
        one_hot(_modes, view["mode"]),
        (view["round"] / view["rounds"], len(manors) / (OTHERS + 1)),
        scaled(view["supply"].values(), 17),
        _rows[about["room"]] if "room" in about else np.zeros(CARD_SIZE, np.float32),
        lifted(about),
        dealt(shown),
        offered(view, shown),
        point_row(shown),
        scaled(manor.waiting, 8),
        light_row(light_mask(manor)),
        space_rows(manor),
        spot_rows(manor),
        other_rows(manors[me + 1 :] + manors[:me]),
    ]
    vector = np.zeros(SIZE, np.float32)
    at = 0
    for (_, size), block in zip(FIELDS, blocks, strict=True):
        vector[at : at + size] = block if isinstance(block, np.ndarray) else tuple(block)
        at += size
    return np.clip(vector, -1, 1, out=vector)


def one_hot(words: tuple[str, ...], said: str | None) -> list[float]:
    """One for the word that is said."""
    return [float(word == said) for word in words]


def scaled(numbers: Iterable[int], most: int) -> list[float]:
    """Numbers as parts of the most that is usual."""
    return [number / most for number in numbers]


def lifted(about: Mapping[str, Any]) -> list[float]:
    """The monster to be moved: its colour, and whether it stood on a space."""
    colour = about.get("colour", "").removeprefix("colour:")
    return [*one_hot(COLOUR_NAMES, colour), float(about.get("monster", "").startswith("space:"))]


def dealt(manor: Json) -> Vector:
    """SM-3.3 Both sides of the Foyer cards to be laid."""
    rows = np.zeros((SETUP.foyers_per_player, 2, FACE_SIZE), np.float32)
    for row, key in zip(rows, manor["dealt"], strict=True) if manor["dealt"] else ():
        if key is not None:
            row[:] = [face_row(BOX.foyer[key].left), face_row(BOX.foyer[key].right)]
    return rows.ravel()


def offered(view: Json, manor: Json) -> Vector:
    """The hand, or in the solo game the Displays, in order."""
    keys = manor["hand"] or [key for draft in view["drafts"] for key in draft["display"]]
    rows = np.zeros((MOST_OFFERED, CARD_SIZE), np.float32)
    for place, key in enumerate(keys[:MOST_OFFERED]):
        if key is not None:
            rows[place] = _rows[key]
    return rows.ravel()


def point_row(manor: Json) -> list[float]:
    """The score sheet, where scores are shown."""
    return [points / 50 for points in (manor["points"] or dict.fromkeys(CATEGORIES, 0)).values()]


def light_row(mask: int) -> list[float]:
    """SM-6.5.1 Which of the sixteen lights are shown."""
    return [float(mask >> light & 1) for light in range(16)]


def space_rows(manor: Manor) -> Vector:
    """For every monster space of the game: free, or who stands there; nothing if it is not in this manor."""
    rows = np.zeros((len(BOX.space), 5), np.float32)
    for hall, seated in manor.guests():
        for space, who in zip(hall.spaces, seated, strict=True):
            rows[_space_at[space.key], 0 if who == FREE else 1 + who] = 1
    return rows.ravel()


def spot_rows(manor: Manor) -> Vector:
    """SM-4.2.8 For every column with an open cell what a room would find there."""
    rows = np.zeros((len(COLUMNS), SPOT_SIZE), np.float32)
    guests = manor.guests_by_room()
    for spot in manor.open_spots() if manor.columns else ():
        if spot.x not in COLUMNS:
            continue
        row = rows[spot.x - COLUMNS.start]
        row[:3] = (1, spot.y / 8, min(1, (spot.y + 1) / TABLES.column_min_height))
        for card in manor.neighbours(spot.x, spot.y):
            if card is None:
                row[3] += 0.25
            elif isinstance(card, Room):
                row[4:] += _next_door[card.key]
                for who in guests.get(card, ()):
                    if who != FREE:
                        row[4 + 16 + who] += 0.25
    return rows.ravel()


def other_rows(clockwise: Json) -> Vector:
    """What is public of the other players, clockwise from the own seat."""
    rows = np.zeros((OTHERS, OTHER_SIZE), np.float32)
    for row, shown in zip(rows, clockwise, strict=False):
        manor = as_it_lies(shown)
        tallest = sorted(map(len, manor.columns), reverse=True)
        row[:] = (
            *point_row(shown),
            *scaled(manor.waiting, 8),
            *light_row(light_mask(manor)),
            *scaled((*tallest, 0, 0, 0)[:3], 8),
        )
    return rows.ravel()


# Cards


def face_row(face: Face) -> list[float]:
    """What is printed on a side of a Foyer card."""
    return [
        face.vp / 4,
        *(face.invitations.count(colour) / 2 for colour in Colour),
        *light_row(face.lights_mask),
    ]


def card_row(room: Room) -> Vector:
    """What is printed on a room."""
    colours = [space.colour for space in room.hall.spaces] if room.hall else []
    sign = room.hall.rule if room.hall else None
    return np.array(
        [
            *(float(room.kind is kind) for kind in RoomKind),
            room.vp / 4,
            *(room.invitations.count(colour) / 2 for colour in Colour),
            *light_row(room.lights_mask),
            *(colours.count(colour) / 4 for colour in (*Colour, ANY)),
            *(float(sign is each) for each in (Sign.DIFFERENT, Sign.SAME, Sign.PAIRS)),
            max(room.hall.values) / 12 if room.hall else 0.0,
            *_counted(room.portrait),
        ],
        np.float32,
    )


def _counted(portrait: Portrait | None) -> list[float]:
    """What a portrait counts, and what each is worth."""
    if portrait is None:
        return [0.0] * 17
    return [
        float(portrait.counts is Counts.EMPTY),
        *(float(portrait.room_kind is kind) for kind in RoomKind),
        *(float(icon in portrait.icons) for icon in Icon),
        *(float(colour in portrait.colours) for colour in Colour),
        *(float(kind in portrait.light_kinds) for kind in LightKind),
        portrait.vp / 2,
    ]


def _around(room: Room) -> Vector:
    """What a room gives a portrait next door, and what its own portrait pays for: things, and empty cells."""
    shown = [
        *(float(room.kind is kind) for kind in RoomKind),
        *(room.invitations.count(colour) for colour in Colour),
        *(sum(light.kind is kind for light in room.lights) for kind in LightKind),
        *(sum(light.colour is colour for light in room.lights) for colour in Colour),
        *([0.0] * len(Colour)),
    ]
    return np.array([*(0.25 * number for number in shown), *_wanted(room.portrait)], np.float32)


def _wanted(portrait: Portrait | None) -> list[float]:
    if portrait is None:
        return [0.0] * (AROUND_SIZE + 1)
    worth = portrait.vp / 8
    kinds, colours, icons = portrait.light_kinds, portrait.colours, portrait.icons
    return [
        *(worth * (portrait.room_kind is kind) for kind in RoomKind),
        *(worth * (Icon.INVITATION in icons and colour in colours) for colour in Colour),
        *(worth * (Icon.LIGHT in icons and kind in kinds) for kind in LightKind),
        *(worth * (Icon.LIGHT in icons and colour in colours) for colour in Colour),
        *(worth * (Icon.MONSTER in icons and colour in colours) for colour in Colour),
        worth * (portrait.counts is Counts.EMPTY),
    ]


_rows = {room.key: card_row(room) for room in BOX.rooms}
_next_door = {room.key: _around(room) for room in BOX.rooms}
