"""Every key of the title in words, and the definition behind it."""

# interpreted: it is what people read
from __future__ import annotations

from typing import Any

from salotto.kernel.title import Phrase, Value
from salotto.kit.content import by_key
from salotto.kit.naming import NameTable
from salotto.kit.settings import in_full
from salotto.titles.viscounts import texts
from salotto.titles.viscounts.board import board
from salotto.titles.viscounts.box import BOX, CARDS, SCRIPTS
from salotto.titles.viscounts.castle import BUMPS, OVERLORD, SHIFTS
from salotto.titles.viscounts.decks import SPACES
from salotto.titles.viscounts.effects import EFFECTS
from salotto.titles.viscounts.gains import FLIP_DEBT, FLIP_DEED, PAY_INSTEAD
from salotto.titles.viscounts.settings import OPTIONS, setting
from salotto.titles.west_kingdom.amounts import amount_phrase
from salotto.titles.west_kingdom.tomes import tome_phrase

DYNAMIC_WORDS = ("vw-value-*", "vw-side-*", "vw-does-*", "vw-amount-*", "vw-amounts-*")

CARD_SPACES = dict(zip(SPACES, ("left", "middle", "right"), strict=True))

NAMED: dict[str, Any] = {
    "card": CARDS,
    "segment": by_key(BOX.segments),
    "kind": by_key(BOX.types),
    "manuscript": by_key(BOX.manuscripts),
    "player-card": by_key(BOX.player_cards),
    "bonus": by_key((*BOX.cleric_bonus, BOX.castle_leader)),
    "rival": by_key(BOX.rivals.values()),
    "scheme": by_key(BOX.schemes),
    "summary": by_key(BOX.summaries),
}
UNNAMED: dict[str, Any] = {
    "space": by_key(BOX.spaces.values()),
    "spot": by_key(BOX.spots.values()),
    "link": by_key(BOX.links),
    "castle": by_key(BOX.sections),
    "slot": by_key(BOX.slots),
    "exchange": by_key(BOX.exchanges.values()),
    "printed": by_key((*BOX.printed_townsfolk, *BOX.printed_manuscripts)),
    "pair": BOX.pairs,
    "does": SCRIPTS,
    "advantage": by_key(BOX.advantages.values()),
    "shift": by_key(SHIFTS.values()),
    "bump": by_key(BUMPS.values()),
}

NAMES = NameTable("vw", {**NAMED, **UNNAMED})
NAMES.found("setting", lambda key: setting(in_full(key, OPTIONS)))
NAMES.found("board", board)
find = NAMES.find
phrase = NAMES.phrase
NAMES.words("action", "dismiss", "good", "icon", "ribbon", "card-space", "counter")
NAMES.words("castle", "slot", "exchange", "printed", "focus")
NAMES.answer("draw-pile", "vw-draw-pile")
NAMES.answer(FLIP_DEBT, "vw-flip-debt")
NAMES.answer(FLIP_DEED, "vw-flip-deed")
NAMES.answer(PAY_INSTEAD, "vw-pay-instead")


@NAMES.says("pair")
def pair_phrase(name: str) -> Phrase:
    """A Player Card with its Hero."""
    pair = BOX.pairs[f"pair:{name}"]
    return Phrase("vw-pair", {"card": pair.card.key, "hero": pair.hero.key})


@NAMES.says("space")
def space_phrase(name: str) -> Phrase:
    """A space by its Segment and its side."""
    space = BOX.spaces[name]
    return Phrase(f"vw-side-{space.side}", {"segment": f"segment:{space.segment}"})


@NAMES.says("spot")
def spot_phrase(name: str) -> Phrase:
    """A Building Spot by its Segment, its number and what it gives."""
    spot = BOX.spots[name]
    return Phrase(
        "vw-spot",
        {"segment": f"segment:{spot.segment}", "number": spot.order, "does": spot.effects.key},
    )


@NAMES.says("site")
def site_phrase(name: str) -> Phrase:
    """A Building Spot by its Segment and its number alone: for others it does not matter what it gives."""
    spot = BOX.spots[name]
    return Phrase("vw-site", {"segment": f"segment:{spot.segment}", "number": spot.order})


@NAMES.says("link")
def link_phrase(name: str) -> Phrase:
    """A Link by what it gives."""
    link = NAMES.find(f"link:{name}")
    return Phrase("vw-link-gives", {"does": link.effects.key})


@NAMES.says("does")
def does_phrase(name: str) -> Phrase:
    """A list of effects, or one of its effects (`does:acolyte#1`), in words."""
    key = f"does:{name}"
    if key in BOX.texts:
        return EFFECTS.phrase(BOX.texts[key])
    effects = SCRIPTS[key].effects
    if not effects:
        return Phrase("vw-does-nothing")
    if len(effects) == 1:
        return EFFECTS.phrase(effects[0])
    parts = {name: f"{key}#{at}" for at, name in enumerate(("first", "second", "third")[: len(effects)], 1)}
    return Phrase("vw-does-two" if len(effects) == 2 else "vw-does-three", parts)


@NAMES.says("pay", "amount")
def amount(name: str) -> Phrase:
    """A payment, or so much of a good: `ink-1,silver-2`."""
    return amount_phrase("vw", name)


@NAMES.says("order")
def order_phrase(name: str) -> Phrase:
    """Another order of the cards on the board: where each comes from."""
    left, middle, right = (f"card-space:{CARD_SPACES[each]}" for each in name)
    return Phrase("vw-arrangement", {"left": left, "middle": middle, "right": right})


@NAMES.says("shift")
def shift_phrase(name: str) -> Phrase:
    """A Worker from one section to the next."""
    start, _, goal = name.partition(">")
    return Phrase("vw-shift", {"start": f"castle:{start}", "goal": f"castle:{goal}"})


@NAMES.says("bump")
def bump_phrase(name: str) -> Phrase:
    """A Worker of somebody in a section and tier."""
    section, tier, owner = name.split("/")
    where: dict[str, Value] = {"section": f"castle:{section}", "tier": int(tier)}
    if owner == OVERLORD:
        return Phrase("vw-bump-baron", where)
    return Phrase("vw-bump-whose", {**where, "owner": f"seat:{owner}"})


@NAMES.says("value")
def value_phrase(name: str) -> Phrase:
    """A value of an option; numbers speak for themselves."""
    if name.isdigit():
        raise KeyError(name)
    if name in BOX.rivals:
        return Phrase(names=BOX.rivals[name].names)
    if name in BOX.difficulties:
        return Phrase(names=BOX.difficulties[name].names)
    return Phrase(f"vw-value-{name.replace('_', '-')}")


@NAMES.says("seat")
def seat_phrase(name: str) -> Phrase:
    """A seat without a name: the Rival in the solo game, the Overlord in the co-operative one."""
    return Phrase("vw-nobodys-seat")


NAMES.says("ability")(texts.ability_phrase)
NAMES.says("hired")(texts.hired_phrase)
NAMES.says("written")(texts.written_phrase)
NAMES.says("summary-top")(texts.summary_top_phrase)
NAMES.says("summary-bottom")(texts.summary_bottom_phrase)
NAMES.says("scheme-text")(texts.scheme_phrase)
NAMES.says("scheme-then")(texts.scheme_then_phrase)
NAMES.says("rival-text")(texts.rival_phrase)
NAMES.says("rival-slot")(texts.rival_slot_phrase)
NAMES.says("starts")(texts.starts_phrase)
NAMES.says("bonus-text")(texts.bonus_phrase)
NAMES.says("advantage")(texts.advantage_phrase)
NAMES.says("tome")(tome_phrase)
