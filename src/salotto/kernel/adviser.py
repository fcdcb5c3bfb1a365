"""What bots, hints, reviews and the laboratory may ask of a title beyond its rules.

A title plays without one: the adviser that every title has by default only counts the score so far. A title
that wants good opponents brings a subclass, and hands one of it to `Title.__init__`. The weights of an
evaluation belong to the adviser, so that a title can have a twin that thinks otherwise (`Title.advised_by`).
"""

# interpreted: titles anywhere subclass it
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from salotto.kernel.decisions import Decision

if TYPE_CHECKING:
    from salotto.kernel.play import Play
    from salotto.kernel.title import Title

S = TypeVar("S")

Answers = Callable[[], list[str]]
"""A sequence of answers, worked out only when somebody wants them."""


class Adviser(Generic[S]):
    """Somebody who knows how good positions and moves are. None of its methods changes the state."""

    playout_depth: int = 0
    """How many moves of a seat, or turns where they are counted (`turns_over`), a bot plays on in its mind,
    each move the best by the evaluation. 0: it plays on by any candidate, or by `quick_playout`."""
    subtlety: float = 1.0
    """How little a single move weighs: an easy bot overlooks more, and a normal one nods more often."""
    leeway: float = 1.0
    """How far an easy bot may go wrong where half of the moves are good enough: at 1 never into the worse
    half of them, at 2 not into the worst quarter; and it is as much less sure of its judgement."""
    title: Title[Any]
    """The title that is advised; the title sets it."""

    def evaluate(self, state: S, seat: int) -> float:
        """How good the position is for a seat, in points; by default the score so far."""
        return float(self.title.scorecards(state)[seat].total)

    def parts(self, state: S, seat: int) -> dict[str, float]:
        """What the value of a position is made of, by category: together it is what `evaluate` says.

        These are the lines of the scorecard, and as `rest` what the evaluation sees beyond them. The title
        says each (`phrase("because:CATEGORY")`): what a move does that is good for it.
        """
        sign = -1.0 if self.title.lowest_wins else 1.0
        points = self.title.scorecards(state)[seat].points
        found = {category: sign * number for category, number in points.items()}
        return found | {"rest": self.evaluate(state, seat) - sum(found.values())}

    def judge(self, play: Play[Any]) -> list[float] | None:
        """What the position is worth to each seat, its lead and its chance to win, for an adviser that judges
        the table as a whole, as a net does. None: `evaluate` says what it is worth."""
        return None

    def candidates(self, state: S, decision: Decision) -> Sequence[Any]:
        """The options a sensible player would think about, at least one; by default all of them."""
        return decision.options

    def depth(self, players: int) -> int:
        """The playout depth at a table of so many; by default the same at all of them."""
        return self.playout_depth

    def subtlety_at(self, state: S) -> float:
        """The subtlety at this table; by default the same at all of them."""
        return self.subtlety

    def leeway_at(self, state: S) -> float:
        """The leeway at this table; by default the same at all of them."""
        return self.leeway

    def with_weights(self, weights: Mapping[str, Any]) -> Adviser[S]:
        """An adviser with other weights in its evaluation: those of the table `weights` in the title's
        data/weights.toml. By default there are none."""
        return self

    def move_values(self, state: S, decision: Decision) -> Mapping[tuple[str, ...], float] | None:
        """A quick look ahead: every sensible way to finish the move, as the answers it takes, with the value
        that `evaluate` would find at its end. None: bots have to try them out."""
        return None

    def quick_playout(self, state: S, moves: int) -> Sequence[float] | None:
        """A quick guess at the future: the value of the position to each seat once everybody has made so many
        more moves. None: bots have to play them."""
        return None

    def turns_over(self, state: S) -> int | None:
        """How many turns are over: a careful playout ends with a turn, where positions compare best. None: it
        ends after so many moves, amid a turn."""
        return None

    def shortcuts(self, state: S, decision: Decision) -> Mapping[str, Answers]:
        """Named sequences of answers offered to people as one button, such as 'arrange for me'."""
        return {}
