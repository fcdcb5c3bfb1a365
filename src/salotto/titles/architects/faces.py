"""The cards of Architects as the templates draw them: what is printed, in pictures and in words."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import chain
from typing import Any

from salotto.kernel.title import Json
from salotto.titles.architects import adversaries
from salotto.titles.architects.box import BOX
from salotto.titles.architects.cards import Ability, Apprentice, Building, Character, Reward, Trigger
from salotto.titles.architects.effects import (
    AddWorker,
    BaronRow,
    Capture,
    Choose,
    Count,
    DebtPenalty,
    DestroyDebt,
    DiscardApprentice,
    Donate,
    Exchange,
    ExtraGuildhall,
    Gain,
    GainPer,
    HireAny,
    IgnoreVirtueLoss,
    Item,
    Lose,
    Reduce,
    ReduceVirtueLoss,
    ReleaseBoards,
    ReleasePrison,
    ReleasePrisoners,
    Row,
    TakeDebt,
    Trade,
    VirtuePer,
    VpIf,
    VpPer,
)
from salotto.titles.architects.texts import sentences
from salotto.titles.west_kingdom.pictures import Pictures, Sign, line, sign, text

ICONS: dict[str, str] = {
    Item.BUILDING_CARD: "building-card",
    Item.DEBT_PAID: "debt-paid",
    Item.DEBT_UNPAID: "debt",
}
COUNTED = {
    Count.OWN_BUILDINGS: "building-card",
    Count.CARPENTRY: "carpentry",
    Count.TILING: "tiling",
    Count.MASONRY: "masonry",
    Count.CAPTURED: "capture",
    Count.VIRTUE: "virtue",
    Count.PAID_DEBTS: "debt-paid",
    Count.GOLD: "gold",
    Count.MARBLE: "marble",
}
OCCASIONS = {
    Trigger.CATHEDRAL: "cathedral",
    Trigger.DEBT_PAID: "debt-paid",
    Trigger.RESET: "reset",
    Trigger.BLACK_MARKET: "black-market",
    Trigger.TAX_STAND: "tax-stand",
    Trigger.IMPRISON: "prison",
    Trigger.TRADE: "storehouse",
    Trigger.GUILDHALL: "guildhall",
}
PLACES = {
    "quarry": "quarry",
    "forest": "forest",
    "mines": "mines",
    "silversmith": "silversmith",
    "kings-storehouse": "storehouse",
    "workshop": "workshop",
    "town-centre": "town-centre",
    "tax-stand": "tax-stand",
    "guardhouse": "guardhouse",
    "guildhall": "guildhall",
    "black-market": "black-market",
    "prison": "prison",
}
"""The icon of each location."""


def some(items: Mapping[Item, int]) -> list[Sign]:
    """Some items with their numbers."""
    return [piece for item, n in items.items() for piece in (text(n), sign(PICTURES.icon(item)))]


PICTURES = Pictures(
    {
        Lose: "@prisoner −{n} @{what}",
        TakeDebt: "+{n} @debt",
        DestroyDebt: "−{n} @debt",
        ReleasePrison: "@prison → @worker",
        ReleaseBoards: "@capture → @worker",
        ReleasePrisoners: "@prison → {n} @worker",
        Capture: "{n}× @capture",
        HireAny: "+1 @apprentice",
        ExtraGuildhall: "+1 @guildhall",
        DiscardApprentice: "−{n} @apprentice",
        Reduce: "−{n} @{what}",
        IgnoreVirtueLoss: "0 @virtue",
        ReduceVirtueLoss: "+{n} @virtue",
        AddWorker: "+{n} @worker",
    },
    ICONS,
)
"""How each effect is drawn."""


@PICTURES.of(Gain)
def _gain(effect: Gain) -> list[Sign]:
    all_players = [sign("townsfolk")] if effect.who != "you" else []
    return [*all_players, text(f"+{effect.n}"), sign(PICTURES.icon(effect.what))]


@PICTURES.of(GainPer)
def _gain_per(effect: GainPer) -> list[Sign]:
    return [
        text(f"+{effect.n}"),
        sign(PICTURES.icon(effect.what)),
        text(f"/ {effect.per}"),
        *counted(effect.of),
    ]


def counted(count: Count) -> list[Sign]:
    """What is counted, as icons."""
    if count is Count.COMMON:
        return [sign("clay"), sign("wood"), sign("stone")]
    return [sign(COUNTED[count])]


@PICTURES.of(Exchange, Trade)
def _exchange(effect: Exchange | Trade) -> list[Sign]:
    return [*some(effect.pay), text("→"), *some(effect.gain)]


@PICTURES.of(Choose)
def _choose(effect: Choose) -> list[Sign]:
    pieces: list[Sign] = []
    for at, effects in enumerate(effect.of):
        pieces += [text("/")] if at else []
        pieces += PICTURES.drawn(effects)
    return pieces


@PICTURES.of(VirtuePer)
def _virtue_per(effect: VirtuePer) -> list[Sign]:
    return [text(f"+{effect.virtue}"), sign("virtue"), text(f"/ {effect.per}"), *counted(effect.what)]


@PICTURES.of(VpPer)
def _vp_per(effect: VpPer) -> list[Sign]:
    return [text(f"+{effect.vp}"), sign("vp"), text(f"/ {effect.per}"), *counted(effect.what)]


@PICTURES.of(VpIf)
def _vp_if(effect: VpIf) -> list[Sign]:
    condition = effect.when.value
    asked = {"most_cathedral": "cathedral", "no_unpaid_debts": "debt"}.get(condition, condition[5:])
    most = text("0") if condition == "no_unpaid_debts" else text("max")
    return [text(f"+{effect.vp}"), sign("vp"), text(":"), most, sign(asked)]


@PICTURES.of(DebtPenalty)
def _penalty(effect: DebtPenalty) -> list[Sign]:
    return [sign("debt"), text(f"{effect.delta:+d}".replace("-", "−")), sign("vp")]


@PICTURES.of(Donate)
def _donate(effect: Donate) -> list[Sign]:
    return [
        text("≤"),
        sign("cathedral") if effect.up_to == "cathedral_level" else text(effect.up_to),
        sign("gift"),
    ]


# Cards


@cache
def cards(language: str) -> dict[str, Json]:
    """Every card by its key, in words of the reader's language."""
    found: dict[str, Json] = {}
    for card in chain.from_iterable(kind.values() for kind in DRAWN):
        printed = {"key": card.key, "name": card.names[language], "source": card.source, "timing": ""}
        printed["lines"] = [line(phrase) for phrase in sentences(card)] if type(card) in TOLD else []
        found[card.key] = printed | FACES[type(card)](card)
    return found


