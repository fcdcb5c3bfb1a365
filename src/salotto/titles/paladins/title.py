"""Paladins of the West Kingdom as a title of the room."""

from __future__ import annotations

from functools import partial

from salotto.kernel.title import Modules, Outcome, Scorecard, Table
from salotto.kit.agenda import task
from salotto.titles.paladins import naming, rules, view
from salotto.titles.paladins.adviser import PaladinsAdviser
from salotto.titles.paladins.chapter import PaladinsChapter
from salotto.titles.paladins.scoring import (
    CATEGORIES,
    points,
    ranking,
    team_target,
    team_total,
    total,
)
from salotto.titles.paladins.settings import MODES, OPTIONS, SOLO, setting_of
from salotto.titles.paladins.setup import new_game
from salotto.titles.paladins.state import PaladinsState
from salotto.titles.paladins.weights import WEIGHTS
from salotto.titles.west_kingdom.title import WestKingdomTitle


class Paladins(WestKingdomTitle[PaladinsState]):
    """Defend the city: hire workers, raise strength, faith and influence, and mind the Inquisition."""

    id = "paladins"
    release = 3
    view_version = 2  # the state by its fields
    package = "salotto.titles.paladins"
    modes = MODES
    options = OPTIONS
    categories = CATEGORIES
    modules = Modules(rules, view, naming)
    state_type = PaladinsState
    usual_adviser = partial(PaladinsAdviser, WEIGHTS)
    shared_prompts = ("pw-act", "pw-for-whom", "pw-choose-starting", "pw-choose-penalty")  # PW-2.6, PW-14.5
    campaign = PaladinsChapter()

    def begin(self, table: Table) -> PaladinsState:
        """PW-3 The table before anything is shuffled."""
        game = new_game(setting_of(table.mode, table.players, table.options, table.carried))
        game.agenda.plan(task("lay-out"))
        return game

    def rivals(self, table: Table) -> tuple[str, ...]:
        """PW-12 The automatic opponent of a solo table."""
        return ("rival:rival",) if table.mode == SOLO else ()

    def scorecards(self, state: PaladinsState) -> list[Scorecard]:
        """PW-11 The categories of the score sheet, for the players and the Rival."""
        return [Scorecard(player.seat, points(state, player)) for player in state.everyone()]

    def outcome(self, state: PaladinsState) -> Outcome:
        """PW-11.11, PW-12.6.5 Who won; PW-14.12.4 whether the team has."""
        scores = tuple(total(state, player) for player in state.everyone())
        if state.overlord is None:
            return Outcome(scores, tuple(ranking(state)))
        target, reached = team_target(state), team_total(state)
        args = {"total": reached, "target": target}
        return Outcome(
            scores,
            (1,) * len(scores),
            won=reached >= target,
            target=target,
            verdict="pw-team-total",
            args=args,
        )
