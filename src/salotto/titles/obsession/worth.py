"""What people, tiles and activities promise, in points: small sums for the evaluation of a position."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from typing import NamedTuple

from salotto.titles.obsession.cards import Do, Favour, Favours, Gentry, Side, Slot, Tile
from salotto.titles.obsession.feasible import balance, rating_limit
from salotto.titles.obsession.means import fits, means_of
from salotto.titles.obsession.service import Staff, staff_of
from salotto.titles.obsession.settings import FAIR_MONEY, FAIR_REPUTATION, HELP_COST, PRIVATE_STUDY
from salotto.titles.obsession.state import ObsessionState, Phase, Plan, Player
from salotto.titles.obsession.weights import Weights

ONCE = "flip-once"

END_POUND = 0.005
"""OB-14.6 What a pound is worth in the end."""


class Gains(NamedTuple):
    """What favours bring, kind by kind; `rest` is in points already."""

    pounds: float = 0.0
    reputation: float = 0.0
    casual: float = 0.0
    prestige: float = 0.0
    servants: float = 0.0
    rest: float = 0.0


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a player has before him, and what things are worth to him now."""

    game: ObsessionState
    player: Player
    weights: Weights
    turns: float  # still to come
    level: int
    pound: float
    reputation: float
    casual: float
    prestige: float
    servant: float

    def worth(self, gains: Gains) -> float:
        """Gains in points."""
        return (
            gains.pounds * self.pound
            + gains.reputation * self.reputation
            + gains.casual * self.casual
            + gains.prestige * self.prestige
            + gains.servants * self.servant
            + gains.rest
        )


# Favours


@cache
def gains_of(favours: Favours, weights: Weights) -> Gains:
    """What all the favours and penalties of a tile or person bring together."""
    kinds = zip(*(gain_of(favour, weights) for favour in favours), strict=True)
    return Gains(*map(sum, kinds)) if favours else Gains()


def gain_of(favour: Favour, weights: Weights) -> Gains:
    """What one favour brings."""
    match favour.do:
        case Do.MONEY:
            return Gains(pounds=favour.n)
        case Do.REPUTATION:
            return Gains(reputation=favour.n)
        case Do.ADMIRER:
            return Gains(reputation=0.3 * favour.n)
        case Do.INVITE:
            choice = weights.look * (favour.look - favour.take)
            if favour.deck == "prestige":
                return Gains(prestige=favour.take, rest=choice)
            return Gains(casual=favour.take, rest=choice)
        case Do.VP_CARD:
            return Gains(rest=weights.vp_card * favour.n)
        case Do.OBJECTIVE:
            return Gains(rest=weights.objective * favour.take)
        case Do.HIRE | Do.RECRUIT:
            return Gains(servants=favour.n)
        case Do.GOSSIP:
            return Gains(rest=0.3 * favour.n)
        case Do.CHOICE:
            return max((gains_of(each, weights) for each in favour.of), key=_roughly)
        case Do.DOUBLE:
            return Gains(rest=2.5 * weights.guest)
        case Do.DISMISS:
            return Gains(rest=weights.dismissal)
        case _:
            return Gains(rest=1.0)


def _roughly(gains: Gains) -> float:
    pounds, reputation, casual, prestige, servants, rest = gains
    return 0.008 * pounds + reputation + 0.7 * casual + 3.5 * prestige + 2.2 * servants + rest


# People


def visit(outlook: Outlook, card: Gentry) -> float:
    """What a person brings to an activity."""
    return outlook.worth(gains_of(card.favours, outlook.weights))


def society(outlook: Outlook, cards: Iterable[Gentry]) -> float:
    """What all the people of a family will bring in the turns to come, the best of them most often."""
    weights = outlook.weights
    found = sorted(
        (visit(outlook, card) * hope(outlook, card.rating) - 0.15 * len(card.service) for card in cards),
        reverse=True,
    )
    total, share = 0.0, 1.0
    for each in found:
        if each <= 0:
            break
        total += each * share
        share *= weights.decay
    return weights.visits * outlook.turns * total


# Tiles


def hosting(outlook: Outlook, side: Side) -> float:
    """What an activity brings with average guests."""
    return outlook.worth(gains_of(side.favours, outlook.weights)) + outlook.weights.guest * side.guests


def hope(outlook: Outlook, rating: int) -> float:
    """How likely a level will be reached in time to be of use."""
    missing = rating - outlook.level
    if missing <= 0:
        return 1.0
    turns = 5 * missing / outlook.weights.pace
    return outlook.weights.ambition * max(0.0, 1 - turns / max(1.0, outlook.turns))


def activities(outlook: Outlook) -> float:
    """What the tiles of the organiser will bring in the turns to come; the two best take turns.

    A tile is used once before it shows its rose, and often after that.
    """
    found = [0.0, 0.0]
    for laid in outlook.player.organiser:
        side = laid.tile.sides[1] if laid.tile.flips == ONCE else laid.side
        if side.playable:
            found.append(hosting(outlook, side) * hope(outlook, laid.tile.rating))
    found.sort(reverse=True)
    second = outlook.weights.second
    return outlook.weights.hosting * outlook.turns * ((1 - second) * found[0] + second * found[1])


