"""VW-6: what a primary action needs, and what it does."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import product

from tests.titles.viscounts.oracle import castle
from tests.titles.viscounts.oracle.book import (
    GOOD_OF,
    GOODS,
    ICON_OF,
    KINDS,
    RESOURCES,
    Entry,
    card,
    card_id,
    cards,
    exchange,
    kind_of,
    number,
    segment,
    slots_of,
)
from tests.titles.viscounts.oracle.building import collect, free_spots, put
from tests.titles.viscounts.oracle.effects import Reaction, Reading, in_order, perform, reactions
from tests.titles.viscounts.oracle.pen import NO
from tests.titles.viscounts.oracle.position import Player

Payment = tuple[int, ...]
"""Ink, Gold, Stone and Silver to spend."""


@dataclass(slots=True)
class Funds:
    """VW-6.1.2 to VW-6.1.5 What a player has for an action."""

    icons: int
    goods: dict[str, int]
    base: str  # the good that adds one icon each
    doubled: bool = False
    per_silver: int = 0  # Silver for one more icon, if a card allows it
    more: tuple[str, ...] = ()  # other goods that add one icon each

    def payments(self, cost: int) -> list[Payment]:
        """All payments for so many icons of which none is better in every way."""
        need = cost - self.icons
        if need <= 0:
            return [(0, 0, 0, 0)]
        ranges = []
        for good in GOODS:
            most = min(self.goods[good], need)
            if good == "silver" and self.base != "silver":
                most = min(self.goods[good] // self.per_silver, need) if self.per_silver else 0
            elif good != self.base and good not in self.more:
                most = 0
            ranges.append(range(most + 1))
        enough = [some for some in product(*ranges) if self.worth(some) >= need]
        best = [
            some
            for some in enough
            if not any(
                other != some and all(a <= b for a, b in zip(other, some, strict=True)) for other in enough
            )
        ]
        silver = self.per_silver if self.base != "silver" else 1
        return [(*some[:3], some[3] * (silver or 1)) for some in best]

    def worth(self, some: tuple[int, ...]) -> int:
        """The icons that goods add."""
        return sum(some) + (self.doubled and some[GOODS.index(self.base)] > 0)


def funds(r: Reading, seat: int, action: str, dismissed: Counter[str], price: int = 0) -> Funds:
    """VW-6.1.2 Icons of the board, of slots and bonus cards, and of the dismissed Townsfolk."""
    me = r.me(seat)
    icons = me.icons() + dismissed
    goods = {**me.goods, "silver": me.goods["silver"] - price}
    found = Funds(icons[ICON_OF[action]] + icons["criminal"], goods, GOOD_OF[action])
    for mod in mods(me, action):
        match mod["kind"]:
            case "convert_icons":
                found.icons += icons["merchant"] // int(mod["per"])
            case "silver_as_icon":
                found.per_silver = mod["per"]
            case "resource_double":
                found.doubled = True
            case "resource_as_icon":
                found.more = tuple(mod["resources"])
    return found


def mods(me: Player, action: str) -> list[Entry]:
    """VW-6.1.4 The cards on the board that change how an action is funded."""
    found = [card(key)["mod"] for key in me.lying() if "mod" in card(key)]
    return [mod for mod in found if mod.get("action") == action]


def reduction(me: Player) -> int:
    """Larena's discount."""
    return sum(
        card(key)["mod"]["n"] for key in me.lying() if card(key).get("mod", {}).get("kind") == "discount"
    )


@dataclass(slots=True)
class Offer:
    """VW-6.1.7 The Townsfolk that may be dismissed."""

    key: str
    price: int
    icons: Counter[str] = field(default_factory=Counter)


def offered(r: Reading, seat: int) -> Offer:
    """VW-6.1.7 to VW-6.1.9 The visible one, or the printed one."""
    me = r.me(seat)
    name = segment(me.space)
    pile = r.at.townsfolk[name]
    key = pile[-1] if pile else ""
    face = card(key) if key else cards("printed_townsfolk")[f"printed-{name}"]
    price = int(cards("slots")["tp2"]["ability"]["silver"]) if "tp2" in me.empty else int(face["cost"])
    tome = me.tome("dismiss_cost")
    price = max(0, price - reduction(me) - (tome["silver"] if tome else 0))
    return Offer(key, price, Counter(face["icons"]))


