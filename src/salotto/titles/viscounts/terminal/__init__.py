"""How Viscounts draws itself in the terminal: `draw`, `describe` and `explain`, found by their names."""

from salotto.titles.viscounts.terminal.cards import describe, explain
from salotto.titles.viscounts.terminal.table import TableTop

draw = TableTop.draw

__all__ = ["describe", "draw", "explain"]
