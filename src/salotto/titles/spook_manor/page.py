"""What the web page asks of Spook Manor beside its templates: cards, the stage, the strips, the score pad.

Everything here follows from a seat's view, so nothing can be shown that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Any

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Told
from salotto.kernel.title import Json, Phrase
from salotto.kit.numbers import signed, typed
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import (
    COLOUR_NAMES,
    LIGHT_KINDS,
    Face,
    Foyer,
    Hall,
    Portrait,
    Room,
    ScoreKind,
)
from salotto.titles.spook_manor.naming import namesake
from salotto.titles.spook_manor.preview import change
from salotto.titles.spook_manor.scoring import (
    Points,
    column_bonus,
    leftover_penalty,
    light_mask,
    light_points,
    tall_columns,
)
from salotto.titles.spook_manor.standing import standing as standing
from salotto.titles.spook_manor.view import as_it_lies

MINUTES = 30
LIGHT_NAMES = tuple(LIGHT_KINDS)
LIGHTS = tuple(f"{kind}-{colour}" for kind in LIGHT_NAMES for colour in COLOUR_NAMES)
"""All the lights, as they are numbered in a mask."""


# Cards as the templates draw them


@cache
def cards(language: str) -> dict[str, Json]:
    """Every card by its key, in words of the reader's language."""
    rooms = {room.key: room_card(room, language) for room in BOX.rooms}
    foyers = {foyer.key: foyer_card(foyer, language) for foyer in BOX.foyers}
    halves = {foyer.right_half: right_card(foyers[foyer.key]) for foyer in BOX.foyers}
    return rooms | foyers | halves


def room_card(room: Room, language: str) -> Json:
    """A Room card."""
    return {
        "key": room.key,
        "type": room.kind.value,
        "name": room.names[language],
        "text": room.texts[language],
        "colour": COLOUR_NAMES[room.colour] if room.colour is not None else "none",
        "vp": room.vp,
        "invitations": [COLOUR_NAMES[colour] for colour in room.invitations],
        "lights": lights_of(room),
        "entertainment": hall_of(room.hall) if room.hall else None,
        "portrait": portrait_of(room.portrait) if room.portrait else None,
        "source": room.source,
    }


def foyer_card(foyer: Foyer, language: str) -> Json:
    """A Foyer card with its two faces."""
    return {
        "key": foyer.key,
        "type": "foyer",
        "name": foyer.names[language],
        "halves": {"left": foyer.names[language], "right": namesake(foyer).names[language]},
        "text": foyer.texts[language],
        "left": {"lights": lights_of(foyer.left), "vp": foyer.left.vp},
        "right": {"lights": lights_of(foyer.right), "vp": foyer.right.vp},
        "source": foyer.source,
    }


def right_card(card: Json) -> Json:
    """SM-3.3 The same card where it lies as the right half: it is called by what it shows there."""
    return card | {"name": card["halves"]["right"]}


def lights_of(card: Room | Face) -> list[dict[str, str]]:
    """The light icons of a card."""
    return [{"kind": LIGHT_NAMES[each.kind], "colour": COLOUR_NAMES[each.colour]} for each in card.lights]


def hall_of(hall: Hall) -> Json:
    """SM-6.3 The spaces of an Entertainment room and what they score."""
    score: Json = {"vp": list(hall.values)}
    if hall.scoring is ScoreKind.PER_MONSTER:
        best = max(hall.values)
        preferred = COLOUR_NAMES[hall.values.index(best)]
        score = {"preferred": preferred, "preferred_vp": best, "any_vp": min(hall.values)}
    return {
        "spaces": ["any" if space.colour < 0 else COLOUR_NAMES[space.colour] for space in hall.spaces],
        "rule": hall.rule.value,
        "score": {"kind": hall.scoring.value, **score},
    }


def portrait_of(portrait: Portrait) -> Json:
    """SM-6.4 What a Portrait room counts."""
    return {
        "vp": portrait.vp,
        "count": portrait.counts.value,
        "room_type": portrait.room_kind.value if portrait.room_kind else None,
        "icons": [icon.value for icon in portrait.icons],
        "colours": [COLOUR_NAMES[colour] for colour in portrait.colours],
        "kinds": [LIGHT_NAMES[kind] for kind in portrait.light_kinds],
    }


# The table


def page_view(view: Json, story: Sequence[Told]) -> Json:
    """The view with what the templates need beside it: the room built last."""
    built = (event for _, event in reversed(story) if event.id == "sm-builds")
    newest = {event.seat: event.args["room"] for event in islice(built, len(view["manors"]))}
    for manor in view["manors"]:
        manor["newest"] = newest.get(manor["seat"])  # SM-4.2.2 all build at once
    return view


