"""Bots at play, for people to watch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from salotto.kernel.play import Play, Told
from salotto.speech import Speech
from salotto.terminal.drawing import Drawing
from salotto.terminal.frames import Frames
from salotto.terminal.party import Party, bots_of
from salotto.terminal.result import ending, proof, seal
from salotto.terminal.screen import Frame, Screen
from salotto.words import Words


def watch(play: Play[Any], words: Words, screen: Screen, delay: float, wait: Callable[[float], None]) -> None:
    """Let the bots play; every time something happens show the table, and wait a little."""
    party = Party(play.table, words)
    bots = bots_of(play.table)
    speech = Speech(play.title, words, party.names, rivals=play.title.rivals(play.table))
    frames = Frames(play, Drawing(play.title), screen)
    screen.show(seal(play, speech))
    story: list[Told] = play.story if play.story is not None else []
    shown = 0
    while (decision := play.next_decision()) is not None:
        play.take(decision, bots[decision.seat].choose(play, decision))
        news, shown = story[shown:], len(story)
        if not news:
            continue
        if screen.console.is_terminal:
            screen.show(Frame(frames.table(speech), frames.news(speech, news)))
            wait(delay)
        else:
            screen.add(*(Text(f"› {line}") for line in speech.story(news)))
    screen.show(Frame(frames.table(speech), [ending(play, speech), proof(play, speech)]))
