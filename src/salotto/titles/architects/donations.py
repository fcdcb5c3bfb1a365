"""Donations of the co-operative scenario (AW-12.3)."""

from __future__ import annotations

from dataclasses import dataclass

from salotto.kernel.decisions import Rule, choose, tell
from salotto.kit.components import Keyed
from salotto.titles.architects.cards import Building
from salotto.titles.architects.effects import GOODS, Item
from salotto.titles.architects.moves import DONE
from salotto.titles.architects.state import ArchitectsState, Player
from salotto.titles.architects.virtue import hand_mask

GIVEN = (*GOODS, Item.BUILDING_CARD, Item.DEBT_PAID, Item.DEBT_UNPAID)
"""AW-12.3.2 What can be given: one of these, and nothing else."""

REQUEST = "request"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Donation(Keyed):
    """One item to another player, or onto a Request (by its level)."""

    item: Item
    to: int  # a seat, or -1 minus the place of a Request


_donations: dict[tuple[Item, int], Donation] = {}


def donation(item: Item, to: int) -> Donation:
    """The one Donation of an item to a receiver."""
    found = _donations.get((item, to))
    if found is None:
        receiver = f"{to}" if to >= 0 else f"{REQUEST}-{-to}"
        found = _donations[item, to] = Donation(f"give:{item.value}:{receiver}", item, to)
    return found


def owned(player: Player, item: Item) -> int:
    """AW-12.3.6 How many of an item a player really has."""
    if item is Item.BUILDING_CARD:
        return len(player.hand.cards)
    if item is Item.DEBT_PAID:
        return player.paid
    if item is Item.DEBT_UNPAID:
        return player.debts
    return player.goods[GOODS.index(item)]


def wanted(state: ArchitectsState, at: int) -> int:
    """AW-12.7.1 How many items a Request still needs."""
    baron = state.baron
    assert baron is not None
    return baron.requests.cards[at].per_player * state.setting.players - baron.given[at]


def donation_options(state: ArchitectsState, player: Player) -> list[Donation]:
    """AW-12.3.1 Every item that the player has, to every other player, or onto a Request that asks for it."""
    baron = state.baron
    assert baron is not None
    found: list[Donation] = []
    for at in range(baron.revealed):
        item = baron.requests.cards[at].item
        if owned(player, item) and wanted(state, at) > 0:
            found.append(donation(item, -1 - at))
    for item in GIVEN:
        if owned(player, item):
            found += [donation(item, other.seat) for other in state.players if other is not player]
    return found


def can_donate(state: ArchitectsState, player: Player) -> bool:
    """Whether there is something to give, and somebody to give it to."""
    return bool(donation_options(state, player))


def donate(state: ArchitectsState, player: Player) -> Rule[None]:
    """AW-12.3.1 One Donation that has been decided on."""
    chosen = yield from choose(player.seat, "aw-donate", donation_options(state, player), left=1)
    yield from give(state, player, chosen)


def may_donate(state: ArchitectsState, player: Player, most: int) -> Rule[None]:
    """AW-12.3.4 Up to so many Donations of the Rogue or the Reverend, one after the other."""
    for left in range(most, 0, -1):
        offered = donation_options(state, player)
        if not offered:
            return
        options: list[Donation | str] = [*offered, DONE]
        chosen = yield from choose(player.seat, "aw-may-donate", options, left=left)
        if isinstance(chosen, str):
            return
        yield from give(state, player, chosen)


def give(state: ArchitectsState, player: Player, chosen: Donation) -> Rule[None]:
    """AW-12.3.7 The item changes hands and triggers nothing; AW-12.3.8 on a Request it stays for good."""
    card: Building | None = None
    if chosen.item is Item.BUILDING_CARD:
        card = yield from choose(player.seat, "aw-donate-card", player.hand.cards.copy())
        give_card(state, player, card, chosen.to)
    else:
        change(player, chosen.item, -1)
        if chosen.to >= 0:
            change(state.players[chosen.to], chosen.item, 1)
    baron = state.baron
    assert baron is not None
    if chosen.to >= 0:
        yield tell("aw-gives", player.seat, item=f"amount:{chosen.item.value}-1", to=f"seat:{chosen.to}")
        return
    at = -1 - chosen.to
    baron.given[at] += 1
    yield tell(
        "aw-gives-request",
        player.seat,
        item=f"amount:{chosen.item.value}-1",
        request=baron.requests.cards[at].key,
        left=wanted(state, at),
    )


def change(player: Player, item: Item, number: int) -> None:
    """More or fewer of an item; Marble given is no gain from the Supply."""
    if item is Item.DEBT_PAID:
        player.paid += number
    elif item is Item.DEBT_UNPAID:
        player.debts += number
    else:
        player.goods[GOODS.index(item)] += number


def give_card(state: ArchitectsState, player: Player, card: Building, to: int) -> None:
    """AW-12.3.7 A Building card goes to the other hand; AW-12.3.9 or face down onto a Request."""
    mask = hand_mask(state, player.seat)
    player.hand.take(card)
    player.hand.seen = [mask] * len(player.hand.cards)  # the others cannot tell which card has gone
    if to >= 0:
        state.players[to].hand.add(card, mask | hand_mask(state, to))
        return
    assert state.baron is not None
    state.baron.plans.add(card, mask)
