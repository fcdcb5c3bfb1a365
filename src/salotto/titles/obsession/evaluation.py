"""How good a position of Obsession is for a seat, in points: what it has, and what it promises."""

from __future__ import annotations

from collections.abc import Collection

from salotto.titles.obsession.cards import NEW_SERVANTS, Do
from salotto.titles.obsession.challenge import unfinished
from salotto.titles.obsession.goal_worth import courtships, objectives
from salotto.titles.obsession.goals import monuments
from salotto.titles.obsession.hiring import hireable
from salotto.titles.obsession.hosting import can_hire_while_passing
from salotto.titles.obsession.scoring import SERVANT_VP, gentry_vp, milestone_vp, reputation_vp, score
from salotto.titles.obsession.settings import PRIVATE_STUDY, RENT
from salotto.titles.obsession.state import ObsessionState, Phase, Player
from salotto.titles.obsession.weights import Weights
from salotto.titles.obsession.worth import (
    BETWEEN_TURNS,
    END_POUND,
    PLANNING,
    Outlook,
    activities,
    fairs,
    readiness,
    roses,
    society,
    underway,
)

BEFORE_THE_GAME = (Phase.OPENING, Phase.FAMILIES, Phase.STARTERS, Phase.DEALING, Phase.REDRAW, Phase.KEEPING)

UNDECIDED = (Phase.BEGIN, Phase.ACT, Phase.BALL)
OPEN = (*UNDECIDED, Phase.PLAN, Phase.SERVE, Phase.FAVOURS)
"""A turn that may still bring reputation."""


def evaluate(game: ObsessionState, seat: int, weights: Weights) -> float:
    """How good the table is for a seat, or for its team; exact once the game is over."""
    player = game.players[seat]
    if game.phase is Phase.OVER:
        return float(sum(score(game, player).values()))
    value = family_value(game, player, weights)
    if not game.setting.teams:
        return value
    mate = game.mate_of(player)  # OB-20.15 the mean, but the lower reputation
    uneven = abs(player.reputation - mate.reputation) / 2
    return (value + family_value(game, mate, weights)) / 2 - uneven


def family_value(game: ObsessionState, player: Player, weights: Weights) -> float:
    """What one family has, and what it may hope for."""
    outlook = look_ahead(game, player, weights)
    value = (
        sum(laid.side.vp for laid in player.organiser)
        + roses(outlook)
        + fame(outlook)
        + weights.grandeur * player.level * min(outlook.turns, 6.0) / 6
        + wealth(outlook)
        + household(outlook)
        + gentry_vp(game, player)
        + milestone_vp(game, player)
        + objectives(outlook)
        + sum(card.vp for card in player.vp_cards.cards)
    )
    if outlook.turns > 0:
        later = activities(outlook) + society(outlook, player.hand) + society(outlook, player.discards)
        value += later * share_of_later_turns(outlook)
        value += weights.ready * readiness(outlook)
        value -= counted_upon(outlook)
        value += outlook.reputation * outlook.turns * monuments(player)
        value += fairs(outlook) * player.shows(PRIVATE_STUDY, True)
    return value + this_turn(outlook) + courtships(outlook) + early_end(game, weights)


# Time


def look_ahead(game: ObsessionState, player: Player, weights: Weights) -> Outlook:
    """What the player has before him, and what things are worth by then."""
    tableau = game.setting.tableau  # OB-22.13 neither money nor good guests count in the end
    turns = turns_to_come(game, player, weights)
    soon = min(1.0, turns / 3)
    at_last, kept = (0.0, 0.25) if tableau else (END_POUND, 0.7)
    return Outlook(
        game,
        player,
        weights,
        turns,
        player.level,
        pound=at_last + (weights.pound - at_last) * soon,
        reputation=step_worth(game, player, weights, turns),
        casual=weights.casual * soon,
        prestige=weights.prestige * (kept + (1 - kept) * soon),
        servant=(0 if tableau else SERVANT_VP) + help_of(player, weights, turns),
    )


def turns_to_come(game: ObsessionState, player: Player, weights: Weights) -> float:
    """How many turns the player will have after the present one; a turn not begun is to come."""
    setting = game.setting
    track = setting.track
    left = float(track.spaces - game.space - sum(space > game.space for space in track.courtships))
    if setting.challenge:
        return min(left + in_play(game, UNDECIDED), rounds_to_go(game, weights))
    if not setting.courting:
        left = min(left, rounds_to_max(game, weights))
    if game.phase in BEFORE_THE_GAME or game.phase in BETWEEN_TURNS[1:]:
        return left
    place = (player.seat - game.first) % setting.players
    undecided = place == game.turn and game.phase in UNDECIDED
    return left + (place > game.turn or undecided)


def rounds_to_max(game: ObsessionState, weights: Weights) -> float:
    """OB-21.10, OB-22.11 When the first player will have the highest level."""
    goal = 5 * (game.setting.highest - 1)
    return max(0.0, min((goal - player.reputation) / weights.pace for player in game.players))


def in_play(game: ObsessionState, phases: Collection[Phase]) -> bool:
    """Whether a turn is being played, and is in one of some phases."""
    return game.turn < game.setting.players and game.phase in phases


def rounds_to_go(game: ObsessionState, weights: Weights) -> float:
    """OB-21.10 How many rounds the Estate Challenge will last: at least one, since none is half a round."""
    rounds = rounds_to_max(game, weights)
    if game.setting.edition == "it":
        rounds = max(rounds, unfinished(game.players[0].organiser, game.setting.rows) / weights.hosting)
    return max(1.0, rounds + 0.5) if rounds else 0.0


