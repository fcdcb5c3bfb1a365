"""Every key of Last Will in words, and the definition behind it."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from salotto.content import LANGUAGES
from salotto.kernel.title import Phrase
from salotto.kit.naming import NameTable
from salotto.kit.settings import in_full
from salotto.titles.last_will.actions import MOVES, Verb
from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import IncomeLine, Symbol
from salotto.titles.last_will.settings import ERRAND_NAMES, OPTIONS, setting

LINES: dict[str, IncomeLine] = {line.key: line for job in BOX.jobs for line in job.lines}

DYNAMIC_WORDS = ("lw-space-*", "lw-move-*")

NAMES = NameTable(
    "lw",
    {"card": BOX.card, "job": BOX.job, "will": BOX.will, "move": MOVES, "plan": BOX.plan, "line": LINES},
)
NAMES.words("deck")
NAMES.answer("end", "lw-end-turn")
NAMES.answer("actions", "lw-pay-actions")
NAMES.answer("half:demotion", "lw-half-demotion")
NAMES.answer("half:extension", "lw-half-extension")
NAMES.found("setting", lambda key: setting(in_full(key, OPTIONS)))

find = NAMES.find
phrase = NAMES.phrase


def move(name: str, verb: str) -> Phrase:
    """LW-7.2 Something to do with a card."""
    return Phrase(f"lw-move-{verb}", {"card": f"card:{name}"})


for _verb in Verb:
    NAMES.says(_verb)(partial(move, verb=_verb.value))


@NAMES.says("type", "companion", "symbol", "types", "companions", "symbols")
def symbols(name: str) -> Phrase:
    """LW-22 A symbol by its name, or some of them."""
    found = [Symbol(each) for each in name.split("/")]
    return Phrase(names={language: named(found, language) for language in LANGUAGES})


def named(symbols: Iterable[Symbol], language: str) -> str:
    """Some symbols by name."""
    return " / ".join(BOX.symbols[symbol][language] for symbol in symbols)


@NAMES.says("plan")
def plan(name: str) -> Phrase:
    """LW-5.3 A plan by its numbers."""
    plan = BOX.plan[f"plan:{name}"]
    numbers = {"cards": plan.cards, "boys": plan.errand_boys, "actions": plan.actions}
    return Phrase("lw-plan", {"position": plan.position, **numbers})


@NAMES.says("line")
def line(name: str) -> Phrase:
    """LW-21.1 An income line."""
    line = LINES[f"line:{name}"]
    return Phrase("lw-line", {"symbol": f"symbol:{line.symbol}", "income": line.income})


@NAMES.says("errand")
def errand(name: str) -> Phrase:
    """LW-6 An errand, or the offering space that it serves."""
    if f"errand:{name}" in ERRAND_NAMES:
        return Phrase(names=ERRAND_NAMES[f"errand:{name}"])
    return (
        Phrase("lw-errand-trio") if name == "trio" else Phrase("lw-errand-offer", {"space": f"offer:{name}"})
    )


@NAMES.says("way")
def way(name: str) -> Phrase:
    """LW-8.2 A way to savour a card."""
    actions, pounds = name.split(":")
    return Phrase("lw-way", {"actions": int(actions), "pounds": int(pounds)})


@NAMES.says("extra")
def extra(name: str) -> Phrase:
    """LW-8.3 A companion that is printed on a card."""
    companion, pounds = name.split(":")
    return Phrase("lw-extra", {"companion": f"companion:{companion}", "pounds": int(pounds)})


@NAMES.says("value")
def value(name: str) -> Phrase:
    """A value of an option; the seats with a job are numbers."""
    return (
        Phrase("lw-value-seats", {"seats": ", ".join(name)}) if name.isdigit() else NAMES.word("value", name)
    )


NAMES.says("offer")(lambda name: Phrase(f"lw-space-{name}"))
NAMES.says("modifier")(lambda name: Phrase("lw-modifier", {"value": name.replace("-", "−")}))
