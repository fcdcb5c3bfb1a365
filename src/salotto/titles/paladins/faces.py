"""The cards of Paladins as the templates draw them: what is printed, in pictures and in words."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import chain
from typing import Any

from salotto.kernel.title import Json
from salotto.titles.paladins import cards as components
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.effects import (
    Ability,
    Choose,
    DestroyDebt,
    Discount,
    FreeDevelop,
    FreePray,
    FreeRecruit,
    Gain,
    Lose,
    LoseWorker,
    LoseWorkshop,
    OnAction,
    PayDebt,
    RemoveSuspicion,
    WaiveCost,
)
from salotto.titles.paladins.texts import lines
from salotto.titles.west_kingdom.pictures import Pictures, Sign, line, sign, text

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
}
"""The icon of each action."""
SCHEME_ICONS = ACTION_ICONS | {"kings_order": "seal", "kings_favour": "noble"}

COUNTED = {
    "commissions": "monk",
    "garrisons": "outpost",
    "develops": "workshop",
    "townsfolk": "townsfolk",
    "walls": "wall",
    "jars": "jar",
    "strength": "strength",
    "faith": "faith",
    "influence": "influence",
    "attacked_saracen": "saracen",
    "attacked_viking": "viking",
    "attacked_byzantine": "byzantine",
    "kings_orders_completed": "seal",
    "mercenaries_converted": "fighter",
    "debts_paid": "debt-paid",
    "suspicion": "suspicion",
}
"""What a converted Outsider counts, as an icon."""


PICTURES = Pictures(
    {
        Gain: "+{n} @{what}",
        Lose: "−{n} @{what}",
        RemoveSuspicion: "−{n} @suspicion",
        PayDebt: "{n} @debt → @debt-paid",
        DestroyDebt: "−{n} @debt",
        FreeRecruit: "+1 @townsfolk",
        FreePray: "@faith → @worker-line",
        FreeDevelop: "@workshop → @worker-line",
        LoseWorker: "−{n} @worker",
        LoseWorkshop: "−{n} @workshop",
    }
)
"""How each effect is drawn."""

drawn = PICTURES.drawn


@PICTURES.of(OnAction, WaiveCost, Discount)
def ability(effect: Ability) -> list[Sign]:
    """PW-5.7 What a Paladin changes: the action, and what it brings or saves."""
    action = sign(ACTION_ICONS[effect.action])
    if isinstance(effect, OnAction):
        return [action, text(":"), *drawn(effect.effects)]
    if isinstance(effect, Discount):
        return [action, text(f": −{effect.n}"), sign(effect.what.value)]
    return [action, text(": 0"), sign(effect.what.value if isinstance(effect, WaiveCost) else "suspicion")]


@PICTURES.of(Choose)
def choice(effect: Choose) -> list[Sign]:
    """PW-1.9 One reward or another."""
    first, *others = [drawn(option) for option in effect.options]
    return [*first, *(piece for option in others for piece in (text("/"), *option))]


def paladin_face(card: components.Paladin) -> Json:
    """PW-4.4 A Paladin: the Workers, the attributes, the ability of the round."""
    boost = {"strength": card.boost.strength, "faith": card.boost.faith, "influence": card.boost.influence}
    return {
        "kind": "paladin",
        "workers": list(card.workers),
        "boost": boost,
        "signs": PICTURES.draw(card.ability),
    }


def townsfolk_face(card: components.Townsfolk) -> Json:
    """PW-6.2 A Townsfolk: for discarding, for joining, and for always."""
    ongoing = card.ongoing
    occasion = ACTION_ICONS.get(ongoing.action) or OCCASIONS[ongoing.trigger.value]
    return {
        "kind": "townsfolk",
        "discard": drawn(card.discard),
        "immediate": drawn(card.immediate),
        "occasion": occasion,
        "held": HELD[ongoing.condition.value],
        "signs": drawn(ongoing.effects),
    }


HELD = {"always": "", "suspicion>=2": "2+", "suspicion==0": "0"}
"""PW-13.3, PW-13.4 How much Suspicion the owner must hold."""

OCCASIONS = {
    "action": "worker",
    "inquisition": "suspicion",
    "debt_paid": "debt-paid",
    "debt_gained": "debt",
    "kings_favour": "seal",
}


def outsider_face(card: components.Outsider) -> Json:
    """PW-7.5, PW-7.6 An Outsider: attacked, or converted with its points."""
    return {
        "kind": "outsider",
        "people": card.kind.value,
        "attack": drawn(card.attack),
        "convert": drawn(card.convert),
        "score": score_signs(card.score),
    }


def score_signs(score: components.OutsiderScore) -> list[Sign]:
    """PW-11 What a converted Outsider scores."""
    if score.kind is components.ScoreKind.SOFTEN_DEBT:
        return [sign("debt"), text(f"+{score.vp}"), sign("vp")]
    base = [text(f"{score.base}+")] if score.base else []
    per = [text(f"/ {score.per}")] if score.per > 1 else [text("/")]
    return [*base, text(score.vp), sign("vp"), *per, sign(COUNTED[score.count])]


def wall_face(card: components.Wall) -> Json:
    """PW-7.2 A Wall."""
    return {"kind": "wall", "vp": card.vp, "signs": drawn(card.effects)}


def tavern_face(card: components.TavernCard) -> Json:
    """PW-4.5 Four Workers."""
    return {"kind": "tavern", "workers": list(card.workers)}


def suspicion_face(card: components.SuspicionCard) -> Json:
    """PW-9.2 A Suspicion card with its Tax."""
    return {"kind": "suspicion", "tax": card.tax}


def order_face(card: components.KingsOrder) -> Json:
    """PW-8.1 What the King orders."""
    return {"kind": "order", "icon": ACTION_ICONS[card.need.action], "n": card.need.n}


def coop_order_face(card: components.CoopOrder) -> Json:
    """PW-14.7 What the King orders of a team."""
    return {"kind": "coop-order", "need": dict(card.need)}


def favour_face(card: components.KingsFavour) -> Json:
    """PW-8.2 A Favour: its Workers and its reward."""
    return {
        "kind": "favour",
        "spaces": list(card.spaces),
        "signs": [*paid(card.cost), *drawn(card.effects)],
    }


def paid(cost: tuple[components.Price, ...]) -> list[Sign]:
    """PW-8.2 What is paid with the Workers."""
    signs = [piece for price in cost for piece in (text(f"−{price.n}"), sign(price.what.value))]
    return [*signs, text(":")] if signs else []


def scheme_face(card: components.Scheme) -> Json:
    """PW-12 What the Rival does."""
    return {"kind": "scheme", "icon": SCHEME_ICONS[card.action]}


def threat_face(card: components.Threat) -> Json:
    """PW-14.10 A Threat: the action that meets it, and what it costs otherwise."""
    return {
        "kind": "threat",
        "icon": ACTION_ICONS.get(card.action, "event"),
        "options": [drawn(option) for option in card.options],
    }


def starting_face(card: components.StartingTownsfolk) -> Json:
    """PW-14.4.1, PW-14.4.3 A Starting Townsfolk: Honour after an action; its tile with Workers of its own."""
    return {
        "kind": "starting",
        "icon": ACTION_ICONS.get(card.honour_on, "honour"),
        "signs": [text("+1"), sign("honour")],
        "spaces": list(card.tile.spaces),
        "tile": drawn(card.tile.effects),
    }


FACES: dict[type, Callable[[Any], Json]] = {
    components.Paladin: paladin_face,
    components.Townsfolk: townsfolk_face,
    components.Outsider: outsider_face,
    components.Wall: wall_face,
    components.TavernCard: tavern_face,
    components.SuspicionCard: suspicion_face,
    components.KingsOrder: order_face,
    components.CoopOrder: coop_order_face,
    components.KingsFavour: favour_face,
    components.Scheme: scheme_face,
    components.Threat: threat_face,
    components.StartingTownsfolk: starting_face,
}


@cache
def cards(language: str) -> dict[str, Json]:
    """Every card by its key, in words of the reader's language."""
    kinds: tuple[tuple[Any, ...], ...] = (
        *(BOX.paladins, BOX.townsfolk, BOX.outsiders, BOX.walls, BOX.tavern, BOX.suspicion, BOX.orders),
        *(BOX.favours, BOX.schemes, BOX.coop_orders, BOX.threats, BOX.starting, BOX.retired_cards),
    )
    found: dict[str, Json] = {}
    for card in chain.from_iterable(kinds):
        names: Mapping[str, str] = getattr(card, "names", {})
        printed = {
            "key": card.key,
            "name": names.get(language, ""),
            "source": card.source,
            "lines": [line(phrase) for phrase in lines(card)],
        }
        found[card.key] = printed | FACES[type(card)](card)
    return found


DYNAMIC_WORDS = ("pw-worker-*", "pw-attribute-*")
