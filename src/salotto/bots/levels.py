"""The levels that people choose from: easy, normal, hard.

Easy is no fool: it looks for good moves like everybody, but does not see all of them, has no eye for one of
the categories that bring points, and is not sure of its judgement.
"""

from __future__ import annotations

from statistics import median, pstdev
from typing import Any

from salotto.bots.greedy import Planner
from salotto.bots.moves import Way, best, follow, settle, ways
from salotto.bots.search import SearchBot
from salotto.bots.tree import Manner
from salotto.kernel.play import Play


class EasyBot(Planner):
    """Chooses among the better moves that it happens to see, and forgets a category that brings points."""

    name = "easy"
    sees = 0.7  # of the moves worth a thought
    forgets = 0.5  # how often it has no eye for a category
    doubt = 0.35  # of its judgement, as a share of how much moves differ

    def plan(self, play: Play[Any], mind: Play[Any], seat: int) -> Way:
        """The move that looks best to somebody who overlooks something."""
        values = ways(mind, seat)
        fair = median(values.values())
        sees = self.sees**mind.title.oversight
        seen = [way for way, value in values.items() if value >= fair and self.chance.random() < sees]
        if not seen:
            return best(values)
        doubt = self.doubt * mind.title.oversight * pstdev(values.values())
        looks = {way: values[way] + self.chance.gauss(0, doubt) for way in seen}
        if self.chance.random() < self.forgets:
            forgotten = self.chance.choice(mind.title.categories)
            good = -1 if mind.title.lowest_wins else 1
            for way in seen:
                looks[way] -= good * points_of(mind, seat, way, forgotten)
        return best(looks)


def points_of(mind: Play[Any], seat: int, way: Way, category: str) -> int:
    """What a seat has in a category after a move."""
    twin = mind.fork()
    follow(twin, seat, way)
    settle(twin, seat)
    return twin.scorecards()[seat].points.get(category, 0)


class NormalBot(SearchBot):
    """Takes its two best moves, as they look, and plays each on twice in its mind."""

    name = "normal"
    manner = Manner(iterations=4, width=2)


class HardBot(SearchBot):
    """Plays the game on in its mind, hundreds of times, before it decides."""

    name = "hard"
    manner = Manner(iterations=600, turns=20, moves=40)
