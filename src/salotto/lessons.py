"""Guided games: a real table with a fixed seed and rivals who play by a script, and a guide who explains.

A lesson is data, `people/lesson.toml` in the package of a title (`lesson-NAME.toml` for a second one):

    [lesson]
    name = "A first evening"            # name_it, name_fr
    mode = "competitive"
    deal = 3                            # which of the deals of this lesson; another one has other cards
    options = {}

    [[rival]]                           # who sits beside the learner, who has the first seat
    level = "easy"                      # how the rival plays on when the script does not fit, or is over
    answers = ["sm-play-room room:attic"]

    [[note]]
    prompt = "sm-play-room"             # when this is asked for the `nth` time (or first)
    nth = 2
    text = "Each round you play a card" # text_it, text_fr: what this kind of question is about
    advice = "room:attic"               # what the guide would choose; the learner may choose otherwise
    why = "{room:attic} fits here …"    # why_it, why_fr: said only when the advice can be followed
    rule = "SM-4.2.1"                   # where to read more

A key in braces is said by its name. Which lesson a table belongs to is told by its seed, so nothing else has
to be stored. Whoever follows the guide meets the rivals of the script, however bots may play one day.
`python -m tools.lesson TITLE [LESSON]` plays a lesson by its own advice, as far as it goes.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import as_file, files
from typing import Any

from salotto.kernel.play import Choice, Play
from salotto.kernel.title import Table, Title, Value, kept
from salotto.kit.content import Names, Shelf
from salotto.speech import Speech

SEED = "lesson:"
LEARNER = 0
"""The seat of the one who learns."""
MOST_ANSWERS = 200
"""After so many answers of the learner no guide is needed."""
THING = re.compile(r"\{([^{}]+)\}")


@dataclass(frozen=True, slots=True)
class Note:
    """What the guide says at one question."""

    prompt: str
    text: Names | None = None
    why: Names | None = None
    nth: int = 1
    advice: str | None = None
    rule: str | None = None

    def things(self, language: str) -> list[str]:
        """The keys of the things of which the note speaks."""
        return [key for part in (self.text, self.why) if part for key in THING.findall(part[language])]

    def said(self, speech: Speech, keys: Collection[str]) -> str:
        """The note in the reader's words, when these keys can be chosen."""
        parts = (self.text, self.why if self.advice is None or self.advice in keys else None)
        text = " ".join(part[speech.words.language] for part in parts if part)
        return THING.sub(lambda thing: speech.thing(thing[1]), text)


@dataclass(frozen=True, slots=True)
class Rival:
    """Somebody at the table of a lesson who plays by a script."""

    level: str
    answers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Head:
    """How the table of a lesson is laid."""

    names: Names
    mode: str
    deal: int = 0
    options: dict[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided game."""

    id: str  # the name of its file
    title: str
    head: Head
    rivals: tuple[Rival, ...]  # who sit beside the learner
    notes: Mapping[tuple[str, int], Note]  # by prompt, and the number of times that it came up

    @property
    def seed(self) -> str:
        """The seed of its tables, by which they are known."""
        deal = f"/{self.head.deal}" if self.head.deal else ""
        return f"{SEED}{self.id}{deal}"

    def note(self, title: Title[Any], table: Table, log: Sequence[Choice]) -> Note | None:
        """What the guide says now to the learner; nothing when nothing new is asked."""
        if sum(choice.seat == LEARNER for choice in log) > MOST_ANSWERS:
            return None
        asked: Counter[str] = Counter()
        play = Play(title, table)
        for choice in log:
            if choice.seat == LEARNER and (question := play.decision(LEARNER)) is not None:
                asked[question.prompt] += 1
            play.answer(choice.seat, choice.key)
        now = play.decision(LEARNER)
        return self.notes.get((now.prompt, asked[now.prompt] + 1)) if now else None

    def answer(self, play: Play[Any], seat: int) -> str | None:
        """What the script says for a rival who is being asked; None when it does not fit, or is over."""
        question = play.decision(seat)
        if question is None or not 0 < seat <= len(self.rivals):
            return None
        given = sum(choice.seat == seat for choice in play.log)
        line = self.rivals[seat - 1].answers[given : given + 1]
        prompt, _, key = line[0].partition(" ") if line else ("", "", "")
        return key if prompt == question.prompt and key in question.keys else None


@kept
def lessons_of(title: Title[Any]) -> dict[str, Lesson]:
    """The lessons of a title by their ids."""
    found = {}
    with as_file(files(title.package) / "people") as folder:
        for file in sorted(folder.glob("lesson*.toml"), key=lambda file: file.stem):  # the first game first
            found[file.stem] = read_lesson(title, Shelf(folder), file.stem)
    return found


def read_lesson(title: Title[Any], shelf: Shelf, id: str) -> Lesson:
    """A lesson as it stands in its file."""
    file = f"{id}.toml"
    return Lesson(
        id,
        title.id,
        shelf.read_one(Head, file, "lesson"),
        tuple(shelf.read_list(Rival, file, "rival")) if has_rivals(shelf, file) else (),
        {(note.prompt, note.nth): note for note in shelf.read_list(Note, file, "note")},
    )


def has_rivals(shelf: Shelf, file: str) -> bool:
    """Whether anybody sits beside the learner."""
    return any("rival" in layer.fields for layer in shelf.layers(file))


def lesson_of(title: Title[Any], seed: str) -> Lesson | None:
    """The lesson to which a table of this seed belongs."""
    lesson = lessons_of(title).get(seed.removeprefix(SEED).partition("/")[0])
    return lesson if lesson and lesson.seed == seed else None
