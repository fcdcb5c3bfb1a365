"""Small titles for the tests of the bots: each is about one thing only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from salotto.kernel.adviser import Adviser
from salotto.kernel.chance import Chance
from salotto.kernel.decisions import Rule, Step, choose, shuffle, together
from salotto.kernel.play import Play
from salotto.kernel.title import Json, Mode, Outcome, Phrase, Scorecard, Table, Title
from salotto.kernel.zones import Zone, redeal_zones


@dataclass(slots=True)
class Pot:
    """What there is in every toy: points, answers given, and a deck."""

    points: list[int]
    stones: int = 0
    given: dict[int, str] = field(default_factory=dict)
    deck: Zone[str] = field(default_factory=Zone)
    shuffled: bool = False

    def copy(self) -> Pot:
        return Pot(self.points.copy(), self.stones, self.given.copy(), self.deck.copy(), self.shuffled)


class Toy(Title[Pot]):
    """What the toys have in common."""

    package = "tests"
    modes: ClassVar[tuple[Mode, ...]] = (Mode("play", (1, 2, 3, 4)),)
    categories = ("points",)
    state_type = Pot

    def begin(self, table: Table) -> Pot:
        return Pot([0] * table.players)

    def scorecards(self, state: Pot) -> list[Scorecard]:
        return [Scorecard(seat, {"points": points}) for seat, points in enumerate(state.points)]

    def outcome(self, state: Pot) -> Outcome:
        ranks = tuple(1 + sum(other > own for other in state.points) for own in state.points)
        return Outcome(tuple(state.points), ranks)

    def view(self, state: Pot, seat: int | None) -> Json:
        return {"points": state.points, "stones": state.stones, "deck": len(state.deck)}

    def redeal(self, state: Pot, seat: int | None, chance: Chance) -> None:
        redeal_zones([state.deck], seat, chance)

    def find(self, key: str) -> Any:
        return key

    def phrase(self, key: str) -> Phrase:
        return Phrase(names={"en": key})


class Nim(Toy):
    """Take one, two or three stones in turn; who takes the last one wins. Leave a multiple of four."""

    id = "nim"

    def __init__(self, stones: int) -> None:
        super().__init__()
        self.stones = stones

    def begin(self, table: Table) -> Pot:
        return Pot([0, 0], self.stones)

    def next_step(self, state: Pot) -> Step | None:
        return self.turn(state) if state.stones else None

    def turn(self, state: Pot) -> Rule[None]:
        seat = len(state.given) % 2
        taken = yield from choose(seat, "toy-take", list(range(1, min(3, state.stones) + 1)))
        state.given[len(state.given)] = str(taken)
        state.stones -= taken
        if not state.stones:
            state.points[seat] = 1


class Crossroads(Toy):
    """All choose at once: three points for oneself, or to help. If all help, they win together."""

    id = "crossroads"

    def next_step(self, state: Pot) -> Step | None:
        waiting = [seat for seat in range(len(state.points)) if seat not in state.given]
        return together({seat: self.part(state, seat) for seat in waiting}) if waiting else None

    def part(self, state: Pot, seat: int) -> Rule[None]:
        way = yield from choose(seat, "toy-way", ["mine", "ours"])
        state.given[seat] = way
        state.points[seat] += 3 * (way == "mine")

    def outcome(self, state: Pot) -> Outcome:
        won = all(way == "ours" for way in state.given.values())
        return Outcome(tuple(state.points), (1,) * len(state.points), won=won)

    def allies(self, state: Pot, seat: int) -> Sequence[int]:
        return range(len(state.points))


class Chest(Toy):
    """A chest nobody has looked into: mostly dust, once gold. Open it, or leave it for one point."""

    id = "chest"
    cards = ("gold", "dust", "dust", "dust", "dust", "dust")

    def next_step(self, state: Pot) -> Step | None:
        return None if state.given else self.open(state)

    def open(self, state: Pot) -> Rule[None]:
        if not state.shuffled:
            state.deck = Zone(self.cards)
            state.shuffled = True
            yield from shuffle(state.deck)
        way = yield from choose(0, "toy-open", ["leave", "open"])
        state.given[0] = way
        state.points[0] = 1 if way == "leave" else 10 if state.deck.cards[-1] == "gold" else -10


class Parcel(Toy):
    """Unwrap a parcel and keep one of the two things in it, all in one move; or leave it for one point."""

    id = "parcel"
    cards = tuple("abcdefgh")

    def begin(self, table: Table) -> Pot:
        return Pot([0], deck=Zone(self.cards))

    def next_step(self, state: Pot) -> Step | None:
        return None if state.given else self.unwrap(state)

    def unwrap(self, state: Pot) -> Rule[None]:
        yield from shuffle(state.deck)
        state.given[0] = yield from choose(0, "toy-open", ["leave", "open"])
        state.points[0] = 1
        if state.given[0] == "open":
            kept = yield from choose(0, "toy-keep", state.deck.cards[-2:])
            state.points[0] = 2 + self.cards.index(kept)


class TurnCounter(Adviser[Pot]):
    """Knows how many errands are done."""

    def turns_over(self, state: Pot) -> int | None:
        return max(state.given, default=0)


class Errands(Toy):
    """Three turns. In each a short errand brings a point, or a long one three points, one after the other."""

    id = "errands"

    def __init__(self) -> None:
        super().__init__(TurnCounter())

    def next_step(self, state: Pot) -> Step | None:
        return self.errand(state) if self.done(state) < 3 else None

    def errand(self, state: Pot) -> Rule[None]:
        under_way = state.given.get(0)
        way = yield from choose(0, "toy-way", ["on", "back"] if under_way else ["short", "long"])
        state.points[0] += way != "back"
        state.stones += 1
        if way == "long":
            state.given[0] = way
        elif way != "on" or state.stones == 3:
            state.given = {1 + self.done(state): "over"}
            state.stones = 0

    def done(self, state: Pot) -> int:
        return max(state.given, default=0)


def a_game(title: Toy, players: int, seed: str = "toy") -> Play[Pot]:
    """A fresh game of a toy."""
    return Play(title, title.table([f"player {seat}" for seat in range(players)], seed))
