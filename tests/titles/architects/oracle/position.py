"""A position as plain data: whatever lies on the table, the hidden piles included."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from tests.titles.architects.oracle.book import GOODS, OPEN, ability, apprentice

Key = tuple[Any, ...]


def _counts(table: dict[int, int]) -> Key:
    """Counts without zeros, in order."""
    if not table:
        return ()
    return tuple(sorted([pair for pair in table.items() if pair[1]]))


def _heap(cards: list[str]) -> tuple[int, int]:
    """A pile whose order does not matter, in short."""
    return len(cards), sum(map(hash, cards))


@dataclass(slots=True)
class Player:
    """A player, or the opponent of the solo game, which has Virtue, Marble and Debts like one."""

    character: str = "standard"
    home: int = 20
    silver: int = 0
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    virtue: int = 7
    level: int = 0
    unpaid: int = 0
    paid: int = 0
    apprentices: list[str] = field(default_factory=list)
    buildings: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    captives: dict[int, int] = field(default_factory=dict)
    removed: int = 0

    def copy(self) -> Player:
        """The same player again."""
        return Player(
            self.character,
            self.home,
            self.silver,
            self.goods.copy(),
            self.virtue,
            self.level,
            self.unpaid,
            self.paid,
            self.apprentices.copy(),
            self.buildings.copy(),
            self.hand.copy(),
            self.captives.copy(),
            self.removed,
        )

    def key(self) -> Key:
        """All that makes two players differ."""
        return (
            self.home,
            self.silver,
            tuple(self.goods.values()),
            self.virtue,
            self.level,
            self.unpaid,
            self.paid,
            tuple(sorted(self.apprentices)),
            tuple(sorted(self.buildings)),
            tuple(sorted(self.hand)),
            _counts(self.captives),
            self.removed,
        )

    def can(self, kind: str) -> bool:
        """Whether the character has this ability."""
        return bool(ability(self.character)["kind"] == kind)

    def effects(self, on: str, at: str | None = None) -> list[dict[str, Any]]:
        """The effects of all hired Apprentices for one occasion."""
        return [
            effect
            for id in self.apprentices
            for effect in apprentice(id)["effects"]
            if effect["on"] == on and (at is None or effect.get("at") == at)
        ]

    @property
    def apprentice_limit(self) -> int:
        """AW-4.3.8, AW-10.5."""
        return int(ability(self.character).get("apprentice_limit", 5))

    @property
    def hand_limit(self) -> int:
        """AW-3.6, AW-10.15."""
        return int(ability(self.character).get("hand_limit", 6))


@dataclass(slots=True)
class Request:
    """A Request of the Baron."""

    card: str
    revealed: bool = False
    items: int = 0

    def copy(self) -> Request:
        """The same card again."""
        return Request(self.card, self.revealed, self.items)


@dataclass(slots=True)
class Baron:
    """The Baron's board and decks."""

    home: int = 20
    captives: dict[int, int] = field(default_factory=dict)
    requests: list[Request] = field(default_factory=list)
    events: list[str] = field(default_factory=list)
    intrigue: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    future: list[str] = field(default_factory=list)

    def copy(self) -> Baron:
        """The same Baron again."""
        return Baron(
            self.home,
            self.captives.copy(),
            [request.copy() for request in self.requests],
            self.events.copy(),
            self.intrigue.copy(),
            self.discard.copy(),
            self.future.copy(),
        )

    def key(self) -> Key:
        """All that makes two Barons differ."""
        return (
            self.home,
            _counts(self.captives),
            tuple((request.card, request.revealed, request.items) for request in self.requests),
            tuple(self.events),
            tuple(self.intrigue),
            tuple(sorted(self.discard)),
            tuple(self.future),
        )


Display = tuple[str, int]
"""A face-up Apprentice and the Silver on it."""


