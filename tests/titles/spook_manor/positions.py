"""Positions for the tests of Spook Manor, set up in one line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from salotto.titles.spook_manor.arrange import fame_of, group_of, row_of
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import COLOURS, FREE, Cell, Foyer, Hall, Room, Seated, cell
from salotto.titles.spook_manor.scoring import neighbourhoods
from salotto.titles.spook_manor.state import Manor

Column = Sequence[str]
Spaces = Sequence[str | None]


def a_room(entry: str, copy: int = 1) -> Room:
    """A card by the id of its entry; of several copies the first, or the one asked for."""
    copies = [room for room in BOX.rooms if room.entry == entry]
    if not copies:
        raise KeyError(entry)
    return copies[copy - 1]


def a_hall(entry: str) -> Hall:
    """The spaces of an Entertainment room."""
    hall = a_room(entry).hall
    assert hall is not None, f"{entry} is no Entertainment room"
    return hall


def a_foyer(entry: str) -> Foyer:
    """A Foyer card by the id of its entry."""
    return BOX.foyer[f"foyer:{entry}"]


def spaces(*guests: str | None) -> Seated:
    """Who stands on the spaces of a hall, by colour; None for a free space."""
    return tuple(FREE if guest is None else int(COLOURS[guest]) for guest in guests)


def a_manor(
    left: str = "foyer-01",
    right: str = "foyer-06",
    columns: Mapping[int, Column] | None = None,
    seated: Mapping[str, Spaces] | None = None,
    waiting: Mapping[str, int] | None = None,
    seat: int = 0,
) -> Manor:
    """A manor by the ids of its cards, each column from bottom to top, 0 and 1 without their Foyer cards.

    The two lights of the Foyer (by default purple candle and orange torch) have nothing in common: no points.
    Guests stand where they are said to, however they were invited. Equal cards are different copies.
    """
    manor = Manor(seat)
    manor.lay_foyer(a_foyer(left), a_foyer(right))
    cards = columns or {}
    used: dict[str, int] = {}
    for x in sorted(cards, key=lambda x: (abs(2 * x - 1), x)):  # from the Foyer outwards
        for entry in cards[x]:
            used[entry] = used.get(entry, 0) + 1
            column = x - manor.left
            height = len(manor.columns[column]) if 0 <= column < len(manor.columns) else 0
            spot = cell(x, height)
            assert spot in manor.open_spots(), f"{entry} cannot lie in {spot.key}"
            manor.build(a_room(entry, used[entry]), spot)
    for entry, guests in (seated or {}).items():
        at = manor.halls.index(a_room(entry))
        assert len(guests) == len(manor.seated[at]), f"{entry} has {len(manor.seated[at])} spaces"
        manor.seated[at] = spaces(*guests)
    for colour, count in (waiting or {}).items():
        manor.waiting[COLOURS[colour]] = count
    return manor


def the_complete_manor() -> Manor:
    """The manor of EX-27: 20 rooms, 103 points."""
    return a_manor(
        left="foyer-02",
        right="foyer-16",
        columns={
            -1: [
                "portrait-of-the-hermit",
                "dusty-library",
                "phantom-music-room",
                "portrait-of-the-shy-goblin",
            ],
            0: [
                "phantom-bunk-room",
                "portrait-of-the-phantom-countess",
                "phantom-candle-chapel",
                "vampire-masquerade-room",
                "portrait-of-the-impresario",
                "goblin-suite",
            ],
            1: [
                "vampire-torch-guardroom",
                "phantom-hall-of-glimmers",
                "portrait-of-the-moth-collector",
                "goblin-lantern-loft",
                "pumpkin-grand-ballroom",
            ],
            2: [
                "goblin-torch-guardroom",
                "portrait-of-the-torchbearer",
                "pumpkin-torch-guardroom",
                "vampire-lantern-loft",
                "portrait-of-the-postman",
            ],
        },
        seated={
            "phantom-music-room": ["purple", "purple", "purple"],
            "vampire-masquerade-room": ["red", "green", "orange"],
            "pumpkin-grand-ballroom": [None, None, "green", "orange"],
        },
        waiting={"green": 1},
    )


# Looking at a manor


def rooms_of(manor: Manor) -> list[tuple[Room, int, int]]:
    """Every Room card with its position."""
    columns = enumerate(manor.columns, manor.left)
    return [(card, x, y) for x, column in columns for y, card in enumerate(column) if isinstance(card, Room)]


def with_room(manor: Manor, room: Room, spot: Cell) -> Manor:
    """A manor as it will be with a room placed (SM-4.2.2) and its guests in the Foyer (SM-4.3.1)."""
    after = manor.copy()
    after.card = after.spot = None
    after.build(room, spot)
    for colour in room.invitations:
        after.waiting[colour] += 1
    return after


def best_value(manor: Manor, leftover_weight: float = 1.0) -> float:
    """What the best arrangement of the monsters earns."""
    halls = fame_of(manor, neighbourhoods(manor))
    return row_of(halls, leftover_weight).best(group_of(manor.monsters())).value
