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

Beyond the notes the guide is a quiet helper until the game ends: where a question is asked for the first time
the page says its rule, and the title's `people/helper.toml` has what else is said, each tip once:

    [[tip]]
    told = "lw-bankrupt"                # when the story has told this for the `nth` time (or first),
    after = ["lw-act activate:mansion"] # or when the learner has just answered so
    unused = "buy:"                     # though such an answer was possible, too
    text = "…"                          # text_it, text_fr; without a text the `rule` is said
    rule = "LW-14.5"

`python -m tools.lesson TITLE [LESSON]` plays a lesson by its own advice, as far as it goes.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import as_file, files
from typing import Any, NamedTuple

from salotto.kernel.play import NEVER, Choice, Play, Refused
from salotto.kernel.title import Table, Title, Value, kept
from salotto.kit.content import Names, Shelf
from salotto.speech import Speech

SEED = "lesson:"
LEARNER = 0
"""The seat of the one who learns."""
HELPER = "helper.toml"
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
class Tip:
    """What the helper says once, when something has happened or seems to be wasted."""

    told: str | None = None
    nth: int = 1
    after: tuple[str, ...] = ()
    unused: str = ""
    text: Names | None = None
    rule: str | None = None

    def due(self, heard: Counter[str], fresh: Collection[str], last: Answered | None) -> bool:
        """Whether it is time to say it; a mere rule only when that has just been told."""
        if self.told is not None:
            return heard[self.told] >= self.nth and (self.text is not None or self.told in fresh)
        return (
            last is not None
            and any(f"{last.prompt} {last.key}".startswith(answer) for answer in self.after)
            and any(key.startswith(self.unused) for key in last.keys if key != last.key)
        )


class Answered(NamedTuple):
    """What the learner was asked last, and chose."""

    prompt: str
    key: str
    keys: Collection[str]


class Said(NamedTuple):
    """What the guide says at a question: a note, a tip, or the rule of a question that is new."""

    note: Note | None = None
    tip: Tip | None = None
    rule_of: str | None = None


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

    def answer(self, play: Play[Any], seat: int) -> str | None:
        """What the script says for a rival who is being asked; None when it does not fit, or is over."""
        question = play.decision(seat)
        if question is None or not 0 < seat <= len(self.rivals):
            return None
        given = sum(choice.seat == seat for choice in play.log)
        line = self.rivals[seat - 1].answers[given : given + 1]
        prompt, _, key = line[0].partition(" ") if line else ("", "", "")
        return key if prompt == question.prompt and key in question.keys else None


class Guide:
    """Follows one table of a lesson, choice by choice, and knows what it has said there."""

    def __init__(self) -> None:
        self.away = False
        """Whether the learner has sent it away."""
        self._play: Play[Any] | None = None

    def says(self, lesson: Lesson, title: Title[Any], table: Table, log: Sequence[Choice]) -> Said:
        """What is said now to the learner; nothing at a table that was played by earlier rules."""
        try:
            return self._follow(lesson, title, table, log)
        except Refused:
            return Said()

    def _follow(self, lesson: Lesson, title: Title[Any], table: Table, log: Sequence[Choice]) -> Said:
        """Go on along the log; where some of the game was taken back it is followed anew."""
        play = self._play
        if play is None or play.table != table or play.log != log[: len(play.log)]:
            play = self._play = Play(title, table, [], every=NEVER)
            self._asked: Counter[str] = Counter()
            self._heard: Counter[str] = Counter()
            self._fresh: set[str] = set()
            self._known, self._answers = 0, -1
            self._last: Answered | None = None
            self._left = list(tips_of(title))
            self._listen(lesson, play)
        for choice in log[len(play.log) :]:
            question = play.decision(LEARNER) if choice.seat == LEARNER else None
            if question is not None:
                self._asked[question.prompt] += 1
                self._last = Answered(question.prompt, choice.key, question.keys)
            play.answer(choice.seat, choice.key)
            self._listen(lesson, play)
        return self._said if play.decision(LEARNER) else Said()

    def _listen(self, lesson: Lesson, play: Play[Any]) -> None:
        """Hear what was told, and make up one's mind when a question is asked, not again while it stands."""
        story = play.story or []
        heard = (told.event for told in story[self._known :])
        ids = [event.id for event in heard if event.only in (None, LEARNER)]
        self._heard.update(ids)
        self._fresh.update(ids)
        self._known = len(story)
        question = play.decision(LEARNER)
        if question is not None and self._answers != self._asked.total():
            self._answers = self._asked.total()
            self._said = self._choose(lesson, question.prompt)
            self._fresh.clear()
            self._last = None

    def _choose(self, lesson: Lesson, prompt: str) -> Said:
        times = self._asked[prompt]
        if note := lesson.notes.get((prompt, times + 1)):
            return Said(note=note)
        if not times:
            return Said(rule_of=prompt)
        for tip in self._left:
            if tip.due(self._heard, self._fresh, self._last):
                self._left.remove(tip)
                return Said(tip=tip)
        return Said()


@kept
def tips_of(title: Title[Any]) -> tuple[Tip, ...]:
    """What the helper of a title can say."""
    with as_file(files(title.package) / "people") as folder:
        known = (folder / HELPER).is_file()
        return tuple(Shelf(folder).read_list(Tip, HELPER, "tip")) if known else ()


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
