"""White-bordered cards and nuptial sets (LW-8, LW-26)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from salotto.kernel.decisions import Blocked, Rule, choose, one_more, tell
from salotto.kit.refusals import Why
from salotto.titles.last_will.cards import EFFECTS, Card, Companion, Extra, Symbol, Way, White
from salotto.titles.last_will.effects import DiscardForSpend
from salotto.titles.last_will.helpers import use_bonuses
from salotto.titles.last_will.jobs import demotion_before_paying, way_out
from salotto.titles.last_will.money import UNLIMITED, how_much, limit, spend, sums
from salotto.titles.last_will.refusals import NO_ACTIONS, SAME_NAME, TOO_DEAR
from salotto.titles.last_will.settings import Setting
from salotto.titles.last_will.state import LastWillState, Player


class Outing:
    """One play of white-bordered cards while it is being decided; nothing of the table has changed yet."""

    __slots__ = ("cards", "companions", "discards", "extras", "limit", "out", "player", "pounds", "symbols")

    def __init__(self, player: Player, cards: list[White], pounds: int = 0) -> None:
        self.player = player
        self.limit = limit(player)
        self.out = way_out(player) if self.limit < UNLIMITED else None
        self.cards = cards
        self.symbols: list[Symbol] = [symbol for card in cards for symbol in card.symbols]
        self.extras: list[Extra] = [extra for card in cards for extra in card.extras]
        self.companions: list[Companion] = []
        self.discards: list[Card] = []
        self.pounds = pounds

    def spare_companions(self) -> list[Companion]:
        """The companion cards in the hand that are not yet used in this play."""
        return [
            card for card in self.player.hand.cards if type(card) is Companion and card not in self.companions
        ]

    def spent(self) -> dict[str, Any]:
        """What has come together so far, and what there is to pay it with."""
        return {"pounds": self.pounds, "money": self.player.money}

    def ends_well(self) -> bool:
        """LW-14.2 Whether the sum so far may be spent, after the demotion of the play (LW-22.10)."""
        return self.pounds <= self.limit or self.out in self.symbols

    def may_add(self, pounds: int, companion: Companion | None = None, extra: Extra | None = None) -> bool:
        """Whether the play can still come to a legal end when this much is added to the payment.

        Too large a sum needs the demotion that sacks the player: its symbol is there, comes with this
        companion, or can still come with another one.
        """
        if self.pounds + pounds <= self.limit or self.out in self.symbols:
            return True
        if companion is not None and extra is not None and self.out in lends(companion, extra):
            return True
        return self.lent([left for left in self.extras if left is not extra], companion)

    def lent(self, extras: Iterable[Extra], taken: Companion | None = None) -> bool:
        """LW-22.10 Whether another companion in the hand brings the demotion that sacks, as one of these."""
        return self.out is not None and any(
            self.out in lends(companion, extra)
            for companion in self.spare_companions()
            if companion is not taken
            for extra in extras
            if extra.companion in companion.stands_for
        )

    def may_join(self, card: White) -> bool:
        """LW-26.3 Whether the play can still come to a legal end when this card joins the nuptial set."""
        return Outing(self.player, [*self.cards, card], self.pounds).may_begin(card.ways[0].spend)

    def may_begin(self, pounds: int) -> bool:
        """LW-26.3 The same before the set is complete: another card may bring what makes the sum legal."""
        return self.may_add(pounds) or any(
            self.out in card.symbols or self.lent(card.extras) for card in self.other_names()
        )

    def other_names(self) -> list[White]:
        """LW-26.4 The nuptial cards in the hand whose names are not in the set."""
        names = [card.nuptial for card in self.cards]
        return [
            card
            for card in self.player.hand.cards
            if type(card) is White and card.nuptial and names[0] and card.nuptial not in names
        ]

    def openings(self, companion: Companion) -> list[Extra]:
        """LW-8.3 The printed companions that a card can be used for, each at most once."""
        found = {
            extra.key: extra
            for extra in self.extras
            if extra.companion in companion.stands_for and self.may_add(extra.add, companion, extra)
        }
        return list(found.values())


def lends(companion: Companion, extra: Extra) -> tuple[Symbol, ...]:
    """LW-22.6, LW-22.7 The symbols of a companion played as this one; the wild card has its own beside."""
    return (extra.companion, Symbol.WILD) if companion.wild else (extra.companion,)


# Legality


def play_refusal(player: Player, card: White, most: int) -> Why | None:
    """LW-7.3, LW-14.2 Why a white-bordered card cannot be played; `most` is the limit of LW-14.2."""
    cheapest = card.ways[0]
    if cheapest.actions > player.actions + player.white_actions:
        return NO_ACTIONS
    if cheapest.spend <= most or Outing(player, [card]).may_begin(cheapest.spend):
        return None
    return TOO_DEAR


def ways_of(player: Player, outing: Outing, card: White) -> list[Way]:
    """LW-8.2 The options that can be paid."""
    actions = player.actions + player.white_actions
    return [way for way in card.ways if way.actions <= actions and outing.may_begin(way.spend)]


def blocked_ways(player: Player, card: White, possible: list[Way]) -> list[Blocked]:
    """LW-7.3, LW-14.9 The options that cannot, each with its reason."""
    actions = player.actions + player.white_actions
    return [
        (NO_ACTIONS if way.actions > actions else TOO_DEAR).blocks(way.key)
        for way in card.ways
        if way not in possible
    ]


def same_names(outing: Outing) -> list[Blocked]:
    """LW-26.4 The nuptial cards whose name is already in the set."""
    names = [card.nuptial for card in outing.cards]
    return [
        SAME_NAME.blocks(card.key)
        for card in outing.player.hand.cards
        if type(card) is White and card.nuptial in names and card not in outing.cards
    ]


def discardable(setting: Setting, outing: Outing, effect: DiscardForSpend) -> list[Card]:
    """LW-26.9, LW-26.16 Hand cards with one of the symbols that are not part of the play themselves."""
    return [
        card
        for card in outing.player.hand.cards
        if any(symbol in effect.symbols for symbol in setting.corner(card))
        and card not in outing.cards
        and card not in outing.companions
        and card not in outing.discards
        and outing.may_add(effect.n)
    ]


# Playing


def play_white(game: LastWillState, player: Player, card: White) -> Rule[None]:
    """LW-8.1 Choose an option, pay its actions, spend its pounds, resolve its effects, discard it.

    LW-8.6, LW-26.5 Option, companions, discards and bonuses of all the cards are one payment.
    """
    outing = Outing(player, [card])
    ways = ways_of(player, outing, card)
    way = yield from choose(
        player.seat,
        "lw-savour",
        ways,
        lambda: blocked_ways(player, card, ways),
        card=card.key,
        money=player.money,
        actions=player.actions + player.white_actions,
    )
    outing.pounds = way.spend
    if card.nuptial:
        yield from gather_set(outing)
    if outing.extras:
        yield from invite_companions(outing)
    for played in outing.cards:
        for effect in played.effects:
            if type(effect) is DiscardForSpend:
                yield from discard_for_more(game.setting, outing, effect)
    yield from demotion_before_paying(player, outing.symbols, outing.pounds)
    bonuses = use_bonuses(player, [played.symbols for played in outing.cards])
    left = player.actions + player.white_actions - way.actions
    amounts = sums([outing.pounds], bonuses, limit(player))
    pounds = yield from how_much(player, "lw-spend", amounts, left, card=card.key)
    pay_white_actions(player, way.actions)
    spend(player, pounds)
    keys = [played.key for played in (*outing.cards, *outing.companions)]
    yield tell("lw-plays", player.seat, cards=keys, pounds=pounds, money=player.money)
    put_away(game, player, outing)
    for played in outing.cards:
        yield from EFFECTS.carry_out(played.effects, game, player)  # LW-8.12 it may change nothing


def gather_set(outing: Outing) -> Rule[None]:
    """LW-26.3 Nuptial cards with different names are played together for one action in all."""
    while True:
        card = yield from one_more(
            outing.player.seat,
            "lw-nuptial-set",
            [card for card in outing.other_names() if outing.may_join(card)],
            outing.cards,
            0 if outing.may_add(0) else len(outing.cards) + 1,
            blocked=lambda: same_names(outing),
            **outing.spent(),
        )
        if card is None:
            return
        outing.cards.append(card)
        outing.symbols += card.symbols
        outing.extras += card.extras
        outing.pounds += card.ways[0].spend


def invite_companions(outing: Outing) -> Rule[None]:
    """LW-8.3, LW-8.4 Any of the printed companions may be used, each for a matching card of the hand."""
    player, companions = outing.player, outing.companions
    while True:
        card = yield from one_more(
            player.seat,
            "lw-companions",
            [card for card in outing.spare_companions() if outing.openings(card)],
            companions,
            0 if outing.ends_well() else len(companions) + 1,
            card=outing.cards[0].key,
            **outing.spent(),
        )
        if card is None:
            return
        extra = yield from choose(player.seat, "lw-companion-as", outing.openings(card), companion=card.key)
        companions.append(card)
        outing.extras.remove(extra)
        outing.symbols += lends(card, extra)
        outing.pounds += extra.add


def discard_for_more(setting: Setting, outing: Outing, effect: DiscardForSpend) -> Rule[None]:
    """LW-26.9 Discard any number of cards with the helm or the wine glass; each adds a pound."""
    while True:
        card = yield from one_more(
            outing.player.seat,
            "lw-discard-more",
            discardable(setting, outing, effect),
            outing.discards,
            **outing.spent(),
        )
        if card is None:
            return
        outing.discards.append(card)
        outing.pounds += effect.n


def pay_white_actions(player: Player, actions: int) -> None:
    """LW-13.12 Actions that can pay only for white-bordered cards are used first: that is never worse."""
    white = min(player.white_actions, actions)
    player.white_actions -= white
    player.actions -= actions - white


def put_away(game: LastWillState, player: Player, outing: Outing) -> None:
    """LW-8.7 The cards go to their piles or the box, a wild card back to the offering board."""
    for card in (*outing.cards, *outing.companions, *outing.discards):
        player.hand.take(card)
        game.discard(card)
