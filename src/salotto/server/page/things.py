"""A card, tile or other thing of a title by itself."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from salotto.kernel.title import Title, kept
from salotto.kit.furniture import Card
from salotto.server.page.furniture import Furniture
from salotto.server.page.page_words import Translator
from salotto.server.page.render import render
from salotto.server.page.title_page import page_of
from salotto.speech import Speech
from salotto.words import Language, words


@kept
def drawn(title: Title[Any], language: Language, key: str) -> Markup | None:
    """The thing behind a key, with what it does in words; None when there is no such thing."""
    face = page_of(title).FACES.get(key)
    if face is None:
        return None
    draw = Furniture(title, language, Speech(title, words(language)), {}, ())
    picture = draw(Card(face.key))
    return Markup(
        render("thing.html", {"t": Translator(language), "picture": picture, "face": face, "draw": draw})
    )
