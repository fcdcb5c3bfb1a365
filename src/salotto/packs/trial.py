"""Whether the rules can play with a pack: a game of every mode is played at random, to its end."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

from salotto.kernel.play import NEVER, Play
from salotto.kernel.title import Forbidden, Mode, Title
from salotto.packs.copies import for_a_moment
from salotto.packs.pack import Pack
from salotto.packs.problems import PackRefused, Problem

ANSWERS = 20_000
"""In one game: a game that lasts longer never ends."""
SECONDS = 20.0
"""For all the games: what has not been tried by then counts as played."""


def tried(title: Title[Any], pack: Pack, seconds: float = SECONDS, seed: str = "trial") -> Pack:
    """The pack, or PackRefused with the mode that cannot be played."""
    with for_a_moment(title, pack.files) as boxed:
        if problems := list(trials(boxed, time.monotonic() + seconds, seed)):
            raise PackRefused(problems)
    return pack


def trials(title: Title[Any], until: float, seed: str) -> Iterator[Problem]:
    """What cannot be played: every mode with the fewest and the most people."""
    for mode in title.modes:
        for players in dict.fromkeys((mode.players[0], mode.players[-1])):
            try:
                one_game(title, mode, players, until, seed)
            except Forbidden:
                continue
            except Exception as error:  # whatever the rules trip over
                about: dict[str, str | int] = {
                    "mode": mode.id,
                    "players": players,
                    "problem": f"{type(error).__name__}: {error}"[:160],  # for logs: no message says it
                }
                yield Problem("room-pack-endless" if isinstance(error, Endless) else "room-pack-trial", about)


class Endless(RuntimeError):
    """A game that does not end."""


def one_game(title: Title[Any], mode: Mode, players: int, until: float, seed: str) -> None:
    """A game with random answers, as far as there is time."""
    names = [f"seat-{number}" for number in range(players)]
    play = Play(title, title.table(names, seed, mode.id), every=NEVER)
    chance = random.Random(seed)
    while (decision := play.next_decision()) is not None:
        if time.monotonic() > until:
            return
        if len(play.log) > ANSWERS:
            raise Endless(f"{ANSWERS} answers and no end")
        play.answer(decision.seat, chance.choice(decision.keys))
    play.scorecards()
