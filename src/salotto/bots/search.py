"""The bot that plays the game on in its mind, many times over.

A search deals again what its seat cannot know, makes one of the moves it thinks about, plays on and looks
where that leads. All moves are tried on the same deals, so that luck weighs on them alike; after a while the
worse half is dropped, and the rest is tried on further deals (sequential halving). Beyond its own move it
grows a tree. See docs/bots.md.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from math import inf
from typing import Any

from salotto.bots.greedy import Planner
from salotto.bots.moves import Way, move_values
from salotto.bots.tree import Explorer, Node, SearchSettings
from salotto.kernel.play import Play
from salotto.kernel.title import Title

LEAST_TRIES = 8
"""A search with few iterations thinks about fewer moves, so that each is tried so often on average."""


class Budget:
    """What there is to use up: iterations, or seconds on the clock."""

    def __init__(self, iterations: float, seconds: float) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.used = 0
        self._begun = time.perf_counter()

    def rounds(self, share: float, each: int) -> Iterator[None]:
        """Rounds of so many iterations each, until a share of the whole budget is used up."""
        while (
            self.used + each <= self.iterations * share
            and time.perf_counter() - self._begun < self.seconds * share
        ):
            self.used += each
            yield

    @property
    def out_of_time(self) -> bool:
        """Whether there is a clock and it has run down."""
        return self.seconds < inf and time.perf_counter() - self._begun >= self.seconds


class Candidate:
    """A move the search thinks about: the evaluation's word on it, and what came of it."""

    __slots__ = ("node", "prior", "way")

    def __init__(self, way: Way, prior: float) -> None:
        self.way = way
        self.prior = prior
        self.node = Node()


class Search:
    """One search for one seat."""

    def __init__(
        self,
        play: Play[Any],
        seat: int,
        settings: SearchSettings,
        seed: str,
        title: Title[Any] | None = None,
    ) -> None:
        self.settings = settings
        self.budget = Budget(settings.iterations, settings.seconds)
        self.explorer = Explorer(play, seat, settings, seed, title)

    def best(self) -> Way:
        """Think for as long as the budget lasts, and say which move did best."""
        effort = self.explorer.effort
        alive = self._candidates()
        stages = max(1, (len(alive) - 1).bit_length())
        deal = 0
        for stage in range(1, stages + 1):
            for _ in self.budget.rounds(stage / stages, effort * len(alive)):
                deal += 1
                judged = [self._judgement(candidate) for candidate in alive]
                for candidate in alive:
                    if self.budget.out_of_time:  # a deal that not all were tried on counts for nobody
                        return alive[judged.index(max(judged))].way
                    self.explorer.explore(candidate.way, candidate.node, deal)
            alive.sort(key=self._judgement, reverse=True)
            alive = alive[: (len(alive) + 1) // 2]
        return alive[0].way

    def _candidates(self) -> list[Candidate]:
        """The moves that look best to the evaluation, as many as there is time for."""
        priors = move_values(self.explorer.imagine(0), self.explorer.seat)
        ranked = sorted(priors, key=lambda way: -priors[way])
        tries = self.settings.iterations / self.explorer.effort
        width = min(self.settings.width, max(2, tries / LEAST_TRIES))
        return [Candidate(way, priors[way]) for way in ranked[: int(width)]]

    def _judgement(self, candidate: Candidate) -> float:
        """What a move is worth by experience and by the evaluation's word.

        Those compared have been tried equally often, so it does not matter that the two are not in step.
        """
        return candidate.node.total + self.settings.trust * candidate.prior


class SearchBot(Planner):
    """Plays the game on in its mind and makes the move that did best."""

    name = "search"
    settings = SearchSettings(iterations=1000)

    def __init__(self, seed: str = "", iterations: float | None = None, seconds: float | None = None) -> None:
        super().__init__(seed)
        if iterations or seconds:
            self.settings = replace(self.settings, iterations=iterations or inf, seconds=seconds or inf)

    def hurry(self, seconds: float) -> None:
        """A clock beside the iterations."""
        self.settings = replace(self.settings, seconds=min(seconds, self.settings.seconds))

    def plan(self, play: Play[Any], mind: Play[Any], seat: int) -> Way:
        """The move that did best."""
        return Search(play, seat, self.settings, str(self.chance.getrandbits(64))).best()
