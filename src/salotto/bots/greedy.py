"""The bot that looks one move ahead."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from salotto.bots.bot import Bot
from salotto.bots.moves import Way, best, move_values, option_for, sensible
from salotto.kernel.decisions import Decision, key_of
from salotto.kernel.play import Play


class Planner(Bot):
    """A bot that thinks about whole moves: it decides on one, and then gives the answers that make it up."""

    def __init__(self, seed: str = "") -> None:
        super().__init__(seed)
        self._moment: tuple[int, int] | None = None
        self._way: Way = ()
        self._begun = 0

    def choose(self, play: Play[Any], decision: Decision) -> Any:
        """The next answer of the move that is being made, or the first of a new one."""
        seat = decision.seat
        given = tuple(choice.key for choice in play.log if choice.seat == seat)
        made = given[self._begun :]
        if play.moment(seat) == self._moment and self._way[: len(made)] == made != self._way:
            planned = option_for(decision, self._way[len(made)])
            if planned is not None:  # else a card turned up that could not be foreseen
                return planned
        mind = play.imagine(seat, str(self.chance.getrandbits(64)))
        options = sensible(mind, seat)
        self._way = self.plan(play, mind, seat) if len(options) > 1 else (key_of(options[0]),)
        self._moment, self._begun = play.moment(seat), len(given)
        return option_for(decision, self._way[0])

    @abstractmethod
    def plan(self, play: Play[Any], mind: Play[Any], seat: int) -> Way:
        """The move it wants to make; `mind` is the play as the seat may imagine it."""


class GreedyBot(Planner):
    """Finishes its move in every sensible way and takes the one that leaves the best position."""

    name = "greedy"

    def plan(self, play: Play[Any], mind: Play[Any], seat: int) -> Way:
        """The way to the best position."""
        return best(move_values(mind, seat))
