"""A card, tile or other thing of a title by itself, drawn by the title's own template."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from salotto.kernel.title import Title, kept
from salotto.server.page.fragments import remembered
from salotto.server.page.furniture import face_alone
from salotto.server.page.page_words import Translator, sayer
from salotto.server.page.render import render
from salotto.server.page.static_files import static
from salotto.server.page.title_page import page_of
from salotto.words import Language


@kept
def drawn(title: Title[Any], language: Language, key: str) -> Markup | None:
    """The thing behind a key, with what it does in words; None when there is no such thing."""
    cards = page_of(title).cards(language)
    if key not in cards:
        return None
    context = {
        "t": Translator(language),
        "static": static,
        "lang": language,
        "title_id": title.game,
        "cards": cards,
        "card": cards[key],
        "said": sayer(title, language),
        "remembered": remembered(title, language),
        "choices": {},
        "picture": lambda face: face_alone(title, language, face),
        "picked": (),
    }
    return Markup(render(f"{title.id}/thing.html", context))
