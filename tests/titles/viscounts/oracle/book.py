"""What is printed: the second reader's own copy of it, `printed.toml`."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

RESOURCES = ("ink", "gold", "stone")
GOODS = (*RESOURCES, "silver")
ACTIONS = ("trade", "build", "place_workers", "transcribe")
ICON_OF = {"trade": "merchant", "build": "builder", "place_workers": "noble", "transcribe": "cleric"}
GOOD_OF = {"trade": "silver", "build": "stone", "place_workers": "gold", "transcribe": "ink"}
RIBBONS = ("grey", "black", "blue", "yellow")
SIDES = ("left", "right", "inner")
SLOTS = ("tp1", "tp2", "tp3", "gh1", "gh2", "gh3", "ws1", "ws2", "ws3")
KINDS = ("trading_post", "guildhall", "workshop")

Entry = dict[str, Any]
Effects = list[Entry]


@cache
def printed() -> dict[str, dict[str, Entry]]:
    """The whole copy, by kind and id."""
    return tomllib.loads((Path(__file__).parent / "printed.toml").read_text(encoding="utf-8"))


def cards(kind: str) -> dict[str, Entry]:
    """The things of a kind by id."""
    return printed()[kind]


def number(id: str) -> Entry:
    """The numbers printed on a board or on the player cards."""
    return printed()["numbers"][id]


@cache
def card_id(key: str) -> str:
    """The id of a Townsfolk or Scheme; a Starting Townsfolk has its owner's number behind it."""
    kind, _, id = key.partition(":")
    return id.rpartition("-")[0] if kind == "start" else id


@cache
def card(key: str) -> Entry:
    """A Townsfolk or a Scheme, by a key: `townsfolk:acolyte`, `start:thief-2`, `scheme:start-noble`."""
    kind = key.partition(":")[0]
    return cards("schemes" if kind == "scheme" else kind)[card_id(key)]


@cache
def icons(key: str) -> Counter[str]:
    """The icons printed on a card."""
    return Counter(card(key).get("icons", []))


def criminals(row: list[str | None]) -> int:
    """VW-4.8 The Criminal icons on the cards of a board."""
    return sum(icons(key)["criminal"] for key in row if key is not None)


def segment(space: str) -> str:
    """The Segment of a space or spot."""
    return space.partition("-")[0]


def steps(ring: list[str], space: str) -> list[str]:
    """VW-5.2.3 Where one step may lead."""
    here, side = space.split("-")
    following = ring[(ring.index(here) + 1) % len(ring)]
    if side == "left":
        return [f"{here}-right", f"{here}-inner"]
    if side == "inner":
        return [f"{here}-right", f"{following}-inner"]
    return [f"{following}-left"]


def outside(ring: list[str]) -> list[str]:
    """The ten spaces of the outside path, clockwise."""
    return [f"{name}-{side}" for name in ring for side in ("left", "right")]


def along(ring: list[str], space: str, n: int) -> str:
    """VW-10.4.1, VW-11.5.1 The space so many steps clockwise on the outside path."""
    path = outside(ring)
    return path[(path.index(space) + n) % len(path)]


def exchange(space: str, layout: str) -> Entry:
    """VW-2.2, VW-6.2.2 The exchange of an outside space."""
    entry = cards("spaces")[space]
    return cards("exchanges")[entry["exchange" if layout == "a" else "exchange_b"]]


def links_of(ring: list[str], spot: str) -> list[tuple[str, str]]:
    """VW-6.3.6 The Links of a spot, with the spot at the other end."""
    found = []
    for id, link in cards("links").items():
        start, end = link["from"], link["to"]
        following = ring[(ring.index(segment(start)) + 1) % len(ring)]
        end = end.replace("NEXT", following)
        if spot in (start, end):
            found.append((id, end if spot == start else start))
    return found


def slots_of(kind: str) -> list[str]:
    """The slots of a type of Building."""
    found: list[str] = cards("building_types")[kind]["slots"]
    return found


def kind_of(slot: str) -> str:
    """The type of Building that stands on a slot."""
    found: str = cards("slots")[slot]["type"]
    return found
