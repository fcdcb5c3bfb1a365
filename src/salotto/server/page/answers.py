"""Which answer stands out, and what a question is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from salotto.kernel.decisions import Decision
from salotto.kernel.keys import is_key
from salotto.server.tables.caution import STOPPING
from salotto.server.tables.shortcuts import AS_THEY_LIE, SHORTCUT


def urged_key(options: Sequence[Mapping[str, Any]]) -> str | None:
    """The answer that stands out among few: never one that leaves off while something else can be done."""
    keys = [option["key"] for option in options]
    if SHORTCUT + AS_THEY_LIE in keys:
        return SHORTCUT + AS_THEY_LIE
    return next((key for key in keys if key not in STOPPING), None) if len(keys) <= 2 else None


def picked(decision: Decision) -> list[str]:
    """The keys that a question is about: what was chosen just before."""
    keys = [value for value in decision.about.values() if is_key(value)]
    return keys + list(decision.about.get("picked", ()))
