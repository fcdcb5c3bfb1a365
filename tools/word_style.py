"""What a program can see of good style in the texts: spaces, elisions, minus signs.

A text is looked at variant by variant, with `¤` where something is filled in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, product
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    Term,
    TextElement,
)

FILLED = "¤"
MOST = 500

EVERYWHERE = {
    "two spaces": re.compile(r"\S  +\S"),
    "a hyphen for a minus": re.compile(r"(?<![\w\-+/.–−¤’'])-(?=[\d¤])"),
    "a space before a comma or full stop": re.compile(r"[\w¤] [,.](?![.\w])"),
    "a curly apostrophe": re.compile("\u2019"),
}
POUNDS_AFTER = {"a pound sign that is not behind its number": re.compile(r"£[\d¤]|[\d¤]£|[\d¤] £")}
ENGLISH = {"a pound sign that is not before its number": re.compile(r"[\d¤]\s?£(?![\d¤])|£\s")}
FRENCH = {
    "an ordinary space before high punctuation": re.compile(r" [;:!?»]|« "),
    "no narrow space before high punctuation": re.compile(
        r"[\wéèêàùç¤)][;!?»]|«[^\u202f]|[a-zéèêàùç¤)]:(?= |$)"
    ),
    "no elision before a vowel": re.compile(
        r"(?<!-)\b(?:de|que|le|la|ne|se|me|te|je|jusque|lorsque|puisque) (?=[aeiouéèêàâîôû])(?!onze|oui)",
        re.I,
    ),
}
ITALIAN = {
    "a space before high punctuation": re.compile(r"[^\s{] [;:!?](?! |-)"),
    "no elision before a vowel": re.compile(
        r"\b(?:della|dello|alla|allo|nella|nello|sulla|sullo|una) (?=[aeiou][a-z])(?!io)"
    ),
    "quotation marks away from their word": re.compile(r"« | »"),
}
BY_LANGUAGE = {"en": ENGLISH, "fr": FRENCH | POUNDS_AFTER, "it": ITALIAN | POUNDS_AFTER}


def style_problems(language: str, source: str) -> Iterator[str]:
    """What is wrong with the style of a Fluent source."""
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, Message | Term) and entry.value is not None:
            for text in sorted(set(variants(entry.value))):
                yield from (f"{entry.id.name} ({language}): {each}" for each in text_problems(language, text))


def text_problems(language: str, text: str) -> Iterator[str]:
    """What is wrong with the style of a text, wherever it stands."""
    for what, pattern in (EVERYWHERE | BY_LANGUAGE.get(language, {})).items():
        if found := pattern.search(text):
            yield f"{what}: {text[max(0, found.start() - 12) : found.end() + 12]!r}"


def space_problems(language: str, text: str) -> list[str]:
    """What is wrong with its spaces, pounds and apostrophes alone: what can be told of long prose."""
    told = ("space", "pound", "apostrophe")
    found = text_problems(language, text)
    return [each for each in found if any(what in each.partition(":")[0] for what in told)]


def toml_texts(data: Any, language: str, name: str = "") -> Iterator[tuple[str, str]]:
    """The texts of a TOML file in a language: those named `text_fr`, or `fr` beside `it`."""
    if isinstance(data, list):
        for at, each in enumerate(data):
            yield from toml_texts(each, language, f"{name}[{at}]")
    elif isinstance(data, dict):
        spoken = {"en", "it", "fr"} <= data.keys()
        for key, value in data.items():
            if isinstance(value, str) and (key.endswith(f"_{language}") or (spoken and key == language)):
                yield f"{name}.{key}", value
            else:
                yield from toml_texts(value, language, f"{name}.{key}")


MARKS = re.compile(r"`[^`]*`|\]\([^)]*\)|<!--.*?-->|https?:\S+|^[|\s:-]+$|\*+")


def prose(line: str) -> str:
    """A line of Markdown without code, addresses and rules of tables."""
    return MARKS.sub("", line)


def variants(pattern: Pattern) -> list[str]:
    """The texts that may come out of a pattern; of very many, the first."""
    wholes = [""]
    for element in pattern.elements:
        wholes = [whole + piece for whole, piece in islice(product(wholes, list(said(element))), MOST)]
    return wholes


def said(element: TextElement | Placeable) -> Iterator[str]:
    """What an element of a text may be, the default first."""
    if isinstance(element, TextElement):
        yield element.value
        return
    inner = element.expression
    if isinstance(inner, SelectExpression):
        ordered = sorted(inner.variants, key=lambda variant: not variant.default)
        for variant in ordered:
            yield from variants(variant.value)
    elif isinstance(inner, StringLiteral):
        yield inner.value
    else:
        yield FILLED
