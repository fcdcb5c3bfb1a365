"""What placing a Worker would bring now, in a few signs."""

from __future__ import annotations

from rich.text import Text

from salotto.kernel.title import Json
from salotto.kit.speaking import Words
from salotto.titles.architects.terminal import signs


def promise(promised: Json, words: Words) -> Text:
    """AW-4 What it costs, what it gives, and how often one may act."""
    parts: list[Text] = []
    if promised.get("silver"):
        parts.append(Text(f"−{promised['silver']} {words.say('aw-good-silver')}", "red1"))
    if promised.get("lose"):
        parts.append(Text(f"−{promised['lose']} {words.say('aw-term-virtue')}", "red1"))
    if promised.get("goods"):
        parts.append(signs.goods(promised["goods"], words, "+"))
    if promised.get("cards"):
        parts.append(Text(f"+{promised['cards']}{signs.CARD}"))
    if "reach" in promised:
        parts.append(Text(words.say("aw-page-reach", n=promised["reach"])))
    if "actions" in promised:
        parts.append(Text(words.say("aw-page-actions", n=promised["actions"])))
    if promised.get("buildings"):
        parts.append(Text(f"{len(promised['buildings'])}{signs.CARD}"))
    return Text(" ").join(parts)
