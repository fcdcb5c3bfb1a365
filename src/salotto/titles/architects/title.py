"""Architects of the West Kingdom as a title of the room."""

from __future__ import annotations

from functools import partial

from salotto.kernel.title import Modules, Outcome, Scorecard, Table
from salotto.titles.architects import naming, rules, scoring, view
from salotto.titles.architects.adviser import ArchitectsAdviser
from salotto.titles.architects.chapter import ArchitectsChapter
from salotto.titles.architects.settings import MODES, OPTIONS, SOLO, VERSUS, setting_of
from salotto.titles.architects.setup import plan_setup
from salotto.titles.architects.state import ArchitectsState, new_state
from salotto.titles.architects.weights import WEIGHTS
from salotto.titles.west_kingdom.title import WestKingdomTitle


class Architects(WestKingdomTitle[ArchitectsState]):
    """Place Workers, hire Apprentices, raise Buildings and the Cathedral; crime pays at once."""

    id = "architects"
    package = "salotto.titles.architects"
    release = 2
    view_version = 2  # the state by its fields
    modes = MODES
    options = OPTIONS
    categories = scoring.CATEGORIES
    shared_prompts = ("aw-group-",)  # AW-12.8.2 the group decides, the last player enters it
    modules = Modules(rules, view, naming)
    state_type = ArchitectsState
    usual_adviser = partial(ArchitectsAdviser, WEIGHTS)
    campaign = ArchitectsChapter()

    def begin(self, table: Table) -> ArchitectsState:
        """AW-2 The table before anything is dealt."""
        state = new_state(setting_of(table))
        plan_setup(state)
        return state

    def scorecards(self, state: ArchitectsState) -> list[Scorecard]:
        """AW-8.4 The points so far, by category."""
        return scoring.scorecards(state)

    def outcome(self, state: ArchitectsState) -> Outcome:
        """AW-8.9 Who won."""
        return scoring.outcome(state)

    def rivals(self, table: Table) -> tuple[str, ...]:
        """AW-11 Constantine or Helena."""
        return (f"rival:{table.options['solo_opponent']}",) if table.mode in (SOLO, VERSUS) else ()
