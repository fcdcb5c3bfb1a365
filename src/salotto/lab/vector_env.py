"""Many tables of one title at once, as arrays, for learning.

    tables = VectorEnv("spook-manor", 64, mode="solo")
    batch = tables.reset()
    while learning:
        batch = tables.step(policy(batch.observations, batch.masks))

Each table asks one seat at a time: `batch.seats`. A table that is over is replaced at once by a fresh deal,
and `batch.done` says so; the scores of the finished game are in `batch.scores`.

With `sparse` the observations are features, as an embedding bag takes them: those of table `t` are
`batch.features[batch.offsets[t] : batch.offsets[t + 1]]`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from salotto.bots.actions import chosen_of
from salotto.bots.observation import NotEncoded, encoder
from salotto.kernel.decisions import Decision
from salotto.kernel.lean import LeanPlay
from salotto.kernel.play import Play
from salotto.kernel.title import Value
from salotto.lab.rewards import final_rewards, totals
from salotto.lab.turns import follow_instinct, next_asked
from salotto.registry import title as find_title

NONE: NDArray[np.int64] = np.zeros(0, np.int64)


@dataclass(frozen=True, slots=True)
class Batch:
    """What all the tables show. The first axis is the table."""

    observations: NDArray[np.float32]
    """What the seat in question sees; nothing with `sparse`."""
    masks: NDArray[np.bool_]
    """Which actions are legal for it."""
    seats: NDArray[np.int64]
    """Which seat is being asked."""
    rewards: NDArray[np.float32]
    """What every seat earned by the last step."""
    done: NDArray[np.bool_]
    """Whether the last step ended the game that was on the table."""
    scores: NDArray[np.int64]
    """The final scores of that game; where it is not over, zeros."""
    features: NDArray[np.int64]
    """With `sparse` the features that are on in what each seat in question sees, table after table."""
    offsets: NDArray[np.int64]
    """With `sparse` where the features of each table begin, and at last where they end."""


class VectorEnv:
    """A number of tables that step together.

    `reward` is `points` (what each step adds to a seat's points, less being better where the fewest win; over
    a game they sum to its score less what it began with), `score` or `win` (both at the end only). With
    `instinct` a table does not ask where the title's instinct leaves one option. Without `copy` the arrays of
    a batch are those of the last one, which is quicker: who keeps them copies them.
    """

    def __init__(
        self,
        title: str,
        tables: int,
        players: int | None = None,
        mode: str | None = None,
        options: Mapping[str, Value] | None = None,
        seed: str = "0",
        reward: Literal["points", "score", "win"] = "points",
        instinct: bool = False,
        sparse: bool = False,
        copy: bool = True,
    ) -> None:
        self.title = find_title(title)
        self._encoder = encoder(self.title)
        self._setting = mode, options
        self._seed = seed
        self._reward = reward
        self._instinct = instinct
        self._dealt = 0
        self.players = players or min((self.title.mode(mode) if mode else self.title.modes[0]).players)
        self.tables = tables
        self.observation_size = self._encoder.size
        self.actions = self._encoder.actions
        self._plays: list[LeanPlay[Any]] = []
        self._asked: list[Decision] = []
        self._sparse = sparse
        self._copy = copy
        self._observations = np.zeros((0 if sparse else tables, self.observation_size), np.float32)
        self._on: list[list[int]] = [[] for _ in range(tables)]
        self._masks = np.zeros((tables, self.actions.size), np.bool_)
        self.legal: list[list[int]] = [[] for _ in range(tables)]
        """The numbers of the legal answers on each table, in the order in which they are offered."""

    def reset(self) -> Batch:
        """Fresh deals on all tables."""
        self._plays = [self._deal() for _ in range(self.tables)]
        self._points = np.array([totals(play) for play in self._plays], np.int64)
        return self._batch(self._zeros(np.float32), np.zeros(self.tables, np.bool_), self._zeros(np.int64))

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> Batch:
        """Answer on every table with a legal action."""
        rewards, scores = self._zeros(np.float32), self._zeros(np.int64)
        done = np.zeros(self.tables, np.bool_)
        for at, play in enumerate(self._plays):
            decision = self._asked[at]
            play.take(decision, chosen_of(self.actions, decision, self.legal[at], int(actions[at])))
            if self._instinct:
                follow_instinct(play)
            if self._reward == "points":
                points = np.array(totals(play), np.int64)
                rewards[at] = points - self._points[at]
                self._points[at] = points
            if (outcome := play.outcome) is not None:
                done[at], scores[at] = True, outcome.scores[: self.players]
                if self._reward != "points":
                    rewards[at] = final_rewards(play, outcome, self._reward)
                play = self._plays[at] = self._deal()
                self._points[at] = totals(play)
        return self._batch(rewards, done, scores)

    def _zeros(self, kind: type[Any]) -> NDArray[Any]:
        return np.zeros((self.tables, self.players), kind)

    def _deal(self) -> LeanPlay[Any]:
        seats = [f"seat {seat}" for seat in range(self.players)]
        table = self.title.table(seats, f"{self._seed}/{self._dealt}", *self._setting)
        self._dealt += 1
        play = LeanPlay(self.title, table)
        if self._instinct:
            follow_instinct(play)
        return play

    def _batch(
        self, rewards: NDArray[np.float32], done: NDArray[np.bool_], scores: NDArray[np.int64]
    ) -> Batch:
        self._asked = [asked(play) for play in self._plays]
        for at, decision in enumerate(self._asked):
            mask = self._masks[at]
            mask[self.legal[at]] = False
            legal = self.legal[at] = self.actions.numbers(decision, self.players)
            mask[legal] = True
        features, offsets = self._observe()
        observations, masks = self._observations, self._masks
        if self._copy:
            observations, masks = observations.copy(), masks.copy()
        seats = np.array([decision.seat for decision in self._asked])
        return Batch(observations, masks, seats, rewards, done, scores, features, offsets)

    def _observe(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Write down what each seat in question sees; of features only those that have changed."""
        encoder, pairs = self._encoder, list(zip(self._plays, self._asked, strict=True))
        if encoder.declared is None:
            if self._sparse:
                raise NotEncoded(f"{self.title.id} makes a vector of its own: it has no features")
            for row, (play, decision) in zip(self._observations, pairs, strict=True):
                row[:] = encoder.observe(play, decision.seat)
            return NONE, NONE
        found = [encoder.features_asked(play, decision.seat, decision) for play, decision in pairs]
        if self._sparse:
            offsets = np.zeros(self.tables + 1, np.int64)
            np.cumsum([len(on) for on in found], out=offsets[1:])
            return np.fromiter(chain.from_iterable(found), np.int64, int(offsets[-1])), offsets
        for row, before, on in zip(self._observations, self._on, found, strict=True):
            row[before] = 0
            row[on] = 1
        self._on = found
        return NONE, NONE


def asked(play: Play[Any]) -> Decision:
    """The question that waits on a table that is not over."""
    decision = next_asked(play)
    assert decision is not None
    return decision
