"""Parts of a drawing below each other; where lines are scarce the least important ones are left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult


class Part(NamedTuple):
    """Some lines, and how soon they can be spared: 0 never, the highest number first."""

    spare: int
    drawn: RenderableType


class Sheet:
    """All the parts that fit into the height that is given."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Leave out as much as is needed."""
        shown = self.parts
        if options.height is not None:
            free = options.update(height=None)
            lines = {id(part): len(console.render_lines(part.drawn, free, pad=False)) for part in shown}
            for spare in range(max((part.spare for part in shown), default=0), 0, -1):
                if sum(lines[id(part)] for part in shown) <= options.height:
                    break
                shown = [part for part in shown if part.spare < spare]
        yield from (part.drawn for part in shown)
