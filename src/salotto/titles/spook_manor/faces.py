"""The cards of Spook Manor as they are printed: signs and words, for page and terminal alike."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Iterable, Iterator

from salotto.kernel.title import Phrase
from salotto.kit import furniture as f
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import (
    ANY,
    COLOUR_NAMES,
    FREE,
    LIGHT_KINDS,
    Counts,
    Foyer,
    Hall,
    Icon,
    Light,
    Portrait,
    Room,
    ScoreKind,
    Seated,
    Sign,
)
from salotto.titles.spook_manor.cards import Face as Side
from salotto.titles.spook_manor.naming import namesake

LIGHT_NAMES = tuple(LIGHT_KINDS)
SIGNS = {Sign.NONE: "", Sign.DIFFERENT: "≠", Sign.SAME: "=", Sign.PAIRS: ""}


def room(card: Room) -> f.Face:
    """SM-1.4 A Room card by its kind."""
    gives = counts(card.portrait) if card.portrait else lit(card.lights)
    return f.Face(
        card.key,
        "room",
        card.names,
        card.source,
        corner=f.signs(str(card.vp)) if card.vp else (),
        top=f.signs(f"@{card.kind}"),
        does=tuple(filter(None, (gives, invites(card)))),
        lines=(Phrase(names=card.texts),),
        style=card.kind,
        card=card,
        on=guests(card.hall, card.hall.nobody) if card.hall else (),
    )


def guests(hall: Hall, seated: Seated, mine: bool = False) -> tuple[f.Group, ...]:
    """SM-6.3 The spaces of an Entertainment room, who stands there, and what that is worth."""
    return f.heap(*spaces(hall, seated, mine), style="spaces"), score(hall, seated)


def spaces(hall: Hall, seated: Seated, mine: bool) -> Iterator[f.Thing]:
    """SM-4.4 Space by space; those of a pair are linked."""
    if SIGNS[hall.rule]:
        yield f.Words(SIGNS[hall.rule], style="sign")
    for space, who in zip(hall.spaces, seated, strict=True):
        if hall.rule is Sign.PAIRS and space.index % 2:
            yield f.Words("=", style="pair")
        keys = (space.key,) if mine else ()
        if who != FREE:
            yield monsters(who, 1, keys)
        else:
            colour = "any" if space.colour == ANY else COLOUR_NAMES[space.colour]
            yield f.picture(f"@free-{colour}", keys, f"space hue-{colour}")


def monsters(colour: int, n: int, keys: tuple[str, ...]) -> f.Count:
    """Some monsters of a colour, as tokens."""
    name = COLOUR_NAMES[colour]
    return f.Count(name, n, keys=keys, style=f"space taken hue-{name}{' one' if n == 1 else ''}", piece=name)


def score(hall: Hall, seated: Seated) -> f.Group:
    """SM-6.3.2 to SM-6.3.4 The values of a room, with the one that is reached."""
    if hall.scoring is ScoreKind.PER_MONSTER:
        best = max(hall.values)
        preferred = COLOUR_NAMES[hall.values.index(best)]
        return f.track(
            f.cell(f.picture(f"@{preferred} {best}")), f.cell(f.picture(f"@any {min(hall.values)}"))
        )
    now = hall.value(seated)
    return f.track(*f.steps(hall.values, now))


def counts(portrait: Portrait) -> f.Signs:
    """SM-6.4 What a Portrait room counts next door, and what each is worth."""
    return f.signs(f"{portrait.vp}× " + " ".join(f"@{icon}" for icon in framed(portrait)))


def framed(portrait: Portrait) -> list[str]:
    """What is shown in the frame of a portrait."""
    if portrait.counts is Counts.EMPTY:
        return ["empty"]
    if portrait.room_kind is not None:
        return [portrait.room_kind]
    if portrait.icons == (Icon.MONSTER,):
        return ["any"]
    if portrait.icons == (Icon.INVITATION,):
        return ["invitation"]
    if portrait.icons == (Icon.LIGHT,):
        return [LIGHT_NAMES[portrait.light_kinds[0]]]
    colour = COLOUR_NAMES[portrait.colours[0]]
    return [colour, f"invite-{colour}", "lighting"]


def lit(lights: Iterable[Light]) -> f.Signs:
    """SM-6.5 Lights, each with its colour."""
    return f.signs(" ".join(f"@{LIGHT_NAMES[each.kind]} @{COLOUR_NAMES[each.colour]}" for each in lights))


def invites(card: Room) -> f.Signs:
    """SM-4.3.1 The invitations of a room."""
    return f.signs(" ".join(f"@invite-{COLOUR_NAMES[colour]}" for colour in card.invitations))


def foyer(card: Foyer) -> f.Face:
    """SM-1.2 A Foyer card with both its faces; as the Left half it is called by its own name."""
    return half(card, card.key, card, card.left, card.right)


def right_half(card: Foyer) -> f.Face:
    """SM-3.3 The same card as the Right half: it is called by what it shows there."""
    return half(card, card.right_half, namesake(card), card.right, card.left)


def half(card: Foyer, key: str, called: Foyer, *sides: Side) -> f.Face:
    """A Foyer card, the face that shows first."""
    does = tuple(lit(side.lights) for side in sides)
    text = Phrase(names=card.texts)
    return f.Face(
        key, "foyer", called.names, card.source, top=f.signs("@foyer"), does=does, lines=(text,), card=sides
    )


ALL = {
    face.key: face
    for face in (
        *map(room, BOX.rooms),
        *map(foyer, BOX.foyers),
        *map(right_half, BOX.foyers),
    )
}
"""Every card by its key."""
