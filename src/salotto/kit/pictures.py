"""What is printed on cards as pictures: how each kind of effect is drawn.

PICTURES = Pictures({
    TakeDebt: "+{n} @debt",                  # a word that begins with @ is an icon of the sheet
    Reduce: "-{n} @{what}",                  # {n} and {what} are the fields of the effect
})

@PICTURES.of(Choose)                         # what one line cannot say is drawn by a function
def choose(effect): ...
"""

# interpreted: it is what people read
from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Any

from salotto.kit.effects import ByKind
from salotto.kit.furniture import Signs, signs

Drawing = Callable[[Any], Signs]
"""Draws an effect that one line cannot."""


class Pictures:
    """How each kind of effect is drawn."""

    def __init__(self, rows: Mapping[type, str], icons: Mapping[str, str] | None = None) -> None:
        self.rows = rows
        self.drawings: ByKind[Drawing] = ByKind("picture")
        self.icons = icons or {}
        """The icons of things that are called otherwise."""

    def of(self, *kinds: type) -> Callable[[Drawing], Drawing]:
        """Declare the function that draws some kinds."""
        return self.drawings.of(*kinds)

    def icon(self, thing: Enum) -> str:
        """The icon of a thing."""
        return self.icons.get(thing.value, thing.value)

    def some(self, items: Mapping[Any, int]) -> str:
        """Some things with their numbers, as one writes them."""
        return " ".join(f"{n} @{self.icon(item)}" for item, n in items.items())

    def draw(self, effect: Any) -> Signs:
        """One effect."""
        written = self.rows.get(type(effect))
        if written is None:
            return self.drawings[effect](effect)
        fields = {field.name: getattr(effect, field.name) for field in dataclasses.fields(effect)}
        shown = {name: self.icon(it) if isinstance(it, Enum) else it for name, it in fields.items()}
        return signs(written.format(**shown))

    def drawn(self, effects: Iterable[Any]) -> Signs:
        """Several effects in a row."""
        return tuple(piece for effect in effects for piece in self.draw(effect))
