"""The state of a Spook Manor table: plain data, cheap to copy.

Positions are (x, y) with the Left half of the Foyer at (0, 0) and the Right half at (1, 0); y is the floor.
A manor is a row of columns without gaps (SM-4.2.8), so it is kept as one tuple of cards per column.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum

from salotto.kernel.zones import Zone
from salotto.titles.spook_manor.cards import FREE, Card, Cell, Foyer, Hall, Room, Seated, cell


class Phase(StrEnum):
    """Where the table is between two steps."""

    SETUP = "setup"
    FOYER = "foyer"
    DEAL = "deal"
    PLAY = "play"  # 1A, all commit
    REVEAL = "reveal"
    PLACES = "places"  # 1B
    PASS = "pass"  # 2
    OVER = "over"


@dataclass(slots=True)
class Manor:
    """All cards and monsters in front of one player, and what the player holds."""

    seat: int
    deck: Zone[Room] = field(default_factory=Zone)
    hand: Zone[Room] = field(default_factory=Zone)
    dealt: Zone[Foyer] = field(default_factory=Zone)  # Foyer cards, until the choice is revealed
    halves: list[Foyer] = field(default_factory=list)  # Left and Right half, once chosen
    left: int = 0  # x of the leftmost column
    columns: list[tuple[Card, ...]] = field(default_factory=list)
    waiting: list[int] = field(default_factory=lambda: [0, 0, 0, 0])  # in the Foyer, by colour
    halls: list[Room] = field(default_factory=list)  # Entertainment rooms, in order of placing
    seated: list[Seated] = field(default_factory=list)  # per hall: colour or FREE
    card: Room | None = None  # committed in phase 1A, still secret
    spot: Cell | None = None
    done: bool = False  # has finished phase 1B

    def copy(self) -> Manor:
        """An independent manor in the same position."""
        return Manor(
            self.seat, self.deck.copy(), self.hand.copy(), self.dealt.copy(), self.halves.copy(),
            self.left, self.columns.copy(), self.waiting.copy(), self.halls.copy(),
            self.seated.copy(), self.card, self.spot, self.done,
        )  # fmt: skip

    def lay_foyer(self, left: Foyer, right: Foyer) -> None:
        """SM-3.3 Lay the two Foyer cards side by side at (0, 0) and (1, 0)."""
        self.halves = [left, right]
        self.left = 0
        self.columns = [(left,), (right,)]

    def open_spots(self) -> list[Cell]:
        """SM-4.2.8 One cell on each side of the ground floor and one on top of each column."""
        left = self.left
        spots = [cell(x, len(column)) for x, column in enumerate(self.columns, left)]
        spots.insert(0, cell(left - 1, 0))
        spots.append(cell(left + len(self.columns), 0))
        return spots

    def build(self, room: Room, spot: Cell) -> None:
        """SM-4.2.2 Place a room face up in its cell."""
        at = spot.x - self.left
        if at < 0:
            self.columns.insert(0, (room,))
            self.left -= 1
        elif at == len(self.columns):
            self.columns.append((room,))
        else:
            self.columns[at] += (room,)
        if room.hall is not None:
            self.halls.append(room)
            self.seated.append(room.hall.nobody)

    def at(self, x: int, y: int) -> Card | None:
        """The card lying in a cell, if any."""
        column = x - self.left
        if not 0 <= column < len(self.columns) or not 0 <= y < len(self.columns[column]):
            return None
        return self.columns[column][y]

    def neighbours(self, x: int, y: int) -> Iterator[Card | None]:
        """SM-6.4.2 What lies left, right, above and below; SM-6.4.5 under the ground floor is no cell."""
        yield self.at(x - 1, y)
        yield self.at(x + 1, y)
        yield self.at(x, y + 1)
        if y > 0:
            yield self.at(x, y - 1)

    def guests(self) -> list[tuple[Hall, Seated]]:
        """Every Entertainment room's spaces with who stands on them."""
        rooms = zip(self.halls, self.seated, strict=True)
        return [(room.hall, seated) for room, seated in rooms if room.hall is not None]

    def guests_by_room(self) -> dict[Card, Seated]:
        """Who stands on the spaces of every Entertainment room."""
        return dict(zip(self.halls, self.seated, strict=True))

    def monsters(self) -> list[int]:
        """Own monsters by colour, waiting and seated."""
        count = self.waiting.copy()
        for spaces in self.seated:
            for colour in spaces:
                if colour != FREE:
                    count[colour] += 1
        return count


@dataclass(slots=True)
class Draft:
    """SM-7.3 A Draft deck of the solo game with its Display."""

    deck: Zone[Room] = field(default_factory=Zone)
    display: Zone[Room] = field(default_factory=Zone)

    def copy(self) -> Draft:
        """An independent draft deck in the same position."""
        return Draft(self.deck.copy(), self.display.copy())


@dataclass(slots=True)
class SpookManorState:
    """A whole table of Spook Manor."""

    mode: str
    supply: list[int]  # monsters nobody owns yet, by colour
    manors: list[Manor]
    phase: Phase = Phase.SETUP
    round: int = 0  # of 20 (Big Manor: turn of 30)
    rounds: int = 20
    drafts: list[Draft] = field(default_factory=list)
    discard: Zone[Room] = field(default_factory=Zone)
    box: Zone[Room] = field(default_factory=Zone)
    boxed_foyers: Zone[Foyer] = field(default_factory=Zone)
    live_score: bool = True

    def copy(self) -> SpookManorState:
        """An independent table in the same position; the boxes, once packed, are shared."""
        return SpookManorState(
            self.mode, self.supply.copy(), [manor.copy() for manor in self.manors], self.phase,
            self.round, self.rounds, [draft.copy() for draft in self.drafts], self.discard.copy(),
            self.box, self.boxed_foyers, self.live_score,
        )  # fmt: skip
