"""Playing on and on takes no more memory: no game leaves anything that only the collector could find."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from salotto.kernel.title import Title
from salotto.registry import titles
from tests.each import for_each

PLAYING = """
import gc, json, sys
from pathlib import Path
from random import Random
from salotto.kernel.lean import LeanPlay
from salotto.registry import title

game, games = title(sys.argv[1]), int(sys.argv[2])
rounds = [(mode.id, count) for mode in game.modes for count in mode.players]
pages = []

def play_on(numbers):
    for number in numbers:
        mode, players = rounds[number % len(rounds)]
        chance = Random(number)
        play = LeanPlay(game, game.table(["a"] * players, str(number), mode))
        while (decision := play.next_decision()) is not None:
            play.take(decision, chance.choice(decision.options))

play_on(range(len(rounds)))
gc.collect()
gc.disable()
for part in range(4):
    play_on(range(games * part // 4, games * (part + 1) // 4))
    pages.append(int(Path("/proc/self/statm").read_text().split()[1]))
print(json.dumps({"mb": [each * 4096 / 1e6 for each in pages], "lost": gc.collect()}))
"""
FEW = 60
LOST = 50
"""What the collector may find after all those games: no title leaves something in each of them."""
MANY = 10_000
GROWTH = 4.0
"""Megabytes by which the second half of many games may add to what the first half took."""


def played_on(title: Title[Any], games: int) -> dict[str, Any]:
    """What so many random games left, in a process of their own whose collector sleeps."""
    command = [sys.executable, "-c", PLAYING, title.id, str(games)]
    found: dict[str, Any] = json.loads(
        subprocess.run(command, check=True, capture_output=True, text=True, timeout=1200).stdout
    )
    return found


@for_each("title", titles().values())
def test_a_game_leaves_nothing_for_the_collector(title: Title[Any]) -> None:
    assert played_on(title, FEW)["lost"] < LOST


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("title", [pytest.param(title, id=title.id) for title in titles().values()])
def test_memory_stays_level_over_thousands_of_games(title: Title[Any]) -> None:
    found = played_on(title, MANY)
    assert found["lost"] < LOST
    assert found["mb"][3] - found["mb"][1] < GROWTH, found["mb"]
