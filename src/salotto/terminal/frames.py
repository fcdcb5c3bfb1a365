"""What a person sees while being asked: the table, the news, the question, the answers, the keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from salotto.kernel.decisions import Blocked, Decision, key_of
from salotto.kernel.keys import is_key
from salotto.kernel.play import Play, Told
from salotto.speech import Speech
from salotto.terminal.drawing import Drawing
from salotto.terminal.party import is_person
from salotto.terminal.screen import Frame, Screen

NUMBER = "bold dark_cyan"
LONG = 6
"""Answers that still get a line each where lines are scarce."""
PLACES_NAMED = 6
"""Blocked places named for each reason."""


def marks_of(decision: Decision) -> dict[str, str]:
    """The number to type for each answer, by its key; an amount is typed as it is."""
    if decision.kind == "amount":
        return {key: key for key in decision.keys}
    return {key: str(number) for number, key in enumerate(decision.keys, 1)}


class Frames:
    """The pictures of one table."""

    def __init__(self, play: Play[Any], drawing: Drawing, screen: Screen) -> None:
        self.play = play
        self.drawing = drawing
        self.screen = screen

    def table(self, speech: Speech, decision: Decision | None = None) -> RenderableType:
        """The table as the reader sees it."""
        marks = marks_of(decision) if decision else {}
        return self.drawing.draw(self.play, speech, marks, decision)

    def question(
        self,
        speech: Speech,
        decision: Decision,
        news: Sequence[RenderableType],
        offers: Mapping[str, str],
        keys: Mapping[str, str],
    ) -> Frame:
        """The table, what happened, what is asked, how to answer, what the title offers, and the keys."""
        below = [
            *news,
            Text(f" {self._asked(speech, decision)} ", "bold bright_white on grey23"),
            *self._subject(speech, decision),
            self._answers(speech, decision, offers),
            Text(" · ").join(Text.assemble((key, NUMBER), (f" {text}", "dim")) for key, text in keys.items()),
        ]
        return Frame(self.table(speech, decision), below)

    def _asked(self, speech: Speech, decision: Decision) -> str:
        """The question, with the name of whom it is for where several people share the keyboard."""
        question = speech.question(decision)
        people = sum(map(is_person, self.play.table.seats))
        return (
            question
            if people < 2
            else speech.words.say("room-setting", name=speech.names[decision.seat], value=question)
        )

    def news(self, speech: Speech, story: Sequence[Told]) -> list[RenderableType]:
        """What happened since the reader answered; what a seat did several times takes one line."""
        heard = [told for told in story if speech.hears(told.event)]
        lines = []
        for _, same in groupby(heard, key=lambda each: (each.event.id, each.event.seat)):
            first, *others = same
            lines.append(speech.event(first.event) + (f" (+{len(others)})" if others else ""))
        most = 3 if self.screen.low else 6
        return [Text(f"› {line}", "italic", no_wrap=True, overflow="ellipsis") for line in lines[-most:]]

    def _subject(self, speech: Speech, decision: Decision) -> list[RenderableType]:
        """The things the question is about, such as the card that has been chosen."""
        found: list[RenderableType] = []
        for value in decision.about.values():
            if is_key(value):
                cells = self._described(value, speech, decision)
                if cells and len(cells) > 1:
                    found.append(self._row_of(cells))
        return found

    def _row_of(self, cells: Sequence[Text]) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column()
        for _ in cells:
            table.add_column(no_wrap=self.screen.low, overflow="ellipsis")
        table.add_row(Text(), *cells)
        return table

    def _described(self, key: str, speech: Speech, decision: Decision) -> list[Text] | None:
        return self.drawing.describe(key, self.play, speech, decision)

    def _answers(self, speech: Speech, decision: Decision, offers: Mapping[str, str]) -> RenderableType:
        marks = marks_of(decision)
        rows = []
        for option in decision.options:
            key = key_of(option)
            described = self._described(key, speech, decision) if is_key(key) else None
            rows.append((marks[key], described or [Text(speech.answer(option))]))
        rows += [(key, [Text(text, "italic")]) for key, text in offers.items()]
        plain = all(len(cells) == 1 for _, cells in rows)
        if (plain and len(rows) > 2) or (self.screen.low and len(rows) > LONG):
            flow = [Text.assemble((f"{mark:>2} ", NUMBER), cells[0]) for mark, cells in rows]
            return Columns(flow, padding=(0, 3), column_first=True)
        runs = groupby(rows, key=lambda row: len(row[1]) > 1)
        return Group(*(self._table(list(run), len(rows)) for _, run in runs))

    def _table(self, rows: Sequence[tuple[str, list[Text]]], answers: int) -> Table:
        """Answers below each other, in columns; those without columns do not make them wider."""
        widest = max(len(cells) for _, cells in rows)
        table = Table.grid(padding=(0, 2, 0, 0), expand=widest > 2)
        table.add_column(justify="right", no_wrap=True, style=NUMBER, min_width=len(str(answers)))
        for at in range(widest):
            last = at == widest - 1 and widest > 2
            between = 0 < at < widest - 1  # leaves room for what comes last
            table.add_column(
                no_wrap=self.screen.low or not (last or between),
                overflow="ellipsis",
                ratio=1 if last else None,
                max_width=self.screen.console.width // 3 if between else None,
            )
        for mark, cells in rows:
            table.add_row(mark, *cells)
        return table

    # Pages

    def why_not(self, speech: Speech, blocked: Sequence[Blocked]) -> RenderableType:
        """What is not possible, reason by reason, each with its rule."""
        if not blocked:
            return Text(speech.words.say("cli-nothing-blocked"))
        reasons: dict[tuple[str, str], list[str]] = {}
        for each in blocked:
            reasons.setdefault((speech.why_not(each), each.rule), []).append(speech.thing(each.key))
        lines: list[RenderableType] = [Text(speech.words.say("cli-why-not"), "bold")]
        for (reason, rule), things in reasons.items():
            lines.append(Text.assemble(("✗ ", "red"), reason, (f"  {rule}", "dim")))
            named = "; ".join(things[:PLACES_NAMED]) + ("; …" if len(things) > PLACES_NAMED else "")
            lines.append(Text(f"    {named}", "dim"))
        return Group(*lines)

    def story(self, speech: Speech) -> RenderableType:
        """Everything that happened so far."""
        lines = speech.story(self.play.story or [])
        heading = Text(speech.words.say("cli-story"), "bold")
        return Group(heading, *(Text(f"› {line}") for line in lines))

    def signs(self, speech: Speech, decision: Decision) -> RenderableType | None:
        """The signs of the drawing."""
        return self.drawing.explain(self.play, speech, marks_of(decision), decision)
