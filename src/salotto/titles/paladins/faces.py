"""What is printed on the cards of Paladins, in pictures; in words it stands in `texts.py`."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any

from salotto.kit.content import Names
from salotto.kit.furniture import Face, Sign, Signs, signs
from salotto.kit.pictures import Pictures
from salotto.titles.paladins import cards, effects
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.texts import lines

ACTION_ICONS = {
    "develop": "workshop",
    "recruit": "townsfolk",
    "hunt": "provision",
    "trade": "silver",
    "pray": "faith",
    "conspire": "criminal",
    "commission": "monk",
    "fortify": "wall",
    "garrison": "outpost",
    "absolve": "jar",
    "attack": "fighter",
    "convert": "cleric",
    "gain_honour": "honour",
    "rest": "tavern",
    "kings_order": "seal",
    "kings_favour": "noble",
}
"""The icon of each action, the Rival's too."""
COUNTED = {
    "commissions": "monk",
    "garrisons": "outpost",
    "develops": "workshop",
    "walls": "wall",
    "jars": "jar",
    "attacked_saracen": "saracen",
    "attacked_viking": "viking",
    "attacked_byzantine": "byzantine",
    "kings_orders_completed": "seal",
    "mercenaries_converted": "fighter",
    "debts_paid": "debt-paid",
}
"""What a converted Outsider counts, where its icon is called otherwise."""
HELD = {"always": "", "suspicion>=2": "2+ ", "suspicion==0": "0 "}
"""PW-13.3, PW-13.4 How much Suspicion the owner must hold."""
OCCASIONS = {
    "inquisition": "suspicion",
    "debt_paid": "debt-paid",
    "debt_gained": "debt",
    "kings_favour": "seal",
}
"""When a Townsfolk works, where it is not after an action."""

PICTURES = Pictures(
    {
        effects.Gain: "+{n} @{what}",
        effects.Lose: "-{n} @{what}",
        effects.RemoveSuspicion: "-{n} @suspicion",
        effects.PayDebt: "{n} @debt → @debt-paid",
        effects.DestroyDebt: "-{n} @debt",
        effects.FreeRecruit: "+1 @townsfolk",
        effects.FreePray: "@faith → @worker-line",
        effects.FreeDevelop: "@workshop → @worker-line",
        effects.LoseWorker: "-{n} @worker",
        effects.LoseWorkshop: "-{n} @workshop",
    }
)
"""How each effect is drawn."""

drawn = PICTURES.drawn


@PICTURES.of(effects.OnAction, effects.WaiveCost, effects.Discount)
def ability(effect: effects.Ability) -> Signs:
    """PW-5.7 What a Paladin changes: the action, and what it brings or saves."""
    action = f"@{ACTION_ICONS[effect.action]}"
    if isinstance(effect, effects.OnAction):
        return (*signs(f"{action} :"), *drawn(effect.effects))
    if isinstance(effect, effects.Discount):
        return signs(f"{action} : -{effect.n} @{effect.what.value}")
    return signs(
        f"{action} : 0 @{effect.what.value if isinstance(effect, effects.WaiveCost) else 'suspicion'}"
    )


@PICTURES.of(effects.Choose)
def choice(effect: effects.Choose) -> Signs:
    """PW-1.9 One reward or another."""
    return either(effect.options)


def either(options: Iterable[tuple[effects.Effect, ...]]) -> Signs:
    """Several rewards or penalties of which one is taken."""
    found: Signs = ()
    for option in options:
        found = (*found, *(signs("/") if found else ()), *drawn(option))
    return found


def workers(kinds: Iterable[str]) -> Signs:
    """Workers, or the spaces for them."""
    return tuple(Sign("worker-line" if kind == "any" else kind) for kind in kinds)


def option_picture(key: str) -> Signs:
    """An answer that is no thing: some Workers, a reward, a penalty."""
    kind, _, name = key.partition(":")
    if kind in ("place", "keep"):
        return workers(name.split(","))
    return drawn(map(effects.effect_behind, name.split(","))) if kind in ("doing", "penalty") else ()


# Cards: what stands in the corner and on top, in the middle, at the foot

Printed = tuple[str, Signs, Signs, tuple[Signs, ...], Signs]
"""The kind of a card, its corner, its top, what it does, its foot."""


def paladin(card: cards.Paladin) -> Printed:
    """PW-4.4 The Workers, the ability of the round, the attributes."""
    boost = signs(" ".join(f"{getattr(card.boost, name)} @{name}" for name in BOX.attributes.markers))
    return "paladin", workers(card.workers), (), (PICTURES.draw(card.ability),), boost


