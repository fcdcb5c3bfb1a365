"""AW-6, AW-10: Virtue, Tax, Debts, gains and payments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from tests.titles.architects.oracle.book import ability, virtue_level
from tests.titles.architects.oracle.picks import NotAllowed, Pick, subsets
from tests.titles.architects.oracle.position import Player, Position

TOP = 14


def gain_virtue(position: Position, seat: int, n: int, pick: Pick) -> None:
    """AW-6.1.1, AW-6.1.2, AW-10.13, AW-11.3.3."""
    player = position.players[seat]
    for _ in range(n):
        if player.can("silver_on_virtue"):
            player.silver += int(ability(player.character)["n"])
        if player.virtue < TOP:
            player.virtue += 1
        elif player.unpaid:
            asked = seat < position.humans and position.options["virtue_overflow"] == "may"
            if not asked or pick((True, False)):
                player.unpaid -= 1


def lose_virtue(position: Position, seat: int, n: int, pick: Pick) -> None:
    """AW-6.1.1, AW-6.1.3, AW-10.15."""
    player = position.players[seat]
    if n and player.can("card_for_virtue"):
        whole = position.options["merovech"] == "one_card_whole_loss"
        most = min(1 if whole else n, len(player.hand))
        given = pick([cards for size in range(most + 1) for cards in subsets(player.hand, size)])
        discard_buildings(position, player, given)
        if given:
            n = 0 if whole else n - len(given)
    for _ in range(n):
        if player.virtue:
            player.virtue -= 1
        else:
            take_debt(position, seat, pick)


def take_debt(position: Position, seat: int, pick: Pick) -> None:
    """AW-6.3, AW-10.8, AW-10.12."""
    player = position.players[seat]
    if player.can("buy_off_debt"):
        price = int(ability(player.character)["silver"])
        if player.silver >= price and pick((True, False)):
            player.silver -= price
            return
    player.unpaid += 1
    if player.can("gain_on_debt"):
        for what, n in ability(player.character)["gain"].items():
            gain(position, seat, what, n, pick)


def gain(position: Position, seat: int, what: str, n: int, pick: Pick) -> None:
    """Take something from the Supply (AW-1.4), or cards from the pile (AW-4.4.2)."""
    player = position.players[seat]
    if what == "virtue":
        gain_virtue(position, seat, n, pick)
    elif what == "silver":
        player.silver += n
    elif what == "building_card":
        player.hand += draw_buildings(position, n)
    else:
        player.goods[what] += n


def draw_buildings(position: Position, n: int) -> list[str]:
    """AW-4.4.2."""
    drawn = position.building_pile[:n]
    del position.building_pile[:n]
    return drawn


def discard_buildings(position: Position, player: Player, cards: Sequence[str]) -> None:
    """Cards from hand go face down under the pile."""
    for card in cards:
        player.hand.remove(card)
    position.building_pile += cards


# Silver and Tax


def tax_due(player: Player, tax: int) -> int:
    """AW-6.2.2 The Tax coins of a cost that are really paid."""
    ignored = int(virtue_level(player.virtue)["ignore_tax"])
    if player.can("ignore_tax"):
        ignored += int(ability(player.character)["n"])
    return max(0, tax - ignored)


def pay_silver(position: Position, player: Player, silver: int, tax: int = 0) -> None:
    """AW-6.2.1 Silver to the Supply and Tax to the Tax Stand; AW-4.0.5 in full."""
    due = tax_due(player, tax)
    if player.silver < silver + due:
        raise NotAllowed
    player.silver -= silver + due
    position.tax += due


# Goods

Cost = Mapping[str, int]


def ways_to_pay(
    player: Player, cost: Cost, any_of: Sequence[str] = (), any_n: int = 0
) -> list[dict[str, int]]:
    """All mixes of own goods, and Judith's cards, that pay a cost (AW-10.6, AW-10.14).

    The cost is what is printed, plus `any_n` goods of any kinds in `any_of`.
    """
    wanted: list[dict[str, int]] = []
    for mix in mixes(any_of, any_n):
        wanted.append({good: cost.get(good, 0) + mix.get(good, 0) for good in {**cost, **mix}})
    payments: list[dict[str, int]] = []
    for bill in wanted:
        for payment in _payments_of(player, {good: n for good, n in bill.items() if n}):
            if payment not in payments:
                payments.append(payment)
    return payments


def mixes(kinds: Sequence[str], n: int) -> list[dict[str, int]]:
    """All ways to take n things of some kinds."""
    if not kinds:
        return [{}] if n == 0 else []
    found = []
    for first in range(n + 1):
        for rest in mixes(kinds[1:], n - first):
            found.append({kinds[0]: first, **rest} if first else rest)
    return found


def _payments_of(player: Player, bill: Cost) -> list[dict[str, int]]:
    """The payments of one bill of fixed goods."""
    if player.can("gold_is_marble"):
        precious = bill.get("gold", 0) + bill.get("marble", 0)
        common = {good: n for good, n in bill.items() if good not in ("gold", "marble")}
        bills = [{**common, **mix} for mix in mixes(("gold", "marble"), precious)]
    else:
        bills = [dict(bill)]
    payments = []
    for one in bills:
        if player.can("card_for_resource"):
            kinds = list(one)
            for paid in product(*(range(one[good] + 1) for good in kinds)):
                payment = dict(zip(kinds, paid, strict=True))
                payment["cards"] = sum(one.values()) - sum(paid)
                payments.append({what: n for what, n in payment.items() if n})
        else:
            payments.append(one)
    return [
        payment
        for payment in payments
        if all(player.goods[good] >= n for good, n in payment.items() if good != "cards")
    ]


def pay_goods(
    position: Position,
    player: Player,
    pick: Pick,
    cost: Cost,
    any_of: Sequence[str] = (),
    any_n: int = 0,
    keep: int = 0,
) -> None:
    """Pay goods to the Supply in one of the ways; `keep` cards must stay in hand for something else."""
    payments = ways_to_pay(player, cost, any_of, any_n)
    payment = pick([way for way in payments if way.get("cards", 0) <= len(player.hand) - keep])
    for good, n in payment.items():
        if good != "cards":
            player.goods[good] -= n
    if cards := payment.get("cards", 0):
        discard_buildings(position, player, pick(subsets(player.hand, cards)))
