"""Step 6: the favours of tile and guests (OB-4.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

from salotto.kernel.decisions import Rule, choose, tell
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Category, Do, Favour, Favours, Gentry, Group, Side, best_pounds
from salotto.titles.obsession.decks import draw_objectives, draw_vp_card, invite, take_back
from salotto.titles.obsession.feasible import HALL_BOY_POUNDS
from salotto.titles.obsession.hiring import can_hire, can_recruit, engage, hireable, recruitable
from salotto.titles.obsession.means import KITCHEN, borrowing_for
from salotto.titles.obsession.sequence import go_on
from salotto.titles.obsession.special import borrow
from salotto.titles.obsession.state import Due, ObsessionState, Plan, Player

BARN = BOX.tile("barn")
COOK_REPUTATION = 1
"""OB-17.6"""


MONEY, REPUTATION, ADMIRER, GOSSIP = Do.MONEY, Do.REPUTATION, Do.ADMIRER, Do.GOSSIP
CHOICE, DOUBLE, INVITE, DISMISS = Do.CHOICE, Do.DOUBLE, Do.INVITE, Do.DISMISS
VP_CARD, OBJECTIVE, HIRE, RECRUIT = Do.VP_CARD, Do.OBJECTIVE, Do.HIRE, Do.RECRUIT
ESTATE = Category.ESTATE

TO_THE_FAMILY = (REPUTATION, ADMIRER, DISMISS)
"""OB-20.13 Favours of borrowed family that always stay with it; the others can go to either member."""


WITH_CARDS = (VP_CARD, HIRE, RECRUIT, Do.RETURN_TO_HAND)
LATER = {INVITE, *WITH_CARDS, OBJECTIVE, DISMISS}
"""OB-4.6.1 What is not had at once."""


class Part(NamedTuple):
    """One side of an either/or favour."""

    key: str
    favours: Favours
    pounds: int  # at best


@cache
def parts_of(choice: Favour) -> list[Part]:
    """OB-4.6.2 The sides of an either/or favour."""
    return [Part(part_key(part), part, best_pounds(part)) for part in choice.of]


def part_key(favours: Favours) -> str:
    """What a part of a choice is called."""
    favour = favours[0]
    words = [favour.do.value, favour.deck, *(str(n) for n in (favour.n, favour.look, favour.take) if n)]
    return ":".join(["favour", *(word for word in words if word)])


@cache
def brings_money(card: Gentry) -> bool:
    """OB-17.10 Whether a card has a gain in pounds."""
    return any(favour.do is MONEY and favour.n > 0 for part in flat(card.favours) for favour in part)


@cache
def brings_guests(favours: Favours) -> bool:
    """OB-17.11 Whether there is an invitation among some favours."""
    return any(favour.do is INVITE for part in flat(favours) for favour in part)


def flat(favours: Favours) -> list[Favours]:
    """The favours, and those within choices."""
    return [favours, *(part for favour in favours if favour.do is CHOICE for part in favour.of)]


# Settling what is to be had (OB-4.6.12)


def enjoy(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-4.6.1 Choices first, then money, reputation and gossip; what needs cards waits in the queue."""
    plan = game.plan
    if plan is None:
        raise ValueError("no activity to enjoy")
    shares = yield from settle(game, player, plan)
    theirs: list[Share] = []
    if game.loans.guests:
        shares, theirs = yield from share_out(game, player, plan, shares)
    money, reputation = player.money, player.reputation
    yield from take_money(player, plan, shares)
    take_reputation(game, player, plan, shares)
    if gained := gains(player, money, reputation):
        yield tell("ob-enjoys", player.seat, favours=gained)
    if theirs:
        yield from please_mate(game, game.mate_of(player), plan, theirs)
    kinds = {favour.do for _, favour in shares}
    if GOSSIP in kinds:
        yield from gossip(game, player, shares)
    if theirs or not kinds.isdisjoint(LATER):
        yield from line_up(game, player, plan, shares, theirs)
    player.hosted_rating = max(player.hosted_rating, plan.laid.tile.rating)
    player.hosted_guests = max(player.hosted_guests, len(plan.guests))
    go_on(game)