def ability_face(ability: Ability) -> Json:
    """An ability: the occasion, and what it does."""
    occasion = OCCASIONS.get(ability.on) or PLACES.get(ability.at, "")
    return {
        "occasion": occasion,
        "signs": PICTURES.draw(ability.does),
    }


def apprentice_face(card: Apprentice) -> Json:
    """AW-4.3 An Apprentice: skills, Virtue when hired, abilities."""
    return {
        "kind": "apprentice",
        "coop": card.coop,
        "skills": [skill.value for skill in card.skills],
        "virtue": card.virtue,
        "abilities": [ability_face(ability) for ability in card.abilities],
    }


def building_face(card: Building) -> Json:
    """AW-5.1 A Building: points, cost, skills, Virtue, effects."""
    return {
        "kind": "building",
        "vp": card.vp,
        "cost": {item.value: n for item, n in card.cost.items()},
        "skills": [skill.value for skill in card.skills],
        "virtue": card.virtue,
        "timing": card.timing,
        "signs": [PICTURES.draw(effect) for effect in card.effects],
    }


def character_face(card: Character) -> Json:
    """AW-10 A character: what one starts with, and the ability."""
    start = card.start
    return {
        "kind": "character",
        "start": {
            "prisoners": start.prisoners,
            "silver": start.silver,
            "virtue": start.virtue,
            "buildings": start.extra_buildings,
            "debts": start.debts_unpaid,
            "goods": {item.value: n for item, n in start.goods.items()},
        },
    }


def reward_face(card: Reward) -> Json:
    """AW-5.2.4 A Reward."""
    return {"kind": "reward", "signs": some(card.gain)}


def row_face(row: BaronRow) -> Json:
    """AW-12.8 A row of the Baron's cards."""
    return {
        "place": PLACES.get(row.at, "") if row.do is Row.PLACE else "",
        "arrow": row.arrow,
        "line": line(row.phrase()),
    }


def intrigue_face(card: adversaries.Intrigue) -> Json:
    """AW-12.4.2 An Intrigue card."""
    return {"kind": "intrigue", "final": card.final, "rows": [row_face(row) for row in card.rows]}


def event_face(card: adversaries.Event) -> Json:
    """AW-12.7.3 An Event."""
    return {"kind": "event", "rows": [row_face(row) for row in card.rows]}


def request_face(card: adversaries.Request) -> Json:
    """AW-12.7.1 A Request."""
    return {
        "kind": "request",
        "level": card.level,
        "item": PICTURES.icon(card.item),
        "per_player": card.per_player,
        "met": card.vp_met,
        "failed": card.vp_failed,
    }


def scheme_face(card: adversaries.Scheme) -> Json:
    """AW-11.2.2 A Scheme."""
    return {
        "kind": "scheme",
        "place": PLACES.get(card.place, ""),
    }


def helper_face(card: adversaries.Helper) -> Json:
    """AW-12.1.2 A card with a Rogue and a Reverend."""
    return {
        "kind": "helper",
        "sides": {
            name: [ability_face(ability) for ability in side.abilities]
            for name, side in (("rogue", card.rogue), ("reverend", card.reverend))
        },
    }


def board_face(card: adversaries.BaronBoard) -> Json:
    """AW-12.1.5 The Baron's board."""
    return {
        "kind": "baron-board",
        "difficulty": card.difficulty,
        "sections": [
            {"id": section.id, "mode": section.mode, "if_none": section.if_none} for section in card.sections
        ],
    }


def opponent_face(card: adversaries.Opponent) -> Json:
    """AW-11 An automatic opponent."""
    return {"kind": "opponent", "vp": card.vp_per_guildhall_worker}


FACES: dict[type, Callable[[Any], Json]] = {
    Apprentice: apprentice_face,
    Building: building_face,
    Character: character_face,
    Reward: reward_face,
    adversaries.Intrigue: intrigue_face,
    adversaries.Event: event_face,
    adversaries.Request: request_face,
    adversaries.Scheme: scheme_face,
    adversaries.Helper: helper_face,
    adversaries.BaronBoard: board_face,
    adversaries.Opponent: opponent_face,
}

DRAWN: tuple[Mapping[str, Any], ...] = (
    *(BOX.apprentices, BOX.sides, BOX.buildings, BOX.characters, BOX.rewards, BOX.schemes, BOX.opponents),
    *(BOX.helpers, BOX.intrigues, BOX.events, BOX.requests, BOX.baron_boards),
)
"""All the cards that can be looked at."""

TOLD = (
    Building,
    Apprentice,
    Character,
    adversaries.Helper,
    adversaries.Scheme,
    adversaries.Intrigue,
    adversaries.Event,
    adversaries.Request,
)
"""Cards that say something; the others show it."""
