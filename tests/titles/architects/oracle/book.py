"""What is printed: the second reader's own copy of it, `printed.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

GOODS = ("clay", "wood", "stone", "gold", "marble")
OPEN = (
    "quarry",
    "forest",
    "mines",
    "silversmith",
    "kings-storehouse",
    "workshop",
    "town-centre",
    "tax-stand",
    "guardhouse",
)
MARKETS = ("black-market-a", "black-market-b", "black-market-c")

Entry = dict[str, Any]


@cache
def printed() -> dict[str, dict[str, Entry]]:
    """The whole copy, by kind and id."""
    return tomllib.loads((Path(__file__).parent / "printed.toml").read_text(encoding="utf-8"))


def cards(kind: str) -> dict[str, Entry]:
    """The cards of a kind by id."""
    return printed()[kind]


def ability(character: str) -> Entry:
    """What a character can do; an automatic opponent can do nothing."""
    found: Entry = cards("boards").get(character, {}).get("ability", {"kind": "none"})
    return found


def virtue_level(level: int) -> Entry:
    """A line of the Virtue track."""
    return printed()["virtue"][str(level)]


def cathedral_level(level: int) -> Entry:
    """A level of the Cathedral, from 1."""
    return printed()["cathedral"][str(level)]


def guildhall(players: int) -> Entry:
    """The Guildhall for a number of players."""
    return printed()["guildhall"][str(players)]


def location(id: str) -> Entry:
    """A location of the main board."""
    return printed()["location"][id]


def baron_board(difficulty: str) -> Entry:
    """The Baron board of a difficulty."""
    return printed()["baron_boards"][difficulty]


@cache
def apprentice(id: str) -> Entry:
    """An Apprentice by id; a Rogue or Reverend is `coop-apprentice-3:rogue`."""
    card, _, side = id.partition(":")
    if side:
        both = cards("coop_apprentices")[card]
        return {"virtue": both["virtue"], **both[side]}
    return cards("apprentices")[card]


@cache
def skills(id: str) -> frozenset[str]:
    """The skills of an Apprentice."""
    return frozenset(apprentice(id)["skills"])
