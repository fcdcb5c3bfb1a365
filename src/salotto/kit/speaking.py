"""What a title says in the reader's language: the page and the terminal hand it their words."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from salotto.kernel.keys import is_key
from salotto.kernel.title import Phrase


class Words(Protocol):
    """The texts of one language."""

    @property
    def language(self) -> str:
        """The language's two letters."""

    def say(self, message: str, /, **args: str | int | float) -> str:
        """The text of an id."""


class Speaker:
    """The words of a page, which has a function to say them."""

    def __init__(self, say: Callable[..., str], language: str) -> None:
        self.say = say
        self.language = language


def spoken(phrase: Phrase, words: Words, phrases: Callable[[str], Phrase]) -> str:
    """A phrase in the reader's language; its arguments that are keys are put into words first."""
    if phrase.names is not None:
        return phrase.names[words.language]
    args = {
        name: spoken(phrases(str(value)), words, phrases) if is_key(value) else value
        for name, value in phrase.args.items()
    }
    return words.say(phrase.id, **args)