def gains(player: Player, money: int, reputation: int) -> list[str]:
    """What the favours changed since the player had so much."""
    changes = (("money", player.money - money), ("reputation", player.reputation - reputation))
    return [f"favour:{kind}:{change}" for kind, change in changes if change]


Share = tuple[str, Favour]
"""A favour and the key of what gives it."""


def settle(game: ObsessionState, player: Player, plan: Plan) -> Rule[list[Share]]:
    """OB-4.6.12 Fix all either/or choices and what a suite doubles."""
    shares: list[Share] = []
    side = plan.side
    givers = [(plan.laid.tile.key, side.favours), *[(guest.key, guest.favours) for guest in plan.guests]]
    for at, (source, favours) in enumerate(givers):
        own = sure_shares(source, favours)
        if own is None:
            sure = total(shares, MONEY) + sum([guest.pounds for guest in plan.guests[at:]])
            sure += HALL_BOY_POUNDS * len(plan.hall_boys)
            own = yield from pick_parts(game, player, plan, source, favours, sure)
        if at and plan.laid.tile.kind == "suite":
            own = yield from double(player, side, source, own)
        shares += own
    return shares


@cache
def sure_shares(source: str, favours: Favours) -> list[Share] | None:
    """The favours of a tile or a guest, if there is nothing to choose."""
    if any(favour.do is CHOICE for favour in favours):
        return None
    return [(source, favour) for favour in favours]


def double(player: Player, side: Side, source: str, own: list[Share]) -> Rule[list[Share]]:
    """OB-9.14, OB-9.17 What a suite doubles of the favours of its guest."""
    doubling = [favour for favour in side.favours if favour.do is DOUBLE]
    if not doubling or not own:
        return own
    if doubling[0].which == "all":
        return own + own
    parts = {part_key((favour,)): Part(part_key((favour,)), (favour,), favour.n) for _, favour in own}
    twice = yield from choose(player.seat, "ob-double", list(parts.values()), guest=source)
    return [*own, (source, twice.favours[0])]


def pick_parts(
    game: ObsessionState, player: Player, plan: Plan, source: str, favours: Favours, sure: int
) -> Rule[list[Share]]:
    """OB-4.6.2 Of each choice one part, such that all penalties can still be paid with what is sure."""
    found: list[Share] = []
    for favour in favours:
        if favour.do is not CHOICE:
            found.append((source, favour))
            continue
        pounds = sure + total(found, MONEY)
        parts = [
            part
            for part in parts_of(favour)
            if suits(game, player, plan, source, part) and can_pay(player, pounds + part.pounds)
        ]
        part = yield from choose(player.seat, "ob-either-or", parts, source=source)
        found += [(source, each) for each in part.favours]
    return found


def suits(game: ObsessionState, player: Player, plan: Plan, source: str, part: Part) -> bool:
    """OB-17.10, OB-17.25, OB-9.4 Whether a part of a choice can be taken as the servants stand."""
    if source in plan.hall_boys and part.pounds <= 0:
        return False
    if source in plan.vetting and not brings_guests(part.favours):
        return False
    do = part.favours[0].do
    if do is HIRE:
        return can_hire(game, player)
    return do is not RECRUIT or can_recruit(game, player)


def can_pay(player: Player, pounds: int) -> bool:
    """OB-4.6.3 Whether a sum can be paid, with borrowing."""
    return borrowing_for(-(player.money + pounds)) <= player.reputation


# Whose favours they are (OB-20.12, OB-20.13)


def share_out(
    game: ObsessionState, player: Player, plan: Plan, shares: Sequence[Share]
) -> Rule[tuple[list[Share], list[Share]]]:
    """OB-20.13 Of borrowed family the active member names who gets what can go to either.

    What is needed to pay a penalty stays with the active member. Gives the member's shares and the mate's.
    """
    visitors = {card.key for card in game.loans.guests if card.group is Group.FAMILY}
    own, theirs = list(shares), []
    for share in shares:
        source, favour = share
        if source not in visitors:
            continue
        if favour.do not in TO_THE_FAMILY:
            seats = [f"seat:{player.seat}"]
            left = own.copy()
            left.remove(share)
            if can_pay(player, pounds_of(plan, left)):
                seats.append(f"seat:{game.setting.mate(player.seat)}")
            word = part_key((favour,))
            key = yield from choose(player.seat, "ob-who-gets", seats, guest=source, favour=word)
            if key == seats[0]:
                continue
            yield tell("ob-shares", player.seat, other=key, guest=source, favour=word)
        own.remove(share)
        theirs.append(share)
    return own, theirs


