"""The rules of a title for people, in the reader's own language: every rule can be linked to by its id.

The texts lie in the title's folder `people`: `rules.LANGUAGE.md`, complete, and `how-to-play.LANGUAGE.md`,
three pages for somebody new, with pictures of cards by the title's own templates. An id of a rule within a
text, such as [SM-4.2.1], is a link to that rule.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from importlib.resources import files
from itertools import pairwise
from typing import Any, NamedTuple
from unicodedata import normalize
from urllib.parse import quote

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup, escape

from salotto.kernel.title import Title, kept
from salotto.registry import everything
from salotto.server.page.mentions import with_names
from salotto.server.page.things import drawn
from salotto.server.page.title_page import page_of
from salotto.words import Language

RULE = re.compile(r"^\**([A-Z]{2}-R?\d+(?:\.\d+)*)\b")
MENTION = re.compile(r"\b[A-Z]{2}-R?\d+(?:\.\d+)*\b")
ITEM = re.compile(r"^\s*[-*] \**([A-Z]{2}-R?\d+(?:\.\d+)*)\b", re.MULTILINE)
"""The id at the beginning of a rule as it stands in the file."""
THING = re.compile(r"\{([^{}]+)\}")
THINGS = re.compile(r"^(\{[^{}]+\}\s*)+$")
NOT_WORD = re.compile(r"\W+")
MOST_PICTURES, MOST_NAMES = 6, 60
"""So many cards of a search are drawn, and so many named."""
TAG = re.compile(r"(<[^>]+>|&\w+;)")


ID = re.compile(r"^(?:<strong>)?(?:<a [^>]*>)?[A-Z]{2}-[\d.]+(?:</a>)?\.?(?:</strong>)?\s*")
"""The id at the beginning of a rule, as the page of the rules writes it."""
LINK = re.compile(r"</?a\b[^>]*>")


class Passage(NamedTuple):
    """A heading (`level` from 2 on), or a paragraph, item or row (`level` 0) with the anchor above it."""

    level: int
    html: str
    anchor: str


class Text(NamedTuple):
    """A text for people as HTML, with its table of contents, the ids of its rules, and its passages."""

    html: Markup
    contents: list[dict[str, Any]]
    rules: frozenset[str]
    passages: tuple[Passage, ...] = ()


@kept
def rules_of(title: Title[Any], language: Language) -> Text:
    """The complete rules."""
    return _read(title, language, "rules", "")


class Paragraph(NamedTuple):
    """A rule as the lens shows it."""

    id: str
    html: Markup


def in_words(title: Title[Any], language: Language, rules: Iterable[str]) -> Iterator[Paragraph]:
    """What rules say, in the reader's language."""
    passages = {passage.anchor: passage for passage in reversed(rules_of(title, language).passages)}
    for id in rules:
        yield Paragraph(id, Markup(LINK.sub("", ID.sub("", passages[id].html))))


@kept
def how_to_play(title: Title[Any], language: Language) -> Text:
    """Three pages for somebody who does not know the game; its rules stand on the page of the rules."""
    return _read(title, language, "how-to-play", f"/titles/{title.id}/rules")


@kept
def stand_ins(title: Title[Any]) -> tuple[int, int]:
    """How many entries of the data are our own stand-ins, and how many there are; without what is retired."""
    sources: list[str] = []
    for file in (files(title.package) / "data").iterdir():
        if file.name.endswith(".toml"):
            for entries in tomllib.loads(file.read_text(encoding="utf-8")).values():
                if isinstance(entries, list):
                    known = [each for each in entries if isinstance(each, dict) and "source" in each]
                    known = [each for each in known if each.get("copies") != 0]
                    sources += [str(each["source"]) for each in known]
    return sum(source == "designed" for source in sources), len(sources)


def _read(title: Title[Any], language: Language, name: str, rules_page: str) -> Text:
    text = (files(title.package) / "people" / f"{name}.{language}.md").read_text(encoding="utf-8")
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.add_render_rule("table_open", _begin_table)
    markdown.add_render_rule("table_close", _end_table)
    tokens = _show_things(title, language, markdown.parse(text))
    if tokens[0].tag == "h1":
        del tokens[:3]  # the page has a heading of its own
    contents = _anchor_headings(tokens)
    rules = _anchor_rules(tokens)
    for token in tokens:
        if token.type == "inline" and token.children:
            token.children = [
                part for child in token.children for part in _link(child, title, language, rules_page)
            ]
    with_names(title, language, tokens)
    html = Markup(markdown.renderer.render(tokens, markdown.options, {}))
    return Text(html, contents, rules, tuple(_passages(markdown, tokens)))


def _passages(markdown: MarkdownIt, tokens: list[Token]) -> Iterator[Passage]:
    """What one can find: each heading and each piece of text, under the anchor that leads there."""
    level, anchor = 0, ""
    for token in tokens:
        anchor = str(token.attrGet("id") or anchor)
        if token.type == "heading_open":
            level = int(token.tag[1:])
        elif token.type == "inline":
            html = markdown.renderer.render([token], markdown.options, {})
            yield Passage(level, html, anchor)
            level = 0


def search_cards(title: Title[Any], language: Language, wanted: str) -> Markup:
    """The cards whose names hold all the words, marked: the first as pictures, the others by name."""
    words = plain(wanted).split()
    names: dict[str, str] = {}
    for key, face in page_of(title).FACES.items():
        if (name := face.names[language]) and all(word in plain(name) for word in words):
            names.setdefault(name, key)
    shown, others = list(names.items())[:MOST_PICTURES], list(names)[MOST_PICTURES:MOST_NAMES]
    if not shown:
        return Markup()
    figure = Markup('<div class="lens"><p>{}</p>{}</div>')
    figures = [figure.format(_marked(name, words), drawn(title, language, key)) for name, key in shown]
    link = Markup('<a class="thing" href="?q={}">{}</a>')
    more = Markup(", ").join(link.format(quote(name), _marked(name, words)) for name in others)
    html = Markup('<figure class="things">{}</figure>').format(Markup().join(figures))
    return html + (Markup("<p>{}</p>").format(more) if more else "")


