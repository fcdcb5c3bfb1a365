"""Whole random games of any title, played once and looked at by all the checks.

A setting has as many games as it takes to see enough of it; `recorded(setting)` plays them, always the same
ones, and keeps them for the next check. A check asks a game for positions: each is a play of its own, which
may be played on, undone and spoilt.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from random import Random
from typing import Any

from salotto.kernel.decisions import ENOUGH, NO
from salotto.kernel.log import to_log
from salotto.kernel.play import EVERY, Checkpoint, Choice, Play, Told
from salotto.kernel.title import Table, Title
from tests.random_games import LONGEST, Setting, keep_for_replay, settings_of

CHOICES = 300
"""Choices that the games of a setting have together, at least."""

FEWEST = 2
"""Games of a setting, at least: one of each kind of player."""

SPARSE = 30
"""Answers between two checkpoints where they are rare."""

EAGERNESS = 0.7
"""How often an eager player does not even think of passing: more, and some games hardly end."""

LAZY = ("pass", "end", "done", ENOUGH, NO)
"""The answers that an eager player rarely gives."""


@dataclass(frozen=True)
class Game:
    """A game from its first question to its end; `part` is its share of the positions a check looks at."""

    play: Play[Any]
    story: list[Told]
    part: float = 1.0

    @property
    def title(self) -> Title[Any]:
        """What was played."""
        return self.play.title

    @property
    def table(self) -> Table:
        """Where it was played."""
        return self.play.table

    @property
    def log(self) -> list[Choice]:
        """What was answered."""
        return self.play.log

    @cached_property
    def text(self) -> str:
        """Its log as it is stored."""
        return json.dumps(to_log(self.play))

    @cached_property
    def _rare(self) -> list[Checkpoint]:
        """Some of the checkpoints, far apart."""
        kept: list[Checkpoint] = []
        for mark in self.play.checkpoints():
            if not kept or mark.at >= kept[-1].at + SPARSE:
                kept.append(mark)
        return kept

    def at(self, point: int, rare: bool = False) -> Play[Any]:
        """The game after so many choices, with its story: a play of its own, its checkpoints rare or not."""
        marks = self._rare if rare else self.play.checkpoints()
        marks = marks[: bisect_right(marks, point, key=lambda mark: mark.at)]
        last = marks[-1]
        play = Play.resume(
            self.title, self.table, marks, self.log[: last.at], self.story[: last.story_length]
        )
        for choice in self.log[last.at : point]:
            play.answer(*choice)
        return play

    def points(self, most: int) -> list[int]:
        """Some moments of the game, evenly spread, the first and the last among them."""
        most = max(4, round(most * self.part))
        return sorted({round(at * len(self.log) / (most - 1)) for at in range(most)})

    def positions(self, most: int) -> Iterator[Play[Any]]:
        """The game at some moments; at every second one its checkpoints are rare."""
        for number, point in enumerate(self.points(most)):
            yield self.at(point, rare=number % 2 == 1)

    def again(self, every: int = EVERY) -> Iterator[Play[Any]]:
        """The game played again from its beginning: one play that goes on, after every choice."""
        play = Play(self.title, self.table, [], every)
        yield play
        for choice in self.log:
            play.answer(*choice)
            yield play


def record(
    title: Title[Any], table: Table, chance: Random, eager: bool = False, longest: int = LONGEST
) -> Game:
    """Play a game at random; an eager player rarely passes. A crash is kept for replay."""
    story: list[Told] = []
    play = Play(title, table, story, every=0)
    at = 0
    try:
        while play.pending and at < longest:
            decision = chance.choice(play.pending)
            options = decision.options
            if eager and chance.random() < EAGERNESS:
                options = [each for each in options if each not in LAZY] or options
            play.take(decision, chance.choice(options))
            at += 1
    except Exception as error:
        seat, key = play.log[at] if len(play.log) > at else (None, None)
        path = keep_for_replay(title, table, play.log[:at], "crash")
        error.add_note(f"salotto replay {path}, then seat {seat} answers {key}")
        raise
    return Game(play, story)


def shares(games: Sequence[Game]) -> list[Game]:
    """The games with their parts of the positions, by their length."""
    total = sum(len(game.log) for game in games) or 1
    return [Game(game.play, game.story, len(game.log) / total) for game in games]


@lru_cache(maxsize=2)
def recorded(setting: Setting, first: int = 0, count: int = 0, longest: int = LONGEST) -> list[Game]:
    """Whole games of a setting: the first with the options as they come, the others with any.

    As many as asked for, else until there are enough of them; `first` numbers other ones.
    """
    games: list[Game] = []
    choices = 0
    while len(games) < (count or FEWEST) or (not count and choices < CHOICES):
        number = first + len(games)
        chance = Random(f"{setting} {number}")
        table = setting.table(chance) if number else setting.plain_table()
        games.append(record(setting.title, table, chance, eager=number % 2 == 1, longest=longest))
        choices += max(1, len(games[-1].log))
    return shares(games)


@lru_cache(maxsize=1)
def recorded_with_all_options(title: Title[Any]) -> list[Game]:
    """Whole games that have together every value of every option of a title."""
    chance = Random(title.id)
    games = [record(title, table, chance) for table in tables_of_all_options(title)]
    settings = settings_of(title)
    while sum(len(game.log) for game in games) < CHOICES:
        games.append(record(title, chance.choice(settings).table(chance), chance, eager=True))
    return shares(games)


def tables_of_all_options(title: Title[Any]) -> list[Table]:
    """A few tables that have together every value of every option, each with any others that go with it."""
    chance = Random(title.id)
    settings = settings_of(title)
    missing = {(option.id, value) for option in title.options for value in option.values}
    tables: list[Table] = []
    for _ in range(100):
        if not missing:
            break
        offered = [chance.choice(settings).table(chance) for _ in range(20)]
        best = max(offered, key=lambda table: len(missing & set(table.options.items())))
        if found := missing & set(best.options.items()):
            missing -= found
            tables.append(best)
    chapters = {(option.id, when.value) for option in title.options for when in option.forced if when.carried}
    assert missing <= chapters, f"{title.id}: no table has {missing - chapters}"
    return tables
