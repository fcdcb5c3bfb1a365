"""Hiring and dismissing Townsfolk (VW-5.4, VW-6.1.7 to VW-6.1.9, VW-8.10)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, choose, may, reveal, tell
from salotto.kernel.zones import EVERYBODY
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.cards import (
    CRIMINAL,
    MERCHANT,
    SILVER,
    TRADE,
    Change,
    IconCounts,
    PrintedTownsfolk,
    Townsfolk,
    When,
)
from salotto.titles.viscounts.effects import Script
from salotto.titles.viscounts.state import (
    DISCARD_AT_HIRE,
    DISMISS_PRICE,
    Player,
    Stage,
    ViscountsState,
)
from salotto.titles.viscounts.tasks import plan_script
from salotto.titles.west_kingdom.tomes import tome_saves

SET_PRICE = next(slot.ability.silver for slot in BOX.slots if slot.ability.kind == "dismiss_price")
AFTER_HIRE: Script = next(slot.ability.effects for slot in BOX.slots if slot.ability.kind == "on_hire")


def visible(state: ViscountsState, position: int) -> Townsfolk | PrintedTownsfolk:
    """VW-2.4 The top card of a pile; VW-6.1.9 the printed one while the pile is empty."""
    pile = state.townsfolk[position].cards
    return pile[-1] if pile else state.layout.printed_townsfolk[position]


def top_right(card: Townsfolk | PrintedTownsfolk) -> Script:
    """The effect in the top-right corner."""
    return card.on_hire if isinstance(card, Townsfolk) else card.on_dismiss


def discount(player: Player) -> int:
    """VW-5.4.1 Less Silver by a card on the board (Larena)."""
    return sum(
        card.mod.n
        for card in player.row
        if card is not None and card.mod is not None and card.mod.kind is Change.DISCOUNT
    )


def hire_price(player: Player, card: Townsfolk) -> int:
    """VW-5.4.1 Its Silver value, less the discount."""
    return max(0, card.cost - discount(player))


def dismiss_price(state: ViscountsState, player: Player, card: Townsfolk | PrintedTownsfolk) -> int:
    """VW-6.1.8 Its value, or the set price, less all reductions (TS-7.8.1), not below 0."""
    perk = player.perk(When.DISMISS_COST) if player.perks and state.stage is Stage.PLAY else None
    return dismiss_price_less(player, card, 0 if perk is None else perk.silver)


def dismiss_price_less(player: Player, card: Townsfolk | PrintedTownsfolk, less: int) -> int:
    """TS-7.8.1 The price of dismissing when so much is taken off by a Tome."""
    price = SET_PRICE if player.emptied & DISMISS_PRICE else card.cost
    return max(0, price - discount(player) - less)


def cite_saving(player: Player, card: Townsfolk | PrintedTownsfolk, price: int) -> Rule[None]:
    """TS-7.7.10 The story names the Tome that has made a dismissal cheaper."""
    perk = player.perk(When.DISMISS_COST)
    less = dismiss_price_less(player, card, 0) - price
    if perk is not None and less > 0:
        yield tome_saves(player.seat, perk.id, less)


def usable(player: Player, icons: IconCounts, action: int) -> bool:
    """VW-6.1.7 Whether a Townsfolk has an icon for the action; Merchants count if he can convert them."""
    if icons[action] or icons[CRIMINAL]:
        return True
    return action != TRADE and icons[MERCHANT] > 0 and converts(player, action) > 0


def converts(player: Player, action: int) -> int:
    """VW-6.1.4 How many Merchant icons count as one for the action; 0 if they do not."""
    for card in player.row:
        if card is not None and card.mod is not None:
            mod = card.mod
            if mod.action == action and mod.kind is Change.CONVERT_ICONS:
                return mod.per
    return 0


# Hiring


def recruit(state: ViscountsState) -> Rule[None]:
    """VW-5.4.1 Phase 4: hire the visible Townsfolk of the Segment, or not."""
    state.phase = 4
    state.dismissed = ""
    player = state.players[state.current]
    position = player.place // 3
    pile = state.townsfolk[position].cards
    if not pile:
        return  # VW-5.4.4
    card = pile[-1]
    price = hire_price(player, card)
    if price > player.goods[SILVER]:
        return
    if (yield from may(player.seat, "vw-hire", [card], card=card.key, silver=price)) is not None:
        player.goods[SILVER] -= price
        yield from hire(state, player, position, price)


def free_hire(state: ViscountsState, player: Player) -> Rule[None]:
    """VW-8.10 Any visible Townsfolk for nothing: mandatory if any pile is left."""
    options = [pile.cards[-1] for pile in state.townsfolk if pile.cards]
    if not options:
        return
    card = yield from choose(player.seat, "vw-free-hire", options)
    position = next(at for at, pile in enumerate(state.townsfolk) if pile.cards and pile.cards[-1] is card)
    yield from hire(state, player, position, 0)


def hire(state: ViscountsState, player: Player, position: int, price: int) -> Rule[None]:
    """VW-5.4.2 The card goes to the discards, its top-right effect follows, VW-5.4.3 then a Discard by ws1.

    VW-2.9.5 In the draft it joins the starting cards.
    """
    card = yield from take_top(state, position)
    home = player.draw if state.stage is Stage.DRAFT else player.discard
    home.add(card, EVERYBODY)
    yield tell("vw-hires", player.seat, card=card.key, silver=price)
    if player.emptied & DISCARD_AT_HIRE:
        plan_script(state, player.seat, AFTER_HIRE)
    plan_script(state, player.seat, card.on_hire)


def take_top(state: ViscountsState, position: int) -> Rule[Townsfolk]:
    """VW-6.1.12 The top card leaves the pile; the next one is visible at once."""
    pile = state.townsfolk[position]
    card = pile.draw(EVERYBODY)[0]
    if pile.cards:
        yield from reveal()
        pile.seen[-1] = EVERYBODY
    return card


def dismiss(state: ViscountsState, position: int) -> Rule[Townsfolk | PrintedTownsfolk]:
    """VW-6.1.8 The card leaves the game; VW-6.1.9 a printed one stays."""
    card = visible(state, position)
    if isinstance(card, Townsfolk):
        card = yield from take_top(state, position)
        state.gone.append(card)
    return card
