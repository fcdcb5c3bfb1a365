"""The cards of Spook Manor, loaded once from TOML into immutable definitions (SM-1).

A card is one object for the whole program: two cards are the same card only if they are the same
object, so the copies of one entry are different cards with the same face (SM-1.9).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from pathlib import Path
from typing import TypeVar

from salotto.content import ContentError, Entry, entries, layers

Card = TypeVar("Card", "Room", "Foyer")
Word = TypeVar("Word", bound=StrEnum)

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
    DIFFERENT = "different"
    SAME = "same"
    PAIRS = "pairs"


class ScoreKind(StrEnum):
    """How an Entertainment room scores its guests (SM-6.3.2 to SM-6.3.4)."""

    TRACK = "track"
    PER_MONSTER = "per_monster"
    PAIRS = "pairs"


class Counts(StrEnum):
    """What a Portrait room looks for next door (SM-6.4)."""

    EMPTY = "empty"
    ROOM_TYPE = "room_type"
    ICONS = "icons"


class Icon(StrEnum):
    """SM-6.4.9 The things a Portrait room may count on a room."""

    INVITATION = "invitation"
    LIGHT = "light"
    MONSTER = "monster"


COLOURS = {colour.name.lower(): colour for colour in Colour}
LIGHT_KINDS = {kind.name.lower(): kind for kind in LightKind}


@dataclass(frozen=True, slots=True)
class Cell:
    """A grid position: x grows to the right, y is the floor."""

    x: int
    y: int
    key: str


_cells: dict[tuple[int, int], Cell] = {}


def cell(x: int, y: int) -> Cell:
    """The one Cell object of a position."""
    found = _cells.get((x, y))
    if found is None:
        found = _cells[x, y] = Cell(x, y, f"spot:{x},{y}")
    return found


@dataclass(frozen=True, slots=True, eq=False)
class Space:
    """A place for one monster on an Entertainment room."""

    key: str
    room: str  # key of the room it is printed on
    index: int  # from the left
    colour: int  # the only colour it accepts, or ANY

    def __repr__(self) -> str:
        return f"Space({self.key!r})"


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

    def refusal(self, seated: Seated, at: int, colour: int) -> str | None:
        """The rule that keeps a monster of a colour from a space, if any (SM-4.4.4 to SM-4.4.8)."""
        if seated[at] != FREE:
            return "SM-4.4.4"
        if self.spaces[at].colour not in (ANY, colour):
            return "SM-4.4.5"
        if self.rule is Sign.DIFFERENT and colour in seated:
            return "SM-4.4.6"
        if self.rule is Sign.SAME and any(other not in (FREE, colour) for other in seated):
            return "SM-4.4.7"
        if self.rule is Sign.PAIRS and seated[at ^ 1] not in (FREE, colour):
            return "SM-4.4.8"
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


@dataclass(frozen=True, slots=True, eq=False)
class Portrait:
    """What a Portrait room counts in the cells around it, and what each counted thing is worth."""

    counts: Counts
    vp: int
    room_kind: RoomKind | None = None
    icons: tuple[Icon, ...] = ()
    colours: tuple[Colour, ...] = ()
    light_kinds: tuple[LightKind, ...] = ()
    _printed: dict[Room | Foyer, int] = field(default_factory=dict, repr=False)

    @property
    def counts_monsters(self) -> bool:
        """Whether it looks at the guests next door."""
        return Icon.MONSTER in self.icons

    def printed_on(self, card: Room | Foyer) -> int:
        """How many things it counts on an adjacent card, apart from the monsters standing there."""
        try:
            return self._printed[card]
        except KeyError:
            found = self._printed[card] = self._count(card)
            return found

    def _count(self, card: Room | Foyer) -> int:
        if isinstance(card, Foyer):  # SM-6.4.8, SM-6.4.11
            return 0
        if self.counts is Counts.ROOM_TYPE:  # SM-6.4.7
            return int(card.kind is self.room_kind)
        things = 0  # SM-6.4.9
        if Icon.INVITATION in self.icons:
            things += sum(colour in self.colours for colour in card.invitations)
        if Icon.LIGHT in self.icons:
            lights = (divmod(light, len(Colour)) for light in card.lights)
            things += sum(k in self.light_kinds and c in self.colours for k, c in lights)
        return things


@dataclass(frozen=True, slots=True, eq=False)
class Room:
    """One of the 156 Room cards (SM-1.3)."""

    key: str
    entry: str
    kind: RoomKind
    vp: int
    invitations: tuple[Colour, ...]
    lights: tuple[int, ...]  # kind * 4 + colour
    lights_mask: int
    hall: Hall | None
    portrait: Portrait | None
    names: dict[str, str]
    texts: dict[str, str]
    colour: Colour | None  # tint of the frame, without rule effect
    source: str

    def __repr__(self) -> str:
        return f"Room({self.key!r})"


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a Foyer card (SM-1.2)."""

    vp: int
    invitations: tuple[Colour, ...]
    lights: tuple[int, ...]
    lights_mask: int
    shows: str  # the table printed there as a reminder


