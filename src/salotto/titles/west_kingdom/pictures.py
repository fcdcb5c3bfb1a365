"""Phrases for the templates of the campaign."""

# interpreted: it is what people read
from __future__ import annotations

from salotto.kernel.title import Json, Phrase


def line(phrase: Phrase) -> Json:
    """A phrase for the templates: the id of a text, and its arguments."""
    return [phrase.id, dict(phrase.args)]
