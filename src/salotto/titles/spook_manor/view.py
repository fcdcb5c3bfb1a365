"""What a seat may know of a Spook Manor table, and what it cannot (SM-2)."""

from __future__ import annotations

from typing import Any

from salotto.kernel.chance import Chance
from salotto.kernel.title import Json
from salotto.kernel.zones import Zone, redeal_zones
from salotto.kit.decks import choose_again, known
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import COLOUR_NAMES, COLOURS, FREE, Foyer, Room
from salotto.titles.spook_manor.rules import offered_rooms
from salotto.titles.spook_manor.scoring import points
from salotto.titles.spook_manor.state import Manor, Phase, SpookManorState

GUESTS = {name: int(colour) for name, colour in COLOURS.items()} | {None: FREE}
"""Who stands on a space, as it is shown."""

KEPT = 2048
"""So many open parts are kept at hand."""


def view(game: SpookManorState, seat: int | None) -> Json:
    """SM-2.1 The table of zones is binding for what is shown."""
    return {
        "mode": game.mode,
        "phase": game.phase.value,
        "round": game.round,
        "rounds": game.rounds,
        "supply": by_colour(game.supply),
        "me": seat,
        "manors": [manor_view(game, manor, seat) for manor in game.manors],
        "drafts": [{"deck": len(draft.deck), "display": known(draft.display, seat)} for draft in game.drafts],
        "discard": known(game.discard, seat),
        "box": len(game.box),
        "boxed_foyers": len(game.boxed_foyers),
    }


def manor_view(game: SpookManorState, manor: Manor, seat: int | None) -> Json:
    """One player's manor; the hand as far as the seat knows it, the commitment to its owner only."""
    mine = manor.seat == seat
    return {
        "seat": manor.seat,
        "halves": [foyer.key for foyer in manor.halves] if mine or manor.columns else [],
        "dealt": known(manor.dealt, seat),
        "hand": known(manor.hand, seat),
        "deck": len(manor.deck),
        "ready": manor.card is not None or manor.done or (not manor.columns and bool(manor.halves)),
        "committed": [manor.card.key, manor.spot.key] if mine and manor.card and manor.spot else None,
        **open_part(manor, game.live_score or game.phase is Phase.OVER),
    }


def open_part(manor: Manor, scored: bool) -> Json:
    """What lies open in a manor; its points only where they are told.

    It is the same for everybody who looks, so it is kept, and not to be changed.
    """
    where = (manor.left, tuple(manor.halves), tuple(manor.columns))
    face = (scored, where, tuple(manor.halls), tuple(manor.seated), tuple(manor.waiting))
    found = _kept.get(face)
    if found is None:
        if len(_kept) >= KEPT:
            _kept.clear()
        found = _kept[face] = {
            "columns": [
                {"x": x, "cards": [card.key for card in column]}
                for x, column in enumerate(manor.columns, manor.left)
            ],
            "waiting": by_colour(manor.waiting),
            "seated": {
                room.key: [COLOUR_NAMES[who] if who >= 0 else None for who in guests]
                for room, guests in zip(manor.halls, manor.seated, strict=True)
            },
            "points": points(manor)._asdict() if scored else None,
        }
    return found


_kept: dict[Any, Json] = {}


def as_it_lies(shown: Json) -> Manor:
    """The open part of a manor again, from what is shown of it: all that counts for the score."""
    columns = shown["columns"]
    return Manor(
        shown["seat"],
        halves=[BOX.foyer[key] for key in shown["halves"]],
        left=columns[0]["x"] if columns else 0,
        columns=[tuple([BOX.card(key) for key in column["cards"]]) for column in columns],
        waiting=list(shown["waiting"].values()),
        halls=[BOX.room[key] for key in shown["seated"]],
        seated=[tuple([GUESTS[who] for who in guests]) for guests in shown["seated"].values()],
    )


def by_colour(counts: list[int]) -> dict[str, int]:
    """Monsters by the name of their colour."""
    return dict(zip(COLOUR_NAMES, counts, strict=True))


def redeal(game: SpookManorState, seat: int | None, chance: Chance) -> None:
    """SM-2.5 Another table that looks the same to the seat: cards dealt again, secret choices made again."""
    game.box = game.box.copy()
    game.boxed_foyers = game.boxed_foyers.copy()
    rooms: list[Zone[Room]] = [game.box]
    foyers: list[Zone[Foyer]] = [game.boxed_foyers]
    for manor in game.manors:
        rooms += [manor.deck, manor.hand]
        foyers.append(manor.dealt)
    rooms += [draft.deck for draft in game.drafts]
    redeal_zones(rooms, seat, chance)
    redeal_zones(foyers, seat, chance)
    for manor in game.manors:
        if manor.seat == seat:
            continue
        if manor.card is not None:
            manor.card = chance.pick(offered_rooms(game, manor))
            manor.spot = chance.pick(manor.open_spots())
        if manor.halves and not manor.columns:
            manor.halves = list(choose_again(manor.dealt.cards, len(manor.halves), chance))
