"""How good a position of Obsession is for a seat, in points: what it has, and what it promises."""

from __future__ import annotations

from collections.abc import Collection

from salotto.titles.obsession.ambitions import courtships, objectives
from salotto.titles.obsession.cards import Do
from salotto.titles.obsession.challenge import unfinished
from salotto.titles.obsession.goals import monuments, people
from salotto.titles.obsession.hiring import hireable
from salotto.titles.obsession.hosting import can_hire_while_passing
from salotto.titles.obsession.prospects import (
    BETWEEN_TURNS,
    END_POUND,
    NEW_SERVANTS,
    PLANNING,
    Outlook,
    activities,
    fairs,
    readiness,
    roses,
    society,
    underway,
)
from salotto.titles.obsession.scoring import SERVANT_VP, milestone_vp, reputation_vp, score
from salotto.titles.obsession.setup import PRIVATE_STUDY, RENT
from salotto.titles.obsession.state import Estate, Phase, Player
from salotto.titles.obsession.weights import Weights

BEFORE_THE_GAME = (Phase.OPENING, Phase.FAMILIES, Phase.STARTERS, Phase.DEALING, Phase.REDRAW, Phase.KEEPING)

UNDECIDED = (Phase.BEGIN, Phase.ACT, Phase.BALL)
OPEN = (*UNDECIDED, Phase.PLAN, Phase.SERVE, Phase.FAVOURS)
"""A turn that may still bring reputation."""


def evaluate(estate: Estate, seat: int, weights: Weights) -> float:
    """How good the table is for a seat, or for its team; exact once the game is over."""
    player = estate.players[seat]
    if estate.phase is Phase.OVER:
        return float(sum(score(estate, player).values()))
    value = family_value(estate, player, weights)
    if not estate.setting.teams:
        return value
    mate = estate.mate_of(player)  # OB-20.15 the mean, but the lower reputation
    uneven = abs(player.reputation - mate.reputation) / 2
    return (value + family_value(estate, mate, weights)) / 2 - uneven