def usable(me: Player, action: str, icons: Counter[str]) -> bool:
    """VW-6.1.7 At least one icon that helps."""
    converts = any(mod["kind"] == "convert_icons" for mod in mods(me, action))
    return bool(icons[ICON_OF[action]] or icons["criminal"] or (converts and icons["merchant"]))


def costs(r: Reading, seat: int, action: str) -> list[int]:
    """What the action may cost in icons, nothing if it cannot be taken here."""
    me = r.me(seat)
    name, side = me.space.split("-")
    if (side == "inner") != (action in ("place_workers", "transcribe")):
        return []  # VW-5.3.2
    match action:
        case "trade":
            return [exchange(me.space, r.at.options["exchange_layout"])["merchants"]]
        case "build":
            kinds = [kind for kind in KINDS if any(slot not in me.empty for slot in slots_of(kind))]
            there = free_spots(r, me.space)
            return [cards("building_types")[kind]["cost_builder"] for kind in kinds if there]
        case "place_workers":
            return list(number("player-board")["worker_costs_noble"][: me.supply])
        case _:
            pile = r.at.manuscripts[name]
            tile = cards("tiles")[pile[-1]] if pile else cards("printed_tiles")[f"ms-printed-{name}"]
            return [tile["cost"]]


def ways(r: Reading, seat: int, action: str, dismissed: Counter[str], price: int = 0) -> list[Payment]:
    """All payments with which the action can be completed."""
    if price > r.me(seat).goods["silver"]:
        return []
    means = funds(r, seat, action, dismissed, price)
    return [some for cost in costs(r, seat, action) for some in means.payments(cost)]


def primary_action(r: Reading, seat: int) -> None:
    """VW-5.3 At most one action, with or without a dismissal."""
    offer = offered(r, seat)
    none: Counter[str] = Counter()
    key = r.may(seat, action_keys(r, seat), "the action")
    if key == NO:
        return
    how, _, action = key.partition(":")
    if how == "dismiss":
        r.reserved = min(some[3] for some in ways(r, seat, action, offer.icons, offer.price))
        dismiss(r, seat, offer)
        r.reserved = 0
        none = offer.icons
    act(r, seat, action, none)
    if not r.at.over:
        in_order(r, seat, afterwards(r, seat, action), f"what follows {action}")


def action_keys(r: Reading, seat: int) -> list[str]:
    """VW-5.3.2, VW-6.1.7, VW-6.1.10 What can be completed on the space of the Viscount."""
    offer = offered(r, seat)
    none: Counter[str] = Counter()
    keys = []
    for action in ICON_OF:
        if ways(r, seat, action, none):
            keys.append(f"action:{action}")
        if usable(r.me(seat), action, offer.icons) and ways(r, seat, action, offer.icons, offer.price):
            keys.append(f"dismiss:{action}")
    return keys


def dismiss(r: Reading, seat: int, offer: Offer) -> None:
    """VW-6.1.8 Pay, away with it, its effect."""
    me = r.me(seat)
    me.goods["silver"] -= offer.price
    if offer.key:
        r.at.townsfolk[segment(me.space)].pop()
        r.at.gone.append(offer.key)
        perform(r, seat, card(offer.key)["on_hire"], card_id(offer.key))
    else:
        perform(r, seat, cards("printed_townsfolk")[f"printed-{segment(me.space)}"]["on_dismiss"])


