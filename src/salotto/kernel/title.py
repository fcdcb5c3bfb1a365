"""What a title is: the contract between a game and everything around it."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar, TypeVarTuple

from salotto.kernel.adviser import Adviser
from salotto.kernel.campaign import Campaign, Saga
from salotto.kernel.chance import Chance
from salotto.kernel.decisions import Step

Value = str | int | bool
Json = Any


BOX_SIGN = "@"
"""Between the id of a title and the digest of the pack that is laid over its box."""


class BadTable(ValueError):
    """A table that cannot be opened: unknown mode, impossible number of players, forbidden options."""


class Forbidden(BadTable):
    """Settings that each are allowed but do not go together; the title has words for it."""

    def __init__(self, title: Title[Any], reason: Phrase) -> None:
        super().__init__(f"{title.id} does not allow these settings together: {reason.id}")
        self.title = title
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Mode:
    """A way to play a title, with the numbers of players it is for."""

    id: str
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class When:
    """A value that an option has at some tables: in one mode (None: in all), for some numbers of players
    (empty: for all), at a table that was opened in a campaign, or at one that was not (None: at both)."""

    value: Value
    mode: str | None = None
    players: tuple[int, ...] = ()
    carried: bool | None = None

    def holds(self, mode: str, players: int, carried: bool = False) -> bool:
        """Whether a table is one of those."""
        return (
            self.mode in (None, mode)
            and (not self.players or players in self.players)
            and self.carried in (None, carried)
        )


@dataclass(frozen=True, slots=True)
class Option:
    """A setting of a table. Its type is that of its values; `modes` empty means every mode.

    `defaults` are other defaults at some tables, `forced` what cannot be chosen there: of each the first that
    holds counts.
    """

    id: str
    default: Value
    values: tuple[Value, ...]
    modes: tuple[str, ...] = ()
    forced: tuple[When, ...] = ()
    defaults: tuple[When, ...] = ()

    def forced_to(self, mode: str, players: int, carried: bool = False) -> Value | None:
        """The only value that the option can have at such a table; None where it can be chosen."""
        return next((when.value for when in self.forced if when.holds(mode, players, carried)), None)

    def usual(self, mode: str, players: int, carried: bool = False) -> Value:
        """The value that the option has at such a table if nobody chooses another."""
        for when in (*self.forced, *self.defaults):
            if when.holds(mode, players, carried):
                return when.value
        return self.default

    def parse(self, text: str) -> Value:
        """The value that a person wrote."""
        spoken = {str(value).lower(): value for value in self.values}
        if set(self.values) == {True, False} and isinstance(self.default, bool):
            spoken |= {"on": True, "off": False, "yes": True, "no": False}
        if text.lower() not in spoken:
            raise BadTable(f"option {self.id}: {text!r} is not one of {', '.join(sorted(spoken))}")
        return spoken[text.lower()]


def usual_values(
    options: Sequence[Option], mode: str, players: int, carried: bool = False
) -> dict[str, Value]:
    """What every option is at such a table if nobody chooses otherwise."""
    return {option.id: option.usual(mode, players, carried) for option in options}


@dataclass(frozen=True, slots=True)
class Table:
    """The setting of one play: with the log of choices, the whole truth."""

    title: str
    mode: str
    seats: tuple[str, ...]
    seed: str
    options: Mapping[str, Value] = field(default_factory=dict)
    release: int = 1
    carried: Json = None
    """Plain data carried over from another table in a campaign; None: nothing, and no campaign."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)


class State(Protocol):
    """Plain data with a cheap copy."""

    def copy(self) -> Self:
        """An independent state in the same position."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A thing in words: a message with its arguments, or a name in each language from the data files.

    An argument that is itself a key (`kernel.keys.is_key`) is put into words in turn.
    """

    id: str = ""
    args: Mapping[str, Value] = field(default_factory=dict)
    names: Mapping[str, str] | None = None

    def __hash__(self) -> int:
        return hash((self.id, *map(str, self.args.values())))


@dataclass(frozen=True, slots=True)
class Scorecard:
    """Points by category for one seat, so that people see why they won."""

    seat: int
    points: dict[str, int]

    @property
    def total(self) -> int:
        """All the points together."""
        return sum(self.points.values())


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a table ended.

    Against each other: `ranks`, 1 for a winner, shared by those who tie. Together against the game, or alone
    with a target: `won` and `target`. `verdict` is a message for people, e.g. the band of a solo score.
    Scores and ranks are those of the seats, and after them those of the title's rivals.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    won: bool | None = None
    target: int | None = None
    verdict: str | None = None
    args: dict[str, Any] = field(default_factory=dict)
    carries: Json = None
    """Plain data to be carried over to another table, in a campaign; None: nothing."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats and rivals that won; nobody when the game beat them all."""
        if self.won is False:
            return ()
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def ranks(standings: Sequence[Any]) -> list[int]:
    """Places from 1, the greatest first; those who are equal in everything share one."""
    return [1 + sum(other > own for other in standings) for own in standings]


