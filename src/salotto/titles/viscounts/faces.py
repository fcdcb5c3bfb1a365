"""The cards and tiles of Viscounts as the templates draw them: what is printed, in pictures and in words."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain
from typing import Any

from salotto.kernel.title import Json
from salotto.kit.effects import ByKind
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.cards import (
    ACTIONS,
    ICONS,
    NO_ICONS,
    BonusCard,
    IconCounts,
    Manuscript,
    PlayerCard,
    RivalBoard,
    Scheme,
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

Sign = dict[str, str]
"""A piece of a picture: an icon of the sheet, or a text."""

BUILDING_ICONS = {"trading_post": "trading-post", "guildhall": "guildhall", "workshop": "workshop"}
ACTION_ICONS = {"trade": "merchant", "build": "builder", "place_workers": "noble", "transcribe": "cleric"}
ITEM_ICONS = {"any_resource": "any-good"}
FLIPPED = {
    "debt": ("debt", "debt-paid"),
    "deed": ("deed", "deed-approved"),
    "either": ("debt", "deed-approved"),
}


def sign(icon: str) -> Sign:
    """An icon."""
    return {"icon": icon}


def text(words: str | int) -> Sign:
    """A number or a sign of type."""
    return {"text": str(words)}


picture: ByKind[Callable[[Any], list[Sign]]] = ByKind("picture")
"""How each effect is drawn."""


@picture.of(Gain, CurrentPlayerGains)
def _gain(effect: Gain | CurrentPlayerGains) -> list[Sign]:
    return [text(f"+{effect.n}"), sign(ITEM_ICONS.get(effect.what.value, effect.what.value))]


@picture.of(Flip)
def _flip(effect: Flip) -> list[Sign]:
    before, after = FLIPPED[effect.what.value]
    return [text(effect.n), sign(before), text("→"), sign(after)]


@picture.of(Rearrange)
def _rearrange(_: Rearrange) -> list[Sign]:
    return [sign("townsfolk"), text("⇄")]


@picture.of(Discard)
def _discard(effect: Discard) -> list[Sign]:
    return [text(f"{effect.n}"), sign("townsfolk"), text("↓")]


@picture.of(Destroy, DestroyStartingCard)
def _destroy(effect: Destroy | DestroyStartingCard) -> list[Sign]:
    return [text(f"{effect.n}"), sign("townsfolk"), text("✕")]


@picture.of(ShuffleDiscards)
def _shuffle(_: ShuffleDiscards) -> list[Sign]:
    return [sign("townsfolk"), text("↻")]


@picture.of(FreeHire)
def _hire(effect: FreeHire) -> list[Sign]:
    return [text(f"+{effect.n}"), sign("townsfolk")]


@picture.of(CastleMove)
def _castle_move(_: CastleMove) -> list[Sign]:
    return [sign("castle"), text("⇄")]


@picture.of(PlaceWorkers, PlaceApart)
def _place(effect: PlaceWorkers | PlaceApart) -> list[Sign]:
    return [text(f"{effect.n}"), sign("worker"), text("→"), sign("castle")]


@picture.of(PlaceBuilding)
def _place_building(effect: PlaceBuilding) -> list[Sign]:
    return [text("+1"), sign(BUILDING_ICONS[effect.kind])]


@picture.of(FreeManuscript)
def _manuscript(effect: FreeManuscript) -> list[Sign]:
    return [text("+1"), sign("manuscript"), text(f"{min(effect.costs)}–{max(effect.costs)}")]


@picture.of(Choose)
def _choose(effect: Choose) -> list[Sign]:
    first, second = effect.options
    return [*drawn(first), text("/"), *drawn(second)]


@picture.of(GainScheme)
def _scheme(effect: GainScheme) -> list[Sign]:
    return [text(f"+{effect.n}"), sign("intrigue")]


@picture.of(RivalDismiss)
def _dismiss(_: RivalDismiss) -> list[Sign]:
    return [sign("townsfolk"), text("✕")]


@picture.of(PlaceBaron)
def _place_baron(effect: PlaceBaron) -> list[Sign]:
    return [text(f"+{effect.n}"), sign("baron")]


@picture.of(AdvanceBaron)
def _advance(effect: AdvanceBaron) -> list[Sign]:
    return [sign("baron"), text(f"→ {effect.n}")]


@picture.of(RemoveBaronWorker)
def _remove_baron(_: RemoveBaronWorker) -> list[Sign]:
    return [text("−1"), sign("baron")]


@picture.of(PlaceOwnWorker)
def _place_own(_: PlaceOwnWorker) -> list[Sign]:
    return [text("+1"), sign("worker")]


def drawn(script: Script) -> list[Sign]:
    """A list of effects as a picture."""
    return [piece for effect in script.effects for piece in picture[effect](effect)]


def drawn_apart(script: Script) -> list[list[Sign]]:
    """A list of effects as pictures, one for each."""
    return [picture[effect](effect) for effect in script.effects]


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


def manuscript_face(tile: Manuscript) -> Json:
    """VW-6.5 A Manuscript: ribbon, cost, effect or points."""
    return {
        "kind": "manuscript",
        "ribbon": tile.ribbon.value,
        "cost": tile.cost,
        "signs": drawn(tile.effects),
        "score": tile.score.vp if tile.score is not None else None,
        "tells": [f"written:{tile.id}"],
    }


def player_card_face(card: PlayerCard) -> Json:
    """VW-2.9 A Player Card: what one starts with."""
    return {
        "kind": "player-card",
        "resources": {ITEM_ICONS.get(good, good): n for good, n in card.resources.items()}
        | {"silver": card.silver},
        "deeds": card.deeds,
        "debts": card.debts,
        "signs": drawn(card.effects),
        "tells": [card.effects.key] if card.effects.effects else [],
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


def plain_face(card: BonusCard | Scheme | RivalBoard) -> Json:
    """A card of which the name and the icons say enough."""
    return {"kind": "plain", "icons": icons(getattr(card, "icons", NO_ICONS)), "tells": []}


FACES: dict[type, Callable[[Any], Json]] = {
    Townsfolk: townsfolk_face,
    Manuscript: manuscript_face,
    PlayerCard: player_card_face,
    BonusCard: plain_face,
    Scheme: plain_face,
    Summary: summary_face,
    RivalBoard: plain_face,
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
