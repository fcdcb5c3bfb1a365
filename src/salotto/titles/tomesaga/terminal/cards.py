"""Tomes and tokens in the terminal: one to choose, and all of them explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from salotto.kernel.title import Json
from salotto.kit.speaking import Words, spoken
from salotto.titles.tomesaga.box import BOX
from salotto.titles.tomesaga.cards import Crest, CrestToken, Game, Tome
from salotto.titles.tomesaga.faces import game_name
from salotto.titles.tomesaga.naming import NAMES, gives, goal_phrase

COLOURS = {"architects": "red", "paladins": "dark_goldenrod", "viscounts": "blue"}
DYNAMIC_WORDS = ("ts-crest-*",)


def crest_name(crest: Crest, words: Words) -> str:
    """A crest in a word."""
    return words.say(f"ts-crest-{crest.value}")


def crests_of(tome: Tome, words: Words) -> str:
    """The crests on a Tome."""
    return ", ".join(crest_name(crest, words) for crest in tome.crests)


def goal(tome: Tome, words: Words) -> str:
    """What its objective asks."""
    return spoken(goal_phrase(tome.id), words, NAMES.phrase)


def advantages(tome: Tome, words: Words) -> str:
    """What it gives in each of the later games."""
    lines = []
    for game in Game:
        said = " ".join(spoken(phrase, words, NAMES.phrase) for phrase in gives(tome.id, game))
        lines += [f"{game_name(game, words.language)} · {said}"] if said else []
    return "\n".join(lines)


def describe(key: str, view: Json, words: Words) -> list[Text] | None:
    """A Crest token to choose: its name, and how many crests one would have."""
    part = BOX.find.get(key)
    if not isinstance(part, CrestToken) or view["me"] is None:
        return None
    now = view["players"][view["me"]]["crests"][part.crest] + 1
    needs = view["needs"][part.crest]
    return [Text(part.names[words.language], "bold"), Text(words.say("ts-page-crest-note", now=now, n=needs))]


def explain(view: Json, words: Words, names: Sequence[str], marks: Mapping[str, str]) -> RenderableType:
    """Every Tome: objective, crests, advantages."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("ts-page-tomes", "ts-page-goal", "ts-page-crests", "ts-page-gives"):
        table.add_column(words.say(heading))
    for tome in BOX.tomes.values():
        table.add_row(
            Text(tome.names[words.language], COLOURS[tome.game.value]),
            goal(tome, words),
            crests_of(tome, words),
            advantages(tome, words) or words.say("ts-page-no-gives"),
        )
    return Group(table)
