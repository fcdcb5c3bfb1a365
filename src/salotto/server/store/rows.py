"""What the store keeps, as plain values."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from salotto.kernel.title import Json, Value
from salotto.server.store.time_bank import MoveClock, Moved, TimeBank
from salotto.words import Language

ANSWER, UNDO, START = "answer", "undo", "start"
WITHDRAWS = "withdraws"
"""In place of the key of an undo: it withdrew the questions of the others."""
AGREED = "agreed"
"""The same, and everybody has agreed to it: it stood behind a barrier."""
WENT_ON = "went-on "
"""How a notice begins that tells what was chosen."""
PACES = ("once", "brisk", "calm")


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who comes to the room, on any number of devices."""

    id: str
    name: str = ""
    language: Language | None = None
    theme: str = "auto"
    sound: bool = True
    link_count: int = 0
    """How many personal links were made; only the last one works."""
    safe: bool = True
    """Whether an answer that cannot be taken back is thought over."""
    pace: str = "brisk"
    """How fast bots play for this reader: one of PACES."""
    notify: bool = False
    """Whether the browser may tell that it is one's turn."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at a table, open while nobody holds it. A bot that is named answers, also for a person away."""

    seat: int
    person: str | None = None
    bot: str | None = None
    name: str = ""
    seen: float = field(default=0.0, compare=False)
    """When its person last came to the table, or left it."""

    @property
    def open(self) -> bool:
        """Whether somebody can still sit down here."""
        return self.person is None and self.bot is None


@dataclass(frozen=True, slots=True)
class CampaignPlace:
    """Where a table stands in a campaign: which one, and what its chapter was handed on."""

    campaign: str
    title: str
    number: int
    handed_on: Json = None
    """Of a chapter; None for an interlude."""


@dataclass(frozen=True, slots=True)
class CampaignInfo:
    """A campaign: its tables in their order, and who wishes to give it up."""

    id: str
    title: str
    seed: str
    tables: tuple[str, ...] = ()
    over: bool = False
    given_up: bool = False
    leaving: tuple[str, ...] = ()

    @property
    def ended(self) -> bool:
        """Whether nothing is played any more."""
        return self.over or self.given_up


@dataclass(frozen=True, slots=True)
class Petition:
    """Somebody's wish to take their last answer back, though it stands behind a barrier."""

    seat: int
    at: int
    """Where in the log that answer stands."""
    agreed: tuple[str, ...] = ()
    """The people who have agreed so far."""

    def to_text(self) -> str:
        """As it is stored."""
        return json.dumps([self.seat, self.at, self.agreed])

    @classmethod
    def from_text(cls, text: str | None) -> Petition | None:
        """As it was stored, if there is one."""
        if text is None:
            return None
        seat, at, agreed = json.loads(text)
        return cls(seat, at, tuple(agreed))


@dataclass(frozen=True, slots=True)
class TableInfo:
    """Everything about a table but its choices."""

    id: str
    title: str
    release: int
    mode: str
    options: dict[str, Value]
    seed: str
    host: str
    private: bool
    seats: tuple[Seat, ...]
    created: float = 0.0
    updated: float = 0.0
    started: bool = False
    asked: int = 0
    length: int = 0
    over: bool = False
    rematch: str | None = None
    hints: bool = True
    """Whether a player may ask a bot for advice."""
    carried: Json = None
    """What was carried over from another table; None: nothing."""
    waits: bool = False
    """Whether the game begins only when the host says so."""
    place: CampaignPlace | None = None
    """The campaign that it belongs to, if it does."""
    bank: TimeBank | None = None
    """How long everybody may think, where that is limited."""
    clock: MoveClock | None = None
    """The same for each move."""
    absence: int | None = None
    """Seconds after which the seat of somebody away may be handed on; None: never."""
    petition: Petition | None = None
    """What somebody asks the others to agree to."""
    branch: str | None = None
    """The finished table that it plays on from, and after how many answers: 'table 57'."""

    @property
    def door(self) -> str:
        """The table whose invitation lets people in: that of a campaign is its first."""
        return self.place.campaign if self.place else self.id

    def anew(self, id: str, now: float) -> TableInfo:
        """The same people and settings at another table, where nothing has happened yet."""
        bank, clock = self.bank and self.bank.fresh(), self.clock and self.clock.fresh()
        fresh = replace(self, id=id, created=now, updated=now, rematch=None, bank=bank, clock=clock)
        fresh = replace(fresh, petition=None, branch=None)
        return replace(fresh, started=False, asked=0, length=0, over=False)

    def timed_as(self, other: TableInfo) -> TableInfo:
        """The same as if time had been counted when it was at another; for it runs."""
        return replace(self, updated=other.updated, bank=other.bank, clock=other.clock)

    def begun(self, asked: int) -> tuple[int, ...]:
        """The seats of people who are asked now, with that mask, and were not before."""
        new = asked & ~self.asked
        return tuple(
            seat.seat for seat in self.seats if seat.person and not seat.bot and new >> seat.seat & 1
        )

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds."""
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]


class JournalEntry(NamedTuple):
    """One line of a table's journal: an answer, an undo, or the start."""

    number: int
    kind: str
    seat: int
    key: str
    told: str


