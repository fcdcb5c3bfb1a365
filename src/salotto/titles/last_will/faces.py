"""The cards of Last Will as they are printed: signs and words, for page and terminal alike."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Iterator

from salotto.kernel.title import Phrase
from salotto.kit.furniture import Face, Group, Signs, Words, cell, heap, picture, signs, track
from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import (
    EFFECTS,
    Activation,
    Black,
    Card,
    Companion,
    Effect,
    Job,
    Privilege,
    Property,
    Slot,
    White,
    Will,
)
from salotto.titles.last_will.state import Laid
from salotto.titles.last_will.texts import printed

STARS = 3
"""So many actions are shown one by one."""


def actions(n: int) -> str:
    """So many actions, as one writes them."""
    return f"{n} @action" if n > STARS else "@action " * n


def pounds(n: int) -> str:
    """A sum, as one writes it."""
    return f"@pound {n}"


def face(card: Card) -> Face:
    """What is printed on a card."""
    return Face(
        card.key,
        card.kind,
        card.names,
        card.source,
        corner=signs(" ".join(f"@{symbol}" for symbol in card.symbols) + " @crown" * card.crowns),
        top=cost(card),
        does=tuple(filter(None, does(card))),
        lines=tuple(printed(card)),
        card=card,
        on=bears(card),
    )


def cost(card: Card) -> Signs:
    """LW-9.1, LW-10.3 What laying a card down costs."""
    if isinstance(card, Property):
        return signs(pounds(card.values[0]))
    if isinstance(card, Black):
        return signs(actions(card.lay.actions) + (pounds(card.lay.money) if card.lay.money else ""))
    return ()


def does(card: Card) -> Iterator[Signs]:
    """What a card is there for."""
    if isinstance(card, White):
        for way in card.ways:
            spends = way.spend or not card.effects
            yield signs(f"{actions(way.actions)} {pounds(way.spend) if spends else ''}")
        yield signs(" ".join(f"+{extra.add} @{extra.companion}" for extra in card.extras))
        yield from map(effect, card.effects)
    elif isinstance(card, Companion):
        yield signs(" ".join(f"@{symbol}" for symbol in card.symbols[:1]))
    elif isinstance(card, Black):
        yield from map(effect, card.privileges)
        if card.activation is not None:
            yield activation(card.activation)


def effect(one: Effect | Privilege) -> Signs:
    """LW-8.1, LW-13 An effect or a privilege: its number, its sign, and the things it speaks of."""
    looks = EFFECTS.picture(one)
    icons = [looks["sign"], *looks["icons"]]
    return signs(f"{looks['text']} " + " ".join(f"@{icon}" for icon in icons if icon))


def activation(one: Activation) -> Signs:
    """LW-9.5 What activating a card costs and gives."""
    if one.draw:
        return signs(f"{one.draw} @cards {one.keep} @hand")
    if one.formula:
        parts = " ".join(f"{part.n}× @{part.counted}" for part in one.formula)
        return signs(f"{actions(one.actions)} {parts}")
    return signs(f"{actions(one.actions)} {pounds(one.spend)}")


def bears(card: Card, laid: Laid | None = None) -> tuple[Group, ...]:
    """LW-11.3, LW-10.5 The slots of a card with the tokens on them, and the scale of its values."""
    if not isinstance(card, Black):
        return ()
    tokens = laid.tokens if laid else ()
    slots = [slot_of(slot, tokens[at] if at < len(tokens) else "") for at, slot in enumerate(card.slots)]
    found = [heap(*slots, style="slots")] if slots else []
    if isinstance(card, Property):
        step = laid.step if laid else 0
        values = (cell(Words(str(n)), style="now" if at == step else "") for at, n in enumerate(card.values))
        found.append(track(*values, style="scale"))
    return tuple(found)


def slot_of(slot: Slot, token: str) -> Group:
    """LW-11.3 A place for a companion token, or the token that stands there."""
    icons = [token] if token else list(slot.companions)
    adds = "2× @falling" if slot.doubles else str(slot.spend)
    style = f"slot filled token-{token}" if token else "slot free" if slot.free else "slot"
    return cell(picture(" ".join(f"@{icon}" for icon in icons)), picture(adds), style=style)


def job(card: Job) -> Face:
    """LW-21 An employment card."""
    pays = tuple(signs(f"@{line.symbol} {pounds(line.income)}") for line in card.lines)
    told = tuple(
        Phrase("lw-line", {"symbol": f"symbol:{line.symbol}", "income": line.income}) for line in card.lines
    )
    return Face(card.key, "job", card.names, card.source, corner=signs("@job"), does=pays, lines=told)


def will(card: Will) -> Face:
    """LW-2.9 A last will: the starting money."""
    return Face(card.key, "will", card.names, card.source, does=(signs(pounds(card.money)),))


ALL = {each.key: each for each in (*map(face, BOX.cards), *map(job, BOX.jobs), *map(will, BOX.will.values()))}
"""Everything that can be looked at closely, by its key."""
