"""The tree of a search: what was learnt about the moves that may follow a move.

A node stands for what a seat knows, not for a deal, so it gathers what is true of many deals (information-set
tree search). What others decide at the same moment is never in the tree: it is drawn like chance.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil, inf, log, sqrt
from random import Random
from typing import Any

from salotto.bots.moves import Way, follow, move_values, sensible
from salotto.bots.playout import by_instinct, careful_playout, quick_playout
from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from salotto.kernel.title import Title

CAREFUL = 25
"""How many iterations by instinct one takes in which everybody moves with care."""


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How a search goes about it."""

    iterations: float = inf
    seconds: float = inf
    width: int = 16  # moves it thinks about, the best by the evaluation
    trust: float = 5.0  # how many iterations the evaluation's word weighs
    seat_moves: int = 5  # how many moves of each seat a quick playout lasts
    all_moves: int = 12  # how many of all seats together
    care: float = 1.0  # of the depth of careful playouts that the adviser wants
    open_after: int = 32  # iterations through a node before what follows it is looked at
    curiosity: float = 0.7  # about moves that are little known


class Node:
    """A place in the tree: how often the search came here, and what that was worth to who moved here."""

    __slots__ = ("children", "priors", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Way, Node] = {}
        self.priors: dict[tuple[str, ...], Mapping[Way, float]] = {}
        self.visits = 0
        self.total = 0.0

    def add(self, worth: float) -> None:
        """Remember what an iteration came to."""
        self.visits += 1
        self.total += worth


class Explorer:
    """Plays the game on from a question to a seat, again and again, and remembers what came of it."""

    def __init__(
        self,
        play: Play[Any],
        seat: int,
        settings: SearchSettings,
        seed: str,
        title: Title[Any] | None = None,
    ) -> None:
        self.play = play
        self.title = title or play.title  # which may have another adviser
        self.seat = seat
        self.settings = settings
        self.seed = seed
        self.moves = max(2, min(settings.seat_moves, settings.all_moves // play.table.players))
        self.depth = ceil(settings.care * self.title.adviser.depth(play.table.players))
        self.since = self.title.adviser.turns_over(play.state)
        self.chance = Random(seed)
        self._worths = Spread()

    @property
    def effort(self) -> int:
        """How much an iteration takes: one by instinct is 1."""
        return CAREFUL if self.depth else 1

    def imagine(self, deal: int) -> Play[Any]:
        """The play as the seat may imagine it; the same deal for the same number."""
        mind = self.play.imagine(self.seat, f"{self.seed}/{deal}")
        mind.title = self.title
        return mind

    def explore(self, way: Way, node: Node, deal: int) -> float:
        """One iteration: make a move on a deal, go down the tree beyond it and play on; what it was worth."""
        mind = self.imagine(deal)
        if self.depth:
            mind.remember()
        follow(mind, self.seat, way)
        trail = [(node, self.seat)]
        self._descend(mind, trail)
        if self.depth:
            worth = careful_playout(mind, self.depth, self.since, self.chance)
        else:
            worth = quick_playout(mind, self.moves, self.chance)
        for place, seat in trail:
            place.add(worth[seat])
        self._worths.add(worth[self.seat])
        return worth[self.seat]

    def _descend(self, mind: Play[Any], trail: list[tuple[Node, int]]) -> None:
        """Go down the tree to a node that is not open yet."""
        node, _ = trail[-1]
        while node.visits >= self.settings.open_after and (decision := mind.next_decision()) is not None:
            seat = decision.seat
            if len(sensible(mind, seat)) == 1 or (seat != self.seat and decides_with_others(mind, seat)):
                by_instinct(mind, seat, self.chance)
                continue
            way = self._select(node, mind, decision)
            follow(mind, seat, way)
            node = node.children.setdefault(way, Node())
            trail.append((node, seat))

    def _select(self, node: Node, mind: Play[Any], decision: Decision) -> Way:
        """The way that promises most by experience, by the evaluation's word, and for being little known."""
        priors = self._priors(node, mind, decision)
        visits = sum(child.visits for child in node.children.values())
        mean = sum(child.total for child in node.children.values()) / visits if visits else 0.0
        top = max(priors.values())
        trust = self.settings.trust
        curiosity = self.settings.curiosity * self._worths.deviation * sqrt(log(visits + 2))

        def promise(way: Way) -> float:
            child = node.children.get(way)
            known, total = (child.visits, child.total) if child else (0, 0.0)
            weight = trust + known
            return (trust * (mean + priors[way] - top) + total) / weight + curiosity / sqrt(weight)

        return max(priors, key=promise)

    def _priors(self, node: Node, mind: Play[Any], decision: Decision) -> Mapping[Way, float]:
        """The ways to move and the evaluation's word on each, which is asked once for the same options."""
        glance = mind.title.adviser.move_values(mind.state, decision)
        if glance is not None:
            return glance
        keys = tuple(decision.keys)
        if keys not in node.priors:
            node.priors[keys] = move_values(mind, decision.seat)
        return node.priors[keys]


def decides_with_others(mind: Play[Any], seat: int) -> bool:
    """Whether the seat is asked in a step in which several decide at once."""
    moment = mind.moment(seat)
    return moment is not None and moment[1] > 0


class Spread:
    """How far apart some numbers are."""

    __slots__ = ("_count", "_squares", "_sum")

    def __init__(self) -> None:
        self._count = 0
        self._sum = self._squares = 0.0

    def add(self, number: float) -> None:
        """One number more."""
        self._count += 1
        self._sum += number
        self._squares += number * number

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        if not self._count:
            return 0.0
        mean = self._sum / self._count
        return sqrt(max(0.0, self._squares / self._count - mean * mean))