class Naming(Protocol):
    """What stands behind the keys of a title, and how they are said: its module `naming`."""

    def find(self, key: str) -> Any:
        """The definition behind a key, such as a card; KeyError when there is none."""

    def phrase(self, key: str) -> Phrase:
        """Any key of the title in words: options, cards, colours, categories."""


S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Rulebook(Protocol[S_contra]):
    """What comes next: a title's module `rules`."""

    def next_step(self, state: S_contra, /) -> Step | None:
        """The next step; the state alone says which. None at the end of the game."""


class Views(Protocol[S_contra]):
    """What is hidden from whom: a title's module `view`."""

    def view(self, state: S_contra, seat: int | None, /) -> Json:
        """What a seat (None: a spectator) may know, as plain data."""

    def redeal(self, state: S_contra, seat: int | None, chance: Chance, /) -> None:
        """Change the state into another one that the seat could not tell from it."""


class Modules(Generic[S_contra]):
    """The modules of a title that answer for it: `rules`, `view` and `naming`."""

    def __init__(self, rules: Rulebook[S_contra], views: Views[S_contra], names: Naming) -> None:
        self.rules = rules
        self.views = views
        self.names = names


class Title(ABC, Generic[S]):
    """A game one can put on the table."""

    id: ClassVar[str]
    pack: ClassVar[Json] = None
    """The house pack that is laid over the box, as plain data; the id bears its digest (`obsession@3fa9…`).
    """
    package: ClassVar[str]
    family: ClassVar[str | None] = None
    """The package that the title shares with others: code, words and static files."""
    release: ClassVar[int] = 1
    """Goes up when a mended rule makes old logs replay differently."""
    view_version: ClassVar[int] = 1
    """Goes up when the view changes its shape: programs that read it are told."""
    modes: ClassVar[tuple[Mode, ...]]
    options: ClassVar[tuple[Option, ...]] = ()
    categories: ClassVar[tuple[str, ...]]
    """The lines of a scorecard, in order; a card leaves out those that do not count in its mode."""
    lowest_wins: ClassVar[bool] = False
    """Whether fewer points are better."""
    score_words: ClassVar[str | None] = None
    """The message that says a score, where the title counts something else than points."""
    hint_words: ClassVar[str | None] = None
    """The message of a hint (`$move`, `$score`, `$better`), where 'better' is said in another way."""
    shared_prompts: ClassVar[tuple[str, ...]] = ()
    """How the prompts begin that concern all allies, though one of them answers: they see them and may
    advise."""
    modules: Modules[S]
    """What comes next, what is hidden from whom, and how keys are said."""
    state_type: type[S]
    campaign: Campaign[S] | None = None
    """What campaigns ask; None where the title is not for campaigns."""
    saga: ClassVar[Saga | None] = None
    """What the room asks of a title that is itself a campaign; None for a game."""
    usual_adviser: Callable[[], Adviser[S]] = Adviser
    """Makes the adviser of the title; by default one who only counts the score so far."""
    adviser: Adviser[S]
    """What bots, hints and reviews ask."""

    def __init__(self, adviser: Adviser[S] | None = None) -> None:
        self.adviser = adviser or self.usual_adviser()
        self.adviser.title = self

    def advised_by(self, adviser: Adviser[S]) -> Self:
        """A twin of the title: the same game with another adviser."""
        return type(self)(adviser)

    @property
    def game(self) -> str:
        """The id on the shelf, whatever pack is laid over the box."""
        return on_shelf(self.id)

    # The rules

    @abstractmethod
    def begin(self, table: Table) -> S:
        """The state before anything is dealt."""

    def next_step(self, state: S) -> Step | None:
        """The next step; the state alone says which. None at the end of the game."""
        return self.modules.rules.next_step(state)

    @abstractmethod
    def scorecards(self, state: S) -> list[Scorecard]:
        """The points so far, for every seat and after them for every rival."""

    def outcome(self, state: S) -> Outcome:
        """Who won; asked only once the game is over. By default whoever has the best score."""
        scores = tuple(card.total for card in self.scorecards(state))
        standings = [-score for score in scores] if self.lowest_wins else scores
        return Outcome(scores, tuple(ranks(standings)))

    # What is hidden

    def view(self, state: S, seat: int | None) -> Json:
        """What a seat (None: a spectator) may know, as plain data."""
        return self.modules.views.view(state, seat)

    def redeal(self, state: S, seat: int | None, chance: Chance) -> None:
        """Change the state into another one that the seat could not tell from it."""
        self.modules.views.redeal(state, seat, chance)

    # Names

    def find(self, key: str) -> Any:
        """The definition behind a key."""
        return self.modules.names.find(key)

    def phrase(self, key: str) -> Phrase:
        """A key in words."""
        return self.modules.names.phrase(key)

    # What people and bots know beyond the rules

    def allies(self, state: S, seat: int) -> Sequence[int]:
        """The seats that win and lose with this one, itself among them; by default it plays for itself."""
        return (seat,)

    def rivals(self, table: Table) -> tuple[str, ...]:
        """The automatic opponents at a table, as keys such as `rival:constantine`.

        A rival is like a seat that is never asked: the first has the number after the last seat, and so on.
        It has a name (`phrase`), a strip, a scorecard, a score and a rank.
        """
        return ()

    def forbids(self, mode: str, players: int, options: Mapping[str, Value]) -> Phrase | None:
        """Why a combination of settings is not allowed, in words for people, or None."""
        return None

    # Opening a table

    def mode(self, id: str) -> Mode:
        """The mode of that name."""
        for mode in self.modes:
            if mode.id == id:
                return mode
        raise BadTable(f"{self.id} has no mode {id!r}; it has {', '.join(mode.id for mode in self.modes)}")

    def mode_for(self, players: int) -> Mode:
        """The first mode that so many people can play."""
        for mode in self.modes:
            if players in mode.players:
                return mode
        counts = sorted({count for mode in self.modes for count in mode.players})
        raise BadTable(f"{self.id} is not for {players} players; it is for {', '.join(map(str, counts))}")

    def table(
        self,
        seats: Sequence[str],
        seed: str,
        mode: str | None = None,
        options: Mapping[str, Value] | None = None,
        carried: Json = None,
    ) -> Table:
        """A checked table with every option filled in; `carried` is what it goes on with in a campaign."""
        carried = json.loads(json.dumps(carried)) or None
        chosen = self.mode(mode) if mode else self.mode_for(len(seats))
        if len(seats) not in chosen.players:
            counts = ", ".join(map(str, chosen.players))
            raise BadTable(f"{self.id}, mode {chosen.id}, is for {counts} players, not {len(seats)}")
        if carried is not None:
            if self.campaign is None:
                raise BadTable(f"{self.id} is not for campaigns: nothing can be carried over to its tables")
            self.campaign.check(len(seats), carried)
        if not all(map(is_text, (seed, *seats))):
            raise BadTable("a seed or a name holds bytes that are no letters")
        known = {option.id: option for option in self.options}
        given = dict(options or {})
        for id, value in given.items():
            if id not in known:
                raise BadTable(f"{self.id} has no option {id!r}; it has {', '.join(known) or 'none'}")
            option = known[id]
            if not any(type(value) is type(allowed) and value == allowed for allowed in option.values):
                raise BadTable(f"option {id}: {value!r} is not one of {', '.join(map(str, option.values))}")
            if option.modes and chosen.id not in option.modes and value != option.default:
                raise BadTable(f"option {id} is for the modes {', '.join(option.modes)}, not {chosen.id}")
            forced = option.forced_to(chosen.id, len(seats), carried is not None)
            if forced is not None and value != forced:
                raise BadTable(f"option {id} is always {forced} at such a table, it cannot be {value}")
        full = usual_values(self.options, chosen.id, len(seats), carried is not None) | given
        if reason := self.forbids(chosen.id, len(seats), full):
            raise Forbidden(self, reason)
        return Table(self.id, chosen.id, tuple(seats), seed, full, self.release, carried)


def on_shelf(id: str) -> str:
    """The id of a title without the pack that is laid over its box."""
    return id.partition(BOX_SIGN)[0]


KEPT = 50_000
"""So much is kept with a title at most."""
Holder = TypeVar("Holder")
More = TypeVarTuple("More")
Said = TypeVar("Said")


def kept(function: Callable[[Holder, *More], Said]) -> Callable[[Holder, *More], Said]:
    """What a function says of a title (its first argument) is kept with the title, and gone with it."""

    @wraps(function)
    def recalled(title: Holder, *more: *More) -> Said:
        known: dict[Any, Said] = vars(title).setdefault("_kept", {})
        key = (function, *more)
        if key not in known:
            if len(known) >= KEPT:
                known.clear()
            known[key] = function(title, *more)
        return known[key]

    return recalled


def is_text(text: str) -> bool:
    """Whether it can be written down: a lone surrogate, as for bytes that are no UTF-8, cannot."""
    return not any(0xD800 <= ord(letter) <= 0xDFFF for letter in text)


def counted(title: Title[Any], sheets: Sequence[Mapping[str, int]]) -> list[str]:
    """The categories that stand on any of some scorecards, in the title's order."""
    found = {category for points in sheets for category in points}
    return [category for category in title.categories if category in found]
