"""One thing to choose in one line, and the page that explains all the signs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from salotto.kernel.title import Json
from salotto.kit.drawing import grid, legend
from salotto.kit.speaking import Words
from salotto.titles.architects.box import BOX
from salotto.titles.architects.cards import Apprentice, Building, Character
from salotto.titles.architects.naming import phrase as phrase_of
from salotto.titles.architects.terminal import signs
from salotto.titles.architects.terminal.promises import promise
from salotto.titles.architects.terminal.signs import said
from salotto.titles.architects.texts import sentences

Known = Apprentice | Building | Character
CARDS: dict[str, Known] = {**BOX.apprentices, **BOX.sides, **BOX.buildings, **BOX.characters}


def describe(key: str, view: Json, words: Words) -> list[Text] | None:
    """A thing to choose, in columns: what it is, what it costs, what it does. None: its name is enough."""
    if key in CARDS:
        return line(CARDS[key], words)
    if key in view["forecast"]:
        return [Text(said(phrase_of(key), words)), promise(view["forecast"][key], words)]
    return None


def line(card: Known, words: Words) -> list[Text]:
    """A card in columns."""
    brief = start(card, words) if isinstance(card, Character) else signs.brief(card, words)
    return [Text(card.names[words.language], "bold"), brief, text_of(card, words)]


def start(card: Character, words: Words) -> Text:
    """AW-10.1 What a character starts with."""
    silver = card.start.silver
    values = {"silver": silver} if isinstance(silver, int) else {}
    for item, number in card.start.goods.items():
        values[item.value] = number
    text = Text(f"{words.say('aw-term-virtue')} {card.start.virtue} ", "sky_blue2")
    text.append_text(signs.goods(values, words))
    if card.start.prisoners:
        text.append(f" {signs.WORKER}{card.start.prisoners} {words.say('aw-term-prison')}", "red1")
    return text


def text_of(card: Known, words: Words) -> Text:
    """Everything that a card does, in words."""
    return Text(" ".join(said(each, words) for each in sentences(card)), "dim")


def explain(view: Json, words: Words, names: Sequence[str], marks: Mapping[str, str]) -> RenderableType:
    """What the cards in sight do, and the signs."""
    say = words.say
    meanings = (
        (signs.WORKER, say("aw-term-workers")),
        (signs.POINTS, say("aw-term-points")),
        (signs.CARD, say("aw-term-hand")),
        (signs.RESET, say("aw-page-reset")),
        (signs.SKILLS["carpentry"], say("aw-skill-carpentry")),
        (signs.SKILLS["tiling"], say("aw-skill-tiling")),
        (signs.SKILLS["masonry"], say("aw-skill-masonry")),
    )
    cards = grid(line(CARDS[key], words) for key in around(view))
    heading = Text(say("aw-legend-cards"), "bold")
    return Group(heading, cards, "", Text(say("aw-legend"), "bold"), legend(meanings))


def around(view: Json) -> list[str]:
    """The Apprentices on the board, and the reader's own cards."""
    found = [slot["card"] for slot in view["row"]]
    if view["me"] is not None:
        mine = view["players"][view["me"]]
        found += [mine["character"], *mine["hand"], *mine["packet"], *mine["apprentices"], *mine["buildings"]]
    return list(dict.fromkeys(key for key in found if key))
