"""The cards of Spook Manor as immutable definitions (SM-1).

A card is one object for the whole program: two cards are the same card only if they are the same
object, so the copies of one entry are different cards with the same face (SM-1.9).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from pathlib import Path

from salotto.kit.components import Keyed, Printed
from salotto.kit.content import Names, Unfit, settle, words_of, written
from salotto.kit.refusals import Why
from salotto.titles.spook_manor.refusals import DIFFERENT, OTHER_COLOUR, PAIR, SAME, TAKEN

DATA = Path(__file__).parent / "data"

FREE = -1
"""A monster space nobody stands on."""

ANY = -1
"""The colour of an open space, which accepts every monster."""

Seated = tuple[int, ...]
"""Who stands on the spaces of a hall, from left to right: a colour or FREE."""


class Colour(IntEnum):
    """SM-1.6 The four colours of monsters."""

    PURPLE = 0
    RED = 1
    GREEN = 2
    ORANGE = 3


class LightKind(IntEnum):
    """The four kinds of light."""

    CANDLE = 0
    LANTERN = 1
    TORCH = 2
    CHANDELIER = 3


class RoomKind(StrEnum):
    """SM-1.4 Every Room card has exactly one kind."""

    ENTERTAINMENT = "entertainment"
    PORTRAIT = "portrait"
    LIGHTING = "lighting"
    CHAMBER = "chamber"


class Sign(StrEnum):
    """What the sign on an Entertainment room asks of its guests (SM-4.4.6 to SM-4.4.8)."""

    NONE = "none"
    DIFFERENT = "different"  # SM-4.4.6
    SAME = "same"  # SM-4.4.7
    PAIRS = "pairs"  # SM-4.4.8


class ScoreKind(StrEnum):
    """How an Entertainment room scores its guests (SM-6.3.2 to SM-6.3.4)."""

    TRACK = "track"  # SM-6.3.2 by the number of guests
    PER_MONSTER = "per_monster"  # SM-6.3.3 guest by guest
    PAIRS = "pairs"  # SM-6.3.4 by the number of full pairs


class Counts(StrEnum):
    """What a Portrait room looks for next door (SM-6.4)."""

    EMPTY = "empty"  # SM-6.4.3 cells
    ROOM_TYPE = "room_type"  # SM-6.4.7 rooms of a kind
    ICONS = "icons"  # SM-6.4.9 things on rooms


class Icon(StrEnum):
    """SM-6.4.9 The things a Portrait room may count on a room."""

    INVITATION = "invitation"
    LIGHT = "light"
    MONSTER = "monster"


COLOURS: dict[str, Colour] = words_of(Colour)
COLOUR_NAMES = tuple(COLOURS)
LIGHT_KINDS: dict[str, LightKind] = words_of(LightKind)


@dataclass(frozen=True, slots=True)
class Light:
    """SM-6.5 A light icon."""

    kind: LightKind
    colour: Colour


def mask_of(lights: Iterable[Light]) -> int:
    """Which lights there are, as bits: that of a light is kind * 4 + colour."""
    mask = 0
    for light in lights:
        mask |= 1 << light.kind * len(Colour) + light.colour
    return mask


@dataclass(frozen=True, slots=True)
class Cell:
    """A grid position: x grows to the right, y is the floor."""

    x: int  # from left to right
    y: int  # the floor
    key: str


_cells: dict[tuple[int, int], Cell] = {}


def cell(x: int, y: int) -> Cell:
    """The one Cell object of a position."""
    found = _cells.get((x, y))
    if found is None:
        found = _cells[x, y] = Cell(x, y, f"spot:{x},{y}")
    return found


def cell_of(key: str) -> Cell:
    """The cell behind a key such as `spot:-1,2`."""
    x, y = key.removeprefix("spot:").split(",")
    return cell(int(x), int(y))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Space(Keyed):
    """A place for one monster on an Entertainment room."""

    room: str  # key of the room it is printed on
    index: int  # from the left
    colour: int  # the only colour it accepts, or ANY


@dataclass(frozen=True, slots=True, eq=False)
class Hall:
    """The monster spaces of an Entertainment room, who may stand there and what that is worth."""

    spaces: tuple[Space, ...]
    rule: Sign
    scoring: ScoreKind
    values: tuple[int, ...]  # by number of monsters, by colour, or by number of complete pairs
    _openings: dict[Seated, tuple[tuple[Space, ...], ...]] = field(default_factory=dict, repr=False)
    _occupied: dict[Seated, tuple[Space, ...]] = field(default_factory=dict, repr=False)
    _values: dict[Seated, int] = field(default_factory=dict, repr=False)

    @property
    def nobody(self) -> Seated:
        """The hall without guests."""
        return (FREE,) * len(self.spaces)

    def refusal(self, seated: Seated, at: int, colour: int) -> Why | None:
        """The rule that keeps a monster of a colour from a space, if any (SM-4.4.4 to SM-4.4.8)."""
        if seated[at] != FREE:
            return TAKEN
        if self.spaces[at].colour not in (ANY, colour):
            return OTHER_COLOUR
        if self.rule is Sign.DIFFERENT and colour in seated:
            return DIFFERENT
        if self.rule is Sign.SAME and any(other not in (FREE, colour) for other in seated):
            return SAME
        if self.rule is Sign.PAIRS and seated[at ^ 1] not in (FREE, colour):
            return PAIR
        return None

    def openings(self, seated: Seated, colour: int) -> tuple[Space, ...]:
        """The spaces where a monster of this colour may be put now.

        A monster that moves within the hall is taken off first (SM-4.4.1): leave it out of `seated`.
        """
        try:
            return self._openings[seated][colour]
        except KeyError:
            found = self._openings[seated] = tuple(
                tuple(s for s in self.spaces if self.refusal(seated, s.index, guest) is None)
                for guest in Colour
            )
            return found[colour]

    def occupied(self, seated: Seated) -> tuple[Space, ...]:
        """The spaces on which a monster stands."""
        try:
            return self._occupied[seated]
        except KeyError:
            found = tuple(s for s in self.spaces if seated[s.index] != FREE)
            self._occupied[seated] = found
            return found

    def value(self, seated: Seated) -> int:
        """SM-6.3 What the hall scores with these guests."""
        try:
            return self._values[seated]
        except KeyError:
            found = self._values[seated] = self._score(seated)
            return found

    def _score(self, seated: Seated) -> int:
        guests = [colour for colour in seated if colour != FREE]
        if self.scoring is ScoreKind.PER_MONSTER:  # SM-6.3.3
            return sum(self.values[colour] for colour in guests)
        if self.scoring is ScoreKind.PAIRS:  # SM-6.3.4
            pairs = zip(seated[::2], seated[1::2], strict=True)
            reached = sum(one == other != FREE for one, other in pairs)
        else:  # SM-6.3.2
            reached = len(guests)
        return self.values[reached - 1] if reached else 0


def apart(field: str, other: str) -> Unfit:
    """A field that does not go with another value."""
    return Unfit(field, f"does not go with {other}", "room-pack-apart", value=other)


@dataclass(frozen=True, slots=True, eq=False)
class Portrait:
    """What a Portrait room counts in the cells around it, and what each counted thing is worth."""

    counts: Counts = field(metadata=written("count"))
    vp: int
    room_kind: RoomKind | None = field(default=None, metadata=written("room_type"))
    icons: tuple[Icon, ...] = ()
    colours: tuple[Colour, ...] = ()
    light_kinds: tuple[LightKind, ...] = field(default=(), metadata=written("kinds"))
    _given: dict[Card, int] = field(init=False, default_factory=dict, repr=False)

    def __post_init__(self) -> None:
        needed = {Counts.EMPTY: (), Counts.ROOM_TYPE: ("room_kind",), Counts.ICONS: ("icons", "colours")}
        given = {"room_kind": self.room_kind, "icons": self.icons, "colours": self.colours}
        for name, value in given.items():
            if bool(value) != (name in needed[self.counts]):
                if not value:
                    raise Unfit(name, "is missing", "room-pack-missing")
                raise apart(name, self.counts)

    @property
    def counts_monsters(self) -> bool:
        """Whether it looks at the guests next door."""
        return Icon.MONSTER in self.icons

    def gives(self, card: Card) -> int:
        """SM-6.4.1 What it gives for an adjacent card, apart from the monsters standing there."""
        try:
            return self._given[card]
        except KeyError:
            found = self._given[card] = self.vp * self._count(card)
            return found

    def _count(self, card: Card) -> int:
        if isinstance(card, Foyer):  # SM-6.4.8, SM-6.4.11
            return 0
        if self.counts is Counts.ROOM_TYPE:  # SM-6.4.7
            return int(card.kind is self.room_kind)
        things = 0  # SM-6.4.9
        if Icon.INVITATION in self.icons:
            things += sum(colour in self.colours for colour in card.invitations)
        if Icon.LIGHT in self.icons:
            things += sum(
                light.kind in self.light_kinds and light.colour in self.colours for light in card.lights
            )
        return things


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Room(Printed):
    """One of the 156 Room cards (SM-1.3)."""

    entry: str = field(metadata=written("id"))
    kind: RoomKind = field(metadata=written("type"))
    vp: int
    invitations: tuple[Colour, ...]
    lights: tuple[Light, ...]
    hall: Hall | None = field(metadata=written("entertainment"))
    portrait: Portrait | None = None
    texts: Names = field(metadata=written("text"))
    colour: Colour | None  # tint of the frame, without rule effect
    lights_mask: int = field(init=False)

    def __post_init__(self) -> None:
        settle(self, lights_mask=mask_of(self.lights))
        parts = (
            ("hall", self.hall, RoomKind.ENTERTAINMENT),
            ("portrait", self.portrait, RoomKind.PORTRAIT),
            ("lights", self.lights, RoomKind.LIGHTING),
        )
        for name, part, kind in parts:  # SM-1.5
            if part and self.kind is not kind:
                raise apart(name, self.kind)
            if not part and self.kind is kind:
                raise Unfit(name, "is missing", "room-pack-missing")


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a Foyer card (SM-1.2)."""

    vp: int
    invitations: tuple[Colour, ...]
    lights: tuple[Light, ...]
    shows: str  # the table printed there as a reminder
    lights_mask: int = field(init=False)

    def __post_init__(self) -> None:
        settle(self, lights_mask=mask_of(self.lights))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Foyer(Printed):
    """One of the 16 Foyer cards; as Left half it shows its Left face, as Right half its Right face."""

    entry: str = field(metadata=written("id"))
    left: Face
    right: Face
    texts: Names = field(metadata=written("text"))

    @property
    def right_half(self) -> str:
        """SM-3.3 The key of the card as the Right half: there it is called by what its Right face shows."""
        return f"half:{self.entry}"


Card = Room | Foyer
"""What a manor is made of."""
