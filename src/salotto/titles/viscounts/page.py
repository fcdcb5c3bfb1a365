"""What stands beside the table of Viscounts: how far the game is, what answers give up, the score pad."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Mapping

from salotto.kernel.decisions import NO, Decision
from salotto.kernel.title import Phrase
from salotto.kit.furniture import Sheet, SheetLine
from salotto.kit.furniture import Stage as Progress
from salotto.kit.presentation import Presentation
from salotto.titles.viscounts.faces import ALL, option_picture
from salotto.titles.viscounts.mat import facts, left_above, strip
from salotto.titles.viscounts.preview import NOTES
from salotto.titles.viscounts.scoring import CATEGORIES
from salotto.titles.viscounts.state import Stage, ViscountsState
from salotto.titles.viscounts.table import HOMES, table

DYNAMIC_WORDS = ("vw-phase-*", "vw-page-phase-*")
SIDES_OF_ROW = ("left", "middle", "right")
LEAST, MOST = -60, 99
"""Points of one category that are typed in."""


class ViscountsPage(Presentation[ViscountsState]):
    """Viscounts as it is shown."""

    MINUTES, FACES, HOMES, NOTES = 90, ALL, HOMES, NOTES
    SHEET = Sheet(
        "west-kingdom/icons.svg",
        "vw-category-",
        tuple(SheetLine(each, "vp", LEAST, MOST) for each in CATEGORIES),
    )
    table, strip, facts = staticmethod(table), staticmethod(strip), staticmethod(facts)
    option_picture = staticmethod(option_picture)

    def stage(self, game: ViscountsState) -> Progress:
        """VW-9.1 How far the game is: what is left of the Debts and Deeds that end it, and the phase."""
        numbers = game.setting.numbers
        debts, deeds = left_above(game, debts=True), left_above(game, debts=False)
        piles = ((numbers.debts_on_top, debts), (numbers.deeds_on_top, deeds))
        now, of = max(((of - left, max(1, of)) for of, left in piles), key=lambda pile: pile[0] / pile[1])
        label = Phrase("vw-page-round", {"round": max(game.round, 1), "last": game.last_round})
        ends = Phrase("vw-page-ends", {"debts": debts, "deeds": deeds})
        if game.last_round and game.last_round == game.round:
            ends = Phrase("vw-page-last-round")
        phases = [(Phrase(f"vw-page-phase-{phase}"), phase == game.phase) for phase in range(1, 7)]
        idle = "vw-page-over" if game.stage is Stage.OVER else "vw-phase-0"
        return Progress(now, of, label, ends, phases if game.phase else [(Phrase(idle), True)], game.round)

    def left(self, game: ViscountsState, decision: Decision, key: str) -> Phrase | None:
        """VW-5.3.1 Whoever takes no primary action gives up those that are open."""
        if (decision.prompt, key) != ("vw-action", NO):
            return None
        return Phrase("vw-page-left", {"actions": len(decision.keys) - 1})

    def label(self, game: ViscountsState, decision: Decision, key: str) -> Phrase | None:
        """VW-8.6 An order of the cards is said by their names."""
        if decision.prompt != "vw-rearrange" or not key.startswith("order:"):
            return None
        row = game.players[decision.seat].row
        cards = [row["lmr".index(each)] for each in key.partition(":")[2]]
        names = ["–" if card is None else card.key for card in cards]
        return Phrase("vw-page-row", dict(zip(SIDES_OF_ROW, names, strict=True)))

    def pad_points(self, typed: Mapping[str, int]) -> dict[str, int]:
        """VW-9 The points by category."""
        return {each: typed[each] for each in CATEGORIES}


PAGE = ViscountsPage()
