"""How the campaign draws itself in the terminal."""

from salotto.titles.tomesaga.terminal.cards import describe, explain
from salotto.titles.tomesaga.terminal.table import draw, standing

__all__ = ["describe", "draw", "explain", "standing"]
