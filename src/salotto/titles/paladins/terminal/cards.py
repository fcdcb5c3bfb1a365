"""One thing to choose in one line, and the page that explains all the signs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from salotto.kernel.title import Json
from salotto.kit.speaking import Words
from salotto.titles.paladins.cards import Paladin, TavernCard
from salotto.titles.paladins.naming import THINGS, find
from salotto.titles.paladins.terminal import signs
from salotto.titles.paladins.texts import lines


def describe(key: str, view: Json, words: Words) -> list[Text] | None:
    """A thing to choose, in columns: what it is, its Workers, what it does. None: its name is enough."""
    kind, _, rest = key.partition(":")
    if kind in ("place", "keep"):
        return [Text(signs.name_of(key, words)), signs.workers(rest.split(","))]
    if key not in THINGS["cards"]:
        return None
    card = find(key)
    return [Text(signs.name_of(key, words), "bold"), workers_of(card), text_of(key, words)]


def workers_of(card: object) -> Text:
    """The Workers that a Paladin or a Tavern card brings."""
    return signs.workers(card.workers) if isinstance(card, Paladin | TavernCard) else Text()


def text_of(key: str, words: Words) -> Text:
    """Everything that a card does, in words."""
    return Text(" · ".join(signs.in_words(line, words) for line in lines(find(key))), "dim")


def explain(view: Json, words: Words, names: Sequence[str], marks: Mapping[str, str]) -> RenderableType:
    """The signs, and what all the cards do that lie on the table or in front of the reader."""
    legend = Table.grid(padding=(0, 2, 0, 1))
    for kind in signs.WORKERS:
        if kind != "rival":
            legend.add_row(signs.worker(kind), signs.name_of(f"worker:{kind}", words))
    for sign, message in (
        (signs.ANY, words.say("pw-worker-any")),
        (signs.WORKSHOP, words.say("pw-page-workshop")),
        (signs.SILVER, words.say("pw-good-silver")),
        (signs.PROVISION, words.say("pw-good-provision")),
        (signs.SUSPICION, words.say("pw-page-suspicion")),
        (signs.DEBT, words.say("pw-page-debts")),
        (f"{signs.MONK} {signs.OUTPOST}", f"{words.say('pw-page-monk')}, {words.say('pw-page-outpost')}"),
    ):
        legend.add_row(Text(sign, "bold"), message)
    cards = Table.grid(padding=(0, 2, 0, 1))
    for key in around(view):
        cards.add_row(Text(signs.name_of(key, words), "bold"), workers_of(find(key)), text_of(key, words))
    heading = Text(words.say("pw-term-cards"), "bold")
    return Group(heading, cards, "", Text(words.say("pw-term-signs"), "bold"), legend)


def around(view: Json) -> Iterator[str]:
    """The cards that lie open: rows, the King's track, Threats, and those of the reader."""
    rows = (view["townsfolk"]["row"], view["outsiders"]["row"], view["orders"], view["favours"])
    for row in rows:
        yield from (slot["card"] for slot in row if slot["card"])
    if view["overlord"]:
        yield view["overlord"]["invaders"]["card"]
        yield from (threat["card"] for threat in view["overlord"]["threats"] if threat["card"])
    if view["me"] is not None:
        own = view["players"][view["me"]]
        single = [key for key in (own["paladin"], own["starting"]) if key]
        yield from (*(own["drawn"] or ()), *single, *own["crew"], *own["converted"])
