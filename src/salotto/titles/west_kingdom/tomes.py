"""The Tomes of the campaign as the later games tell of them (TS-7): whom they help, and by how much.

What a Tome gives stands in the data of each game; here is only how it is called and cited.
"""

from __future__ import annotations

from salotto.kernel.decisions import Event, tell
from salotto.kernel.title import Phrase

DYNAMIC_WORDS = ("west-tome-*",)


def tome_key(id: str) -> str:
    """The key of a Tome."""
    return f"tome:{id}"


def tome_phrase(id: str) -> Phrase:
    """`tome:architects-marble`: what a Tome is called."""
    return Phrase(f"west-tome-{id}")


def compensated(seat: int, silver: int) -> Event:
    """TS-4.9 Somebody is behind in Tomes and begins with more Silver."""
    return tell("west-compensated", seat, what=f"amount:silver-{silver}")


def tome_helps(seat: int, id: str) -> Event:
    """TS-7 The advantage of a Tome begins to work: what it brings is told next."""
    return tell("west-helps", seat, tome=tome_key(id))


def tome_saves(seat: int, id: str, silver: int) -> Event:
    """TS-7.8.1 A Tome has made something cheaper."""
    return tell("west-saves", seat, tome=tome_key(id), silver=silver)
