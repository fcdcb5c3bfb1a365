"""A position as plain data: whatever lies on the table, the hidden piles included."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Any

from tests.titles.paladins.oracle.book import ATTRIBUTES, LAST_ROUND, boost, tome

Key = tuple[Any, ...]


@dataclass(slots=True)
class Player:
    """A player, or the Rival: its Workers have no colour and are counted apart."""

    silver: int = 0
    provisions: int = 0
    unpaid: int = 0
    paid: int = 0
    honour: int = 0
    workers: list[int] = field(default_factory=lambda: [0] * 6)
    attributes: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ATTRIBUTES, 0))
    workshops: dict[str, frozenset[int]] = field(default_factory=dict)
    """The covered spaces of each right-side action."""
    boxed: int = 0
    monks: int = 0
    outposts: int = 0
    jars: frozenset[str] = frozenset()
    rival_jars: int = 0
    placed: dict[str, int] = field(default_factory=dict)
    """How many Workers lie on each action space in use."""
    walls: list[str] = field(default_factory=list)
    attacked: list[str] = field(default_factory=list)
    converted: list[str] = field(default_factory=list)
    crew: list[str] = field(default_factory=list)
    suspicion: list[int] = field(default_factory=list)
    """The Tax on each card, the most recent one last."""
    passed: bool = False
    paladin: str | None = None
    shown: bool = False
    pile: list[str] = field(default_factory=list)
    """The Paladins still to come, the top first."""
    drawn: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    tavern: str | None = None
    starting: str | None = None
    tomes: tuple[str, ...] = ()
    working: int = 0
    """How many cards of the crew were there when the action began; no part of the key."""

    def copy(self) -> Player:
        """The same player again."""
        other = object.__new__(Player)
        for name in PLAYER_FIELDS:
            value = getattr(self, name)
            setattr(other, name, value.copy() if type(value) in (list, dict) else value)
        return other

    def key(self, last_round: bool) -> Key:
        """All that makes two players differ; what is kept in the last round is only counted (PW-10.2)."""
        workers = tuple(self.workers)
        return (
            self.silver,
            self.provisions,
            self.unpaid,
            self.paid,
            self.honour,
            min(3, sum(workers)) if last_round and self.passed else workers,
            tuple(self.attributes[name] for name in ATTRIBUTES),
            tuple(sorted((name, tuple(sorted(at))) for name, at in self.workshops.items() if at)),
            self.boxed,
            self.monks,
            self.outposts,
            tuple(sorted(self.jars)),
            self.rival_jars,
            tuple(sorted((name, n) for name, n in self.placed.items() if n)),
            tuple(self.walls),
            tuple(self.attacked),
            tuple(self.converted),
            tuple(self.crew),
            tuple(self.suspicion),
            self.passed,
            self.paladin,
            self.shown,
            tuple(self.pile),
            tuple(sorted(self.drawn)),
            tuple(sorted(self.spent)),
            self.tavern,
            self.starting,
        )

    def effective(self, attribute: str) -> int:
        """PW-5.6."""
        return self.attributes[attribute] + (boost(self.paladin, attribute) if self.shown else 0)

    @property
    def developed(self) -> int:
        """PW-6.1.2 Workshops on right-side actions."""
        return sum(len(at) for at in self.workshops.values())

    @property
    def row(self) -> int:
        """Workshops still in the row."""
        return 8 - self.developed - self.boxed

    def done(self, action: str) -> int:
        """PW-5.8 How often a right-side action or Develop was done."""
        counts = {
            "develop": self.developed,
            "commission": self.monks,
            "garrison": self.outposts,
            "fortify": len(self.walls),
            "absolve": len(self.jars) + self.rival_jars,
            "attack": len(self.attacked),
            "convert": len(self.converted),
        }
        return counts[action]

    def counters(self) -> dict[str, int]:
        """What the objectives of the Tomes look at."""
        return {
            "pw_map_pieces": self.monks + self.outposts,
            "pw_walls_jars": len(self.walls) + len(self.jars),
            "pw_outsiders": len(self.attacked) + len(self.converted),
            "pw_workshops": self.developed,
            "pw_crew": len(self.crew),
            "pw_suspicion": len(self.suspicion),
        }


PLAYER_FIELDS = tuple(one.name for one in fields(Player))


@dataclass(slots=True)
class Rival:
    """PW-12 What the solo opponent has beside the pieces of a player."""

    workers: int = 0
    marker: int = 1
    stack: list[str] = field(default_factory=list)
    used: dict[str, int] = field(default_factory=dict)
    top: list[str] = field(default_factory=list)
    orders: list[bool] = field(default_factory=list)
    favours: int = 0
    pile: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    shuffled: bool = False
    """The pile was shuffled: nobody can tell its order."""

    def copy(self) -> Rival:
        """The same Rival again."""
        return Rival(
            self.workers,
            self.marker,
            self.stack.copy(),
            self.used.copy(),
            self.top.copy(),
            self.orders.copy(),
            self.favours,
            self.pile.copy(),
            self.discard.copy(),
            self.shuffled,
        )

    def key(self, loose: bool) -> Key:
        """All that makes two Rivals differ."""
        return (
            self.workers,
            self.marker,
            tuple(self.stack),
            tuple(sorted((name, n) for name, n in self.used.items() if n)),
            tuple(sorted(self.top)),
            tuple(self.orders),
            self.favours,
            tuple(sorted(self.pile) if loose else self.pile),
            tuple(sorted(self.discard)),
        )


@dataclass(slots=True)
class Threat:
    """A Baron Threat under the King's track."""

    card: str
    place: int
    up: bool = False
    workers: int = 0

    def copy(self) -> Threat:
        """The same card again."""
        return Threat(self.card, self.place, self.up, self.workers)


