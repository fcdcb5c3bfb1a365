"""How Obsession draws itself in the terminal: what `salotto.terminal.drawing` looks for."""

from salotto.titles.obsession.terminal.cards import describe, explain
from salotto.titles.obsession.terminal.table import draw

__all__ = ["describe", "draw", "explain"]
