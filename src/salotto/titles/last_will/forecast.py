"""The rest of the game, played through in thought by one player alone, round by round.

In every round he does the best with his actions and sells a property when the cash runs out; in the last
round he sells what he can. Who owns a property or has a job cannot spend more than he has (LW-14.2): so it
matters that there is cash for what the board could spend, and that debt is possible in the end.
"""

from __future__ import annotations

from dataclasses import dataclass

from salotto.titles.last_will.cards import Companion, Property
from salotto.titles.last_will.helpers import FreeActivation, hand_limit, privileges
from salotto.titles.last_will.jobs import open_lines
from salotto.titles.last_will.properties import modifier, steps_of
from salotto.titles.last_will.settings import TOTALS
from salotto.titles.last_will.weights import Weights
from salotto.titles.last_will.worth import WORTH, Item, Outlook, hand_item, spends

STEADY_ACTIONS = 3
"""The actions of a round to come."""


@dataclass(slots=True, eq=False)
class Owned:
    """A property in the forecast."""

    values: tuple[int, ...]
    step: int
    wear: int  # steps a round
    amount: float  # what maintaining it spends
    actions: int
    modifier: float  # when it is sold
    used: bool  # maintained in this round

    @property
    def value(self) -> int:
        """Its present value."""
        return self.values[self.step]

    @property
    def worn(self) -> int:
        """LW-15.2 Its value after a round without maintenance."""
        return self.values[min(self.step + self.wear, len(self.values) - 1)]

    @property
    def takings(self) -> float:
        """LW-10.8 What selling it pays."""
        return max(0.0, self.value + self.modifier)

    def age(self) -> None:
        """LW-15.2 The end of a round."""
        if not self.used:
            self.step = min(self.step + self.wear, len(self.values) - 1)
        self.used = False


@dataclass(slots=True)
class Purse:
    """What the forecast keeps count of."""

    cash: float
    lines: list[int]  # LW-21 the open income lines, the best first
    covered: float  # how many of them are covered by now, it is hoped
    owned: list[Owned]

    def bound(self) -> bool:
        """LW-14.2 Whether debt is impossible."""
        return bool(self.owned) or self.covered < len(self.lines) - 0.3

    def income(self) -> float:
        """LW-21.4 What the job pays."""
        return sum(pounds * min(1.0, max(0.0, at + 1 - self.covered)) for at, pounds in enumerate(self.lines))


def forecast(outlook: Outlook, bonus: float, actions: int, unknown: int) -> float:
    """What the player will have at the end, with so many actions and unknown cards in this round."""
    player, weights = outlook.player, outlook.weights
    purse = open_purse(outlook)
    items = board_spending(outlook)
    hand = [
        item
        for card in player.hand.cards
        if (player.kept is None or card in player.kept) and (item := hand_item(outlook, card)) is not None
    ]
    promised = bonus + outlook.rounds * sum(
        WORTH[privilege](outlook, privilege) for laid in player.board for privilege in laid.card.privileges
    )
    last = outlook.rounds < 0.5
    if outlook.acting:
        if not player.demoted:
            purse.covered += weights.demotion_now
        drawn = [Item(gain, 1, spend=gain) for gain in weights.drawn[:unknown]]
        ready = [item for item, done in items if not done]
        used = play_round(purse, [*hand, *drawn], ready, actions, last)
        promised += sum(item.gain - item.spend for item in used)
        hand = [item for item in hand if item not in used]
    for owned in purse.owned:
        owned.age()
        owned.modifier = weights.sale_modifier
    if not last:
        promised += kept_worth(outlook, hand)
        board = [item for item, _ in items]
        generic = [Item(gain, 1, spend=gain) for gain in weights.generic]
        for left in range(round(outlook.rounds) - 1, -1, -1):
            purse.cash += purse.income()
            purse.covered += weights.demotion
            play_round(purse, generic, board, STEADY_ACTIONS, left == 0)
            for owned in purse.owned:
                owned.age()
            if purse.cash <= 0 and not purse.bound():
                break
    purse.cash += purse.income()  # LW-16.3
    return purse.cash + sum(owned.value + TOTALS.surcharge for owned in purse.owned) - promised


