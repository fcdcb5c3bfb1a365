"""What holds between two turns of every game: nothing is lost, and the Castle is as VW-7 leaves it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.titles.viscounts.oracle.book import cards, number
from tests.titles.viscounts.oracle.position import NOBODY, Position


def broken_laws(at: Position) -> Iterator[str]:
    """Every law that a position breaks."""
    yield from lost_cards(at)
    yield from lost_workers(at)
    if at.baron is None or not at.baron.lost:  # VW-11.1.2 a defeat breaks off everything
        yield from castle_out_of_order(at)
    yield from markers_astray(at)
    if at.baron is not None:
        yield from crowded_spaces(at)


def lost_cards(at: Position) -> Iterator[str]:
    """VW-1.1, VW-1.7 Every Townsfolk is in exactly one zone, and so is every tile."""
    places = Counter(key for pile in at.townsfolk.values() for key in pile)
    places.update(at.gone)
    for player in at.players:
        if not player.board:
            places.update(player.deck)
            if len(player.deck) < 3:
                yield f"VW-5.1.7: a deck of {len(player.deck)}"
    neutral = {f"townsfolk:{id}" for id in cards("townsfolk")}
    start = {f"start:{id}-{seat + 1}" for id in cards("start") for seat in range(at.humans)}
    heroes = [key for key in places if key.startswith("hero:")]
    for key in sorted(neutral | start):
        if places[key] != 1:
            yield f"{key} is in {places[key]} zones"
    if len(heroes) != at.humans or len(places) != len(neutral | start) + at.humans:
        yield f"{len(places)} cards, Heroes {heroes}"
    if max(places.values()) > 1:
        yield f"twice there: {[key for key, n in places.items() if n > 1]}"
    tiles = Counter(id for pile in at.manuscripts.values() for id in pile)
    for player in at.players:
        tiles.update(player.tiles)
    if sorted(tiles.elements()) != sorted(cards("tiles")):
        yield f"VW-2.5: {sum(tiles.values())} tiles, {len(tiles)} of them different"
    schemes = [key for player in at.players if player.board for key in player.deck] + at.future
    if at.mode == "solo":
        removed = cards("rival_boards")[at.players[-1].board].get("removed_schemes", [])
        if sorted(schemes) != sorted(f"scheme:{id}" for id in cards("schemes") if id not in removed):
            yield f"VW-10.2.2: Schemes {schemes}"


def lost_workers(at: Position) -> Iterator[str]:
    """VW-1.3 Twenty Workers and nine Buildings each."""
    all_workers = number("player-board")["workers"]
    for seat, player in enumerate(at.players):
        inside = sum(row[seat] for rows in (at.first, at.second) for row in rows) + at.third[seat]
        posted = sum(some.get(seat, 0) for some in at.baron.guards.values()) if at.baron else 0
        if (n := player.supply + player.aside + inside + posted) != all_workers or player.supply < 0:
            yield f"VW-1.3: seat {seat} has {n} Workers, {player.supply} of them in supply"
        built = Counter(kind for owner, kind in at.buildings.values() if owner == seat)
        order = cards("rival_boards")[player.board]["building_order"] if player.board else []
        slots = [order[int(slot)] if order else cards("slots")[slot]["type"] for slot in player.empty]
        if built != Counter(slots):
            yield f"VW-6.3.9: seat {seat} has built {built}, but emptied {sorted(player.empty)}"
        if min(player.goods.values()) < 0:
            yield f"seat {seat} has {player.goods}"


def castle_out_of_order(at: Position) -> Iterator[str]:
    """VW-7.2, VW-7.5, VW-7.6, VW-7.8."""
    for tier, rows in ((1, at.first), (2, at.second)):
        for section, row in zip(at.sections, rows, strict=True):
            if max(row[: len(at.players)]) >= 3:
                yield f"VW-7.2, VW-7.5: three of one player on tier {tier} of {section}: {row}"
            if sum(row) > 3:
                yield f"VW-7.6: {row} on tier {tier} of {section}"
            if at.baron is not None and row[-1] > 1:
                yield f"VW-11.7.5: {row[-1]} Baron Workers on tier {tier} of {section}"
    for seat, player in enumerate(at.players):
        if player.aside:
            yield f"VW-7.3.1: {player.aside} Workers of seat {seat} are still aside"
    most = max(at.third[: len(at.players)])
    if (at.leader == NOBODY) != (most == 0) or (most and at.third[at.leader] != most):
        yield f"VW-7.8: the Castle Leader is {at.leader}, third tier {at.third}"


def markers_astray(at: Position) -> Iterator[str]:
    """VW-4.1, VW-4.7."""
    for seat, player in enumerate(at.players):
        if not 1 <= player.corruption <= player.virtue <= 7:
            yield f"VW-4.7: markers of seat {seat} on {player.corruption} and {player.virtue}"
    if at.playing and at.last_round and at.round > at.last_round:
        yield f"VW-9.2: round {at.round} after the last, {at.last_round}"
    if at.playing and (at.last_round > 0) != (at.debts_left == 0 or at.deeds_left == 0):
        yield f"VW-9.1: {at.debts_left} Debts and {at.deeds_left} Deeds left, last round {at.last_round}"


def crowded_spaces(at: Position) -> Iterator[str]:
    """VW-11.3.2, VW-11.7.1, VW-11.7.5."""
    baron = at.baron
    assert baron is not None
    inside = sum(row[-1] for rows in (at.first, at.second) for row in rows) + at.third[-1]
    if baron.reserve + sum(baron.workers.values()) + inside != 20 or baron.reserve < 0:
        yield f"VW-11.2.1: {baron.reserve} in reserve, {inside} in the Castle, {baron.workers}"
    for space, n in baron.workers.items():
        if n and sum(baron.guards.get(space, {}).values()):
            yield f"VW-11.3.2: both on {space}"
        if n > (1 if space.endswith("inner") else 2) and not at.over:
            yield f"VW-11.7: {n} Baron Workers on {space}"
