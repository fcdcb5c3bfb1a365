"""Putting the things of a title into words: questions, answers, stories, refusals, results.

The terminal and the page say everything through a `Speech`: a title, a language, the names of the seats,
and the reader, who is addressed as 'you'. A text about a seat gets `$player`, its name, and `$you`:

    sm-moves = { $you -> [yes] You move *[no] { $player } moves } a { $colour } monster

An argument that is a seat, such as `other="seat:1"`, is said by the name, and `$other_you` tells the reader;
it is `own` where the seat is the one that the text is about, and somebody else reads it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from salotto.kernel.decisions import ENOUGH, NO, Blocked, Decision, Event, key_of
from salotto.kernel.keys import is_key, is_number
from salotto.kernel.play import Told
from salotto.kernel.title import BadTable, Forbidden, Outcome, Phrase, Title
from salotto.packs.problems import Problem
from salotto.words import Words

DYNAMIC_WORDS = ("room-pack-*",)
ARTICLES = ("The ", "Il ", "Le ")
"""What the name of a rival may begin with."""
REFUSALS = {
    "over": "room-refused-over",
    "not-asked": "room-refused-not-asked",
    "not-legal": "room-refused-not-legal",
    "stale": "room-refused-stale",
    "undo-start": "room-refused-undo-start",
    "undo-chance": "room-refused-undo-chance",
    "undo-reveal": "room-refused-undo-reveal",
    "undo-others": "room-refused-undo-others",
    "undo-over": "room-refused-undo-over",
}
"""The text for each reason of a Refused; `undo-` and a rule id is the one left."""


def objection(trouble: BadTable, words: Words) -> str:
    """Why a table cannot be opened; what a title forbids is said in the reader's language."""
    if isinstance(trouble, Forbidden):
        return Speech(trouble.title, words).say(trouble.reason.id, **trouble.reason.args)
    return str(trouble)


def problem_said(problem: Problem, words: Words) -> str:
    """One thing that is wrong with a house pack, and where."""
    row = words.say("room-pack-row", row=problem.row) if problem.row else ""
    where = (problem.file, row, problem.entry, problem.field)
    return ": ".join((*filter(None, where), words.say(problem.said, **problem.args)))


def counted(things: Sequence[str]) -> list[str]:
    """Each thing once, in order: two alike are `Merchant ×2`."""
    return [f"{thing} ×{n}" if n > 1 else thing for thing, n in Counter(things).items()]


