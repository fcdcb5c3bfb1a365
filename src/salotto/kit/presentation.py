"""What a title brings so that its table can be drawn, on the page and in the terminal.

Its module `page` has one of these as `PAGE`:

    class ArchitectsPage(Presentation[ArchitectsState]):
        MINUTES, FACES, HOMES, SHEET = 75, ALL, HOMES, SHEET
        table, strip = staticmethod(table), staticmethod(strip)

Every state that it is asked about is one in which the secrets of the reader are dealt again (`Play.seen`).
"""

# interpreted: it is what people read
from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, Generic, TypeVar

from salotto.kernel.decisions import Decision
from salotto.kernel.title import Phrase, Title, kept
from salotto.kit.furniture import Face, Facts, Look, Sheet, Signs, Stage, Thing, loose, with_cards, with_ways
from salotto.kit.numbers import typed

S = TypeVar("S")


class Presentation(ABC, Generic[S]):
    """The table of a title and what stands beside it."""

    MINUTES: ClassVar[int]
    """How long a game takes."""
    FACES: ClassVar[Mapping[str, Face]]
    """All that can be looked at closely, as it is printed."""
    HOMES: ClassVar[Mapping[str, str]] = {}
    """By question: the key of the thing or the name of the place on which answers are laid that are no thing.
    `@card` is the thing that the question is about under that name."""
    NOTES: ClassVar[Mapping[str, Callable[[Any, Decision, str], Phrase | None]]] = {}
    """By question: what an answer costs or changes, said beside it."""
    DRAGGED: ClassVar[tuple[str, ...]] = ()
    """Questions about a thing that may be dragged to where it goes: the next question asks for the place."""
    SHEET: ClassVar[Sheet]
    """The score pad of a real table."""
    OWN_WORDS: ClassVar[Mapping[str, str]] = {}
    """Texts of its own in place of the room's, by their ids: where it does not count points."""

    @abstractmethod
    def table(self, game: S, look: Look) -> tuple[Thing, ...]:
        """What lies before a reader: the board, and beside it the board of somebody one looks at."""

    def strip(self, game: S, look: Look) -> tuple[Thing, ...]:
        """What stands in short beside the name of whom one looks at."""
        return ()

    @abstractmethod
    def stage(self, game: S) -> Stage:
        """How far the game is."""

    @abstractmethod
    def facts(self, game: S, look: Look) -> Facts:
        """The small facts about whom one looks at."""

    def note(self, game: S, decision: Decision, key: str) -> Phrase | None:
        """What an answer costs or changes, said beside it."""
        note = self.NOTES.get(decision.prompt)
        return note(game, decision, key) if note else None

    def label(self, game: S, decision: Decision, key: str) -> Phrase | None:
        """An answer in words of the moment, where its key alone says too little."""
        return None

    def left(self, game: S, decision: Decision, key: str) -> Phrase | None:
        """What an answer gives up, so that a person is asked once more."""
        return None

    def turned_up(self, game: S, decision: Decision, key: str) -> Phrase | None:
        """What an answer turns up, where that has to be confirmed."""
        return None

    def obvious(self, game: S, decision: Decision) -> str | None:
        """The answer to a question about which nobody would think, so that it is taken for a person."""
        return None

    def option_picture(self, key: str) -> Signs:
        """An answer that is no thing, in signs where there are any; else it is said in words."""
        return ()

    def home(self, decision: Decision) -> str:
        """The thing that a question is about."""
        home = self.HOMES.get(decision.prompt, "")
        return str(decision.about.get(home[1:], "")) if home.startswith("@") else home

    def with_answers(
        self, things: tuple[Thing, ...], decision: Decision, beside: Sequence[Thing] = ()
    ) -> tuple[Thing, ...]:
        """The table; what may be chosen and lies neither there nor beside it is laid where it belongs."""
        free = loose((*things, *beside), decision.keys)
        things = with_cards(things, [key for key in free if key in self.FACES])
        free = loose((*things, *beside), free)
        return with_ways(things, self.home(decision), free, self.option_picture)

    def pad_values(self, form: Mapping[str, str], prefix: str) -> dict[str, int]:
        """What was typed into the score pad for one player, within what can be."""
        return {
            line.name: min(max(typed(form.get(f"{prefix}{line.name}", "")), line.least), line.most)
            for line in (*self.SHEET.lines, *self.SHEET.more)
        }

    @abstractmethod
    def pad_points(self, typed: Mapping[str, int]) -> dict[str, int]:
        """The points of what was typed into the score pad, by category."""


class CampaignPresentation(Presentation[S]):
    """The table of a campaign, and what stands beside the boards of its chapters."""

    @abstractmethod
    def panel(self, game: Any, look: Look) -> tuple[Thing, ...]:
        """What stands beside the board of a chapter; `game` is the campaign in the middle of it
        (`Saga.standing`), which `table` draws, too."""

    @abstractmethod
    def history(self, game: S) -> list[list[int]]:
        """What each seat had after every chapter, from nothing on."""

    def pad_points(self, typed: Mapping[str, int]) -> dict[str, int]:
        """A campaign is counted by its sheet, not on a pad."""
        return {}


@kept
def presentation_of(title: Title[Any]) -> Presentation[Any] | None:
    """How a title is drawn, if it brings its table as furniture."""
    name = f"{title.package}.page"
    module = import_module(name) if find_spec(name) else None
    page: Presentation[Any] | None = getattr(module, "PAGE", None)
    return page


def campaign_page(title: Title[Any]) -> CampaignPresentation[Any]:
    """How a campaign is drawn."""
    page = presentation_of(title)
    assert isinstance(page, CampaignPresentation), title.id
    return page
