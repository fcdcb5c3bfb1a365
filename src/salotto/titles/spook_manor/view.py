"""What a seat may know of a Spook Manor table, and what it cannot (SM-2)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from salotto.kernel.chance import Chance
from salotto.kernel.title import Json
from salotto.kernel.zones import Zone, redeal_zones
from salotto.kit.decks import choose_again
from salotto.titles.spook_manor.cards import Colour, Foyer, Room
from salotto.titles.spook_manor.rules import offered_rooms
from salotto.titles.spook_manor.scoring import points
from salotto.titles.spook_manor.state import Manor, Phase, SpookManorState

COLOURS = tuple(colour.name.lower() for colour in Colour)


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
        "drafts": [{"deck": len(draft.deck), "display": keys(draft.display, seat)} for draft in game.drafts],
        "discard": keys(game.discard, seat),
        "box": len(game.box),
        "boxed_foyers": len(game.boxed_foyers),
    }


def manor_view(game: SpookManorState, manor: Manor, seat: int | None) -> Json:
    """One player's manor; the hand as far as the seat knows it, the commitment to its owner only."""
    mine = manor.seat == seat
    return {
        "seat": manor.seat,
        "halves": [foyer.key for foyer in manor.halves] if mine or manor.columns else [],
        "dealt": keys(manor.dealt, seat),
        "hand": keys(manor.hand, seat),
        "deck": len(manor.deck),
        "ready": manor.card is not None or manor.done or (not manor.columns and bool(manor.halves)),
        "committed": [manor.card.key, manor.spot.key] if mine and manor.card and manor.spot else None,
        **open_part(manor, game.live_score or game.phase is Phase.OVER),
    }


def open_part(manor: Manor, scored: bool) -> Json:
    """What everybody sees of a manor; its points only where they are told."""
    return lying(
        scored,
        manor.left,
        tuple(manor.halves),
        tuple(manor.columns),
        tuple(manor.halls),
        tuple(manor.seated),
        tuple(manor.waiting),
    )


@lru_cache(maxsize=2048)
def lying(
    scored: bool,
    left: int,
    halves: tuple[Foyer, ...],
    columns: tuple[tuple[Room | Foyer, ...], ...],
    halls: tuple[Room, ...],
    seated: tuple[tuple[int, ...], ...],
    waiting: tuple[int, ...],
) -> Json:
    """What lies open in a manor: the same for everybody who looks, so it is kept, and not to be changed."""
    manor = Manor(
        0, halves=[*halves], columns=[*columns], halls=[*halls], seated=[*seated], waiting=[*waiting]
    )
    return {
        "columns": [
            {"x": x, "cards": [card.key for card in column]} for x, column in enumerate(columns, left)
        ],
        "waiting": by_colour(manor.waiting),
        "seated": {
            room.key: [COLOURS[who] if who >= 0 else None for who in guests]
            for room, guests in zip(halls, seated, strict=True)
        },
        "points": points(manor)._asdict() if scored else None,
    }


def keys(zone: Zone[Any], seat: int | None) -> list[str | None]:
    """The cards of a zone as a seat may see them; None for a face-down card."""
    return [card and card.key for card in zone.shown_to(seat)]


def by_colour(counts: list[int]) -> dict[str, int]:
    """Monsters by the name of their colour."""
    return dict(zip(COLOURS, counts, strict=True))


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
