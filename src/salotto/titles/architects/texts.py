"""What a card says, in words: one sentence for each thing it does (AW-9)."""

# interpreted: it is what people read
from __future__ import annotations

from salotto.kernel.title import Phrase, Value
from salotto.titles.architects.adversaries import Event, Helper, Intrigue, Request, Scheme
from salotto.titles.architects.cards import Ability, Apprentice, Building, Character, Trigger
from salotto.titles.architects.coop import sides_of
from salotto.titles.architects.effects import EFFECTS, Choose, Effect, Gain, amounts

DYNAMIC_WORDS = ("aw-on-*", "aw-power-*")

Told = Building | Apprentice | Character | Helper | Scheme | Intrigue | Event | Request


def sentences(card: Told) -> list[Phrase]:
    """What a card does, sentence by sentence."""
    if isinstance(card, Building):
        return [phrase for effect in card.effects for phrase in effect_phrases(effect)]
    if isinstance(card, Apprentice):
        return [ability_phrase(ability) for ability in card.abilities]
    if isinstance(card, Character):
        return [power_phrase(card)]
    if isinstance(card, Helper):
        return [phrase for side in sides_of(card) for phrase in sentences(side)]
    if isinstance(card, Scheme):
        return [effect.phrase() for effect in card.effects]
    if isinstance(card, Request):
        asked = amounts({card.item: card.per_player})
        return [Phrase("aw-request-asks", {"amount": asked, "met": card.vp_met, "failed": -card.vp_failed})]
    return [row.phrase() for row in card.rows]


def effect_phrases(effect: Effect) -> list[Phrase]:
    """An effect of a Building; a choice is followed by what can be chosen."""
    found = [EFFECTS.phrase(effect)]
    if isinstance(effect, Choose):
        found += [EFFECTS.phrase(each) for effects in effect.of for each in effects]
    return found


def ability_phrase(ability: Ability) -> Phrase:
    """When an Apprentice does what."""
    trigger = ability.on.value.replace("_", "-")
    if ability.on is Trigger.TRADE or ability.on is Trigger.GUILDHALL:
        return EFFECTS.phrase(ability.does)
    if isinstance(ability.does, Gain):
        amount = amounts({ability.does.what: ability.does.n})
        if ability.on is Trigger.GATHER:
            return Phrase("aw-on-gather", {"amount": amount, "location": f"location:{ability.at}"})
        if ability.when:
            trigger += "-if"
        return Phrase(f"aw-on-{trigger}", {"amount": amount})
    number: dict[str, Value] = {"n": getattr(ability.does, "n", 1)}
    if ability.on is Trigger.COST:
        trigger += f"-{ability.at}"
        return Phrase(f"aw-on-{trigger}", number)
    if ability.on is Trigger.COUNT:
        return Phrase("aw-on-count", {**number, "location": f"location:{ability.at}"})
    word = EFFECTS.words[type(ability.does)].replace("_", "-")
    if word == "donate":
        return EFFECTS.phrase(ability.does)
    trigger += f"-{word}"
    return Phrase(f"aw-on-{trigger}", number)


def power_phrase(board: Character) -> Phrase:
    """What a character can do."""
    ability = board.ability
    numbers: dict[str, Value] = {
        "n": ability.n,
        "silver": ability.silver,
        "apprentices": board.apprentice_limit,
        "hand": board.hand_limit,
    }
    if ability.gain:
        numbers["amount"] = amounts(ability.gain)
    return Phrase(f"aw-power-{ability.kind.value.replace('_', '-')}", numbers)