def townsfolk(card: cards.Townsfolk) -> Printed:
    """PW-6.2 For joining, for discarding, and for always."""
    ongoing = card.ongoing
    icon = ACTION_ICONS[ongoing.action] if ongoing.action else OCCASIONS[ongoing.trigger.value]
    occasion = signs(f"{HELD[ongoing.condition.value]}@{icon} :")
    return (
        "townsfolk", drawn(card.immediate), drawn(card.discard), ((*occasion, *drawn(ongoing.effects)),), (),
    )  # fmt: skip


def outsider(card: cards.Outsider) -> Printed:
    """PW-7.5, PW-7.6 Attacked, or converted with its points."""
    attacked = (*signs("@fighter"), *drawn(card.attack))
    converted = (*signs("@cleric"), *drawn(card.convert))
    return "outsider", attacked, (), (converted,), score(card.score)


def score(printed: cards.OutsiderScore) -> Signs:
    """PW-11.9 What a converted Outsider scores."""
    if printed.kind is cards.ScoreKind.SOFTEN_DEBT:
        return signs(f"@debt +{printed.vp} @vp")
    per = f"/ {printed.per}" if printed.per > 1 else "/"
    base = f"{printed.base}+" if printed.base else ""
    return signs(f"{base}{printed.vp} @vp {per} @{COUNTED.get(printed.count, printed.count)}")


def wall(card: cards.Wall) -> Printed:
    """PW-7.2 Its points and rewards."""
    return "wall", signs("@wall"), signs(f"{card.vp} @vp" if card.vp else ""), (drawn(card.effects),), ()


def tavern(card: cards.TavernCard) -> Printed:
    """PW-4.5 Four Workers."""
    return "tavern", (), (), (workers(card.workers[:2]), workers(card.workers[2:])), ()


def suspicion(card: cards.SuspicionCard) -> Printed:
    """PW-9.2 Its Tax."""
    return "suspicion", (), (), (signs(f"@suspicion {card.tax} @tax"),), ()


def order(card: cards.KingsOrder) -> Printed:
    """PW-8.1 An action, and how often."""
    return "order", (), (), (signs(f"{card.need.n}× @{ACTION_ICONS[card.need.action]}"),), ()


def coop_order(card: cards.CoopOrder) -> Printed:
    """PW-14.7 Two attributes."""
    return "coop-order", (), (), (signs(" ".join(f"{n} @{name}" for name, n in card.need.items())),), ()


def favour(card: cards.KingsFavour) -> Printed:
    """PW-8.2 Its Workers, what is paid with them, its reward."""
    price = signs(" ".join(f"-{each.n} @{each.what.value}" for each in card.cost))
    return "favour", workers(card.spaces), (), ((*price, *drawn(card.effects)),), ()


def scheme(card: cards.Scheme) -> Printed:
    """PW-12.4 What the Rival tries."""
    return "scheme", (), (), (signs(f"@{ACTION_ICONS[card.action]}"),), ()


def threat(card: cards.Threat) -> Printed:
    """PW-14.10 The action that meets it, and what it costs otherwise."""
    met = signs(f"@{ACTION_ICONS.get(card.action, 'event')}")
    return "threat", met, (), (either(card.options),), ()


def starting(card: cards.StartingTownsfolk) -> Printed:
    """PW-14.4.1, PW-14.4.3 Honour after an action; its tile with Workers of its own."""
    honour = signs(f"@{ACTION_ICONS[card.honour_on]} : +1 @honour")
    return "starting", (), (), (honour,), (*workers(card.tile.spaces), *drawn(card.tile.effects))


PRINTED: dict[type, Callable[[Any], Printed]] = {
    cards.Paladin: paladin,
    cards.Townsfolk: townsfolk,
    cards.Outsider: outsider,
    cards.Wall: wall,
    cards.TavernCard: tavern,
    cards.SuspicionCard: suspicion,
    cards.KingsOrder: order,
    cards.CoopOrder: coop_order,
    cards.KingsFavour: favour,
    cards.Scheme: scheme,
    cards.Threat: threat,
    cards.StartingTownsfolk: starting,
}
NAMELESS: Names = {"en": "", "it": "", "fr": ""}


def face(card: Any) -> Face:
    """A card as it is printed; one that one chooses at leisure says in words what it does."""
    kind, corner, top, does, foot = PRINTED[type(card)](card)
    return Face(
        card.key, kind, getattr(card, "names", NAMELESS), card.source, corner, top, does, foot,
        tuple(lines(card)), wordy=kind in ("paladin", "starting"),
    )  # fmt: skip


KINDS: tuple[tuple[Any, ...], ...] = (
    *(BOX.paladins, BOX.townsfolk, BOX.outsiders, BOX.walls, BOX.tavern, BOX.suspicion, BOX.orders),
    *(BOX.favours, BOX.schemes, BOX.coop_orders, BOX.threats, BOX.starting, BOX.retired_cards),
)
ALL = {card.key: face(card) for card in chain.from_iterable(KINDS)}
"""Every card by its key."""
