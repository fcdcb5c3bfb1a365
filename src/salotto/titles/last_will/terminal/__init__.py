"""How Last Will draws itself in the terminal: what `salotto.terminal.drawing` looks for."""

from salotto.titles.last_will.terminal.cards import describe, explain
from salotto.titles.last_will.terminal.table import TableTop

draw = TableTop.draw

__all__ = ["describe", "draw", "explain"]
