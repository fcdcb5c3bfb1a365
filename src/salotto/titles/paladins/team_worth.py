"""What the Overlord threatens the team with, and what each action does against it (PW-14).

All of it is told for the whole team: a Baron Worker that goes spares every player his points, a King's Order
brings them to all. What a new round turns up counts only once the Paladins are chosen: it comes whatever
anybody does, and whoever passes last would else be afraid to pass.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from salotto.titles.paladins.boards import ORDER_PLACES, ROUNDS
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import ACTION_AT, ACTIONS, ATTACK, CONVERT, Paladin
from salotto.titles.paladins.coop import KINGS_THREAT, invaders_needed
from salotto.titles.paladins.legality import order_needs
from salotto.titles.paladins.state import FREE, Overlord, PaladinsState, Phase, Player
from salotto.titles.paladins.weights import Weights

BARON_WORKER = -BOX.coop.per_baron_worker
A_STEP = 2
"""Workers that it takes to raise an attribute, with some Workshops."""
HARDER = KINGS_THREAT.order_requirement_increase

Boost = tuple[int, int, int]
Needs = list[tuple[int, int]]


@dataclass(slots=True)
class OpenOrder:
    """PW-14.7 An Order that nobody has completed: what it asks for, and what the best player promises.

    A player may complete it in this round, with the boost of his Paladin, or in a later one, with the
    boost of a Paladin that he still has.
    """

    needs: Needs
    worth: float  # for the team, were it completed
    patience: float  # the share of it while it has to wait for a Paladin
    now: list[Boost | None] = field(default_factory=list)  # of each player, None: not in this round
    then: list[Boost | None] = field(default_factory=list)  # None: there is no later one
    later: list[Needs] = field(default_factory=list)  # PW-14.11.1 what it asks of each player by then
    promised: float = 0.0

    def hope(self, player: Player, attribute: int = -1) -> float:
        """What it is worth to the team that a player is so near; with an attribute, were that a step up."""
        share = 0.0
        boost = self.now[player.seat]
        if boost is not None:
            share = nearness(self.needs, player, boost, attribute)
        boost = self.then[player.seat]
        if boost is not None:
            share = max(share, self.patience * nearness(self.later[player.seat], player, boost, attribute))
        return self.worth * share


def nearness(needs: Needs, player: Player, boost: Boost, attribute: int = -1) -> float:
    """PW-14.7.1 How near a player is to what an Order asks for: the last steps count most."""
    have = asked = 0
    for needed, number in needs:
        have += min(number, player.attributes[needed] + boost[needed] + (needed == attribute))
        asked += number
    return have * have / (asked * asked)


@dataclass(slots=True)
class Team:
    """What stands against the team, and what it is worth to do something about it."""

    dangers: float  # less than nothing
    relief: list[float]  # of each action, for what it does against Threats and Invaders
    orders: list[OpenOrder]

    def order_step(self, player: Player, attribute: int) -> float:
        """PW-14.7.1 What a player's step of an attribute brings on the way to the Orders."""
        hope = 0.0
        for order in self.orders:
            hope += max(0.0, order.hope(player, attribute) - order.promised)
        return hope


