"""The furniture of a table: what can lie on one, as a title composes it and as page and terminal draw it.

A title's `table.py` says in a few lines what lies where, made from a state in which the reader's secrets are
dealt again; it knows neither HTML nor a terminal nor a language:

    Group("place", at="quarry", keys=("place:quarry",), title="location:quarry", icon="quarry", things=(
        *promise(game, me, QUARRY),                       # +2 Stone
        *(Figures(seat, n, (f"capture:quarry:{seat}",)) for seat, n in enumerate(workers) if n),
    ))

Whatever may be chosen lies here under its keys, so that a choice is made on the thing itself; the first of
the keys is what somebody who points at it is told about. All are values: the same table looks the same.
"""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any, Literal, NamedTuple, Protocol

from salotto.kernel.keys import is_key, is_number
from salotto.kernel.play import Told
from salotto.kernel.title import Phrase
from salotto.kit.content import WithKey

Said = str | Phrase
"""What is put into words by whoever draws it: a key of the title, or a text with its arguments."""


class Sign(NamedTuple):
    """A piece of a picture: an icon of the title's sheet, or a number."""

    icon: str = ""
    text: str = ""


Signs = tuple[Sign, ...]


@lru_cache(maxsize=4096)
def signs(written: str) -> Signs:
    """A picture as one writes it: `signs("+2 @silver")`; what begins with @ is an icon."""
    pieces: list[Sign] = []
    for word in written.split():
        if word.startswith("@"):
            pieces.append(Sign(icon=word[1:]))
        elif pieces and pieces[-1].text:
            pieces[-1] = Sign(text=f"{pieces[-1].text} {word}".replace("-", "−"))
        else:
            pieces.append(Sign(text=word.replace("-", "−")))
    return tuple(pieces)


# What lies on a table


@dataclass(frozen=True, slots=True)
class Picture:
    """Signs: what something costs or brings."""

    signs: Signs
    keys: tuple[str, ...] = ()
    style: str = ""
    name: Said = ""
    piece: str = ""  # what flies when it moves


def picture(
    written: str, keys: tuple[str, ...] = (), style: str = "", name: Said = "", piece: str = ""
) -> Picture:
    """Signs as one writes them: `picture("+2 @silver")`."""
    return Picture(signs(written), keys, style, name, piece)


@dataclass(frozen=True, slots=True)
class Words:
    """A sentence, or a name."""

    says: Said
    keys: tuple[str, ...] = ()
    style: str = ""
    seat: int | None = None  # of whom it speaks, as a line of the story does


@dataclass(frozen=True, slots=True)
class Count:
    """So many of something: goods, cards of a pile, the value of a track."""

    icon: str
    n: int | str
    name: Said = ""
    keys: tuple[str, ...] = ()
    style: str = ""
    piece: str = ""  # what flies when it changes


@dataclass(frozen=True, slots=True)
class Figures:
    """Pieces of one colour that stand together."""

    seat: int
    n: int = 1
    keys: tuple[str, ...] = ()
    icon: str = "worker"
    name: Said = ""
    one: bool = False  # a single piece, of which one needs no number


@dataclass(frozen=True, slots=True)
class Card:
    """A card or tile that lies face up; what lies on it may itself be chosen."""

    key: str
    keys: tuple[str, ...] = ()  # other keys under which it may be chosen
    on: tuple[Thing, ...] = ()
    back: bool = False  # whether it shows its other side, which everybody may know
    style: str = ""
    at: str = ""  # where it lies, if it is one alone


@dataclass(frozen=True, slots=True)
class Back:
    """A card that lies face down, a pile of them, or (without an icon) a place for one."""

    icon: str = ""
    keys: tuple[str, ...] = ()
    on: tuple[Thing, ...] = ()
    style: str = ""
    at: str = ""


