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
