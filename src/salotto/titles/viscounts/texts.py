"""What cards, tiles and advantages do, as texts that people read beside them."""

# interpreted: it is what people read
from __future__ import annotations

from salotto.kernel.title import Phrase
from salotto.titles.viscounts.box import BOX, CARDS
from salotto.titles.viscounts.cards import ACTIONS, ICONS, Change, Mod, SchemeOption, Timing, Townsfolk

DYNAMIC_WORDS = ("vw-ability-*", "vw-scores-*", "vw-advantage-*", "vw-scheme-*", "vw-rival-slot-*")

BY_ID = {card.id: card for card in CARDS.values()}
TILES = {tile.id: tile for tile in BOX.manuscripts}
SUMMARIES = {card.id: card for card in BOX.summaries}
SCHEMES = {card.id: card for card in BOX.schemes}
PLAYER_CARDS = {card.id: card for card in BOX.player_cards}
BONUSES = {card.id: card for card in (*BOX.cleric_bonus, BOX.castle_leader)}
THEN = ("one", "two", "three")


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


def starts_phrase(id: str) -> Phrase:
    """`starts:player-card-6`: where one starts with a Player Card."""
    return Phrase("vw-starts", {"number": PLAYER_CARDS[id].start_space})


def bonus_phrase(id: str) -> Phrase:
    """`bonus-text:castle-leader`: what a bonus card is good for."""
    card = BONUSES[id]
    if card.hand_limit:
        return Phrase("vw-bonus-leader", {"vp": card.vp, "n": card.hand_limit})
    icon, n = next((icon, n) for icon, n in zip(ICONS, card.icons, strict=True) if n)
    return Phrase("vw-bonus-cleric", {"vp": card.vp, "n": n, "icon": f"icon:{icon}"})


# The Rival


def scheme_phrase(id: str) -> Phrase:
    """`scheme-text:start-noble`: the upper rows of a Scheme Card, and how far the Rival moves."""
    card = SCHEMES[id]
    check = "yes" if card.row_1_criminal_check else "no"
    return Phrase("vw-scheme-text", {"check": check, "does": card.row_2.key, "steps": card.row_3_move})


def scheme_then_phrase(id: str) -> Phrase:
    """`scheme-then:start-noble`: its options, of which the first possible one is carried out."""
    wishes = [wish(option) for option in SCHEMES[id].row_4_options]
    return Phrase(
        f"vw-scheme-{THEN[len(wishes) - 1]}", dict(zip(("first", "second", "third"), wishes, strict=False))
    )


def wish(option: SchemeOption) -> str:
    """An option of a Scheme Card: an action, the Rival's own focus, or effects."""
    if option.action == "focus":
        return "focus:own"
    return f"focus:{option.action}" if option.action else option.effects.key


def rival_phrase(id: str) -> Phrase:
    """`rival-text:rival-cleric`: what a Rival likes best."""
    return Phrase("vw-rival-text", {"focus": f"focus:{BOX.rivals[id].focus}"})


def rival_slot_phrase(name: str) -> Phrase:
    """`rival-slot:rival-cleric/4`: what a slot of a Rival does once it is empty."""
    id, _, at = name.partition("/")
    slot = BOX.rivals[id].slots[int(at)]
    word = f"vw-rival-slot-{slot.when.replace('_', '-')}"
    for icon, n in zip(ICONS, slot.icons, strict=True):
        if n:
            return Phrase(word, {"icon": f"icon:{icon}"})
    return Phrase(word, {"does": slot.effects.key})
