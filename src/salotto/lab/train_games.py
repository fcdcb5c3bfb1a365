"""The games that a net learns from: some noise, and every position as each seat sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from salotto.bots.greedy import Planner
from salotto.bots.moves import Way, best, move_values
from salotto.bots.net import advised
from salotto.bots.observation import encoder
from salotto.bots.worth import leads
from salotto.kernel.play import Play
from salotto.kernel.title import Title
from salotto.lab.tournament import usual_players
from salotto.registry import title as find_title

BY_EVALUATION = (0.0, 0.05, 0.1, 0.2, 0.3)
BY_NET = (0.0, 0.0, 0.05, 0.1, 0.2)
"""How often a move is drawn instead of chosen; a game has one of these."""
HEATS = (1.0, 2.0, 4.0)
"""How many points worse a move is that is drawn a third as often as the best; a game has one of these."""
ANYTHING = 0.3
"""Of the moves that are drawn, how many may be any."""

Opened = tuple[str, int]
"""A mode, and how many play."""


@dataclass(frozen=True, slots=True)
class Task:
    """Some games to be played, the same wherever and whenever they are."""

    title: str
    net: str  # the file, or nothing: the evaluation plays
    seed: str
    numbers: tuple[int, ...]
    tables: tuple[Opened, ...] = ()  # where to play; by default everywhere


@dataclass(slots=True)
class Games:
    """Games as arrays. A row is a position as one seat sees it; the rows of a position follow each other."""

    on: NDArray[np.uint16]  # the features of all rows, one after the other
    lengths: NDArray[np.uint16]  # how many each row has
    players: NDArray[np.int8]  # of each position
    base: NDArray[np.float32]  # of each position the leads by the evaluation, seat by seat
    lead: NDArray[np.float32]  # the leads at the end
    share: NDArray[np.float32]  # the shares of the win
    last: NDArray[np.bool_]  # whether it is the last position of its game

    @classmethod
    def joined(cls, parts: Sequence[Games]) -> Games:
        """Several as one."""
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in cls.__slots__))

    @property
    def games(self) -> int:
        """How many games there are."""
        return int(self.last.sum())


class Player(Planner):
    """Plays by the net, or by the evaluation, and now and then draws its move."""

    name = "train"

    def __init__(self, seed: str, title: Title[Any] | None, noise: float, heat: float) -> None:
        super().__init__(seed)
        self.title, self.noise, self.heat = title, noise, heat

    def plan(self, play: Play[Any], mind: Play[Any], seat: int) -> Way:
        """The best move, or another one."""
        if self.title is not None:
            mind.title = self.title
        values = move_values(mind, seat)
        way = best(values)
        return self.draw(values, values[way]) if self.chance.random() < self.noise else way

    def draw(self, values: Mapping[Way, float], top: float) -> Way:
        """Any move, or one by how good it looks."""
        ways = list(values)
        if self.chance.random() < ANYTHING:
            return self.chance.choice(ways)
        return self.chance.choices(ways, [exp((values[way] - top) / self.heat) for way in ways])[0]


def tables_of(title: Title[Any]) -> tuple[Opened, ...]:
    """Where a net of the title is to play: half of the games at the usual table, half at all in turn."""
    usual = usual_players(title, None)
    mode = next(mode.id for mode in title.modes if usual in mode.players)
    everywhere = [(mode.id, players) for mode in title.modes for players in mode.players]
    return tuple(table for each in everywhere for table in ((mode, usual), each))


def play_games(task: Task) -> Games:
    """The games of a task."""
    title = find_title(task.title)
    tables = task.tables or tables_of(title)
    seats = max(count for mode in title.modes for count in mode.players)
    return Games.joined([play_one(title, task, number, tables, seats) for number in task.numbers])


def play_one(title: Title[Any], task: Task, number: int, tables: Sequence[Opened], seats: int) -> Games:
    """One game."""
    chance = Random(f"{task.seed}/{number}")
    mode, players = tables[number % len(tables)]
    judging = advised(title, task.net) if task.net else None
    noise = chance.choice(BY_NET if judging else BY_EVALUATION)
    heat = chance.choice(HEATS)
    play = Play(title, title.table(["train"] * players, f"{task.seed}/{number}", mode))
    minds = [Player(f"{task.seed}/{number}/{seat}", judging, noise, heat) for seat in range(players)]
    told = encoder(title)
    on: list[int] = []
    lengths, base = [], []
    while (decision := play.next_decision()) is not None:
        base.append(leads_of(play))
        for seat in range(players):
            row = told.features_asked(play, seat, play.decision(seat))
            on += row
            lengths.append(len(row))
        play.take(decision, minds[decision.seat].choose(play, decision))
    outcome = play.outcome
    assert outcome is not None
    won = 1.0 if outcome.won else 1 / max(1, len(outcome.winners))
    shares = [won * (seat in outcome.winners) for seat in range(players)]
    positions = len(base)
    return Games(
        np.array(on, np.uint16),
        np.array(lengths, np.uint16),
        np.full(positions, players, np.int8),
        padded(base, seats),
        padded([leads_of(play)] * positions, seats),
        padded([shares] * positions, seats),
        np.arange(1, positions + 1) == positions,
    )


def leads_of(play: Play[Any]) -> list[float]:
    """The lead of each seat by the evaluation, exact at the end."""
    adviser = play.title.adviser
    return leads(play, [adviser.evaluate(play.state, seat) for seat in range(play.table.players)])


def padded(rows: Sequence[Sequence[float]], seats: int) -> NDArray[np.float32]:
    """Rows of numbers, with nothing for the seats that nobody has."""
    found = np.zeros((len(rows), seats), np.float32)
    found[:, : len(rows[0])] = rows
    return found
