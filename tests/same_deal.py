"""Every table is dealt the same way: a test that fails on one machine fails on every machine."""

from __future__ import annotations

import secrets

DEAL = "5a"


def same_deal(nbytes: int | None = None) -> str:
    """In the place of `secrets.token_hex`, of which the room and the terminal make the seeds of tables."""
    return DEAL * (nbytes or 32)


secrets.token_hex = same_deal
