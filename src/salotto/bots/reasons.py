"""Why a move is advised: for which category of the evaluation it does most, beside another move.

Both moves are made on the same imagined deal. The two positions are worth something in each category of
the adviser (`Adviser.parts`), and what the best rival has there counts against them. The reason is the
category in which the advised position is ahead most; the title says it in its own words (`because:CATEGORY`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from salotto.bots.moves import Way, follow, settle
from salotto.bots.tree import Explorer
from salotto.kernel.codec import encode
from salotto.kernel.decisions import key_of
from salotto.kernel.play import Play
from salotto.speech import Speech

LEAST = 1e-6
"""What differs less does not differ."""
TRIED = 12
"""A move is put beside so many others at most."""

How = Literal["more", "denies", "later", "same"]
"""It brings more; a rival has less; it is worth it only later; there is no difference."""
Parts = Mapping[tuple[int, str], float]
"""What a position is worth, by whose it is and the category."""

DYNAMIC_WORDS = ("room-because-*",)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is advised: how, for which category of which seat, and beside which other move."""

    how: How
    category: str
    seat: int
    instead: Way


class Ends:
    """Where moves lead, on one imagined deal."""

    def __init__(self, explorer: Explorer) -> None:
        self.explorer = explorer
        self.seat = explorer.seat
        self._known: dict[Way, Play[Any]] = {}
        self._prints: dict[Way, Any] = {}

    def end(self, way: Way) -> Play[Any]:
        """The play after a move."""
        if way not in self._known:
            mind = self._known[way] = self.explorer.imagine(0)
            if way:
                follow(mind, self.seat, way)
                settle(mind, self.seat)
        return self._known[way]

    def alike(self, one: Way, other: Way) -> bool:
        """Whether two moves lead to the same position."""
        return one == other or bool(self._print(one) == self._print(other))

    def _print(self, way: Way) -> Any:
        """All that tells a position from another."""
        if way not in self._prints:
            mind = self.end(way)
            asked = mind.decision(self.seat)
            self._prints[way] = (asked.prompt, asked.keys) if asked else None, encode(mind.state)
        return self._prints[way]

    def parts(self, way: Way, rival: int | None) -> Parts:
        """What the position after a move is worth to the seat, less what it is to a rival."""
        mind = self.end(way)
        adviser = mind.title.adviser
        found = {(self.seat, name): worth for name, worth in adviser.parts(mind.state, self.seat).items()}
        if rival is not None:
            found |= {(rival, name): -worth for name, worth in adviser.parts(mind.state, rival).items()}
        return found

    def rival(self, way: Way) -> int | None:
        """The best of those who play against the seat."""
        mind = self.end(way)
        allies = mind.title.allies(mind.state, self.seat)
        others = [seat for seat in range(mind.table.players) if seat not in allies]
        return max(others, key=lambda seat: mind.title.adviser.evaluate(mind.state, seat), default=None)

    def gains(self, way: Way, instead: Way) -> dict[tuple[int, str], float]:
        """How much more the position after a move is worth than after another, by category."""
        rival = self.rival(way)
        more, less = self.parts(way, rival), self.parts(instead, rival)
        return {key: more.get(key, 0.0) - less.get(key, 0.0) for key in (*more, *(less.keys() - more.keys()))}

    def reason(self, way: Way, others: Sequence[Way]) -> Reason:
        """Why a move is advised, beside the first of the others that it is ahead of in anything; beside what
        nobody thinks about, if the others lead to the same."""
        elsewhere = [other for other in others[:TRIED] if not self.alike(way, other)]
        elsewhere = elsewhere or self.unlikely({each[0] for each in (way, *others)})
        for instead in elsewhere:
            gains = self.gains(way, instead)
            best = max(gains, key=lambda key: gains[key])
            if gains[best] > LEAST:
                return Reason("more" if best[0] == self.seat else "denies", best[1], best[0], instead)
        instead = elsewhere[0]
        losses = self.gains(instead, way)
        most = max(losses, key=lambda key: losses[key])
        if losses[most] > LEAST:
            return Reason("later", most[1], most[0], instead)
        own = self.parts(way, None)
        return Reason("same", max(own, key=lambda key: own[key])[1], self.seat, instead)

    def unlikely(self, thought_of: Collection[str]) -> list[Way]:
        """Answers that a sensible player does not think about: what one might do otherwise; nothing, if there
        is no other answer."""
        decision = self.explorer.play.decision(self.seat)
        keys = [key_of(option) for option in decision.options] if decision else []
        ways: list[Way] = [(key,) for key in keys if key not in thought_of]
        return ways[:TRIED] or [()]


def reason_said(reason: Reason, line: str, speech: Speech) -> str:
    """A hint with its reason: '…, because it builds towards a column of six'."""
    return speech.words.say(
        f"room-because-{reason.how}",
        hint=line,
        why=speech.thing(f"because:{reason.category}"),
        **speech.about_seat(reason.seat),
    )
