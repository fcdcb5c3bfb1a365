"""Which step comes next (OB-3)."""

from __future__ import annotations

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
    match estate.phase:
        case Phase.BEGIN:
            over = estate.turn == estate.setting.players
            return courtship.end_round(estate) if over else turn.begin_turn(estate, estate.current())
        case Phase.OPENING:
            return opening.open_game(estate)
        case Phase.FAMILIES:
            return opening.choose_family(estate)
        case Phase.DEALING:
            return opening.deal(estate)
        case Phase.REDRAW:
            return opening.agree_on_market(estate)
        case Phase.STARTERS:
            return opening.draft_starter(estate)
        case Phase.KEEPING:
            return keeping(estate)
        case Phase.ROUND:
            return courtship.start_round(estate)
        case Phase.BALL:
            return courtship.next_at_ball(estate)
        case Phase.COURTSHIP:
            return courtship.court(estate)
        case Phase.DISCARD:
            return discarding(estate)
        case Phase.SEASON_END:
            return courtship.end_season(estate)
        case Phase.LAST:
            over = estate.turn == estate.setting.players
            return finish(estate) if over else turn.last_window(estate, estate.current())
        case _:
            return None


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
