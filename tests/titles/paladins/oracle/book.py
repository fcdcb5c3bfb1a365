"""What is printed: the reference's own files, read as plain tables."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

WORKERS = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
LABOURER, CRIMINAL = 0, 5
ATTRIBUTES = ("strength", "faith", "influence")
LEFT = ("develop", "recruit", "hunt", "trade", "pray", "conspire", "gain_honour")
RIGHT = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
LAST_ROUND = 7
KEPT = 3
"""PW-10.2 Workers that are carried over, at most."""
TOP = 12
"""PW-1.6 The end of every track."""
TOP_ROW = ("recruit", "pray", "trade", "conspire", "rest")
"""PW-12.4.3 The Rival's substitutes, from left to right."""

Entry = dict[str, Any]


@cache
def printed(file: str) -> Entry:
    """One file of the reference, without what is retired."""
    path = files("salotto.titles.paladins") / "data" / f"{file}.toml"
    return {name: in_the_box(part) for name, part in tomllib.loads(path.read_text(encoding="utf-8")).items()}


def in_the_box(part: Any) -> Any:
    """A part of a file; of a list, the entries that have copies."""
    if not isinstance(part, list):
        return part
    return [each for each in part if not isinstance(each, dict) or each.get("copies") != 0]


@cache
def cards(file: str, kind: str = "card") -> dict[str, Entry]:
    """The entries of one kind by id."""
    return {card["id"]: card for card in printed(file)[kind]}


@cache
def action(id: str) -> Entry:
    """An action of the player board."""
    return cards("player_board", "action")[id]


@cache
def spaces(players: int) -> tuple[Entry, ...]:
    """PW-3.15 The spaces of the map that exist with so many players, from left to right."""
    found = [space for space in printed("main_board")["space"] if space["players"] <= players]
    return tuple(sorted(found, key=lambda space: space["order"]))


@cache
def flag(region: str, attribute: str) -> int:
    """PW-7.1.2, PW-7.3.2 What a region asks for."""
    return int(cards("main_board", "region")[region][attribute])


@cache
def price(slot: int) -> int:
    """PW-6.2.1 The price of a slot of the Townsfolk row, from 0."""
    return int(printed("main_board")["townsfolk_slot"][slot]["price"])


@cache
def strength_flag(slot: int) -> int:
    """PW-7.5.2 The red flag of a slot of the Outsider row, from 0."""
    return int(printed("main_board")["outsider_slot"][slot]["strength"])


@cache
def tax_supply(players: int) -> int:
    """PW-3.4."""
    return next(int(line["tax_supply"]) for line in printed("setup")["players"] if line["count"] == players)


@cache
def townsfolk(id: str) -> Entry:
    """A Townsfolk."""
    return cards("townsfolk")[id]


@cache
def outsider(id: str) -> Entry:
    """An Outsider."""
    return cards("outsiders")[id]


@cache
def tome(id: str) -> tuple[Entry, ...]:
    """TS-7.6 What a Tome of an earlier chapter does."""
    return tuple(cards("tomes", "tome")[id]["advantages"])


def boost(paladin: str | None, attribute: str) -> int:
    """PW-5.6."""
    return int(cards("paladins")[paladin]["boost"][attribute]) if paladin else 0
