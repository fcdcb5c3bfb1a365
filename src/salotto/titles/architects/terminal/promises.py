"""What placing a Worker would bring now, in a few signs."""

from __future__ import annotations

from rich.text import Text

from salotto.kernel.title import Json
from salotto.titles.architects.terminal import signs
from salotto.titles.architects.terminal.signs import Words


def promise(told: Json, words: Words) -> Text:
    """AW-4 What it costs, what it gives, and how often one may act."""
    parts: list[Text] = []
    if told.get("silver"):
        parts.append(Text(f"−{told['silver']} {words.say('aw-good-silver')}", "red1"))
    if told.get("lose"):
        parts.append(Text(f"−{told['lose']} {words.say('aw-term-virtue')}", "red1"))
    if told.get("goods"):
        parts.append(signs.goods(told["goods"], words, "+"))
    if told.get("cards"):
        parts.append(Text(f"+{told['cards']}{signs.CARD}"))
    if "reach" in told:
        parts.append(Text(words.say("aw-page-reach", n=told["reach"])))
    if "actions" in told:
        parts.append(Text(words.say("aw-page-actions", n=told["actions"])))
    if told.get("buildings"):
        parts.append(Text(f"{len(told['buildings'])}{signs.CARD}"))
    return Text(" ").join(parts)
