"""What the Overlord threatens the team with, and what each action does against it (PW-14).

All of it is told for the whole team: a Baron Worker that goes spares every player his points, a King's Order
brings them to all.
"""

from __future__ import annotations

from dataclasses import dataclass

from salotto.titles.paladins.boards import ORDER_PLACES, ROUNDS
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import ACTION_AT, ACTIONS, ATTACK, CONVERT
from salotto.titles.paladins.coop import invaders_needed
from salotto.titles.paladins.legality import order_needs
from salotto.titles.paladins.state import FREE, Overlord, PaladinsState, Phase, Player
from salotto.titles.paladins.weights import Weights

BARON_WORKER = -BOX.coop.per_baron_worker


@dataclass(slots=True)
class OpenOrder:
    """PW-14.7 An Order that nobody has completed: what it asks for, and how near the best player is."""

    needs: list[tuple[int, int]]
    asked: int
    nearest: int
    worth: float  # for the team, were it completed

    def hope(self, steps: int) -> float:
        """What it is worth to the team when somebody has so many of the steps."""
        share = steps / self.asked
        return self.worth * share * share


@dataclass(slots=True)
class Team:
    """What stands against the team, and what it is worth to do something about it."""

    dangers: float  # less than nothing
    relief: list[float]  # of each action, for what it does against Threats and Invaders
    orders: list[OpenOrder]

    def order_step(self, player: Player, attribute: int, more: int = 1) -> float:
        """PW-14.7.1 What a player's steps of an attribute bring on the way to the Orders."""
        hope = 0.0
        for order in self.orders:
            for needed, number in order.needs:
                if needed == attribute:
                    now = steps_to(order.needs, player)
                    then = min(order.asked, now + min(more, max(0, number - coming(player, attribute))))
                    if then > order.nearest:
                        hope += order.hope(then) - order.hope(order.nearest)
        return hope


def team_of(state: PaladinsState, overlord: Overlord, weights: Weights, honour: float) -> Team:
    """The team's outlook; `honour` is what one Honour less would cost all players together."""
    left = ROUNDS - state.round
    players = state.setting.players
    relief = [0.0] * len(ACTIONS)
    dangers = 0.0
    acting = state.phase is Phase.ACTIONS
    each = players * BARON_WORKER * (1 - weights.baron_worker * left / ROUNDS)
    for at, workers in enumerate(overlord.workers):
        if workers > 0:
            dangers += players * BARON_WORKER * weights.baron_worker * left / ROUNDS * workers
            strikes = players * weights.threat if acting else 0.0
            dangers += strikes
            relief[ACTION_AT[overlord.threats.cards[at].action]] += each - strikes / workers
    needed = invaders_needed(state)
    if acting and overlord.taken < needed:
        dangers -= weights.invaders * honour * (needed - overlord.taken) / needed
        for action in (ATTACK, CONVERT):
            relief[action] += weights.invaders * honour / needed
    orders = open_orders(state, overlord, weights)
    dangers += sum(order.hope(order.nearest) for order in orders)
    return Team(dangers, relief, orders)


def open_orders(state: PaladinsState, overlord: Overlord, weights: Weights) -> list[OpenOrder]:
    """PW-14.7.4 The Orders that lie open: each brings its points if it is completed, or else costs them."""
    found = []
    for at in range(state.orders_up):
        if overlord.done[at] == FREE:
            needs = order_needs(state, overlord.orders.cards[at])
            asked = sum(number for _, number in needs)
            nearest = max(steps_to(needs, player) for player in state.players)
            worth = weights.near_order * 2 * ORDER_PLACES[at].vp * state.setting.players
            found.append(OpenOrder(needs, asked, nearest, worth))
    return found


def steps_to(needs: list[tuple[int, int]], player: Player) -> int:
    """PW-14.7.1 How many of the steps that an Order asks for a player has."""
    return sum(min(coming(player, attribute), number) for attribute, number in needs)


def coming(player: Player, attribute: int) -> int:
    """PW-5.6 An attribute with the boost of this round's Paladin, shown or not."""
    paladin = player.paladin
    if paladin is None or player.shown:
        return player.effective(attribute)
    boost = (paladin.boost.strength, paladin.boost.faith, paladin.boost.influence)
    return player.attributes[attribute] + boost[attribute]
