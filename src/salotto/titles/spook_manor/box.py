"""The box: every card of Spook Manor, read once from the data files and the house packs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from salotto.content import Entry
from salotto.kit.content import Shelf, by_key, words_of
from salotto.titles.spook_manor.cards import (
    ANY,
    COLOURS,
    DATA,
    Card,
    Colour,
    Foyer,
    Hall,
    Room,
    RoomKind,
    ScoreKind,
    Sign,
    Space,
)


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All physical cards, and where to find each by its key."""

    rooms: tuple[Room, ...]
    foyers: tuple[Foyer, ...]
    room: dict[str, Room]
    foyer: dict[str, Foyer]
    space: dict[str, Space]  # of all Entertainment rooms

    def card(self, key: str) -> Card:
        """A card of a manor."""
        return self.room[key] if key in self.room else self.foyer[key]


def load_box(*packs: Path) -> Box:
    """The cards of the game, with the entries of the house packs laid over them.

    A pack is a folder with a rooms.toml or a foyers.toml. An entry changes the fields it names;
    with `copies = 0` the card is left out.
    """
    shelf = Shelf(DATA, packs)
    rooms = shelf.read_all(Room, "rooms.toml", "room", given=read_parts)
    foyers = shelf.read_all(Foyer, "foyers.toml", "foyer")
    spaces = [space for room in rooms if room.hall for space in room.hall.spaces]
    return Box(rooms, foyers, by_key(rooms), by_key(foyers), by_key(spaces))


def read_parts(entry: Entry, name: str) -> dict[str, Any]:
    """What the files say of a room in other words: its guests' spaces, and a frame without colour."""
    kind = entry.pick("type", words_of(RoomKind))
    entertains = kind is RoomKind.ENTERTAINMENT or "entertainment" in entry.fields
    return {
        "hall": read_hall(entry.table("entertainment"), name) if entertains else None,
        "colour": entry.pick("colour", {**COLOURS, "none": None}),
    }


def read_hall(table: Entry, name: str) -> Hall:
    """The monster spaces of an Entertainment room, and what their guests are worth."""
    table.only(("spaces", "rule", "score"))
    colours = table.picks("spaces", {**COLOURS, "any": ANY})
    rule = table.pick("rule", words_of(Sign))
    spaces = tuple(
        Space(f"space:{name}:{index}", f"room:{name}", index, colour) for index, colour in enumerate(colours)
    )
    score = table.table("score")
    scoring = score.pick("kind", words_of(ScoreKind))
    if not spaces:
        raise table.error("spaces", "is missing", "room-pack-missing")
    if rule is Sign.PAIRS and len(spaces) % 2:
        raise table.error("spaces", f"{len(spaces)} spaces are no pairs", "room-pack-pairs")
    if scoring is ScoreKind.PAIRS and rule is not Sign.PAIRS:
        problem = "pairs score only under the rule pairs"
        raise table.error("rule", problem, "room-pack-only", least=str(Sign.PAIRS), value=str(rule))
    if scoring is ScoreKind.PER_MONSTER:
        score.only(("kind", "any_vp", "preferred", "preferred_vp"))
        worth = [score.number("any_vp")] * len(Colour)
        worth[score.pick("preferred", COLOURS)] = score.number("preferred_vp")
        return Hall(spaces, rule, scoring, tuple(worth))
    score.only(("kind", "vp"))
    values = score.numbers("vp")
    steps = len(spaces) // 2 if scoring is ScoreKind.PAIRS else len(spaces)
    if len(values) != steps:
        problem = f"expects {steps} values, not {len(values)}"
        raise score.error("vp", problem, "room-pack-values", wanted=steps, given=len(values))
    return Hall(spaces, rule, scoring, values)


BOX = load_box()