@dataclass(slots=True)
class Enemy:
    """PW-14 The Baron's things."""

    threats: list[Threat] = field(default_factory=list)
    supply: int = 20
    taken: int = 0
    done: list[bool] = field(default_factory=lambda: [False] * 3)
    starting: list[str] = field(default_factory=list)

    def copy(self) -> Enemy:
        """The same enemy again."""
        threats = [threat.copy() for threat in self.threats]
        return Enemy(threats, self.supply, self.taken, self.done.copy(), self.starting.copy())

    def key(self) -> Key:
        """All that makes two enemies differ."""
        return (
            tuple((threat.card, threat.place, threat.up, threat.workers) for threat in self.threats),
            self.supply,
            self.taken,
            tuple(self.done),
            tuple(sorted(self.starting)),
        )


@dataclass(slots=True)
class Position:
    """Everything on the table."""

    mode: str
    humans: int
    players: list[Player]
    """In solo the Rival's pieces are the last."""
    options: dict[str, Any] = field(default_factory=dict)
    round: int = 1
    start: int = 0
    tax: int = 0
    debts: int = 24
    townsfolk: list[str] = field(default_factory=list)
    townsfolk_row: list[str | None] = field(default_factory=lambda: [None] * 5)
    townsfolk_discard: list[str] = field(default_factory=list)
    outsiders: list[str] = field(default_factory=list)
    outsider_row: list[str | None] = field(default_factory=lambda: [None] * 6)
    outsider_discard: list[str] = field(default_factory=list)
    walls: list[str] = field(default_factory=list)
    suspicion: list[int] = field(default_factory=list)
    suspicion_discard: list[int] = field(default_factory=list)
    tavern: list[str] = field(default_factory=list)
    tavern_row: list[str] = field(default_factory=list)
    tavern_discard: list[str] = field(default_factory=list)
    orders: list[str] = field(default_factory=list)
    orders_up: int = 0
    favours: list[str] = field(default_factory=list)
    favours_up: int = 0
    favour_workers: list[int] = field(default_factory=lambda: [0] * 5)
    map: dict[str, tuple[int, str]] = field(default_factory=dict)
    """The pieces on the map: seat, monk or outpost."""
    rival: Rival | None = None
    enemy: Enemy | None = None
    rises: list[tuple[int, str, int]] = field(default_factory=list)
    """TS-11.1 The counters of a campaign that have risen, in order."""
    next: tuple[Any, ...] = ()
    """What comes next, as far as the book's order of play tells."""
    gamble: bool = False
    """Something was drawn from a pile shuffled just now."""
    inquisition: bool = False
    """PW-9.3.6 One is going on."""

    def copy(self) -> Position:
        """The same position again."""
        other = object.__new__(Position)
        for name in POSITION_FIELDS:
            value = getattr(self, name)
            setattr(other, name, value.copy() if type(value) in (list, dict, Rival, Enemy) else value)
        other.players = [player.copy() for player in self.players]
        return other

    def key(self, loose: bool = False) -> Key:
        """All that makes two positions differ; loosely: without the order of shuffled piles."""
        last = self.round >= LAST_ROUND
        return (
            tuple(player.key(last) for player in self.players),
            self.round,
            self.start,
            self.tax,
            self.debts,
            tuple(self.townsfolk),
            tuple(self.townsfolk_row),
            tuple(sorted(self.townsfolk_discard)),
            tuple(self.outsiders),
            tuple(self.outsider_row),
            tuple(sorted(self.outsider_discard)),
            tuple(self.walls),
            tuple(sorted(self.suspicion) if loose else self.suspicion),
            tuple(sorted(self.suspicion_discard)),
            () if loose else tuple(self.tavern),
            () if loose else tuple(sorted(self.tavern_row)),
            tuple(sorted(self.tavern_discard)),
            self.orders_up,
            self.favours_up,
            tuple(self.favour_workers),
            tuple(sorted(self.map.items())),
            None if self.rival is None else self.rival.key(loose),
            None if self.enemy is None else self.enemy.key(),
            tuple(self.rises),
            self.next,
        )

    @property
    def coop(self) -> bool:
        """PW-14."""
        return self.mode == "coop"

    def is_rival(self, seat: int) -> bool:
        """Whether a seat is the solo opponent's."""
        return seat >= self.humans

    def clockwise(self, seat: int) -> list[int]:
        """All who take part, from one of them on."""
        size = len(self.players)
        return [(seat + step) % size for step in range(size)]

    def rise(self, seat: int, counter: str) -> None:
        """TS-5.3, TS-11.1 A counter of a campaign has risen."""
        if self.options.get("carried"):
            self.rises.append((seat, counter, self.players[seat].counters()[counter]))

    def tome_effects(self, seat: int, when: str) -> Iterator[dict[str, Any]]:
        """TS-7.6 The advantages of a seat for one occasion."""
        for id in self.players[seat].tomes:
            yield from (each for each in tome(id) if each["when"] == when)


POSITION_FIELDS = tuple(one.name for one in fields(Position))


def difference(one: Position, other: Position) -> list[str]:
    """What two positions do not share."""
    found = [
        f"{name}: {getattr(one, name)} / {getattr(other, name)}"
        for name in POSITION_FIELDS
        if name not in ("players", "gamble", "inquisition", "options")
        and getattr(one, name) != getattr(other, name)
    ]
    for seat, (mine, theirs) in enumerate(zip(one.players, other.players, strict=True)):
        found += [
            f"{seat}.{name}: {getattr(mine, name)} / {getattr(theirs, name)}"
            for name in PLAYER_FIELDS
            if name != "working" and getattr(mine, name) != getattr(theirs, name)
        ]
    return found
