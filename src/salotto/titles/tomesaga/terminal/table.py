"""The campaign in the terminal: the Tomes by chapter, the crests, the three evenings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from salotto.kernel.title import Json
from salotto.kit.speaking import Words
from salotto.titles.tomesaga.box import BOX
from salotto.titles.tomesaga.cards import Crest
from salotto.titles.tomesaga.page import page_view, panel
from salotto.titles.tomesaga.terminal.cards import COLOURS, crest_name, crests_of, goal

NOTES = {"later": "ts-page-to-come", "preparing": "ts-page-preparing"}
"""What is said of a chapter that has not begun."""


def draw(view: Json, words: Words, names: Sequence[str], marks: Mapping[str, str]) -> RenderableType:
    """The saga so far."""
    shown = page_view(dict(view), ())
    return Group(
        books(shown, words, names),
        "",
        crest_table(shown, words, names, marks),
        "",
        results(shown, words, names),
    )


def books(view: Json, words: Words, names: Sequence[str]) -> Table:
    """The open Tomes with their owners, and who has Victory Tomes."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for chapter in view["shelf"]:
        heading = Text(words.say("ts-page-chapter", number=chapter["number"]), "bold")
        name = Text(chapter["names"][words.language], f"bold {COLOURS[chapter['game']]}")
        note = NOTES.get(chapter["state"])
        table.add_row(heading, name, Text(words.say(note), "dim") if note else "")
        for book in chapter["books"]:
            tome = BOX.find[book["key"]]
            owner = names[book["owner"]] if book["owner"] is not None else ""
            place = owner or words.say("ts-page-display" if book["place"] == "display" else "ts-page-nobody")
            table.add_row(
                "",
                Text(tome.names[words.language], COLOURS[chapter["game"]]),
                goal(tome, words),
                crests_of(tome, words),
                Text(place, "bold" if owner else "dim"),
            )
        owned = [each["owner"] for each in chapter["victory"]]
        for seat in sorted(set(owned)):
            table.add_row(
                "", Text(words.say("ts-page-victory-of", n=owned.count(seat), name=names[seat]), "italic")
            )
        if chapter["pile"] and chapter["state"] != "later":
            pile = words.say("ts-page-pile", n=chapter["pile"])
            table.add_row("", Text(pile, "dim"))
    return table


def crest_table(view: Json, words: Words, names: Sequence[str], marks: Mapping[str, str]) -> Table:
    """Crest Tomes and tokens, with the number under which a token can be chosen."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for place in view["crests"]:
        counts = "  ".join(f"{name} {n}" for name, n in zip(names, place["counts"], strict=True))
        owner, holder = place["owner"], place["token_owner"]
        mark = marks.get(place["token"], "")
        table.add_row(
            Text(f"[{mark}]" if mark else "", "bold cyan"),
            Text(crest_name(Crest(place["crest"]), words), "bold"),
            words.say("ts-page-needs", n=place["needs"]),
            counts,
            Text(names[owner], "bold") if owner is not None else Text(words.say("ts-page-free"), "dim"),
            Text(names[holder] if holder is not None else words.say("ts-page-token-free"), "dim"),
        )
    return table


def results(view: Json, words: Words, names: Sequence[str]) -> Table:
    """VP and places of the chapters, and the Tomes of everybody."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(words.say("ts-page-results"))
    for chapter in view["shelf"]:
        table.add_column(chapter["names"][words.language], justify="right")
    table.add_column(words.say("ts-page-tomes"), justify="right")
    for seat, player in enumerate(view["players"]):
        cells = []
        for chapter in view["shelf"]:
            row = chapter["result"]["rows"][seat] if chapter["result"] else None
            cells.append(
                f"{words.say('ts-page-vp', vp=row['vp'])}, {words.say('ts-page-place', place=row['place'])}"
                if row
                else "–"
            )
        table.add_row(names[seat], *cells, Text(str(player["tomes"]), "bold"))
    return table


def standing(view: Json, words: Words, names: Sequence[str]) -> RenderableType:
    """In the middle of a chapter: the Tomes on display and how near everybody is."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for each in panel(view, None)["tomes"]:
        tome = BOX.find[each["key"]]
        if each["owner"] is not None:
            state = Text(names[each["owner"]], "bold")
        else:
            state = Text(
                "  ".join(
                    f"{name} {now}/{each['n']}" for name, now in zip(names, each["progress"], strict=True)
                )
            )
        table.add_row(Text(tome.names[words.language], COLOURS[tome.game.value]), goal(tome, words), state)
    return table
