"""Which step comes next (OB-3)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, Step, tell, together
from salotto.titles.obsession import courtship, favours, hosting, opening, turn
from salotto.titles.obsession.state import Estate, Phase


def next_step(estate: Estate) -> Step | None:
    """OB-3.2 The state says what comes next."""
    match estate.phase:
        case Phase.ACT:
            return turn.act(estate, estate.current())
        case Phase.PLAN:
            return hosting.invite_guest(estate, estate.current())
        case Phase.SERVE:
            return hosting.provide_service(estate, estate.current())
        case Phase.FAVOURS:
            return favours.enjoy(estate, estate.current())
        case Phase.QUEUE:
            return favours.next_due(estate, estate.current()) if estate.queue else to_market(estate)
        case Phase.PASS:
            return turn.spend_pass(estate, estate.current())
        case Phase.MARKET:
            return turn.visit_market(estate, estate.current())
        case Phase.CLEAR:
            return turn.clear(estate, estate.current())
        case Phase.BEGIN:
            over = estate.turn == estate.setting.players
            return courtship.end_round(estate) if over else turn.begin_turn(estate, estate.current())
        case _:
            return between_turns(estate)


def to_market(estate: Estate) -> Rule[None]:
    """OB-4.7 All favours are enjoyed: step 7."""
    estate.phase = Phase.MARKET
    yield from ()


def between_turns(estate: Estate) -> Step | None:
    """OB-2, OB-3.5, OB-12 Setup, courtships and the end."""
    match estate.phase:
        case Phase.OPENING:
            return opening.open_game(estate)
        case Phase.FAMILIES:
            return opening.choose_family(estate)
        case Phase.DEALING:
            return opening.deal(estate)
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
