"""What is hidden from whom at every moment of a game, and whether a text tells it."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from html import unescape
from typing import Any, NamedTuple

from salotto.kernel.play import Choice, Play
from salotto.kernel.title import Title
from salotto.kernel.zones import knows
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.naming import namesake
from tests.properties import zones_in


class Heard(NamedTuple):
    """A text that reached somebody when so many choices stood."""

    seat: int | None
    at: int
    text: str


def read(text: str) -> str:
    """A text as it is understood, without the escapes of JSON and HTML."""
    if text.startswith(("{", "[")):
        text = json.dumps(json.loads(text), ensure_ascii=False)
    return unescape(text)


def shown_in(key: str, view: str) -> bool:
    """Whether a view names a card: what it shows is known, as the property tests prove by dealing again."""
    return f'"{key}"' in view or f'"{key.partition(":")[2]}"' in view


class Secrets:
    """For a seat and a moment: the cards that lie hidden from it, and all that it has ever seen."""

    def __init__(self, title: Title[Any], play: Play[Any], log: list[Choice]) -> None:
        self.title = title
        self.hidden: list[dict[int | None, set[str]]] = []
        seats = [None, *range(play.table.players)]
        seen: dict[int | None, set[str]] = defaultdict(set)
        asked: dict[int | None, set[str]] = defaultdict(set)
        ever: set[str] = set()
        names: dict[int | None, set[str]] = defaultdict(set)
        self.names: list[dict[int | None, set[str]]] = []
        for choice in [None, *log]:
            if choice is not None:
                play.answer(*choice)
            lying = [
                (card.key, mask)
                for _, zone in zones_in(play.state)
                for card, mask in zip(zone.cards, zone.seen, strict=True)
            ]
            covered = {seat: {key for key, mask in lying if not knows(mask, seat)} for seat in seats}
            ever |= {key for key, _ in lying}
            for decision in play.pending:  # who is asked about a card has seen it
                asked[decision.seat] |= set(decision.keys)
            for seat in seats:
                view = json.dumps(play.view(seat), ensure_ascii=False)
                new = (ever & asked[seat]) - seen[seat]
                new |= {k for k in ever - seen[seat] if k not in covered[seat] or shown_in(k, view)}
                new |= {key for key, mask in lying if knows(mask, seat)}  # of several alike, one
                seen[seat] |= new
                names[seat] |= {name for key in new for name in self.shown_names(key)}
            self.hidden.append({seat: covered[seat] - seen[seat] for seat in seats})
            self.names.append({seat: set(names[seat]) for seat in seats})
        everything = {name for key in ever for name in self.names_of(key)}
        holders = [name for name in everything if any(other in name for other in everything if other != name)]
        self.holders = sorted(holders, key=len, reverse=True)
        """The names that another name is a part of, the longest first."""

    def names_of(self, key: str) -> list[str]:
        return list((self.title.phrase(key).names or {}).values())

    def shown_names(self, key: str) -> list[str]:
        """What one may read who sees a card: its names; a Foyer's right half is called like another one."""
        halves = [namesake(foyer).key for foyer in BOX.foyers if foyer.key == key]
        return [name for each in (key, *halves) for name in self.names_of(each)]

    def keys_in(self, heard: Heard) -> list[str]:
        """The keys in a text of cards that its reader could not know."""
        hidden = self.hidden[heard.at][heard.seat]
        text = read(heard.text)
        return [key for key in hidden if key in text and re.search(re.escape(key) + r"(?![\w-])", text)]

    def leaks(self, heard: Heard) -> list[str]:
        """What a text names that its reader could not know."""
        hidden, known = self.hidden[heard.at][heard.seat], self.names[heard.at][heard.seat]
        text = read(heard.text)
        found = self.keys_in(heard)
        for name in self.holders:
            if name in known:
                text = text.replace(name, "")
        secret = {name for key in hidden for name in self.names_of(key)} - known
        return found + [name for name in secret if name in text]
