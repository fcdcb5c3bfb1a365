"""The signs of Spook Manor in the terminal: every colour has a shape of its own, every kind a letter or sign.

A filled shape is a monster, a hollow one a free space for that colour only, a dot a free space for anybody;
`+` before a shape is an invitation, a circled number the printed points.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from salotto.titles.spook_manor.cards import (
    ANY,
    FREE,
    Colour,
    Counts,
    Face,
    Hall,
    Icon,
    Light,
    Portrait,
    Room,
    RoomKind,
    ScoreKind,
    Seated,
    Sign,
)

MONSTER = ("●", "▲", "■", "◆")
PLACE = ("○", "△", "□", "◇")
OPEN = "·"
HUE = ("medium_purple1", "red1", "green3", "dark_orange")
LIGHT = ("¡", "Θ", "Ψ", "Ш")
KIND = {
    RoomKind.ENTERTAINMENT: "♪",
    RoomKind.PORTRAIT: "▣",
    RoomKind.LIGHTING: "☼",
    RoomKind.CHAMBER: "⌂",
}
KIND_HUE = {
    RoomKind.ENTERTAINMENT: "indian_red1",
    RoomKind.PORTRAIT: "gold3",
    RoomKind.LIGHTING: "dark_goldenrod",
    RoomKind.CHAMBER: "dark_sea_green4",
}
FOYER = "∩"
DRAFT = ("I", "II", "III")
EMPTY = "∅"
ANYBODY = "☻"
INVITATION = "+"
SIGN = {Sign.NONE: "", Sign.DIFFERENT: "≠", Sign.SAME: "=", Sign.PAIRS: "‖"}
PRINTED = ("", "①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨")
POINTS = "bold"
MARK = "bold black on bright_yellow"
SMALL_MARK = "bold dark_cyan"
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def printed(vp: int) -> Text:
    """SM-6.2 The number in the corner of a card."""
    return Text(PRINTED[vp] if 0 <= vp < len(PRINTED) else f"({vp})", POINTS)


def monster(colour: int) -> Text:
    """A monster."""
    return Text(MONSTER[colour], HUE[colour])


def raised(mark: str | None) -> Text:
    """The number of an answer beside the thing it stands for."""
    return Text((mark or "").translate(_RAISED), SMALL_MARK)


def invitations(colours: Iterable[Colour]) -> Text:
    """SM-4.3 The monsters that a card brings."""
    text = Text()
    for colour in colours:
        text.append(INVITATION).append(monster(colour))
    return text


def lights(icons: Iterable[Light], names: Sequence[str] = LIGHT) -> Text:
    """The lights of a card: the kind by its sign or its name, the colour by its shape."""
    text = Text()
    for icon in icons:
        text.append(" " if text else "").append(names[icon.kind], HUE[icon.colour])
        text.append(monster(icon.colour))
    return text


def spaces(hall: Hall, seated: Seated | None, marks: Mapping[str, str]) -> Text:
    """SM-4.4 The spaces of an Entertainment room, who stands there, and the sign that binds them."""
    text = Text().append(SIGN[hall.rule], "bold")
    for space, who in zip(hall.spaces, seated or hall.nobody, strict=True):
        if hall.rule is Sign.PAIRS and space.index and space.index % 2 == 0:
            text.append(" ")
        if who != FREE:
            text.append(monster(who))
        elif space.colour == ANY:
            text.append(OPEN, "bold")
        else:
            text.append(PLACE[space.colour], HUE[space.colour])
        text.append(raised(marks.get(space.key)))
    return text


def track(hall: Hall) -> Text:
    """SM-6.3 What the guests of an Entertainment room are worth."""
    if hall.scoring is not ScoreKind.PER_MONSTER:
        return Text("/".join(map(str, hall.values)), "dim")
    best = max(Colour, key=lambda colour: hall.values[colour])
    return Text.assemble(
        (f"{hall.values[best]}", "dim"), monster(best), (f" {min(hall.values)}{ANYBODY}", "dim")
    )


def counted(portrait: Portrait) -> Text:
    """SM-6.4 What a Portrait room counts next door, and what each is worth."""
    text = Text(f"{portrait.vp}×")
    if portrait.counts is Counts.EMPTY:
        return text.append(EMPTY)
    if portrait.room_kind is not None:
        return text.append(KIND[portrait.room_kind], KIND_HUE[portrait.room_kind])
    if portrait.icons == (Icon.INVITATION,):
        return text.append(INVITATION)
    if portrait.icons == (Icon.LIGHT,):
        return text.append("".join(LIGHT[kind] for kind in portrait.light_kinds))
    if len(portrait.colours) == len(Colour):
        return text.append(ANYBODY)
    for colour in portrait.colours:
        text.append(monster(colour)).append("".join((INVITATION, KIND[RoomKind.LIGHTING])), HUE[colour])
    return text


def icons(card: Room, seated: Seated | None = None, marks: Mapping[str, str] | None = None) -> Text:
    """Everything printed on a room but its track, in as few signs as possible."""
    guests = spaces(card.hall, seated, marks or {}) if card.hall else Text()
    return _printed_on(card, guests, LIGHT)


def signs(
    card: Room,
    seated: Seated | None = None,
    marks: Mapping[str, str] | None = None,
    light_names: Sequence[str] = LIGHT,
) -> Text:
    """Everything printed on a room."""
    hall = card.hall
    guests = spaces(hall, seated, marks or {}).append(" ").append(track(hall)) if hall else Text()
    return _printed_on(card, guests, light_names)


def face(side: Face, light_names: Sequence[str] = LIGHT) -> Text:
    """One side of a Foyer card."""
    return _printed_on(side, Text(), light_names)


def _printed_on(card: Room | Face, guests: Text, light_names: Sequence[str]) -> Text:
    sign, counts = Text(FOYER), Text()
    if isinstance(card, Room):
        sign = Text(KIND[card.kind], KIND_HUE[card.kind])
        counts = counted(card.portrait) if card.portrait else counts
    head = Text.assemble(sign, printed(card.vp))
    parts = (head, guests, counts, lights(card.lights, light_names), invitations(card.invitations))
    return Text(" ").join(part for part in parts if part)
