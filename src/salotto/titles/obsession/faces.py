"""Tiles, people and cards as they are printed: signs and words, for page and terminal alike."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Iterator

from salotto.kit.furniture import Face, Sign, Signs, signs
from salotto.kit.numbers import plain
from salotto.titles.obsession import cards
from salotto.titles.obsession.box import BOX, Thing
from salotto.titles.obsession.texts import printed, tile_lines

CAMEOS = 4
"""So many profiles of each sex are drawn."""
FAMILY_CAMEOS = {
    "lord": "gentleman-0",
    "lady": "lady-1",
    "heir": "gentleman-1",
    "daughter": "lady-3",
    "dowager": "lady-2",
}
"""OB-4.6.11 The members of a family look alike in every house."""
SLOT_SIGNS = {"family": "family-slot", "prestige": "prestige-slot"}
"""The signs of those who may come, where they are called otherwise."""
SEX_SIGNS = {"gentleman": "gentlemen", "lady": "ladies"}
POUND = "£"


def pounds(n: int) -> str:
    """A sum, as one writes it."""
    return f"−{POUND}{-n}" if n < 0 else f"{POUND}{n}"


def slot_sign(kind: str) -> str:
    """The sign of those who may come, or of a group of people."""
    return SLOT_SIGNS.get(kind, kind)


def figures(servants: tuple[cards.Servant, ...]) -> Signs:
    """Some servants."""
    return tuple(Sign(icon=servant.word) for servant in servants)


# Favours


def favour_signs(favour: cards.Favour) -> Signs:
    """OB-4.6 A favour as a sign with its number."""
    looked = f" {favour.look}›{favour.take}" if favour.look > favour.take else ""
    match favour.do:
        case cards.Do.MONEY:
            return (Sign(text=pounds(favour.n)),)
        case cards.Do.CHOICE:
            first, *rest = (tuple(sign for each in part for sign in favour_signs(each)) for part in favour.of)
            return (*first, *(sign for part in rest for sign in (Sign(text="/"), *part)))
        case cards.Do.INVITE:
            return signs(f"@invite @{'casual' if favour.deck == 'casual' else 'prestige-slot'}{looked}")
        case cards.Do.OBJECTIVE:
            return signs(f"@objective{looked}")
        case cards.Do.DOUBLE:
            return signs("×2 1" if favour.which == "one" else "×2")
        case cards.Do.GOSSIP:
            return signs(f"@gossip {favour.n}")
        case cards.Do.REPUTATION | cards.Do.ADMIRER:
            return signs(f"{favour.n} @{favour.do.value}")
        case _:
            number = "∞ " if favour.n == cards.ANY_NUMBER else f"{favour.n} " if favour.n > 1 else ""
            return signs(f"{number}@{favour.do.value}")


def gains(favours: cards.Favours) -> tuple[Signs, ...]:
    """Some favours, each by itself."""
    return tuple(map(favour_signs, favours))


# Tiles and people


def tile_face(tile: cards.Tile, back: bool) -> Face:
    """OB-1.4 One side of a tile: what it asks for, and what it gives."""
    side = tile.sides[back]
    does: tuple[Signs, ...] = ()
    if side.playable:
        guests = signs(f"{side.guests} @{slot_sign(side.slot.value)}") if side.guests else ()
        does = ((*guests, *figures(side.servants)), *gains(side.favours))
    elif side.monument:
        does = ((), signs("@monument 1 @reputation"))
    rose = " @rose" if back and tile.flips == "flip-once" else ""
    lines = (*tile_lines(tile, True), *tile_lines(tile, False)) if back else tuple(printed(tile))
    return Face(
        tile.key,
        "tile",
        tile.names,
        tile.source,
        corner=signs(f"@rating {tile.rating}{rose}") if tile.rating else signs(rose),
        top=signs(f"{plain(side.vp)} @vp"),
        does=does,
        lines=lines,
        style=f"c-{side.category.value}",
        ground=tile.id,
        card=side,
        reverse=None if back else tile_face(tile, True),
    )


def gentry_face(card: cards.Gentry) -> Face:
    """OB-10.1 A person: what they bring, and who must serve them."""
    name = card.names["en"]
    return Face(
        card.key,
        "gentry",
        card.names,
        card.source,
        corner=signs(f"@rating {card.rating} @{slot_sign(card.group.value)} @{SEX_SIGNS[card.sex.value]}"),
        top=signs(f"{plain(card.vp)} @vp") if card.vp else (),
        does=gains(card.favours),
        foot=figures(card.service),
        lines=tuple(printed(card)),
        style=f"g-{card.group.value}",
        ground=FAMILY_CAMEOS.get(card.role, f"{card.sex.value}-{sum(map(ord, name)) % CAMEOS}"),
        card=card,
    )


def family_face(family: cards.Family) -> Face:
    """OB-2.3 A family, and what it begins with."""
    bonus = family.bonus
    if family.money:
        brings = signs(pounds(family.money))
    elif family.reputation:
        brings = signs(f"{family.reputation} @reputation")
    elif bonus.servant is not None:
        brings = signs(f"@{bonus.servant.word}")
    else:
        brings = signs("@tiles" if bonus.choose_one else "@gentry")
    cameos = [FAMILY_CAMEOS[card.role] for card in family.cards if card.role in FAMILY_CAMEOS]
    return Face(
        family.key,
        "family",
        family.names,
        "seed",
        does=(brings,),
        lines=tuple(printed(family)),
        wordy=True,
        card=cameos,
    )


# Slips of paper


def goal_signs(goal: cards.Goal) -> Signs:
    """OB-13.5 What an objective counts, as signs."""
    return tuple(_goal(goal))


def _goal(goal: cards.Goal) -> Iterator[Sign]:
    times = Sign(text=f"{goal.vp}×")
    match goal.type:
        case "per_tile":
            yield from (times, Sign(icon=goal.category))
            return
        case "per_monument":
            yield from (times, Sign(icon="monument"))
            return
        case "per_guest":
            yield Sign(text=f"{goal.vp}×{goal.per}") if goal.per > 1 else times
            groups = goal.groups[1 if cards.Group.STARTER in goal.groups[:-1] else 0 :]
            yield from (Sign(icon=slot_sign(group.value)) for group in groups)
            if goal.sex:
                yield Sign(icon=SEX_SIGNS[goal.sex])
            return
        case "servants":
            yield from (
                Sign(icon=servant.word) for servant in cards.SERVANTS for _ in range(goal.servants[servant])
            )
        case "servants_total":
            yield from (Sign(text=str(goal.least)), Sign(icon="hire"))
        case "reputation_max":
            yield Sign(icon="reputation")
        case "money_min":
            yield Sign(text=pounds(goal.least))
        case _:
            icon = "rose" if goal.type == "rose_tiles" else "tiles"
            yield from (Sign(text=str(len(goal.tiles) or goal.least)), Sign(icon=icon))
    if goal.vp:
        yield Sign(text=f"= {goal.vp}")


def slip(
    thing: cards.Objective | cards.Milestone | cards.VpCard | cards.Theme | cards.Opponent,
    icon: str,
    top: Signs = (),
    style: str = "",
) -> Face:
    """A card that lies on the desk as a slip of paper."""
    return Face(
        thing.key,
        "slip",
        thing.names,
        thing.source,
        corner=signs(f"@{icon}"),
        top=top,
        lines=tuple(printed(thing)),
        wordy=True,
        style=style or icon,
    )


def face(thing: Thing) -> Face:
    """What is printed on a thing."""
    match thing:
        case cards.Tile():
            return tile_face(thing, False)
        case cards.Gentry():
            return gentry_face(thing)
        case cards.Family():
            return family_face(thing)
        case cards.Objective():
            return slip(thing, "objective", goal_signs(thing.goal))
        case cards.Milestone():
            return slip(thing, "first", style="milestone")
        case cards.VpCard():
            return slip(thing, "vp_card", favour_signs(thing.favour))
        case cards.Theme():
            return slip(thing, thing.category.value, style=f"c-{thing.category.value}")
        case _:
            return slip(thing, "target", signs(f"{thing.base_score} @vp"))


ALL = {key: face(thing) for key, thing in BOX.find.items()}
"""Everything that can be looked at closely, by its key."""
