"""Icons and what pays for missing ones (VW-6.1)."""

from __future__ import annotations

from dataclasses import dataclass

from salotto.kernel.decisions import Event, Rule, choose, tell
from salotto.kit.goods import Amounts, Payment, amounts_text, payments, undominated
from salotto.titles.viscounts.box import BOX, CARDS
from salotto.titles.viscounts.cards import (
    CRIMINAL,
    GOOD_OF_ACTION,
    GOODS,
    MERCHANT,
    NO_ICONS,
    SILVER,
    TRADE,
    Change,
    IconCounts,
)
from salotto.titles.viscounts.state import Player, ViscountsState

PRINTED = {card.key: card for card in BOX.printed_townsfolk}


@dataclass(slots=True)
class Funds:
    """VW-6.1 What a player has for an action: free icons, and goods that can add more."""

    free: int
    goods: list[int]  # what he has of each good
    matching: int  # the good of which each unit adds an icon
    doubled: bool = False  # VW-6.1.4 one unit of it counts twice
    silver_per_icon: int = 0  # so much Silver adds an icon; 0: none does
    others: tuple[int, ...] = ()  # other resources of which each unit adds an icon

    def reach(self) -> int:
        """The most icons he can bring together."""
        units = self.goods[self.matching]
        most = self.free + units
        if self.doubled and units:
            most += 1
        if self.silver_per_icon:
            most += self.goods[SILVER] // self.silver_per_icon
        for good in self.others:
            most += self.goods[good]
        return most


def dismissed_icons(state: ViscountsState) -> IconCounts:
    """VW-6.1.8 The icons of the Townsfolk dismissed for the running action."""
    return icons_of(state.dismissed) if state.dismissed else NO_ICONS


def icons_of(key: str) -> IconCounts:
    """The icons of a Townsfolk or of a printed one."""
    return CARDS[key].icons if key in CARDS else PRINTED[key].icons


def funds(player: Player, action: int, extra: IconCounts, spent: int = 0) -> Funds:
    """VW-6.1.2 to VW-6.1.5 What a player has for an action, with the icons of a dismissed Townsfolk.

    `spent` is Silver that he will have paid for dismissing.
    """
    icons = player.icons
    free = icons[action] + icons[CRIMINAL] + extra[action] + extra[CRIMINAL]
    goods = player.goods
    if spent:
        goods = goods.copy()
        goods[SILVER] -= spent
    found = Funds(free, goods, GOOD_OF_ACTION[action])
    if action == TRADE:
        return found
    for card in player.row:
        mod = None if card is None else card.mod
        if mod is None or mod.action != action:
            continue
        if mod.kind is Change.CONVERT_ICONS:
            found.free += (icons[MERCHANT] + extra[MERCHANT]) // mod.per
        elif mod.kind is Change.SILVER_AS_ICON:
            found.silver_per_icon = mod.per
        elif mod.kind is Change.RESOURCE_DOUBLE:
            found.doubled = True
        elif mod.kind is Change.RESOURCE_AS_ICON:
            found.others = mod.goods
    return found


def pay_for(player: Player, have: Funds, icons: int) -> Rule[Amounts]:
    """VW-6.1.3 Pay for the icons that are missing; asked only where no way to pay is better in every way."""
    missing = icons - have.free
    if missing <= 0:
        return (0, 0, 0, 0)
    if not (have.doubled or have.silver_per_icon or have.others):
        given = [0, 0, 0, 0]
        given[have.matching] = missing
        player.goods[have.matching] -= missing
        ink, gold, stone, silver = given
        return (ink, gold, stone, silver)
    payment: Payment = yield from choose(player.seat, "vw-pay", ways_to_pay(have, missing), icons=missing)
    for good, number in enumerate(payment.amounts):
        player.goods[good] -= number
    return payment.amounts


def paid_event(player: Player, paid: Amounts) -> Event:
    """What was spent."""
    return tell("vw-pays", player.seat, goods=f"pay:{amounts_text(paid, GOODS)}")


def ways_to_pay(have: Funds, missing: int) -> list[Payment]:
    """VW-6.1.4 The ways to make up for missing icons, none of which is better than another in every way."""
    kinds = [have.matching, *have.others]
    if have.silver_per_icon:
        kinds.append(SILVER)
    found: list[Amounts] = []
    give(have, kinds, missing, [0, 0, 0, 0], found)
    return payments(undominated(found), GOODS)


def give(have: Funds, kinds: list[int], left: int, given: list[int], found: list[Amounts]) -> None:
    """Every way to make up for the icons that are left with these kinds of goods, beside what is given."""
    if left <= 0:
        ink, gold, stone, silver = given
        found.append((ink, gold, stone, silver))
        return
    if not kinds:
        return
    good, *others = kinds
    price = have.silver_per_icon if good == SILVER else 1
    for units in range(have.goods[good] // price + 1):
        given[good] = units * price
        bonus = 1 if units and have.doubled and good == have.matching else 0
        give(have, others, left - units - bonus, given, found)
        if units + bonus >= left:
            break
    given[good] = 0


def least_silver(have: Funds, icons: int) -> int:
    """VW-6.1.10 The Silver that cannot be done without to bring so many icons together."""
    if have.matching == SILVER:
        return max(0, icons - have.free)
    if not have.silver_per_icon:
        return 0
    without = have.reach() - have.goods[SILVER] // have.silver_per_icon
    return max(0, icons - without) * have.silver_per_icon
