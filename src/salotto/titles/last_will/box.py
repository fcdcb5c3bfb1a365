"""The box: every card of Last Will, read once from the data files and the house packs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from salotto.content import Entry
from salotto.kit.content import Names, Shelf, by_key
from salotto.titles.last_will import effects, helpers
from salotto.titles.last_will.cards import (
    DATA,
    EFFECTS,
    Black,
    Card,
    Companion,
    IncomeLine,
    Job,
    Kind,
    Plan,
    PlanTile,
    Property,
    Symbol,
    White,
    Will,
)

DECLARED = (helpers, effects)
"""The modules that declare what can be printed on cards: they have to be there before the cards are read."""

BASE = ("events", "helpers-expenses", "properties", "companions", "specials")
NEW = ("gs-events", "gs-helpers", "gs-properties", "gs-specials")
PROMO = ("promos",)

KINDS: dict[str, type[Card]] = {
    Kind.EVENT: White,
    Kind.HELPER: Black,
    Kind.EXPENSE: Black,
    Kind.PROPERTY: Property,
    Kind.COMPANION: Companion,
}
"""Which cards there are, by the word in the files."""

FOR_PEOPLE = ("border", "deck", "token_colour", "animal")


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All cards, by the file they come from, and where to find each thing by its key."""

    base: tuple[Card, ...]
    new: tuple[Card, ...]  # LW-20.1 the new cards of the expansion
    messengers: tuple[Card, ...]  # LW-30.1
    retired: tuple[Card, ...]  # only tables of earlier releases have them
    jobs: tuple[Job, ...]
    base_wills: tuple[Will, ...]
    new_wills: tuple[Will, ...]
    plans: dict[str, tuple[Plan, ...]]  # by side of the base planning board
    tiles: tuple[PlanTile, ...]
    symbols: dict[Symbol, Names]
    card: dict[str, Card]
    job: dict[str, Job]
    will: dict[str, Will]
    plan: dict[str, Plan]

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card that can come into a hand."""
        return self.base + self.new + self.messengers + self.retired


def load_box(*packs: Path) -> Box:
    """The cards of the game, with the entries of the house packs laid over them.

    An entry of a pack changes the fields it names; with `copies = 0` the card is left out.
    """
    shelf = Shelf(DATA, packs, EFFECTS)

    def cards(files: Iterable[str]) -> tuple[Card, ...]:
        read = [shelf.read_all(KINDS, f"{file}.toml", "card", ignoring=FOR_PEOPLE) for file in files]
        return tuple(card for each in read for card in each)

    def wills(file: str) -> tuple[Will, ...]:
        return shelf.read_all(Will, file, "card", key="will", ignoring=FOR_PEOPLE)

    def income_lines(entry: Entry, name: str) -> dict[str, Any]:
        lines = enumerate(entry.tables("lines"), 1)
        return {
            "lines": tuple(shelf.make(IncomeLine, part, {"key": f"line:{name}:{n}"}) for n, part in lines)
        }

    def tile_sides(entry: Entry, name: str) -> dict[str, Any]:
        printed = {"position": entry.number("position"), "source": entry.source()}
        sides = [(side, entry.table(f"side_{side}")) for side in "ab"]
        return {
            "sides": tuple(
                shelf.make(Plan, part, {"key": f"plan:{name}-{side}", **printed}) for side, part in sides
            )
        }

    base, new, messengers = cards(BASE), cards(NEW), cards(PROMO)
    retired = tuple(shelf.retired)
    jobs = shelf.read_all(Job, "gs-employment.toml", "card", "job", FOR_PEOPLE, given=income_lines)
    base_wills, new_wills = wills("last-wills.toml"), wills("gs-last-wills.toml")
    printed = shelf.read_all(Plan, "planning-board.toml", "plan")
    tiles = shelf.read_all(
        PlanTile, "gs-plan-tiles.toml", "tile", ignoring=("side_a", "side_b"), given=tile_sides
    )
    return Box(
        base,
        new,
        messengers,
        retired,
        jobs,
        base_wills,
        new_wills,
        {plan.side: tuple(each for each in printed if each.side == plan.side) for plan in printed},
        tiles,
        {Symbol(id): names for id, names in shelf.read_names("symbols.toml", "symbol", of=Symbol).items()},
        by_key([*base, *new, *messengers, *retired]),
        by_key(jobs),
        by_key([*base_wills, *new_wills]),
        by_key([*printed, *(side for tile in tiles for side in tile.sides)]),
    )


BOX = load_box()