def act(r: Reading, seat: int, action: str, dismissed: Counter[str]) -> None:
    """VW-6.2 to VW-6.5."""
    me = r.me(seat)
    means = funds(r, seat, action, dismissed)
    match action:
        case "trade":
            trade(r, seat, means)
        case "build":
            affordable = [
                f"slot:{slot}"
                for kind in KINDS
                if means.payments(cards("building_types")[kind]["cost_builder"])
                for slot in slots_of(kind)
                if slot not in me.empty
            ]
            slot = r.ask(seat, affordable, "a slot").removeprefix("slot:")
            kind = kind_of(slot)
            spot = r.ask(seat, [f"spot:{id}" for id in free_spots(r, me.space)], "a spot")
            pay(r, seat, means, cards("building_types")[kind]["cost_builder"])
            put(r, seat, slot, kind, spot.removeprefix("spot:"))
        case "place_workers":
            prices = number("player-board")["worker_costs_noble"]
            counts = [n for n in range(1, 5) if n <= me.supply and means.payments(prices[n - 1])]
            n = int(r.ask(seat, [str(n) for n in counts], "how many Workers"))
            pay(r, seat, means, prices[n - 1])
            castle.place(r, seat, r.at.section_at(me.space), n)
        case _:
            name = segment(me.space)
            pay(r, seat, means, costs(r, seat, action)[0])
            if r.at.manuscripts[name]:
                collect(r, seat, name)
            else:  # VW-6.5.6
                printed = f"ms-printed-{name}"
                perform(r, seat, cards("printed_tiles")[printed]["effects"], printed)


def pay(r: Reading, seat: int, means: Funds, cost: int) -> None:
    """VW-6.1.3 One of the payments of which none is better in every way."""
    keys = {}
    for some in means.payments(cost):
        spent = [f"{good}-{n}" for good, n in zip(GOODS, some, strict=True) if n]
        keys[f"pay:{','.join(spent)}"] = some
    picked = keys[r.ask(seat, list(keys), "a payment")]
    for good, n in zip(GOODS, picked, strict=True):
        r.me(seat).goods[good] -= n


def trade(r: Reading, seat: int, means: Funds) -> None:
    """VW-6.2, with the numbers of exchanges as ruled."""
    me = r.me(seat)
    swap = exchange(me.space, r.at.options["exchange_layout"])
    per, effects = swap["merchants"], swap["effects"]
    what = effects[0].get("what", "")
    if what == "silver":  # VW-6.2.3
        if means.icons:
            perform(r, seat, [{**effects[0], "n": means.icons}])
        return
    most = (means.icons + me.goods["silver"]) // per
    least = max(1, means.icons // per) if what in RESOURCES else 1
    times = int(r.ask(seat, [str(n) for n in range(least, most + 1)], "how many exchanges"))
    me.goods["silver"] -= max(0, times * per - means.icons)
    for _ in range(times):
        perform(r, seat, effects)


def afterwards(r: Reading, seat: int, action: str) -> list[Reaction]:
    """VW-6.1.11, VW-11.4.8, TS-7.7.1 What reacts to the finished action."""
    me = r.me(seat)
    found = reactions(r, seat, f"after_{action}")
    if action == "build" and (tome := me.tome("after_build")):
        found.append(Reaction("tome", tome["effects"]))
    if me.summaries and bottom(r, seat, action, really=False):
        found.append(
            Reaction(
                f"does:{me.summaries[0]}/after-{action}",
                run=lambda r: use_bottom(r, seat, action),
                gains=["?"],
            )
        )
    return found


def use_bottom(r: Reading, seat: int, action: str) -> None:
    """VW-11.4.3, VW-11.4.4."""
    bottom(r, seat, action, really=True)


def bottom(r: Reading, seat: int, action: str, really: bool) -> bool:
    """VW-11.4.3 to VW-11.4.5 What the bottom of the Summary card does, or whether it would do anything."""
    me, baron = r.me(seat), r.at.baron
    assert baron is not None
    does = [one["do"] for one in cards("summaries")[me.summaries[0]]["bottom"] if one["after"] == action]
    there = baron.workers.get(me.space, 0)
    line = (baron.space, f"{segment(baron.space)}-inner")
    if "remove_baron_worker" in does and there and me.space not in line:
        if really:
            baron.workers[me.space] -= 1
            baron.reserve += 1
        return True
    if "place_own_worker" in does and not there and me.supply:
        if really:
            me.supply -= 1
            guards = baron.guards.setdefault(me.space, {})
            guards[seat] = guards.get(seat, 0) + 1
        return True
    return False
