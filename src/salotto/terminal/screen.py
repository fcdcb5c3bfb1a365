"""The screen and the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.segment import Segment, Segments
from rich.text import Text

from salotto.terminal.keys import read_line

FORGET = "\x1b[3J"
"""Wipes what can be scrolled back to."""


class Output(Console):
    """The standard output; that nobody reads it any more is left to `main`."""

    def on_broken_pipe(self) -> None:
        """Not to be hushed up here."""
        raise


class Frame:
    """A drawing and what stands below it; the drawing gets the lines that are left."""

    def __init__(self, drawing: RenderableType, below: Sequence[RenderableType]) -> None:
        self.drawing = drawing
        self.below = below

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw what is below first, to know its height."""
        lower = Group(*self.below)
        if not console.is_terminal:
            yield self.drawing
        else:
            used = len(console.render_lines(lower, options.update(height=None)))
            free = max(1, console.size.height - used - 1)
            yield from console.render(self.drawing, options.update(height=free))
        yield lower


class Screen:
    """Where a game is shown and answered. What is not a terminal is only written to, never cleared."""

    def __init__(self, console: Console, read: Callable[[str], str] = read_line) -> None:
        self.console = console
        self.read = read

    @property
    def low(self) -> bool:
        """Whether lines are scarce."""
        return self.console.is_terminal and self.console.size.height < 32

    def show(self, *parts: RenderableType) -> None:
        """A fresh screen."""
        self.clear()
        for part in parts:
            self.console.print(part)

    def add(self, *parts: RenderableType) -> None:
        """More on the same screen."""
        for part in parts:
            self.console.print(part)

    def pages(self, content: RenderableType, prompt: str) -> None:
        """Something to read, screen by screen, each until a key is pressed."""
        if not self.console.is_terminal:
            self.add(content)
            self.ask(prompt)
            return
        lines = self.console.render_lines(content, pad=False)
        height = max(1, self.console.size.height - 1)
        for start in range(0, len(lines), height):
            self.clear()
            for line in lines[start : start + height]:
                self.console.print(Segments([*line, Segment.line()]), end="")
            self.ask(prompt)

    def line(self, text: str, style: str = "") -> None:
        """A line that is not broken, such as a path to copy."""
        self.console.print(Text(text, style), soft_wrap=True)

    def clear(self) -> None:
        """Wipe what is visible."""
        if self.console.is_terminal:
            self.console.clear()

    def forget(self) -> None:
        """Wipe also what can be scrolled back to: another person is to sit down here."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET)
            self.console.file.flush()

    def ask(self, prompt: str = "> ") -> str:
        """One line from the keyboard."""
        return self.read(prompt).strip()
