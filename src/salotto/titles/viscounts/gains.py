"""Goods, Debts and Deeds, Virtue and Corruption (VW-3, VW-4)."""

from __future__ import annotations

from salotto.kernel.decisions import Event, Rule, choose, choose_named, may, tell
from salotto.kit.agenda import Task
from salotto.titles.viscounts.cards import GOODS, RESOURCES, SILVER, Trigger, When
from salotto.titles.viscounts.effects import Flippable
from salotto.titles.viscounts.state import TRACK_END, Player, Stage, ViscountsState
from salotto.titles.viscounts.tasks import plan_reactions
from salotto.titles.west_kingdom.tomes import tome_key

RESOURCE_CHOICES = {f"good:{GOODS[good]}": good for good in RESOURCES}

FLIP_DEBT = "flip:debt"
FLIP_DEED = "flip:deed"
EITHER = (FLIP_DEBT, FLIP_DEED)
PAY_INSTEAD = "pay-instead"


# Goods


def gain_good(player: Player, good: int, n: int) -> Event:
    """VW-1.2 Goods never run out."""
    player.goods[good] += n
    return tell("vw-gains", player.seat, goods=f"amount:{GOODS[good]}-{n}")


def gain_resources(player: Player, n: int) -> Rule[None]:
    """VW-1.4 Resources of the owner's choice, each on its own."""
    for _ in range(n):
        chosen = yield from choose_named(player.seat, "vw-resource", RESOURCE_CHOICES)
        yield gain_good(player, chosen, 1)


# Virtue and Corruption


def gain_virtue(player: Player, n: int) -> Event:
    """VW-4.1 Virtue moves left, VW-4.5 with the other marker if stuck; VW-4.2 not beyond the end."""
    for _ in range(n):
        if player.virtue == player.corruption:
            if player.virtue == 1:
                break
            player.corruption -= 1
        player.virtue -= 1
    return tell("vw-virtue", player.seat, n=n, at=player.virtue)


def gain_corruption(player: Player, n: int) -> Event:
    """VW-4.1 Corruption moves right, VW-4.5 with the other marker if stuck; VW-4.2 not beyond the end."""
    for _ in range(n):
        if player.virtue == player.corruption:
            if player.corruption == TRACK_END:
                break
            player.virtue += 1
        player.corruption += 1
    return tell("vw-corruption", player.seat, n=n, at=player.corruption)


def criminal_check(player: Player) -> Event:
    """VW-8.9 At a shuffle: Corruption with a Criminal icon on the board, else Virtue."""
    return gain_corruption(player, 1) if player.criminal else gain_virtue(player, 1)


# Debts and Deeds


def gain_deeds(state: ViscountsState, player: Player, n: int) -> Rule[None]:
    """VW-3.3 Deeds, acquired; VW-3.2 the last one above the Prosperity Card reveals it."""
    player.acquired += n
    yield tell("vw-gains-deeds", player.seat, n=n)
    if state.stage is Stage.PLAY and state.deeds_left:
        state.deeds_left -= min(n, state.deeds_left)
        if not state.deeds_left:
            yield from reveal_end_card(state, "vw-prosperity")


def gain_debts(state: ViscountsState, player: Player, n: int) -> Rule[None]:
    """VW-3.3 Debts, unpaid, one at a time: VW-8.5 each brings what reacts to a gained Debt."""
    if n > 1:
        if player.automatic or not (player.perks or player.reacting(Trigger.GAIN_DEBT)):
            for _ in range(n):
                yield from take_debt(state, player)
            return
        state.agenda.plan(Task("gain-debts", (player.seat, n - 1)))
    if (yield from avoid_debt(state, player)):
        return
    yield from take_debt(state, player)
    if not player.automatic:
        reacting = [card.effects.key for card in player.reacting(Trigger.GAIN_DEBT)]
        plan_reactions(state, player.seat, reacting)


