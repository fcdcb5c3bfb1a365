"""The cards of Architects as they are printed: signs and words, for page and terminal alike."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import chain
from typing import Any

from salotto.kit.furniture import Face, Sign, Signs, signs
from salotto.kit.numbers import signed
from salotto.kit.pictures import Pictures
from salotto.titles.architects import adversaries, effects
from salotto.titles.architects.box import BOX
from salotto.titles.architects.cards import Ability, Apprentice, Building, Character, Reward, Trigger
from salotto.titles.architects.texts import sentences

ICONS: dict[str, str] = {
    effects.Item.BUILDING_CARD: "building-card",
    effects.Item.DEBT_PAID: "debt-paid",
    effects.Item.DEBT_UNPAID: "debt",
}
COUNTED = {
    effects.Count.OWN_BUILDINGS: "@building-card",
    effects.Count.CARPENTRY: "@carpentry",
    effects.Count.TILING: "@tiling",
    effects.Count.MASONRY: "@masonry",
    effects.Count.CAPTURED: "@capture",
    effects.Count.VIRTUE: "@virtue",
    effects.Count.PAID_DEBTS: "@debt-paid",
    effects.Count.GOLD: "@gold",
    effects.Count.MARBLE: "@marble",
    effects.Count.COMMON: "@clay @wood @stone",
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
PLACES = {location.id: location.id.removeprefix("kings-") for location in BOX.locations.values()}
PLACES["black-market"] = "black-market"
"""The icon of each location."""
GREAT = 8
"""A Building of so many points is painted as a great one."""
MATERIALS = {effects.Item.STONE: "stonework", effects.Item.WOOD: "timber", effects.Item.CLAY: "tiled"}

PICTURES = Pictures(
    {
        effects.Lose: "@prisoner -{n} @{what}",
        effects.TakeDebt: "+{n} @debt",
        effects.DestroyDebt: "-{n} @debt",
        effects.ReleasePrison: "@prison → @worker",
        effects.ReleaseBoards: "@capture → @worker",
        effects.ReleasePrisoners: "@prison → {n} @worker",
        effects.Capture: "{n}× @capture",
        effects.HireAny: "+1 @apprentice",
        effects.ExtraGuildhall: "+1 @guildhall",
        effects.DiscardApprentice: "-{n} @apprentice",
        effects.Reduce: "-{n} @{what}",
        effects.IgnoreVirtueLoss: "0 @virtue",
        effects.ReduceVirtueLoss: "+{n} @virtue",
        effects.AddWorker: "+{n} @worker",
    },
    ICONS,
)
"""How each effect is drawn."""


@PICTURES.of(effects.Gain)
def gain(effect: effects.Gain) -> Signs:
    """Something for oneself, or for all."""
    return signs(f"{'' if effect.who == 'you' else '@townsfolk '}+{effect.n} @{PICTURES.icon(effect.what)}")


@PICTURES.of(effects.GainPer)
def gain_per(effect: effects.GainPer) -> Signs:
    """So much for every group."""
    return signs(f"+{effect.n} @{PICTURES.icon(effect.what)} / {effect.per} {COUNTED[effect.of]}")


@PICTURES.of(effects.Exchange, effects.Trade)
def exchange(effect: effects.Exchange | effects.Trade) -> Signs:
    """One thing for another."""
    return signs(f"{PICTURES.some(effect.pay)} → {PICTURES.some(effect.gain)}")


@PICTURES.of(effects.Choose)
def choose(effect: effects.Choose) -> Signs:
    """One of several."""
    parts = [(*signs("/" if at else ""), *PICTURES.drawn(effects)) for at, effects in enumerate(effect.of)]
    return tuple(chain.from_iterable(parts))


@PICTURES.of(effects.VirtuePer)
def virtue_per(effect: effects.VirtuePer) -> Signs:
    """Virtue for every group."""
    return signs(f"+{effect.virtue} @virtue / {effect.per} {COUNTED[effect.what]}")


@PICTURES.of(effects.VpPer)
def vp_per(effect: effects.VpPer) -> Signs:
    """Points for every group."""
    return signs(f"+{effect.vp} @vp / {effect.per} {COUNTED[effect.what]}")


@PICTURES.of(effects.VpIf)
def vp_if(effect: effects.VpIf) -> Signs:
    """Points for the most, or for no Debts."""
    condition = effect.when.value
    asked = {"most_cathedral": "cathedral", "no_unpaid_debts": "debt"}.get(condition, condition[5:])
    return signs(f"+{effect.vp} @vp : {'0' if condition == 'no_unpaid_debts' else 'max'} @{asked}")


@PICTURES.of(effects.DebtPenalty)
def penalty(effect: effects.DebtPenalty) -> Signs:
    """What Debts cost more or less."""
    return signs(f"@debt {effect.delta:+d} @vp")


@PICTURES.of(effects.Donate)
def donate(effect: effects.Donate) -> Signs:
    """So many gifts."""
    return signs(f"≤ {'@cathedral' if effect.up_to == 'cathedral_level' else effect.up_to} @gift")


# Cards


def skills(card: Apprentice | Building) -> Signs:
    """The skills of an Apprentice, or those that a Building needs."""
    return tuple(Sign(icon=skill.value) for skill in card.skills)


def virtue(number: int) -> Signs:
    """A change of Virtue."""
    return signs(f"{signed(number)} @virtue") if number else ()


def ability(one: Ability) -> Signs:
    """The occasion, and what it does."""
    occasion = OCCASIONS.get(one.on) or PLACES.get(one.at, "")
    return (*signs(f"@{occasion} :" if occasion else ""), *PICTURES.draw(one.does))


def apprentice(card: Apprentice) -> dict[str, Any]:
    """AW-4.3 An Apprentice: skills, Virtue when hired, abilities."""
    does = tuple(map(ability, card.abilities))
    shown = {"corner": skills(card), "top": virtue(card.virtue), "does": does, "style": card.coop}
    return {**shown, "ground": portrait(card)}


def portrait(card: Apprentice) -> str:
    """Who is painted on it, by skills and Virtue."""
    if card.virtue < 0 or card.coop == "rogue":
        return "shady"
    if card.virtue > 0 or card.coop == "reverend":
        return "cleric"
    trades = {"masonry": "mason", "carpentry": "carpenter", "tiling": "tiler"}
    known = [trades[skill.value] for skill in card.skills]
    return "labourer" if len(known) > 1 else known[0] if known else "merchant"


def building(card: Building) -> dict[str, Any]:
    """AW-5.1 A Building: points, cost, skills, Virtue, effects."""
    does = (virtue(card.virtue), *map(PICTURES.draw, card.effects))
    foot = signs(PICTURES.some(card.cost))
    return {
        "corner": signs(str(card.vp)),
        "top": skills(card),
        "does": tuple(filter(None, does)),
        "foot": foot,
        "ground": house(card),
    }


def house(card: Building) -> str:
    """What is painted on it, by its points and what it is built of."""
    if card.vp >= GREAT:
        return "keep" if card.cost.get(effects.Item.STONE, 0) > 1 else "hall"
    of = max(MATERIALS, key=lambda item: card.cost.get(item, 0))
    return MATERIALS[of] if card.cost.get(of, 0) > 1 else "hut"


def character(card: Character) -> dict[str, Any]:
    """AW-10 A character: what one starts with, and the ability."""
    start = card.start
    numbers = {"virtue": start.virtue, "silver": start.silver, "prisoner": start.prisoners,
               "building-card": start.extra_buildings, "debt": start.debts_unpaid}  # fmt: skip
    given = " ".join(f"{n} @{icon}" for icon, n in numbers.items() if n)
    return {"does": (signs(f"{given} {PICTURES.some(start.goods)}"),), "wordy": True}


def request(card: adversaries.Request) -> dict[str, Any]:
    """AW-12.7.1 A Request."""
    foot = signs(f"{signed(card.vp_met)} @vp / {signed(card.vp_failed)} @vp")
    return {"does": (signs(f"{card.per_player} @{PICTURES.icon(card.item)}"),), "foot": foot}


def rows(card: adversaries.Intrigue | adversaries.Event) -> dict[str, Any]:
    """AW-12.8 The rows of the Baron's cards; what no sign says is said in words."""
    drawn = tuple(map(row, card.rows))
    return {"does": tuple(filter(None, drawn)), "wordy": not all(drawn)}


