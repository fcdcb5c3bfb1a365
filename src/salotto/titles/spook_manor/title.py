"""Spook Manor as a title of the room."""

from __future__ import annotations

from functools import partial

from salotto.kernel.title import Mode, Modules, Outcome, Scorecard, Table, Title
from salotto.titles.spook_manor import naming, rules, view
from salotto.titles.spook_manor.adviser import SpookManorAdviser
from salotto.titles.spook_manor.scoring import CATEGORIES, points, rank_of, ranking
from salotto.titles.spook_manor.settings import SETUP
from salotto.titles.spook_manor.state import Manor, SpookManorState
from salotto.titles.spook_manor.weights import WEIGHTS


class SpookManor(Title[SpookManorState]):
    """Restore a haunted manor: draft rooms, seat monsters, build high."""

    id = "spook-manor"
    package = "salotto.titles.spook_manor"
    modes = tuple(Mode(mode.id, tuple(mode.players)) for mode in SETUP.modes.values())
    options = SETUP.options
    categories = CATEGORIES
    modules = Modules(rules, view, naming)
    state_type = SpookManorState
    usual_adviser = partial(SpookManorAdviser, WEIGHTS)

    def begin(self, table: Table) -> SpookManorState:
        """SM-3.1 All monsters form the common supply."""
        return SpookManorState(
            mode=table.mode,
            supply=list(SETUP.supplies[str(table.options["monster_supply"])]),
            manors=[Manor(seat) for seat in range(table.players)],
            rounds=SETUP.modes[table.mode].rounds,
            live_score=bool(table.options["live_score"]),
        )

    def scorecards(self, state: SpookManorState) -> list[Scorecard]:
        """SM-6.1.1 The categories of the score sheet."""
        return [Scorecard(manor.seat, points(manor)._asdict()) for manor in state.manors]

    def outcome(self, state: SpookManorState) -> Outcome:
        """SM-6.8 Who won; SM-7.12 the solo game gives a rank of the Haunt-o-meter instead."""
        sheets = [points(manor) for manor in state.manors]
        scores = tuple(sheet.total for sheet in sheets)
        if state.drafts:
            rank = rank_of(state.mode, scores[0]).rank
            return Outcome(
                scores, (1,), verdict="sm-haunt-o-meter", args={"rank": rank, "label": f"rank:{rank}"}
            )
        return Outcome(scores, tuple(ranking(sheets)))
