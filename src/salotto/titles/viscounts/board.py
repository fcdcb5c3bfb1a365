"""The Main Board of one table: Segments in a ring, and the Castle turned towards them (VW-2.1 to VW-2.3).

Everything on the board has a number that goes clockwise from the Lake: 5 positions, on each a Segment with
the section of the Castle that points at it; 15 places, three in a position (left, right, inner); 25 Building
Spots.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from salotto.kit.components import Keyed
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.cards import (
    Exchange,
    Link,
    PrintedManuscript,
    PrintedTownsfolk,
    Section,
    Segment,
    Space,
    Spot,
)

POSITIONS = 5
PLACES = 15
SPOTS = 25
LEFT, RIGHT, INNER = range(3)
SIDES = ("left", "right", "inner")
LONGEST = 40
"""Steps after which a Viscount can be anywhere, however he started."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Board(Keyed):
    """How the Segments and the Castle lie."""

    segments: tuple[Segment, ...]  # by position
    sections: tuple[Section, ...]  # by position
    spaces: tuple[Space, ...]  # by place
    place_of: dict[str, int]  # by the key of the space
    start_places: dict[int, int]  # VW-2.9.1 by the number of the Player Card
    exchanges: tuple[Exchange | None, ...]  # by place
    spots: tuple[Spot, ...]
    spot_of: dict[str, int]  # by the key of the spot
    spots_of: tuple[tuple[int, ...], ...]  # by place
    links: tuple[tuple[tuple[int, Link], ...], ...]  # by spot: the spot at the other end, and the Link
    printed_townsfolk: tuple[PrintedTownsfolk, ...]  # by position
    printed_manuscripts: tuple[PrintedManuscript, ...]  # by position

    def position_of(self, section: Section) -> int:
        """The position that a section of the Castle points at."""
        return self.sections.index(section)


@cache
def board(key: str) -> Board:
    """The board of a key such as `board:lake-gorge-hills-forest-mountain/2/a`."""
    ring, turn, layout = key.partition(":")[2].split("/")
    names = ring.split("-")
    by_id = {segment.id: segment for segment in BOX.segments}
    segments = tuple(by_id[name] for name in names)
    spaces = tuple(BOX.spaces[f"{name}-{side}"] for name in names for side in SIDES)
    spots = tuple(spot for name in names for spot in spots_of_segment(name))
    printed = {card.segment: card for card in BOX.printed_townsfolk}
    tiles = {tile.segment: tile for tile in BOX.printed_manuscripts}
    index = {spot.id: at for at, spot in enumerate(spots)}
    return Board(
        key,
        segments,
        tuple(BOX.sections[(position + int(turn)) % POSITIONS] for position in range(POSITIONS)),
        spaces,
        {space.key: place for place, space in enumerate(spaces)},
        {space.start_number: place for place, space in enumerate(spaces) if space.start_number},
        tuple(BOX.exchanges.get(space.exchange if layout == "a" else space.exchange_b) for space in spaces),
        spots,
        {spot.key: at for at, spot in enumerate(spots)},
        tuple(tuple(index[spot] for spot in space.spots) for space in spaces),
        tuple(tuple(links_of(at, spots, index, names)) for at in range(SPOTS)),
        tuple(printed[name] for name in names),
        tuple(tiles[name] for name in names),
    )


def board_key(ring: list[str], turn: int, layout: str) -> str:
    """The key of a ring, which is told from the Lake on."""
    lake = ring.index(BOX.segments[0].id)
    return f"board:{'-'.join(ring[lake:] + ring[:lake])}/{turn}/{layout}"


def spots_of_segment(name: str) -> list[Spot]:
    """The Building Spots of a Segment, clockwise."""
    return sorted((spot for spot in BOX.spots.values() if spot.segment == name), key=lambda spot: spot.order)


def links_of(
    at: int, spots: tuple[Spot, ...], index: dict[str, int], names: list[str]
) -> list[tuple[int, Link]]:
    """VW-6.3.6 The Links of a spot; one of them may lead into the next Segment."""
    found = []
    for link in BOX.links:
        start, end = link.ends
        here = index[start]
        if end.startswith("NEXT-"):
            following = names[(names.index(spots[here].segment) + 1) % POSITIONS]
            end = end.replace("NEXT", following)
        there = index[end]
        if at in (here, there):
            found.append((there if at == here else here, link))
    return found


# Movement


def steps_from(place: int) -> tuple[int, ...]:
    """VW-5.2.3 Where one step may lead."""
    position, side = divmod(place, 3)
    following = (position + 1) % POSITIONS * 3
    if side == LEFT:
        return place + RIGHT, place + INNER
    if side == INNER:
        return position * 3 + RIGHT, following + INNER
    return (following + LEFT,)


def reach_table() -> tuple[tuple[tuple[int, ...], ...], ...]:
    """VW-5.2.1 For a place and a number of steps: the fewest further steps that end on each place."""
    table = []
    for start in range(PLACES):
        layers = [{start}]
        for _ in range(2 * LONGEST):
            layers.append({there for here in layers[-1] for there in steps_from(here)})
        rows = []
        for steps in range(LONGEST):
            rows.append(
                tuple(
                    next(more for more in range(LONGEST) if place in layers[steps + more])
                    for place in range(PLACES)
                )
            )
        table.append(tuple(rows))
    return tuple(table)


EXTRA_STEPS = reach_table()
"""EXTRA_STEPS[place][value][goal]: how many further steps it takes at least to end there."""


def outside_step(place: int, steps: int) -> int:
    """VW-10.4.1, VW-11.5.1 So many steps clockwise on the outside path; counter-clockwise if negative."""
    position, side = divmod(place, 3)
    around = (position * 2 + side + steps) % (2 * POSITIONS)
    return around // 2 * 3 + around % 2
