"""Last Will as a title of the room."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from salotto.kernel.title import Mode, Modules, Outcome, Phrase, Scorecard, Table, Title, Value
from salotto.titles.last_will import naming, rules, view
from salotto.titles.last_will.adviser import LastWillAdviser
from salotto.titles.last_will.scoring import CATEGORIES, final_sum, points, ranking
from salotto.titles.last_will.settings import BASE_MODE, EXPANSION_MODE, OPTIONS, PLAYERS, setting_of
from salotto.titles.last_will.setup import new_state
from salotto.titles.last_will.state import LastWillState
from salotto.titles.last_will.weights import WEIGHTS


class LastWill(Title[LastWillState]):
    """Spend a fortune faster than the cousins, and get sacked on the way."""

    id = "last-will"
    release = 3
    package = "salotto.titles.last_will"
    view_version = 2  # the state by its fields
    modes = (Mode(BASE_MODE, PLAYERS), Mode(EXPANSION_MODE, PLAYERS))
    options = OPTIONS
    categories = CATEGORIES
    lowest_wins = True
    score_words = "lw-score"
    hint_words = "lw-hint"
    modules = Modules(rules, view, naming)
    state_type = LastWillState
    usual_adviser = partial(LastWillAdviser, WEIGHTS)

    def begin(self, table: Table) -> LastWillState:
        """LW-2 The table before anything is dealt."""
        return new_state(setting_of(table.mode, table.players, table.options))

    def scorecards(self, state: LastWillState) -> list[Scorecard]:
        """LW-16.4 The parts of the final sum; the lowest wins."""
        return [Scorecard(player.seat, points(player)) for player in state.players]

    def outcome(self, state: LastWillState) -> Outcome:
        """LW-16.5 Who won."""
        return Outcome(tuple(final_sum(player) for player in state.players), tuple(ranking(state)))

    def forbids(self, mode: str, players: int, options: Mapping[str, Value]) -> Phrase | None:
        """LW-20.10 With jobs a last will card names the set; LW-27.2 the handicap of a seat taken."""
        if mode != EXPANSION_MODE or options["employment"] == "none":
            return None
        if options["starting_money"] == "seventy":
            return Phrase("lw-forbids-money")
        seats = str(options["handicap_seats"])
        if options["employment"] == "handicap" and int(seats[-1]) > players:
            return Phrase("lw-forbids-handicap", {"players": players})
        return None
