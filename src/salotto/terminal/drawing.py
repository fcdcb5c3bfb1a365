"""How a title draws itself: with the functions of the module `terminal` in its package, if it has one.

    draw(view, words, names, marks) -> renderable      the table as a seat (or a spectator) sees it
    describe(key, view, words) -> list[Text] | None    a thing to choose, in columns; None: its name is enough
    explain(view, words, names, marks) -> renderable   the signs of the drawing and the texts of the cards

`marks` are the numbers under which things can be chosen now, by key. A drawing may look at
`ConsoleOptions.height` for the lines it has. A title without the module is shown as plain data.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty
from rich.text import Text

from salotto.kernel.title import Json, Title
from salotto.words import Words

Marks = Mapping[str, str]


class Drawing:
    """A title's own drawing, or a plain one."""

    def __init__(self, title: Title[Any]) -> None:
        name = f"{title.package}.terminal"
        self._own: Any = import_module(name) if find_spec(name) else None

    def draw(self, view: Json, words: Words, names: Sequence[str], marks: Marks) -> RenderableType:
        """The table."""
        if hasattr(self._own, "draw"):
            drawn: RenderableType = self._own.draw(view, words, names, marks)
            return drawn
        return Pretty(view)

    def describe(self, key: str, view: Json, words: Words) -> list[Text] | None:
        """A thing to choose, in columns."""
        if hasattr(self._own, "describe"):
            described: list[Text] | None = self._own.describe(key, view, words)
            return described
        return None

    def explain(self, view: Json, words: Words, names: Sequence[str], marks: Marks) -> RenderableType | None:
        """The page that explains the signs."""
        if hasattr(self._own, "explain"):
            explained: RenderableType = self._own.explain(view, words, names, marks)
            return explained
        return None
