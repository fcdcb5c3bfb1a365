"""What a title brings for the page: templates and static files in its package, and a module `page`.

The module speaks only of a seat's view, never of the state, so a page cannot show what the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Told
from salotto.kernel.title import Json, Phrase, Title, kept
from salotto.kit.presentation import presentation_of
from salotto.registry import everything
from salotto.server.page.furnished import FurnishedPage
from salotto.server.page.plain_page import PlainPage


class TitlePage(Protocol):
    """The module `page` of a title's package."""

    MINUTES: int
    """How long a game takes."""

    def cards(self, language: str) -> Mapping[str, Json]:
        """Everything that can be drawn, by key, in words of a language."""

    def page_view(self, view: Json, story: Sequence[Told]) -> Json:
        """The view with what the title's templates need beside it; the story is what the seat may hear."""

    def board(self, view: Json, look: int) -> Json:
        """All that the title's `board.html` reads of the view when somebody looks at a seat."""

    def strip(self, view: Json, seat: int) -> Json:
        """All that the title's `strip.html` reads of the view for a seat: the same for every reader."""

    def stage(self, view: Json) -> Json:
        """`now` of `of` rounds, `label` and `ends` as phrases, `phases` as (phrase, whether it is now).

        Where `now` counts something else than rounds, `round` is the round, or `clock` the key of that thing.
        """

    def seat(self, view: Json, seat: int) -> Json:
        """Of a seat: `hand` (cards held or None), `ready`, `points` by category (None while secret).

        `partial` is true where its owner counts more: what is hidden from the reader is not in the points.
        """

    def note(self, decision: Decision, key: str, view: Json) -> Phrase | None:
        """What an answer leads to, said beside it before anybody chooses; None: nothing to add."""

    # A title may also have `left(decision, key, view) -> Phrase | None`: what an answer gives up, so that a
    # person is asked once more ('4 actions are left'); `turned_up`, likewise: what an answer turns up, where
    # that has to be confirmed; `obvious(decision, view) -> str | None`: the answer to a question about which
    # nobody would think, so that it is taken for a person; `standing(view, key) -> Phrase | None`: what a
    # track or a store that somebody points at brings now; and `label(decision, key, view) -> Phrase | None`:
    # an answer in words of the moment, where its key alone says too little. `OWN_WORDS` are texts of its own
    # in place of the room's, by their ids: where it does not count points.

    def pad_values(self, form: Mapping[str, str], prefix: str) -> Json:
        """What was typed into one player's score pad."""

    def pad_points(self, values: Json) -> dict[str, int]:
        """The scorecard for it."""


class CampaignPage(TitlePage, Protocol):
    """The module `page` of a campaign."""

    def panel(self, standing: Json, me: int | None) -> Json:
        """All that the campaign's `panel.html` reads, which stands beside the board of a chapter."""

    def history(self, view: Json) -> list[list[int]]:
        """What each seat had after every chapter, from nothing on."""


@cache
def shelf() -> dict[str, Title[Any]]:
    """The games and campaigns that can be played in the browser, sorted by id."""
    return {id: title for id, title in everything().items() if find_spec(f"{title.package}.page") is not None}


def campaign_page(title: Title[Any]) -> CampaignPage:
    """The page module of a campaign."""
    return cast(CampaignPage, import_module(f"{title.package}.page"))


@kept
def page_of(title: Title[Any]) -> TitlePage:
    """The page module of a title, or a plain page where it brings none."""
    if find_spec(f"{title.package}.page") is None:
        return PlainPage(title)
    own = presentation_of(title)
    page = FurnishedPage(own) if own is not None else import_module(f"{title.package}.page")
    return cast(TitlePage, page)
