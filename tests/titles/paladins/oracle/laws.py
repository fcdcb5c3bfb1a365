"""What holds at every position: limited pieces counted (PW-1.5), nothing overfull, tracks kept (PW-1.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from tests.titles.paladins.oracle.book import (
    ATTRIBUTES,
    RIGHT,
    TOP,
    WORKERS,
    Entry,
    action,
    boost,
    cards,
    tax_supply,
)
from tests.titles.paladins.oracle.position import Position
from tests.titles.paladins.oracle.table import BOARD
from tests.titles.paladins.oracle.workers import fits


def box(file: str) -> Counter[str]:
    """All cards of a file, with their copies."""
    return Counter({id: card.get("copies", 1) for id, card in cards(file).items()})


def differs(what: str, found: Iterable[str], wanted: Counter[str]) -> Iterator[str]:
    """Cards too many and too few."""
    there = Counter(found)
    if there != wanted:
        yield f"{what}: too many {dict(there - wanted)}, too few {dict(wanted - there)}"


def broken_laws(position: Position, state: Any) -> Iterator[str]:
    """Every law that a position breaks; the state tells what lies on which space."""
    yield from lost_cards(position)
    if not 0 <= position.tax <= tax_supply(position.humans):
        yield f"{position.tax} Silver in the Tax supply"
    debts = position.debts + sum(player.unpaid + player.paid for player in position.players)
    if debts != 24 or position.debts < 0:
        yield f"{debts} Debts, {position.debts} in the pile"
    for seat in range(len(position.players)):
        yield from wrong_player(position, seat)
    for player in state.players:
        yield from wrong_spaces(player)
    if any(len(row) > 2 for row in state.favour_workers) and not position.coop:
        yield f"on the Favours {state.favour_workers}"
    yield from wrong_enemies(position, state)


def lost_cards(position: Position) -> Iterator[str]:
    """PW-1.5 No card is lost, none is there twice."""
    players = position.players
    folk = box("townsfolk")
    if not position.options.get("extra_townsfolk"):
        folk = Counter({id: n for id, n in folk.items() if cards("townsfolk")[id]["set"] == "base"})
    there = [*position.townsfolk, *filter(None, position.townsfolk_row), *position.townsfolk_discard]
    yield from differs("Townsfolk", there + [id for one in players for id in one.crew], folk)
    there = [*position.outsiders, *filter(None, position.outsider_row), *position.outsider_discard]
    taken = [id for one in players for id in one.attacked + one.converted]
    yield from differs("Outsiders", there + taken, box("outsiders"))
    walls = position.walls + [id for one in players for id in one.walls]
    yield from differs("Walls", walls, box("walls"))
    tavern = [*position.tavern, *position.tavern_row, *position.tavern_discard]
    tavern += [one.tavern for one in players if one.tavern]
    yield from differs("Tavern cards", tavern, box("tavern"))
    suspicion = [
        *position.suspicion,
        *position.suspicion_discard,
        *(n for one in players for n in one.suspicion),
    ]
    wanted = Counter({f"suspicion-{n}": cards("suspicion")[f"suspicion-{n}"]["copies"] for n in (0, 1, 2)})
    yield from differs("Suspicion", [f"suspicion-{n}" for n in suspicion], wanted)
    for seat in range(position.humans):
        one = players[seat]
        paladins = [*one.pile, *one.drawn, *one.spent, *([one.paladin] if one.paladin else [])]
        yield from differs(f"Paladins of {seat}", paladins, Counter(list(cards("paladins"))))


def wrong_player(position: Position, seat: int) -> Iterator[str]:
    """Tracks, numbers and pieces of one player."""
    player = position.players[seat]
    if not all(0 <= value <= TOP for value in player.attributes.values()) or not 0 <= player.honour <= TOP:
        yield f"seat {seat}: attributes {player.attributes}, Honour {player.honour}"
    numbers = (player.silver, player.provisions, player.unpaid, player.paid, *player.workers)
    if min(numbers) < 0:
        yield f"seat {seat} has less than nothing: {numbers}"
    for name in ("commission", "fortify", "garrison", "absolve", "convert"):
        if player.done(name) > 7:
            yield f"seat {seat} has done {name} {player.done(name)} times"
    pieces = Counter(kind for owner, kind in position.map.values() if owner == seat)
    if (pieces["monk"], pieces["outpost"]) != (player.monks, player.outposts):
        yield f"seat {seat}: {pieces} on the map, not {player.monks} Monks and {player.outposts} Outposts"
    if player.boxed < 0 or (not position.is_rival(seat) and player.row < 0):
        yield f"seat {seat}: {player.developed} Workshops developed, {player.boxed} lost"
    if any(not covered <= {0, 1} for covered in player.workshops.values()):
        yield f"seat {seat}: Workshops {player.workshops}"


def wrong_spaces(player: Any) -> Iterator[str]:
    """PW-5.3, PW-5.5, PW-5.9 No space holds more than it may, nor what does not fit."""
    for at, (name, row) in enumerate(zip(BOARD, player.placed, strict=True)):
        if not row:
            continue
        printed_spaces = space_of(name, player)
        covered = player.workshops[at - 6] if name in RIGHT else 0
        if len(row) > len(printed_spaces) or (name in RIGHT and row[2] < 0):
            yield f"seat {player.seat}: {row} on {name}"
        for number, worker in enumerate(row):
            if worker >= 0 and (covered >> number & 1 or not fits(worker, printed_spaces[number])):
                yield f"seat {player.seat}: {WORKERS[worker]} on space {number} of {name}"
    if player.shown and player.paladin:
        wanted = tuple(boost(player.paladin.id, name) for name in ATTRIBUTES)
        if tuple(player.boost) != wanted:
            yield f"seat {player.seat}: {player.paladin.id} boosts {player.boost}"
    elif any(player.boost):
        yield f"seat {player.seat}: a boost {player.boost} without a Paladin"


def space_of(name: str, player: Any) -> list[str]:
    """The Worker spaces of an action space."""
    if name != "gain_honour":
        found: list[str] = action(name)["spaces"]
        return found
    tile: Entry = cards("coop_starting_townsfolk")[player.starting.id]["tile"]
    return list(tile["spaces"])


def wrong_enemies(position: Position, state: Any) -> Iterator[str]:
    """PW-12.1, PW-14.2.4 The Rival's Schemes and marker, the Baron Workers."""
    if position.rival is not None:
        rival = position.rival
        schemes = [*rival.pile, *rival.discard, *["scheme-kings-favour"] * rival.favours]
        yield from differs("Schemes", schemes, box("schemes"))
        if not 1 <= rival.marker <= 5 or rival.workers < 0 or sorted(rival.stack) != sorted(ATTRIBUTES):
            yield f"the Rival: {rival}"
        if any(len(covered) > 2 for covered in position.players[-1].workshops.values()):
            yield f"the Rival's Workshops {position.players[-1].workshops}"
    if position.enemy is not None:
        on_cards = sum(threat.workers for threat in position.enemy.threats)
        if on_cards + position.enemy.supply != 20 or position.enemy.supply < 0:
            yield f"{on_cards} Baron Workers on Threats, {position.enemy.supply} in the supply"
        hidden = [threat.card for threat in position.enemy.threats if not threat.up and threat.workers]
        if hidden:
            yield f"Baron Workers on cards not turned up: {hidden}"
        if len({threat.card for threat in position.enemy.threats}) != len(position.enemy.threats):
            yield f"a Threat twice: {position.enemy.threats}"
