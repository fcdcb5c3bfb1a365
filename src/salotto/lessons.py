"""Guided games: a real table with a fixed seed and bots that always play alike, and a guide who explains.

A lesson is data, `people/lesson.toml` in the package of a title (`lesson-NAME.toml` for a second one):

    [lesson]
    name = "A first evening"            # name_it, name_fr
    mode = "competitive"
    bots = ["easy"]                     # who sits beside the learner, who has the first seat
    options = {}

    [[note]]
    prompt = "sm-play-room"             # when this is asked for the `nth` time (or first)
    nth = 2
    advice = "room:attic"               # what the guide would choose; the learner may choose otherwise
    rule = "SM-4.2.1"                   # where to read more
    text = "{room:attic} fits here …"   # text_it, text_fr; a key in braces is said by its name

Which lesson a table belongs to is told by its seed, so nothing else has to be stored.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import as_file, files
from typing import Any

from salotto.kernel.play import Choice, Play
from salotto.kernel.title import Table, Title, Value
from salotto.kit.content import Names, Shelf
from salotto.speech import Speech

SEED = "lesson:"
LEARNER = 0
"""The seat of the one who learns."""
THING = re.compile(r"\{([^{}]+)\}")


@dataclass(frozen=True, slots=True)
class Note:
    """What the guide says at one question."""

    prompt: str
    text: str
    text_it: str
    text_fr: str
    nth: int = 1
    advice: str | None = None
    rule: str | None = None

    def things(self) -> list[str]:
        """The keys of the things of which the note speaks."""
        return THING.findall(self.text)

    def said(self, speech: Speech) -> str:
        """The note in the reader's words."""
        texts = {"en": self.text, "it": self.text_it, "fr": self.text_fr}
        return THING.sub(lambda thing: speech.thing(thing[1]), texts[speech.words.language])


@dataclass(frozen=True, slots=True)
class Head:
    """How the table of a lesson is laid."""

    names: Names
    mode: str
    bots: tuple[str, ...]
    options: dict[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided game."""

    id: str
    title: str
    head: Head
    notes: Mapping[tuple[str, int], Note]

    @property
    def seed(self) -> str:
        """The seed of its tables, by which they are known."""
        return f"{SEED}{self.id}"

    def note(self, title: Title[Any], table: Table, log: Sequence[Choice]) -> Note | None:
        """What the guide says now to the learner; nothing when nothing new is asked."""
        asked: Counter[str] = Counter()
        play = Play(title, table)
        for choice in log:
            if choice.seat == LEARNER and (question := play.decision(LEARNER)) is not None:
                asked[question.prompt] += 1
            play.answer(choice.seat, choice.key)
        now = play.decision(LEARNER)
        return self.notes.get((now.prompt, asked[now.prompt] + 1)) if now else None


@cache
def lessons_of(title: Title[Any]) -> dict[str, Lesson]:
    """The lessons of a title by their ids."""
    found = {}
    with as_file(files(title.package) / "people") as folder:
        shelf = Shelf(folder)
        for file in sorted(folder.glob("lesson*.toml")):
            lesson = Lesson(
                file.stem,
                title.id,
                shelf.read_one(Head, file.name, "lesson"),
                {(note.prompt, note.nth): note for note in shelf.read_list(Note, file.name, "note")},
            )
            found[lesson.id] = lesson
    return found


def lesson_of(title: Title[Any], seed: str) -> Lesson | None:
    """The lesson to which a table of this seed belongs."""
    return lessons_of(title).get(seed.removeprefix(SEED)) if seed.startswith(SEED) else None
