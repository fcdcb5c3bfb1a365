"""What the names and words of data files are called in the editor of house packs."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from salotto.words import LANGUAGES, Language

PART = re.compile(r"([\w=<>-]+)|\[(\d+|\+)\]")
COLUMNS = {language: at for at, language in enumerate(("it", "fr", "en"))}


@cache
def glossary() -> dict[str, Sequence[str]]:
    """The words in Italian, French and, where the code does not say it, in English."""
    text = (files("salotto.server.page") / "field_names.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def called(code: str, language: Language) -> str:
    """What a word of the data files is called; one that nobody has named stands as it is."""
    words = glossary().get(code, ())
    at = COLUMNS[language]
    return words[at] if at < len(words) else re.sub(r"[_-]", " ", code)


def label(path: str, language: Language) -> str:
    """What a field is called: `front.favours[0].n` is 'front · favours 1 · how many'."""
    found: list[str] = []
    for name, number in PART.findall(path):
        if number:
            found[-1] += f" {int(number) + 1}" if number != "+" else " …"
        else:
            found.append(one_name(name, language))
    return " · ".join(found)


def one_name(name: str, language: Language) -> str:
    """One part of a path; a text stands once in each language."""
    plain, _, suffix = name.rpartition("_")
    if plain and suffix in LANGUAGES:
        return f"{called(plain, language)} ({suffix})"
    return called(name, language)
