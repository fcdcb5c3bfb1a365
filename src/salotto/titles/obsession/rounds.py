"""Which step comes next (OB-3)."""

from __future__ import annotations

from collections.abc import Callable

from salotto.kernel.decisions import Rule, Step, tell, together
from salotto.titles.obsession import courtship, favours, hosting, opening, turn
from salotto.titles.obsession.state import Estate, Phase

STEPS_OF_A_TURN = {
    Phase.ACT: turn.act,
    Phase.PLAN: hosting.invite_guest,
    Phase.SERVE: hosting.provide_service,
    Phase.FAVOURS: favours.enjoy,
    Phase.QUEUE: favours.next_due,
    Phase.PASS: turn.spend_pass,
    Phase.MARKET: turn.visit_market,
    Phase.CLEAR: turn.clear,
}
"""OB-4, OB-5"""


def next_step(estate: Estate) -> Step | None:
    """OB-3.2 The state says what comes next."""
    step = STEPS_OF_A_TURN.get(estate.phase)
    return between_turns(estate) if step is None else step(estate, estate.current())


def between_turns(estate: Estate) -> Step | None:
    """OB-2, OB-3.2, OB-3.5, OB-12 Setup, the next turn, courtships and the end."""
    step = STEPS_BETWEEN_TURNS.get(estate.phase)
    return None if step is None else step(estate)


def next_turn(estate: Estate) -> Step:
    """OB-3.2 Everybody has a turn, then the round is over."""
    over = estate.turn == estate.setting.players
    return courtship.end_round(estate) if over else turn.begin_turn(estate, estate.current())


def next_last_window(estate: Estate) -> Step:
    """OB-13.14 Everybody has a last window, then the game is over."""
    over = estate.turn == estate.setting.players
    return finish(estate) if over else turn.last_window(estate, estate.current())


def keeping(estate: Estate) -> Step:
    """OB-25.2 Everybody chooses objective cards at the same time."""
    rules = {
        player.seat: courtship.keep_objectives(player) for player in estate.players if player.chosen is None
    }
    return together(rules) if rules else courtship.settle_kept(estate)


def discarding(estate: Estate) -> Step:
    """OB-13.4 Everybody discards at the same time; a player without cards discards none."""
    rules = {
        player.seat: courtship.discard_objective(player)
        for player in estate.players
        if player.chosen is None and player.objectives.cards
    }
    return together(rules) if rules else courtship.settle_discards(estate)


def finish(estate: Estate) -> Rule[None]:
    """OB-14 The game is over."""
    estate.phase = Phase.OVER
    yield tell("ob-over")


STEPS_BETWEEN_TURNS: dict[Phase, Callable[[Estate], Step]] = {
    Phase.OPENING: opening.open_game,
    Phase.FAMILIES: opening.choose_family,
    Phase.DEALING: opening.deal,
    Phase.REDRAW: opening.agree_on_market,
    Phase.STARTERS: opening.draft_starter,
    Phase.KEEPING: keeping,
    Phase.ROUND: courtship.start_round,
    Phase.BALL: courtship.next_at_ball,
    Phase.BEGIN: next_turn,
    Phase.COURTSHIP: courtship.court,
    Phase.DISCARD: discarding,
    Phase.SEASON_END: courtship.end_season,
    Phase.LAST: next_last_window,
}
"""OB-2, OB-3, OB-12"""
