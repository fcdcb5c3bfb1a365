"""One-line positions for the worked examples of the reference."""

from __future__ import annotations

from typing import Any

from tests.titles.architects.oracle.book import OPEN
from tests.titles.architects.oracle.position import Baron, Player, Position, Request

DEFAULTS = {
    "apprentice_refresh": False,
    "conspirator": "per_visit",
    "virtue_overflow": "may",
    "merovech": "one_card_one_virtue",
    "coop_difficulty": "normal",
    "coop_event_penalty": "deck_empty",
}
BUILDINGS = ["well", "smithy", "lumber-camp", "clay-pit", "aqueduct", "chapel", "steeple", "fountain"]
ROWS = [
    [("jeweller", 0), ("miner", 0), ("thief", 0), ("labourer", 0)],
    [("stonecutter", 0), ("woodcutter", 0), ("acolyte-tiling", 1), ("trickster", 0)],
]


def a_player(**what: Any) -> Player:
    """A player who has this; goods may be named like everything else."""
    goods = {good: what.pop(good, 0) for good in ("clay", "wood", "stone", "gold", "marble")}
    return Player(goods=goods, **what)


def a_position(*players: Player, mode: str = "competitive", **what: Any) -> Position:
    """A position with these players, the first of them to move."""
    humans = len(players) - (mode in ("solo", "versus-bot-2p"))
    places = {place: dict(what.pop(place.replace("-", "_"), {})) for place in OPEN}
    options = {**DEFAULTS, **what.pop("options", {})}
    what.setdefault("rows", [list(row) for row in ROWS])
    what.setdefault("building_pile", BUILDINGS.copy())
    what.setdefault("apprentice_pile", ["squire-gold", "gatekeeper", "patron-clay", "trader-clay"])
    if mode == "coop":
        what.setdefault("baron", Baron())
    return Position(mode, humans, options, list(players), places=places, **what)


def requests(*cards: tuple[str, bool, int]) -> list[Request]:
    """Requests: card, whether it is revealed, items on it."""
    return [Request(card, revealed, items) for card, revealed, items in cards]
