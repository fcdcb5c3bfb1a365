"""How Architects draws itself in the terminal.

The terminal looks for `draw`, `describe` and `explain` in the module `terminal` of a title's package. It
gives them a seat's view, the words of the reader's language, the names of the seats, and `marks`: the
numbers under which things can be chosen now, by their keys.
"""

from salotto.titles.architects.terminal.cards import describe, explain
from salotto.titles.architects.terminal.table import TableTop

draw = TableTop.draw

__all__ = ["describe", "draw", "explain"]
