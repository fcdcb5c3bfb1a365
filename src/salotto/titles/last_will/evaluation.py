"""How good a position of Last Will is for a seat: the less it expects to have at the end, the better.

The rest of the game is played through in thought, for as many rounds as the others seem to leave.
"""

from __future__ import annotations

from salotto.titles.last_will.cards import Plan
from salotto.titles.last_will.forecast import forecast
from salotto.titles.last_will.helpers import extra_actions, extra_errand_boys
from salotto.titles.last_will.jobs import open_lines
from salotto.titles.last_will.planning import free_plans
from salotto.titles.last_will.properties import value
from salotto.titles.last_will.scoring import final_sum, ranking
from salotto.titles.last_will.settings import TOTALS
from salotto.titles.last_will.state import LastWillState, Phase, Player
from salotto.titles.last_will.weights import Weights
from salotto.titles.last_will.worth import Outlook

BEFORE_ACTIONS = (Phase.OPENING, Phase.SETUP, Phase.STARTING, Phase.PLANNING, Phase.ERRANDS)


def evaluate(game: LastWillState, seat: int, weights: Weights) -> float:
    """How good the table is for a seat, in pounds; exact once the game is over."""
    player = game.players[seat]
    if game.phase is Phase.OVER:
        return weights.bankruptcy * (ranking(game)[seat] == 1) - final_sum(player)
    outlook = look_ahead(game, player, weights)
    left = forecast(outlook, *chances(outlook)) - weights.extension * outlook.rounds * player.spaces
    if player.bankrupt:
        return ahead(game, player, weights) - left
    return -left


def ahead(game: LastWillState, player: Player, weights: Weights) -> float:
    """What it is worth to be bankrupt with less than everybody else."""
    own = final_sum(player)
    rivals = [final_sum(other) for other in game.players if other is not player]
    return weights.bankruptcy if all(own < rival for rival in rivals) else 0.0


# Time


def look_ahead(game: LastWillState, player: Player, weights: Weights) -> Outlook:
    """What a player has before him: the rounds after this one, and whether his turn is still to come."""
    return Outlook(game, player, weights, rounds_left(game, player, weights), still_acts(game, player))


def still_acts(game: LastWillState, player: Player) -> bool:
    """Whether the player's action turn of this round is not over."""
    if game.phase in BEFORE_ACTIONS:
        return True
    return game.phase is Phase.ACTIONS and player.seat in game.order[game.turn :]


def rounds_left(game: LastWillState, player: Player, weights: Weights) -> float:
    """How many rounds will follow this one, if the others spend as a good player does."""
    if game.last_round():
        return 0.0
    others = [fuse(game, other, weights) for other in game.players if other is not player]
    return max(0.0, min(TOTALS.rounds - game.round, *others))


def fuse(game: LastWillState, player: Player, weights: Weights) -> float:
    """In how many rounds after this one a player will be broke, and sacked (LW-24.5)."""
    fortune = player.money + sum(value(laid) for laid, _ in player.properties())
    rounds = fortune / weights.spending_round - still_acts(game, player)
    if player.job is not None:
        rounds = max(rounds, len(open_lines(player)) - (not player.demoted))
    return rounds


# This round


def chances(outlook: Outlook) -> tuple[float, int, int]:
    """What this round holds beside the board and the hand: a bonus in pounds, actions, unknown cards."""
    game, player = outlook.game, outlook.player
    if not outlook.acting:
        return 0.0, 0, 0
    if game.phase is Phase.ACTIONS:
        return 0.0, player.actions + player.white_actions, 0
    if player.plan is not None:
        return plan_chances(outlook, player.plan)
    plans = [plan_chances(outlook, plan) for plan in free_plans(game) or game.plans]
    return max(plans, key=lambda chance: chance[0] + chance[1] * outlook.weights.action)


def plan_chances(outlook: Outlook, plan: Plan) -> tuple[float, int, int]:
    """What a plan holds: its actions, the cards to be drawn and the errand boys to be sent."""
    game, player, weights = outlook.game, outlook.player, outlook.weights
    actions = plan.actions + sum(sum(extra_actions(laid.card)) for laid in player.board)
    draws = 0 if player.drawn else plan.cards
    boys = plan.errand_boys + extra_errand_boys(player)
    if game.phase is Phase.ERRANDS:
        boys = player.errand_boys - sum(figures.count(player.seat) for figures in game.figures)
    return draws * weights.card + boys * weights.errand_boy, actions, draws + boys
