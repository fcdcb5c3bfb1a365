"""Why something is not possible: the rule, and its words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from salotto.kernel.decisions import Blocked


@dataclass(frozen=True, slots=True)
class Why:
    """A reason, with the rule it comes from."""

    rule: str
    message: str

    def blocks(self, key: str, **args: Any) -> Blocked:
        """This reason about one thing."""
        return Blocked(key, self.rule, self.message, args)
