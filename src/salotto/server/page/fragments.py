"""Small templates that look the same for the same arguments: drawn once for all tables, then kept."""

from __future__ import annotations

import marshal
from functools import cache
from typing import Any, NamedTuple

from markupsafe import Markup

from salotto.kernel.title import Title
from salotto.server.page.offers import drawn, offer_again
from salotto.server.page.page_words import sayer, translator
from salotto.server.page.render import render
from salotto.server.page.static_files import static
from salotto.server.page.title_page import page_of
from salotto.words import Language

REMEMBERED = 16_000_000
"""Letters of HTML in small pieces, kept for each title and language."""

PLAIN = 2
"""The form of `marshal` in which equal data gives equal bytes."""


class Fragment(NamedTuple):
    """A small piece of HTML, and the keys of what can be chosen in it."""

    html: Markup
    offers: frozenset[str]


class FragmentCache:
    """Small templates of a title that look the same for the same arguments: painted once, then remembered."""

    def __init__(self, title: Title[Any], language: Language) -> None:
        self._always = {
            "t": translator(title, language),
            "static": static,
            "lang": language,
            "title_id": title.id,
            "cards": page_of(title).cards(language),
            "said": sayer(title, language),
            "remembered": self,
        }
        self._fresh: dict[tuple[str, bytes | str], Fragment] = {}
        self._older: dict[tuple[str, bytes | str], Fragment] = {}
        self._size = 0

    def __call__(self, template: str, **args: Any) -> Markup:
        """A template with these arguments, and nothing else but the cards and the words."""
        key = template, _written(args)
        found = self._fresh.get(key)
        if found is None:
            found = self._older.get(key) or self._draw(template, args)
            self._keep(key, found)
        if found.offers:
            offer_again(found.offers)
        return found.html

    def _draw(self, template: str, args: dict[str, Any]) -> Fragment:
        html, offers = drawn(lambda: render(template, self._always | args))
        return Fragment(Markup(html), offers)

    def _keep(self, key: tuple[str, bytes | str], found: Fragment) -> None:
        """What nobody has asked for since the last time that there was too much of it is forgotten."""
        self._fresh[key] = found
        self._size += len(found.html)
        if 2 * self._size > REMEMBERED:
            self._older, self._fresh, self._size = self._fresh, {}, 0


def _written(args: dict[str, Any]) -> bytes | str:
    """Arguments as a key: different ones are written differently."""
    try:
        return marshal.dumps(args, PLAIN)
    except ValueError:  # there is HTML among them
        return repr(args)


@cache
def remembered(title: Title[Any], language: Language) -> FragmentCache:
    """What is remembered for a title in a language."""
    return FragmentCache(title, language)
