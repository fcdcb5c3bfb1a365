"""Words for the page: what was said once is remembered, and the name of a card is a button that shows it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any

from markupsafe import Markup, escape

from salotto.kernel.title import Title, kept
from salotto.kit.furniture import Face
from salotto.server.page.title_page import page_of
from salotto.speech import Speech
from salotto.words import CLOSE, MIDDLE, OPEN, Language, Words, words

QUOTED = re.compile(f"[«(]\u202f?{OPEN}[^{CLOSE}]*{CLOSE}\u202f?[»)][.,:;]?|{OPEN}[^{CLOSE}]*{CLOSE}[.,:;]")
"""A name with its quotation marks, brackets or full stop: they stay on the same line."""


@lru_cache(maxsize=20_000)
def _say(language: Language, message: str, args: tuple[tuple[str, str | int | float], ...]) -> str:
    return words(language).say(message, **dict(args))


class Translator:
    """Says the room's texts in one language; what was said once is remembered.

    `own` are texts that a title has in place of the room's, such as pounds for points.
    """

    def __init__(self, language: Language, own: Mapping[str, str] | None = None) -> None:
        self.language: Language = language
        self.own = own or {}

    def __call__(self, message: str, /, **args: Any) -> str:
        """The text of an id."""
        message = self.own.get(message, message)
        if not args:
            return _say(self.language, message, ())
        plain = (
            (name, value if isinstance(value, int | float) else str(value)) for name, value in args.items()
        )
        return _say(self.language, message, tuple(sorted(plain)))


@kept
def translator(title: Title[Any], language: Language) -> Translator:
    """The room's texts as a table of a title says them."""
    return Translator(language, page_of(title).OWN_WORDS)


class CachedWords(Words):
    """The words of a language; what was said once is remembered."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def say(self, message: str, /, **args: str | int | float) -> str:
        """The text of an id, with its arguments filled in."""
        return _say(self.language, message, tuple(sorted(args.items())))


class PageSpeech(Speech):
    """Sentences for the page: the name of a card is a button that shows the card."""

    @cached_property
    def spoken_of(self) -> set[int]:
        """The seats of which was spoken: what was said depends on no other reader."""
        return set()

    def linked(self) -> PageSpeech:
        """The same, with the cards as links."""
        twin = PageSpeech(self.title, self.words, self.names[: self.seats], self.reader, self.rivals)
        twin._cards = _linked_cards(self.title, self.beside)
        twin.beside = self.beside
        return twin

    _cards: Mapping[str, Any] = {}

    def about_seat(self, seat: int | None) -> dict[str, str]:
        """Who does something; it is noted of whom is spoken."""
        if seat is not None:
            self.spoken_of.add(seat)
        return super().about_seat(seat)

    def thing(self, key: str) -> str:
        """A thing in words, marked if it can be shown."""
        if key.startswith("seat:"):
            self.spoken_of.add(int(key.removeprefix("seat:")))
            return super().thing(key)
        text = _thing(self.title, self.beside, self.words.language, bool(self._cards), key)
        text = text or super().thing(key)
        return f"{OPEN}{key}{MIDDLE}{text}{CLOSE}" if key in self._cards else text


@kept
def _linked_cards(title: Title[Any], beside: Title[Any] | None) -> Mapping[str, Face]:
    """What can be shown: the cards of a title, and those of the campaign in which it is played."""
    faces = page_of(title).FACES
    return faces if beside is None else {**page_of(beside).FACES, **faces}


@kept
def _thing(
    title: Title[Any], beside: Title[Any] | None, language: Language, linked: bool, key: str
) -> str | None:
    """A thing in words, which are the same at every table; None when they speak of a seat."""
    speech = PageSpeech(title, CachedWords(language), names=("",) * 16)
    speech.beside = beside
    if linked:
        speech = speech.linked()
    text = Speech.thing(speech, key)
    return None if speech.spoken_of else text


def link_cards(text: str) -> Markup:
    """A sentence with marked names as HTML; a name breaks like any word, which a button would not."""
    html = str(escape(text))
    html = QUOTED.sub(r'<span class="quoted">\g<0></span>', html)
    html = html.replace(OPEN, '<span role="button" tabindex="0" class="thing" data-lens="')
    return Markup(html.replace(MIDDLE, '">').replace(CLOSE, "</span>"))


def name_of(title: Title[Any], language: Language, key: str) -> str:
    """A thing of a title in words; nothing when the title has no words for it."""
    try:
        return Speech(title, words(language)).thing(key)
    except KeyError:
        return ""
