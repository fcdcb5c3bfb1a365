"""How titles draw their tables in the terminal: what all the drawings begin with."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from salotto.kernel.title import Json
from salotto.kit.speaking import Words

MARK = "bold black on yellow"


class TableDrawing:
    """One table as one reader sees it: the view, the words, the names of the seats, and the numbers under
    which things can be chosen now, by their keys."""

    colon = ""
    """The title's text that puts a colon behind a name, where it has labels."""

    def __init__(self, view: Json, words: Words, names: Sequence[str], marks: Mapping[str, str]) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.marks = marks

    def label(self, message: str, **args: str | int) -> tuple[str, str]:
        """What stands before something, with a colon."""
        return f"{self.words.say(self.colon, name=self.words.say(message, **args))} ", "dim"

    def line(self, message: str, parts: Iterable[Text], between: str = " · ", style: str = "") -> Text:
        """Things beside each other, after a word that says what they are."""
        return Text.assemble(self.label(message), Text(between).join(parts), style=style)

    def roster(
        self, heads: Sequence[RenderableType], rows: Iterable[Sequence[RenderableType]], width: int
    ) -> Table:
        """Everybody in one line each under some heads, by seats: name, then numbers; one's own is bold."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, max_width=width)
        for _ in heads:
            table.add_column(justify="right", no_wrap=True)
        table.add_row("", *heads, style="dim")
        for seat, row in enumerate(rows):
            table.add_row(*row, style="bold" if seat == self.view["me"] else "")
        return table


def mark(marks: Mapping[str, str], *keys: str) -> Text:
    """The number under which something can be chosen now."""
    return next((Text(f"[{marks[key]}]", MARK) for key in keys if key in marks), Text())


def legend(meanings: Iterable[tuple[str, str]]) -> Table:
    """Signs with their meanings."""
    return grid((Text(sign, "bold"), meaning) for sign, meaning in meanings)


def grid(rows: Iterable[Sequence[RenderableType]]) -> Table:
    """Rows one below the other, in columns."""
    table = Table.grid(padding=(0, 2, 0, 1))
    for row in rows:
        table.add_row(*row)
    return table
