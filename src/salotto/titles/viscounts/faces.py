"""What is printed on the cards, tiles and boards of Viscounts, in pictures and in words."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from typing import Any

from salotto.kernel.title import Phrase
from salotto.kit.furniture import Face, Sign, Signs, signs
from salotto.kit.pictures import Pictures
from salotto.titles.viscounts import cards, effects
from salotto.titles.viscounts.box import BOX, SCRIPTS

BUILDING_ICONS = {"trading_post": "trading-post", "guildhall": "guildhall", "workshop": "workshop"}
ACTION_ICONS = {"trade": "merchant", "build": "builder", "place_workers": "noble", "transcribe": "cleric"}
GOOD_ICONS = {"any_resource": "any-good"}
COUNTED_ICONS = {
    "building": "guildhall",
    "resource": "any-good",
    "flipped_debt": "debt-paid",
    "flipped_deed": "deed-approved",
}
"""VW-9.5.4 The icons of what Manuscripts count, where they are called otherwise."""
FLIPPED = {
    "debt": "@debt → @debt-paid",
    "deed": "@deed → @deed-approved",
    "either": "@debt → @deed-approved",
}
MOMENTS = {cards.Timing.IMMEDIATE: "⚡", cards.Timing.ONGOING: "∞", cards.Timing.DROPOFF: "⇥"}
"""When an ability works: at once, all the time, when the card drops off to the right."""
SLOT_ROWS = {
    "extra_move": "+{n} @viscount",
    "dismiss_price": "✕ {silver} @silver",
    "hand_limit": "+{n} @building-card",
}
"""VW-6.3.9 How the abilities of slots are drawn that are neither icons nor effects."""

PICTURES = Pictures(
    {
        effects.Gain: "+{n} @{what}",
        effects.CurrentPlayerGains: "+{n} @{what}",
        effects.Rearrange: "@townsfolk ⇄",
        effects.Discard: "{n} @townsfolk ↓",
        effects.Destroy: "{n} @townsfolk ✕",
        effects.DestroyStartingCard: "{n} @townsfolk ✕",
        effects.ShuffleDiscards: "@townsfolk ↻",
        effects.FreeHire: "+{n} @townsfolk",
        effects.CastleMove: "@castle ⇄",
        effects.PlaceWorkers: "{n} @worker → @castle",
        effects.PlaceApart: "{n} @worker → @castle",
        effects.PlaceBuilding: "+1 @{kind}",
        effects.GainScheme: "+{n} @intrigue",
        effects.RivalDismiss: "@townsfolk ✕",
        effects.PlaceBaron: "+{n} @baron",
        effects.AdvanceBaron: "@baron → {n}",
        effects.RemoveBaronWorker: "-1 @baron",
        effects.PlaceOwnWorker: "+1 @worker",
    },
    GOOD_ICONS | BUILDING_ICONS,
)
"""How each effect is drawn."""


@PICTURES.of(effects.Flip)
def _flip(effect: effects.Flip) -> Signs:
    return signs(f"{effect.n} {FLIPPED[effect.what.value]}")


@PICTURES.of(effects.FreeManuscript)
def _manuscript(effect: effects.FreeManuscript) -> Signs:
    return signs(f"+1 @manuscript {min(effect.costs)}–{max(effect.costs)}")


@PICTURES.of(effects.Choose)
def _choose(effect: effects.Choose) -> Signs:
    first, second = effect.options
    return (*drawn(first), Sign(text="/"), *drawn(second))


def drawn(script: effects.Script) -> Signs:
    """A list of effects as a picture."""
    return PICTURES.drawn(script.effects)


def drawn_apart(script: effects.Script) -> tuple[Signs, ...]:
    """A list of effects as pictures, one for each."""
    return tuple(map(PICTURES.draw, script.effects))


def icons(counts: cards.IconCounts) -> Signs:
    """Icons one by one."""
    return tuple(Sign(icon) for icon, n in zip(cards.ICONS, counts, strict=True) for _ in range(n))


def slot_signs(slot: cards.Slot) -> Signs:
    """VW-6.3.9 What a slot does once it is empty."""
    ability = slot.ability
    if ability.kind in SLOT_ROWS:
        return signs(SLOT_ROWS[ability.kind].format(n=ability.n, silver=ability.silver))
    return icons(ability.icons) or drawn(ability.effects)


def rival_slot_signs(slot: cards.RivalSlot) -> Signs:
    """VW-10.4.10 What a slot of the Rival does once it is empty."""
    return icons(slot.icons) or drawn(slot.effects)


def option_picture(key: str) -> Signs:
    """An answer that is no thing, in signs where there are any."""
    kind, _, name = key.partition(":")
    if kind == "does":
        return drawn(SCRIPTS[key])
    if kind == "pay":
        paid = (each.rpartition("-") for each in name.split(","))
        return signs(" ".join(f"{n} @{good}" for good, _, n in paid))
    if kind == "order":
        return signs(" ".join(str("lmr".index(each) + 1) for each in name))
    return signs(f"{key}×") if key.isdigit() else ()


# Cards and tiles


def tells(*keys: str) -> tuple[Phrase, ...]:
    """Things that say themselves, line by line."""
    return tuple(Phrase("vw-page-tells", {"what": key}) for key in keys)


def townsfolk_face(card: cards.Townsfolk) -> Face:
    """VW-4.6 A Townsfolk: value, what hiring it brings, icons, what it does and when."""
    hired = (f"hired:{card.id}",) if card.on_hire.effects else ()
    does = drawn(card.effects)
    moment = signs(MOMENTS[card.timing]) if card.timing in MOMENTS else ()
    return Face(
        card.key, "townsfolk", card.names, card.source,
        corner=signs(str(card.cost)), top=drawn(card.on_hire), does=(icons(card.icons), (*moment, *does)),
        lines=tells(f"ability:{card.id}", *hired), style=card.timing.value,
    )  # fmt: skip


def printed_townsfolk_face(card: cards.PrintedTownsfolk) -> Face:
    """VW-6.1.9 A Townsfolk printed on a Segment."""
    return Face(
        card.key, "printed", SEGMENT_NAMES[card.segment], card.source,
        corner=signs(str(card.cost)), top=drawn(card.on_dismiss), does=(icons(card.icons),),
        lines=tells(card.key),
    )  # fmt: skip


def manuscript_face(tile: cards.Manuscript) -> Face:
    """VW-6.5 A Manuscript: ribbon, cost, effect or points."""
    points = (*signs(f"{tile.score.vp} @vp"), *counted(tile.score)) if tile.score else ()
    return Face(
        tile.key, "manuscript", tile.names, tile.source,
        corner=signs(str(tile.cost)), top=signs("@manuscript"), does=(points, drawn(tile.effects)),
        lines=tells(f"written:{tile.id}"), style=tile.ribbon.value,
    )  # fmt: skip


def printed_manuscript_face(tile: cards.PrintedManuscript) -> Face:
    """VW-6.5.6 A Manuscript printed on a Segment."""
    return Face(
        tile.key, "printed", SEGMENT_NAMES[tile.segment], tile.source,
        corner=signs(str(tile.cost)), top=signs("@manuscript"), does=(drawn(tile.effects),),
        lines=tells(tile.key),
    )  # fmt: skip


def counted(rule: cards.ScoreRule) -> Signs:
    """VW-9.5.3 For what a Manuscript scores: `/ 2 Workers`."""
    many = f"{rule.each} " if rule.each > 1 else ""
    return signs(f"/ {many}@{COUNTED_ICONS.get(rule.per, rule.per)}")


def player_card_face(card: cards.PlayerCard) -> Face:
    """VW-2.9 A Player Card: what one starts with."""
    goods = {**card.resources, "silver": card.silver, "deed": card.deeds, "debt": card.debts}
    some = " ".join(f"{n} @{GOOD_ICONS.get(good, good)}" for good, n in goods.items() if n)
    return Face(
        card.key, "player-card", card.names, card.source,
        corner=signs(str(card.start_space)), does=(signs(some), drawn(card.effects)),
        lines=tells(f"starts:{card.id}", *([card.effects.key] if card.effects.effects else [])),
    )  # fmt: skip


def summary_face(card: cards.Summary) -> Face:
    """VW-11.4.7 A Summary card: what its ribbon brings, and after which action a Worker comes or goes."""
    lower = [each for each in zip(cards.ACTIONS, card.after, strict=True) if each[1].effects]
    return Face(
        card.key, "summary", card.names, card.source,
        top=(*signs("@manuscript →"), *drawn(card.gain)),
        does=tuple((Sign(ACTION_ICONS[action]), *drawn(after)) for action, after in lower),
        lines=tells(f"summary-top:{card.id}", *(f"summary-bottom:{card.id}/{action}" for action, _ in lower)),
        style=card.ribbon.value,
    )  # fmt: skip


def bonus_face(card: cards.BonusCard) -> Face:
    """VW-9.6 A Cleric Bonus Card or the Castle Leader Card: icons and points."""
    points = signs(f"{card.vp} @vp") if card.vp else ()
    return Face(
        card.key, "bonus", card.names, card.source,
        does=(icons(card.icons), points), lines=tells(f"bonus-text:{card.id}"),
    )  # fmt: skip


def scheme_face(card: cards.Scheme) -> Face:
    """VW-10.3.3 A card of the Rival, row by row: icons, effects, movement, and what it would like to do."""
    check = signs("+ @corruption") if card.row_1_criminal_check else ()
    return Face(
        card.key, "scheme", card.names, card.source,
        corner=icons(card.icons), top=signs(f"{card.row_3_move} @viscount"),
        does=((*check, *drawn(card.row_2)), *map(wanted, card.row_4_options)),
        lines=tells(f"scheme-text:{card.id}", f"scheme-then:{card.id}"),
    )  # fmt: skip


def wanted(option: cards.SchemeOption) -> Signs:
    """VW-10.3.4 An action, the Rival's favourite one, which its board names, or effects."""
    if option.action:
        return signs(f"@{ACTION_ICONS[option.action]}" if option.action in ACTION_ICONS else "◎")
    return drawn(option.effects)


