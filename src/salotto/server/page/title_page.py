"""What a title brings for the page: the `Presentation` of its module `page`."""

from __future__ import annotations

from functools import cache
from typing import Any

from salotto.kernel.title import Title, kept
from salotto.kit.presentation import Presentation, presentation_of
from salotto.registry import everything


@cache
def shelf() -> dict[str, Title[Any]]:
    """The games and campaigns that can be played in the browser, sorted by id."""
    return {id: title for id, title in everything().items() if presentation_of(title) is not None}


@kept
def page_of(title: Title[Any]) -> Presentation[Any]:
    """How a title of the shelf is drawn."""
    page = presentation_of(title)
    assert page is not None, title.id
    return page
