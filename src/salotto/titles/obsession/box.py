"""The box: everything of Obsession, read once from the data files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from salotto.content import Entry
from salotto.kit.content import Shelf, by_key
from salotto.titles.obsession.cards import (
    DATA,
    Family,
    Gentry,
    Guests,
    Milestone,
    Objective,
    Opponent,
    Side,
    Slot,
    Theme,
    Tile,
    VpCard,
)

Thing = Tile | Gentry | Family | Objective | VpCard | Theme | Milestone | Opponent

SHELF = Shelf(DATA)


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All definitions, and where to find each by its key."""

    tiles: tuple[Tile, ...]
    gentry: tuple[Gentry, ...]
    families: tuple[Family, ...]  # OB-2.3
    objectives: tuple[Objective, ...]  # OB-13.1 secret goals
    vp_cards: tuple[VpCard, ...]  # OB-13.8
    themes: tuple[Theme, ...]  # OB-12.1 of the courtship
    milestones: tuple[Milestone, ...]  # OB-23
    opponents: tuple[Opponent, ...]  # OB-15.2 of the solo game
    retired: tuple[Thing, ...]  # only tables of earlier releases have them
    find: dict[str, Thing]

    @property
    def people(self) -> tuple[Gentry, ...]:
        """Everybody whom a table can know, an old one too."""
        return (*self.gentry, *(card for card in self.retired if isinstance(card, Gentry)))

    def tile(self, id: str) -> Tile:
        """A tile by its id."""
        found = self.find[f"tile:{id}"]
        if not isinstance(found, Tile):
            raise KeyError(id)
        return found

    def tile_of(self, key: str) -> Tile:
        """A tile by its key."""
        return self.tile(key.partition(":")[2])

    def person(self, key: str) -> Gentry:
        """A person by the key."""
        found = self.find[key]
        if not isinstance(found, Gentry):
            raise KeyError(key)
        return found


# Tiles

PRINTED_ONCE = ("category", "servants", "activity", "activity_it", "activity_fr")
"""What a side may leave to the tile."""
OF_AN_ACTIVITY = PRINTED_ONCE[1:]
"""What a side without an activity does not have."""


def read_side(tile: Entry, name: str) -> Side:
    """One side of a tile; what it leaves out is printed on the tile."""
    side = tile.table(name)
    own = {field: tile.fields[field] for field in PRINTED_ONCE if field in tile.fields} | dict(side.fields)
    if not own.get("playable", False):
        own = {field: value for field, value in own.items() if field not in OF_AN_ACTIVITY}
    guests, slot = read_guests(side)
    known = ("guests", "ability", "guest_service", "guest_goes_to")
    made: Side = SHELF.make(Side, replace(side, fields=own), {"guests": guests, "slot": slot}, known)
    return made


def read_guests(side: Entry) -> tuple[int, Slot]:
    """OB-4.4.1 How many people of which kind an activity wants."""
    tables = side.tables("guests") if "guests" in side.fields else ()
    slots = [SHELF.make(Guests, table, {}) for table in tables]
    if len(slots) > 1:
        problem = "expects people of one kind"
        raise side.error("guests", problem, "room-pack-values", wanted=1, given=len(slots))
    if not slots:
        return 0, Slot.GENTRY
    return slots[0].n, slots[0].slot


def read_sides(entry: Entry, name: str) -> dict[str, Any]:
    """Both sides of a tile; one without a back shows its front twice."""
    front = read_side(entry, "front")
    return {"sides": (front, read_side(entry, "back") if "back" in entry.fields else front)}


# Everything


def key_without(kind: str, prefix: str) -> Callable[[Entry, str], Mapping[str, Any]]:
    """Keys that leave out what all ids of a file begin with."""
    return lambda entry, name: {"key": f"{kind}:{name.removeprefix(prefix)}"}


def load_box() -> Box:
    """Everything, from the data files."""
    sides = ("front", "back", *PRINTED_ONCE)
    tiles = SHELF.read_all(Tile, "tiles.toml", "tile", given=read_sides, ignoring=sides)
    gentry = SHELF.read_all(Gentry, "gentry.toml", "card", key="gentry", ignoring=("class",))

    def relatives(entry: Entry, name: str) -> dict[str, Any]:
        return {"cards": tuple(card for card in gentry if card.family == name)}

    families = SHELF.read_all(Family, "setup.toml", "family", given=relatives)
    objectives = SHELF.read_all(Objective, "objectives.toml", "card", key="objective")
    vp_cards = SHELF.read_all(VpCard, "vp-cards.toml", "card", given=key_without("vp", "vp-"))
    themes = SHELF.read_all(Theme, "themes.toml", "card", given=key_without("theme", "theme-"))
    milestones = SHELF.read_all(
        Milestone,
        "milestones.toml",
        "card",
        given=key_without("milestone", "ms-"),
        ignoring=("condition_alt",),
    )
    opponents = SHELF.read_all(Opponent, "solo-opponents.toml", "opponent", ignoring=("needs",))
    cards: list[Thing] = [*objectives, *vp_cards, *themes, *milestones, *opponents]
    retired = tuple(SHELF.retired)
    find = by_key([*tiles, *gentry, *families, *cards, *retired])
    return Box(tiles, gentry, families, objectives, vp_cards, themes, milestones, opponents, retired, find)


BOX = load_box()
