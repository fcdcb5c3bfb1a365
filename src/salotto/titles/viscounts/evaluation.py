"""How good a position is for a Viscount, in points: what is scored, and what may be hoped for.

Hopes shrink as the Debts and Deeds above the end cards run out: after the last turn only the score counts.
"""

from __future__ import annotations

from salotto.kit.objectives import objectives_worth
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.cards import CRIMINAL, RIBBONS, Timing, Townsfolk
from salotto.titles.viscounts.castle_worth import castle_worth
from salotto.titles.viscounts.chapter import counters_of
from salotto.titles.viscounts.forecast import ribbons_hope, sets_hope, turn_hope
from salotto.titles.viscounts.rival_worth import rival_value
from salotto.titles.viscounts.scoring import majority, points
from salotto.titles.viscounts.state import TRACK_END, Player, Stage, ViscountsState
from salotto.titles.viscounts.team_worth import danger
from salotto.titles.viscounts.worth import Judgement

ENOUGH_GOODS = 6
"""More of one good than this helps little."""
ENOUGH_WORKERS = 6
LONG = 20
"""A game takes about so many rounds; who still hopes then hopes too long."""
LONG_TOGETHER = 45
"""A co-operative game takes about so many turns of all players."""
LAST_TURN = 0.15
"""What hopes are worth for each turn that is left once the end is certain."""
SPACES = 6
"""Steps of the markers until they collide."""


def evaluate(state: ViscountsState, seat: int, judgement: Judgement) -> float:
    """What a seat has and may hope for; alone, how far it is ahead of the Rival; in the co-operative scenario
    what the team has, the same for all."""
    baron = state.baron
    if baron is None:
        player = state.players[seat]
        value = own_value(state, player, judgement)
        if state.rival is not None:
            return value - rivals_value(state, judgement, time_left(state, player))
        if state.carried is None:
            return value
        time = 0.0 if state.stage is Stage.OVER else time_left(state, player)
        goals = state.carried.objectives
        return value + objectives_worth(goals, state.rises, seat, counters_of(state, player), time)
    team = sum(own_value(state, player, judgement) for player in state.players) / len(state.players)
    if state.stage is Stage.OVER:
        return team - judgement.weights.defeat if baron.defeat else team
    if state.stage is not Stage.PLAY:
        return team
    return team - danger(state, baron, judgement.weights) - haste(state, judgement)


def rivals_value(state: ViscountsState, judgement: Judgement, time: float) -> float:
    """VW-10 What the Rival has and will have, the majorities included."""
    value = rival_value(state, judgement, time)
    return value if state.last_round else value + majorities(state, state.players[-1], judgement)


def haste(state: ViscountsState, judgement: Judgement) -> float:
    """VW-11.10.4 What the team will lack to the target if the piles run out as fast as they do."""
    numbers = state.setting.numbers
    seats = len(state.players)
    if state.last_round:
        turns = float((state.last_round - state.round + 1) * seats - (state.current - state.start) % seats)
    else:
        left = min(state.debts_left / numbers.debts_on_top, state.deeds_left / numbers.deeds_on_top)
        turns = seats + LONG_TOGETHER * left
    w = judgement.weights
    total = sum(sum(points(state, player).values()) for player in state.players)
    lacking = (numbers.target_vp_total or 0) - total - w.pace * turns
    return w.haste * lacking / seats if lacking > 0 else 0.0


def own_value(state: ViscountsState, player: Player, judgement: Judgement) -> float:
    """The points so far and the hopes of one player."""
    found = points(state, player)
    value = float(sum(found.values()))
    if state.stage is Stage.OVER:
        return value
    time = time_left(state, player)
    if state.first:
        value += castle_worth(state, player, judgement, time, 0, 0) - found["workers"] - found["leader"]
    value += time * hopes(state, player, judgement) + planned(state, player, judgement, time)
    if not state.last_round:
        value += majorities(state, player, judgement)
    if state.stage is Stage.PLAY and state.current == player.seat and not player.automatic:
        value += turn_hope(state, player, judgement, time)
    return value


def time_left(state: ViscountsState, player: Player) -> float:
    """From 1 at the beginning to 0 in the last turn (VW-9.1, VW-9.2)."""
    if state.last_round:
        seats = len(state.players)
        order = (player.seat - state.start) % seats
        to_come = order > (state.current - state.start) % seats
        return LAST_TURN * (state.last_round - state.round + to_come)
    numbers = state.setting.numbers
    if state.stage is not Stage.PLAY:
        return 1.0
    left = min(state.debts_left / numbers.debts_on_top, state.deeds_left / numbers.deeds_on_top)
    late = max(0, state.round - LONG) / LONG
    return max(2 * LAST_TURN, 0.35 + 0.65 * left - late)


# Hopes


