"""Step 6: the favours of tile and guests (OB-4.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from salotto.kernel.decisions import Rule, choose, tell
from salotto.titles.obsession.box import BOX, best_pounds
from salotto.titles.obsession.cards import Category, Do, Favour, Favours, Gentry
from salotto.titles.obsession.decks import draw_objectives, draw_vp_card, invite
from salotto.titles.obsession.feasible import KITCHEN
from salotto.titles.obsession.hiring import hire_one, hireable, recruit_one, recruitable
from salotto.titles.obsession.setup import BORROW_COST, BORROWED
from salotto.titles.obsession.special import borrow
from salotto.titles.obsession.state import Due, Estate, Phase, Plan, Player

BARN = BOX.tile("barn")
HALL_BOY_POUNDS = 100
"""OB-17.9"""
COOK_REPUTATION = 1
"""OB-17.6"""


@dataclass(frozen=True, slots=True)
class Part:
    """One side of an either/or favour."""

    key: str
    favours: Favours


def part_key(favours: Favours) -> str:
    """What a part of a choice is called."""
    favour = favours[0]
    words = [favour.do.value, favour.deck, *(str(n) for n in (favour.n, favour.look, favour.take) if n)]
    return ":".join(["favour", *(word for word in words if word)])


def brings_money(card: Gentry) -> bool:
    """OB-17.10 Whether a card has a gain in pounds."""
    return any(favour.do is Do.MONEY and favour.n > 0 for part in flat(card.favours) for favour in part)


def brings_guests(favours: Favours) -> bool:
    """OB-17.11 Whether there is an invitation among some favours."""
    return any(favour.do is Do.INVITE for part in flat(favours) for favour in part)


def flat(favours: Favours) -> list[Favours]:
    """The favours, and those within choices."""
    return [favours, *(part for favour in favours if favour.do is Do.CHOICE for part in favour.of)]


# Settling what is to be had (OB-4.6.12)


def enjoy(estate: Estate, player: Player) -> Rule[None]:
    """OB-4.6.1 Choices first, then money, reputation and gossip; what needs cards waits in the queue."""
    plan = estate.plan
    if plan is None:
        raise ValueError("no activity to enjoy")
    shares = yield from settle(estate, player, plan)
    take_money(player, plan, shares)
    take_reputation(estate, player, plan, shares)
    yield from gossip(estate, player, shares)
    yield from line_up(estate, player, plan, shares)
    player.hosted_rating = max(player.hosted_rating, plan.laid.tile.rating)
    player.hosted_guests = max(player.hosted_guests, len(plan.guests))
    estate.phase = Phase.QUEUE


Share = tuple[str, Favour]
"""A favour and the key of what gives it."""


def settle(estate: Estate, player: Player, plan: Plan) -> Rule[list[Share]]:
    """OB-4.6.12 Fix all either/or choices and what a suite doubles."""
    shares: list[Share] = []
    shares += yield from pick_parts(estate, player, plan, plan.laid.tile.key, plan.side.favours, shares, 0)
    doubling = [favour for favour in plan.side.favours if favour.do is Do.DOUBLE]
    for at, guest in enumerate(plan.guests):
        own = yield from pick_parts(estate, player, plan, guest.key, guest.favours, shares, at + 1)
        if doubling and doubling[0].which == "all":
            own = own + own
        elif doubling and own:
            parts = {part_key((favour,)): Part(part_key((favour,)), (favour,)) for _, favour in own}
            twice = yield from choose(player.seat, "ob-double", list(parts.values()), guest=guest.key)
            own = [*own, (guest.key, twice.favours[0])]
        shares += own
    return shares


def pick_parts(
    estate: Estate,
    player: Player,
    plan: Plan,
    source: str,
    favours: Favours,
    before: Sequence[Share],
    at: int,
) -> Rule[list[Share]]:
    """OB-4.6.2 Of each choice one part, such that all penalties can still be paid."""
    found: list[Share] = []
    for favour in favours:
        if favour.do is not Do.CHOICE:
            found.append((source, favour))
            continue
        later = sum(guest.pounds for guest in plan.guests[at:])
        sure = sum(share.n for _, share in (*before, *found) if share.do is Do.MONEY)
        parts = [
            Part(part_key(part), part)
            for part in favour.of
            if suits(estate, player, plan, source, part)
            and can_pay(player, plan, sure + later + best_pounds(part))
        ]
        part = yield from choose(player.seat, "ob-either-or", parts, source=source)
        found += [(source, each) for each in part.favours]
    return found


def suits(estate: Estate, player: Player, plan: Plan, source: str, part: Favours) -> bool:
    """OB-17.10, OB-17.25, OB-9.4 Whether a part of a choice can be taken as the servants stand."""
    if plan.hall_boy == source and best_pounds(part) <= 0:
        return False
    if plan.vetting == source and not brings_guests(part):
        return False
    if part[0].do is Do.HIRE:
        return bool(hireable(estate, player))
    return part[0].do is not Do.RECRUIT or bool(recruitable(estate, player))


def can_pay(player: Player, plan: Plan, pounds: int) -> bool:
    """OB-4.6.3 Whether a sum can be paid, with borrowing."""
    pounds += HALL_BOY_POUNDS if plan.hall_boy else 0
    missing = -(player.money + pounds)
    return missing <= 0 or -(-missing // BORROWED) * BORROW_COST <= player.reputation


# (a) Money


def total(shares: Iterable[Share], do: Do) -> int:
    """The sum of all favours of a kind."""
    return sum(favour.n for _, favour in shares if favour.do is do)


def take_money(player: Player, plan: Plan, shares: Sequence[Share]) -> None:
    """OB-4.6.3 One sum of all gains and penalties; what is missing is borrowed."""
    pounds = total(shares, Do.MONEY) + (HALL_BOY_POUNDS if plan.hall_boy else 0)
    while player.money + pounds < 0:
        borrow(player)
    player.money += pounds


# (b) Reputation and gossip


def admirer(plan: Plan, shares: Sequence[Share]) -> int:
    """OB-4.6.6 The young lady's bonus, once, if a gentleman among the prestige guests attends."""
    if any(guest.gentleman and guest.prestige for guest in plan.guests):
        return max((favour.n for _, favour in shares if favour.do is Do.ADMIRER), default=0)
    return 0


