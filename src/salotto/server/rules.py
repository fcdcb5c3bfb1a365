"""The rules reference of a title as a page: every rule can be linked to by its id."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from salotto.kernel.title import Title

RULE = re.compile(r"^\**([A-Z]{2}-\d+(?:\.\d+)*)\b")
NOT_WORD = re.compile(r"[^a-z0-9]+")


@cache
def rules_of(title: Title[Any]) -> tuple[Markup, list[dict[str, Any]]]:
    """The rules as HTML, and the table of contents."""
    text = (files(title.package) / "data" / "rules.md").read_text(encoding="utf-8")
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.add_render_rule("table_open", _begin_table)
    markdown.add_render_rule("table_close", _end_table)
    tokens = markdown.parse(text)
    contents = list(_mark(tokens))
    return Markup(markdown.renderer.render(tokens, markdown.options, {})), contents


def _begin_table(*_: object) -> str:
    """A table that is wider than the page scrolls by itself."""
    return '<div class="scroll-x" tabindex="0"><table>'


def _end_table(*_: object) -> str:
    return "</table></div>"


def _mark(tokens: list[Token]) -> list[dict[str, Any]]:
    """Give every heading and every rule an anchor; tell the chapters and their parts.

    The page has a heading of its own: that of the text goes, and the others stand one level lower.
    """
    chapters: list[dict[str, Any]] = []
    deep = "h1"
    del tokens[:3]
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
    for token in tokens:
        if token.type in ("heading_open", "heading_close"):
            token.tag = f"h{int(token.tag[1]) + 1}"
    item: Token | None = None
    for token in tokens:
        if token.type == "list_item_open":
            item = token
        elif token.type == "inline" and item is not None:
            if rule := RULE.match(token.content):
                item.attrSet("id", rule[1])
            item = None
    return chapters
