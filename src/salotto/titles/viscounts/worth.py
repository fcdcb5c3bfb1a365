"""What effects and cards are worth to a good Viscount: points at once, and hopes that fade."""

from __future__ import annotations

from collections.abc import Sequence

from salotto.titles.viscounts.box import BOX, CARDS, SCRIPTS
from salotto.titles.viscounts.cards import GOLD, INK, NOTHING, SILVER, STONE, Townsfolk, TrackSpace
from salotto.titles.viscounts.effects import (
    CastleMove,
    Choose,
    Destroy,
    Discard,
    Effect,
    Flip,
    Flippable,
    FreeHire,
    FreeManuscript,
    Gain,
    Item,
    PlaceApart,
    PlaceBuilding,
    PlaceWorkers,
    Rearrange,
    Script,
    ShuffleDiscards,
)
from salotto.titles.viscounts.scoring import ACQUIRED, APPROVED, PAID, UNPAID
from salotto.titles.viscounts.weights import Weights

GOODS_OF = {Item.INK: INK, Item.GOLD: GOLD, Item.STONE: STONE, Item.SILVER: SILVER}

Worth = tuple[float, float]
"""Points at once, and a hope."""


class Judgement:
    """Weights, and what they make of every list of effects and every card."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.goods = weights.goods()
        self.scripts: dict[str, Worth] = {key: self.script(script) for key, script in SCRIPTS.items()}
        self.scripts[NOTHING.key] = (0.0, 0.0)
        self.cards: dict[str, float] = {key: self.card(card) for key, card in CARDS.items()}
        self.collisions: dict[int, float] = {space.position: self.collision(space) for space in BOX.track}

    def script(self, script: Script) -> Worth:
        """A list of effects."""
        return self.effects(script.effects)

    def effects(self, effects: Sequence[Effect]) -> Worth:
        """Several effects."""
        points = hope = 0.0
        for effect in effects:
            more, later = self.effect(effect)
            points += more
            hope += later
        return points, hope

    def effect(self, effect: Effect) -> Worth:
        """One effect."""
        w = self.weights
        if isinstance(effect, Gain):
            return self.gain(effect.what, effect.n)
        if isinstance(effect, Flip):
            return self.flip(effect.what, effect.n)
        if isinstance(effect, Choose):
            return max((self.script(option) for option in effect.options), key=sum)
        if isinstance(effect, PlaceWorkers):
            return float(effect.n), (w.placed_worker - 1) * effect.n
        if isinstance(effect, PlaceApart):
            return float(effect.n), (w.placed_worker - 1) * effect.n
        if isinstance(effect, PlaceBuilding):
            return 2.0, w.placed_building
        if isinstance(effect, FreeManuscript):
            return w.manuscript, 0.0
        return 0.0, self.moment(effect)

    def moment(self, effect: Effect) -> float:
        """Effects that depend on the moment."""
        w = self.weights
        if isinstance(effect, Destroy):
            return w.destroy * effect.n
        if isinstance(effect, Discard):
            return w.discard * effect.n
        if isinstance(effect, FreeHire):
            return w.free_hire * effect.n
        if isinstance(effect, Rearrange):
            return w.rearrange
        if isinstance(effect, ShuffleDiscards):
            return w.shuffle
        return w.castle_move if isinstance(effect, CastleMove) else 0.0

    def gain(self, what: Item, n: int) -> Worth:
        """Goods, cards, or steps of a marker."""
        w = self.weights
        if what in GOODS_OF:
            return 0.0, self.goods[GOODS_OF[what]] * n
        if what is Item.ANY_RESOURCE:
            return 0.0, max(self.goods[:SILVER]) * n
        if what is Item.DEED:
            return float(ACQUIRED * n), w.deed * n
        if what is Item.DEBT:
            return float(UNPAID * n), w.debt * n
        return 0.0, (w.virtue if what is Item.VIRTUE else w.corruption) * n

    def flip(self, what: Flippable, n: int) -> Worth:
        """A Debt brings a resource, a Deed only points."""
        w = self.weights
        if what is Flippable.DEED:
            return float((APPROVED - ACQUIRED) * n), w.flipped * n
        return float((PAID - UNPAID) * n), (w.flipped + w.stone) * n

    def card(self, card: Townsfolk) -> float:
        """A Townsfolk in the deck: its icons, and what its ability brings."""
        w = self.weights
        found = sum(number * worth for number, worth in zip(card.icons, w.icons, strict=True))
        found += w.ability * sum(self.script(card.effects))
        return found + (w.changed_rule if card.mod is not None else 0.0)

    def collision(self, space: TrackSpace) -> float:
        """A collision on a space of the track."""
        return sum(self.script(space.current))

    def rest(self, key: str, at: int) -> Worth:
        """What is left of a list of effects."""
        return self.effects(SCRIPTS[key].effects[at:]) if at else self.scripts[key]
