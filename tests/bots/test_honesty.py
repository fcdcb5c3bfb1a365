"""No bot looks at what its seat cannot know: in every title and mode, at several moments of a game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from salotto.bots import make_bot
from salotto.bots.bot import Bot
from salotto.bots.greedy import GreedyBot
from salotto.bots.moves import Way, sensible
from salotto.kernel.decisions import Decision, key_of
from salotto.kernel.play import Play
from salotto.kernel.title import Title
from salotto.registry import titles
from tests.each import first_of_each

TABLES = [
    (title, mode.id, players)
    for title in titles().values()
    for mode in title.modes
    for players in mode.players[:1]
]
QUESTIONS = 5
"""So many questions are looked at in a game, and at least as many of them are real ones."""
LATER = 17
"""So many answers lie between them."""


def questions(
    title: Title[Any], mode: str, players: int, most: int = QUESTIONS, later: int = LATER
) -> list[tuple[Play[Any], Decision]]:
    """Questions with several sensible answers, in a game that is played at random."""
    chance = Random(f"{title.id}/{mode}")
    play = Play(title, title.table(["bot"] * players, "honest", mode))
    found: list[tuple[Play[Any], Decision]] = []
    wait = later
    while (decision := play.next_decision()) is not None and len(found) < most:
        options = sensible(play, decision.seat)
        wait -= 1
        if wait <= 0 and len(options) > 1:
            asked = play.fork().decision(decision.seat)
            assert asked is not None
            found.append((play.fork(), asked))
            wait = later
        play.take(decision, chance.choice(options))
    return found


def answers(bot: type[Bot] | str, play: Play[Any], seat: int) -> set[str]:
    """What a bot answers on deals that the seat cannot tell apart."""
    found = set()
    for deal in [play, *(play.imagine(seat, f"another deal {number}") for number in range(3))]:
        asked = deal.decision(seat)
        assert asked is not None
        mind = make_bot(bot, "honest") if isinstance(bot, str) else bot("honest")
        found.add(key_of(mind.choose(deal, asked)))
    return found


@pytest.mark.parametrize(("title", "mode", "players"), first_of_each(TABLES, lambda table: table[0].id))
def test_a_choice_does_not_depend_on_hidden_cards(title: Title[Any], mode: str, players: int) -> None:
    asked = questions(title, mode, players)
    assert len(asked) >= 2
    for play, decision in asked:
        for bot in ("greedy", "easy", "normal"):
            assert len(answers(bot, play, decision.seat)) == 1, (bot, decision.prompt)


class Peeking(GreedyBot):
    """A cheat: it counts on what lies there in truth."""

    def plan(self, play: Play[Any], mind: Play[Any], seat: int) -> Way:
        return super().plan(play, play.fork(), seat)


def test_a_bot_that_peeks_is_found_out() -> None:
    assert any(
        len(answers(Peeking, play, decision.seat)) > 1
        for title in titles().values()
        for mode in title.modes
        for play, decision in questions(title, mode.id, mode.players[0], most=12, later=5)
    )
