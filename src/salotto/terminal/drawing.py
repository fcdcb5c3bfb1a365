"""How a table is drawn in the terminal: its furniture; a title that composes none is shown as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty
from rich.text import Text

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from salotto.kernel.title import Title
from salotto.kit.furniture import Look, Thing, placed, row
from salotto.kit.presentation import Presentation, presentation_of
from salotto.speech import Speech
from salotto.terminal.furniture import Room

Marks = Mapping[str, str]
"""The numbers under which things can be chosen now, by key."""


class Drawing:
    """One title's drawing."""

    def __init__(self, title: Title[Any]) -> None:
        self.title = title
        self.page = presentation_of(title)
        self._asked: Decision | None = None
        self._things: tuple[Thing, ...] = ()

    def draw(
        self, play: Play[Any], speech: Speech, marks: Marks, decision: Decision | None
    ) -> RenderableType:
        """The table with one's own board, and the others in a line each."""
        if self.page is None:
            return Pretty(play.view(speech.reader))
        return self._room(speech, marks).draw(self.things(play, speech, decision))

    def describe(
        self, key: str, play: Play[Any], speech: Speech, decision: Decision | None
    ) -> list[Text] | None:
        """A thing to choose in columns, by its face or what it promises; None: its name is enough."""
        return self._room(speech, {}).describe(key, self.things(play, speech, decision))

    def explain(
        self, play: Play[Any], speech: Speech, marks: Marks, decision: Decision | None
    ) -> RenderableType | None:
        """All the cards in sight, and the signs."""
        if self.page is None:
            return None
        return self._room(speech, marks).explain(self.things(play, speech, decision))

    def _room(self, speech: Speech, marks: Marks) -> Room:
        return Room(self.title, self.page.FACES if self.page else {}, speech, marks)

    def things(self, play: Play[Any], speech: Speech, decision: Decision | None) -> tuple[Thing, ...]:
        """What lies before the reader, and in short before the others; composed once for a question."""
        if self.page and (decision is None or self._asked is not decision):
            self._asked, self._things = decision, self._compose(self.page, play, speech, decision)
        return self._things

    def _compose(
        self, page: Presentation[Any], play: Play[Any], speech: Speech, decision: Decision | None
    ) -> tuple[Thing, ...]:
        me = speech.reader
        game = play.seen(me)
        heard = [told for told in play.story or () if speech.hears(told.event)]
        asked = (decision.prompt, decision.about) if decision else ("", {})
        strips = [
            row(*page.strip(game, Look(me, seat)), title=f"seat:{seat}", spare=1, at="strip")
            for seat in range(len(speech.names))
        ]
        own = strips.pop(me or 0)
        if decision and not placed((own,)).isdisjoint(decision.keys):  # one may choose oneself
            strips.append(own)
        table = page.table(game, Look(me, me or 0, *asked, heard))
        things = (*table, *(each for each in strips if each.things))
        return page.with_answers(things, decision) if decision else things
