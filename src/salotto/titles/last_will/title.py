"""Last Will as a title of the room."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from salotto.kernel.adviser import Adviser
from salotto.kernel.chance import Chance
from salotto.kernel.decisions import Step
from salotto.kernel.title import Json, Mode, Outcome, Phrase, Scorecard, Table, Title, Value
from salotto.titles.last_will import naming, view
from salotto.titles.last_will.adviser import LastWillAdviser
from salotto.titles.last_will.opening import new_estate
from salotto.titles.last_will.rounds import next_step
from salotto.titles.last_will.scoring import CATEGORIES, final_sum, points, ranking
from salotto.titles.last_will.setup import (
    BASE_MODE,
    EXPANSION_MODE,
    OPTIONS,
    PLAYERS,
    setting_of,
)
from salotto.titles.last_will.state import Estate


class LastWill(Title[Estate]):
    """Spend a fortune faster than the cousins, and get sacked on the way."""

    id = "last-will"
    package = "salotto.titles.last_will"
    modes = (Mode(BASE_MODE, PLAYERS), Mode(EXPANSION_MODE, PLAYERS))
    options = OPTIONS
    categories = CATEGORIES
    lowest_wins = True
    score_words = "lw-score"
    state_type = Estate

    def __init__(self, adviser: Adviser[Estate] | None = None) -> None:
        super().__init__(adviser or LastWillAdviser())

    def begin(self, table: Table) -> Estate:
        """LW-2 The table before anything is dealt."""
        return new_estate(setting_of(table.mode, table.players, table.options))

    def next_step(self, state: Estate) -> Step | None:
        """The rules say what comes next."""
        return next_step(state)

    def scorecards(self, state: Estate) -> list[Scorecard]:
        """LW-16.4 The parts of the final sum; the lowest wins."""
        return [Scorecard(player.seat, points(player)) for player in state.players]

    def outcome(self, state: Estate) -> Outcome:
        """LW-16.5 Who won."""
        return Outcome(tuple(final_sum(player) for player in state.players), tuple(ranking(state)))

    def view(self, state: Estate, seat: int | None) -> Json:
        """LW-1 What a seat may know."""
        return view.view(state, seat)

    def redeal(self, state: Estate, seat: int | None, chance: Chance) -> None:
        """LW-1.3 What a seat cannot know, dealt again."""
        view.redeal(state, seat, chance)

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

    def find(self, key: str) -> Any:
        """The definition behind a key."""
        return naming.find(key)

    def phrase(self, key: str) -> Phrase:
        """A key in words."""
        return naming.phrase(key)
