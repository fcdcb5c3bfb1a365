"""How Spook Manor draws itself in the terminal: what `salotto.terminal.drawing` looks for."""

from salotto.titles.spook_manor.terminal.cards import describe, explain
from salotto.titles.spook_manor.terminal.table import Board

draw = Board

__all__ = ["describe", "draw", "explain"]
