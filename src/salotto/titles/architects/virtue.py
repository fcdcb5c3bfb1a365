"""Goods, Virtue, Tax and Debts (AW-6), and the cards of a hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from salotto.kernel.decisions import Rule, choose_some, may, reveal, tell
from salotto.kernel.zones import only
from salotto.kit.decks import draw_cards, put_under
from salotto.titles.architects.cards import HIGHEST_VIRTUE, Building, Power
from salotto.titles.architects.effects import CLAY, GOODS, MARBLE, SILVER, Item
from salotto.titles.architects.settings import IGNORED_TAX
from salotto.titles.architects.state import ArchitectsState, Phase, Player

DESTROY = "destroy"
PAY = "pay"


# The counters of the campaign (TS-11.1)


def rise(state: ArchitectsState, seat: int, counter: str, value: int) -> None:
    """TS-5.3 A counter has risen; TS-4.11, TS-5.11 neither set-up nor scoring completes anything."""
    if state.setting.campaign and state.phase is Phase.PLAYING:
        state.rises.append((seat, counter, value))


# Goods


def gain_goods(state: ArchitectsState, player: Player, goods: Sequence[int]) -> None:
    """Take goods from the Supply, in the order of the goods."""
    have = player.goods
    for good, number in enumerate(goods):
        have[good] += number
    if state.setting.campaign and goods[MARBLE]:
        rise(state, player.seat, "aw_marble", have[MARBLE])


def gain_good(state: ArchitectsState, player: Player, good: int, number: int) -> None:
    """Take some of one good from the Supply."""
    player.goods[good] += number
    if good == MARBLE and number > 0:
        rise(state, player.seat, "aw_marble", player.goods[MARBLE])


def gain_items(state: ArchitectsState, player: Player, items: Mapping[Item, int]) -> Rule[None]:
    """Gain goods, Virtue and Building cards, in the order they are printed."""
    for item, number in items.items():
        if item is Item.VIRTUE:
            yield from gain_virtue(state, player, number)
        elif item is Item.BUILDING_CARD:
            yield from draw_plans(state, player, number)
        else:
            gain_good(state, player, GOODS.index(item), number)


# Virtue


def gain_virtue(state: ArchitectsState, player: Player, number: int) -> Rule[None]:
    """AW-6.1.1 Move the marker up; AW-6.1.2 each Virtue above 14 lets the player destroy an unpaid Debt."""
    above = player.virtue + number - HIGHEST_VIRTUE
    if above < number:
        player.virtue = min(HIGHEST_VIRTUE, player.virtue + number)
        rise(state, player.seat, "aw_virtue", player.virtue)
    ability = player.character.ability
    if ability.kind is Power.SILVER_ON_VIRTUE:  # AW-10.13
        player.goods[SILVER] += number * ability.n
        yield tell("aw-guntram", player.seat, n=number * ability.n)
    while above > 0 and player.debts:
        above -= 1
        wish = state.setting.overflow_must or (
            yield from may(player.seat, "aw-overflow", [DESTROY], debts=player.debts)
        )
        if wish:
            player.debts -= 1
            yield tell("aw-destroys-debt", player.seat, debts=player.debts)


def lose_virtue(state: ArchitectsState, player: Player, number: int) -> Rule[None]:
    """AW-6.1.1 Move the marker down; AW-6.1.3 each Virtue below 0 is a Debt; AW-10.15 Merovech."""
    if player.character.power is Power.CARD_FOR_VIRTUE and player.hand.cards:
        number = yield from avoid_loss(state, player, number)
    below = number - player.virtue
    player.virtue = max(0, player.virtue - number)
    while below > 0:
        below -= 1
        yield from take_debt(state, player)


def avoid_loss(state: ArchitectsState, player: Player, number: int) -> Rule[int]:
    """AW-10.15 Merovech discards Building cards instead of losing Virtue; says what he still loses."""
    most = 1 if state.setting.one_card_whole_loss else number
    given = yield from choose_some(player.seat, "aw-merovech", player.hand.cards, 0, most, loss=number)
    for card in given:
        discard_plan(state, player, card)
    if not given:
        return number
    left = 0 if state.setting.one_card_whole_loss else number - len(given)
    yield tell("aw-avoids", player.seat, cards=len(given), n=number - left)
    return left


def change_virtue(state: ArchitectsState, player: Player, change: int) -> Rule[None]:
    """The Virtue effect of a card: up or down."""
    if change > 0:
        yield from gain_virtue(state, player, change)
    elif change < 0:
        yield from lose_virtue(state, player, -change)


# Debts


def take_debt(state: ArchitectsState, player: Player) -> Rule[None]:
    """AW-6.3.2 Take an unpaid Debt; AW-10.8 Hugo may pay instead; AW-10.12 Emma gains by it."""
    ability = player.character.ability
    buys_off = ability.kind is Power.BUY_OFF_DEBT and player.goods[SILVER] >= ability.silver
    if buys_off and (yield from may(player.seat, "aw-hugo", [PAY], silver=ability.silver)) is not None:
        player.goods[SILVER] -= ability.silver
        yield tell("aw-buys-off", player.seat, n=ability.silver)
        return
    player.debts += 1
    rise(state, player.seat, "aw_unpaid_debts", player.debts)
    yield tell("aw-takes-debt", player.seat, debts=player.debts)
    if ability.kind is Power.GAIN_ON_DEBT:
        gained = ability.gain
        player.goods[SILVER] += gained.get(Item.SILVER, 0)
        player.goods[CLAY] += gained.get(Item.CLAY, 0)
        yield tell("aw-emma", player.seat)


# Tax


def tax_due(player: Player, tax: int) -> int:
    """AW-6.2.2 The Tax coins that a player does not ignore."""
    due = tax - IGNORED_TAX[player.virtue]
    if player.character.power is Power.IGNORE_TAX:
        due -= player.character.ability.n
    return due if due > 0 else 0


def price_of(player: Player, pay: Mapping[str, int]) -> int:
    """The Silver that a cost comes to, Tax included."""
    return pay.get("silver", 0) + tax_due(player, pay.get("tax", 0))


def pay_silver(state: ArchitectsState, player: Player, silver: int, tax: int) -> int:
    """AW-6.2.1 Tax coins go to the Tax Stand, the others to the Supply; says what was paid."""
    due = tax_due(player, tax)
    player.goods[SILVER] -= silver + due
    state.tax += due
    return silver + due


# Building cards


def hand_mask(state: ArchitectsState, seat: int) -> int:
    """AW-1.6.2 Who sees the cards of a hand; AW-1.6.5 all players, where hands are open."""
    return state.setting.everybody if state.setting.open_hands else only(seat)


def draw_plans(state: ArchitectsState, player: Player, number: int) -> Rule[int]:
    """AW-4.4.2 Draw Building cards, or as many as there are; says how many."""
    drawn = min(number, len(state.plans.cards))
    if drawn:
        yield from reveal()
        draw_cards(state.plans, player.hand, drawn, hand_mask(state, player.seat))
        yield tell("aw-draws", player.seat, n=drawn)
    return drawn


def discard_plan(state: ArchitectsState, player: Player, card: Building) -> None:
    """AW-1.6.4 A Building card goes face down under the pile: others no longer know what is in the hand."""
    hand = player.hand
    hand.take(card)
    mask = hand_mask(state, player.seat)
    hand.seen = [mask] * len(hand.cards)
    put_under(state.plans, card, mask)