def row(one: effects.BaronRow) -> Signs:
    """AW-12.8 A row that places a Worker."""
    if one.do is not effects.Row.PLACE or one.at not in PLACES:
        return ()
    return signs(f"@baron → @{PLACES[one.at]} {'@capture' if one.arrow else ''}")


FACES: dict[type, Callable[[Any], dict[str, Any]]] = {
    Apprentice: apprentice,
    Building: building,
    Character: character,
    Reward: lambda card: {"does": (signs(PICTURES.some(card.gain)),)},
    adversaries.Request: request,
    adversaries.Intrigue: rows,
    adversaries.Event: rows,
    adversaries.Scheme: lambda card: {
        "does": (signs(f"@{PLACES[card.place]}" if card.place in PLACES else ""),)
    },
}

DRAWN: tuple[Mapping[str, Any], ...] = (
    *(BOX.apprentices, BOX.sides, BOX.buildings, BOX.characters, BOX.rewards, BOX.schemes, BOX.opponents),
    *(BOX.helpers, BOX.intrigues, BOX.events, BOX.requests, BOX.baron_boards),
)
"""All the cards that can be looked at."""
SILENT = (Reward, adversaries.Opponent, adversaries.BaronBoard)
"""Cards that say nothing but what they show."""


def face(card: Any) -> Face:
    """One card."""
    lines = () if isinstance(card, SILENT) else tuple(sentences(card))
    printed = FACES[type(card)](card) if type(card) in FACES else {}
    return Face(card.key, type(card).__name__.lower(), card.names, card.source, lines=lines, **printed)


