"""How good a position is, in points: what is scored, what this round's Workers can do, and hopes.

Hopes shrink with the rounds left; once the last round is over for a player, only the score counts.
"""

from __future__ import annotations

from salotto.kit.objectives import objectives_worth
from salotto.titles.paladins.boards import ROUNDS
from salotto.titles.paladins.cards import (
    ACTION_AT,
    COMMISSION,
    FAITH,
    INFLUENCE,
    RIGHT_SIDE,
    STRENGTH,
    WORKERS,
    Paladin,
    Trigger,
)
from salotto.titles.paladins.chapter import counters
from salotto.titles.paladins.coop import invaders_needed
from salotto.titles.paladins.forecast import (
    FAR,
    Outlook,
    attribute_worth,
    count_worth,
    effects_worth,
    honour_step,
    order_worth,
    round_worth,
)
from salotto.titles.paladins.scoring import BY_COUNT, points
from salotto.titles.paladins.state import PaladinsState, Phase, Player
from salotto.titles.paladins.team_worth import Team, team_of
from salotto.titles.paladins.weights import Weights

ENOUGH = 9
"""More Silver or Provisions than this are not soon spent."""
DISHONOURED = 2
"""PW-14.4.2 So much Suspicion costs Honour at an Inquisition."""
TAVERN = (1, 1, 0, 0, 0, 2)
"""What the Tavern brings for somebody who has not been there: a good match, so nearly any colour."""


def evaluate(state: PaladinsState, seat: int, weights: Weights) -> float:
    """What a seat has and may hope for; in the co-operative scenario, what the team has."""
    overlord = state.overlord
    if overlord is None:
        value = own_value(state, state.players[seat], weights)
        goals = state.setting.objectives
        if not goals:
            return value
        time = (ROUNDS - state.round) / ROUNDS
        return value + objectives_worth(goals, state.rises, seat, counters(state.players[seat]), time)
    if state.phase is Phase.OVER:
        return sum(own_value(state, player, weights) for player in state.players) / state.setting.players
    missing = state.phase is Phase.ACTIONS and overlord.taken < invaders_needed(state)
    team = team_of(state, overlord, weights, honour_of_all(state, weights) if missing else 0.0)
    total = sum(own_value(state, player, weights, team) for player in state.players)
    return (total + team.dangers) / state.setting.players


def honour_of_all(state: PaladinsState, weights: Weights) -> float:
    """PW-14.12.1 What one Honour less would cost all players together."""
    left = ROUNDS - state.round
    return sum(honour_step(Outlook(state, player, weights, left, acting=False)) for player in state.players)


def own_value(state: PaladinsState, player: Player, weights: Weights, team: Team | None = None) -> float:
    """The points so far and the hopes of one player."""
    value = float(sum(points(state, player).values()))
    if state.phase is Phase.OVER:
        return value
    acting = not player.passed and (state.phase is Phase.ACTIONS or player.paladin is not None)
    before = not player.passed and not acting and state.round > 0  # the round has hardly begun
    left = ROUNDS - state.round + before
    outlook = Outlook(state, player, weights, left, acting, team)
    value += tracks(outlook) + goods(outlook) + crew(outlook) + suspicion(outlook)
    if not acting:
        return value + kept_workers(outlook, player.workers)
    return value + round_ahead(outlook)


def tracks(outlook: Outlook) -> float:
    """What attributes, pieces, Workshops, Orders and converted Outsiders are on the way to."""
    player, weights, time = outlook.player, outlook.weights, outlook.time
    hope = 0.0
    for attribute in (STRENGTH, FAITH, INFLUENCE):
        hope += attribute_worth(outlook, attribute, player.attributes[attribute])
    for category, action in BY_COUNT:
        hope += count_worth(outlook, category, action, player.done(action))
    if outlook.game.overlord is None:
        for action in RIGHT_SIDE:
            hope += order_worth(outlook, action, player.done(action))
    hope += weights.convert * time * len(player.converted)
    for action in RIGHT_SIDE:
        uses = min(outlook.left, FAR - min(FAR, player.done(action)))
        workshops = player.workshops[action - COMMISSION].bit_count()
        if workshops:
            hope += weights.workshop * uses * (1 + weights.paired * (workshops - 1))
    return hope


def goods(outlook: Outlook) -> float:
    """Silver, Provisions, and the thirds of a point that do not count yet."""
    player, weights, time = outlook.player, outlook.weights, outlook.time
    hope = (player.silver + player.provisions) % 3 / 3 if outlook.left or outlook.acting else 0.0
    for number, worth in ((player.silver, weights.silver), (player.provisions, weights.provision)):
        hope += worth * time * (min(number, ENOUGH) + weights.hoard * max(0, number - ENOUGH))
    return hope + weights.unpaid * time * player.unpaid


def crew(outlook: Outlook) -> float:
    """What the abilities of the crew bring in the rounds left."""
    player, weights = outlook.player, outlook.weights
    hope = 0.0
    for card in player.crew:
        ongoing = card.ongoing
        often = weights.crew_other
        if ongoing.trigger is Trigger.ACTION:
            action = ACTION_AT[ongoing.action]
            often = weights.crew_action if player.done(action) < FAR or action < COMMISSION else 0.0
        hope += often * effects_worth(outlook, ongoing.effects)
    return hope * outlook.left


def suspicion(outlook: Outlook) -> float:
    """PW-9.3 The danger of the next Inquisition; PW-14.4.2 in co-op Honour is in danger, too."""
    game, player, weights = outlook.game, outlook.player, outlook.weights
    held = len(player.suspicion)
    if not held or not (outlook.left or not all(each.passed for each in game.players)):
        return 0.0
    coming = min(1.0, 0.25 + 0.25 * outlook.left)
    near = 1 - game.tax / max(1, game.setting.numbers.tax_supply)
    hope = weights.suspicion * held * coming
    others = max((len(each.suspicion) for each in game.everyone() if each is not player), default=0)
    if held >= others:
        hope += weights.accused * coming * (0.5 + 0.5 * near)
    elif held == others - 1:
        hope += weights.accused * coming * 0.25
    if game.overlord is not None and held >= DISHONOURED:
        hope -= honour_step(outlook) * coming * (0.5 + 0.5 * near)
    return hope


def kept_workers(outlook: Outlook, workers: list[int]) -> float:
    """PW-10.2 Up to three Workers come along into the next round."""
    return outlook.leftovers(workers) if outlook.left else 0.0


def round_ahead(outlook: Outlook) -> float:
    """What can be done in this round, with the Paladin and the Tavern card that are still to come."""
    player = outlook.player
    if outlook.game.phase is Phase.ACTIONS:
        return round_worth(outlook, player.workers)
    paladin = player.paladin
    assert paladin is not None
    workers = player.workers.copy()
    on_top = 0.0
    if not player.shown:
        for name in paladin.workers:
            workers[WORKERS.index(name)] += 1
        revealed = player.copy()
        revealed.shown = True
        revealed.boost = (paladin.boost.strength, paladin.boost.faith, paladin.boost.influence)
        outlook.player = revealed
        on_top = top_of_pile(player, outlook.weights)
    if player.tavern is None:
        for worker, number in enumerate(TAVERN):
            workers[worker] += number
    return round_worth(outlook, workers) + on_top


def top_of_pile(player: Player, weights: Weights) -> float:
    """PW-4.4 The Paladin that comes back in the next round."""
    card: Paladin | None = player.pile.cards[-1] if player.pile.cards else None
    return weights.on_top if card is not None and ACTION_AT[card.action] >= COMMISSION else 0.0
