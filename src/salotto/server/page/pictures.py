"""Small pictures as HTML. A page shows hundreds of them, so they are put together here and kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from markupsafe import Markup

from salotto.legends import legend_of
from salotto.registry import title as find_title
from salotto.server.page.static_files import static


@cache
def icon(name: str, class_: str = "") -> Markup:
    """An icon of the room."""
    return _use("icon", "icons.svg", name, class_)


@cache
def emblem(seat: int, class_: str = "") -> Markup:
    """The mark of a seat: a shape beside its colour."""
    tag = Markup('<span class="{}" data-seat="{}">{}</span>')
    return tag.format(f"emblem {class_}".strip(), seat, icon(f"seat-{seat}"))


@cache
def glyphs(sheet: str, title: str | None = None, language: str = "en") -> Callable[..., Markup]:
    """What draws the pictures of a title's sheet, such as `spook-manor/icons.svg`: each with its name in the
    reader's language, for those who point at it."""
    legend = legend_of(find_title(title)) if title else None
    names = {}
    if legend is not None and legend.sheet == sheet:
        names = {icon: sign.names[language] for icon, sign in legend.signs.items()}

    @cache
    def glyph(name: str, class_: str = "") -> Markup:
        return _use("glyph", sheet, name, class_, names.get(name, ""))

    return glyph


def _use(kind: str, sheet: str, name: str, class_: str, spoken: str = "") -> Markup:
    tag = Markup('<svg class="{}" aria-hidden="true">{}<use href="{}#{}"/></svg>')
    title = Markup("<title>{}</title>").format(spoken) if spoken else ""
    return tag.format(f"{kind} {class_}".strip(), title, static(sheet), name)