def board(view: Json, look: int) -> Json:
    """The manor looked at, one's own hand, and what lies in the middle."""
    me = view["me"]
    own = view["manors"][look if me is None else me]
    return {
        "me": me,
        "supply": view["supply"],
        "manor": manor_of(view["manors"][look], look == me),
        "own": {
            "dealt": own["dealt"],
            "left": own["halves"][0] if own["halves"] else None,
            "hand": own["hand"],
            "deck": own["deck"],
            "gone": own["committed"] and own["committed"][0],
        },
        "held": HELD,
        "inside": INSIDE if look == me else (),
        "drafts": view["drafts"],
        "discarded": len(view["discard"]),
    }


HELD = ("room:", "foyer:")
"""How the keys of cards begin that lie in a hand or a Display."""
INSIDE = ("space:", "waiting:", "foyer")
"""How the keys of places inside a manor begin."""


def manor_of(manor: Json, mine: bool) -> Json:
    """A manor column by column, with the place for a new one on either side."""
    lying = as_it_lies(manor)
    tall, lights = tall_columns(lying), light_mask(lying)
    cards = [column["cards"] for column in manor["columns"]]
    row = enumerate([[], *cards, []], lying.left - 1) if cards else ()
    chosen, spot = manor["committed"] or (None, None)
    return {
        "columns": [column_of(manor, x, column, tall, mine) for x, column in row],
        "chosen": chosen,
        "spot": spot,
        "lights": sorted(light for at, light in enumerate(LIGHTS) if lights >> at & 1),
        "rows": max(map(len, cards), default=1) + 1,
        "cols": len(cards) + 1,  # a new column is offered half as wide on either side
        "points": manor["points"] and list(manor["points"].values()),
    }


def column_of(manor: Json, x: int, cards: list[str], tall: int, mine: bool) -> Json:
    """All that the look of one column depends on; `places` is how the keys begin that can be chosen in it."""
    seated, newest = manor["seated"], manor["newest"]
    halls = [key for key in cards if key in seated]
    foyer = bool(cards) and x in FOYER
    spaces = {key: f"space:{key.removeprefix('room:')}:" for key in halls}
    return {
        "x": x,
        "top": f"spot:{x},{len(cards)}",
        "cards": cards,
        "seated": {key: seated[key] for key in halls},
        "spaces": spaces,
        "newest": newest if newest in cards else None,
        "waiting": manor["waiting"] if foyer else None,
        "tall": tall if foyer else 0,
        "places": (*spaces.values(), *WAITING * foyer) if mine else (),
    }


FOYER = (0, 1)
"""Where the two halves of the Foyer lie."""
WAITING = ("waiting:", "foyer")


def strip(view: Json, seat: int) -> Json:
    """The rooms of a manor and the monsters that wait."""
    manor = view["manors"][seat]
    shown = {name: manor[name] for name in ("columns", "waiting", "newest")}
    return {"manors": {seat: shown}}


def stage(view: Json) -> Json:
    """How far the game is: the round, and the phase of it (SM-4.1)."""
    solo = bool(view["drafts"])
    phases = ["play", "places", "refill" if solo else "pass"]
    if view["phase"] in ("setup", "foyer", "deal"):
        phases = ["foyer", "deal"]
    elif view["phase"] == "over":
        phases = ["over"]
    now = {"reveal": "play", "setup": "foyer"}.get(view["phase"], view["phase"])
    label = Phrase(
        "sm-turn" if solo else "sm-round", {"round": max(view["round"], 1), "rounds": view["rounds"]}
    )
    return {
        "now": view["round"],
        "of": view["rounds"],
        "label": label,
        "ends": label,
        "phases": [(Phrase(f"sm-phase-{phase}"), phase == now) for phase in phases],
    }


def seat(view: Json, seat: int) -> Json:
    """The small facts of a player's strip, and the points as far as they are open."""
    manor = view["manors"][seat]
    return {"hand": len(manor["hand"]) or None, "ready": manor["ready"], "points": manor["points"]}


def note(decision: Decision, key: str, view: Json) -> Phrase | None:
    """In a cell where a room can go: what it changes at once in the points."""
    if decision.prompt != "sm-choose-spot":
        return None
    points = change(view, decision.about["room"], key)
    return None if points is None else Phrase("sm-page-change", {"change": signed(points, nothing="±0")})


# The score pad (SM-6)


def pad_values(form: Mapping[str, str], prefix: str) -> Json:
    """What was typed for one player, made whole."""
    values: dict[str, Any] = {
        field: max(0, min(999, typed(form.get(prefix + field, ""), digits=6)))
        for field in ("printed", "entertainment", "portraits", "columns", "leftover")
    }
    return values | {"lights": [light for light in LIGHTS if form.get(f"{prefix}light-{light}")]}


def pad_points(values: Json) -> dict[str, int]:
    """SM-6.1 The score sheet for what lies in front of a player."""
    mask = sum(1 << at for at, light in enumerate(LIGHTS) if light in values["lights"])
    return Points(
        printed=values["printed"],
        entertainment=values["entertainment"],
        portraits=values["portraits"],
        lights=light_points(mask),
        columns=column_bonus(values["columns"]),
        leftover=leftover_penalty(values["leftover"]),
    )._asdict()


DYNAMIC_WORDS = ("sm-phase-*",)
