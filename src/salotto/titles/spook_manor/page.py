"""What the room asks of Spook Manor beside its table: the stage, the strips, the score pad."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from salotto.kernel.decisions import Decision
from salotto.kernel.title import Phrase
from salotto.kit.furniture import Facts, Look, Sheet, SheetLine, Stage
from salotto.kit.numbers import signed
from salotto.kit.presentation import Presentation
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import COLOUR_NAMES, cell_of
from salotto.titles.spook_manor.faces import ALL, LIGHT_NAMES
from salotto.titles.spook_manor.preview import change
from salotto.titles.spook_manor.rules import DONE
from salotto.titles.spook_manor.scoring import TABLES, Points, column_bonus, leftover_penalty, points
from salotto.titles.spook_manor.shortcuts import could_earn_more
from salotto.titles.spook_manor.state import Phase, SpookManorState
from salotto.titles.spook_manor.table import SIGN_OF, small, table

LIGHT_LINES = (*LIGHT_NAMES, *COLOUR_NAMES)
"""The lines of the Light scorecard."""


class SpookManorPage(Presentation[SpookManorState]):
    """Spook Manor as it is shown."""

    MINUTES = 30
    FACES = ALL
    SHEET = Sheet(
        "spook-manor/icons.svg",
        "sm-pad-",
        (
            *(SheetLine(name, SIGN_OF[name], 0, 999) for name in ("printed", "entertainment", "portraits")),
            *(SheetLine(name, name, 0, 4) for name in LIGHT_LINES),
            SheetLine("columns", "column", 0, 12),
            SheetLine("leftover", "foyer", 0, 52),
        ),
    )
    DRAGGED: ClassVar = ("sm-play-room", "sm-move-monster")

    table = staticmethod(table)
    strip = staticmethod(small)

    def stage(self, game: SpookManorState) -> Stage:
        """How far the game is: the round, and the phase of it (SM-4.1)."""
        phases = ["play", "places", "refill" if game.drafts else "pass"]
        if game.phase in (Phase.SETUP, Phase.FOYER, Phase.DEAL):
            phases = ["foyer", "deal"]
        elif game.phase is Phase.OVER:
            phases = ["over"]
        now = {Phase.REVEAL: "play", Phase.SETUP: "foyer"}.get(game.phase, game.phase.value)
        label = Phrase(
            "sm-turn" if game.drafts else "sm-round", {"round": max(game.round, 1), "rounds": game.rounds}
        )
        lit = [(Phrase(f"sm-phase-{phase}"), phase == now) for phase in phases]
        return Stage(game.round, game.rounds, label, label, lit)

    def facts(self, game: SpookManorState, look: Look) -> Facts:
        """The cards in hand, whether a choice is made, and the points as far as they are open (SM-2.4)."""
        manor = game.manors[look.at]
        open_points = game.live_score or game.phase is Phase.OVER
        return Facts(
            hand=len(manor.hand) or None,
            ready=manor.card is not None or manor.done or (not manor.columns and bool(manor.halves)),
            points=points(manor)._asdict() if open_points else None,
        )

    def note(self, game: SpookManorState, decision: Decision, key: str) -> Phrase | None:
        """Of a cell where a room can go: what it changes at once in the points."""
        if decision.prompt != "sm-choose-spot" or not game.live_score:
            return None
        gain = change(game.manors[decision.seat], BOX.room[decision.about["room"]], cell_of(key))
        return Phrase("sm-page-at-once", {"change": signed(gain, nothing="±0")})

    def obvious(self, game: SpookManorState, decision: Decision) -> str | None:
        """SM-4.4.14 Who could not earn more has nothing to move; in the last round everybody is asked."""
        if DONE not in decision.keys or game.round == game.rounds:
            return None
        return None if could_earn_more(game.manors[decision.seat]) else DONE

    def pad_points(self, typed: Mapping[str, int]) -> dict[str, int]:
        """SM-6.1 The score sheet for what lies in front of a player."""
        return Points(
            printed=typed["printed"],
            entertainment=typed["entertainment"],
            portraits=typed["portraits"],
            lights=sum(TABLES.light_line[typed[line]] for line in LIGHT_LINES),
            columns=column_bonus(typed["columns"]),
            leftover=leftover_penalty(typed["leftover"]),
        )._asdict()


PAGE = SpookManorPage()

DYNAMIC_WORDS = ("sm-phase-*", "sm-pad-*")
