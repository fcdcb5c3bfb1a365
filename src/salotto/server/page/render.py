"""Templates, words and static files: how something becomes HTML."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Mapping, MutableMapping, Sequence
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from types import CodeType
from typing import Any

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    PackageLoader,
    PrefixLoader,
    StrictUndefined,
    Template,
)
from jinja2.runtime import Context
from markupsafe import Markup, escape

from salotto.kernel.title import Title
from salotto.registry import families
from salotto.server.page import pictures
from salotto.server.page.static_files import sheets, static
from salotto.server.page.title_page import page_of
from salotto.server.page.title_page import shelf as shelf_titles
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

    def call(
        self,
        what: Callable[..., Any],
        /,
        *args: Any,
        _loop_vars: Any = None,
        _block_vars: Any = None,
        **more: Any,
    ) -> Any:
        """Call something."""
        return what(*args, **more)


class PlainTemplate(Template):
    """A template that takes HTML as it is; Jinja's own would copy each piece once more."""

    @classmethod
    def from_code(
        cls,
        environment: Environment,
        code: CodeType,
        globals: MutableMapping[str, Any],
        uptodate: Callable[[], bool] | None = None,
    ) -> Template:
        """A template that was compiled."""
        template = super().from_code(environment, code, globals, uptodate)
        template.root_render_func.__globals__["escape"] = safe
        return template


def safe(value: Any) -> str:
    """A value as it stands in HTML."""
    return value if type(value) is Markup else escape(value)


class Templates(Environment):
    """Templates that read plain data: the same HTML as Jinja's own environment gives, in less time."""

    context_class = PlainContext
    template_class = PlainTemplate

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
    """The room's templates, and those of a title under its id; what it has not, its family may have.

    The templates of a family are found under its own name, too.
    """
    shelf = {title.id: loader_of(title.package, title.family) for title in shelf_titles().values()}
    shared = {name: loader_of(package) for name, package in families().items()}
    own = PackageLoader("salotto.server")
    loader = ChoiceLoader([own, PrefixLoader(shelf | shared), PlainLoader(own)])
    room = Templates(
        loader=loader, autoescape=True, auto_reload=False, cache_size=-1, undefined=StrictUndefined
    )
    room.filters["touching"] = touching
    room.globals["pictures"] = pictures
    room.globals["sheets"] = sheets
    return room


class PlainLoader(BaseLoader):
    """For titles that bring no templates: the plain one of the same name."""

    def __init__(self, own: BaseLoader) -> None:
        self.own = own

    def get_source(self, environment: Environment, template: str) -> Any:
        """What stands in for a template of a title."""
        _, _, name = template.rpartition("/")
        return self.own.get_source(environment, f"plain/{name}")


def loader_of(*packages: str | None) -> BaseLoader:
    """What finds templates in some packages, one after the other."""
    return ChoiceLoader(
        [PackageLoader(each) for each in packages if each and (files(each) / "templates").is_dir()]
    )


def touching(keys: Any, beginnings: str | tuple[str, ...]) -> Any:
    """Those of some choices, or of some keys, that begin in one of these ways."""
    if isinstance(keys, dict):
        return {key: value for key, value in keys.items() if key.startswith(beginnings)}
    return [key for key in keys if key.startswith(beginnings)]


def render(template: str, context: Mapping[str, Any]) -> str:
    """A template as HTML."""
    return _template(template).render(context)


@cache
def _template(name: str) -> Template:
    return environment().get_template(name)


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

    @cached_property
    def spoken_of(self) -> set[int]:
        """The seats of which was spoken: what was said depends on no other reader."""
        return set()

    def linked(self) -> PageSpeech:
        """The same, with the cards as links."""
        twin = PageSpeech(self.title, self.words, self.names[: self.seats], self.reader, self.rivals)
        twin._cards = page_of(self.title).cards(self.words.language)
        twin.beside = self.beside
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
            return super().thing(key)
        text = _thing(self.title, self.beside, self.words.language, bool(self._cards), key)
        text = text or super().thing(key)
        return f"{OPEN}{key}{MIDDLE}{text}{CLOSE}" if key in self._cards else text


@lru_cache(maxsize=20_000)
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
    """A sentence with marked names as HTML."""
    html = str(escape(text))
    html = html.replace(OPEN, '<button type="button" class="thing" data-lens="')
    return Markup(html.replace(MIDDLE, '">').replace(CLOSE, "</button>"))


@cache
def sayer(title: Title[Any], language: Language) -> Callable[[Sequence[Any]], str]:
    """Says what a title hands its templates as the id of a text and its arguments, keys among them."""
    speech = Speech(title, CachedWords(language))

    def said(line: Sequence[Any]) -> str:
        return speech.say(line[0], **line[1])

    return said


class Remembered:
    """Small templates of a title that look the same for the same arguments: painted once, then remembered."""

    def __init__(self, title: Title[Any], language: Language) -> None:
        self._always = {
            "t": Translator(language),
            "static": static,
            "lang": language,
            "title_id": title.id,
            "cards": page_of(title).cards(language),
            "said": sayer(title, language),
            "remembered": self,
        }
        self._fresh: dict[tuple[str, bytes | str], Markup] = {}
        self._older: dict[tuple[str, bytes | str], Markup] = {}
        self._size = 0

    def __call__(self, template: str, **args: Any) -> Markup:
        """A template with these arguments, and nothing else but the cards and the words."""
        key = template, _written(args)
        found = self._fresh.get(key)
        if found is None:
            found = self._older.get(key) or Markup(render(template, self._always | args))
            self._keep(key, found)
        return found

    def _keep(self, key: tuple[str, bytes | str], found: Markup) -> None:
        """What nobody has asked for since the last time that there was too much of it is forgotten."""
        self._fresh[key] = found
        self._size += len(found)
        if 2 * self._size > REMEMBERED:
            self._older, self._fresh, self._size = self._fresh, {}, 0


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
