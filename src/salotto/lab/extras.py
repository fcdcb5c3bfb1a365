"""Parts of the laboratory that need more than a plain installation."""

from __future__ import annotations

from importlib.util import find_spec

from salotto.kernel.title import BadTable
from salotto.words import Words


class NotInstalled(BadTable):
    """Something that an extra would bring is not installed."""


def need(extra: str, modules: tuple[str, ...], words: Words) -> None:
    """NotInstalled unless everything is there; the text says how to install it."""
    if not all(map(find_spec, modules)):
        raise NotInstalled(words.say("cli-needs-extra", extra=extra))