def take_reputation(estate: Estate, player: Player, plan: Plan, shares: Sequence[Share]) -> None:
    """OB-4.6.4, OB-4.6.5 One sum of gains and penalties, with Barn, cook and admirer."""
    reputation = total(shares, Do.REPUTATION) + admirer(plan, shares)
    if plan.side.category is Category.ESTATE and player.owns(BARN):
        reputation += 1  # OB-9.6
    if plan.cook or plan.laid.tile is KITCHEN:
        reputation += COOK_REPUTATION  # OB-17.6, OB-24.9
    estate.gain(player, reputation)


def gossip(estate: Estate, player: Player, shares: Sequence[Share]) -> Rule[None]:
    """OB-4.6.7 Each gossip lowers the reputation of another player."""
    for source, favour in shares:
        if favour.do is Do.GOSSIP:
            others = [f"seat:{other.seat}" for other in estate.players if other is not player]
            if not others:
                return  # OB-15.11
            key = yield from choose(player.seat, "ob-gossip", others, guest=source, n=favour.n)
            target = estate.players[int(key.partition(":")[2])]
            estate.gain(target, -favour.n)
            yield tell("ob-gossips", player.seat, other=target.seat, n=favour.n)


# (c), (d) What needs cards


def line_up(estate: Estate, player: Player, plan: Plan, shares: Sequence[Share]) -> Rule[None]:
    """OB-4.6.1 Invitations, then the other favours, wait for their turn; dismissals for step 8."""
    dues = [
        Due(Do.INVITE.value, favour.deck, favour.look, favour.take, source)
        for source, favour in shares
        if favour.do is Do.INVITE
    ]
    dues = yield from vet(estate, player, plan, dues)
    for source, favour in shares:
        if favour.do in (Do.VP_CARD, Do.HIRE, Do.RECRUIT, Do.RETURN_TO_HAND):
            dues += [Due(favour.do.value, source=source)] * favour.n
        elif favour.do is Do.OBJECTIVE and estate.setting.objective_cards:
            dues.append(Due(favour.do.value, "", favour.look, favour.take, source))
    estate.dismissals += total(shares, Do.DISMISS)
    estate.queue = tuple(dues)


def vet(estate: Estate, player: Player, plan: Plan, dues: list[Due]) -> Rule[list[Due]]:
    """OB-17.11, OB-17.12 The head housemaid looks at one card more for invitations of her card or tile."""
    places = [at for at, due in enumerate(dues) if due.source == plan.vetting]
    if not plan.vetting or not places:
        return dues
    if len(places) > estate.setting.vets_per_turn:
        kinds: dict[str, int] = {}
        for at in places:
            kinds.setdefault(f"favour:invite:{dues[at].deck}:{dues[at].look}:{dues[at].take}", at)
        key = yield from choose(player.seat, "ob-vet-which", list(kinds))
        places = [kinds[key]]
    return [replace(due, look=due.look + 1) if at in places else due for at, due in enumerate(dues)]


def next_due(estate: Estate, player: Player) -> Rule[None]:
    """OB-4.6.8, OB-4.6.9 The next favour that waits."""
    due, *rest = estate.queue
    estate.queue = tuple(rest)
    match due.do:
        case Do.INVITE.value:
            yield from invite(estate, player, due.deck, due.look, due.take)
        case Do.VP_CARD.value:
            yield from draw_vp_card(estate, player)
        case Do.OBJECTIVE.value:
            yield from draw_objectives(estate, player, due.look, due.take)
        case Do.HIRE.value:
            if hireable(estate, player):  # OB-9.4
                yield from hire_one(estate, player)
        case Do.RECRUIT.value:
            if recruitable(estate, player):
                yield from recruit_one(estate, player)
        case _:
            yield from take_back_card(player)


def take_back_card(player: Player) -> Rule[None]:
    """OB-24.13 One card of the own discard pile comes back to the hand."""
    if player.discards:
        card = yield from choose(player.seat, "ob-take-back", player.discards)
        player.discards.remove(card)
        player.hand.append(card)
        yield tell("ob-guest-returns", player.seat, guest=card.key)
