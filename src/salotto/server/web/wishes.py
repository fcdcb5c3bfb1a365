"""Wishes that come over a socket: what is in them, and why one cannot be carried out."""

from __future__ import annotations

from typing import Any


class BadWish(Exception):
    """A wish that cannot be carried out, and why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


REASONS = {
    "slow-down": "room-refused-slow-down",
    "malformed": "room-refused-malformed",
    "unknown": "room-refused-malformed",
    "failed": "room-refused-failed",
    "spectator": "room-refused-spectator",
    "stand-in": "room-refused-stand-in",
    "not-started": "room-error-not-started",
    "no-hints": "room-error-no-hints",
    "no-hint": "room-error-no-hint",
    "store": "room-error-store",
}


def text_of(wish: dict[str, Any], name: str) -> str:
    """A text of a wish."""
    value = wish.get(name)
    if not isinstance(value, str):
        raise BadWish("malformed")
    return value


def number_of(wish: dict[str, Any], name: str) -> int | None:
    """A whole number of a wish, if there is one."""
    value = wish.get(name)
    if value is not None and type(value) is not int:
        raise BadWish("malformed")
    return value
