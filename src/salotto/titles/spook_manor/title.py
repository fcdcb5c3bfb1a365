"""Spook Manor as a title of the room."""

from __future__ import annotations

from functools import partial

from salotto.kernel.chance import Chance
from salotto.kernel.decisions import Step
from salotto.kernel.title import Json, Mode, Option, Outcome, Scorecard, Table, Title
from salotto.titles.spook_manor import naming, view
from salotto.titles.spook_manor.adviser import SpookManorAdviser
from salotto.titles.spook_manor.rules import next_step
from salotto.titles.spook_manor.scoring import CATEGORIES, points, rank_of, ranking
from salotto.titles.spook_manor.settings import SETUP
from salotto.titles.spook_manor.state import Manor, SpookManorState
from salotto.titles.spook_manor.weights import WEIGHTS


class SpookManor(Title[SpookManorState]):
    """Restore a haunted manor: draft rooms, seat monsters, build high."""

    id = "spook-manor"
    package = "salotto.titles.spook_manor"
    modes = tuple(Mode(mode.id, tuple(mode.players)) for mode in SETUP.modes.values())
    options = (
        Option("monster_supply", 52, (52, 68)),
        Option("live_score", True, (True, False)),
    )
    categories = CATEGORIES
    names = naming
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

    def next_step(self, state: SpookManorState) -> Step | None:
        """The rules say what comes next."""
        return next_step(state)

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

    def view(self, state: SpookManorState, seat: int | None) -> Json:
        """SM-2.1 What a seat may know."""
        return view.view(state, seat)

    def redeal(self, state: SpookManorState, seat: int | None, chance: Chance) -> None:
        """SM-2.5 What a seat cannot know, dealt again."""
        view.redeal(state, seat, chance)
