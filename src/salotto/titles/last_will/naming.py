"""Every key of Last Will in words, and the definition behind it."""

# interpreted: it is what people read
from __future__ import annotations

from typing import Any

from salotto.kernel.title import Phrase
from salotto.titles.last_will.actions import MOVES
from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import Line, Symbol
from salotto.titles.last_will.setup import ERRAND_NAMES, setting

LINES: dict[str, Line] = {line.key: line for job in BOX.jobs for line in job.lines}

DYNAMIC_WORDS = (
    "lw-title-*",
    "lw-mode-*",
    "lw-option-*",
    "lw-value-*",
    "lw-phase-*",
    "lw-category-*",
    "lw-deck-*",
    "lw-move-*",
)

ANSWERS = {
    "end": "lw-end-turn",
    "actions": "lw-pay-actions",
    "half:demotion": "lw-half-demotion",
    "half:extension": "lw-half-extension",
}

WORDS = {
    "title": "lw-title-",
    "mode": "lw-mode-",
    "option": "lw-option-",
    "value": "lw-value-",
    "phase": "lw-phase-",
    "category": "lw-category-",
    "deck": "lw-deck-",
}
"""How the texts begin whose ids end in the name of a thing."""


def find(key: str) -> Any:
    """The definition behind a key."""
    kind, _, _ = key.partition(":")
    if kind == "card":
        return BOX.card[key]
    if kind == "plan":
        return BOX.plan[key]
    if kind == "job":
        return BOX.job[key]
    if kind == "line":
        return LINES[key]
    if kind == "will":
        return BOX.will[key]
    if kind == "setting":
        return setting(key)
    return MOVES[key]


def phrase(key: str) -> Phrase:
    """A key in words, for labels and the story."""
    kind, _, name = key.partition(":")
    if key in ANSWERS:
        return Phrase(ANSWERS[key])
    if key in MOVES:
        return Phrase(f"lw-move-{kind}", {"card": f"card:{name}"})
    if kind in ("card", "job", "will"):
        return Phrase(names=find(key).names)
    if kind in ("type", "companion", "symbol"):
        return Phrase(names=BOX.symbols[Symbol(name)])
    if kind == "plan":
        plan = BOX.plan[key]
        numbers = {"cards": plan.cards, "boys": plan.errand_boys, "actions": plan.actions}
        return Phrase("lw-plan", {"position": plan.position, **numbers})
    if kind == "line":
        line = LINES[key]
        return Phrase("lw-line", {"symbol": f"symbol:{line.symbol}", "income": line.income})
    if kind == "errand":
        if key in ERRAND_NAMES:
            return Phrase(names=ERRAND_NAMES[key])
        return (
            Phrase("lw-errand-trio") if name == "trio" else Phrase("lw-errand-offer", {"space": name.upper()})
        )
    if kind == "offer":
        return Phrase("lw-offer", {"space": name.upper()})
    if kind == "modifier":
        return Phrase("lw-modifier", {"value": name.replace("-", "−")})
    if kind == "way":
        actions, pounds = name.split(":")
        return Phrase("lw-way", {"actions": int(actions), "pounds": int(pounds)})
    if kind == "extra":
        companion, pounds = name.split(":")
        return Phrase("lw-extra", {"companion": f"companion:{companion}", "pounds": int(pounds)})
    if kind == "value" and name.isdigit():
        return Phrase("lw-value-seats", {"seats": ", ".join(name)})
    return Phrase(WORDS[kind] + name)
