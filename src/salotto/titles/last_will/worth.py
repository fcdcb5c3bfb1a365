"""What cards promise, in pounds: small sums over the rounds to come, for the evaluation of a position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from salotto.kit.effects import ByKind
from salotto.titles.last_will.board import amounts_of, next_slot
from salotto.titles.last_will.cards import Black, Card, Companion, Kind, Property, White
from salotto.titles.last_will.effects import (
    Depreciate,
    DiscardForSpend,
    GainActions,
    PlaceAnimals,
    SellProperty,
)
from salotto.titles.last_will.helpers import (
    AdjustPrice,
    BonusMaintain,
    BonusSpend,
    DrawMore,
    ExtraActions,
    ExtraErrandBoys,
    ExtraWhiteActions,
    FreeActivation,
    FreeDeal,
    KeepMore,
    extra_actions,
    free_deal,
    price_changes,
)
from salotto.titles.last_will.properties import can_depreciate, free_tokens, modifier, steps_of, value
from salotto.titles.last_will.settings import TOTALS
from salotto.titles.last_will.state import Laid, LastWillState, Player
from salotto.titles.last_will.weights import Weights


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a player has before him."""

    game: LastWillState
    player: Player
    weights: Weights
    rounds: float  # after this one
    acting: bool  # his turn of this round is not over


@dataclass(slots=True)
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
    steps = worn * steps_of(laid)
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
    return amounts[-1] + bonus(outlook.player, laid.card)


def bonus(player: Player, card: Card) -> int:
    """LW-13.6 to LW-13.10 What the helpers add when a card is used."""
    added = 0
    for laid in player.board:
        for privilege in laid.card.privileges:
            if type(privilege) is BonusSpend:
                added += privilege.n * any(symbol in privilege.symbols for symbol in card.symbols)
            elif type(privilege) is BonusMaintain and isinstance(card, Property):
                added += privilege.n * any(type_ in privilege.types for type_ in card.types)
    return added


Worth = Callable[[Outlook, Any], float]


def nothing(outlook: Outlook, printed: object) -> float:
    """What cannot be said in general is worth nothing."""
    return 0.0


WORTH: ByKind[Worth] = ByKind("what a privilege is worth in a round", nothing)
"""Beside the cards on the board that count it themselves."""

WORTH.of(ExtraActions)(lambda outlook, privilege: privilege.n * outlook.weights.action * 1.3)
WORTH.of(ExtraWhiteActions)(lambda outlook, privilege: privilege.n * outlook.weights.action)
WORTH.of(FreeDeal)(lambda outlook, privilege: privilege.times * outlook.weights.action * 0.4)
WORTH.of(AdjustPrice)(lambda outlook, privilege: privilege.n * 0.4)
WORTH.of(DrawMore)(lambda outlook, privilege: privilege.n * outlook.weights.card)
WORTH.of(KeepMore)(lambda outlook, privilege: privilege.n * 0.6)


@WORTH.of(BonusSpend)
def bonus_worth(outlook: Outlook, privilege: BonusSpend) -> float:
    """The more cards of the hand it adds to, the better."""
    hand = outlook.player.hand.cards
    held = sum(any(symbol in privilege.symbols for symbol in card.symbols) for card in hand)
    return privilege.n * min(1.0, outlook.weights.bonus_uses * (0.5 + held))


@WORTH.of(FreeActivation)
def upkeep_worth(outlook: Outlook, privilege: FreeActivation) -> float:
    """It needs a property of its type."""
    owned = any(type_ in privilege.types for _, card in outlook.player.properties() for type_ in card.types)
    return privilege.times * outlook.weights.action * (1.0 if owned else 0.4)


@WORTH.of(ExtraErrandBoys)
def boys_worth(outlook: Outlook, privilege: ExtraErrandBoys) -> float:
    """A card to take, and the choice of it."""
    return privilege.n * (outlook.weights.errand_boy + outlook.weights.card)


def engine(outlook: Outlook, laid: Laid) -> float:
    """What a card on the board will do in all the rounds to come, after its actions."""
    activation = laid.card.activation
    worth = sum(WORTH[privilege](outlook, privilege) for privilege in laid.card.privileges)
    if activation is not None:
        net = spends(outlook, laid) - activation.actions * outlook.weights.action - wear(outlook, laid)
        worth += max(0.0, net)
    return outlook.rounds * worth


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


PROMISE: ByKind[Worth] = ByKind("what the effect of a white-bordered card is worth", nothing)


@PROMISE.of(PlaceAnimals)
def animals_promise(outlook: Outlook, effect: PlaceAnimals) -> float:
    """LW-8.9 They need a property with a free slot."""
    places = any(next_slot(laid) is not None for laid, _ in outlook.player.properties())
    return effect.n * outlook.rounds * places


@PROMISE.of(Depreciate)
def wear_promise(outlook: Outlook, effect: Depreciate) -> float:
    """LW-8.10 It needs a house."""
    return 2.0 * effect.n * any(can_depreciate(laid) for laid, _ in outlook.player.properties())


@PROMISE.of(SellProperty)
def sale_promise(outlook: Outlook, effect: SellProperty) -> float:
    """LW-26.13 It needs a property."""
    return 2.0 * outlook.player.owns_property()


@PROMISE.of(DiscardForSpend)
def discard_promise(outlook: Outlook, effect: DiscardForSpend) -> float:
    """LW-26.9 It needs cards with the symbols."""
    hand = outlook.player.hand.cards
    return 0.5 * effect.n * sum(any(symbol in effect.symbols for symbol in card.symbols) for card in hand)


def white_item(outlook: Outlook, card: White) -> Item:
    """LW-8 The best of its options, with the companions in the hand."""
    player, weights = outlook.player, outlook.weights
    companions = [held for held in player.hand.cards if type(held) is Companion]
    extra = 0.0
    for entry in sorted(card.extras, key=lambda entry: -entry.add):
        for companion in companions:
            if entry.companion in companion.stands_for:
                companions.remove(companion)
                extra += entry.add - (0.0 if companion.wild else 0.3 * weights.companion)
                break
    gives = sum(effect.n for effect in card.effects if isinstance(effect, GainActions))
    for effect in card.effects:
        extra += PROMISE[effect](outlook, effect)
    way = max(card.ways, key=lambda way: way.spend - way.actions * weights.action)
    gain = way.spend + bonus(player, card) + extra
    return Item(gain + 0.01 * gives, way.actions, gain, gives, card)


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
    gain = engine(outlook, laid) + now + card.lay.money
    return Item(gain, card.lay.actions, now, extra_actions(card)[0], card)


def purchase_item(outlook: Outlook, card: Property) -> Item | None:
    """LW-10.2 What a property will have cost by the end of the game."""
    player = outlook.player
    laid = Laid(card, tokens=free_tokens(card))
    price = card.values[0] + max(modifier(outlook.game, type_) for type_ in card.types)
    price += sum(price_changes(player.board, card.types))
    if price > player.money:
        return None
    gain = price - liability(outlook, laid) + engine(outlook, laid)
    return Item(gain, 0 if free_deal(player.board, card.types) else 1, card=card)
