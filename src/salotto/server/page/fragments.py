"""Small templates that look the same for the same arguments: drawn once for all tables, then kept."""

from __future__ import annotations

from typing import Any, NamedTuple

from markupsafe import Markup

from salotto.kernel.title import Title, kept
from salotto.server.page.fingerprint import fingerprint
from salotto.server.page.offers import drawn, offer_again
from salotto.server.page.page_words import translator
from salotto.server.page.render import render
from salotto.server.page.static_files import static
from salotto.words import Language

REMEMBERED = 16_000_000
"""Bytes of small pieces that are kept, of all titles and languages together."""
BESIDE = 300
"""Bytes that a piece takes beside its letters."""


class Fragment(NamedTuple):
    """A small piece of HTML, and the keys of what can be chosen in it."""

    html: Markup
    offers: frozenset[str]


class Pieces:
    """The pieces that were asked for last; what nobody has asked for of late is forgotten."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self.most = most
        self._fresh: dict[bytes, Fragment] = {}
        self._older: dict[bytes, Fragment] = {}
        self._size = 0

    def get(self, key: bytes) -> Fragment | None:
        """A piece that is still known."""
        found = self._fresh.get(key)
        if found is None and (found := self._older.get(key)) is not None:
            self.keep(key, found)
        return found

    def keep(self, key: bytes, piece: Fragment) -> None:
        """Half of the room is for what was asked for lately, half for what was asked for before that."""
        self._fresh[key] = piece
        self._size += len(piece.html) + BESIDE
        if 2 * self._size > self.most:
            self._older, self._fresh, self._size = self._fresh, {}, 0


PIECES = Pieces()


class FragmentCache:
    """Small templates of a title that look the same for the same arguments: painted once, then remembered."""

    def __init__(self, title: Title[Any], language: Language, pieces: Pieces = PIECES) -> None:
        self._pieces = pieces
        self._whose = f"{title.id}/{language}"
        self._always = {
            "t": translator(title, language),
            "static": static,
            "lang": language,
            "title_id": title.game,
            "remembered": self,
        }

    def __call__(self, template: str, **args: Any) -> Markup:
        """A template with these arguments, and nothing else but the words."""
        key = fingerprint((self._whose, template, args))
        found = self._pieces.get(key)
        if found is None:
            found = self._draw(template, args)
            self._pieces.keep(key, found)
        if found.offers:
            offer_again(found.offers)
        return found.html

    def _draw(self, template: str, args: dict[str, Any]) -> Fragment:
        html, offers = drawn(lambda: render(template, self._always | args))
        return Fragment(Markup(html), offers)


@kept
def remembered(title: Title[Any], language: Language) -> FragmentCache:
    """What is remembered for a title in a language."""
    return FragmentCache(title, language)