def roses(outlook: Outlook) -> float:
    """OB-4.8.2 What the tiles not yet used will gain by it, for as many as there are turns."""
    plan = outlook.game.plan
    busy = plan.laid.tile if plan is not None and outlook.game.current() is outlook.player else None
    sure = 0.0
    hopes = []
    for laid in outlook.player.organiser:
        if laid.back or laid.tile.flips != ONCE:
            continue
        gain = first_use(outlook, laid.tile)
        if laid.tile is busy:
            sure += gain
            continue
        front, back = (outlook.worth(gains_of(side.favours, outlook.weights)) for side in laid.tile.sides)
        gain += max(0.0, front - back)
        if gain > 0:
            hopes.append(gain * hope(outlook, laid.tile.rating))
    hopes.sort(reverse=True)
    turns = outlook.turns * outlook.weights.hosting
    return sure + outlook.weights.flip * sum(
        gain * min(1.0, max(0.0, turns - at)) for at, gain in enumerate(hopes)
    )


def first_use(outlook: Outlook, tile: Tile) -> float:
    """What a tile gains when it is turned over."""
    gain = float(tile.sides[1].vp - tile.sides[0].vp)
    if tile is PRIVATE_STUDY:
        gain += fairs(outlook)
    elif tile.sides[1].monument:
        gain += outlook.turns * outlook.reputation
    return gain


def fairs(outlook: Outlook) -> float:
    """OB-3.8 What the village fairs to come will pay to whom planned them."""
    setting, space = outlook.game.setting, outlook.game.space
    last = None if setting.courting else space + 1 + round(outlook.turns)  # who plays for Max ends it sooner
    fairs = setting.track.events[space + 1 : last].count("village_fair")
    return fairs * (FAIR_MONEY * outlook.pound + FAIR_REPUTATION * outlook.reputation)


# The activity of this turn


def underway(outlook: Outlook, plan: Plan) -> float:
    """OB-4.4 to OB-4.6 What an activity will bring that is being planned."""
    weights, player = outlook.weights, outlook.player
    total = outlook.worth(gains_of(plan.side.favours, weights))
    total += sum(visit(outlook, card) for card in plan.guests)
    if not plan.used and plan.side.slot is not Slot.DECK_TOP:
        means = means_of(outlook.game, player)
        free = [card for card in player.hand if card not in plan.guests]
        total += company(outlook, plan, free, means.staff, means.free)
    total += outlook.reputation * (plan.cook + plan.second_cook) + 100 * outlook.pound * len(plan.hall_boys)
    return total + 2 * weights.look * len(plan.vetting)


def company(outlook: Outlook, plan: Plan, people: Sequence[Gentry], staff: Staff, free: int) -> float:
    """The best guests who can still be served, one after the other, less the help that others need."""
    side, limit = plan.side, rating_limit(plan)
    demand, _ = balance(side, plan.guests)
    helped = max(free, staff.least_help(demand))
    wanted = plan.wanted - len(plan.guests)
    total = 0.0
    found = [
        (visit(outlook, card), card)
        for card in people
        if (side.any_rating or card.rating <= limit) and fits(side.slot, card)
    ]
    found.sort(key=itemgetter(0), reverse=True)
    for worth, card in found:
        if wanted == 0:
            break
        if staff.least_help(demand + card.demand) <= helped:
            demand += card.demand
            total += worth
            wanted -= 1
    return total - HELP_COST * outlook.reputation * (wanted + helped - free)


# The next activity


def readiness(outlook: Outlook) -> float:
    """What the best activity of the next turn will bring with the people and servants at hand."""
    game, player = outlook.game, outlook.player
    mine = game.current() is player and game.phase not in BETWEEN_TURNS
    plan = game.plan if mine else None
    people = [card for card in player.hand if card not in plan.guests] if plan is not None else player.hand
    ready, resting = player.available, player.quarters
    if not (mine and game.phase is Phase.ACT):
        ready = [one + other for one, other in zip(ready, resting, strict=True)]
        resting = player.expended
    if plan is not None and not plan.used and game.phase in PLANNING:
        ready = ready.copy()
        for servant in plan.side.servants:
            ready[servant] = max(0, ready[servant] - 1)
    staff = staff_of(tuple(ready), tuple(resting), means_of(game, player).staff.rooms)
    best = 0.0
    for laid in player.organiser:
        side = laid.side
        if not side.playable or laid.tile.rating > outlook.level or not side.guests:
            continue
        if staff.least_help(side.demand):
            continue
        worth = outlook.worth(gains_of(side.favours, outlook.weights))
        worth += company(outlook, Plan(laid, outlook.level), people, staff, 0)
        best = max(best, worth)
    return best


BETWEEN_TURNS = (Phase.BEGIN, Phase.ROUND, Phase.COURTSHIP, Phase.DISCARD, Phase.SEASON_END, Phase.LAST)
PLANNING = (Phase.PLAN, Phase.SERVE, Phase.FAVOURS)
