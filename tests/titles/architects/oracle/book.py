"""The printed data, read straight from the TOML files."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[4] / "src" / "salotto" / "titles" / "architects" / "data"

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


@cache
def read(name: str) -> dict[str, Any]:
    """One of the files."""
    with (DATA / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


@cache
def cards(name: str) -> dict[str, dict[str, Any]]:
    """The cards of a file by id."""
    return {card["id"]: card for card in read(name)["card"]}


@cache
def boards() -> dict[str, dict[str, Any]]:
    """Player boards by id."""
    return {board["id"]: board for board in read("player_boards")["board"]}


@cache
def ability(character: str) -> dict[str, Any]:
    """What a character can do; an automatic opponent can do nothing."""
    found: dict[str, Any] = boards().get(character, {}).get("ability", {"kind": "none"})
    return found


@cache
def virtue_level(level: int) -> dict[str, Any]:
    """A line of the Virtue track."""
    line: dict[str, Any] = read("board")["virtue"][level]
    assert line["level"] == level
    return line


@cache
def cathedral_level(level: int) -> dict[str, Any]:
    """A level of the Cathedral, from 1."""
    line: dict[str, Any] = read("board")["cathedral"][level - 1]
    assert line["level"] == level
    return line


@cache
def guildhall(players: int) -> dict[str, Any]:
    """The Guildhall for a number of players."""
    line: dict[str, Any] = next(hall for hall in read("board")["guildhall"] if hall["players"] == players)
    return line


@cache
def location(id: str) -> dict[str, Any]:
    """A location of the main board."""
    place: dict[str, Any] = next(place for place in read("board")["location"] if place["id"] == id)
    return place


@cache
def baron_board(difficulty: str) -> dict[str, Any]:
    """The Baron board of a difficulty."""
    boards: list[dict[str, Any]] = read("coop_baron_boards")["board"]
    return next(board for board in boards if board["difficulty"] == difficulty)


@cache
def apprentice(id: str) -> dict[str, Any]:
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