def please_mate(game: ObsessionState, mate: Player, plan: Plan, shares: Sequence[Share]) -> Rule[None]:
    """OB-20.13, OB-20.20 Money and reputation of the mate's share; OB-20.21 and the dismissals for step 8."""
    money, reputation = mate.money, mate.reputation
    mate.money += pounds_of(plan, shares)
    game.gain(mate, total(shares, REPUTATION) + admirer(plan, shares))
    dismissals = game.loans.dismissals + total(shares, DISMISS)
    game.loans = replace(game.loans, dismissals=dismissals)
    if gained := gains(mate, money, reputation):
        yield tell("ob-enjoys", mate.seat, favours=gained)


# (a) Money


def total(shares: Iterable[Share], do: Do) -> int:
    """The sum of all favours of a kind."""
    found = 0
    for _, favour in shares:
        if favour.do is do:
            found += favour.n
    return found


def pounds_of(plan: Plan, shares: Sequence[Share]) -> int:
    """OB-4.6.3 Gains less penalties; OB-17.9 a hall boy raises the favour of the card he stands on."""
    if not plan.hall_boys:
        return total(shares, MONEY)
    paying = {source for source, favour in shares if favour.do is MONEY and favour.n > 0}
    return total(shares, MONEY) + HALL_BOY_POUNDS * sum(card in paying for card in plan.hall_boys)


def take_money(player: Player, plan: Plan, shares: Sequence[Share]) -> Rule[None]:
    """OB-4.6.3 All gains and penalties; what is missing is borrowed."""
    pounds = pounds_of(plan, shares)
    while player.money + pounds < 0:
        yield from borrow(player)
    player.money += pounds


# (b) Reputation and gossip


def admirer(plan: Plan, shares: Sequence[Share]) -> int:
    """OB-4.6.6 The young lady's bonus, once, if a gentleman among the prestige guests attends."""
    bonuses = [favour.n for _, favour in shares if favour.do is ADMIRER]
    if bonuses and any(guest.gentleman and guest.prestige for guest in plan.guests):
        return max(bonuses)
    return 0


def take_reputation(game: ObsessionState, player: Player, plan: Plan, shares: Sequence[Share]) -> None:
    """OB-4.6.4, OB-4.6.5 One sum of gains and penalties, with Barn, cook and admirer."""
    reputation = total(shares, REPUTATION) + admirer(plan, shares)
    if plan.side.category is ESTATE and player.owns(BARN):
        reputation += 1  # OB-9.6
    if plan.cook or plan.laid.tile is KITCHEN:
        reputation += COOK_REPUTATION  # OB-17.6, OB-24.9
    if plan.second_cook:
        reputation += COOK_REPUTATION  # OB-20.9
    game.gain(player, reputation)


def gossip(game: ObsessionState, player: Player, shares: Sequence[Share]) -> Rule[None]:
    """OB-4.6.7 Each gossip lowers the reputation of another player; OB-9.17 in a suite twice as much."""
    attacks: dict[str, int] = {}
    for source, favour in shares:
        if favour.do is GOSSIP:
            attacks[source] = attacks.get(source, 0) + favour.n
    for source, n in attacks.items():
        if other := (yield from harm(game, player, "ob-gossip", n, guest=source, n=n)):
            yield tell("ob-gossips", player.seat, other=other, n=n)


def harm(game: ObsessionState, player: Player, prompt: str, loss: int, **about: Any) -> Rule[str]:
    """OB-4.6.7, OB-9.10 Another family of choice loses reputation; says which, OB-15.11 if there is one."""
    others = [f"seat:{other.seat}" for other in game.players if other is not player]
    if not others:
        return ""
    key = yield from choose(player.seat, prompt, others, **about)
    game.gain(game.players[int(key.partition(":")[2])], -loss)
    return key