def early_end(game: ObsessionState, weights: Weights) -> float:
    """OB-21.17 What the last round of the Estate Challenge will bring."""
    setting = game.setting
    if not setting.challenge:
        return 0.0
    distance = rounds_saved(game, weights)
    if setting.edition == "it":
        return 5 * distance
    return 2.5 * distance * (abs(distance) + 1)


def rounds_saved(game: ObsessionState, weights: Weights) -> float:
    """OB-21.17 How many rounds before the target round the Estate Challenge will end."""
    setting = game.setting
    last = game.space + rounds_to_go(game, weights) - in_play(game, OPEN)
    return setting.target_round - min(last, float(setting.track.spaces))  # OB-21.12


def haste(game: ObsessionState, weights: Weights) -> float:
    """OB-21.17 What one step of reputation saves by an earlier end."""
    setting = game.setting
    if not setting.challenge or not rounds_to_max(game, weights):
        return 0.0
    if setting.edition == "it":
        return 5 / weights.pace
    return 2.5 * (2 * abs(rounds_saved(game, weights)) + 1) / weights.pace


def share_of_later_turns(outlook: Outlook) -> float:
    """How many of the turns to come are later than the next one, of which readiness tells.

    It matters only where a player decides when the game ends: there a hope counted twice would be a reason
    never to end it.
    """
    if not outlook.game.setting.challenge:
        return 1.0
    return max(0.0, outlook.turns - 1) / outlook.turns


def counted_upon(outlook: Outlook) -> float:
    """OB-21.17 What is not to be counted again: the reputation that the guess at the last round expects."""
    return outlook.reputation * outlook.weights.pace if outlook.game.setting.challenge else 0.0


# What there is


def fame(outlook: Outlook) -> float:
    """OB-7.4 The points of the level that will be reached; those of the way to the next one in part.

    A step counts as much as those at the end do: the higher one climbs, the more each is worth.
    """
    reached = expected_reputation(outlook.game, outlook.player, outlook.weights, outlook.turns)
    level = int(reached // 5) + 1
    part = outlook.weights.level * min(1.0, outlook.turns)
    return reputation_vp(level) + part * (level + 1) * (reached % 5) / 5


def expected_reputation(game: ObsessionState, player: Player, weights: Weights, turns: float) -> float:
    """OB-7.2 Where the reputation will be at the end; the nearer the cap, the slower it grows."""
    room, gain = game.setting.cap - player.reputation, weights.growth * turns
    return player.reputation + room * gain / (room + gain) if gain else float(player.reputation)


def wealth(outlook: Outlook) -> float:
    """OB-14.6 Money: more than can be spent is only counted at the end."""
    money = outlook.player.money
    spendable = min(money, outlook.weights.spending * max(1.0, outlook.turns))
    left = 0.0 if outlook.game.setting.tableau else END_POUND
    return spendable * outlook.pound + (money - spendable) * left


def step_worth(game: ObsessionState, player: Player, weights: Weights, turns: float) -> float:
    """OB-7.4 What one step of reputation is worth; OB-21.17 in the Estate Challenge it saves time as well."""
    reached = expected_reputation(game, player, weights, turns)
    room = game.setting.cap - player.reputation
    step = weights.level * (reached // 5 + 2) / 5 * min(1.0, room / 3)
    return step + weights.haste * haste(game, weights)


def household(outlook: Outlook) -> float:
    """OB-14.5 Servants: their points, and their help."""
    player = outlook.player
    special = sum(player.servants(servant) for servant in NEW_SERVANTS)
    points = 0 if outlook.game.setting.tableau else SERVANT_VP
    helpful = min(float(player.staff()), outlook.weights.staff) + 0.5 * special
    return points * player.staff() + outlook.weights.servant * min(outlook.turns, 6.0) * helpful


def help_of(player: Player, weights: Weights, turns: float) -> float:
    """What the help of one servant more is worth."""
    return weights.servant * min(turns, 6.0) * (player.staff() < weights.staff)


def hires(game: ObsessionState, player: Player) -> int:
    """OB-18.2 How many servants a pass can bring: two from the supply, else one of another family."""
    if not can_hire_while_passing(game, player):
        return 0
    able = hireable(game, player)
    found = sum(1 if servant in NEW_SERVANTS else game.for_hire[servant] for servant in able)
    return min(2, max(1, found))


def this_turn(outlook: Outlook) -> float:
    """What the turn that is being played will still bring."""
    game = outlook.game
    if game.current() is not outlook.player or game.phase in BEFORE_THE_GAME:
        return 0.0
    if game.phase in PLANNING and game.plan is not None:
        return underway(outlook, game.plan)
    if game.phase is Phase.PASS:
        return max(RENT * outlook.pound, hires(game, outlook.player) * outlook.servant)
    waiting = 0.0
    for due in game.queue:
        if due.do == Do.INVITE.value:
            each = outlook.prestige if due.deck == "prestige" else outlook.casual
            waiting += due.take * each + outlook.weights.look * (due.look - due.take)
        elif due.do == Do.VP_CARD.value:
            waiting += outlook.weights.vp_card
        elif due.do in (Do.HIRE.value, Do.RECRUIT.value):
            waiting += outlook.servant
        else:
            waiting += 1.0
    return waiting + outlook.weights.dismissal * min(2, game.this_turn.dismissals)
