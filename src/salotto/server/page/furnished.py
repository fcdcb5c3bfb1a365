"""The page of a title that composes its table of furniture: its `Presentation` behind what the room asks.

It is asked with the state as the reader sees it, in which all secrets are dealt again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play, Told
from salotto.kernel.title import Json, Phrase, kept
from salotto.kit.furniture import Face, Look, Thing
from salotto.kit.numbers import typed
from salotto.kit.presentation import Presentation


class Seen(NamedTuple):
    """A table as somebody sees it, and what he has heard."""

    game: Any
    me: int | None
    story: Sequence[Told] = ()

    def look(self, at: int, decision: Decision | None = None) -> Look:
        """How he looks at a seat."""
        if decision is None:
            return Look(self.me, at, story=self.story)
        return Look(self.me, at, decision.prompt, decision.about, self.story)


class FurnishedPage:
    """Everything that the room asks of the page of a title."""

    def __init__(self, own: Presentation[Any]) -> None:
        self.own = own
        self.MINUTES = own.MINUTES
        self.OWN_WORDS = own.OWN_WORDS
        self.DRAGGED = own.DRAGGED
        self.faces: Mapping[str, Face] = own.FACES

    def cards(self, language: str) -> Mapping[str, Json]:
        """What can be looked at closely."""
        return cards_of(self, language)

    def table(
        self, seen: Seen, look: int, decision: Decision | None, strips: Sequence[Thing] = ()
    ) -> tuple[Thing, ...]:
        """The table; what may be chosen and lies neither there nor on the strips is laid where it belongs."""
        things = self.own.table(seen.game, seen.look(look, decision))
        return self.own.with_answers(things, decision, strips) if decision else things

    def strip(self, seen: Seen, seat: int) -> tuple[Thing, ...]:
        """A player's strip."""
        return self.own.strip(seen.game, seen.look(seat))

    def stage(self, seen: Seen) -> Json:
        """How far the game is."""
        stage: Json = self.own.stage(seen.game)._asdict()
        return {name: value for name, value in stage.items() if value not in (None, "")}

    def seat(self, seen: Seen, seat: int) -> Json:
        """The small facts of a strip."""
        return self.own.facts(seen.game, seen.look(seat))._asdict()

    def note(self, decision: Decision, key: str, seen: Seen) -> Phrase | None:
        """What an answer leads to."""
        return self.own.note(seen.game, decision, key)

    def label(self, decision: Decision, key: str, seen: Seen) -> Phrase | None:
        """An answer in words of the moment."""
        return self.own.label(seen.game, decision, key)

    def left(self, decision: Decision, key: str, seen: Seen) -> Phrase | None:
        """What an answer gives up."""
        return self.own.left(seen.game, decision, key)

    def turned_up(self, decision: Decision, key: str, seen: Seen) -> Phrase | None:
        """What an answer turns up."""
        return self.own.turned_up(seen.game, decision, key)

    def obvious(self, decision: Decision, seen: Seen) -> str | None:
        """The answer about which nobody would think."""
        return self.own.obvious(seen.game, decision)

    def pad_values(self, form: Mapping[str, str], prefix: str) -> Json:
        """What was typed for one player, within what can be."""
        return {
            line.name: min(max(typed(form.get(f"{prefix}{line.name}", "")), line.least), line.most)
            for line in (*self.own.SHEET.lines, *self.own.SHEET.more)
        }

    def pad_points(self, values: Json) -> dict[str, int]:
        """The scorecard for it."""
        return self.own.pad_points(values)


@kept
def cards_of(page: FurnishedPage, language: str) -> Mapping[str, Json]:
    """The cards of a title with their names in a language."""
    return {
        key: {**face._asdict(), "name": face.names[language], "face": face}
        for key, face in page.faces.items()
    }


def shown_to(page: Any, play: Play[Any], seat: int | None, story: Sequence[Told]) -> Any:
    """What a page looks at: the table as the seat sees it, or a title's own view."""
    if isinstance(page, FurnishedPage):
        return Seen(play.seen(seat), seat, story)
    return page.page_view(play.view(seat), story)