def hopes(state: ViscountsState, player: Player, judgement: Judgement) -> float:
    """What goods, cards, slots, Manuscripts and markers may still bring."""
    w = judgement.weights
    hope = 0.0
    for number, worth in zip(player.goods, judgement.goods, strict=True):
        hope += worth * (number if number <= ENOUGH_GOODS else ENOUGH_GOODS + 0.3 * (number - ENOUGH_GOODS))
    hope += w.worker * min(player.supply, ENOUGH_WORKERS)
    hope += w.deed * player.acquired + w.debt * player.unpaid
    hope += w.flipped * (player.approved + player.paid)
    hope += track(player, judgement)
    emptied = player.emptied
    for at, worth in enumerate(w.slots):
        if emptied >> at & 1:
            hope += worth
    for card in player.bonuses:
        hope += w.bonus_icon * sum(card.icons)
    if player.manuscripts:
        counts = [sum(1 for tile in player.manuscripts if tile.ribbon is ribbon) for ribbon in RIBBONS]
        hope += w.set_hope * sets_hope(counts)
        for ribbon, number in enumerate(counts):
            if 0 < number < 3:
                hope += ribbons_hope(state, number, ribbon, judgement, 1.0)
    if not player.automatic:
        hope += deck(player, judgement) + row(player, judgement)
    return hope


def track(player: Player, judgement: Judgement) -> float:
    """VW-5.5 The coming collision: what it brings where it is expected, by how near it is."""
    gap = player.virtue - player.corruption
    at = player.corruption + judgement.weights.tilt * gap
    low = min(int(at), TRACK_END - 1)
    share = at - low
    worth = (1 - share) * judgement.collisions[low] + share * judgement.collisions[low + 1]
    return judgement.weights.track * worth * (SPACES - gap) / SPACES


def deck(player: Player, judgement: Judgement) -> float:
    """The mean worth of the cards of the deck, and the best card in hand."""
    cards = player.deck()
    if not cards:
        return 0.0
    w = judgement.weights
    worth = judgement.cards
    found = w.deck * sum(worth[card.key] for card in cards) / len(cards)
    if player.hand.cards:
        found += w.hand * sum(worth[card.key] for card in player.hand.cards) / 2
    return found


def row(player: Player, judgement: Judgement) -> float:
    """The cards on the board that stay: the left one for two more turns, the middle one for one.

    The card that has just been played counts as the left one, and what drops off still brings its effect.
    """
    w = judgement.weights
    left, middle, right = player.row
    found = 0.0
    stays = [0, 0, 0, 0]
    criminals = 0
    for card, share in ((left, w.row_left), (middle, w.row_middle)):
        if card is None:
            continue
        for icon in range(4):
            if card.icons[icon]:
                stays[icon] += card.icons[icon]
                found += share * w.icons[icon] * card.icons[icon]
        criminals += card.icons[CRIMINAL]
        found += share * w.icons[CRIMINAL] * card.icons[CRIMINAL]
    found += w.focus * (max(stays) + criminals)
    return found + sum(dropping(card, judgement) for card in (left, middle, right) if card is not None)


def dropping(card: Townsfolk, judgement: Judgement) -> float:
    """VW-5.1.2 What a card will bring when it drops off."""
    return 0.7 * sum(judgement.scripts[card.effects.key]) if card.timing is Timing.DROPOFF else 0.0


def majorities(state: ViscountsState, player: Player, judgement: Judgement) -> float:
    """VW-9.8, VW-11.10.3 The points of the end cards, by how near each is."""
    if state.stage is not Stage.PLAY:
        return 0.0
    numbers = state.setting.numbers
    by_debts = 1 - state.debts_left / numbers.debts_on_top
    by_deeds = 1 - state.deeds_left / numbers.deeds_on_top
    if state.setting.coop:
        found = (
            by_debts * BOX.end_cards["poverty"].vp * player.approved
            + by_deeds * BOX.end_cards["prosperity"].vp * player.paid
        )
    else:
        places = numbers.majority_vp
        deeds = majority([each.approved for each in state.players], places)[player.seat]
        debts = majority([each.paid for each in state.players], places)[player.seat]
        found = by_debts * deeds + by_deeds * debts
    return judgement.weights.majority * found


# What is under way


def planned(state: ViscountsState, player: Player, judgement: Judgement, time: float) -> float:
    """VW-8.2 What effects that are under way, or to come in this turn, will bring."""
    seat = player.seat
    found = hope = 0.0
    if state.resolving is not None and state.resolving[0] == seat:
        found, hope = judgement.rest(state.resolving[1], state.resolving[2])
    for task in state.agenda.tasks:
        args = task.args
        if not args or args[0] != seat:
            continue
        if task.rule == "resolve":
            points, later = judgement.rest(args[1], args[2])
            found += points
            hope += later
        elif task.rule == "react" or task.rule == "links":
            for key in args[1:]:
                points, later = judgement.scripts.get(key, (0.0, 0.0))
                found += points
                hope += later
        elif task.rule == "exchange":
            points, later = judgement.scripts[BOX.exchanges[args[1]].effects.key]
            found += args[2] * points
            hope += args[2] * later
    return found + time * hope
