"""Those who look at a table, as the table knows them."""

from __future__ import annotations

from typing import Protocol

from salotto.kernel.play import Refused
from salotto.server.store.rows import ChatLine


class NoSuchTable(LookupError):
    """There is no table of that id."""


class Overtaken(Refused):
    """Another process was quicker."""

    def __init__(self) -> None:
        super().__init__("stale", "another process was quicker; the seat is asked again")


class Watcher(Protocol):
    """Somebody who looks at a table."""

    @property
    def seat(self) -> int | None:
        """The seat it looks through; None for a spectator."""

    @property
    def pace(self) -> float:
        """How much slower than usual bots play for it."""

    def changed(self) -> None:
        """The table has changed."""

    def said(self, line: ChatLine) -> None:
        """Somebody has said something."""

    def came_or_went(self) -> None:
        """Somebody has come to the table or left it."""
