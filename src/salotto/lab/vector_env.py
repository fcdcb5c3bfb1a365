"""Many tables of one title at once, as arrays, for learning.

    tables = VectorEnv("spook-manor", 64, mode="solo")
    batch = tables.reset()
    while learning:
        batch = tables.step(policy(batch.observations, batch.masks))

Each table asks one seat at a time: `batch.seats`. A table that is over is replaced at once by a fresh deal,
and `batch.done` says so; the scores of the finished game are in `batch.scores`.

With `workers` the tables are spread over so many processes; the same seed deals the same games. End them
with `close`, or use the environment in a `with`.

With `sparse` the observations are features, as an embedding bag takes them: those of table `t` are
`batch.features[batch.offsets[t] : batch.offsets[t + 1]]`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from salotto.bots.observation import NotEncoded, encoder
from salotto.kernel.title import Value
from salotto.lab.vector_tables import Earned, Setting, Shown, Tables, layout_of, rows_in
from salotto.lab.vector_workers import Workers
from salotto.registry import title as find_title


@dataclass(frozen=True, slots=True)
class Batch(Shown):
    """What all the tables show; the features stand table after table."""

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
        reward: Earned = "points",
        instinct: bool = False,
        sparse: bool = False,
        copy: bool = True,
        workers: int = 0,
    ) -> None:
        self.title = find_title(title)
        told = encoder(self.title)
        if sparse and told.declared is None:
            raise NotEncoded(f"{self.title.id} makes a vector of its own: it has no features")
        self.players = players or min((self.title.mode(mode) if mode else self.title.modes[0]).players)
        self.tables = tables
        self.observation_size = told.size
        self.actions = told.actions
        self._sparse = sparse
        self._copy = copy
        setting = Setting(self.title.id, tables, self.players, mode, options, seed, reward, instinct, sparse)
        self._holder: Workers | Tables
        if workers:
            self._holder = Workers(setting, min(workers, tables))
            self._rows = self._holder.rows
        else:
            layout, size = layout_of(setting)
            self._rows = rows_in(np.zeros(size, np.byte), layout)
            self._holder = Tables(setting, self._rows, 0, tables)

    def reset(self) -> Batch:
        """Fresh deals on all tables."""
        self._holder.reset()
        return self._batch()

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> Batch:
        """Answer on every table with a legal action."""
        self._rows.answers[:] = actions
        self._holder.step()
        return self._batch()

    @property
    def legal(self) -> list[list[int]]:
        """The numbers of the legal answers on each table."""
        if isinstance(self._holder, Tables):
            return self._holder.legal
        return [np.flatnonzero(mask).tolist() for mask in self._rows.masks]

    def close(self) -> None:
        """End the processes that hold the tables."""
        if isinstance(self._holder, Workers):
            self._holder.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _batch(self) -> Batch:
        rows, offsets = self._rows, np.zeros(self.tables + 1 if self._sparse else 0, np.int64)
        features = np.zeros(0, np.int64)
        if self._sparse:
            np.cumsum(rows.counts, out=offsets[1:])
            features = np.concatenate(
                [row[:count] for row, count in zip(rows.features, rows.counts, strict=True)]
            )
        keep = np.copy if self._copy else np.asarray
        return Batch(
            keep(rows.observations),
            keep(rows.masks),
            keep(rows.seats),
            keep(rows.rewards),
            keep(rows.done),
            keep(rows.scores),
            features,
            offsets,
        )
