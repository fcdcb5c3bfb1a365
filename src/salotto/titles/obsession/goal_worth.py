"""What a family may still reach: courtships and objectives, in points."""

from __future__ import annotations

from math import exp

from salotto.titles.obsession.cards import Category, Goal, Objective
from salotto.titles.obsession.courtship import column, season_of
from salotto.titles.obsession.goals import measured, worth
from salotto.titles.obsession.worth import Outlook

# Courtship


def courtships(outlook: Outlook) -> float:
    """OB-12 The hope to win the courtship of this season, and the last one."""
    game, weights = outlook.game, outlook.weights
    setting = game.setting
    if not setting.courting or not game.themes:
        return 0.0
    season = season_of(game)
    last = len(setting.track.courtships) - 1
    if season > last:
        return 0.0
    rounds = setting.track.courtships[season] - game.space
    total = 0.0
    if season < last and len(game.themes) > season:
        lead = leads(outlook, [game.themes[-1].category], season)
        total += weights.courtship * chance(lead, weights.rivalry + 0.5 * rounds)
    more = setting.track.spaces - game.space
    lead = leads(outlook, [theme.category for theme in game.themes], last)
    return total + weights.last_courtship * chance(lead, 1.5 * weights.rivalry + 0.8 * more)


def leads(outlook: Outlook, themes: list[Category], season: int) -> float:
    """OB-12.1, OB-15.8 How far ahead of everybody else the family is in these columns."""
    game, player = outlook.game, outlook.player
    own = sum(column(player, theme) for theme in themes)
    opponent = game.setting.opponent
    if opponent is not None:
        return own - sum(opponent.chart[theme][season] for theme in themes) - game.opponent_luck
    others = [sum(column(other, theme) for theme in themes) for other in game.players if other is not player]
    return own - max(others, default=0)


def chance(lead: float, spread: float) -> float:
    """How likely a lead is to hold."""
    return 1 / (1 + exp(min(30.0, max(-30.0, -2 * lead / spread))))


# Objectives


def objectives(outlook: Outlook) -> float:
    """OB-13.4 to OB-13.6 What the cards that may be kept are worth, those not reached by the way made."""
    player = outlook.player
    cards = [card for card in player.objectives.cards if card not in (player.chosen or ())]
    worths = sorted((promise(outlook, card) for card in cards), reverse=True)
    return sum(worths[: len(worths) - discards_left(outlook)])


def discards_left(outlook: Outlook) -> int:
    """OB-13.4 How many objective cards are still to be discarded, beyond those still to be drawn."""
    setting, game = outlook.game.setting, outlook.game
    if not setting.courting or setting.first_edition_objectives:
        return 0
    track = setting.track
    discards = sum(space >= game.space for space in track.courtships) - (outlook.player.chosen is not None)
    draws = sum(2 for event in track.events[game.space + 1 :] if event == "objective_draw")
    return max(0, discards - draws)


def promise(outlook: Outlook, card: Objective) -> float:
    """What an objective card is worth: its points, or a part of them."""
    goal = card.goal
    now = float(worth(outlook.game, outlook.player, goal))
    if now or outlook.turns < 0.5:
        return now
    return outlook.weights.progress * goal.vp * way_made(outlook, goal) ** 2 * min(1.0, outlook.turns / 3)


NO_WAY = ("per_guest", "per_tile", "per_monument", "host_tile_pr", "host_guests")
"""Goals of which a little is nothing, or counted already."""


def way_made(outlook: Outlook, goal: Goal) -> float:
    """Which part of an all-or-nothing goal is there, as the rule counts it."""
    if goal.type in NO_WAY:
        return 0.0
    have, wanted = measured(outlook.game, outlook.player, goal)
    return (0.5 + have) / (0.5 + wanted) if goal.tiles else have / wanted