# (c), (d) What needs cards


def line_up(
    game: ObsessionState, player: Player, plan: Plan, shares: Sequence[Share], theirs: Sequence[Share]
) -> Rule[None]:
    """OB-4.6.1 Invitations, then the other favours, wait for their turn; dismissals for step 8."""
    dues = [invitation(share, player.seat) for share in shares if share[1].do is INVITE]
    if theirs:
        mate = game.setting.mate(player.seat)
        dues += [invitation(share, mate) for share in theirs if share[1].do is INVITE]
    if plan.vetting:
        dues = yield from vet(game, player, plan, dues)
    for source, favour in shares:
        if favour.do in WITH_CARDS:
            dues += [Due(favour.do, source=source)] * favour.n
        elif favour.do is OBJECTIVE and game.setting.objective_cards:
            dues.append(Due(favour.do, "", favour.look, favour.take, source))
    game.this_turn.dismissals += total(shares, DISMISS)
    game.queue = tuple(dues)


@cache
def invitation(share: Share, seat: int) -> Due:
    """OB-4.6.8 An invitation that waits."""
    source, favour = share
    return Due(INVITE, favour.deck, favour.look, favour.take, source, seat)


def vet(game: ObsessionState, player: Player, plan: Plan, dues: list[Due]) -> Rule[list[Due]]:
    """OB-17.11, OB-17.12 A head housemaid looks at one card more for invitations of her card or tile.

    OB-20.9 Two of them add up by the Italian printing only.
    """
    vetted: set[int] = set()
    for place in plan.vetting:
        chosen = [at for at, due in enumerate(dues) if due.source == place and at not in vetted]
        if len(chosen) > game.setting.vets_per_turn:
            kinds: dict[str, int] = {}
            for at in chosen:
                kinds.setdefault(f"favour:invite:{dues[at].deck}:{dues[at].look}:{dues[at].take}", at)
            key = yield from choose(player.seat, "ob-vet-which", list(kinds))
            chosen = [kinds[key]]
        dues = [replace(due, look=due.look + 1) if at in chosen else due for at, due in enumerate(dues)]
        if not game.setting.effects_add_up:
            vetted.update(chosen)
    return dues


def next_due(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-4.6.8, OB-4.6.9 The next favour that waits."""
    at = (yield from next_in_order(game, player)) if len(game.queue) > 1 else 0
    due = game.queue[at]
    game.queue = (*game.queue[:at], *game.queue[at + 1 :])
    if due.do == INVITE:
        yield from invite(game, game.players[due.seat], due.deck, due.look, due.take)
    elif due.do == VP_CARD:
        yield from draw_vp_card(game, player)
    elif due.do == OBJECTIVE:
        yield from draw_objectives(game, player, due.look, due.take)
    elif due.do == HIRE:
        yield from engage(game, player, "ob-hire", hireable(game, player))
    elif due.do == RECRUIT:
        yield from engage(game, player, "ob-recruit", recruitable(game, player))
    elif player.discards:  # OB-24.13
        yield from take_back(player, "ob-take-back", player.discards)
    if not game.queue:
        go_on(game)


def next_in_order(game: ObsessionState, player: Player) -> Rule[int]:
    """OB-4.6.1 After the tile the guests, in an order of choice where it matters: which favour is next."""
    invitations = [due for due in game.queue if due.do == INVITE]
    if game.queue[0].source.startswith("tile:") or not order_matters(game, invitations):
        return 0
    sources = list(dict.fromkeys(due.source for due in invitations))
    chosen = yield from choose(player.seat, "ob-next-invitation", sources)
    return next(at for at, due in enumerate(game.queue) if due.source == chosen)


def order_matters(game: ObsessionState, invitations: Sequence[Due]) -> bool:
    """OB-4.6.1 Whether some of them leave a choice, and they differ: one may tell what to keep of another."""
    kinds = {(due.deck, due.look, due.take, due.seat) for due in invitations}
    return len(kinds) > 1 and any(
        min(due.look, len(game.deck(due.deck).cards)) > due.take for due in invitations
    )
