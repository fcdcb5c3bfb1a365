"""Chance: the same on every machine, for the same seed.

Bits come from the Mersenne Twister seeded with a whole number, whose sequence Python guarantees; what is made
of the bits (a die, a shuffle) is ours, so no release of Python can change a recorded table.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """A stream of chance, fixed by the words it is seeded with."""

    __slots__ = ("_bits",)

    def __init__(self, *words: str | int) -> None:
        text = "\x1f".join(map(str, words)).encode(errors="surrogatepass")
        self._bits = Random(int.from_bytes(hashlib.sha256(text).digest(), "big")).getrandbits

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, all equally likely."""
        if limit < 1:
            raise ValueError(f"no whole number is below {limit}")
        size = (limit - 1).bit_length()
        number = self._bits(size) if size else 0
        while number >= limit:
            number = self._bits(size)
        return number

    def pick(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Put the things into a random order."""
        bits = self._bits
        for at in range(len(things) - 1, 0, -1):
            size = at.bit_length()
            other = bits(size)  # as `below` does: bots shuffle a lot
            while other > at:
                other = bits(size)
            things[at], things[other] = things[other], things[at]