ALL = {card.key: face(card) for card in chain.from_iterable(kind.values() for kind in DRAWN)}


# Answers that are no thing


def option_picture(key: str) -> Signs:
    """What is paid, traded or given, what a guard does, what an effect brings; in words where nothing is."""
    kind, _, rest = key.partition(":")
    name, _, more = rest.partition(":")
    match kind:
        case "trade":
            return trade(name, more)
        case "pay":
            return signs(goods(rest))
        case "give":
            request = more.startswith("request-")
            return signs(f"{goods(f'{name}-1')} → {'@request ' + more[8:] if request else '@seat-' + more}")
        case "effect":
            effect = next(
                each for each in BOX.buildings[f"building:{name}"].effects if type(each) is effects.Choose
            )
            return PICTURES.drawn(effect.of[int(more)])
        case "guard":
            whose = more if name == "release" else ""
            worker = f"@seat-{whose}" if whose.isdigit() else "@baron" if whose else "@worker"
            return signs(GUARD.get(f"{name}:{more}" if not whose else name, "").replace("@worker", worker))
    return ()


GUARD = {
    "imprison:": "@capture → @prison",
    "release:": "@prison → @worker",
    "release": "@prison → @worker",
    "buy-back:silver": "@silver : @capture → @worker",
    "buy-back:debt": "@debt : @capture → @worker",
    "pay-debt:": "@debt → @debt-paid",
}


def trade(name: str, paid: str) -> Signs:
    """AW-4.2 One of the printed trades, or that of an Apprentice."""
    if name in ("virtue", "marble"):
        return signs(f"{goods(paid)} → 1 @{name}")
    card = BOX.apprentices.get(f"apprentice:{name}") or BOX.apprentices[f"apprentice:{name}-1"]
    own = next(each.does for each in card.abilities if isinstance(each.does, effects.Trade))
    return signs(f"@apprentice {goods(paid) or PICTURES.some(own.pay)} → {PICTURES.some(own.gain)}")


def goods(written: str) -> str:
    """`wood-2,stone-1` as one writes signs."""
    pairs = [each.rpartition("-") for each in written.split(",") if "-" in each]
    return " ".join(f"{n} @{ICONS.get(item, item)}" for item, _, n in pairs)
