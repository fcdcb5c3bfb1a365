"""What people read: the Fluent texts of the room and of every title, in the reader's own language.

The room's ids begin with `room-`, those of the command line with `cli-`, those of a title with its own
prefix, such as `sm-`. An id that is put together at run time is declared beside the code that does so:
`DYNAMIC_WORDS = ("sm-category-*",)`. The tests hold the texts complete in every language.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import ClassVar, Literal, get_args

from fluent.runtime import FluentBundle, FluentResource

from salotto.registry import everything, families

Language = Literal["en", "it", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

log = logging.getLogger(__name__)

MINUS = re.compile(r"(?<![\w\-+/.“«\u202f\xa0])-(?=\d)")
"""A hyphen before a number, not in a word, an option, an address or a quotation: one minus sign for all."""
OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"
"""Private characters around the name of a card while a sentence is put together; nobody can type them."""
MARKED = f"(?:{OPEN}[^{MIDDLE}]*{MIDDLE})?"
ELISION = re.compile(rf"\b([Dd]|[Qq]u|[Jj]usqu)e (?={MARKED}[AEIOUÀÂÄÉÈÊËÎÏÔÖÛÜ]\w)")
"""French: a name that begins with a vowel may follow."""
EUPHONY = re.compile(rf"\b([Ee](?= {MARKED}[EeÈÉèé])|[Aa](?= {MARKED}[Aa]\w)) ")
"""Italian: 'e' and 'a' get a 'd' before a word that begins with the same vowel."""


class MissingWords(LookupError):
    """A text that does not exist, or lacks one of its arguments."""


class Words:
    """Everything that can be said in one language."""

    strict: ClassVar[bool] = False
    """Raise MissingWords, as the tests do, instead of falling back to English and then to the bare id."""

    def __init__(self, language: Language, texts: Iterable[str] | None = None) -> None:
        """`texts` are Fluent sources; by default those of the room and of all titles."""
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in _texts(language) if texts is None else texts:
            self._bundle.add_resource(FluentResource(text))

    def say(self, message: str, /, **args: str | int | float) -> str:
        """The text of an id, with its arguments filled in."""
        pattern = self._bundle.get_message(message).value if self._bundle.has_message(message) else None
        if pattern is None:
            return self._missing(message, args)
        formatted, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            self._complain(f"{message} in {self.language}: {'; '.join(map(str, errors))}")
        text = str(formatted)
        if "-" in text:
            text = MINUS.sub("−", text)
        if self.language == "fr":
            return ELISION.sub(r"\1'", text)
        return EUPHONY.sub(r"\1d ", text) if self.language == "it" else text

    def _missing(self, message: str, args: dict[str, str | int | float]) -> str:
        self._complain(f"{message} has no text in {self.language}")
        return message if self.language == "en" else words(LANGUAGES[0]).say(message, **args)

    def _complain(self, problem: str) -> None:
        if self.strict:
            raise MissingWords(problem)
        log.warning(problem)


@cache
def words(language: Language) -> Words:
    """The words of a language, loaded once."""
    return Words(language)


def best_language(accept: str) -> Language:
    """The reader's language, after an `Accept-Language` header or a locale such as `it_IT.UTF-8`."""
    wishes: list[tuple[float, Language]] = []
    for wish in accept.split(","):
        tag, *parameters = wish.split(";")
        weight = _weight(parameters)
        spoken = re.split(r"[-_.]", tag.strip().lower())[0]
        wishes += [(weight, language) for language in LANGUAGES if language == spoken and weight > 0]
    return max(wishes, key=lambda wish: wish[0], default=(1.0, LANGUAGES[0]))[1]


def _weight(parameters: list[str]) -> float:
    """The `q=` of one wish: 1 where none is given, 0 where it cannot be read."""
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip() == "q":
            return float(value) if re.fullmatch(r"\s*[01](\.\d*)?\s*", value) else 0.0
    return 1.0


def _texts(language: Language) -> Iterator[str]:
    """The Fluent source of the room, of its page, and of every title and family that brings one."""
    shelf = (title.package for title in everything().values())
    for package in ("salotto", "salotto.server", *families().values(), *shelf):
        yield from texts_in(files(package) / "locale", language)


def texts_in(folder: Traversable, language: Language) -> Iterator[str]:
    """The Fluent sources of a folder in a language: `en.ftl`, and others such as `en-story.ftl`."""
    sources = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    for source in sources:
        stem, _, suffix = source.name.partition(".")
        if suffix == "ftl" and stem.partition("-")[0] == language:
            yield source.read_text(encoding="utf-8")
