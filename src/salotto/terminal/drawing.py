"""How a table is drawn in the terminal: its furniture, where the title composes one.

Another title brings a module `terminal` in its package, and draws its view:

    draw(view, words, names, marks) -> renderable      the table as a seat (or a spectator) sees it
    describe(key, view, words) -> list[Text] | None    a thing to choose, in columns; None: its name is enough
    explain(view, words, names, marks) -> renderable   the signs of the drawing and the texts of the cards

`marks` are the numbers under which things can be chosen now, by key. A drawing may look at
`ConsoleOptions.height` for the lines it has. A title with neither is shown as plain data.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
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


class Drawing:
    """One title's drawing, or a plain one."""

    def __init__(self, title: Title[Any]) -> None:
        self.title = title
        name = f"{title.package}.terminal"
        self._own: Any = import_module(name) if find_spec(name) else None

    def draw(
        self, play: Play[Any], speech: Speech, marks: Marks, decision: Decision | None
    ) -> RenderableType:
        """The table."""
        return self.draw_view(play.view(speech.reader), speech, marks)

    def draw_view(self, view: Any, speech: Speech, marks: Marks) -> RenderableType:
        """A view that somebody has."""
        if hasattr(self._own, "draw"):
            drawn: RenderableType = self._own.draw(view, speech.words, speech.names, marks)
            return drawn
        return Pretty(view)

    def describe(
        self, key: str, play: Play[Any], speech: Speech, decision: Decision | None
    ) -> list[Text] | None:
        """A thing to choose, in columns."""
        if hasattr(self._own, "describe"):
            described: list[Text] | None = self._own.describe(key, play.view(speech.reader), speech.words)
            return described
        return None

    def explain(
        self, play: Play[Any], speech: Speech, marks: Marks, decision: Decision | None
    ) -> RenderableType | None:
        """The page that explains the signs."""
        if hasattr(self._own, "explain"):
            view = play.view(speech.reader)
            explained: RenderableType = self._own.explain(view, speech.words, speech.names, marks)
            return explained
        return None


class FurnishedDrawing(Drawing):
    """The drawing of a title that composes its table."""

    def __init__(self, title: Title[Any], page: Presentation[Any]) -> None:
        super().__init__(title)
        self.page = page
        self._asked: Decision | None = None
        self._things: tuple[Thing, ...] = ()

    def draw(
        self, play: Play[Any], speech: Speech, marks: Marks, decision: Decision | None
    ) -> RenderableType:
        """The table with one's own board, and the others in a line each."""
        return self._room(speech, marks).draw(self.things(play, speech, decision))

    def describe(
        self, key: str, play: Play[Any], speech: Speech, decision: Decision | None
    ) -> list[Text] | None:
        """A thing to choose, by its face or what it promises."""
        return self._room(speech, {}).describe(key, self.things(play, speech, decision))

    def explain(
        self, play: Play[Any], speech: Speech, marks: Marks, decision: Decision | None
    ) -> RenderableType | None:
        """All the cards in sight, and the signs."""
        return self._room(speech, marks).explain(self.things(play, speech, decision))

    def _room(self, speech: Speech, marks: Marks) -> Room:
        return Room(self.title, self.page.FACES, speech, marks)

    def things(self, play: Play[Any], speech: Speech, decision: Decision | None) -> tuple[Thing, ...]:
        """What lies before the reader, and in short before the others; composed once for a question."""
        if decision is None or self._asked is not decision:
            self._asked, self._things = decision, self._compose(play, speech, decision)
        return self._things

    def _compose(self, play: Play[Any], speech: Speech, decision: Decision | None) -> tuple[Thing, ...]:
        page, me = self.page, speech.reader
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


def drawing_of(title: Title[Any]) -> Drawing:
    """How a title is drawn."""
    page = presentation_of(title)
    return FurnishedDrawing(title, page) if page else Drawing(title)
