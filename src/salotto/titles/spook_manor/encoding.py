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
    COLOURS,
    Colour,
    Counts,
    Face,
    Foyer,
    Icon,
    LightKind,
    Portrait,
    Room,
    RoomKind,
    Sign,
)
from salotto.titles.spook_manor.monsters import FOYER, WAITING
from salotto.titles.spook_manor.rules import DONE
from salotto.titles.spook_manor.scoring import CATEGORIES, TABLES
from salotto.titles.spook_manor.settings import SETUP

Vector = NDArray[np.float32]

# Answers

MOST_ROUNDS = max(mode.rounds for mode in SETUP.modes.values())
COLUMNS = range(-MOST_ROUNDS, MOST_ROUNDS + 2)
"""Every column a manor can have: all rooms to the left of the Foyer, or all to the right."""

SPACES = tuple(space.key for room in BOX.rooms if room.hall for space in room.hall.spaces)
ACTIONS = (
    *(room.key for room in BOX.rooms),
    *(foyer.key for foyer in BOX.foyers),
    *(f"spot:{x}" for x in COLUMNS),
    *(monster.key for monster in WAITING),
    *SPACES,
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
    ("spaces", len(SPACES) * 5),
    ("spots", len(COLUMNS) * SPOT_SIZE),
    ("others", OTHERS * OTHER_SIZE),
)
SIZE = sum(size for _, size in FIELDS)

_space_at = {key: at for at, key in enumerate(SPACES)}
_modes = tuple(SETUP.modes)


def observe(view: Json, prompt: str | None, about: Mapping[str, Any]) -> Vector:
    """What the seat of a view knows, and what it is being asked, if anything."""
    me = view["me"]
    manors = view["manors"]
    manor = manors[me]
    cards = cards_of(manor)
    blocks: list[Iterable[float]] = [
        one_hot(PROMPTS, prompt),
        one_hot(_modes, view["mode"]),
        (view["round"] / view["rounds"], len(manors) / (OTHERS + 1)),
        scaled(view["supply"].values(), 17),
        card_row(about["room"]) if "room" in about else np.zeros(CARD_SIZE, np.float32),
        lifted(about),
        dealt(manor),
        offered(view, manor),
        point_row(manor),
        scaled(manor["waiting"].values(), 8),
        light_row(cards.values(), manor),
        space_rows(manor),
        spot_rows(cards, manor),
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


def cards_of(manor: Json) -> dict[tuple[int, int], Room | Foyer]:
    """The cards of a manor by column and floor."""
    return {
        (column["x"], floor): BOX.card(key)
        for column in manor["columns"]
        for floor, key in enumerate(column["cards"])
    }


def lifted(about: Mapping[str, Any]) -> list[float]:
    """The monster to be moved: its colour, and whether it stood on a space."""
    colour = about.get("colour", "").removeprefix("colour:")
    return [*one_hot(tuple(COLOURS), colour), float(about.get("monster", "").startswith("space:"))]


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
            rows[place] = card_row(key)
    return rows.ravel()


def point_row(manor: Json) -> list[float]:
    """The score sheet, where scores are shown."""
    return [points / 50 for points in (manor["points"] or dict.fromkeys(CATEGORIES, 0)).values()]


def light_row(cards: Iterable[Room | Foyer], manor: Json) -> Vector:
    """SM-6.5.1 Which of the sixteen lights the manor shows."""
    row = np.zeros(16, np.float32)
    halves = dict(zip(manor["halves"], ("left", "right"), strict=False))
    for card in cards:
        face: Room | Face = getattr(card, halves[card.key]) if isinstance(card, Foyer) else card
        row[list(face.lights)] = 1
    return row


def space_rows(manor: Json) -> Vector:
    """For every monster space of the game: free, or who stands there; nothing if it is not in this manor."""
    rows = np.zeros((len(SPACES), 5), np.float32)
    for key, seated in manor["seated"].items():
        for index, who in enumerate(seated):
            at = _space_at[f"space:{key.removeprefix('room:')}:{index}"]
            rows[at, 0 if who is None else 1 + COLOURS[who]] = 1
    return rows.ravel()


def spot_rows(cards: Mapping[tuple[int, int], Room | Foyer], manor: Json) -> Vector:
    """SM-4.2.8 For every column with an open cell what a room would find there."""
    rows = np.zeros((len(COLUMNS), SPOT_SIZE), np.float32)
    heights = {column["x"]: len(column["cards"]) for column in manor["columns"]}
    if heights:
        heights[min(heights) - 1] = heights[max(heights) + 1] = 0
    for x, floor in heights.items():
        if x not in COLUMNS:
            continue
        row = rows[x - COLUMNS.start]
        row[:3] = (1, floor / 8, min(1, (floor + 1) / TABLES.column_min_height))
        for cell in ((x - 1, floor), (x + 1, floor), (x, floor + 1), (x, floor - 1)):
            card = cards.get(cell)
            if card is None:
                row[3] += 0.25 * (cell[1] >= 0)
            elif isinstance(card, Room):
                row[4:] += _next_door[card.key]
                for who in manor["seated"].get(card.key, ()):
                    if who is not None:
                        row[4 + 16 + COLOURS[who]] += 0.25
    return rows.ravel()


def other_rows(clockwise: Json) -> Vector:
    """What is public of the other players, clockwise from the own seat."""
    rows = np.zeros((OTHERS, OTHER_SIZE), np.float32)
    for row, manor in zip(rows, clockwise, strict=False):
        tallest = sorted((len(column["cards"]) for column in manor["columns"]), reverse=True)
        row[:] = (
            *point_row(manor),
            *scaled(manor["waiting"].values(), 8),
            *light_row(cards_of(manor).values(), manor),
            *scaled((*tallest, 0, 0, 0)[:3], 8),
        )
    return rows.ravel()


# Cards


def face_row(face: Face) -> list[float]:
    """What is printed on a side of a Foyer card."""
    return [
        face.vp / 4,
        *(face.invitations.count(colour) / 2 for colour in Colour),
        *(float(light in face.lights) for light in range(16)),
    ]


def card_row(key: str) -> Vector:
    """What is printed on a room."""
    return _rows[key]


def _row(room: Room) -> Vector:
    portrait = room.portrait
    colours = [space.colour for space in room.hall.spaces] if room.hall else []
    sign = room.hall.rule if room.hall else None
    return np.array(
        [
            *(float(room.kind is kind) for kind in RoomKind),
            room.vp / 4,
            *(room.invitations.count(colour) / 2 for colour in Colour),
            *(float(light in room.lights) for light in range(16)),
            *(colours.count(colour) / 4 for colour in (*Colour, ANY)),
            *(float(sign is each) for each in (Sign.DIFFERENT, Sign.SAME, Sign.PAIRS)),
            max(room.hall.values) / 12 if room.hall else 0.0,
            *_counted(portrait),
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
    lights = [divmod(light, len(Colour)) for light in room.lights]
    shown = [
        *(float(room.kind is kind) for kind in RoomKind),
        *(room.invitations.count(colour) for colour in Colour),
        *(sum(kind == each for each, _ in lights) for kind in LightKind),
        *(sum(colour == each for _, each in lights) for colour in Colour),
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


_rows = {room.key: _row(room) for room in BOX.rooms}
_next_door = {room.key: _around(room) for room in BOX.rooms}
