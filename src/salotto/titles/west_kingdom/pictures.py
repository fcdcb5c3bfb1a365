"""What is printed on cards as pictures: rows of icons and texts, which the templates draw.

PICTURES = Pictures({
    TakeDebt: "+{n} @debt",                  # a word that begins with @ is an icon of the sheet
    Reduce: "−{n} @{what}",                  # {n} and {what} are the fields of the effect
    ReleasePrison: "@prison → @worker",
})

@PICTURES.of(Choose)                         # what one line cannot say is drawn by a function
def choose(effect): ...

PICTURES.draw(effect)
"""

# interpreted: it is what people read
from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Any

from salotto.kernel.title import Json, Phrase
from salotto.kit.effects import ByKind

Sign = dict[str, str]
"""A piece of a picture: an icon of the sheet, or a text."""


def sign(icon: str) -> Sign:
    """An icon."""
    return {"icon": icon}


def text(words: str | int) -> Sign:
    """A number or a sign of type."""
    return {"text": str(words)}


def line(phrase: Phrase) -> Json:
    """A phrase for the templates: the id of a text, and its arguments."""
    return [phrase.id, dict(phrase.args)]


def row(written: str) -> list[Sign]:
    """A written row as pieces; the words between two icons are one text."""
    pieces: list[Sign] = []
    for word in written.split():
        if word.startswith("@"):
            pieces.append(sign(word[1:]))
        elif pieces and "text" in pieces[-1]:
            pieces[-1] = text(f"{pieces[-1]['text']} {word}")
        else:
            pieces.append(text(word))
    return pieces


Drawing = Callable[[Any], list[Sign]]
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

    def draw(self, effect: Any) -> list[Sign]:
        """One effect."""
        written = self.rows.get(type(effect))
        if written is None:
            return self.drawings[effect](effect)
        fields = {field.name: getattr(effect, field.name) for field in dataclasses.fields(effect)}
        shown = {name: self.icon(it) if isinstance(it, Enum) else it for name, it in fields.items()}
        return row(written.format(**shown))

    def drawn(self, effects: Iterable[Any]) -> list[Sign]:
        """Several effects in a row."""
        return [piece for effect in effects for piece in self.draw(effect)]
