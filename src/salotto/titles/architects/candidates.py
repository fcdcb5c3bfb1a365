"""Which options a sensible architect thinks about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from salotto.kernel.decisions import Decision, key_of
from salotto.titles.architects.moves import DONE, Dismissal
from salotto.titles.architects.state import ArchitectsState


def candidates(state: ArchitectsState, decision: Decision) -> Sequence[Any]:
    """All options but those that nearly never help: discarding helpers for nothing, stopping early."""
    options = decision.options
    if decision.prompt == "aw-place":
        return [option for option in options if type(option) is not Dismissal] or options
    if decision.prompt == "aw-guard":
        return [option for option in options if key_of(option) != DONE] or options
    return options
