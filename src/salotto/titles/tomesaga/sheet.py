"""The campaign sheet (TS-10.3): who owns which Tome, what the chapters brought, what comes next.

It is plain data that travels from table to table: a chapter is opened with what follows from it, and what
a chapter brings is written into it. `problems` says what is wrong with a stored one (TS-10.8).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from salotto.kernel.campaign import Claim, Rise
from salotto.titles.tomesaga.box import BOX
from salotto.titles.tomesaga.cards import Crest, Game, Tome

ON_DISPLAY = 3
"""TS-4.8 So many Tomes of a game lie open; the other three are the Victory pile."""

NOBODY = -1


@dataclass(slots=True)
class Finished:
    """A chapter that is over (TS-10.5 it is final)."""

    game: Game
    vp: tuple[int, ...]
    ranking: tuple[int, ...]  # the seats, best first
    total: bool

    def copy(self) -> Finished:
        """Nothing in it ever changes."""
        return self


@dataclass(slots=True)
class Sheet:
    """Everything that a campaign is, between its tables."""

    players: int
    scope: str = "later"  # TS-7.3
    last_tie: str = "turn_order"  # TS-8.3
    extra: dict[str, Any] = field(default_factory=dict)  # TS-4.12 allowed options of the chapters
    first: int = 0  # TS-3.4, TS-4.2 who holds the start player marker while the next game is prepared
    finished: list[Finished] = field(default_factory=list)
    display: list[str] = field(default_factory=list)  # ids, from left to right
    victory_pile: list[str] = field(default_factory=list)  # TS-2.2 nobody knows which is which
    boxed: list[str] = field(default_factory=list)  # TS-4.1 out of the campaign
    won: list[list[str]] = field(default_factory=list)  # by seat: Objective Tomes in the order of winning
    victory: list[list[str]] = field(default_factory=list)  # by seat: Victory Tomes, face down
    tokens: dict[Crest, int] = field(default_factory=dict)  # the owner, NOBODY while on the board
    crest_tomes: dict[Crest, int] = field(default_factory=dict)

    def copy(self) -> Sheet:
        """An independent sheet."""
        return Sheet(
            self.players, self.scope, self.last_tie, self.extra, self.first, self.finished.copy(),
            self.display.copy(), self.victory_pile.copy(), self.boxed.copy(),
            [tomes.copy() for tomes in self.won], [tomes.copy() for tomes in self.victory],
            self.tokens.copy(), self.crest_tomes.copy(),
        )  # fmt: skip

    # What follows from it

    @property
    def game(self) -> Game | None:
        """TS-1.1 The game that comes next, or is being played; None when the campaign is over."""
        return BOX.chapters[len(self.finished)].id if len(self.finished) < len(BOX.chapters) else None

    def objective_tomes(self, seat: int, game: Game | None = None) -> list[Tome]:
        """The face-up Tomes of a seat, of one game or of all, in the order of winning."""
        tomes = [BOX.tomes[id] for id in self.won[seat]]
        return [tome for tome in tomes if game is None or tome.game is game]

    def victory_tomes(self, seat: int, game: Game | None = None) -> int:
        """TS-2.1 How many Victory Tomes a seat has."""
        return sum(game is None or BOX.tomes[id].game is game for id in self.victory[seat])

    def tomes(self, seat: int) -> int:
        """TS-9.1 All Tomes of a seat; Crest tokens count nothing."""
        crest_tomes = sum(owner == seat for owner in self.crest_tomes.values())
        return len(self.won[seat]) + len(self.victory[seat]) + crest_tomes

    def crests(self, seat: int, crest: Crest) -> int:
        """TS-6.3, TS-6.4 Crests of one kind: on face-up Objective Tomes, and own Crest tokens."""
        printed = sum(tome.crests.count(crest) for tome in self.objective_tomes(seat))
        return printed + (self.tokens[crest] == seat)

    def compensation(self) -> list[int]:
        """TS-4.9 Silver for those behind in Tomes; none before the first chapter."""
        if not self.finished:
            return [0] * self.players
        most = max(map(self.tomes, range(self.players)))
        return [most - self.tomes(seat) for seat in range(self.players)]

    def advantages(self, game: Game) -> list[list[str]]:
        """TS-7.2, TS-7.3 By seat: the Tomes that help in a game, in the order of winning."""
        order = [chapter.id for chapter in BOX.chapters]
        near = 1 if self.scope == "next" else len(order)
        return [
            [
                tome.id
                for tome in self.objective_tomes(seat)
                if 0 < order.index(game) - order.index(tome.game) <= near
                and any(advantage.game is game for advantage in tome.advantages)
            ]
            for seat in range(self.players)
        ]

    def problems(self) -> list[str]:
        """TS-10.8 What can never be true of a sheet; empty for a sound one."""
        found = []
        chapters = len(self.finished)
        if sum(map(len, self.victory)) != 3 * chapters:
            found.append("TS-10.8.1")
        for finished in self.finished:
            shares = sorted(self.victory_tomes(seat, finished.game) for seat in range(self.players))
            if sum(shares) != ON_DISPLAY:
                found.append("TS-10.8.1")
            if shares[-1] != (3 if finished.total else 2):
                found.append("TS-10.8.5")
            claimed = sum(len(self.objective_tomes(seat, finished.game)) for seat in range(self.players))
            left = [id for id in (*self.boxed, *self.display) if BOX.tomes[id].game is finished.game]
            if claimed + len(left) != ON_DISPLAY:
                found.append("TS-10.8.2")
        if sum(owner != NOBODY for owner in self.tokens.values()) > chapters or len(self.tokens) != len(
            Crest
        ):
            found.append("TS-10.8.3")
        for crest, owner in self.crest_tomes.items():
            needs = BOX.crest_tomes[crest].needs(self.players)
            reached = [seat for seat in range(self.players) if self.crests(seat, crest) >= needs]
            if (owner != NOBODY) != bool(reached) or (owner != NOBODY and owner not in reached):
                found.append("TS-10.8.4")
        if any(self.tomes(seat) > 21 for seat in range(self.players)):
            found.append("TS-10.8.6")
        everything = [*self.display, *self.victory_pile, *self.boxed]
        everything += [id for seat in range(self.players) for id in (*self.won[seat], *self.victory[seat])]
        if len(everything) != len(set(everything)):
            found.append("TS-1.6")
        return found


def new_sheet(players: int) -> Sheet:
    """TS-3 Nobody owns anything at the start (TS-3.5)."""
    return Sheet(
        players,
        won=[[] for _ in range(players)],
        victory=[[] for _ in range(players)],
        tokens=dict.fromkeys(Crest, NOBODY),
        crest_tomes=dict.fromkeys(Crest, NOBODY),
    )


# Claiming (TS-5, TS-6)


def claim_tomes(sheet: Sheet, rises: Sequence[Rise]) -> list[Claim]:
    """TS-5 Look at every rise in its order; who reaches a number first takes the Tome, then crests count.

    TS-5.1 A claim is a Tome from the display, or a Crest Tome (TS-6.5).

    The rises of one moment stand in the order in which players claim (TS-5.4): the game sees to that.
    """
    claims = []
    for at, (seat, counter, value) in enumerate(rises, 1):
        for id in sheet.display.copy():  # TS-5.6 from left to right
            objective = BOX.tomes[id].objective
            if objective.counter == counter and value >= objective.n:
                sheet.display.remove(id)
                sheet.won[seat].append(id)
                claims.append(Claim(seat, BOX.tomes[id].key, at))
                claims += [Claim(seat, BOX.crest_tomes[crest].key, at) for crest in claim_crests(sheet, seat)]
    return claims


def claim_crests(sheet: Sheet, seat: int) -> list[Crest]:
    """TS-6.5, TS-6.6 The Crest Tomes that a seat wins now."""
    won = [
        crest
        for crest, owner in sheet.crest_tomes.items()
        if owner == NOBODY and sheet.crests(seat, crest) >= BOX.crest_tomes[crest].needs(sheet.players)
    ]
    for crest in won:
        sheet.crest_tomes[crest] = seat
    return won
