"""Cards and signs in a text for people: a card's name leads to its picture, a sign stands before its name.

Names that are also the name of a sign, such as a Worker and a card called alike, are left as they are: the
text speaks of the sign far more often.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple
from urllib.parse import quote

from markdown_it.token import Token

from salotto.kernel.title import Title, kept
from salotto.legends import legend_of
from salotto.server.page.pictures import glyphs
from salotto.server.page.title_page import page_of
from salotto.words import Language

LEAST_LETTERS = 3


class Names(NamedTuple):
    """What can be named in a text: cards by their keys, and signs by their pictures."""

    found: re.Pattern[str]
    cards: dict[str, str]
    signs: dict[str, str]


@kept
def names_of(title: Title[Any], language: Language) -> Names:
    """The names of a title's cards and signs in a language."""
    legend = legend_of(title)
    signs = {sign.names[language]: icon for icon, sign in legend.signs.items()} if legend else {}
    cards: dict[str, str] = {}
    for key, face in page_of(title).FACES.items():
        name = face.names[language]
        if len(name) >= LEAST_LETTERS and name.lower() not in {sign.lower() for sign in signs}:
            cards.setdefault(name, key)
    known = sorted((*cards, *signs), key=len, reverse=True)
    pattern = "|".join(map(re.escape, known)) or r"(?!)"
    return Names(re.compile(rf"(?<![\w-])(?:{pattern})(?![\w-])"), cards, signs)


def with_names(title: Title[Any], language: Language, tokens: list[Token]) -> None:
    """Link the cards of which a text speaks, and draw each sign where a chapter first names it."""
    names = names_of(title, language)
    drawn: set[str] = set()
    heading = False
    for token in tokens:
        if token.type == "heading_open":
            drawn, heading = set(), True
        elif token.type == "inline" and token.children and not heading:
            token.children = list(_named(title, names, token.children, drawn))
        elif token.type == "heading_close":
            heading = False


def _named(title: Title[Any], names: Names, children: Iterable[Token], drawn: set[str]) -> Iterator[Token]:
    """The parts of a paragraph, with links and signs outside of the links that are there already."""
    inside = 0
    for child in children:
        inside += (child.type == "link_open") - (child.type == "link_close")
        if child.type != "text" or inside:
            yield child
            continue
        at = 0
        for hit in names.found.finditer(child.content):
            name = hit[0]
            if name in names.signs and name in drawn:
                continue
            yield _text(child.content[at : hit.start()])
            at = hit.end()
            if name in names.cards:
                yield Token(
                    "link_open",
                    "a",
                    1,
                    attrs={
                        "href": f"/titles/{title.id}/rules?q={quote(name)}",
                        "class": "thing",
                        "data-lens": names.cards[name],
                    },
                )
                yield _text(name)
                yield Token("link_close", "a", -1)
            else:
                drawn.add(name)
                yield Token("html_inline", "", 0, content=sign_of(title, names.signs[name]))
                yield _text(name)
        yield _text(child.content[at:])


@kept
def sign_of(title: Title[Any], icon: str) -> str:
    """A sign as it stands before its name."""
    legend = legend_of(title)
    assert legend is not None, f"{title.id} has no legend"
    return str(glyphs(legend.sheet)(icon, f"wk-{icon} token-{icon} type-{icon}"))


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)
