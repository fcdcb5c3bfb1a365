"""Which step comes next (OB-3)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from salotto.kernel.decisions import Rule, Step, tell, together
from salotto.titles.obsession import courtship, favours, hosting, setup, turn
from salotto.titles.obsession.sequence import end_game
from salotto.titles.obsession.state import ObsessionState, Phase, Player

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


def next_step(game: ObsessionState) -> Step | None:
    """OB-3.2 The state says what comes next: a step of a turn, or what lies between turns."""
    step = STEPS_OF_A_TURN.get(game.phase)
    if step is not None:
        return step(game, game.current())
    between = STEPS_BETWEEN_TURNS.get(game.phase)
    return None if between is None else between(game)


def next_turn(game: ObsessionState) -> Step:
    """OB-3.2 Everybody has a turn, then the round is over."""
    over = game.turn == game.setting.players
    return courtship.end_round(game) if over else turn.begin_turn(game, game.current())


def next_last_window(game: ObsessionState) -> Step:
    """OB-13.14 Everybody has a last window, then the game is over."""
    over = game.turn == game.setting.players
    return finish(game) if over else turn.last_window(game, game.current())


def objectives_chosen(
    ask: Callable[[Player], Rule[None]], settle: Callable[[ObsessionState], Rule[None]], game: ObsessionState
) -> Step:
    """OB-13.4, OB-25.2 Everybody chooses objective cards at the same time; a player without cards none."""
    choosing = [player for player in game.players if player.chosen is None and player.objectives.cards]
    return together({player.seat: ask(player) for player in choosing}) if choosing else settle(game)


def finish(game: ObsessionState) -> Rule[None]:
    """OB-14 The game is over."""
    end_game(game)
    yield tell("ob-over")


STEPS_BETWEEN_TURNS: dict[Phase, Callable[[ObsessionState], Step]] = {
    Phase.OPENING: setup.open_game,
    Phase.FAMILIES: setup.choose_family,
    Phase.DEALING: setup.deal,
    Phase.REDRAW: setup.agree_on_market,
    Phase.STARTERS: setup.draft_starter,
    Phase.KEEPING: partial(objectives_chosen, courtship.keep_objectives, courtship.settle_kept),
    Phase.ROUND: courtship.start_round,
    Phase.BALL: courtship.next_at_ball,
    Phase.BEGIN: next_turn,
    Phase.COURTSHIP: courtship.court,
    Phase.DISCARD: partial(objectives_chosen, courtship.discard_objective, courtship.settle_discards),
    Phase.SEASON_END: courtship.end_season,
    Phase.LAST: next_last_window,
}
"""OB-2, OB-3, OB-12"""
