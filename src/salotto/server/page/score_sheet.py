"""The points of a table as a sheet: a row for each category, a column for each seat."""

from __future__ import annotations

from functools import cache
from typing import Any

from salotto.kernel.title import Title
from salotto.server.page.page_words import Translator, name_of
from salotto.server.page.render_cache import Context
from salotto.words import Language


def score_sheet(title: Title[Any], language: Language, seats: list[Context], final: bool) -> Context:
    """Points by category, a column a seat; the best ones are marked when it is over."""
    counted = {id for seat in seats for id in seat["points"]}
    categories = [(id, label) for id, label in category_names(title, language) if id in counted]
    rows = [
        {"label": label, "points": [seat["points"].get(id, 0) for seat in seats]} for id, label in categories
    ]
    rows.append(
        {"label": Translator(language)("room-scores-total"), "points": [seat["total"] for seat in seats]}
    )
    best = "low" if title.lowest_wins else "high"
    return {
        "categories": [{"id": id, "label": label} for id, label in categories],
        "seats": seats,
        "heads": [{"seat": seat["seat"], "name": seat["name"]} for seat in seats],
        "rows": rows,
        "marked": best if final and len(seats) > 1 else "",
    }


@cache
def category_names(title: Title[Any], language: Language) -> list[tuple[str, str]]:
    """What the lines of the scorecard are called."""
    return [(id, name_of(title, language, f"category:{id}")) for id in title.categories]