def team_of(state: PaladinsState, overlord: Overlord, weights: Weights, honour: float) -> Team:
    """The team's outlook; `honour` is what one Honour less would cost all players together."""
    fresh = state.phase is Phase.PALADINS  # what this round turned up lies there since a moment
    left = ROUNDS - state.round + fresh
    players = state.setting.players
    relief = [0.0] * len(ACTIONS)
    dangers = 0.0
    acting = state.phase is Phase.ACTIONS
    won_back = weights.baron_worker * left / ROUNDS
    for at, workers in enumerate(overlord.workers):
        if workers > 0:
            new = fresh and BOX.track[overlord.places[at] - 1].round == state.round
            dangers += players * BARON_WORKER * (1.0 if new else won_back) * workers
            strikes = players * weights.threat if acting else 0.0
            dangers += strikes
            action = ACTION_AT[overlord.threats.cards[at].action]
            spared = players * BARON_WORKER * (1 - won_back) - strikes / workers
            relief[action] += spared * share_of_each(workers, able(state, action))
    missing = invaders_needed(state) - overlord.taken
    if acting and missing > 0:
        spared = weights.invaders * honour / invaders_needed(state)
        dangers -= spared * missing
        share = share_of_each(missing, able(state, ATTACK) + able(state, CONVERT))
        for action in (ATTACK, CONVERT):
            relief[action] += spared * share
    orders = open_orders(state, overlord, weights)
    dangers += sum(order.promised for order in orders)
    if fresh and orders and ORDER_PLACES[state.orders_up - 1].round == state.round:
        dangers += ORDER_PLACES[state.orders_up - 1].vp * players - orders[-1].promised
    return Team(dangers, relief, orders)


def able(state: PaladinsState, action: int) -> int:
    """PW-14.9.1 How many players may still take an action in this round."""
    number = 0
    for player in state.players:
        at_work = player.tavern is None or any(player.workers)
        number += at_work and not player.passed and not player.placed[action]
    return number


def share_of_each(deeds: int, chances: int) -> float:
    """What each of many chances to do something counts when only some deeds are asked for: were every player
    to count upon all of it, each would wait for the others."""
    return min(1.0, deeds / max(1, chances))


def open_orders(state: PaladinsState, overlord: Overlord, weights: Weights) -> list[OpenOrder]:
    """PW-14.7.4 The Orders that lie open: each brings its points if it is completed, or else costs them."""
    found = []
    for at in range(state.orders_up):
        if overlord.done[at] == FREE:
            needs = order_needs(state, overlord.orders.cards[at])
            worth = weights.near_order * 2 * ORDER_PLACES[at].vp * state.setting.players
            order = OpenOrder(needs, worth, weights.patience)
            for player in state.players:
                look_ahead(state, order, player)
            found.append(order)
    return found


def look_ahead(state: PaladinsState, order: OpenOrder, player: Player) -> None:
    """PW-5.6 With which boosts a player may complete an Order, and what that promises."""
    to_choose = player.paladin is None and not player.passed and state.phase is not Phase.ACTIONS
    later = order.needs
    if state.round == ROUNDS - 1 and not to_choose:
        later = [(attribute, number + HARDER) for attribute, number in later]
    boost: Boost | None = None
    if to_choose or state.round < ROUNDS:
        boost = best_boost(later, player, [*player.pile.cards, *player.drawn])
    order.now.append(None if player.passed or to_choose else in_time(order.needs, player))
    order.then.append(boost)
    order.later.append(later)
    order.promised = max(order.promised, order.hope(player))


def in_time(needs: Needs, player: Player) -> Boost | None:
    """PW-14.7.1 The boost of this round, if his Workers suffice to reach what an Order asks for, and one more
    to complete it."""
    boost = coming(player)
    if player.tavern is None:
        return boost
    missing = sum(max(0, number - player.attributes[needed] - boost[needed]) for needed, number in needs)
    return boost if missing * A_STEP + 1 <= sum(player.workers) else None


def best_boost(needs: Needs, player: Player, paladins: Sequence[Paladin]) -> Boost | None:
    """PW-14.7.1 The boost that brings a player nearest to an Order."""
    best: Boost | None = None
    most = 0.0
    for paladin in paladins:
        boost = (paladin.boost.strength, paladin.boost.faith, paladin.boost.influence)
        near = nearness(needs, player, boost)
        if best is None or near > most:
            best, most = boost, near
    return best


def coming(player: Player) -> Boost:
    """PW-5.6 The boost of this round's Paladin, shown or not."""
    paladin = player.paladin
    if paladin is None or player.shown:
        return player.boost
    return (paladin.boost.strength, paladin.boost.faith, paladin.boost.influence)
