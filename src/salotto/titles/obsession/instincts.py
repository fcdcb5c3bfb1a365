"""What a sensible player does not need to think about: the options that are left are worth a thought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from salotto.kernel.decisions import Decision, key_of
from salotto.titles.obsession.special import BORROW, REFRESH
from salotto.titles.obsession.state import Estate

DEAR = (BORROW, REFRESH)
"""OB-6 Reputation is worth more than what it buys here, but for a special reason."""


def instinct(estate: Estate, decision: Decision) -> Sequence[Any]:
    """The options that a sensible player would think about."""
    if decision.prompt not in ("ob-act", "ob-market"):
        return decision.options
    found = [option for option in decision.options if worth_a_thought(key_of(option))]
    return found or decision.options


def worth_a_thought(key: str) -> bool:
    """Whether an option of the menu is one that people often take."""
    return key not in DEAR and not key.startswith(("help:", "useful:"))
