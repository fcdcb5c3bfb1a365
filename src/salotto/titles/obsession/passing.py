"""Passing in the midst of a turn (OB-5.1, OB-5.2)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, tell
from salotto.titles.obsession.cards import Servant
from salotto.titles.obsession.sequence import give_up
from salotto.titles.obsession.special import refresh_service
from salotto.titles.obsession.state import ObsessionState, Plan, Player

PASS = "pass"


def rest_everybody(player: Player) -> None:
    """OB-5.1 All servants become available, and the discard pile joins the hand."""
    refresh_service(player)
    player.hand += player.discards
    player.discards.clear()


def pass_after_all(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-5.2 Pass in step 3; OB-4.3.5 a plan is taken back, and with it those who were placed for it."""
    if game.plan is not None:
        for servant in placed_for(game.plan):
            player.placed[servant] -= 1
            player.available[servant] += 1
        game.plan = None
    game.this_turn.passing = True
    rest_everybody(player)
    give_up(game)
    yield tell("ob-passes", player.seat)


def placed_for(plan: Plan) -> list[Servant]:
    """OB-17, OB-24.1 Those who stand beside an activity before anybody serves."""
    found = [Servant.USEFUL_MAN] * max(0, plan.laid.tile.rating - plan.level)
    if plan.cook:
        found.append(Servant.COOK)
    if plan.carriage >= 0:
        found.append(Servant(plan.carriage))
    return found
