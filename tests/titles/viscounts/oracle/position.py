"""A table in the second reader's own words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from tests.titles.viscounts.oracle.book import GOODS, cards, criminals, icons, number

NOBODY = -1


@dataclass(slots=True)
class Player:
    """A player, or the Rival, whose cards are Schemes."""

    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    unpaid: int = 0
    paid: int = 0
    acquired: int = 0
    approved: int = 0
    corruption: int = 1
    virtue: int = 7
    space: str = ""
    supply: int = 20
    aside: int = 0
    empty: set[str] = field(default_factory=set)  # slots without their Building; the Rival's are `0` to `8`
    row: list[str | None] = field(default_factory=lambda: [None, None, None])
    hand: list[str] = field(default_factory=list)
    draw: list[str] = field(default_factory=list)  # the top last
    discard: list[str] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)
    bonuses: list[str] = field(default_factory=list)  # ribbons
    summaries: list[str] = field(default_factory=list)  # VW-11.2.3 the one on top first
    tomes: list[str] = field(default_factory=list)
    board: str = ""  # the Rival board, if it is one

    def copy(self) -> Player:
        """An independent player."""
        return Player(
            dict(self.goods),
            self.unpaid,
            self.paid,
            self.acquired,
            self.approved,
            self.corruption,
            self.virtue,
            self.space,
            self.supply,
            self.aside,
            set(self.empty),
            list(self.row),
            list(self.hand),
            list(self.draw),
            list(self.discard),
            list(self.tiles),
            list(self.bonuses),
            list(self.summaries),
            self.tomes,
            self.board,
        )

    @property
    def criminals(self) -> int:
        """VW-4.8 Criminal icons on his board."""
        return criminals(self.row)

    @property
    def deck(self) -> list[str]:
        """VW-1.1 All his cards."""
        return [key for key in self.row if key] + self.hand + self.draw + self.discard

    def lying(self) -> list[str]:
        """The cards on his board, from left to right."""
        return [key for key in self.row if key]

    def permanent(self) -> Counter[str]:
        """VW-6.3.9, VW-6.5.5, VW-10.4.10 The icons of empty slots and Cleric Bonus Cards."""
        found: Counter[str] = Counter()
        for slot in self.empty:
            if self.board:
                found.update(cards("rival_boards")[self.board]["slots"][int(slot)].get("icons", []))
            else:
                found.update(cards("slots")[slot]["ability"].get("icons", []))
        for ribbon in self.bonuses:
            found.update(cards("bonus_cards")[f"cleric-bonus-{ribbon}"]["icons"])
        return found

    def icons(self) -> Counter[str]:
        """VW-5.1.8, VW-6.1.2, VW-10.5.1 The icons for an action."""
        found = self.permanent()
        for key in self.lying():
            found.update(icons(key))
        for at, place in ((1, "middle"), (2, "right")):
            if self.row[at] is None:
                if self.board:
                    found.update(cards("rival_boards")[self.board][f"start_icons_{place}"])
                else:
                    found.update(number("start_icons")[place])
        return found

    def tome(self, when: str) -> dict[str, Any] | None:
        """TS-7.7 The advantage that works at such moments."""
        for id in self.tomes:
            if cards("tomes")[id]["when"] == when:
                return cards("tomes")[id]
        return None


@dataclass(slots=True)
class Baron:
    """VW-11 The Overlord, and all the Workers on the spaces."""

    space: str = ""
    reserve: int = 20
    workers: dict[str, int] = field(default_factory=dict)
    guards: dict[str, dict[int, int]] = field(default_factory=dict)  # by space and seat
    lost: bool = False

    def copy(self) -> Baron:
        """An independent Overlord."""
        guards = {space: dict(some) for space, some in self.guards.items()}
        return Baron(self.space, self.reserve, dict(self.workers), guards, self.lost)


@dataclass(slots=True)
class Position:
    """A whole table."""

    mode: str
    humans: int
    options: Mapping[str, Any]
    players: list[Player]
    ring: list[str]  # Segments, clockwise
    sections: list[str]  # of the Castle, each pointing at the Segment of the same number
    round: int = 0
    current: int = 0
    start: int = 0
    last_round: int = 0
    dealt: bool = True  # VW-2.10 there are hands and Draw Piles
    playing: bool = True
    over: bool = False
    townsfolk: dict[str, list[str]] = field(default_factory=dict)  # by Segment, the top last
    manuscripts: dict[str, list[str]] = field(default_factory=dict)
    buildings: dict[str, tuple[int, str]] = field(default_factory=dict)  # by spot: owner and type
    first: list[list[int]] = field(default_factory=list)  # by section and owner; the Baron's last
    second: list[list[int]] = field(default_factory=list)
    third: list[int] = field(default_factory=list)
    leader: int = NOBODY
    debts_left: int = 0
    deeds_left: int = 0
    gone: list[str] = field(default_factory=list)
    future: list[str] = field(default_factory=list)  # the Rival's Future Schemes, the top last
    pairs: list[tuple[str, str]] = field(default_factory=list)
    handout: list[str] = field(default_factory=list)  # VW-11.2.2 Summary cards to be chosen
    carried: dict[str, Any] | None = None
    baron: Baron | None = None

    def copy(self) -> Position:
        """An independent table."""
        return Position(
            self.mode,
            self.humans,
            self.options,
            [player.copy() for player in self.players],
            self.ring,
            self.sections,
            self.round,
            self.current,
            self.start,
            self.last_round,
            self.dealt,
            self.playing,
            self.over,
            {name: list(pile) for name, pile in self.townsfolk.items()},
            {name: list(pile) for name, pile in self.manuscripts.items()},
            dict(self.buildings),
            [list(some) for some in self.first],
            [list(some) for some in self.second],
            list(self.third),
            self.leader,
            self.debts_left,
            self.deeds_left,
            list(self.gone),
            list(self.future),
            list(self.pairs),
            list(self.handout),
            self.carried,
            self.baron.copy() if self.baron else None,
        )

    @property
    def coop(self) -> bool:
        """VW-11 Against the Baron."""
        return self.mode == "coop"

    def after(self, seat: int) -> list[int]:
        """The other seats in turn order after one."""
        n = len(self.players)
        return [(seat + more) % n for more in range(1, n)]

    def section_at(self, space: str) -> int:
        """The number of the section that points at the Segment of a space."""
        return self.ring.index(space.partition("-")[0])


UNORDERED = ("hand", "discard", "tiles", "bonuses", "gone", "pairs", "handout")
IGNORED = ("options", "carried", "ring", "sections", "mode", "humans")


def plain(thing: Any, name: str = "") -> Any:
    """Something as what can be compared."""
    if isinstance(thing, Player | Baron | Position):
        return {
            one.name: plain(getattr(thing, one.name), one.name)
            for one in fields(thing)
            if one.name not in IGNORED
        }
    if isinstance(thing, dict):
        some = {key: plain(value) for key, value in thing.items()}
        return {key: value for key, value in some.items() if value not in (0, {}, [])}
    if isinstance(thing, list):
        return sorted(thing) if name in UNORDERED else [plain(one) for one in thing]
    return thing


def unlike(book: Position, engine: Position) -> list[str]:
    """What is not the same in two positions."""
    return [] if book == engine else differences(plain(book), plain(engine))


def differences(book: Any, engine: Any, where: str = "") -> list[str]:
    """What is not the same in two plain things."""
    if book == engine:
        return []
    if isinstance(book, dict) and isinstance(engine, dict):
        keys = dict.fromkeys((*book, *engine))
        return [
            line
            for key in keys
            for line in differences(book.get(key, 0), engine.get(key, 0), f"{where}.{key}")
        ]
    if isinstance(book, list) and isinstance(engine, list) and len(book) == len(engine):
        return [
            line
            for at, (one, other) in enumerate(zip(book, engine, strict=True))
            for line in differences(one, other, f"{where}[{at}]")
        ]
    return [f"{where}: book {book}, engine {engine}"]
