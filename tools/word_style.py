"""What a program can see of good style in the texts: spaces, elisions, minus signs.

A text is looked at variant by variant, with `¤` where something is filled in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, product

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
}
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
BY_LANGUAGE = {"fr": FRENCH, "it": ITALIAN}


def style_problems(language: str, source: str) -> Iterator[str]:
    """What is wrong with the style of a Fluent source."""
    rules = EVERYWHERE | BY_LANGUAGE.get(language, {})
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, Message | Term) and entry.value is not None:
            for text in sorted(set(variants(entry.value))):
                for what, pattern in rules.items():
                    found = pattern.search(text)
                    if found:
                        around = text[max(0, found.start() - 12) : found.end() + 12]
                        yield f"{entry.id.name} ({language}): {what}: {around!r}"


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