@dataclass(frozen=True, slots=True, eq=False)
class Foyer:
    """One of the 16 Foyer cards; as Left half it shows its Left face, as Right half its Right face."""

    key: str
    entry: str
    left: Face
    right: Face
    names: dict[str, str]
    texts: dict[str, str]
    source: str

    def __repr__(self) -> str:
        return f"Foyer({self.key!r})"


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All physical cards, and where to find each by its key."""

    rooms: tuple[Room, ...]
    foyers: tuple[Foyer, ...]
    room: dict[str, Room]
    foyer: dict[str, Foyer]


def load_box(*packs: Path) -> Box:
    """The cards of the game, with the entries of the house packs laid over them.

    A pack is a folder with a rooms.toml or a foyers.toml. An entry changes the fields it names;
    with `copies = 0` the card is left out.
    """
    rooms = tuple(
        card for entry in entries(layers("rooms.toml", DATA, packs), "room") for card in _read_room(entry)
    )
    foyers = tuple(
        card for entry in entries(layers("foyers.toml", DATA, packs), "foyer") for card in _read_foyer(entry)
    )
    return Box(rooms, foyers, _by_key(rooms), _by_key(foyers))


def _by_key(cards: Iterable[Card]) -> dict[str, Card]:
    found: dict[str, Card] = {}
    for card in cards:
        if card.key in found:
            raise ContentError("", card.entry, "id", f"two cards would be called {card.key}")
        found[card.key] = card
    return found


def _words(kinds: type[Word]) -> dict[str, Word]:
    return {kind.value: kind for kind in kinds}


_NAMING = ("id", "name", "name_it", "name_fr", "copies", "text", "text_it", "text_fr", "source")
_ROOM_FIELDS = (*_NAMING, "type", "colour", "vp", "invitations", "lights", "entertainment", "portrait")
_FOYER_FIELDS = (*_NAMING, "left", "right")


def _read_room(entry: Entry) -> Iterator[Room]:
    entry.only(_ROOM_FIELDS)
    kind = entry.pick("type", _words(RoomKind))
    for part in (RoomKind.ENTERTAINMENT, RoomKind.PORTRAIT):  # SM-1.5
        if part in entry.fields and kind is not part:
            raise entry.error(part, f"only {part} rooms have it")
    lights = _read_lights(entry)
    if lights and kind is not RoomKind.LIGHTING:  # SM-1.5
        raise entry.error("lights", "only lighting rooms carry light icons")
    portrait = None
    if kind is RoomKind.PORTRAIT:
        portrait = _read_portrait(entry.table("portrait"))
    for name in _copies(entry):
        hall = None
        if kind is RoomKind.ENTERTAINMENT:
            hall = _read_hall(entry.table("entertainment"), name)
        yield Room(
            key=f"room:{name}",
            entry=entry.id,
            kind=kind,
            vp=entry.number("vp"),
            invitations=entry.picks("invitations", COLOURS),
            lights=lights,
            lights_mask=_mask(lights),
            hall=hall,
            portrait=portrait,
            names=entry.languages("name"),
            texts=entry.languages("text"),
            colour=entry.pick("colour", {**COLOURS, "none": None}),
            source=entry.source(),
        )


def _copies(entry: Entry) -> list[str]:
    """SM-1.9 A name for each physical card of an entry."""
    copies = entry.number("copies", least=0)
    return [entry.id] if copies == 1 else [f"{entry.id}-{n}" for n in range(1, copies + 1)]


def _read_lights(entry: Entry) -> tuple[int, ...]:
    lights = []
    for light in entry.tables("lights"):
        light.only(("kind", "colour"))
        kind, colour = light.pick("kind", LIGHT_KINDS), light.pick("colour", COLOURS)
        lights.append(kind * len(Colour) + colour)
    return tuple(lights)


def _mask(lights: Iterable[int]) -> int:
    mask = 0
    for light in lights:
        mask |= 1 << light
    return mask


def _read_hall(table: Entry, name: str) -> Hall:
    table.only(("spaces", "rule", "score"))
    colours = table.picks("spaces", {**COLOURS, "any": ANY})
    rule = table.pick("rule", _words(Sign))
    spaces = tuple(
        Space(f"space:{name}:{index}", f"room:{name}", index, colour) for index, colour in enumerate(colours)
    )
    score = table.table("score")
    scoring = score.pick("kind", _words(ScoreKind))
    if not spaces or (rule is Sign.PAIRS and len(spaces) % 2):
        raise table.error("spaces", f"{len(spaces)} spaces cannot stand under the rule {rule}")
    if scoring is ScoreKind.PAIRS and rule is not Sign.PAIRS:
        raise table.error("rule", "pairs score only under the rule pairs")
    if scoring is ScoreKind.PER_MONSTER:
        score.only(("kind", "any_vp", "preferred", "preferred_vp"))
        worth = [score.number("any_vp")] * len(Colour)
        worth[score.pick("preferred", COLOURS)] = score.number("preferred_vp")
        return Hall(spaces, rule, scoring, tuple(worth))
    score.only(("kind", "vp"))
    values = score.numbers("vp")
    steps = len(spaces) // 2 if scoring is ScoreKind.PAIRS else len(spaces)
    if len(values) != steps:
        raise score.error("vp", f"expects {steps} values, not {len(values)}")
    return Hall(spaces, rule, scoring, values)


def _read_portrait(table: Entry) -> Portrait:
    counts, vp = table.pick("count", _words(Counts)), table.number("vp")
    if counts is Counts.EMPTY:
        table.only(("count", "vp"))
        return Portrait(counts, vp)
    if counts is Counts.ROOM_TYPE:
        table.only(("count", "vp", "room_type"))
        return Portrait(counts, vp, room_kind=table.pick("room_type", _words(RoomKind)))
    table.only(("count", "vp", "icons", "colours", "kinds"))
    return Portrait(
        counts,
        vp,
        icons=table.picks("icons", _words(Icon)),
        colours=table.picks("colours", COLOURS),
        light_kinds=table.picks("kinds", LIGHT_KINDS),
    )


def _read_foyer(entry: Entry) -> Iterator[Foyer]:
    entry.only(_FOYER_FIELDS)
    for name in _copies(entry):
        yield Foyer(
            key=f"foyer:{name}",
            entry=entry.id,
            left=_read_face(entry.table("left")),
            right=_read_face(entry.table("right")),
            names=entry.languages("name"),
            texts=entry.languages("text"),
            source=entry.source(),
        )


def _read_face(table: Entry) -> Face:
    table.only(("vp", "invitations", "lights", "shows"))
    lights = _read_lights(table)
    return Face(
        vp=table.number("vp"),
        invitations=table.picks("invitations", COLOURS),
        lights=lights,
        lights_mask=_mask(lights),
        shows=table.text("shows"),
    )


BOX = load_box()
