"""One thing to choose in one line, and the page that explains all the signs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from salotto.kernel.title import Json
from salotto.kit.drawing import grid, legend
from salotto.kit.speaking import Words
from salotto.titles.last_will.actions import MOVES
from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import Card
from salotto.titles.last_will.terminal import signs
from salotto.titles.last_will.texts import lines

DYNAMIC_WORDS = ("lw-move-*",)


def describe(key: str, view: Json, words: Words) -> list[Text] | None:
    """A thing to choose, in columns: what it is, what it costs, what it does. None: its name is enough."""
    if key in MOVES:
        move = MOVES[key]
        name = words.say(f"lw-move-{move.verb.value}", card=move.card.names[words.language])
        return [Text(name, signs.TINT[move.card.kind]), quote(key, view), text_of(move.card, words)]
    return columns(BOX.card[key], words) if key in BOX.card else None


def columns(card: Card, words: Words) -> list[Text]:
    """A card by its name, in signs and in words."""
    return [signs.name_of(card, words), Text(signs.brief(card, words.language)), text_of(card, words)]


def text_of(card: Card, words: Words) -> Text:
    """Everything that a card does, in words."""
    return Text(" ".join(lines(card, words)), "dim")


def quote(key: str, view: Json) -> Text:
    """LW-14 What a move costs, and what it leaves of the money."""
    found = view["quotes"].get(key)
    if found is None:
        return Text()
    text = Text(f"{found['actions']}{signs.ACTION}")
    pounds = found["pounds"]
    if pounds and any(pounds):
        money = view["players"][view["me"]]["money"]
        sign = 1 if key.startswith("sell:") else -1
        sums = f"{pounds[0]}" if len(pounds) == 1 else f"{pounds[0]}…{pounds[-1]}"
        text.append(f" {signs.POUND}{sums}", "gold1").append(f" → {money + sign * pounds[-1]}", "dim")
    return text


def explain(view: Json, words: Words, names: Sequence[str], marks: Mapping[str, str]) -> RenderableType:
    """The signs, and what all the cards do that lie in front of the reader."""
    say = words.say
    meanings = (
        (signs.POUND, say("lw-legend-pound")),
        (f"{signs.ACTION} {signs.WHITE_ACTION}", say("lw-legend-action")),
        (signs.CARD, say("lw-legend-card")),
        (signs.BOY, say("lw-legend-boy")),
        (signs.USED, say("lw-legend-used")),
        (f"{signs.FILLED} {signs.FREE}", say("lw-legend-token")),
        ("(9) 7 5", say("lw-legend-scale")),
    )
    cards = grid(columns(BOX.card[key], words) for key in around(view))
    heading = Text(say("lw-legend-cards"), "bold")
    return Group(heading, cards, "", Text(say("lw-legend"), "bold"), legend(meanings))


def around(view: Json) -> list[str]:
    """The cards on offer, in the own hand and on the own board."""
    found = [offer["card"] for offer in view["offers"] if offer["card"]]
    if view["me"] is not None:
        mine = view["players"][view["me"]]
        found += [*mine["hand"], *(laid["card"] for laid in mine["board"])]
    return list(dict.fromkeys(found))
