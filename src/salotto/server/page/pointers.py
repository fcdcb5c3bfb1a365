"""Where the rules speak of what is on the table: of a question, of a line of the story, of a space or track.

It is data, `people/pointers.toml` in the package of a title:

    [rules.questions]
    sm-play-room = "SM-4.2.1"           # the id of a question: the rule that asks it
    [rules.story]
    sm-builds = "SM-4.2.2"              # the id of an event: the rule that tells it
    [rules.ties]
    competitive = "SM-6.8.2"            # a mode: the rule that sets apart who has as many points

    [[thing]]
    keys = ["place:quarry", "spot:*"]   # what one can point at: a key, a beginning, or kind:… of a card
    rules = ["AW-4.1.1"]                # what says in words what it does
    word = "aw-term-virtue"             # the id of its name, where the title has none for the key

Cards have pictures of their own, which the lens shows with these rules; a space or a track has its name.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib.resources import as_file, files
from typing import Any

from salotto.kernel.decisions import Decision
from salotto.kernel.title import Title, kept
from salotto.kit.content import Shelf

FILE = "pointers.toml"


@dataclass(frozen=True, slots=True)
class Rules:
    """Ids of questions, of events and of modes, each with its rule."""

    questions: dict[str, str]
    story: dict[str, str]
    ties: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Thing:
    """Some things that one can point at, and the rules that say what they do."""

    keys: tuple[str, ...]
    rules: tuple[str, ...]
    word: str = ""


@dataclass(frozen=True, slots=True)
class Pointers:
    """What a title's rules say of what is on the table."""

    rules: Rules
    exact: dict[str, Thing]
    kinds: tuple[tuple[str, Thing], ...]

    def thing(self, key: str) -> Thing | None:
        """What is known of a key: of itself, or else of the longest beginning."""
        if key in self.exact:
            return self.exact[key]
        return next((thing for beginning, thing in self.kinds if key.startswith(beginning)), None)


@kept
def pointers_of(title: Title[Any]) -> Pointers:
    """The pointers of a title; a title without the file has none."""
    if not (files(title.package) / "people" / FILE).is_file():
        return Pointers(Rules({}, {}), {}, ())
    with as_file(files(title.package) / "people") as folder:
        shelf = Shelf(folder)
        rules = shelf.read_one(Rules, FILE, "rules")
        things = shelf.read_list(Thing, FILE, "thing")
    keys = [(key, thing) for thing in things for key in thing.keys]
    kinds = [(key.removesuffix("*"), thing) for key, thing in keys if key.endswith("*")]
    kinds.sort(key=lambda kind: -len(kind[0]))
    return Pointers(rules, {key: thing for key, thing in keys if not key.endswith("*")}, tuple(kinds))


def rule_asked(title: Title[Any], decision: Decision | None) -> str:
    """The rule that asks a question; nothing where none is known."""
    return pointers_of(title).rules.questions.get(decision.prompt, "") if decision else ""
