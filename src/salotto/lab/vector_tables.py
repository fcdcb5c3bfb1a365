"""Tables that step together in one process, and the arrays into which they write what they show."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import DTypeLike, NDArray

from salotto.bots.actions import chosen_of
from salotto.bots.observation import NotEncoded, encoder
from salotto.kernel.decisions import Decision
from salotto.kernel.lean import LeanPlay
from salotto.kernel.play import Play
from salotto.kernel.title import Value
from salotto.lab.rewards import final_rewards, totals
from salotto.lab.turns import follow_instinct, next_asked
from salotto.registry import title as find_title

Earned = Literal["points", "score", "win"]
ALIGNED = 64
"""Every array begins at such a place, so that no two processes write into one line of the cache."""


@dataclass(frozen=True)
class Setting:
    """How every table is opened, and what is told of it."""

    title: str
    tables: int
    players: int
    mode: str | None
    options: Mapping[str, Value] | None
    seed: str
    reward: Earned
    instinct: bool
    sparse: bool


@dataclass(frozen=True, slots=True)
class Shown:
    """What tables show. The first axis is the table."""

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
    """With `sparse` the features that are on in what each seat in question sees."""


@dataclass(frozen=True, slots=True)
class Rows(Shown):
    """One row for each table."""

    answers: NDArray[np.int64]
    """What it is to answer next."""
    counts: NDArray[np.int64]
    """How many features of a row are on."""


Layout = dict[str, tuple[DTypeLike, tuple[int, ...], int]]
"""For each array its kind, its shape, and where it begins."""


def layout_of(setting: Setting) -> tuple[Layout, int]:
    """How the arrays lie in one piece of memory, and how long that is."""
    told = encoder(find_title(setting.title))
    tables, each = setting.tables, (setting.tables, setting.players)
    shapes: dict[str, tuple[DTypeLike, tuple[int, ...]]] = {
        "answers": (np.int64, (tables,)),
        "observations": (np.float32, (0 if setting.sparse else tables, told.size)),
        "features": (np.int64, (tables if setting.sparse else 0, told.size)),
        "counts": (np.int64, (tables,)),
        "masks": (np.bool_, (tables, told.actions.size)),
        "seats": (np.int64, (tables,)),
        "rewards": (np.float32, each),
        "done": (np.bool_, (tables,)),
        "scores": (np.int64, each),
    }
    layout, begins = {}, 0
    for name, (kind, shape) in shapes.items():
        layout[name] = kind, shape, begins
        length = math.prod(shape) * np.dtype(kind).itemsize
        begins += -(-length // ALIGNED) * ALIGNED
    return layout, begins


def rows_in(memory: Any, layout: Layout) -> Rows:
    """The arrays in a piece of memory; who has the same memory sees the same arrays."""
    return Rows(
        **{
            name: np.frombuffer(memory, kind, math.prod(shape), begins).reshape(shape)
            for name, (kind, shape, begins) in layout.items()
        }
    )


class Tables:
    """Some of the tables, from `first` on and before `end`: each has its own deals, whoever holds it."""

    def __init__(self, setting: Setting, rows: Rows, first: int, end: int) -> None:
        self._title = find_title(setting.title)
        self._encoder = encoder(self._title)
        if setting.sparse and self._encoder.declared is None:
            raise NotEncoded(f"{setting.title} makes a vector of its own: it has no features")
        self._setting = setting
        self._rows = rows
        self._numbers = range(first, end)
        self._dealt = list(self._numbers)
        """The number of the next deal on each table."""
        self._plays: list[LeanPlay[Any]] = []
        self._asked: list[Decision] = []
        self._on: list[NDArray[np.int64]] = [np.empty(0, np.int64) for _ in self._numbers]
        self.legal: list[list[int]] = [[] for _ in self._numbers]
        """The numbers of the legal answers on each table, in the order in which they are offered."""

    def reset(self) -> None:
        """Fresh deals on all tables."""
        self._clear()
        self._plays = [self._deal(at) for at in range(len(self._numbers))]
        self._points = np.array([totals(play) for play in self._plays], np.int64)
        self._show()

    def step(self) -> None:
        """Answer on every table."""
        setting, rows = self._setting, self._rows
        actions = self._encoder.actions
        self._clear()
        for at, (row, play) in enumerate(zip(self._numbers, self._plays, strict=True)):
            play.take(
                self._asked[at],
                chosen_of(actions, self._asked[at], self.legal[at], int(rows.answers[row])),
            )
            if setting.instinct:
                follow_instinct(play)
            if setting.reward == "points":
                points = np.array(totals(play), np.int64)
                rows.rewards[row] = points - self._points[at]
                self._points[at] = points
            if (outcome := play.outcome) is not None:
                rows.done[row], rows.scores[row] = True, outcome.scores[: setting.players]
                if setting.reward != "points":
                    rows.rewards[row] = final_rewards(play, outcome, setting.reward)
                play = self._plays[at] = self._deal(at)
                self._points[at] = totals(play)
        self._show()

    def _clear(self) -> None:
        rows, mine = self._rows, slice(self._numbers.start, self._numbers.stop)
        rows.rewards[mine], rows.done[mine], rows.scores[mine] = 0, False, 0

    def _deal(self, at: int) -> LeanPlay[Any]:
        setting = self._setting
        seats = [f"seat {seat}" for seat in range(setting.players)]
        seed = f"{setting.seed}/{self._dealt[at]}"
        self._dealt[at] += setting.tables
        play = LeanPlay(self._title, self._title.table(seats, seed, setting.mode, setting.options))
        if setting.instinct:
            follow_instinct(play)
        return play

    def _show(self) -> None:
        """Write down who is asked, what that seat sees, and how it can answer; only what has changed."""
        rows, encoder = self._rows, self._encoder
        numbers, players, sparse = encoder.actions.numbers, self._setting.players, self._setting.sparse
        self._asked = [asked(play) for play in self._plays]
        for at, (row, play, decision) in enumerate(zip(self._numbers, self._plays, self._asked, strict=True)):
            rows.seats[row] = decision.seat
            mask = rows.masks[row]
            mask[self.legal[at]] = False
            self.legal[at] = numbers(decision, players)
            mask[self.legal[at]] = True
            if encoder.declared is None:
                rows.observations[row] = encoder.observe(play, decision.seat)
                continue
            on = encoder.features_asked(play, decision.seat, decision)
            if sparse:
                rows.features[row, : len(on)] = np.fromiter(on, np.int64, len(on))
                rows.counts[row] = len(on)
            else:
                seen, fresh = rows.observations[row], np.fromiter(on, np.int64, len(on))
                seen[self._on[at]] = 0
                seen[fresh] = 1
                self._on[at] = fresh


def asked(play: Play[Any]) -> Decision:
    """The question that waits on a table that is not over."""
    decision = next_asked(play)
    assert decision is not None
    return decision
