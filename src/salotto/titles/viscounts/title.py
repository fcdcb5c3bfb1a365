"""Viscounts of the West Kingdom as a title of the room."""

from __future__ import annotations

from functools import partial

from salotto.kernel.title import Modules, Outcome, Scorecard, Table
from salotto.titles.viscounts import naming, rules, view
from salotto.titles.viscounts.adviser import ViscountsAdviser
from salotto.titles.viscounts.chapter import ViscountsChapter
from salotto.titles.viscounts.scoring import CATEGORIES, points, ranking
from salotto.titles.viscounts.settings import MODES, OPTIONS, SOLO
from salotto.titles.viscounts.setup import new_state
from salotto.titles.viscounts.state import ViscountsState
from salotto.titles.viscounts.weights import WEIGHTS
from salotto.titles.west_kingdom.title import WestKingdomTitle

DYNAMIC_WORDS = ("vw-defeat-*",)


class Viscounts(WestKingdomTitle[ViscountsState]):
    """Ride round the castle, win the people over, and keep virtue and corruption apart."""

    id = "viscounts"
    view_version = 2  # the state by its fields
    package = "salotto.titles.viscounts"
    modes = MODES
    options = OPTIONS
    categories = CATEGORIES
    modules = Modules(rules, view, naming)
    state_type = ViscountsState
    usual_adviser = partial(ViscountsAdviser, WEIGHTS)
    campaign = ViscountsChapter()

    def begin(self, table: Table) -> ViscountsState:
        """VW-2 The table before anything is dealt."""
        return new_state(table)

    def scorecards(self, state: ViscountsState) -> list[Scorecard]:
        """VW-9 The points so far, the Rival's last."""
        return [Scorecard(player.seat, points(state, player)) for player in state.players]

    def outcome(self, state: ViscountsState) -> Outcome:
        """VW-9.10, VW-10.6.3, VW-11.10.4 Who won."""
        scores = tuple(sum(points(state, player).values()) for player in state.players)
        baron = state.baron
        if baron is None:
            return Outcome(scores, tuple(ranking(state)))
        target = state.setting.numbers.target_vp_total
        won = not baron.defeat and sum(scores) >= target
        verdict = f"vw-defeat-{baron.defeat}" if baron.defeat else "vw-coop-total"
        args = {} if baron.defeat else {"total": sum(scores)}
        return Outcome(scores, (1,) * len(scores), won, target, verdict, args)

    def rivals(self, table: Table) -> tuple[str, ...]:
        """VW-10 In the solo game the Rival sits after the player."""
        return (f"rival:{table.options['solo_rival']}",) if table.mode == SOLO else ()
