"""How good a position is for an architect, in points: what is scored, and what may be hoped for.

Hopes shrink as the Guildhall fills: on the last turn only the score counts.
"""

from __future__ import annotations

from salotto.kit.objectives import objectives_worth
from salotto.titles.architects.cards import Building
from salotto.titles.architects.counters import counters_of
from salotto.titles.architects.effects import GOLD, MARBLE, STONE, WOOD
from salotto.titles.architects.scoring import points
from salotto.titles.architects.settings import LEVELS
from salotto.titles.architects.state import ArchitectsState, Phase, Player
from salotto.titles.architects.team_worth import team_value
from salotto.titles.architects.weights import Weights

ENOUGH_GOODS = 9
"""More of one good than this helps little."""
MOST_GOODS = 25
"""Whoever has so many of a good gains nothing by more: greedy players would gather them for ever."""
TREASURE = 8
"""Gold and Marble beyond this is there to be built with: whoever only gathers it loses to those who build."""
ENOUGH_WORKERS = 5
"""Whoever has fewer Workers at hand will soon spend every other turn on taking one back."""
LONG = 22
"""A game takes about so many turns of each player; who still hopes then hopes too long."""
HOPES = 3
"""A player builds so many of the cards in hand, at best."""


def evaluate(state: ArchitectsState, seat: int, weights: Weights) -> float:
    """What a seat has and may hope for; in the co-operative game, what the team has."""
    if state.baron is None:
        value = own_value(state, state.players[seat], weights)
        goals = state.setting.objectives
        if not goals:
            return value
        time = 0.0 if state.phase is Phase.OVER else time_left(state)
        return value + objectives_worth(goals, state.rises, seat, counters_of(state, seat), time)
    value = team_value(state, state.baron, weights)
    if state.phase is Phase.OVER or state.phase is Phase.SCORING:
        return value
    hope = sum([standing(state, player, weights) for player in state.players]) / len(state.players)
    return value + weights.team_hopes * time_left(state) * hope


def own_value(state: ArchitectsState, player: Player, weights: Weights) -> float:
    """The points so far and the hopes of one player."""
    value = float(sum(points(state, player).values()))
    if state.phase is Phase.OVER or state.phase is Phase.SCORING:
        return value
    if state.ending < 0:
        hoard = player.goods[GOLD] + player.goods[MARBLE] - TREASURE
        if hoard > 0:
            value -= weights.hoard * hoard
        value += weights.built * state.guildhall.count(player.seat)
        short = ENOUGH_WORKERS - state.workers[player.seat]
        if short > 0:
            value += weights.few * short * short
    return value + time_left(state) * hopes(state, player, weights)


def time_left(state: ArchitectsState) -> float:
    """From 1 at the beginning to 0 on the last turn: the Guildhall is the clock (AW-4.9.2)."""
    if state.ending >= 0:
        return 0.15
    spaces = state.setting.guildhall.spaces
    left = max(0, spaces - len(state.guildhall)) / spaces
    late = max(0.0, state.turns / state.setting.players - LONG) / LONG
    return max(0.3, min(1.0, 0.25 + 1.1 * left) - late)


def hopes(state: ArchitectsState, player: Player, weights: Weights) -> float:
    """What goods, Workers, Apprentices and cards may still bring."""
    skills = 0
    for apprentice in player.apprentices:
        skills |= apprentice.skill_mask
    hope = standing(state, player, weights) + weights.skill * skills.bit_count()
    return hope + plans(player, skills, weights) + cathedral(player, weights)


def standing(state: ArchitectsState, player: Player, weights: Weights) -> float:
    """What goods, Workers, Apprentices, Virtue and Debts may still bring, whatever is built."""
    seat = player.seat
    hope = 0.0
    for number, worth in zip(player.goods, weights.goods(), strict=True):
        more = min(number, MOST_GOODS) - ENOUGH_GOODS
        hope += worth * (number if more <= 0 else ENOUGH_GOODS + 0.3 * more)
    hope += weights.worker * min(state.workers[seat], 10)
    colours = state.setting.colours
    for there in state.at[seat::colours]:
        if there > 1:
            hope += weights.group * min(there - 1, 8)
    hope += weights.captive * state.captives_of(seat)
    hope += weights.prisoner * state.prison[seat] + weights.held * state.held_elsewhere(seat)
    for apprentice in player.apprentices:
        hope += weights.apprentice * len(apprentice.abilities)
    if player.virtue < 5:
        hope += weights.virtue_low * (5 - player.virtue)
    elif player.virtue > 9:
        hope += weights.virtue_high * (player.virtue - 9)
    return hope + weights.unpaid * player.debts


def plans(player: Player, skills: int, weights: Weights) -> float:
    """The best cards in hand, by what is there of their cost and skills; the others are only cards."""
    hand = player.hand.cards
    worth = sorted((plan_value(player, card, skills, weights) for card in hand), reverse=True)
    return sum(worth[:HOPES]) + weights.card * min(len(hand), 6)


def plan_value(player: Player, card: Building, skills: int, weights: Weights) -> float:
    """A Building that could be constructed: its points, by how much of it is there."""
    missing = (card.skill_mask & ~skills).bit_count()
    there = total = 0
    for good, number in card.needs:
        total += number
        there += min(number, player.goods[good])
    share = there / total if total else 1.0
    value = card.vp + 0.5 * card.virtue
    if missing:
        return value * weights.ready * share / (1 + missing)
    return value * (
        weights.plan if share == 1.0 else weights.ready + 0.5 * (weights.plan - weights.ready) * share
    )


def cathedral(player: Player, weights: Weights) -> float:
    """AW-5.2.2 The next level of the Cathedral, by how much of its cost is there."""
    if player.level >= len(LEVELS) or player.virtue < 5:
        return 0.0
    level = LEVELS[player.level]
    gained = level.vp - (LEVELS[player.level - 1].vp if player.level else 0)
    if level.any_n:
        share = min(level.any_n, player.goods[WOOD] + player.goods[STONE]) / level.any_n
    else:
        asked = there = 0
        for item, number in level.cost.items():
            asked += number
            there += min(number, player.goods[GOLD if item.value == "gold" else MARBLE])
        share = there / asked
    return weights.next_level * gained * share
