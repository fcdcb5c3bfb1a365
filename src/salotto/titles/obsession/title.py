"""Obsession as a title of the room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from salotto.kernel.title import Mode, Modules, Outcome, Phrase, Scorecard, Table, Title, Value
from salotto.titles.obsession import naming, rules, view
from salotto.titles.obsession.adviser import ObsessionAdviser
from salotto.titles.obsession.scoring import CATEGORIES, ranking, score
from salotto.titles.obsession.settings import (
    CHALLENGE,
    DUEL,
    INDIVIDUAL,
    OPTIONS,
    SOLO,
    TABLEAU,
    TEAMS,
    setting_of,
)
from salotto.titles.obsession.setup import new_state
from salotto.titles.obsession.solo import challenge_target, opponent_score
from salotto.titles.obsession.state import ObsessionState
from salotto.titles.obsession.weights import WEIGHTS


class Obsession(Title[ObsessionState]):
    """Restore a Victorian country house, and marry well."""

    id = "obsession"
    release = 3
    view_version = 2  # the state by its fields
    package = "salotto.titles.obsession"
    modes = (
        Mode(INDIVIDUAL, (2, 3, 4, 5, 6)),
        Mode(TEAMS, (4, 6)),
        Mode(SOLO, (1,)),
        Mode(CHALLENGE, (1,)),
        Mode(TABLEAU, (2, 3, 4, 5, 6)),
        Mode(DUEL, (2,)),
    )
    options = OPTIONS
    categories = CATEGORIES
    modules = Modules(rules, view, naming)
    state_type = ObsessionState
    usual_adviser = partial(ObsessionAdviser, WEIGHTS)

    def begin(self, table: Table) -> ObsessionState:
        """OB-2 The table before anything is dealt."""
        return new_state(setting_of(table.mode, table.players, table.options))

    def scorecards(self, state: ObsessionState) -> list[Scorecard]:
        """OB-14 The seven categories; OB-20.15 members of a team have the same card, that of the team."""
        return [Scorecard(player.seat, score(state, player)) for player in state.players]

    def outcome(self, state: ObsessionState) -> Outcome:
        """OB-14.8, OB-20.16 Who won."""
        scores = tuple(card.total for card in self.scorecards(state))
        if state.setting.opponent is not None:
            target = opponent_score(state)  # OB-15.10 the player wins ties
            return Outcome(scores, (1,), won=scores[0] >= target, target=target)
        if state.setting.challenge:
            target = challenge_target(state)
            return Outcome(scores, (1,), won=scores[0] > target, target=target)
        return Outcome(scores, tuple(ranking(state)))

    def forbids(self, mode: str, players: int, options: Mapping[str, Value]) -> Phrase | None:
        """OB-23.13 Without objective cards there have to be milestones."""
        if mode in (INDIVIDUAL, TEAMS) and not options["objective_cards"] and options["milestones"] == "off":
            return Phrase("ob-forbids-no-goals")
        if mode == SOLO and not options["ud_servants"]:  # OB-15.2
            opponent = naming.find(f"opponent:{options['opponent']}")
            if opponent.set == "ud":
                return Phrase("ob-forbids-servants", {"opponent": opponent.names["en"]})
        if mode == CHALLENGE and options["esc_target_source"] == "opponent":  # OB-21.19
            opponent = naming.find(f"opponent:{options['opponent']}")
            if opponent.track != options["length"]:
                return Phrase("ob-forbids-length", {"opponent": opponent.names["en"]})
        if mode == CHALLENGE and options["garden_maze"] and options["edition"] == "fr":  # OB-21.4
            return Phrase("ob-forbids-maze")
        return None

    def allies(self, state: ObsessionState, seat: int) -> Sequence[int]:
        """OB-20.15 A team wins and loses together."""
        mate = state.setting.mate(seat)
        return (seat,) if mate == seat else (seat, mate)
