"""What cards, tiles and advantages do, as texts that people read beside them."""

# interpreted: it is what people read
from __future__ import annotations

from salotto.kernel.title import Phrase
from salotto.titles.viscounts.box import BOX, CARDS
from salotto.titles.viscounts.cards import ACTIONS, ICONS, Change, Mod, Timing, Townsfolk

DYNAMIC_WORDS = ("vw-ability-*", "vw-scores-*", "vw-advantage-*")

BY_ID = {card.id: card for card in CARDS.values()}
TILES = {tile.id: tile for tile in BOX.manuscripts}
SUMMARIES = {card.id: card for card in BOX.summaries}


def ability_phrase(id: str) -> Phrase:
    """`ability:acolyte`: what a Townsfolk does on a board."""
    card = BY_ID[id]
    if card.mod is not None:
        return mod_phrase(card.mod)
    return Phrase(f"vw-ability-{moment(card)}", {"does": card.effects.key})


def moment(card: Townsfolk) -> str:
    """When the ability works."""
    if card.timing is Timing.ONGOING and card.trigger is not None:
        return card.trigger.value.replace("_", "-")
    return card.timing.value


def mod_phrase(mod: Mod) -> Phrase:
    """VW-6.1.4 A rule that a card changes."""
    word = f"vw-ability-{mod.kind.value.replace('_', '-')}"
    if mod.kind is Change.DISCOUNT:
        return Phrase(word, {"n": mod.n})
    return Phrase(word, {"per": mod.per, "icon": f"icon:{ICONS[mod.action]}"})


def hired_phrase(id: str) -> Phrase:
    """`hired:acolyte`: the effect in its top-right corner."""
    return Phrase("vw-hired", {"does": BY_ID[id].on_hire.key})


def written_phrase(id: str) -> Phrase:
    """`written:ms-grey-3-flip`: what a Manuscript does, or scores."""
    tile = TILES[id]
    if tile.score is None:
        return Phrase("vw-written", {"does": tile.effects.key})
    numbers = {"vp": tile.score.vp, "each": tile.score.each}
    if tile.score.per in ICONS:
        return Phrase("vw-scores-icon", {**numbers, "icon": f"icon:{tile.score.per}"})
    return Phrase(f"vw-scores-{tile.score.per.replace('_', '-')}", numbers)


def summary_top_phrase(id: str) -> Phrase:
    """`summary-top:summary-stone`: the upper half of a Summary card."""
    card = SUMMARIES[id]
    return Phrase("vw-summary-top-text", {"ribbon": f"ribbon:{card.ribbon}", "does": card.gain.key})


def summary_bottom_phrase(name: str) -> Phrase:
    """`summary-bottom:summary-stone/trade`: a line of its lower half."""
    id, _, action = name.partition("/")
    does = SUMMARIES[id].after[ACTIONS.index(action)].key
    return Phrase("vw-summary-bottom-text", {"action": f"action:{action}", "does": does})


def advantage_phrase(id: str) -> Phrase:
    """`advantage:architects-marble`: what a Tome brings in this game."""
    advantage = BOX.advantages[id]
    word = f"vw-advantage-{advantage.when.value.replace('_', '-')}"
    if advantage.silver:
        return Phrase(word, {"silver": advantage.silver})
    return Phrase(word, {"does": advantage.effects.key})