@dataclass(slots=True)
class Position:
    """The whole table. The owner of a Worker is a seat, or `humans` for the opponent's and the Baron's.

    Piles lie with their top first. `players` holds the opponent of the solo game behind the humans.
    """

    mode: str
    humans: int
    options: dict[str, Any]
    players: list[Player]
    active: int = 0
    first: int = 0
    places: dict[str, dict[int, int]] = field(default_factory=lambda: {place: {} for place in OPEN})
    market: list[int | None] = field(default_factory=lambda: [None, None, None])
    guildhall: list[int] = field(default_factory=list)
    prison: dict[int, int] = field(default_factory=dict)
    tax: int = 4
    rows: list[list[Display]] = field(default_factory=lambda: [[], []])
    apprentice_pile: list[str] = field(default_factory=list)
    building_pile: list[str] = field(default_factory=list)
    rewards: list[str] = field(default_factory=list)
    small: list[str] = field(default_factory=list)
    large: list[str] = field(default_factory=list)
    schemes: list[str] = field(default_factory=list)
    future_schemes: list[str] = field(default_factory=list)
    scheme_discard: list[str] = field(default_factory=list)
    baron: Baron | None = None
    resets_due: int = 0
    donations_due: int = 0
    captures: tuple[str, ...] = ()
    forced_end: bool = False
    gamble: bool = False
    """Something happened that the open piles do not decide (a shuffle, an order the book leaves open)."""

    def copy(self) -> Position:
        """The same position again."""
        return Position(
            self.mode,
            self.humans,
            self.options,
            [player.copy() for player in self.players],
            self.active,
            self.first,
            {place: owners.copy() for place, owners in self.places.items()},
            self.market.copy(),
            self.guildhall.copy(),
            self.prison.copy(),
            self.tax,
            [row.copy() for row in self.rows],
            self.apprentice_pile.copy(),
            self.building_pile.copy(),
            self.rewards.copy(),
            self.small.copy(),
            self.large.copy(),
            self.schemes.copy(),
            self.future_schemes.copy(),
            self.scheme_discard.copy(),
            self.baron.copy() if self.baron else None,
            self.resets_due,
            self.donations_due,
            self.captures,
            self.forced_end,
            self.gamble,
        )

    def fields(self) -> dict[str, Any]:
        """All that makes two positions differ, by name; the order within a pile is left to the software."""
        return {
            **{f"player {seat}": player.key() for seat, player in enumerate(self.players)},
            "places": tuple((place, _counts(owners)) for place, owners in self.places.items()),
            "market": tuple(self.market),
            "guildhall": tuple(self.guildhall),
            "prison": _counts(self.prison),
            "tax": self.tax,
            "rows": tuple(tuple(row) for row in self.rows),
            "apprentice pile": tuple(sorted(self.apprentice_pile)),
            "building pile": tuple(sorted(self.building_pile)),
            "rewards": tuple(self.rewards),
            "small": tuple(self.small),
            "large": tuple(self.large),
            "schemes": tuple(self.schemes),
            "future schemes": tuple(self.future_schemes),
            "scheme discard": tuple(sorted(self.scheme_discard)),
            "baron": self.baron.key() if self.baron else None,
            "forced end": self.forced_end,
        }

    def key(self) -> Key:
        """All that makes two positions differ, what is pending included."""
        return (
            tuple([player.key() for player in self.players]),
            tuple([_counts(owners) for owners in self.places.values()]),
            tuple(self.market),
            tuple(self.guildhall),
            _counts(self.prison),
            self.tax,
            tuple([tuple(row) for row in self.rows]),
            _heap(self.apprentice_pile),
            _heap(self.building_pile),
            len(self.rewards),
            tuple(self.small[:1]),
            tuple(self.large),
            tuple(self.schemes),
            len(self.future_schemes),
            _heap(self.scheme_discard),
            self.baron.key() if self.baron else None,
            self.forced_end,
            self.resets_due,
            self.donations_due,
            self.captures,
        )

    # Reading

    @property
    def me(self) -> Player:
        """The player to move."""
        return self.players[self.active]

    @property
    def coop(self) -> bool:
        """Whether the Baron is the enemy."""
        return self.mode == "coop"

    @property
    def table_size(self) -> int:
        """AW-11.1, AW-11.6 The players that set-up tables speak of: the opponent counts as one."""
        return self.humans + (self.mode in ("solo", "versus-bot-2p"))

    def clockwise(self, start: int) -> list[int]:
        """Everybody, the opponent included, from one seat on."""
        everybody = len(self.players)
        return [(start + step) % everybody for step in range(everybody)]

    def own_on_other_boards(self, seat: int) -> int:
        """AW-4.8.6."""
        held = sum(player.captives.get(seat, 0) for player in self.players)
        return held + (self.baron.captives.get(seat, 0) if self.baron else 0)

    def boards_of_others(self, seat: int) -> list[dict[int, int]]:
        """The captives of everybody but one seat, the Baron's included."""
        boards = [player.captives for other, player in enumerate(self.players) if other != seat]
        return [*boards, self.baron.captives] if self.baron else boards


PARTS = (
    "home",
    "silver",
    "goods",
    "virtue",
    "level",
    "unpaid",
    "paid",
    "apprentices",
    "buildings",
    "hand",
    "captives",
    "removed",
)


def difference(one: Position, other: Position) -> list[str]:
    """Where two positions differ, in words."""
    mine, theirs = one.fields(), other.fields()
    found = []
    for name in mine:
        if mine[name] == theirs[name]:
            continue
        if isinstance(mine[name], tuple) and len(mine[name]) == len(theirs[name]):
            parts: Iterable[Any] = PARTS if name.startswith("player") else range(len(mine[name]))
            found += [
                f"{name} {part}: {a} / {b}"
                for part, a, b in zip(parts, mine[name], theirs[name], strict=True)
                if a != b
            ]
        else:
            found.append(f"{name}: {mine[name]} / {theirs[name]}")
    return found


def distance(one: Position, other: Position) -> int:
    """In how many of their parts two positions differ."""
    mine, theirs = one.fields(), other.fields()

    def parts(values: Iterable[Any]) -> list[Any]:
        return [part for value in values for part in (value if isinstance(value, tuple) else (value,))]

    left, right = parts(mine.values()), parts(theirs.values())
    differing = [a for a, b in zip(left, right, strict=False) if a != b]
    return abs(len(left) - len(right)) + len(differing)
