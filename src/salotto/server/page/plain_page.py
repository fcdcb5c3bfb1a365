"""The page of a title that brings none: its view as it is, everything that can be chosen as a button."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Told
from salotto.kernel.title import Json, Phrase, Title
from salotto.kit.numbers import typed


class PlainPage:
    """What `title_page.TitlePage` asks, answered for any title."""

    MINUTES = 30

    def __init__(self, title: Title[Any]) -> None:
        self.title = title

    def cards(self, language: str) -> Mapping[str, Json]:
        """Nothing is drawn by itself."""
        return {}

    def page_view(self, view: Json, story: Sequence[Told]) -> Json:
        """The view as it is."""
        return view

    def board(self, view: Json, look: int) -> Json:
        """All of it, whomever one looks at."""
        return view

    def strip(self, view: Json, seat: int) -> Json:
        """Nothing beside name and points."""
        return {}

    def stage(self, view: Json) -> Json:
        """The round, as far as the view tells it."""
        now = view.get("round", 0) if isinstance(view, dict) else 0
        label = Phrase("room-plain-stage", {"round": now})
        return {"now": now, "of": now, "label": label, "ends": label, "phases": []}

    def seat(self, view: Json, seat: int) -> Json:
        """Nothing is known of hands."""
        return {"hand": None, "ready": False, "points": None}

    def note(self, decision: Decision, key: str, view: Json) -> Phrase | None:
        """Nothing is known of what an answer leads to."""
        return None

    def pad_values(self, form: Mapping[str, str], prefix: str) -> Json:
        """The points as they were typed, by category."""
        return {category: typed(form.get(f"{prefix}{category}", "")) for category in self.title.categories}

    def pad_points(self, values: Json) -> dict[str, int]:
        """They are the scorecard."""
        return dict(values)