class Speech:
    """One title, told to one reader."""

    def __init__(
        self,
        title: Title[Any],
        words: Words,
        names: Sequence[str] = (),
        reader: int | None = None,
        rivals: Sequence[str] = (),
    ) -> None:
        """`names` are those of the seats, `rivals` the keys of the automatic opponents at the table."""
        self.title = title
        self.words = words
        self.seats = len(names)
        self.rivals = rivals
        self.names = (*names, *map(self.thing, rivals))
        """Who plays: the seats, and after them the rivals."""
        self.reader = reader

    beside: Title[Any] | None = None
    """The campaign in which the title is played: it has words for what belongs to it."""

    def to(self, reader: int | None) -> Speech:
        """The same for another reader."""
        twin = Speech(self.title, self.words, self.names[: self.seats], reader, self.rivals)
        twin.beside = self.beside
        return twin

    def say(self, message: str, /, **args: Any) -> str:
        """A text; an argument that is a key is put into words first."""
        return self.words.say(message, **self._all(args))

    def _all(self, args: Mapping[str, Any]) -> dict[str, str | int | float]:
        said = {name: self._spoken(value) for name, value in args.items()}
        for name, value in args.items():
            if isinstance(value, str) and value.startswith("seat:"):
                said[f"{name}_you"] = "yes" if value == f"seat:{self.reader}" else "no"
        return said

    def _spoken(self, value: Any) -> str | int | float:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            return self.thing(value) if is_key(value) else value
        if isinstance(value, int | float):
            return value
        if isinstance(value, Sequence):
            return self.several(counted([str(self._spoken(each)) for each in value]))
        return str(value)

    def thing(self, key: str) -> str:
        """Any key of the title: a card, a place, a colour, a mode; `seat:1` is the name of who sits there."""
        kind, _, seat = key.partition(":")
        if kind == "seat" and int(seat) < len(self.names):
            return self.names[int(seat)]
        phrase = self.phrase(key)
        if phrase.names is not None:
            return phrase.names.get(self.words.language) or phrase.names["en"]
        return self.say(phrase.id, **phrase.args)

    def phrase(self, key: str) -> Phrase:
        """A key as the title says it, or else the campaign."""
        if self.beside is None:
            return self.title.phrase(key)
        try:
            return self.title.phrase(key)
        except KeyError:
            return self.beside.phrase(key)

    def several(self, things: Sequence[str]) -> str:
        """A list: 'one, two and three'."""
        if len(things) < 2:
            return "".join(things)
        return self.words.say("room-and", some=", ".join(things[:-1]), last=things[-1])

    def about_seat(self, seat: int | None) -> dict[str, str]:
        """Who does something, as texts need it."""
        named = seat is not None and seat < len(self.names)
        return {
            "player": self.names[seat] if seat is not None and named else "",
            "you": "yes" if seat is not None and seat == self.reader else "no",
        }

    # Questions and answers

    def question(self, decision: Decision) -> str:
        """What the seat is asked."""
        return self.say(decision.prompt, **decision.about)

    def answer(self, option: Any) -> str:
        """One of the options of a decision, or its key; the reader's own seat is 'you', not a name."""
        key = key_of(option)
        if key == f"seat:{self.reader}":
            return self.words.say("room-you")
        if key == NO:
            return self.words.say("room-no-thanks")
        if key == ENOUGH:
            return self.words.say("room-enough")
        return key.replace("-", "−") if is_number(key) else self.thing(key)

    def move(self, way: Sequence[str], first: str = "") -> str:
        """The answers of a move one after the other; the `first` may be said in other words."""
        return " · ".join([first or self.answer(way[0]), *map(self.answer, way[1:])])

    def why_not(self, blocked: Blocked) -> str:
        """Why something cannot be chosen, without the rule's number."""
        return self.say(blocked.message, **blocked.args)

    def refusal(self, reason: str) -> str:
        """Why an answer or a wish to undo was not taken."""
        if reason in REFUSALS:
            return self.words.say(REFUSALS[reason])
        return self.words.say("room-refused-undo-rule", rule=reason.removeprefix("undo-"))

    # The story

    def hears(self, event: Event) -> bool:
        """Whether the reader may be told."""
        return event.only is None or event.only == self.reader

    def event(self, event: Event) -> str:
        """What happened."""
        said = self._all(event.args)
        for name, value in event.args.items():
            if value == f"seat:{event.seat}" and event.seat != self.reader:
                said[f"{name}_you"] = "own"
        return self._flowing(self.words.say(event.id, **self.about_seat(event.seat), **said))

    def story(self, story: Sequence[Told]) -> list[str]:
        """What the reader may hear of a story, line by line."""
        return [self.event(told.event) for told in story if self.hears(told.event)]

    # The table

    def title_name(self) -> str:
        """What the title is called."""
        return self.thing("title:name")

    def mode(self, id: str) -> str:
        """What a mode is called."""
        return self.thing(f"mode:{id}")

    def value(self, value: object) -> str:
        """A value of an option."""
        if isinstance(value, bool):
            return self.words.say("room-on" if value else "room-off")
        return str(value) if isinstance(value, int) else self.thing(f"value:{value}")

    def options(self, options: Mapping[str, object]) -> str:
        """The settings of a table in one line."""
        return ", ".join(
            self.words.say("room-setting", name=self.thing(f"option:{id}"), value=self.value(value))
            for id, value in options.items()
        )

    # The result

    def score(self, points: float) -> str:
        """So many points, or whatever the title counts."""
        return self.words.say(self.title.score_words or "room-points", points=points)

    def category(self, id: str) -> str:
        """A line of the scorecard."""
        return self.thing(f"category:{id}")

    def outcome(self, outcome: Outcome) -> str:
        """How it ended, in a sentence or two."""
        said = []
        if outcome.won is not None:
            said.append(self._against_the_game(outcome))
        elif len(outcome.scores) > 1:
            said.append(self._winners(outcome))
            if self.rivals and self.reader is not None and outcome.ranks[self.reader] > 1:
                said.append(self._behind(outcome, self.reader))
        if outcome.verdict is not None:
            said.append(self.say(outcome.verdict, **outcome.args))
        return self._flowing(" ".join(said))

    def _flowing(self, text: str) -> str:
        """A rival's article in the middle of a sentence begins small: 'behind the Rival'."""
        for name in self.names[self.seats :]:
            if name.startswith(ARTICLES):
                text = re.sub(rf"(?<=[^.!?] ){re.escape(name)}", name[0].lower() + name[1:], text)
        return text

    def _against_the_game(self, outcome: Outcome) -> str:
        target = "none" if outcome.target is None else outcome.target
        if not outcome.won:
            return self.words.say("room-lost-together", target=target)
        if len(outcome.scores) == 1 + len(self.rivals):
            return self.words.say("room-won-alone", target=target, **self.about_seat(0))
        return self.words.say("room-won-together", target=target)

    def _behind(self, outcome: Outcome, seat: int) -> str:
        """Which place somebody has who lost to an automatic rival, or to others who did not."""
        place = outcome.ranks[seat]
        ahead = [name for name, rank in zip(self.names, outcome.ranks, strict=False) if rank < place]
        return self.words.say("room-behind", place=place, players=self.several(ahead))

    def _winners(self, outcome: Outcome) -> str:
        winners = outcome.winners
        score = self.score(outcome.scores[winners[0]])
        if len(winners) == 1:
            return self.words.say("room-wins", score=score, **self.about_seat(winners[0]))
        players = self.several([self.names[seat] for seat in winners])
        return self.words.say("room-win-shared", players=players, score=score)
