"""Amounts of goods as keys and in words: `amount:gold-2,wood-1` is "2 Gold and 1 Wood".

Each title has the texts `xx-amount-ITEM` (with `$n`) and `xx-amounts-2` to `xx-amounts-6` that join them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from salotto.kernel.title import Phrase


def amount_key(pairs: Iterable[tuple[str, int]]) -> str:
    """Some items with their numbers as a key; items of which there are none are left out."""
    return "amount:" + (",".join(f"{item}-{n}" for item, n in pairs if n) or "nothing")


def goods_key(names: Sequence[str], numbers: Sequence[int]) -> str:
    """Goods in the order of their names as a key."""
    return amount_key(zip(names, numbers, strict=True))


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
