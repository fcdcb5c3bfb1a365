"""The state of an interlude: the table of the campaign between two chapters."""

from __future__ import annotations

from dataclasses import dataclass, field

from salotto.kernel.campaign import Claim
from salotto.kernel.zones import Zone
from salotto.kit.agenda import Agenda
from salotto.titles.tomesaga.cards import Tome
from salotto.titles.tomesaga.sheet import Sheet


@dataclass(slots=True)
class TomesagaState:
    """The sheet, what was claimed in the chapter that is over, and the Tomes being shuffled."""

    sheet: Sheet
    claims: list[Claim] = field(default_factory=list)
    deck: Zone[Tome] = field(default_factory=Zone)
    agenda: Agenda = field(default_factory=Agenda)

    def copy(self) -> TomesagaState:
        """An independent state in the same position."""
        return TomesagaState(self.sheet.copy(), self.claims.copy(), self.deck.copy(), self.agenda.copy())


@dataclass(slots=True)
class Standing(TomesagaState):
    """TS-2.1 The campaign in the middle of a chapter: the sheet with what was claimed there so far.

    TS-4.8 Before the chapter is prepared all its Tomes lie in the pile.
    """

    progress: dict[str, list[int]] = field(default_factory=dict)
    """By Tome that was laid out, from left to right: how far each seat is."""

    @property
    def prepared(self) -> bool:
        """Whether the Tomes of the chapter are laid out."""
        return bool(self.progress)
