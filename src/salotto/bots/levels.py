"""The levels that people choose from: easy, normal, hard.

Easy is no fool: it looks for good moves like everybody, but does not see all of them, has no eye for one of
the categories that bring points, and is not sure of its judgement.
"""

from __future__ import annotations

from random import Random
from statistics import median, pstdev
from typing import Any

from salotto.bots.greedy import Planner
from salotto.bots.moves import Way, best, follow, move_values, settle
from salotto.bots.search import SearchBot
from salotto.bots.tree import SearchSettings
from salotto.kernel.play import Play

SEES = 0.7
"""Of the moves worth a thought, how many somebody sees who overlooks something."""
FORGETS = 0.5
"""How often there is no eye for a category."""
DOUBT = 0.35
"""How unsure the judgement is, as a share of how much moves differ."""
LATELY = 12
"""Nobody errs in the same way again and again: what one of the last twelve answers was is done once more only
if it is best."""
NODS = 0.2
"""How often the normal bot overlooks something, where an easy one overlooks twice as much as usual."""


def carelessly(mind: Play[Any], seat: int, chance: Random, leeway: float = 1.0) -> Way:
    """The move that looks best to somebody who overlooks something; never one of the worse half, or, with
    more leeway, of the worst part."""
    values = move_values(mind, seat)
    fair = fair_value(list(values.values()), leeway)
    subtlety = mind.title.adviser.subtlety_at(mind.state)
    sees = SEES**subtlety
    lately = done_lately(mind, seat)
    top = max(values.values())
    seen = [
        way
        for way, value in values.items()
        if value >= fair and (value == top or way[0] not in lately) and chance.random() < sees
    ]
    if not seen:
        return best(values)
    doubt = DOUBT * subtlety * leeway * pstdev(values.values())
    looks = {way: values[way] + chance.gauss(0, doubt) for way in seen}
    if chance.random() < FORGETS:
        forgotten = chance.choice(mind.title.categories)
        good = -1 if mind.title.lowest_wins else 1
        for way in seen:
            looks[way] -= good * points_of(mind, seat, way, forgotten)
    return best(looks)


def done_lately(mind: Play[Any], seat: int) -> set[str]:
    """The latest answers of a seat."""
    own = [choice.key for choice in mind.log if choice.seat == seat]
    return set(own[-LATELY:])


def fair_value(values: list[float], leeway: float) -> float:
    """What a move has to be worth to be thought about: as much as half of them, with leeway as fewer."""
    if leeway <= 1:
        return median(values)
    return sorted(values)[int(len(values) / (2 * leeway))]


def points_of(mind: Play[Any], seat: int, way: Way, category: str) -> int:
    """What a seat has in a category after a move."""
    twin = mind.fork()
    follow(twin, seat, way)
    settle(twin, seat)
    return twin.scorecards()[seat].points.get(category, 0)


class EasyBot(Planner):
    """Chooses among the better moves that it happens to see, and forgets a category that brings points."""

    name = "easy"

    def plan(self, play: Play[Any], mind: Play[Any], seat: int) -> Way:
        """The move that looks best to somebody who overlooks something."""
        return carelessly(mind, seat, self.chance, mind.title.adviser.leeway_at(mind.state))


class NormalBot(SearchBot):
    """Takes its two best moves, as they look, and plays each on twice in its mind.

    Where that shows little, it makes the best move as it looks; now and then it nods, and is careless.
    """

    name = "normal"
    settings = SearchSettings(iterations=4, width=2)

    def plan(self, play: Play[Any], mind: Play[Any], seat: int) -> Way:
        """The better of two moves, unless it nods."""
        nods = NODS * (mind.title.adviser.subtlety_at(mind.state) - 1)
        if nods > 0 and self.chance.random() < nods:
            return carelessly(mind, seat, self.chance)
        return super().plan(play, mind, seat)


class HardBot(SearchBot):
    """Plays the game on in its mind, many times, before it decides."""

    name = "hard"
    settings = SearchSettings(iterations=600, seat_moves=20, all_moves=40)


class SearchHardBot(HardBot):
    """The hard bot that judges by the hand-written evaluation, whatever `hard` may be."""

    name = "search-hard"
