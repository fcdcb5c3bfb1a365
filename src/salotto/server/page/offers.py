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
    return Drawn(html, frozenset(offers) if offers else NOTHING)