def family_value(estate: Estate, player: Player, weights: Weights) -> float:
    """What one family has, and what it may hope for."""
    outlook = look_ahead(estate, player, weights)
    value = (
        sum(laid.side.vp for laid in player.organiser)
        + roses(outlook)
        + fame(outlook)
        + weights.grandeur * player.level * min(outlook.turns, 6.0) / 6
        + wealth(outlook)
        + household(outlook)
        + guest_points(outlook)
        + milestone_vp(estate, player)
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
    return value + this_turn(outlook) + courtships(outlook) + early_end(estate, weights)


# Time


def look_ahead(estate: Estate, player: Player, weights: Weights) -> Outlook:
    """What the player has before him, and what things are worth by then."""
    tableau = estate.setting.tableau  # OB-22.13 neither money nor good guests count in the end
    turns = turns_to_come(estate, player, weights)
    soon = min(1.0, turns / 3)
    at_last, kept = (0.0, 0.25) if tableau else (END_POUND, 0.7)
    return Outlook(
        estate,
        player,
        weights,
        turns,
        player.level,
        pound=at_last + (weights.pound - at_last) * soon,
        reputation=step_worth(estate, player, weights, turns),
        casual=weights.casual * soon,
        prestige=weights.prestige * (kept + (1 - kept) * soon),
        servant=(0 if tableau else SERVANT_VP) + help_of(player, weights, turns),
    )


def turns_to_come(estate: Estate, player: Player, weights: Weights) -> float:
    """How many turns the player will have after the present one; a turn not begun is to come."""
    setting = estate.setting
    track = setting.track
    left = float(track.spaces - estate.space - sum(space > estate.space for space in track.courtships))
    if setting.challenge:
        return min(left + in_play(estate, UNDECIDED), rounds_to_go(estate, weights))
    if not setting.courting:
        left = min(left, rounds_to_max(estate, weights))
    if estate.phase in BEFORE_THE_GAME or estate.phase in BETWEEN_TURNS[1:]:
        return left
    place = (player.seat - estate.first) % setting.players
    undecided = place == estate.turn and estate.phase in UNDECIDED
    return left + (place > estate.turn or undecided)


def rounds_to_max(estate: Estate, weights: Weights) -> float:
    """OB-21.10, OB-22.11 When the first player will have the highest level."""
    goal = 5 * (estate.setting.highest - 1)
    return max(0.0, min((goal - player.reputation) / weights.pace for player in estate.players))


def in_play(estate: Estate, phases: Collection[Phase]) -> bool:
    """Whether a turn is being played, and is in one of some phases."""
    return estate.turn < estate.setting.players and estate.phase in phases


def rounds_to_go(estate: Estate, weights: Weights) -> float:
    """OB-21.10 How many rounds the Estate Challenge will last: at least one, since none is half a round."""
    rounds = rounds_to_max(estate, weights)
    if estate.setting.edition == "it":
        rounds = max(rounds, unfinished(estate, estate.players[0]) / weights.hosting)
    return max(1.0, rounds + 0.5) if rounds else 0.0


def early_end(estate: Estate, weights: Weights) -> float:
    """OB-21.17 What the last round of the Estate Challenge will bring."""
    setting = estate.setting
    if not setting.challenge:
        return 0.0
    distance = rounds_saved(estate, weights)
    if setting.edition == "it":
        return 5 * distance
    return 2.5 * distance * (abs(distance) + 1)


def rounds_saved(estate: Estate, weights: Weights) -> float:
    """OB-21.17 How many rounds before the target round the Estate Challenge will end."""
    setting = estate.setting
    last = estate.space + rounds_to_go(estate, weights) - in_play(estate, OPEN)
    return setting.target_round - min(last, float(setting.track.spaces))  # OB-21.12


def haste(estate: Estate, weights: Weights) -> float:
    """OB-21.17 What one step of reputation saves by an earlier end."""
    setting = estate.setting
    if not setting.challenge or not rounds_to_max(estate, weights):
        return 0.0
    if setting.edition == "it":
        return 5 / weights.pace
    return 2.5 * (2 * abs(rounds_saved(estate, weights)) + 1) / weights.pace


def share_of_later_turns(outlook: Outlook) -> float:
    """How many of the turns to come are later than the next one, of which readiness tells.

    It matters only where a player decides when the game ends: there a hope counted twice would be a reason
    never to end it.
    """
    if not outlook.estate.setting.challenge:
        return 1.0
    return max(0.0, outlook.turns - 1) / outlook.turns


def counted_upon(outlook: Outlook) -> float:
    """OB-21.17 What is not to be counted again: the reputation that the guess at the last round expects."""
    return outlook.reputation * outlook.weights.pace if outlook.estate.setting.challenge else 0.0


# What there is


def fame(outlook: Outlook) -> float:
    """OB-7.4 The points of the level that will be reached; those of the way to the next one in part.

    A step counts as much as those at the end do: the higher one climbs, the more each is worth.
    """
    reached = expected_reputation(outlook.estate, outlook.player, outlook.weights, outlook.turns)
    level = int(reached // 5) + 1
    part = outlook.weights.level * min(1.0, outlook.turns)
    return reputation_vp(level) + part * (level + 1) * (reached % 5) / 5


def expected_reputation(estate: Estate, player: Player, weights: Weights, turns: float) -> float:
    """OB-7.2 Where the reputation will be at the end; the nearer the cap, the slower it grows."""
    room, gain = estate.setting.cap - player.reputation, weights.growth * turns
    return player.reputation + room * gain / (room + gain) if gain else float(player.reputation)


def wealth(outlook: Outlook) -> float:
    """OB-14.6 Money: more than can be spent is only counted at the end."""
    money = outlook.player.money
    spendable = min(money, outlook.weights.spending * max(1.0, outlook.turns))
    left = 0.0 if outlook.estate.setting.tableau else END_POUND
    return spendable * outlook.pound + (money - spendable) * left


def step_worth(estate: Estate, player: Player, weights: Weights, turns: float) -> float:
    """OB-7.4 What one step of reputation is worth; OB-21.17 in the Estate Challenge it saves time as well."""
    reached = expected_reputation(estate, player, weights, turns)
    room = estate.setting.cap - player.reputation
    step = weights.level * (reached // 5 + 2) / 5 * min(1.0, room / 3)
    return step + weights.haste * haste(estate, weights)


def household(outlook: Outlook) -> float:
    """OB-14.5 Servants: their points, and their help."""
    player = outlook.player
    special = sum(player.servants(servant) for servant in NEW_SERVANTS)
    points = 0 if outlook.estate.setting.tableau else SERVANT_VP
    helpful = min(float(player.staff()), outlook.weights.staff) + 0.5 * special
    return points * player.staff() + outlook.weights.servant * min(outlook.turns, 6.0) * helpful


def help_of(player: Player, weights: Weights, turns: float) -> float:
    """What the help of one servant more is worth."""
    return weights.servant * min(turns, 6.0) * (player.staff() < weights.staff)


def hires(estate: Estate, player: Player) -> int:
    """OB-18.2 How many servants a pass can bring: two from the supply, else one of another family."""
    if not can_hire_while_passing(estate, player):
        return 0
    able = hireable(estate, player)
    found = sum(1 if servant in NEW_SERVANTS else estate.for_hire[servant] for servant in able)
    return min(2, max(1, found))


def guest_points(outlook: Outlook) -> float:
    """OB-14.2 The people; OB-22.13 without courtship only the bad ones count."""
    cards = people(outlook.estate, outlook.player)
    if outlook.estate.setting.tableau:
        return float(sum(min(card.vp, 0) for card in cards))
    return float(sum(card.vp for card in cards))


def this_turn(outlook: Outlook) -> float:
    """What the turn that is being played will still bring."""
    estate = outlook.estate
    if estate.current() is not outlook.player or estate.phase in BEFORE_THE_GAME:
        return 0.0
    if estate.phase in PLANNING and estate.plan is not None:
        return underway(outlook, estate.plan)
    if estate.phase is Phase.PASS:
        return max(RENT * outlook.pound, hires(estate, outlook.player) * outlook.servant)
    waiting = 0.0
    for due in estate.queue:
        if due.do == Do.INVITE.value:
            each = outlook.prestige if due.deck == "prestige" else outlook.casual
            waiting += due.take * each + outlook.weights.look * (due.look - due.take)
        elif due.do == Do.VP_CARD.value:
            waiting += outlook.weights.vp_card
        elif due.do in (Do.HIRE.value, Do.RECRUIT.value):
            waiting += outlook.servant
        else:
            waiting += 1.0
    return waiting + outlook.weights.dismissal * estate.dismissals