def rival_face(board: cards.RivalBoard) -> Face:
    """VW-10.2.1 The board of the Rival: what it likes best."""
    return Face(board.key, "rival", board.names, board.source, lines=tells(f"rival-text:{board.id}"))


SEGMENT_NAMES: Mapping[str, Mapping[str, str]] = {segment.id: segment.names for segment in BOX.segments}

DRAWN: dict[type, Callable[[Any], Face]] = {
    cards.Townsfolk: townsfolk_face,
    cards.PrintedTownsfolk: printed_townsfolk_face,
    cards.Manuscript: manuscript_face,
    cards.PrintedManuscript: printed_manuscript_face,
    cards.PlayerCard: player_card_face,
    cards.BonusCard: bonus_face,
    cards.Scheme: scheme_face,
    cards.Summary: summary_face,
    cards.RivalBoard: rival_face,
}
PARTS: tuple[Iterable[Any], ...] = (
    *(BOX.townsfolk, BOX.starting, BOX.heroes, BOX.printed_townsfolk),
    *(BOX.manuscripts, BOX.printed_manuscripts, BOX.player_cards, BOX.cleric_bonus),
    *((BOX.castle_leader,), BOX.schemes, BOX.summaries, BOX.rivals.values()),
)
ALL: dict[str, Face] = {card.key: DRAWN[type(card)](card) for card in chain.from_iterable(PARTS)}
"""Every card by its key."""
