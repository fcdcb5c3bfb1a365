"""A finished or a saved game, looked at again."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from salotto.kernel.log import from_log
from salotto.kernel.play import Play, Told
from salotto.kernel.title import Json, Title
from salotto.speech import Speech
from salotto.terminal.drawing import Drawing
from salotto.terminal.frames import Frames
from salotto.terminal.keys import BACK, FIRST, LAST, LEAVE, NEXT
from salotto.terminal.party import Party
from salotto.terminal.result import ending
from salotto.terminal.screen import Frame, Screen
from salotto.words import Words


class Replay:
    """A log that can be opened at any choice."""

    def __init__(self, title: Title[Any], data: Json, words: Words, screen: Screen) -> None:
        self.title, self.data = title, data
        self.words, self.screen = words, screen
        self.drawing = Drawing(title)
        self.length = len(data["choices"])
        self.stops = self._stops()

    def _stops(self) -> list[int]:
        """The moments at which something was told: between them there is nothing to see."""
        _, story = self.opened(self.length)
        moments = {told.at for told in story} or set(range(1, self.length))
        return sorted({0, *moments, self.length})

    def opened(self, at: int) -> tuple[Play[Any], list[Told]]:
        """The table after so many choices, with its story."""
        story: list[Told] = []
        return from_log(self.title, self.data, at, story), story

    def speech(self, play: Play[Any]) -> Speech:
        """The words for whoever looks on; the one person who played is still 'you'."""
        party = Party(play.table, self.words)
        return Speech(self.title, self.words, party.names, party.reader, self.title.rivals(play.table))

    def picture(self, at: int) -> Frame:
        """The table after so many choices, and what had just happened."""
        play, story = self.opened(at)
        speech = self.speech(play)
        last = max((each.at for each in story), default=0)
        news = [each for each in story if each.at == last]
        frames = Frames(play, self.drawing, self.screen)
        below: list[RenderableType] = [*frames.news(speech, news)]
        if play.over:
            below += ["", ending(play, speech)]
        position = self.words.say("cli-replay-at", at=at, length=self.length)
        below.append(Text(f"{position} · {self.words.say('cli-replay-keys')}", "dim"))
        return Frame(frames.table(speech.to(None)), below)

    def walk(self, at: int, read_key: Callable[[], str | None]) -> None:
        """Go through the game with the arrow keys."""
        while True:
            self.screen.show(self.picture(at))
            key = read_key()
            while key is None:
                key = read_key()
            if key == LEAVE:
                return
            at = self.moved(at, key)

    def moved(self, at: int, key: str) -> int:
        """Where a key leads."""
        if key == NEXT:
            return self.stops[min(bisect_right(self.stops, at), len(self.stops) - 1)]
        if key == BACK:
            return self.stops[max(bisect_left(self.stops, at) - 1, 0)]
        return {FIRST: 0, LAST: self.length}.get(key, at)

    def print(self, at: int) -> None:
        """The story so far, the table and the points, for a file or a pipe."""
        play, story = self.opened(at)
        speech = self.speech(play)
        for line in speech.story(story):
            self.screen.add(Text(f"› {line}"))
        frames = Frames(play, self.drawing, self.screen)
        position = self.words.say("cli-replay-at", at=at, length=self.length)
        self.screen.add("", frames.table(speech.to(None)), "", ending(play, speech), Text(position, "dim"))
