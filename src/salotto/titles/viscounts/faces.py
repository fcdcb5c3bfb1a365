"""The cards and tiles of Viscounts as the templates draw them: what is printed, in pictures and in words."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain
from typing import Any

from salotto.kernel.title import Json
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.cards import (
    ACTIONS,
    ICONS,
    BonusCard,
    IconCounts,
    Manuscript,
    PlayerCard,
    RivalBoard,
    RivalSlot,
    Scheme,
    ScoreRule,
    Slot,
    Summary,
    Townsfolk,
)
from salotto.titles.viscounts.effects import (
    AdvanceBaron,
    CastleMove,
    Choose,
    CurrentPlayerGains,
    Destroy,
    DestroyStartingCard,
    Discard,
    Flip,
    FreeHire,
    FreeManuscript,
    Gain,
    GainScheme,
    PlaceApart,
    PlaceBaron,
    PlaceBuilding,
    PlaceOwnWorker,
    PlaceWorkers,
    Rearrange,
    RemoveBaronWorker,
    RivalDismiss,
    Script,
    ShuffleDiscards,
)
from salotto.titles.west_kingdom.pictures import Pictures, Sign, row, sign, text

BUILDING_ICONS = {"trading_post": "trading-post", "guildhall": "guildhall", "workshop": "workshop"}
ACTION_ICONS = {"trade": "merchant", "build": "builder", "place_workers": "noble", "transcribe": "cleric"}
ITEM_ICONS = {"any_resource": "any-good"}
FLIPPED = {
    "debt": ("debt", "debt-paid"),
    "deed": ("deed", "deed-approved"),
    "either": ("debt", "deed-approved"),
}


PICTURES = Pictures(
    {
        Gain: "+{n} @{what}",
        CurrentPlayerGains: "+{n} @{what}",
        Rearrange: "@townsfolk ⇄",
        Discard: "{n} @townsfolk ↓",
        Destroy: "{n} @townsfolk ✕",
        DestroyStartingCard: "{n} @townsfolk ✕",
        ShuffleDiscards: "@townsfolk ↻",
        FreeHire: "+{n} @townsfolk",
        CastleMove: "@castle ⇄",
        PlaceWorkers: "{n} @worker → @castle",
        PlaceApart: "{n} @worker → @castle",
        PlaceBuilding: "+1 @{kind}",
        GainScheme: "+{n} @intrigue",
        RivalDismiss: "@townsfolk ✕",
        PlaceBaron: "+{n} @baron",
        AdvanceBaron: "@baron → {n}",
        RemoveBaronWorker: "−1 @baron",
        PlaceOwnWorker: "+1 @worker",
    },
    ITEM_ICONS | BUILDING_ICONS,
)
"""How each effect is drawn."""


@PICTURES.of(Flip)
def _flip(effect: Flip) -> list[Sign]:
    before, after = FLIPPED[effect.what.value]
    return [text(effect.n), sign(before), text("→"), sign(after)]


@PICTURES.of(FreeManuscript)
def _manuscript(effect: FreeManuscript) -> list[Sign]:
    return [text("+1"), sign("manuscript"), text(f"{min(effect.costs)}–{max(effect.costs)}")]


@PICTURES.of(Choose)
def _choose(effect: Choose) -> list[Sign]:
    first, second = effect.options
    return [*drawn(first), text("/"), *drawn(second)]


def drawn(script: Script) -> list[Sign]:
    """A list of effects as a picture."""
    return PICTURES.drawn(script.effects)


def drawn_apart(script: Script) -> list[list[Sign]]:
    """A list of effects as pictures, one for each."""
    return [PICTURES.draw(effect) for effect in script.effects]


SLOT_ROWS = {
    "extra_move": "+{n} @viscount",
    "dismiss_price": "✕{silver} @silver",
    "hand_limit": "+{n} @building-card",
}
"""VW-6.3.9 How the abilities of slots are drawn that are neither icons nor effects."""


def slot_signs(slot: Slot) -> list[Sign]:
    """VW-6.3.9 What a slot does once it is empty."""
    ability = slot.ability
    if ability.kind in SLOT_ROWS:
        return row(SLOT_ROWS[ability.kind].format(n=ability.n, silver=ability.silver))
    return [sign(name) for name in icons(ability.icons)] or drawn(ability.effects)


def rival_slot_signs(slot: RivalSlot) -> list[Sign]:
    """VW-10.4.10 What a slot of the Rival does once it is empty."""
    return [sign(name) for name in icons(slot.icons)] or drawn(slot.effects)


def icons(counts: IconCounts) -> list[str]:
    """Icons one by one."""
    return [name for name, number in zip(ICONS, counts, strict=True) for _ in range(number)]


def townsfolk_face(card: Townsfolk) -> Json:
    """VW-4.6 A Townsfolk: value, icons, what it does and when."""
    lines = (
        [[f"ability:{card.id}"], [f"hired:{card.id}"]] if card.on_hire.effects else [[f"ability:{card.id}"]]
    )
    return {
        "kind": "townsfolk",
        "cost": card.cost,
        "icons": icons(card.icons),
        "timing": card.timing.value,
        "signs": drawn(card.effects),
        "hired": drawn(card.on_hire),
        "tells": [key for line in lines for key in line],
    }


COUNTED_ICONS = {
    "building": "guildhall",
    "resource": "any-good",
    "flipped_debt": "debt-paid",
    "flipped_deed": "deed-approved",
}
"""VW-9.5.4 The icons of what Manuscripts count, where they are called otherwise."""


def counted(rule: ScoreRule | None) -> list[Sign]:
    """VW-9.5.3 For what a Manuscript scores: `/ 2 Workers`."""
    if rule is None:
        return []
    many = [text(rule.each)] if rule.each > 1 else []
    return [text("/"), *many, sign(COUNTED_ICONS.get(rule.per, rule.per))]


def manuscript_face(tile: Manuscript) -> Json:
    """VW-6.5 A Manuscript: ribbon, cost, effect or points."""
    return {
        "kind": "manuscript",
        "ribbon": tile.ribbon.value,
        "cost": tile.cost,
        "signs": drawn(tile.effects),
        "score": tile.score.vp if tile.score is not None else None,
        "per": counted(tile.score),
        "tells": [f"written:{tile.id}"],
    }


def player_card_face(card: PlayerCard) -> Json:
    """VW-2.9 A Player Card: what one starts with."""
    return {
        "kind": "player-card",
        "number": card.start_space,
        "resources": {ITEM_ICONS.get(good, good): n for good, n in card.resources.items()}
        | {"silver": card.silver},
        "deeds": card.deeds,
        "debts": card.debts,
        "signs": drawn(card.effects),
        "tells": [f"starts:{card.id}", *([card.effects.key] if card.effects.effects else [])],
    }


def summary_face(card: Summary) -> Json:
    """VW-11.4.7 A Summary card: what its ribbon brings, and after which action a Worker comes or goes."""
    return {
        "kind": "summary",
        "ribbon": card.ribbon.value,
        "signs": drawn(card.gain),
        "lower": [
            {"icon": ACTION_ICONS[action], "signs": drawn(after)} for action, after in lower_half(card)
        ],
        "tells": [
            f"summary-top:{card.id}",
            *(f"summary-bottom:{card.id}/{action}" for action, _ in lower_half(card)),
        ],
    }


def lower_half(card: Summary) -> list[tuple[str, Script]]:
    """What follows each action."""
    return [(action, after) for action, after in zip(ACTIONS, card.after, strict=True) if after.effects]


def bonus_face(card: BonusCard) -> Json:
    """VW-9.6 A Cleric Bonus Card or the Castle Leader Card: icons and points."""
    return {"kind": "bonus", "icons": icons(card.icons), "score": card.vp, "tells": [f"bonus-text:{card.id}"]}


FOCUS = [text("◎")]
"""VW-10.2.1 The Rival's favourite action, which its board names."""


