"""What cards promise, in pounds: small sums over the rounds to come, for the evaluation of a position."""

from __future__ import annotations

from dataclasses import dataclass

from salotto.titles.last_will.board import amounts_of, next_slot
from salotto.titles.last_will.cards import (
    AdjustPrice,
    Black,
    BonusMaintain,
    BonusSpend,
    Card,
    Companion,
    Depreciate,
    DiscardForSpend,
    DrawMore,
    ExtraActions,
    ExtraErrandBoys,
    ExtraWhiteActions,
    FreeActivation,
    FreeDeal,
    GainActions,
    KeepMore,
    Kind,
    PlaceAnimals,
    Privilege,
    Property,
    SellProperty,
    White,
)
from salotto.titles.last_will.helpers import free_deal, price_changes
from salotto.titles.last_will.properties import can_depreciate, free_tokens, modifier, value, wears_double
from salotto.titles.last_will.setup import TOTALS
from salotto.titles.last_will.state import Estate, Laid, Player
from salotto.titles.last_will.weights import Weights


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a player has before him."""

    estate: Estate
    player: Player
    weights: Weights
    rounds: float  # after this one
    acting: bool  # his turn of this round is not over


@dataclass(frozen=True, slots=True)
class Item:
    """Something to do in a turn: what it gets rid of in the end, and what it takes."""

    gain: float
    actions: int
    spend: float = 0.0  # the part of the gain that is spent at once
    gives: int = 0  # actions
    card: Card | None = None


# Properties


def value_in_time(laid: Laid, rounds: float) -> int:
    """LW-15.2 The value of a property after so many rounds without maintenance, this one included."""
    assert isinstance(laid.card, Property)
    worn = round(rounds) + (not laid.used)
    steps = worn * (2 if wears_double(laid) else 1)
    return laid.card.values[min(laid.step + steps, len(laid.card.values) - 1)]


def liability(outlook: Outlook, laid: Laid) -> float:
    """What a property will cost its owner at the end: sold in a later round, or counted (LW-16.4)."""
    left = value_in_time(laid, outlook.rounds)
    if outlook.rounds < 0.5:
        return left + TOTALS.surcharge
    return left + min(TOTALS.surcharge, outlook.weights.sale_modifier + outlook.weights.action)


def wear(outlook: Outlook, laid: Laid) -> float:
    """What a round of depreciation is worth, on average over the rounds to come; lost by maintenance."""
    if not isinstance(laid.card, Property):
        return 0.0
    rounds = max(1, round(outlook.rounds))
    return (value(laid) - value_in_time(laid, outlook.rounds)) / rounds


# Cards on the board


def spends(outlook: Outlook, laid: Laid) -> float:
    """The most that activating a card spends, with the bonuses of the board."""
    amounts = amounts_of(outlook.player, laid)
    if not amounts:
        activation = laid.card.activation
        return outlook.weights.draw_keep if activation is not None and activation.draw else 0.0
    if laid.card.kind is Kind.HELPER:
        return amounts[-1]
    return amounts[-1] + sum(
        bonus(privilege, laid.card) for other in outlook.player.board for privilege in other.card.privileges
    )


def bonus(privilege: Privilege, card: Card) -> int:
    """LW-13.6 to LW-13.10 What a privilege adds when a card is used."""
    if type(privilege) is BonusSpend and any(symbol in privilege.symbols for symbol in card.symbols):
        return privilege.n
    if type(privilege) is BonusMaintain and isinstance(card, Property):
        return privilege.n * any(type_ in privilege.types for type_ in card.types)
    return 0


def per_round(outlook: Outlook, laid: Laid) -> float:
    """What a card on the board does in each round to come, after its actions."""
    activation = laid.card.activation
    worth = sum(privilege_worth(outlook, privilege) for privilege in laid.card.privileges)
    if activation is None:
        return worth
    net = spends(outlook, laid) - activation.actions * outlook.weights.action - wear(outlook, laid)
    return worth + max(0.0, net)


def privilege_worth(outlook: Outlook, privilege: Privilege) -> float:
    """What a privilege is worth in a round, beside the cards on the board that count it themselves."""
    weights, player = outlook.weights, outlook.player
    match privilege:
        case BonusSpend(symbols, n):
            held = sum(any(symbol in symbols for symbol in card.symbols) for card in player.hand.cards)
            return n * min(1.0, weights.bonus_uses * (0.5 + held))
        case ExtraActions(n):
            return n * weights.action * 1.3
        case ExtraWhiteActions(n):
            return n * weights.action
        case FreeActivation(types, times):
            owned = any(type_ in types for _, card in player.properties() for type_ in card.types)
            return times * weights.action * (1.0 if owned else 0.4)
        case FreeDeal(_, times):
            return times * weights.action * 0.4
        case AdjustPrice(_, n):
            return n * 0.4
        case DrawMore(n):
            return n * weights.card
        case KeepMore(n):
            return n * 0.6
        case ExtraErrandBoys(n):
            return n * (weights.errand_boy + weights.card)
        case _:
            return 0.0


def engine(outlook: Outlook, laid: Laid) -> float:
    """What a card on the board will do in all the rounds to come."""
    return outlook.rounds * per_round(outlook, laid)


# What can be done in this turn


def step_down(laid: Laid) -> int:
    """LW-10.7 What maintenance keeps a house from losing at the end of this round."""
    return value(laid) - value_in_time(laid, 0) if can_depreciate(laid) else 0


def hand_item(outlook: Outlook, card: Card) -> Item | None:
    """What a card in the hand can do."""
    if type(card) is White:
        return white_item(outlook, card)
    if type(card) is Companion:
        return companion_item(outlook, card)
    if type(card) is Property:
        return purchase_item(outlook, card)
    assert isinstance(card, Black)
    return lay_item(outlook, card)


def white_item(outlook: Outlook, card: White) -> Item:
    """LW-8 The best of its options, with the companions in the hand."""
    player, weights = outlook.player, outlook.weights
    more = sum(bonus(privilege, card) for laid in player.board for privilege in laid.card.privileges)
    companions = [held for held in player.hand.cards if type(held) is Companion]
    extra = 0.0
    for entry in sorted(card.extras, key=lambda entry: -entry.add):
        for companion in companions:
            if entry.companion in companion.stands_for:
                companions.remove(companion)
                extra += entry.add - (0.0 if companion.wild else 0.3 * weights.companion)
                break
    gives = 0
    for effect in card.effects:
        match effect:
            case GainActions(n):
                gives += n
            case PlaceAnimals(n):
                extra += n * outlook.rounds * any(free_slot(laid) for laid, _ in player.properties())
            case Depreciate(n):
                extra += 2.0 * n * any(can_depreciate(laid) for laid, _ in player.properties())
            case SellProperty():
                extra += 2.0 * player.owns_property()
            case DiscardForSpend(symbols, n):
                extra += (
                    0.5
                    * n
                    * sum(any(symbol in symbols for symbol in held.symbols) for held in player.hand.cards)
                )
    way = max(card.ways, key=lambda way: way.spend - way.actions * weights.action)
    gain = way.spend + more + extra
    return Item(gain + 0.01 * gives, way.actions, gain, gives, card)


def free_slot(laid: Laid) -> bool:
    """Whether a token could still be put on a property."""
    return next_slot(laid) is not None


def companion_item(outlook: Outlook, card: Companion) -> Item:
    """LW-11.4 The token that helps most."""
    best = 0.0
    for laid in outlook.player.board:
        slot = next_slot(laid)
        if slot is None or not any(type_ in card.stands_for for type_ in slot.companions):
            continue
        rounds = outlook.rounds + (outlook.acting and not laid.used)
        if slot.spend is not None:
            better = slot.spend - max(amounts_of(outlook.player, laid), default=0)
        else:
            better = step_down(laid) if slot.doubles else 0
        best = max(best, better * rounds * 0.85)
    return Item(best, 1, card=card)


def lay_item(outlook: Outlook, card: Black) -> Item:
    """LW-9.1 What a helper or an expense will do from now on."""
    laid = Laid(card)
    activation = card.activation
    now = 0.0
    if activation is not None and not activation.actions:
        now = spends(outlook, laid)
    gives = sum(privilege.n for privilege in card.privileges if type(privilege) is ExtraActions)
    gain = engine(outlook, laid) + now + card.lay_money
    return Item(gain, card.lay_actions, now, gives, card)


def purchase_item(outlook: Outlook, card: Property) -> Item | None:
    """LW-10.2 What a property will have cost by the end of the game."""
    player = outlook.player
    laid = Laid(card, tokens=free_tokens(card))
    price = card.values[0] + max(modifier(outlook.estate, type_) for type_ in card.types)
    price += sum(price_changes(player.board, card.types))
    if price > player.money:
        return None
    gain = price - liability(outlook, laid) + engine(outlook, laid)
    return Item(gain, 0 if free_deal(player.board, card.types) else 1, card=card)