@dataclass(frozen=True)
class Group:
    """Things that lie together in one of the ways below; it may itself be chosen as a whole."""

    kind: str
    things: tuple[Thing, ...] = ()
    at: str = ""  # where it lies on the board
    keys: tuple[str, ...] = ()
    title: Said = ""
    icon: str = ""
    note: Said = ""  # small, beside the title
    style: str = ""
    columns: int = 0
    stands: Phrase | None = None  # how it stands for the reader: told to whoever points at it
    spare: int = 0  # where lines are scarce the terminal leaves out the highest numbers first
    ground: str = ""  # what is drawn below it: a symbol of `ground.svg` in the title's static files

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Tables are looked up by what they are, so each part of one is counted once."""
        return hash((self.kind, self.things, self.at, self.keys, self.title, self.style, self.note))

    @cached_property
    def inside(self) -> frozenset[str]:
        """All that may be chosen on it."""
        found = set(self.keys)
        for thing in self.things:
            found.update(thing.inside if isinstance(thing, Group) else placed((thing,)))
        return frozenset(found)


Thing = Picture | Words | Count | Figures | Card | Back | Group


class Lay(Protocol):
    """Lays things together; what is None or False is left out."""

    def __call__(
        self,
        *things: Thing | Literal[False] | None,
        at: str = "",
        keys: tuple[str, ...] = (),
        title: Said = "",
        icon: str = "",
        note: Said = "",
        style: str = "",
        columns: int = 0,
        stands: Phrase | None = None,
        spare: int = 0,
        ground: str = "",
    ) -> Group:
        """The group."""


def _lay(kind: str) -> Lay:
    def lay(*things: Thing | Literal[False] | None, **how: Any) -> Group:
        return Group(kind, tuple(thing for thing in things if thing), **how)

    return lay


board, tray = _lay("board"), _lay("tray")
"""What lies in the middle of the page, and beside it."""
place, cell = _lay("place"), _lay("cell")
"""A place is chosen as a whole, and things stand on it; a cell is a part of a grid or a track."""
row, heap, lines = _lay("row"), _lay("heap"), _lay("lines")
"""Things laid out side by side, small things that just flow, sentences below each other."""
grid, track = _lay("grid"), _lay("track")
"""So many columns; a row of cells of which one is now."""
scene = _lay("scene")
"""Places on a picture, which is moved to and fro where it does not fit."""
strip = _lay("strip")
"""What stands in short beside a player's name; its keys (`seat:2`) choose the player."""


def cards(shown: Iterable[WithKey | None], back: str = "") -> list[Thing]:
    """Cards face up as far as one knows them."""
    return [Card(card.key) if card else Back(back) for card in shown]


def shelf(held: Sequence[WithKey], title: Said, icon: str, note: Said = "") -> Group | None:
    """Cards that lie small at a board, where there are any; left out where lines are scarce."""
    return row(*cards(held), title=title, icon=icon, note=note, style="small", spare=1) if held else None


def steps(numbers: Iterable[int], now: int | None) -> list[Group]:
    """The cells of a track: numbers, of which one is now."""
    return [cell(Words(str(n)), style="now" if n == now else "") for n in numbers]


class Face(NamedTuple):
    """A card as it is printed: a small poster, drawn alike for all titles."""

    key: str
    kind: str
    names: Mapping[str, str]
    source: str
    corner: Signs = ()
    top: Signs = ()
    does: tuple[Signs, ...] = ()
    foot: Signs = ()
    lines: tuple[Phrase, ...] = ()  # what it says
    wordy: bool = False  # whether that stands on it
    style: str = ""
    ground: str = ""  # what is painted on it: a symbol of the title's `ground.svg`
    card: Any = None  # the component, for a face template of the title's own
    on: tuple[Thing, ...] = ()  # what is printed where things may lie, shown as long as nothing does
    reverse: Face | None = None  # its other side, where that is no back


@dataclass(frozen=True, slots=True)
class Look:
    """Who looks, and at whom; what the reader is asked, about what, and what he may hear."""

    me: int | None
    at: int
    asked: str = ""
    about: Mapping[str, Any] = field(default_factory=dict)
    story: Sequence[Told] = ()

    @property
    def own(self) -> bool:
        """Whether one looks at what is one's own."""
        return self.at == self.me


def face_of(faces: Mapping[str, Face], card: Card) -> Face:
    """What is printed on the side of a card that is up."""
    face = faces[card.key]
    return face.reverse if card.back and face.reverse else face


# Looking through it


def walk(things: Iterable[Thing]) -> Iterator[Thing]:
    """Everything, from outside to inside."""
    for thing in things:
        yield thing
        if isinstance(thing, Group):
            yield from walk(thing.things)
        elif isinstance(thing, Card | Back):
            yield from walk(thing.on)


def keys_of(thing: Thing) -> tuple[str, ...]:
    """What a thing may be chosen as."""
    return (*thing.keys, thing.key) if isinstance(thing, Card) else thing.keys


def placed(things: Iterable[Thing]) -> set[str]:
    """All that may be chosen somewhere."""
    return {key for thing in walk(things) for key in keys_of(thing)}


