"""What a campaign is made of: Tomes, crests, chapters and prizes (TS-1.6)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from salotto.kit.components import NamedComponent, Printed


class Crest(StrEnum):
    """TS-6.1 The three kinds of crest."""

    LION = "lion"
    EAGLE = "eagle"
    STAG = "stag"


class Game(StrEnum):
    """TS-1.1 The three games, in their order."""

    ARCHITECTS = "architects"  # the first chapter
    PALADINS = "paladins"  # the second
    VISCOUNTS = "viscounts"  # the third and last


@dataclass(frozen=True, slots=True)
class Objective:
    """TS-5.2 One counter of a game, and the number it has to reach."""

    counter: str  # of the game
    n: int  # to be reached first


@dataclass(frozen=True, slots=True)
class Advantage:
    """TS-7 What a Tome gives its owner in one later game; the game itself knows what to do."""

    game: Game
    when: str
    do: str
    action: str | None = None
    what: str | None = None
    n: int | None = None
    pay: dict[str, int] | None = None
    where: str | None = None


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Tome(NamedComponent):
    """TS-5.1 A Tome with its objective, its crests and its advantages."""

    game: Game
    objective: Objective
    crests: tuple[Crest, ...]
    advantages: tuple[Advantage, ...]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class CrestToken(NamedComponent):
    """TS-6.3 Worth one crest; no Tome."""

    crest: Crest  # of which it is one


@dataclass(frozen=True, slots=True)
class Face:
    """TS-3.2 How many crests a Crest Tome asks for with so many players."""

    players: tuple[int, ...]  # for so many
    n: int  # crests


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class CrestTome(NamedComponent):
    """TS-6.5 For the first who has enough crests of its kind."""

    crest: Crest  # of which it needs many
    faces: tuple[Face, ...]  # by number of players

    def needs(self, players: int) -> int:
        """TS-3.2 The crests it asks for."""
        return next(face.n for face in self.faces if players in face.players)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Chapter(Printed):
    """TS-1.1 One of the three games, as the campaign plays it."""

    id: Game
    number: int
    colour: str
    margin: int
    start_marker: str
    pass_marker_left: bool
    compensation: bool
    forced: dict[str, Any]
    allowed: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Prize(NamedComponent):
    """TS-8.6, TS-8.7 What each place receives."""

    victory_tomes: tuple[int, ...]  # by place
    crest_tokens: tuple[int, ...]  # by place
