"""The legend of a title as the page shows it."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from markupsafe import Markup

from salotto.legends import legend_of
from salotto.registry import title as find_title
from salotto.server.page.pictures import glyphs
from salotto.words import Language


class LegendLine(NamedTuple):
    """A sign with its name and what it means, in the reader's language."""

    picture: Markup
    name: str
    means: str


@cache
def legend_lines(title: str, language: Language) -> tuple[LegendLine, ...]:
    """All the signs of a title, in the colours that they have on the table."""
    legend = legend_of(find_title(title))
    if legend is None:
        return ()
    glyph = glyphs(legend.sheet)
    return tuple(
        LegendLine(
            glyph(icon, f"wk-{icon} token-{icon} type-{icon}"), sign.names[language], sign.means[language]
        )
        for icon, sign in legend.signs.items()
    )