def open_purse(outlook: Outlook) -> Purse:
    """The player's money, job and properties."""
    player = outlook.player
    owned = [
        Owned(
            card.values,
            laid.step,
            steps_of(laid),
            spends(outlook, laid),
            card.activation.actions if card.activation else 0,
            min(modifier(outlook.game, type_) for type_ in card.types),
            laid.used,
        )
        for laid, card in player.properties()
    ]
    spare = sum(privilege.times for _, privilege in privileges(player.board, FreeActivation))
    for property_ in sorted(owned, key=lambda each: -each.amount)[:spare]:
        property_.actions = 0  # LW-13.4, LW-13.5
    lines = sorted((line.income for line in open_lines(player)), reverse=True)
    return Purse(float(player.money), lines, 0.0, owned)


def board_spending(outlook: Outlook) -> list[tuple[Item, bool]]:
    """What helpers and expenses spend every round; whether they have done so in this one."""
    items = []
    for laid in outlook.player.board:
        activation = laid.card.activation
        if activation is not None and type(laid.card) is not Property:
            amount = spends(outlook, laid)
            items.append((Item(amount, activation.actions, spend=amount), laid.used))
    return items


def play_round(purse: Purse, items: list[Item], board: list[Item], actions: int, last: bool) -> list[Item]:
    """The best use of a round's actions, a good guess; the items that were used."""
    choices: list[tuple[float, Item, Owned | None]] = [(item.gain, item, None) for item in items]
    spending = 0.0
    for item in board:
        if item.actions:
            choices.append((item.gain, item, None))
        else:
            spending += item.spend
    for owned in purse.owned:
        if owned.amount and not owned.used:
            gain = owned.amount - owned.value + owned.worn
            choices.append((gain, Item(owned.amount, owned.actions, spend=owned.amount), owned))
        if last:
            gain = (owned.value if owned.used else owned.worn) + TOTALS.surcharge - owned.takings
            choices.append((gain, SALE, owned))
    choices.sort(key=lambda choice: choice[0] / (choice[1].actions + 0.1), reverse=True)
    used: list[Item] = []
    sold: list[Owned] = []
    for gain, item, source in choices:
        if gain <= 0 or item.actions > actions:
            continue
        actions += item.gives - item.actions
        spending += item.spend
        if source is None:
            used.append(item)
        elif item is SALE:
            sold.append(source)
        else:
            source.used = True
    for owned in sold:
        sell(purse, owned)
    while purse.owned and spending > purse.cash + 1 and not last:
        sell(purse, min(purse.owned, key=lambda each: each.amount))
        spending -= 2.0 if actions < 1 else 0.0
        actions -= 1
    purse.cash -= min(spending, purse.cash) if purse.bound() else spending
    return used


SALE = Item(0.0, 1)
"""Selling a property."""


def sell(purse: Purse, owned: Owned) -> None:
    """LW-10.8 A property becomes cash."""
    purse.cash += owned.takings
    purse.owned.remove(owned)


def kept_worth(outlook: Outlook, items: list[Item]) -> float:
    """LW-15.1 What the best of the cards that are not used will be worth in a round to come."""
    worths = sorted((max(0.0, later_worth(item, outlook.weights)) for item in items), reverse=True)
    return outlook.weights.kept * sum(worths[: hand_limit(outlook.player)])


def later_worth(item: Item, weights: Weights) -> float:
    """What a card that is not used now will be worth in a round to come, less the actions that it takes."""
    worth = item.gain - weights.action * (item.actions - item.gives)
    if isinstance(item.card, Companion):
        return 0.0 if item.card.wild else max(weights.companion, worth)  # LW-11.8
    return worth
