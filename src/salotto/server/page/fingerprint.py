"""A few bytes that stand for a lot of data: the same for the same data, others for any other.

What was shown last is kept as its fingerprint: all that is asked of it later is whether it has changed.
"""

from __future__ import annotations

import marshal
from hashlib import blake2b
from typing import Any

PLAIN = 2
"""The form of `marshal` in which equal data gives equal bytes."""
LENGTH = 16


def fingerprint(data: Any) -> bytes:
    """The fingerprint of plain data, or of what says all about itself by `repr`.

    Data that is equal may have two fingerprints (1 and True, a set made in another order): then something is
    drawn again that looks the same. Two that differ never have the same one.
    """
    try:
        written = marshal.dumps(data, PLAIN)
    except ValueError:  # there is HTML or a phrase among it
        written = repr(data).encode()
    return blake2b(written, digest_size=LENGTH).digest()
