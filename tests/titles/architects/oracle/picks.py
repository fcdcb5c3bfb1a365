"""The picks of the second reader of Architects."""

from __future__ import annotations

from collections.abc import Callable

from tests.picks import NotAllowed, Pick, TooMany, every, subsets, then
from tests.titles.architects.oracle.position import Key, Position

Script = Callable[[Position, Pick], None]
Ways = dict[Key, Position]

__all__ = ["NotAllowed", "Pick", "Script", "TooMany", "Ways", "every", "subsets", "then"]
