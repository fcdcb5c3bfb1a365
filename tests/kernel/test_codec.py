"""The codec: states as plain data and back."""

import json
from dataclasses import dataclass, field
from enum import Enum, IntEnum, StrEnum
from typing import Any

import pytest

from salotto.kernel.codec import CorruptState, decode, encode
from salotto.kernel.zones import EVERYBODY, Zone


class Suit(IntEnum):
    RED = 0
    BLUE = 1


class Phase(StrEnum):
    PLAY = "play"


class Side(Enum):
    LEFT = "left"


@dataclass(frozen=True)
class Card:
    key: str


@dataclass(frozen=True)
class Face(Card):
    """A definition without a field of its own."""


@dataclass(frozen=True, slots=True)
class Tile:
    key: str


THINGS = {"card:a": Card("card:a"), "face:a": Face("face:a"), "tile:a": Tile("tile:a")}


@dataclass(slots=True)
class PersonalNotes:
    depth: int = 0


@dataclass(slots=True)
class Room:
    number: int = 1
    name: str = "hall"
    lit: bool = False
    ratio: float = 0.5
    phase: Phase = Phase.PLAY
    side: Side = Side.LEFT
    suits: tuple[Suit, ...] = (Suit.BLUE, Suit.RED)
    pair: tuple[int, str] = (1, "one")
    card: Card | None = None
    face: Face | None = None
    either: Card | Tile | None = None
    corner: PersonalNotes = field(default_factory=PersonalNotes)
    corners: list[PersonalNotes] = field(default_factory=list)
    nested: list[list[int | None]] = field(default_factory=list)
    by_seat: dict[int, list[str]] = field(default_factory=dict)
    by_suit: dict[Suit, int] = field(default_factory=dict)
    by_phase: dict[Phase, int] = field(default_factory=dict)
    by_card: dict[Card, int] = field(default_factory=dict)
    zone: Zone[Card] = field(default_factory=Zone)
    mixed: Zone[Card | Tile] = field(default_factory=Zone)


def back(room: Any) -> Any:
    """There and back, through JSON."""
    return decode(type(room), json.loads(json.dumps(encode(room), allow_nan=False)), THINGS.__getitem__)


def full() -> Room:
    return Room(
        number=-7,
        card=Card("card:a"),
        face=Face("face:a"),
        either=Tile("tile:a"),
        corners=[PersonalNotes(1), PersonalNotes(2)],
        nested=[[1, None], []],
        by_seat={2: ["x"], 0: []},
        by_suit={Suit.BLUE: 3},
        by_phase={Phase.PLAY: 4},
        by_card={Card("card:a"): 5},
        zone=Zone([Card("card:a")], EVERYBODY),
        mixed=Zone([Tile("tile:a"), Card("card:a")]),
    )


@pytest.mark.parametrize("room", [Room(), full()])
def test_everything_a_state_may_hold_comes_back(room: Room) -> None:
    again = back(room)
    assert again == room
    assert type(again.suits[0]) is Suit
    assert type(again.phase) is Phase
    assert list(again.by_seat) == list(room.by_seat)


def test_definitions_come_back_as_the_very_same_objects() -> None:
    again = back(full())
    assert again.card is THINGS["card:a"]
    assert again.face is THINGS["face:a"]
    assert again.mixed.cards[0] is THINGS["tile:a"]


def test_encoded_data_is_plain() -> None:
    data = encode(full())
    assert json.loads(json.dumps(data)) == data
    assert data["zone"] == [["card:a"], [-1]]
    assert data["by_suit"] == {"1": 3}


def test_an_enum_in_a_plain_field_is_written_as_its_value() -> None:
    data = encode(Room(number=Suit.BLUE, name=Phase.PLAY))
    assert (type(data["number"]), type(data["name"])) == (int, str)
    assert decode(Room, data, THINGS.__getitem__).number == 1


