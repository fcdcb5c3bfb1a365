"""A net that learns from games against itself.

A generation is some hundred games, by the evaluation at first and then by the net of the generation before
the last: while it learns from one generation the next is being played. Every game and every draw has its
seed, so a training can be interrupted, goes on with the same command, and ends as if nothing had happened.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from salotto.kernel.title import BadTable, Title
from salotto.lab import ladder
from salotto.lab.train_curve import Point, read_curve, write_curve
from salotto.lab.train_settings import TrainSettings
from salotto.lab.workers import workers

TOGETHER = 4
"""Games of one task."""
MATCH_EVERY = 4
"""Generations between matches against greedy."""
NET, STATE, SETTINGS = "net.npz", "state.pt", "settings.json"


@dataclass(slots=True)
class Work:
    """What is being done for a generation: its games, and a match of the net that there is."""

    games: list[Future[Any]]
    match: list[Future[float]] = field(default_factory=list)


class Training:
    """One training, in a folder."""

    def __init__(
        self,
        title: Title[Any],
        folder: Path,
        settings: TrainSettings,
        pool: ProcessPoolExecutor,
        tables: tuple[tuple[str, int], ...] = (),
        match: int = 40,
    ) -> None:
        import torch

        from salotto.bots.net import version_of
        from salotto.bots.observation import encoder
        from salotto.lab.train_model import Learner

        self.title, self.folder, self.settings, self.pool = title, folder, settings, pool
        self.tables, self.match = tables, match
        self.version = version_of(title)
        device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        seats = max(count for mode in title.modes for count in mode.players)
        self.learner = Learner(encoder(title).size, seats, settings, device)
        self.points: list[Point] = []
        self.begun = time.monotonic()
        for name in ("games", "nets"):
            (folder / name).mkdir(parents=True, exist_ok=True)
        self.check()
        self.go_on()

    @property
    def done(self) -> int:
        """How many generations it has learnt from."""
        return len(self.points)

    def check(self) -> None:
        """BadTable if the folder holds another training."""
        mine = {
            "title": self.title.id,
            "version": self.version,
            "tables": [list(table) for table in self.tables],
            **json.loads(json.dumps(asdict(self.settings))),
        }
        file = self.folder / SETTINGS
        if not file.exists():
            file.write_text(json.dumps(mine, indent=1), encoding="utf-8")
        elif json.loads(file.read_text(encoding="utf-8")) != mine:
            raise BadTable(f"{self.folder} holds a training with other settings or of another release")

    def go_on(self) -> None:
        """Where it was interrupted."""
        from salotto.lab.train_games import Games

        state = self.folder / STATE
        if not state.exists():
            return
        self.points = read_curve(self.folder, int((self.folder / "done").read_text(encoding="utf-8")))
        window = range(max(0, self.done - self.settings.window), self.done)
        kept = []
        for generation in window:
            with np.load(self.file("games", generation)) as data:
                kept.append(Games(*(data[name] for name in Games.__slots__)))
        self.learner.load(state, kept)
        self.begun -= self.points[-1].seconds if self.points else 0.0

    def file(self, folder: str, generation: int) -> Path:
        """A file of a generation."""
        return self.folder / folder / f"{generation:05}.npz"

    def run(self, generations: int, until: float) -> Iterator[Point]:
        """Learn until so many generations are done, or so late."""
        work = self.begin(self.done)
        while self.done < generations and time.monotonic() < until:
            generation = self.done
            games = self.collect(work)
            following = self.begin(generation + 1) if generation + 1 < generations else Work([])
            match = [each.result() for each in work.match]
            yield self.learn(generation, games, match)
            work = following
        for each in (*work.games, *work.match):
            each.cancel()

    def begin(self, generation: int) -> Work:
        """Have a generation played, by the net of the one before the last."""
        from salotto.lab.train_games import Task, play_games

        net = str(self.file("nets", generation - 2)) if generation >= 2 else ""
        count = self.settings.games
        numbers = range(generation * count, (generation + 1) * count)
        tasks = [
            Task(self.title.id, net, self.settings.seed, tuple(numbers[at : at + TOGETHER]), self.tables)
            for at in range(0, count, TOGETHER)
        ]
        work = Work([self.pool.submit(play_games, task) for task in tasks])
        if net and generation % MATCH_EVERY == 0:
            work.match = [self.pool.submit(ladder.result, game) for game in self.match_of(net)]
        return work

    def match_of(self, net: str) -> list[ladder.Game]:
        """Games against greedy, each deal twice with swapped seats; none where two cannot meet."""
        meets = [mode.id for mode in self.title.modes if 2 in mode.players]
        if not meets:
            return []
        bots = (f"net:{net}", "greedy")
        return [
            ladder.Game(self.title.id, bots[::-1] if at % 2 else bots, at // 2, "match", at % 2, meets[0])
            for at in range(self.match)
        ]

    def collect(self, work: Work) -> Any:
        """The games of a generation, in their order."""
        from salotto.lab.train_games import Games

        return Games.joined([each.result() for each in work.games])

    def learn(self, generation: int, games: Any, match: Sequence[float]) -> Point:
        """Learn from a generation and keep everything."""
        error, without, loss = self.learner.take(games, generation >= 2)
        self.learner.learn(Random(f"{self.settings.seed}/{generation}").getrandbits(40))
        before = self.points[-1] if self.points else None
        point = Point(
            generation + 1,
            games.games + (before.games if before else 0),
            len(games.players) + (before.positions if before else 0),
            round(time.monotonic() - self.begun, 1),
            round(error, 4),
            round(without, 4),
            round(loss, 5),
            len(match),
            sum(match) / len(match) if match else 0.0,
        )
        self.points.append(point)
        draft = self.folder / "games" / "part.npz"
        np.savez(draft, **{name: getattr(games, name) for name in type(games).__slots__})
        draft.replace(self.file("games", generation))
        self.learner.average.export(self.file("nets", generation), self.title.id, self.version)
        self.learner.average.export(self.folder / NET, self.title.id, self.version)
        self.learner.save(self.folder / STATE)
        write_curve(self.folder, self.points)
        (self.folder / "done").write_text(str(self.done), encoding="utf-8")
        self.file("games", generation - self.settings.window).unlink(missing_ok=True)
        self.file("nets", generation - 3).unlink(missing_ok=True)
        return point


def train(
    title: Title[Any],
    folder: Path,
    settings: TrainSettings,
    generations: int,
    jobs: int = 1,
    seconds: float = float("inf"),
    tables: tuple[tuple[str, int], ...] = (),
    match: int = 40,
    on_point: Callable[[Point], None] = lambda point: None,
) -> list[Point]:
    """Train a net; the newest is `net.npz` in the folder."""
    until = time.monotonic() + seconds
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):  # each process that plays has one core
        os.environ.setdefault(name, "1")
    with workers(jobs, "spawn") as pool:
        training = Training(title, folder, settings, pool, tables, match)
        for point in training.run(generations, until):
            on_point(point)
        return training.points
