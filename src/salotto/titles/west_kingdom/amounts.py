"""Amounts of goods as keys and in words: `amount:gold-2,wood-1` is "2 Gold and 1 Wood".

Each title has the texts `xx-amount-ITEM` (with `$n`) and `xx-amounts-2` to `xx-amounts-6` that join them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from salotto.kernel.title import Phrase


def amount_key(pairs: Iterable[tuple[str, int]]) -> str:
    """Some items with their numbers as a key; items of which there are none are left out."""
    return "amount:" + (",".join(f"{item}-{n}" for item, n in pairs if n) or "nothing")


_known: dict[tuple[tuple[str, ...], tuple[int, ...]], str] = {}


def goods_key(names: tuple[str, ...], numbers: Sequence[int]) -> str:
    """Goods in the order of their names as a key; the same ones come up again and again."""
    asked = (names, tuple(numbers))
    found = _known.get(asked)
    if found is None:
        found = _known[asked] = amount_key(zip(names, numbers, strict=True))
    return found


def amount_phrase(prefix: str, text: str) -> Phrase:
    """What stands after `amount:` in words: one amount, several joined, or nothing."""
    if text == "nothing":
        return Phrase(f"{prefix}-amount-nothing")
    parts = text.split(",")
    if len(parts) == 1:
        item, _, number = text.rpartition("-")
        return Phrase(f"{prefix}-amount-{item.replace('_', '-')}", {"n": int(number)})
    letters = "abcdefgh"
    joined = {letters[at]: f"amount:{part}" for at, part in enumerate(parts)}
    return Phrase(f"{prefix}-amounts-{len(parts)}", joined)
