"""Templates, words and static files: how something becomes HTML."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Mapping, MutableMapping, Sequence
from functools import cache, lru_cache
from typing import Any

from jinja2 import ChoiceLoader, Environment, PackageLoader, PrefixLoader
from jinja2.runtime import Context
from markupsafe import Markup, escape

from salotto.kernel.title import Title
from salotto.server import pictures
from salotto.server.static_files import static
from salotto.server.title_page import page_of
from salotto.server.title_page import shelf as shelf_titles
from salotto.speech import Speech
from salotto.words import Language, Words, words

REMEMBERED = 16_000_000
"""Letters of HTML in small pieces, kept for each title and language."""

PLAIN = 2
"""The form of `marshal` in which equal data gives equal bytes."""

OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"
"""Private characters around the name of a card while a sentence is put together; nobody can type them."""


class PlainContext(Context):
    """The names of a template; none of our functions asks for its context, so all are called as they are."""

    def call(self, what: Callable[..., Any], /, *args: Any, **more: Any) -> Any:
        """Call something."""
        more.pop("_loop_vars", None)
        more.pop("_block_vars", None)
        return what(*args, **more)


class Templates(Environment):
    """Templates that read plain data: the same HTML as Jinja's own environment gives, in less time."""

    context_class = PlainContext

    def getattr(self, obj: Any, attribute: str) -> Any:
        """A field; most are those of dictionaries, which have no such attribute."""
        if type(obj) is dict and attribute in obj and attribute not in OF_DICTIONARIES:
            return obj[attribute]
        return super().getattr(obj, attribute)

    def make_globals(self, own: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """What every template may use; none has more of its own."""
        return self.globals


OF_DICTIONARIES = frozenset(dir(dict))


@cache
def environment() -> Templates:
    """The room's templates, and those of a title under its id."""
    shelf = {title.id: PackageLoader(title.package) for title in shelf_titles().values()}
    loader = ChoiceLoader([PackageLoader("salotto.server"), PrefixLoader(shelf)])
    room = Templates(loader=loader, autoescape=True, auto_reload=False, cache_size=-1)
    room.filters["touching"] = touching
    room.globals["pictures"] = pictures
    return room


def touching(keys: Any, beginnings: str | tuple[str, ...]) -> Any:
    """Those of some choices, or of some keys, that begin in one of these ways."""
    if isinstance(keys, Mapping):
        return {key: value for key, value in keys.items() if key.startswith(beginnings)}
    return [key for key in keys if key.startswith(beginnings)]


def render(template: str, context: Mapping[str, Any]) -> str:
    """A template as HTML."""
    return environment().get_template(template).render(context)


@lru_cache(maxsize=20_000)
def _say(language: Language, message: str, args: tuple[tuple[str, str | int | float], ...]) -> str:
    return words(language).say(message, **dict(args))


class Translator:
    """Says the room's texts in one language; what was said once is remembered."""

    def __init__(self, language: Language) -> None:
        self.language: Language = language

    def __call__(self, message: str, /, **args: Any) -> str:
        """The text of an id."""
        if not args:
            return _say(self.language, message, ())
        plain = (
            (name, value if isinstance(value, int | float) else str(value)) for name, value in args.items()
        )
        return _say(self.language, message, tuple(sorted(plain)))


class CachedWords(Words):
    """The words of a language; what was said once is remembered."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def say(self, message: str, /, **args: str | int | float) -> str:
        """The text of an id, with its arguments filled in."""
        return _say(self.language, message, tuple(sorted(args.items())))


class PageSpeech(Speech):
    """Sentences for the page: the name of a card is a button that shows the card."""

    def __init__(
        self, title: Title[Any], words: Words, names: Sequence[str] = (), reader: int | None = None
    ) -> None:
        super().__init__(title, words, names, reader)
        self.spoken_of: set[int] = set()
        """The seats of which was spoken: what was said depends on no other reader."""

    def linked(self, cards: Mapping[str, Any]) -> PageSpeech:
        """The same, with these things as links."""
        twin = PageSpeech(self.title, self.words, self.names, self.reader)
        twin._cards = cards
        return twin

    _cards: Mapping[str, Any] = {}

    def _about(self, seat: int | None) -> dict[str, str]:
        if seat is not None:
            self.spoken_of.add(seat)
        return super()._about(seat)

    def thing(self, key: str) -> str:
        """A thing in words, marked if it can be shown."""
        if key.startswith("seat:"):
            self.spoken_of.add(int(key.removeprefix("seat:")))
        text = super().thing(key)
        return f"{OPEN}{key}{MIDDLE}{text}{CLOSE}" if key in self._cards else text


def link_cards(text: str) -> Markup:
    """A sentence with marked names as HTML."""
    safe = str(escape(text))
    safe = safe.replace(OPEN, '<button type="button" class="thing" data-lens="')
    return Markup(safe.replace(MIDDLE, '">').replace(CLOSE, "</button>"))


class Remembered:
    """Small templates of a title that look the same for the same arguments: painted once, then remembered."""

    def __init__(self, title: Title[Any], language: Language) -> None:
        self._always = {
            "t": Translator(language),
            "static": static,
            "lang": language,
            "title_id": title.id,
            "cards": page_of(title).cards(language),
            "remembered": self,
        }
        self._painted: dict[tuple[str, bytes | str], Markup] = {}
        self._size = 0

    def __call__(self, template: str, **args: Any) -> Markup:
        """A template with these arguments, and nothing else but the cards and the words."""
        key = template, _written(args)
        found = self._painted.pop(key, None)
        if found is None:
            found = Markup(render(template, self._always | args))
            self._size += len(found)
        self._painted[key] = found  # the longest unused one goes first
        while self._size > REMEMBERED:
            self._size -= len(self._painted.pop(next(iter(self._painted))))
        return found


def _written(args: dict[str, Any]) -> bytes | str:
    """Arguments as a key: different ones are written differently."""
    try:
        return marshal.dumps(args, PLAIN)
    except ValueError:  # there is HTML among them
        return repr(args)


@cache
def remembered(title: Title[Any], language: Language) -> Remembered:
    """What is remembered for a title in a language."""
    return Remembered(title, language)


def name_of(title: Title[Any], language: Language, key: str) -> str:
    """A thing of a title in words; nothing when the title has no words for it."""
    try:
        return Speech(title, words(language)).thing(key)
    except KeyError:
        return ""