def _marked(text: str, words: list[str]) -> Markup:
    """A name as HTML, with the words in it marked."""
    return Markup(_mark(str(escape(text)), words))


def search(text: Text, wanted: str) -> Markup:
    """The passages that hold all the words, marked, under their headings; case and accents do not matter."""
    words = plain(wanted).split()
    found: list[str] = []
    above: list[Passage] = []
    for passage in text.passages:
        if passage.level:
            above = [each for each in above if each.level < passage.level] + [passage]
        bare = plain(TAG.sub("", passage.html))
        if all(word in bare for word in words):
            found += [f"<h{each.level}>{each.html}</h{each.level}>" for each in above]
            if not passage.level:
                marked = "".join(
                    part if TAG.fullmatch(part) else _mark(part, words) for part in TAG.split(passage.html)
                )
                found.append(f'<p>{marked} <a href="?#{passage.anchor}">↪</a></p>')
            above = []
    return Markup("".join(found).replace('href="#', 'href="?#'))  # back to the whole text


def plain(text: str) -> str:
    """A text as one searches it: without case and accents, letter for letter as long as before."""
    return "".join((normalize("NFD", letter)[0].lower() or letter)[0] for letter in text)


def _mark(text: str, words: list[str]) -> str:
    """A text with the words in it marked."""
    bare = plain(text)
    hits = {hit.span() for word in words for hit in re.finditer(re.escape(word), bare)}
    parts, at = [], 0
    for start, end in sorted(hits, key=lambda hit: (hit[0], -hit[1])):
        if start >= at:
            parts += [text[at:start], "<mark>", text[start:end], "</mark>"]
            at = end
    return "".join([*parts, text[at:]])


def _show_things(title: Title[Any], language: Language, tokens: list[Token]) -> list[Token]:
    """A paragraph of keys in braces, such as {card:attic} {card:cellar}, becomes pictures of these things."""
    shown: list[Token] = []
    for token in tokens:
        if token.type == "inline" and THINGS.match(token.content):
            pictures = [drawn(title, language, key) for key in THING.findall(token.content)]
            html = "".join(f'<div class="lens">{picture}</div>' for picture in pictures)
            shown[-1] = Token("html_block", "", 0, content=f'<figure class="things">{html}</figure>')
        elif not (token.type == "paragraph_close" and shown[-1].type == "html_block"):
            shown.append(token)
    return shown


def _begin_table(*_: object) -> str:
    """A table that is wider than the page scrolls by itself."""
    return '<div class="scroll-x" tabindex="0"><table>'


def _end_table(*_: object) -> str:
    return "</table></div>"


def _anchor_headings(tokens: list[Token]) -> list[dict[str, Any]]:
    """Give every heading an anchor, and tell the chapters and their parts."""
    chapters: list[dict[str, Any]] = []
    deep = "h1"
    for token, following in pairwise(tokens):
        if token.type == "heading_open":
            id = NOT_WORD.sub("-", following.content.lower()).strip("-")
            token.attrSet("id", id)
            entry: dict[str, Any] = {"id": id, "name": following.content, "parts": []}
            if not chapters or token.tag <= deep:
                chapters.append(entry)
                deep = token.tag
            else:
                chapters[-1]["parts"].append(entry)
    return chapters


def _anchor_rules(tokens: list[Token]) -> frozenset[str]:
    """Give every rule an anchor: its id."""
    rules: set[str] = set()
    item: Token | None = None
    for token in tokens:
        if token.type == "list_item_open":
            item = token
        elif token.type == "inline" and item is not None:
            if rule := RULE.match(token.content):
                item.attrSet("id", rule[1])
                rules.add(rule[1])
            item = None
    return frozenset(rules)


def _link(token: Token, title: Title[Any], language: Language, page: str) -> list[Token]:
    """A piece of text with the ids in it as links; those that no rule has stay as they are."""
    if token.type != "text":
        return [token]
    parts: list[Token] = []
    at = 0
    for mention in MENTION.finditer(token.content):
        address = _address(title, language, page, mention[0])
        if not address:
            continue
        parts.append(_text(token.content[at : mention.start()]))
        parts.append(Token("link_open", "a", 1, attrs={"href": address, "class": "rule-id"}))
        parts.append(_text(mention[0]))
        parts.append(Token("link_close", "a", -1))
        at = mention.end()
    parts.append(_text(token.content[at:]))
    return parts


@kept
def _address(title: Title[Any], language: Language, page: str, id: str) -> str:
    """Where a rule stands: in the title's own rules, or, in a campaign, in those of its games.

    The id of a chapter, such as LW-14, leads to the first of its rules.
    """
    for other in (title, *everything().values()):
        ids = _ids(other, language)
        found = id if id in ids else next((each for each in ids if each.startswith(f"{id}.")), "")
        if found:
            return f"{page if other is title else f'/titles/{other.id}/rules'}#{found}"
    return ""


@kept
def _ids(title: Title[Any], language: Language) -> tuple[str, ...]:
    """The ids of all the rules of a title, in their order."""
    file = files(title.package) / "people" / f"rules.{language}.md"
    return tuple(ITEM.findall(file.read_text(encoding="utf-8"))) if file.is_file() else ()


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)