def laid_on(things: tuple[Thing, ...], home: str, more: tuple[Thing, ...]) -> tuple[Thing, ...]:
    """The same table with more things on the first of those that bear a key, or lie at a place."""
    found = False

    def lay(thing: Thing) -> Thing:
        nonlocal found
        if found:
            return thing
        if home in keys_of(thing) or home == getattr(thing, "at", ""):
            found = True
            if isinstance(thing, Group):
                return replace(thing, things=(*thing.things, *more))
            if isinstance(thing, Card | Back):
                return replace(thing, on=(*thing.on, *more))
            found = False
        if isinstance(thing, Group):
            inner = tuple(map(lay, thing.things))
            return replace(thing, things=inner) if found else thing
        if isinstance(thing, Card | Back) and thing.on:
            inner = tuple(map(lay, thing.on))
            return replace(thing, on=inner) if found else thing
        return thing

    return tuple(map(lay, things))


def with_ways(
    things: tuple[Thing, ...], home: str, keys: Iterable[str], draw: Callable[[str], Signs]
) -> tuple[Thing, ...]:
    """The same table, where answers that are no thing are laid out on the thing that they are about."""
    ways = tuple(Picture(draw(key), (key,), name=key) for key in keys)
    return laid_on(things, home, (Group("ways", ways),)) if home and ways else things


def with_cards(things: tuple[Thing, ...], keys: Iterable[str]) -> tuple[Thing, ...]:
    """The same table; cards that may be chosen and lie nowhere are laid where the title offers cards."""
    return laid_on(things, OFFERED, tuple(map(Card, keys)))


JOINT = "&"
"""What stands between the answers to questions that follow each other, where a thing offers them as one, as
`space:lake-left&action:trade` does. If something else is asked in between, the rest is dropped."""
OFFERED = "offered"
"""Where cards lie that are looked at only now, such as those one draws and chooses from."""


def at_a_glance(mat: Group) -> tuple[Thing, ...]:
    """A board as small as a player's strip: heaps styled `glance`, where tracks stand, how long rows are."""
    small = []
    for thing in mat.things:
        if not isinstance(thing, Group):
            continue
        if thing.kind == "heap" and "glance" in thing.style.split():
            small.append(replace(thing, keys=(), stands=None))
        elif thing.kind == "track" and thing.icon:
            now = next((n for n, each in enumerate(thing.things) if "now" in getattr(each, "style", "")), 0)
            small.append(heap(Count(thing.icon, now, thing.title)))
        elif thing.kind == "row" and thing.icon and thing.things:
            small.append(heap(Count(thing.icon, len(thing.things), thing.title)))
    return tuple(small)


def joined(things: Iterable[Thing], keys: Collection[str]) -> list[str]:
    """What a table offers that answers several questions at once, beginning with one of these answers."""
    return sorted(key for key in placed(things) if JOINT in key and key.partition(JOINT)[0] in keys)


def stands(things: Iterable[Thing], key: str) -> Phrase | None:
    """How something stands for the reader."""
    groups = (thing for thing in walk(things) if isinstance(thing, Group))
    return next((group.stands for group in groups if group.stands and key in group.keys), None)


def loose(things: Iterable[Thing], keys: Iterable[str]) -> list[str]:
    """Answers with a key or a number that lie nowhere; plain words stand beside the question."""
    lying = placed(things)
    return [key for key in keys if key not in lying and (is_key(key) or is_number(key))]


# Beside the table


class Stage(NamedTuple):
    """How far the game is: `now` of `of`; its phases, each with whether it is now."""

    now: int
    of: int
    label: Phrase
    ends: Phrase
    phases: Sequence[tuple[Phrase, bool]]
    round: int | None = None  # where `now` counts something else
    clock: str = ""  # the key of the thing that it counts


class Facts(NamedTuple):
    """The small facts of a strip."""

    hand: int | None = None  # cards in hand
    ready: bool = False  # whether somebody has decided
    points: Mapping[str, int] | None = None  # by category, as far as they are open; None while secret
    partial: bool = False  # whether its owner counts more


class SheetLine(NamedTuple):
    """A number that is typed into the score pad."""

    name: str
    icon: str
    least: int
    most: int
    word: str = ""  # how its text ends, if not as its name


class Sheet(NamedTuple):
    """The score pad of a real table."""

    icons: str  # the sheet of the title's icons
    prefix: str  # how the texts begin that name the lines
    lines: tuple[SheetLine, ...]
    folded: str = ""  # the text below which further lines are folded away
    more: tuple[SheetLine, ...] = ()
