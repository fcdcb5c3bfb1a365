"""Random games of any title, positions in them, and a file for each game that broke something."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from salotto.kernel.codec import encode
from salotto.kernel.log import to_log
from salotto.kernel.play import EVERY, Choice, Play, Refused, Told
from salotto.kernel.title import Json, Table, Title

LONGEST = 20_000
"""Choices after which a random game should have come to an end."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A title, one of its modes, and a number of players."""

    title: Title[Any]
    mode: str
    players: int

    def __str__(self) -> str:
        return f"{self.title.id}-{self.mode}-{self.players}"

    def table(self, chance: Random) -> Table:
        """A table with some allowed combination of options."""
        seats, seed = [f"player {seat + 1}" for seat in range(self.players)], str(chance.getrandbits(64))
        for _ in range(100):
            options = {
                option.id: chance.choice(option.values) if forced is None else forced
                for option in self.title.options
                for forced in [option.forced_to(self.mode, self.players)]
                if not option.modes or self.mode in option.modes
            }
            if self.title.forbids(self.mode, self.players, options) is None:
                return self.title.table(seats, seed, self.mode, options)
        return self.title.table(seats, seed, self.mode)

    def plain_table(self) -> Table:
        """A table with the options as they come."""
        seats = [f"player {seat + 1}" for seat in range(self.players)]
        return self.title.table(seats, "plain", self.mode)


def settings_of(title: Title[Any]) -> list[Setting]:
    """Every mode with every number of players."""
    return [Setting(title, mode.id, players) for mode in title.modes for players in mode.players]


# Playing


def random_play(setting: Setting, seed: int, length: int = LONGEST, every: int = EVERY) -> Play[Any]:
    """A random game, broken off after so many choices if it has not ended by then."""
    chance = Random(seed)
    play = Play(setting.title, setting.table(chance), every=every)
    at = 0
    try:
        while play.pending and at < length:
            answer_at_random(play, chance)
            at += 1
    except Exception as error:
        decision, key = play.log[at] if len(play.log) > at else (None, None)
        path = keep_for_replay(play.title, play.table, play.log[:at], "crash")
        error.add_note(f"salotto replay {path}, then seat {decision} answers {key}")
        raise
    return play


def answer_at_random(play: Play[Any], chance: Random) -> None:
    """One of the waiting seats takes one of its options."""
    decision = chance.choice(play.pending)
    play.take(decision, chance.choice(decision.options))


def replayed(play: Play[Any], every: int = EVERY) -> tuple[Play[Any], list[Told]]:
    """The same game played again from the beginning, with its story."""
    story: list[Told] = []
    again = Play(play.title, play.table, story, every)
    for seat, key in play.log:
        again.answer(seat, key)
    return again, story


def positions(play: Play[Any], most: int, every: int = EVERY) -> Iterator[Play[Any]]:
    """Some positions of a game, evenly spread, the first and the last among them: one play that goes on."""
    length = len(play.log)
    wanted = {round(at * length / max(most - 1, 1)) for at in range(most)}
    again = Play(play.title, play.table, [], every)
    if 0 in wanted:
        yield again
    for at, (seat, key) in enumerate(play.log, 1):
        again.answer(seat, key)
        if at in wanted:
            yield again


# Comparing


def questions(play: Play[Any]) -> Json:
    """Everything that is being asked."""
    return [
        {
            "seat": decision.seat,
            "prompt": decision.prompt,
            "kind": decision.kind,
            "keys": decision.keys,
            "about": decision.about,
        }
        for decision in play.pending
    ]


def position(play: Play[Any]) -> Json:
    """What makes two positions the same, whoever answered first."""
    return {"state": encode(play.state), "questions": questions(play), "over": play.over}


def whole(play: Play[Any]) -> Json:
    """Everything about a play that an answer can change."""
    return {
        "log": list(play.log),
        "undo": [undo_reach(play, seat) for seat in range(play.table.players)],
        "revisions": [play.revision(seat) for seat in range(play.table.players)],
        **position(play),
    }


def undo_reach(play: Play[Any], seat: int) -> int | str:
    """The answer a seat may take back, or why it may not."""
    try:
        return play.undo_target(seat)
    except Refused as refused:
        return refused.reason


def heard(story: Sequence[Told]) -> list[Json]:
    """A story as plain data."""
    return [[told.event.id, told.event.seat, told.event.only, told.event.args] for told in story]


# Games that broke something


def failures() -> Path:
    """The folder for games that broke something."""
    return Path(os.environ.get("SALOTTO_FAILURES") or "failures")


@contextmanager
def kept_for_replay(title: Title[Any], table: Table, choices: Sequence[Choice], what: str) -> Iterator[None]:
    """If anything fails here, write the game to a file that `salotto replay` opens, and say where it is."""
    try:
        yield
    except Exception as error:
        error.add_note(f"salotto replay {keep_for_replay(title, table, choices, what)}")
        raise


def keep_for_replay(title: Title[Any], table: Table, choices: Sequence[Choice], what: str) -> Path:
    """Write a game to a file, as far as its choices can be played."""
    play = Play(title, table)
    for seat, key in choices:
        play.answer(seat, key)
    name = re.sub(r"[^a-z0-9]+", "-", f"{title.id}-{table.mode}-{table.players}-{what}".lower())
    path = failures() / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(to_log(play)), encoding="utf-8")
    return path
