"""What is drawn in the terminal outside of tables, too: the numbers of choices, and rows in columns."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.table import Table

MARK = "bold black on yellow"


def grid(rows: Iterable[Sequence[RenderableType]]) -> Table:
    """Rows one below the other, in columns."""
    table = Table.grid(padding=(0, 2, 0, 1))
    for row in rows:
        table.add_row(*row)
    return table
