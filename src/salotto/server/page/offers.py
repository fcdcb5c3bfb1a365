"""What a template offers to be chosen: it says so itself while it is drawn, by `offer(key)`.

What the board offers needs no button beside the question. A piece of HTML that is kept is kept together with
what it offers, and offers it again wherever it is put.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextvars import ContextVar
from typing import NamedTuple

from markupsafe import Markup, escape

_OFFERED: ContextVar[set[str] | None] = ContextVar("offered", default=None)


NOTHING: frozenset[str] = frozenset()


class Drawn(NamedTuple):
    """A piece of HTML, and the keys of what can be chosen in it."""

    html: str
    offers: frozenset[str]


def offer(key: str) -> Markup:
    """The attribute of a button that chooses something."""
    offered = _OFFERED.get()
    if offered is not None:
        offered.add(key)
    return Markup(f' data-choice="{escape(key)}"')


def offer_again(keys: Iterable[str]) -> None:
    """What is put here was drawn before, and offers this."""
    offered = _OFFERED.get()
    if offered is not None:
        offered.update(keys)


def drawn(draw: Callable[[], str]) -> Drawn:
    """Draw something, and listen to what it offers."""
    offers: set[str] = set()
    before = _OFFERED.set(offers)
    try:
        html = draw()
    finally:
        _OFFERED.reset(before)
    return Drawn(narrow(html), frozenset(offers) if offers else NOTHING)


def narrow(html: str) -> str:
    """The same HTML in half the memory.

    One letter beyond Latin-1, such as a minus sign, makes every letter of a text in memory twice as wide. It
    is written as a character reference, which is no longer than what JSON would make of it.
    """
    if html.isascii():
        return html
    return html.encode("latin-1", "xmlcharrefreplace").decode("latin-1")
