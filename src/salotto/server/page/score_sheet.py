"""The points of a table as a sheet: a row for each category, a column for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from salotto.kernel.title import Scorecard, Title, counted, kept
from salotto.server.page.page_words import Translator, name_of
from salotto.server.page.render_cache import Context
from salotto.words import Language


def score_sheet(
    title: Title[Any],
    language: Language,
    cards: Sequence[Scorecard],
    names: Sequence[str],
    final: bool,
    ranks: Sequence[int] = (),
) -> Context:
    """Points by category, a column a seat; the best ones are marked when it is over."""
    categories = counted(title, [card.points for card in cards])
    labels = category_names(title, language)
    seats: list[Context] = [
        {
            "seat": card.seat,
            "name": names[card.seat],
            "points": {id: card.points.get(id, 0) for id in categories},
            "total": card.total,
            "rank": ranks[card.seat] if ranks else None,
        }
        for card in cards
    ]
    rows = [{"label": labels[id], "points": [seat["points"][id] for seat in seats]} for id in categories]
    rows.append(
        {"label": Translator(language)("room-scores-total"), "points": [card.total for card in cards]}
    )
    best = "low" if title.lowest_wins else "high"
    return {
        "categories": [{"id": id, "label": labels[id]} for id in categories],
        "seats": seats,
        "heads": [{"seat": seat["seat"], "name": seat["name"]} for seat in seats],
        "rows": rows,
        "marked": best if final and len(seats) > 1 else "",
    }


@kept
def category_names(title: Title[Any], language: Language) -> dict[str, str]:
    """What the lines of the scorecard are called."""
    return {id: name_of(title, language, f"category:{id}") for id in title.categories}
