"""Greedy players bring every game to its end: nobody waits for ever for something better."""

from __future__ import annotations

from typing import Any

import pytest

from salotto.bots import make_bot
from salotto.kernel.play import Play
from salotto.kernel.title import Title
from salotto.registry import titles
from tests.random_games import Setting, random_play

PLAYED = 0.8
"""So much of a random game is over when the greedy players take their seats."""
LONGEST = 400
"""Answers after which they should have come to the end of what was left."""


@pytest.mark.parametrize("title", titles().values(), ids=titles())
def test_greedy_players_bring_a_game_to_its_end(title: Title[Any]) -> None:
    mode = title.modes[0]
    played = random_play(Setting(title, mode.id, min(n for n in mode.players if n > 1)), seed=14)
    play = Play(title, played.table)
    for choice in played.log[: int(PLAYED * len(played.log))]:
        play.answer(choice.seat, choice.key)
    bots = [make_bot("greedy", str(seat)) for seat in range(play.table.players)]
    answers = 0
    while (decision := play.next_decision()) is not None:
        play.take(decision, bots[decision.seat].choose(play, decision))
        answers += 1
        assert answers <= LONGEST, f"{title.id}: still {decision.prompt} after {answers} answers"
    assert play.outcome is not None
    assert answers