def test_encoded_data_shares_nothing_with_the_state() -> None:
    room = full()
    data = encode(room)
    room.zone.add(Card("card:a"))
    room.by_seat[2].append("y")
    assert data == encode(full())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("number", "1"),
        ("number", True),
        ("number", None),
        ("number", 1.0),
        ("lit", 1),
        ("name", 7),
        ("ratio", "x"),
        ("phase", "sleep"),
        ("phase", ["play"]),
        ("suits", [9]),
        ("suits", 3),
        ("pair", [1]),
        ("pair", [1, "one", 2]),
        ("card", "card:unknown"),
        ("card", "tile:a"),
        ("card", 5),
        ("card", ["card:a"]),
        ("face", "card:a"),
        ("either", "nothing"),
        ("corner", {}),
        ("corner", {"depth": 1, "height": 2}),
        ("corner", None),
        ("corners", {"depth": 1}),
        ("by_seat", {"x": []}),
        ("by_seat", [1]),
        ("by_suit", {"9": 1}),
        ("by_card", {"card:unknown": 1}),
        ("zone", [["card:a"], []]),
        ("zone", [["card:a"], ["0"]]),
        ("zone", [["card:a"]]),
        ("zone", None),
    ],
)
def test_damaged_data_is_refused(name: str, value: Any) -> None:
    with pytest.raises(CorruptState, match="not a stored Room"):
        decode(Room, {**encode(Room()), name: value}, THINGS.__getitem__)


@pytest.mark.parametrize("data", [None, [], 3, "x", {}, {"number": 1}, {**encode(Room()), "more": 1}])
def test_what_is_no_state_at_all_is_refused(data: Any) -> None:
    with pytest.raises(CorruptState):
        decode(Room, data, THINGS.__getitem__)


@dataclass
class WithSet:
    things: set[int]


@dataclass
class WithUnion:
    thing: int | str


@dataclass
class WithPairKeys:
    thing: dict[tuple[int, int], int]


@dataclass
class WithFlagKeys:
    thing: dict[bool, int]


@pytest.mark.parametrize("state", [WithSet({1}), WithUnion(1), WithPairKeys({}), WithFlagKeys({})])
def test_what_cannot_be_stored_for_certain_is_refused_at_once(state: Any) -> None:
    with pytest.raises(TypeError, match="a state cannot hold"):
        encode(state)


@dataclass(slots=True)
class Renewed:
    """A record that an earlier release wrote with `old`, and without `new`."""

    kept: int = 0
    new: int = 7


FORMER_FIELDS = {"Renewed": ("old",)}
LATER_FIELDS = {"Renewed": ("new",)}


def test_a_record_of_an_earlier_release_is_read() -> None:
    assert encode(Renewed(1, 2)) == {"kept": 1, "new": 2}
    for data, found in (
        ({"kept": 1, "old": 5}, Renewed(1, 7)),
        ({"kept": 1, "new": 2}, Renewed(1, 2)),
        ({"kept": 1, "new": 2, "old": 5}, Renewed(1, 2)),
    ):
        assert decode(Renewed, data, THINGS.__getitem__) == found
    for data in ({"new": 2}, {"kept": 1, "other": 2}):
        with pytest.raises(CorruptState):
            decode(Renewed, data, THINGS.__getitem__)


@dataclass(slots=True)
class Hour:
    """What was once told by fields of `Day`."""

    late: bool = False
    bells: int = 0


@dataclass(slots=True)
class Day:
    """A record that holds another one."""

    date: int = 0
    hour: Hour = field(default_factory=Hour)


SPREAD_FIELDS = {"Day": ("hour",)}


def test_a_record_within_can_be_stored_among_the_fields_of_its_owner() -> None:
    data = {"date": 3, "late": True, "bells": 2}
    assert encode(Day(3, Hour(True, 2))) == data
    assert decode(Day, data, THINGS.__getitem__) == Day(3, Hour(True, 2))
    for wrong in (
        {"date": 3, "late": True},
        {**data, "more": 1},
        {**data, "hour": {}},
        {**data, "bells": "x"},
    ):
        with pytest.raises(CorruptState):
            decode(Day, wrong, THINGS.__getitem__)
