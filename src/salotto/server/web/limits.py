"""Limits that keep one visitor from spoiling the evening for the others."""

from __future__ import annotations

import time
from math import ceil

BODY_BYTES = 64 * 1024
MESSAGE_BYTES = 16 * 1024
"""Longest WebSocket message: the notepad's 4,000 letters fit in."""
REMEMBERED = 10_000
"""Addresses whose rate is remembered at once."""


class Bucket:
    """Lets `rate` things a second through, and `burst` at once."""

    __slots__ = ("_burst", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._then = time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until the next may pass."""
        return max(0.0, 1 - self._left) / self._rate


class Rates:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether one more from this address may pass now."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > REMEMBERED:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()

    def wait(self, address: str) -> int:
        """Whole seconds after which the next one from this address may pass, as `Retry-After` tells them."""
        bucket = self._buckets.get(address)
        return max(1, ceil(bucket.wait)) if bucket else 1


class Players:
    """Those who play by the API: a token that was once good for a seat is no stranger's any more.

    Each has a rate of their own, as a socket has.
    """

    def __init__(self, rate: float) -> None:
        self.rates = Rates(rate, 2 * rate)
        self._known: dict[str, None] = {}

    def known(self, token: str) -> bool:
        """Whether somebody has come with this token before, and it opened a seat."""
        return token in self._known

    def welcome(self, token: str) -> None:
        """A token was good."""
        self._known.pop(token, None)
        self._known[token] = None
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]

    def forget(self, token: str) -> None:
        """A token is good no longer."""
        self._known.pop(token, None)