class StoredCheckpoint(NamedTuple):
    """A stored checkpoint: `at` is the length of the log, `told` that of the story, when it was kept."""

    at: int
    told: int
    data: str


class Notice(NamedTuple):
    """Something the room itself tells: which sentence, and what it is about."""

    id: str
    about: dict[str, str]

    def to_text(self) -> str:
        """As it is stored."""
        return json.dumps([self.id, self.about], ensure_ascii=False)

    @classmethod
    def from_text(cls, text: str) -> Notice:
        """As it was stored."""
        return cls(*json.loads(text))


class ChatLine(NamedTuple):
    """Something said in the chat of a table; `hearers` are the seats of a team, None for everybody.

    Where nobody is named the room itself tells a notice.
    """

    id: int
    seat: int | None
    name: str
    text: str
    made: float
    hearers: tuple[int, ...] | None = None

    def heard_by(self, seat: int | None) -> bool:
        """Whether a seat may hear it."""
        return self.hearers is None or seat in self.hearers


class News(NamedTuple):
    """A table as it is stored, and what was chosen and said since somebody last looked."""

    info: TableInfo
    entries: list[JournalEntry]
    lines: list[ChatLine]


class PersonalNotes(NamedTuple):
    """What one person keeps at a table."""

    notes: str = ""
    seen: int = 0


class Result(NamedTuple):
    """How a person did in a game; `level` is that of the bots, empty where people played."""

    seat: int
    person: str
    title: str
    mode: str
    score: int
    won: bool
    level: str
    made: float = 0.0


@dataclass(slots=True)
class JournalBatch:
    """What one accepted wish adds to a table, stored as a whole or not at all."""

    entries: list[JournalEntry]
    marks: list[StoredCheckpoint] = field(default_factory=list)
    forget_after: int | None = None
    """Checkpoints behind this point of the log describe what was taken back."""
    asked: int = 0
    length: int = 0
    over: bool = False
    results: list[Result] = field(default_factory=list)
    """How the people did, at the end of the game."""
    bank: TimeBank | None = None
    """The table's time bank; once stored, with the time that was spent up to then."""
    clock: MoveClock | None = None
    """The same of its clock."""
    begun: tuple[int, ...] = ()
    """The seats of people whose turn begins."""

    @property
    def moved(self) -> Moved:
        """What matters of it to clocks."""
        answered = frozenset(entry.seat for entry in self.entries if entry.kind == ANSWER)
        return Moved(self.asked, self.length, answered)

    @property
    def notice(self) -> str:
        """What other processes are told, so that they need not ask the store; nothing if there is more."""
        if self.over or self.bank is not None or self.clock is not None or self.entries[0].kind == START:
            return ""
        return WENT_ON + json.dumps([entry[:4] for entry in self.entries], separators=(",", ":"))


def chosen_in(notice: str) -> list[JournalEntry]:
    """The lines of the journal that another process tells."""
    chosen = json.loads(notice.removeprefix(WENT_ON))
    return [JournalEntry(number, kind, seat, key, "") for number, kind, seat, key in chosen]