def scheme_face(card: Scheme) -> Json:
    """VW-10.3.3 A card of the Rival, row by row: icons, effects, movement, and what it would like to do."""
    then = [
        [sign(ACTION_ICONS[option.action])]
        if option.action in ACTION_ICONS
        else FOCUS
        if option.action
        else drawn(option.effects)
        for option in card.row_4_options
    ]
    check = [text("+"), sign("corruption")] if card.row_1_criminal_check else []
    return {
        "kind": "scheme",
        "icons": icons(card.icons),
        "check": check,
        "signs": drawn(card.row_2),
        "steps": card.row_3_move,
        "then": then,
        "tells": [f"scheme-text:{card.id}", f"scheme-then:{card.id}"],
    }


def rival_face(board: RivalBoard) -> Json:
    """VW-10.2.1 The board of the Rival: what it likes best."""
    return {"kind": "rival", "icons": [], "tells": [f"rival-text:{board.id}"]}


FACES: dict[type, Callable[[Any], Json]] = {
    Townsfolk: townsfolk_face,
    Manuscript: manuscript_face,
    PlayerCard: player_card_face,
    BonusCard: bonus_face,
    Scheme: scheme_face,
    Summary: summary_face,
    RivalBoard: rival_face,
}


@cache
def cards(language: str) -> dict[str, Json]:
    """Every card by its key, in words of the reader's language."""
    kinds: tuple[Iterable[Any], ...] = (
        *(BOX.townsfolk, BOX.starting, BOX.heroes, BOX.manuscripts, BOX.player_cards, BOX.cleric_bonus),
        *((BOX.castle_leader,), BOX.schemes, BOX.summaries, BOX.rivals.values()),
    )
    found: dict[str, Json] = {}
    for card in chain.from_iterable(kinds):
        printed = {"key": card.key, "name": card.names[language], "source": card.source}
        found[card.key] = printed | FACES[type(card)](card)
    return found