def gain_more_debts(state: ViscountsState, seat: int, n: int) -> Rule[None]:
    """VW-8.5 The Debts that are left of several."""
    yield from gain_debts(state, state.players[seat], n)


def take_debt(state: ViscountsState, player: Player) -> Rule[None]:
    """VW-3.1 One Debt from the pile; VW-3.2 the last one above the Poverty Card reveals it."""
    player.unpaid += 1
    yield tell("vw-gains-debts", player.seat, n=1)
    if state.stage is Stage.PLAY and state.debts_left:
        state.debts_left -= 1
        if not state.debts_left:
            yield from reveal_end_card(state, "vw-poverty")


def avoid_debt(state: ViscountsState, player: Player) -> Rule[bool]:
    """TS-7.7.3 Pay Silver instead of gaining a Debt; TS-7.8.7 not before play has begun.

    VW-6.1.10 What the running action will need cannot be spent.
    """
    perk = player.perk(When.WOULD_GAIN_DEBT) if player.perks else None
    if perk is None or state.stage is not Stage.PLAY or player.silver - state.reserved < perk.silver:
        return False
    answer = yield from may(player.seat, "vw-avoid-debt", [PAY_INSTEAD], silver=perk.silver)
    if answer is None:
        return False
    player.goods[SILVER] -= perk.silver
    yield tell("vw-avoids-debt", player.seat, silver=perk.silver, tome=tome_key(perk.id))
    return True


def reveal_end_card(state: ViscountsState, message: str) -> Rule[None]:
    """VW-9.1 The end is triggered; VW-9.2 one more round is played after this one; VW-9.3 only once."""
    if not state.last_round:
        state.last_round = state.round + 1
    yield tell(message, round=state.last_round)
    if state.baron is not None:
        yield from thin_out(state)


def thin_out(state: ViscountsState) -> Rule[None]:
    """VW-11.10.1 One of the Overlord's Workers leaves every space that has exactly two."""
    assert state.baron is not None
    spaces = [place for place, number in enumerate(state.baron.workers) if number == 2]
    for place in spaces:
        state.baron.workers[place] = 1
        state.baron.reserve += 1
    if spaces:
        keys = [state.layout.spaces[place].key for place in spaces]
        yield tell("vw-baron-thins-out", n=len(spaces), spaces=keys)


def flip_card(state: ViscountsState, player: Player, what: Flippable) -> Rule[None]:
    """VW-3.7 Flip a Debt or a Deed: mandatory if there is one of an allowed type."""
    debt = player.unpaid > 0 and what is not Flippable.DEED
    deed = player.acquired > 0 and what is not Flippable.DEBT
    if debt and deed:
        chosen = yield from choose(player.seat, "vw-flip", EITHER)
        debt = chosen == FLIP_DEBT
    if debt:
        yield from flip_debt(state, player)
    elif deed:
        yield flip_deed(state, player)


def flip_deed(state: ViscountsState, player: Player) -> Event:
    """VW-3.5 A Deed is approved."""
    player.acquired -= 1
    player.approved += 1
    state.rise(player, "vw_approved_deeds", player.approved)
    return tell("vw-flips-deed", player.seat)


def flip_debt(state: ViscountsState, player: Player) -> Rule[None]:
    """VW-3.4 A Debt is paid and gives a resource at once; VW-8.5 then whatever reacts to it."""
    player.unpaid -= 1
    player.paid += 1
    state.rise(player, "vw_paid_debts", player.paid)
    yield tell("vw-flips-debt", player.seat)
    yield from gain_resources(player, 1)
    perk = player.perk(When.AFTER_FLIP_DEBT) if player.perks and state.stage is Stage.PLAY else None
    reacting = [] if perk is None else [perk.effects.key]
    reacting += [card.effects.key for card in player.reacting(Trigger.FLIP_DEBT)]
    plan_reactions(state, player.seat, reacting)
