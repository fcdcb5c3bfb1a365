"""A lean play keeps nothing of its past; everything else is as in any play, on either engine."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from salotto.kernel.codec import encode
from salotto.kernel.decisions import AUDIENCE
from salotto.kernel.lean import LeanPlay, OnlyForward
from salotto.kernel.log import to_log
from salotto.kernel.play import Play
from salotto.kernel.title import Title
from salotto.registry import titles
from tests.each import first_of_each
from tests.random_games import Setting, settings_of

SETTINGS = [setting for title in titles().values() if title.saga is None for setting in settings_of(title)]


def played(play: Play[Any]) -> list[Any]:
    """What was asked and answered, and how the game ended."""
    chance, asked = Random(0), []
    while (decision := play.next_decision()) is not None:
        option = chance.choice(decision.options)
        asked.append((decision.seat, decision.prompt, decision.keys))
        play.take(decision, option)
    return [asked, encode(play.state), play.outcome, play.scorecards()]


@pytest.mark.parametrize("setting", first_of_each(SETTINGS, lambda setting: setting.title))
def test_a_lean_game_is_asked_and_ends_as_any_game(setting: Setting) -> None:
    table = setting.table(Random(str(setting)))
    assert played(LeanPlay(setting.title, table)) == played(Play(setting.title, table, story=[]))
    assert AUDIENCE.listens


@pytest.fixture
def lean() -> LeanPlay[Any]:
    title: Title[Any] = titles()["paladins"]
    return LeanPlay(title, title.table(["a", "b"], "lean"))


def test_a_lean_play_refuses_whatever_needs_a_past(lean: LeanPlay[Any]) -> None:
    decision = lean.next_decision()
    assert decision is not None
    lean.answer(decision.seat, decision.keys[0])
    for wish in (
        lean.fork,
        lambda: lean.imagine(0, "1"),
        lambda: lean.undo(0),
        lambda: lean.restart(0),
        lambda: to_log(lean),
    ):
        with pytest.raises(OnlyForward):
            wish()
    assert not lean.log
    assert not lean.checkpoints()


def test_a_rule_that_breaks_leaves_the_audience_listening(
    lean: LeanPlay[Any],
) -> None:
    decision = lean.next_decision()
    assert decision is not None
    with pytest.raises((AttributeError, TypeError, ValueError)):
        lean.take(decision, None)
    assert AUDIENCE.listens
