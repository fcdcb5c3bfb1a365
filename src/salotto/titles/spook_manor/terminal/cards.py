"""One card in one line, and the page that explains all the signs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from salotto.kernel.title import Json
from salotto.kit.content import Names
from salotto.kit.speaking import Words
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import COLOURS, FREE, Colour, Foyer, Room, Sign, Space
from salotto.titles.spook_manor.settings import SETUP
from salotto.titles.spook_manor.terminal import signs
from salotto.titles.spook_manor.view import GUESTS


def describe(key: str, view: Json, words: Words) -> list[Text] | None:
    """A thing that can be chosen, in columns: what it is, its signs, its text. None: its name is enough."""
    if key in BOX.room:
        return [*_draft(key, view), *_room(BOX.room[key], words)]
    if key in BOX.foyer:
        return _foyer(BOX.foyer[key], view, words)
    if key in BOX.space:
        return _space(BOX.space[key], view, words)
    kind, _, name = key.partition(":")
    if kind == "waiting":
        waiting = words.say("sm-waiting", colour=SETUP.colours[name][words.language])
        return [Text.assemble(signs.monster(COLOURS[name]), f" {waiting}")]
    return None


def _room(card: Room, words: Words) -> list[Text]:
    name, text = card.names[words.language], card.texts[words.language]
    return [Text(name, "bold"), signs.signs(card), Text(text, "dim")]


def _draft(key: str, view: Json) -> Iterator[Text]:
    """SM-7.5 The Draft deck that a card on display belongs to."""
    for number, draft in enumerate(view["drafts"]):
        if key in draft["display"]:
            yield Text(signs.DRAFT[number], "dim")


def _foyer(card: Foyer, view: Json, words: Words) -> list[Text]:
    """SM-3.3 A Foyer card as Left half, with the other one as Right half."""
    names = [names[words.language] for names in SETUP.light_kinds.values()]
    halves = Text.assemble((f"{words.say('sm-left-half')} ", "dim"), signs.lights(card.left.lights, names))
    for key in view["manors"][view["me"]]["dealt"]:
        if key != card.key:
            halves.append(f"  {words.say('sm-right-half')} ", "dim")
            halves.append(signs.lights(BOX.foyer[key].right.lights, names))
    return [Text(card.names[words.language], "bold"), halves]


def _space(space: Space, view: Json, words: Words) -> list[Text]:
    """A space of an Entertainment room, with the monster that stands there."""
    card = BOX.room[space.room]
    seated = tuple(GUESTS[who] for who in view["manors"][view["me"]]["seated"][card.key])
    who = seated[space.index]
    place = words.say("sm-space", room=card.names[words.language], space=space.index + 1)
    there = Text() if who == FREE else Text.assemble(signs.monster(who), " ")
    return [Text.assemble(there, place), signs.signs(card, seated)]


def explain(view: Json, words: Words, names: Sequence[str], marks: Mapping[str, str]) -> RenderableType:
    """The signs, the scoring tables, and the full text of the cards that can be chosen."""
    parts: list[RenderableType] = []
    cards = [key for key in marks if key in BOX.room or key in BOX.foyer]
    if cards:
        parts += [Text(words.say("sm-cards"), "bold"), _texts(cards, marks, words), ""]
    parts += [Text(words.say("sm-legend"), "bold"), _legend(words), ""]
    parts += [Text(words.say("sm-tables"), "bold"), *_tables(words)]
    return Group(*parts)


def _texts(keys: Sequence[str], marks: Mapping[str, str], words: Words) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for key in keys:
        card = BOX.card(key)
        name = Text(card.names[words.language], "bold")
        table.add_row(marks[key], name, card.texts[words.language])
    return table


def _legend(words: Words) -> Table:
    say, language = words.say, words.language
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    kinds = [Text(sign, signs.KIND_HUE[kind]) for kind, sign in signs.KIND.items()]
    rooms = _named(kinds, SETUP.room_kinds, language).append(f"  {signs.FOYER} {say('sm-foyer')}")
    lights = _named(map(Text, signs.LIGHT), SETUP.light_kinds, language)
    purple = signs.monster(Colour.PURPLE)
    rows: list[tuple[Text | str, str]] = [
        (_named(map(signs.monster, Colour), SETUP.colours, language), "sm-legend-monsters"),
        (Text.assemble(*zip(signs.PLACE, signs.HUE, strict=True)), "sm-legend-spaces"),
        (signs.OPEN, "sm-legend-open"),
        (signs.printed(2), "sm-legend-printed"),
        (signs.invitations([Colour.PURPLE]), "sm-legend-invitation"),
        (signs.SIGN[Sign.DIFFERENT], "sm-legend-different"),
        (signs.SIGN[Sign.SAME], "sm-legend-same"),
        (signs.SIGN[Sign.PAIRS], "sm-legend-pairs"),
        ("2/5/9", "sm-legend-track"),
        ("2×", "sm-legend-portrait"),
        (signs.EMPTY, "sm-legend-empty"),
        (signs.ANYBODY, "sm-legend-anybody"),
        (Text("2×").append(purple).append("+☼", signs.HUE[Colour.PURPLE]), "sm-legend-of-colour"),
        ("▮6", "sm-legend-tall"),
    ]
    for sign, message in rows:
        table.add_row(sign, say(message))
    outer = Table.grid()
    for part in (rooms, lights, table):
        outer.add_row(part)
    return outer


def _named(shapes: Iterable[Text], names: Mapping[str, Names], language: str) -> Text:
    """Signs side by side, each with its name."""
    pairs = zip(shapes, names.values(), strict=True)
    return Text("  ").join(Text.assemble(shape, f" {name[language]}") for shape, name in pairs)


def _tables(words: Words) -> Iterator[Text]:
    """SM-6.5 to SM-6.7 The tables printed on the Foyer and on the Light scorecard."""
    tables = SETUP.tables
    for message, values in (
        ("sm-table-lights", tables.light_line),
        ("sm-table-columns", tables.column_bonus),
        ("sm-table-leftover", tables.leftover_penalty),
    ):
        yield Text(words.say(message, values="/".join(map(str, values[1:]))))
