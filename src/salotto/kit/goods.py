"""Goods and payments.

What a player has is a list with a number for each good, in the order of the title's own enumeration; a price
or a gain is a tuple of the same length. Where a price leaves a choice, `Payment`s are the options: asked only
among those of which none is better in every way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

Amounts = tuple[int, ...]
"""A number for each good."""


def affords(have: Sequence[int], price: Sequence[int]) -> bool:
    """Whether there is enough of everything."""
    return all(owned >= asked for owned, asked in zip(have, price, strict=True))


def pay(have: list[int], price: Sequence[int]) -> None:
    """Take a price away from what somebody has."""
    for good, asked in enumerate(price):
        have[good] -= asked


def plus(one: Sequence[int], other: Sequence[int]) -> Amounts:
    """Two amounts together."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def mixes(have: Sequence[int], among: Sequence[int], count: int) -> list[Amounts]:
    """Every way to give `count` goods out of some kinds, with what somebody has."""
    if not among:
        return [] if count else [(0,) * len(have)]
    *others, last = among
    begun = [([0] * len(have), count)]
    for good in others:
        begun = [
            ([*given[:good], number, *given[good + 1 :]], left - number)
            for given, left in begun
            for number in range(min(left, have[good]), -1, -1)
        ]
    return [(*given[:last], left, *given[last + 1 :]) for given, left in begun if left <= have[last]]


def ways_to_pay(
    have: Sequence[int], price: Sequence[int], among: Sequence[int] = (), count: int = 0
) -> list[Amounts]:
    """The ways to pay a price and `count` goods out of some kinds beside, none better in every way."""
    if not affords(have, price):
        return []
    left = [owned - asked for owned, asked in zip(have, price, strict=True)]
    return undominated(plus(price, mix) for mix in mixes(left, among, count))


def undominated(ways: Iterable[Amounts]) -> list[Amounts]:
    """Those of which no other asks as little of everything and less of something."""
    different = list(dict.fromkeys(ways))
    return [
        way
        for way in different
        if not any(
            other != way and all(less <= more for less, more in zip(other, way, strict=True))
            for other in different
        )
    ]


@dataclass(frozen=True, slots=True)
class Payment:
    """One way to pay, as an option: its key names what is given (`pay:stone-3,wood-1`)."""

    key: str
    amounts: Amounts


def payments(ways: Iterable[Amounts], names: Sequence[str], kind: str = "pay") -> list[Payment]:
    """The options for some ways to pay; `names` are those of the goods, in their order."""
    return [payment(way, tuple(names), kind) for way in ways]


@lru_cache(maxsize=4096)
def payment(way: Amounts, names: tuple[str, ...], kind: str) -> Payment:
    """One object for equal payments: they are offered again and again."""
    return Payment(f"{kind}:{amounts_text(way, names)}", way)


def amounts_text(amounts: Sequence[int], names: Sequence[str]) -> str:
    """Amounts as the end of a key: `stone-3,wood-1`, or `nothing`."""
    given = (f"{name}-{number}" for name, number in zip(names, amounts, strict=True) if number)
    return ",".join(given) or "nothing"


def amounts_from(text: str, names: Sequence[str]) -> Amounts:
    """The amounts behind the end of a key."""
    numbers = dict.fromkeys(names, 0)
    if text != "nothing":
        for part in text.split(","):
            name, _, number = part.rpartition("-")
            if name not in numbers:
                raise KeyError(text)
            numbers[name] = int(number)
    return tuple(numbers.values())
