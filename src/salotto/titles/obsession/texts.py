"""What is printed on tiles and cards, line by line, in words.

The page and the terminal say the same lines. Only the box is asked, so a line is the same at every table.
"""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Iterable, Iterator

from salotto.kernel.title import Phrase, Value
from salotto.titles.obsession.box import Thing
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
    Tile,
    VpCard,
)
from salotto.titles.obsession.favours import part_key

DYNAMIC_WORDS = ("ob-ability-*", "ob-bonus-*", "ob-goal-*", "ob-group-*", "ob-role-*")

FRONT_ABILITIES = frozenset({"lionheart-suite"})
"""Tiles whose front has an ability beside its favours."""
BACK_ABILITIES = frozenset({"private-study", "renovated-kitchen", "parish-church"})
"""Tiles whose back has an ability instead of an activity."""


def printed(thing: Thing) -> Iterator[Phrase]:
    """Everything that is printed on a thing; of a tile both sides, the front first."""
    match thing:
        case Tile():
            yield from tile_lines(thing, False)
            if thing.flips != "same":
                yield Phrase("ob-does-back", {"vp": thing.sides[1].vp})
                yield from tile_lines(thing, True)
        case Gentry():
            yield Phrase(f"ob-role-{thing.role}" if thing.role else f"ob-group-{thing.group.value}")
            yield from service_and_favours(thing.service, thing.favours)
        case Objective():
            yield goal_line(thing.goal, str(thing.goal.vp))
        case Milestone():
            yield goal_line(thing.goal, f"{thing.places[0]} / {thing.places[1]}")
        case VpCard():
            yield Phrase("ob-does-use-or-keep", {"vp": thing.vp, "favour": favour_key(thing.favour)})
        case Family():
            yield Phrase(f"ob-bonus-{thing.id}")
        case Opponent():
            yield Phrase("ob-does-opponent", {"vp": thing.base_score})


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


def tile_lines(tile: Tile, back: bool) -> Iterator[Phrase]:
    """OB-1.4 What a side of a tile offers."""
    side = tile.sides[back]
    if side.playable:
        activity = f"activity:{tile.id}:{int(back)}" if side.activity else ""
        if side.guests:
            guests = f"guests:{side.guests}:{side.slot.value}"
            yield Phrase("ob-does-activity", {"activity": activity, "guests": guests})
        else:
            yield Phrase("ob-does-nobody", {"activity": activity})
        yield from service_and_favours(side.servants, side.favours)
    if side.monument and tile.id not in BACK_ABILITIES:
        yield Phrase("ob-does-monument")
    if has_ability(tile, back):
        yield Phrase(f"ob-ability-{tile.id}")
    if side.any_rating and side.guests > 1:
        yield Phrase("ob-does-any-rating")  # OB-24.14


def has_ability(tile: Tile, back: bool) -> bool:
    """OB-9.8 Whether a side does something that is no favour."""
    if tile.kind == "service":
        return not tile.sides[back].playable
    return tile.id in (BACK_ABILITIES if back else FRONT_ABILITIES)


def service_and_favours(servants: Iterable[Servant], favours: Favours) -> Iterator[Phrase]:
    """OB-4.5.1, OB-4.6 The servants who are needed, if any, and all favours in one line."""
    if needed := [servant.word for servant in servants]:
        yield Phrase("ob-does-service", {"servants": ":".join(["servants", *needed])})
    if favours:
        yield Phrase("ob-does-favours", {"favours": "all:" + ";".join(map(favour_key, favours))})


# Goals


def goal_line(goal: Goal, vp: str) -> Phrase:
    """OB-13.5, OB-23.5 What is counted, and what it is worth."""
    about: dict[str, Value] = {"vp": vp}
    match goal.type:
        case "own_tile" | "own_all":
            return Phrase("ob-goal-own", {**about, "tiles": f"tiles:{'+'.join(goal.tiles)}"})
        case "per_tile":
            return Phrase("ob-goal-per-tile", {**about, "column": f"column:{goal.category}"})
        case "per_guest" if goal.per > 1:
            return Phrase("ob-goal-per-guests", {**about, "n": goal.per, "guests": counted(goal, goal.per)})
        case "per_guest":
            return Phrase("ob-goal-per-guest", {**about, "guests": counted(goal, 1)})
        case "guests":
            guests = counted(goal, max(1, goal.least))
            return Phrase("ob-goal-guests", {**about, "n": goal.least, "guests": guests})
        case "servants":
            staff = [servant.word for servant in SERVANTS for _ in range(goal.servants[servant])]
            return Phrase("ob-goal-servants", {**about, "servants": ":".join(["servants", *staff])})
        case "per_monument" | "reputation_max":
            return Phrase(f"ob-goal-{goal.type.replace('_', '-')}", about)
        case _:
            return Phrase(f"ob-goal-{goal.type.replace('_', '-')}", {**about, "n": goal.least})


def counted(goal: Goal, n: int) -> str:
    """OB-13.17 The people a goal counts, as a key that says one or several."""
    if {Group.CASUAL, Group.PRESTIGE} <= set(goal.groups):
        kind = "guests"
    elif Group.PRESTIGE in goal.groups:
        sexes = {"lady": "prestige-ladies", "gentleman": "prestige-gentlemen"}
        kind = "prestige-elite" if goal.least_rating else sexes.get(goal.sex, "prestige")
    elif Group.CASUAL in goal.groups:
        kind = "casual" if goal.least_vp < 0 else "casual-good"
    else:
        kind = "starter"
    return f"counts:{kind}:{n}"
