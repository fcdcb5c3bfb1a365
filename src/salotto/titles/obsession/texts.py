"""What is printed on tiles and cards, line by line, in the reader's language.

The page and the terminal say the same lines. Only the box is asked, so a line is the same at every table.
"""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Iterable

from salotto.kit.speaking import Words, spoken
from salotto.titles.obsession import naming
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import (
    SERVANTS,
    Do,
    Family,
    Favour,
    Favours,
    Gentry,
    Goal,
    Group,
    Milestone,
    Objective,
    Opponent,
    Servant,
    Side,
    Tile,
    VpCard,
)
from salotto.titles.obsession.favours import part_key

DYNAMIC_WORDS = ("ob-ability-*", "ob-bonus-*", "ob-goal-*", "ob-counts-*")

FRONT_ABILITIES = frozenset({"lionheart-suite"})
"""Tiles whose front has an ability beside its favours."""
BACK_ABILITIES = frozenset({"private-study", "renovated-kitchen", "parish-church"})
"""Tiles whose back has an ability instead of an activity."""


def named(key: str, words: Words) -> str:
    """Any key of the title in words."""
    return spoken(naming.phrase(key), words, naming.phrase)


def lines(key: str, words: Words, back: bool = False) -> list[str]:
    """Everything that is printed on a thing; of a tile on one side."""
    match BOX.find[key]:
        case Tile() as tile:
            return tile_lines(tile, back, words)
        case Gentry() as card:
            return gentry_lines(card, words)
        case Objective() as card:
            return [goal_line(card.goal, f"{card.goal.vp}", words)]
        case Milestone() as card:
            return [goal_line(card.goal, f"{card.places[0]} / {card.places[1]}", words)]
        case VpCard() as card:
            favour = named(favour_key(card.favour), words)
            return [words.say("ob-does-use-or-keep", vp=card.vp, favour=favour)]
        case Family() as family:
            return [words.say(f"ob-bonus-{family.id}")]
        case Opponent() as opponent:
            return [words.say("ob-does-opponent", vp=opponent.base_score)]
        case _:
            return []


# Favours


def favour_key(favour: Favour) -> str:
    """A favour as a key of `naming.phrase`."""
    match favour.do:
        case Do.CHOICE:
            parts = [favour_key(part[0]).partition(":")[2] for part in favour.of]
            return f"favours:{'|'.join(parts)}"
        case Do.DOUBLE:
            return f"favour:double:{favour.which}"
        case Do.RETURN_TO_HAND:
            return "favour:return_to_hand:guest" if favour.which == "guest" else "favour:return_to_hand"
        case _:
            return part_key((favour,))


# Tiles and people


def tile_lines(tile: Tile, back: bool, words: Words) -> list[str]:
    """OB-1.4 What a side of a tile offers."""
    side = tile.sides[back]
    found = activity_lines(side, words) if side.playable else []
    if side.monument and tile.id not in BACK_ABILITIES:
        found.append(words.say("ob-does-monument"))
    if has_ability(tile, back):
        found.append(words.say(f"ob-ability-{tile.id}"))
    if side.any_rating and side.guests > 1:
        found.append(words.say("ob-does-any-rating"))  # OB-24.14
    return found


def has_ability(tile: Tile, back: bool) -> bool:
    """OB-9.8 Whether a side does something that is no favour."""
    if tile.kind == "service":
        return not tile.sides[back].playable
    return tile.id in (BACK_ABILITIES if back else FRONT_ABILITIES)


def activity_lines(side: Side, words: Words) -> list[str]:
    """OB-4.3, OB-4.4 Who comes, who serves, and what it brings."""
    activity = side.activity[words.language] if side.activity else ""
    if side.guests:
        guests = words.say("ob-does-guests", n=side.guests, slot=side.slot.value)
        found = [words.say("ob-does-activity", activity=activity, guests=guests)]
    else:
        found = [words.say("ob-does-nobody", activity=activity)]
    return found + service_and_favours(side.servants, side.favours, words)


def service_and_favours(servants: Iterable[Servant], favours: Favours, words: Words) -> list[str]:
    """OB-4.5.1, OB-4.6 The servants who are needed, if any, and all favours in one line."""
    found = [words.say("ob-does-service", servants=named) for named in servants_named(servants, words)]
    said = words.say("ob-does-apart").join(named(favour_key(favour), words) for favour in favours)
    return [*found, words.say("ob-does-favours", favours=said)] if said else found


def servants_named(servants: Iterable[Servant], words: Words) -> list[str]:
    """Some servants by name, if there are any."""
    needed = [servant.word for servant in servants]
    return [named(":".join(["servants", *needed]), words)] if needed else []


def gentry_lines(card: Gentry, words: Words) -> list[str]:
    """OB-10.1 What a person is, needs and brings."""
    found = [named(f"role:{card.role}" if card.role else f"group:{card.group.value}", words)]
    return found + service_and_favours(card.service, card.favours, words)


# Goals


def goal_line(goal: Goal, vp: str, words: Words) -> str:
    """OB-13.5, OB-23.5 What is counted, and what it is worth."""
    match goal.type:
        case "own_tile" | "own_all":
            tiles = ", ".join(named(f"tile:{id}", words) for id in goal.tiles)
            return words.say("ob-goal-own", vp=vp, tiles=tiles)
        case "per_tile":
            return words.say("ob-goal-per-tile", vp=vp, column=named(f"column:{goal.category}", words))
        case "per_guest":
            guests = counted(goal, goal.per, words)
            if goal.per > 1:
                return words.say("ob-goal-per-guests", vp=vp, n=goal.per, guests=guests)
            return words.say("ob-goal-per-guest", vp=vp, guests=guests)
        case "guests":
            return words.say(
                "ob-goal-guests", vp=vp, n=goal.least, guests=counted(goal, max(1, goal.least), words)
            )
        case "servants":
            staff = [servant for servant in SERVANTS for _ in range(goal.servants[servant])]
            return words.say("ob-goal-servants", vp=vp, servants=servants_named(staff, words)[0])
        case "per_monument" | "reputation_max":
            return words.say(f"ob-goal-{goal.type.replace('_', '-')}", vp=vp)
        case _:
            return words.say(f"ob-goal-{goal.type.replace('_', '-')}", vp=vp, n=goal.least)


def counted(goal: Goal, n: int, words: Words) -> str:
    """OB-13.17 The people a goal counts, in singular or plural."""
    if {Group.CASUAL, Group.PRESTIGE} <= set(goal.groups):
        kind = "guests"
    elif Group.PRESTIGE in goal.groups:
        sexes = {"lady": "prestige-ladies", "gentleman": "prestige-gentlemen"}
        kind = "prestige-elite" if goal.least_rating else sexes.get(goal.sex, "prestige")
    elif Group.CASUAL in goal.groups:
        kind = "casual" if goal.least_vp < 0 else "casual-good"
    else:
        kind = "starter"
    return words.say(f"ob-counts-{kind}", n=n)
