"""Every key of the campaign in words."""

# interpreted: it is what people read
from __future__ import annotations

from salotto.kit.naming import NameTable
from salotto.titles.tomesaga.box import BOX

NAMES = NameTable("ts", {"parts": BOX.find})
NAMES.words("counter", "crest")

DYNAMIC_WORDS = (
    "ts-title-*",
    "ts-mode-*",
    "ts-option-*",
    "ts-value-*",
    "ts-category-*",
    "ts-counter-*",
    "ts-crest-*",
)
