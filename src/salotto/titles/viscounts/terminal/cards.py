"""One thing to choose in one line, and the page that explains all the signs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from salotto.kernel.title import Json
from salotto.kit.drawing import grid, legend
from salotto.kit.speaking import Words
from salotto.titles.viscounts.box import CARDS
from salotto.titles.viscounts.faces import cards as faces
from salotto.titles.viscounts.terminal import signs
from salotto.titles.viscounts.terminal.signs import SIGNS, said

DYNAMIC_WORDS = ("vw-good-*", "vw-icon-*", "vw-term-sign-*")

NAMED_SIGNS = (
    *("debt", "debt-paid", "deed", "deed-approved", "virtue", "corruption", "any-good", "vp"),
    *("townsfolk", "worker", "castle", "manuscript", "viscount", "baron"),
    *("workshop", "trading-post", "guildhall"),
)


def describe(key: str, view: Json, words: Words) -> list[Text] | None:
    """A thing to choose, in columns: what it is and what it does. None: its name is enough."""
    if key in CARDS:
        return [signs.townsfolk(key, words), text_of(key, words)]
    if key in signs.TILES:
        return [signs.manuscript(key, words), text_of(key, words)]
    if key.startswith("summary:"):
        return [Text(said(key, words)), text_of(key, words)]
    if key.startswith("pair:"):
        card, _, hero = key.removeprefix("pair:").partition("+")
        texts = [text_of(f"player-card:{card}", words), text_of(f"hero:{hero}", words)]
        return [Text(said(key, words)), Text(" ").join(texts)]
    for move in view["moves"]:
        if move["space"] == key:
            could = dict.fromkeys(action.partition(":")[2] for action in move["actions"])
            names = ", ".join(said(f"action:{name}", words) for name in could)
            return [Text(said(key, words)), Text(f"−{move['silver']}$", "yellow"), Text(names, "dim")]
    return None


def text_of(key: str, words: Words) -> Text:
    """Everything that a card does, in words."""
    face = faces(words.language)[key]
    return Text(" ".join(said(tell, words) for tell in face["tells"]), "dim")


def explain(view: Json, words: Words, names: Sequence[str], marks: Mapping[str, str]) -> RenderableType:
    """What all the cards do that lie in front of the reader, and the signs."""
    found = grid(
        (
            signs.townsfolk(key, words) if key in CARDS else signs.manuscript(key, words),
            text_of(key, words),
        )
        for key in around(view)
    )
    meanings = [
        *((SIGNS[name], words.say(f"vw-good-{name}")) for name in signs.GOODS),
        *((SIGNS[name], words.say(f"vw-icon-{name}")) for name in signs.ICON_SIGNS),
        *((SIGNS[name], words.say(f"vw-term-sign-{name}")) for name in NAMED_SIGNS),
    ]
    return Group(found, "", Text(words.say("vw-term-legend"), "bold"), legend(meanings))


def around(view: Json) -> list[str]:
    """The visible Townsfolk and Manuscripts, the own row and hand."""
    found = [segment[pile] for segment in view["segments"] for pile in ("townsfolk", "manuscript")]
    if view["me"] is not None:
        mine = view["players"][view["me"]]
        found += [*mine["row"], *(mine["hand"] or [])]
    return [key for key in dict.fromkeys(found) if key in CARDS or key in signs.TILES]
