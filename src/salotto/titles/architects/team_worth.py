"""How good a position is for the team of the co-operative scenario (AW-12), for each player alike.

What counts is how far the team is above its target, and the target rises with every Baron Worker in the
Guildhall (AW-12.9.3). So each round that the game goes on has a price: the Workers, Events and Requests that
the Intrigue deck still holds. Whoever fills a space of the Guildhall shortens the game by a part of a round,
which is most of what a Building is worth to the team.
"""

from __future__ import annotations

from salotto.titles.architects.adversaries import Intrigue
from salotto.titles.architects.box import BOX
from salotto.titles.architects.cards import GUILDHALL
from salotto.titles.architects.donations import owned
from salotto.titles.architects.effects import Row
from salotto.titles.architects.forecast import Course, course, rounds_to_fill
from salotto.titles.architects.scoring import EMPTY_DECK_VP, EVENT_VP, points, target
from salotto.titles.architects.state import ArchitectsState, Baron, Phase
from salotto.titles.architects.weights import Weights

WORKERS, EVENTS, REQUESTS = 0, 1, 2

FINAL_TURN = 1.0
"""AW-12.9.1 Everybody has one turn after the last space is filled."""

COMING = {
    card.key: (
        sum(1 for row in card.rows if row.do is Row.PLACE and row.at == GUILDHALL),
        sum(1 for row in card.rows if row.do is Row.REVEAL_EVENT),
        sum(1 for row in card.rows if row.do is Row.REVEAL_REQUEST),
    )
    for card in BOX.intrigues.values()
}
"""How many Workers in the Guildhall, Events and Requests each Intrigue card brings."""


def rounds_left(state: ArchitectsState, baron: Baron, courses: list[Course], weights: Weights) -> float:
    """AW-12.9.1 How long it takes the players and the Baron to fill the Guildhall."""
    spaces = state.setting.guildhall.spaces - len(state.guildhall)
    if state.ending >= 0 or spaces <= 0:
        return 0.0
    cards = baron.intrigues.cards + baron.discard.cards + baron.resolving
    pace = sum_of(cards, WORKERS) / max(1, len(cards))
    return rounds_to_fill(spaces, pace, weights.team_plans, courses)


def team_value(state: ArchitectsState, baron: Baron, weights: Weights) -> float:
    """AW-12.9.4 How far the team will be above its target, by player: now, and by what is still to come."""
    players = state.setting.players
    value = (sum([sum(points(state, player).values()) for player in state.players]) - target(state)) / players
    if state.phase is Phase.OVER or state.phase is Phase.SCORING:
        return value
    courses = [course(state, player, weights.team_space, weights) for player in state.players]
    rounds = rounds_left(state, baron, courses, weights)
    hope = 0.0
    if state.ending < 0:
        for each in courses:
            hope += each.score(rounds + FINAL_TURN)
    else:
        for seat in state.seats_from(state.turn)[: state.ending]:
            hope += courses[seat].score(FINAL_TURN)
    return (
        value
        + weights.team_plans * hope / players
        - price_of(state, baron, weights, rounds)
        + requests_ahead(state, baron, weights, rounds)
    )


def price_of(state: ArchitectsState, baron: Baron, weights: Weights, rounds: float) -> float:
    """What so many Intrigue cards cost each player: Workers, Events and Requests, by the deck as it lies.

    The deck is drawn to its end before the cards that were revealed come again (AW-12.4.3).
    """
    board = state.setting.baron
    assert board is not None
    if not rounds:
        return 0.0
    deck = baron.intrigues.cards
    cards = deck + baron.discard.cards + baron.resolving
    drawn = min(rounds, float(len(deck)))
    first = drawn / len(deck) if deck else 0.0
    again = (rounds - drawn) / max(1, len(cards))
    workers = first * sum_of(deck, WORKERS) + again * sum_of(cards, WORKERS)
    events = first * sum_of(deck, EVENTS) + again * sum_of(cards, EVENTS)
    requests = first * sum_of(deck, REQUESTS) + again * sum_of(cards, REQUESTS)
    price = board.target_vp_per_worker_and_player * workers
    left = len(baron.events.cards)
    price += events_worth(state, left) - events_worth(state, left - events)
    hidden = baron.requests.cards[baron.revealed :]
    for request in hidden:
        come = min(1.0, requests)
        if come <= 0:
            break
        requests -= come
        price += come * (request.vp_hidden - weights.team_revealed)
    return price


def sum_of(cards: list[Intrigue], what: int) -> int:
    """How many Baron Workers, Events or Requests some cards bring."""
    return sum([COMING[card.key][what] for card in cards])


def events_worth(state: ArchitectsState, left: float) -> float:
    """AW-12.7.5 What the Events in the deck are worth to each player; a part of one where it is uncertain."""
    empty = EMPTY_DECK_VP if state.setting.event_penalty_always else 0
    if left <= 0:
        return empty
    if left < 1:
        return empty + left * (EVENT_VP - empty)
    return EVENT_VP * left


def requests_ahead(state: ArchitectsState, baron: Baron, weights: Weights, rounds: float) -> float:
    """AW-12.7.2 What lies on open Requests promises each player: part of the way, part of the points.

    What somebody has and could give counts too; what cannot be given in time does not.
    """
    hope = 0.0
    for at in range(baron.revealed):
        request = baron.requests.cards[at]
        asked = request.per_player * state.setting.players
        missing = asked - baron.given[at]
        if missing <= 0:
            continue
        stock = min(missing, sum(owned(player, request.item) for player in state.players))
        reach = min(1.0, weights.team_reach * (rounds + 0.5) * state.setting.players / missing)
        way = weights.team_given * baron.given[at] + weights.team_stock * stock
        hope += reach * (request.vp_met - request.vp_failed) * way / asked
    return hope
