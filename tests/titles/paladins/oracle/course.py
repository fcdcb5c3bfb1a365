"""PW-3, PW-4, PW-10.7, PW-12.1, PW-14.2, PW-15.1: how a game begins, and what follows what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tests.titles.paladins.oracle.book import LAST_ROUND, cards, printed, tax_supply
from tests.titles.paladins.oracle.position import Position
from tests.titles.paladins.oracle.rounds import after_all_passed, sufferings

Part = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A part of a game as the engine began it."""

    part: Part
    position: Position


# The beginning


def wrong_start(position: Position) -> Iterator[str]:
    """Whatever is not as the book sets it up, before anybody chooses."""
    if position.tax != tax_supply(position.humans) or position.debts != 24:
        yield f"Tax supply {position.tax}, {position.debts} Debts"
    if None in position.townsfolk_row or None in position.outsider_row:
        yield f"rows {position.townsfolk_row}, {position.outsider_row}"
    if position.orders_up or position.favours_up or position.map or position.tavern_row:
        yield "something lies open that should not"
    for seat in range(position.humans):
        player = position.players[seat]
        found = (player.silver, player.provisions, player.unpaid, player.row, len(player.pile), player.honour)
        wanted = (3, 1, 0, 8, 12, 12 if position.coop else 0)
        if found != wanted or any(player.workers) or any(player.attributes.values()) or player.crew:
            yield f"seat {seat} starts with {player}"
    if position.rival is not None:
        yield from wrong_rival(position)
    if position.enemy is not None:
        yield from wrong_enemy(position)
    carried = position.options.get("carried")
    if carried and position.start != carried["marker"]:
        yield f"the marker lies with seat {position.start}, not with {carried['marker']}"


def wrong_rival(position: Position) -> Iterator[str]:
    """PW-12.1."""
    rival = position.rival
    assert rival is not None
    difficulty = position.options["difficulty"]
    lines = cards("rival_board", "difficulty").values()
    revealed = next(line["orders_revealed"] for line in lines if line["value"] == difficulty)
    shops = position.players[-1].workshops
    if sum(map(len, shops.values())) != revealed or any(len(covered) > 1 for covered in shops.values()):
        yield f"the Rival's Workshops {shops} with difficulty {difficulty}"
    if rival.stack != printed("rival_board")["markers"]["stack_at_zero_bottom_to_top"]:
        yield f"the Rival's markers {rival.stack}"
    if (rival.marker, len(rival.pile), rival.favours, rival.orders, rival.discard) != (
        1,
        12,
        5,
        [True] * 3,
        [],
    ):
        yield f"the Rival starts as {rival}"
    if position.start != 0:
        yield "the human is not the first"


def wrong_enemy(position: Position) -> Iterator[str]:
    """PW-14.2, PW-14.13."""
    enemy = position.enemy
    assert enemy is not None
    hard = position.options["variant"] != "normal"
    places = [2, 3, 4, 5, 5, 6, 6, 7, 7] if hard else [2, 3, 4, 5, 6, 7]
    if [threat.place for threat in enemy.threats] != places or any(threat.up for threat in enemy.threats):
        yield f"Threats {enemy.threats}"
    if enemy.supply != 20 or any(enemy.done):
        yield f"{enemy.supply} Baron Workers, Orders {enemy.done}"
    if len(enemy.starting) != 4:
        yield f"Starting Townsfolk {enemy.starting}"


# The parts of a game


def wrong_course(steps: Sequence[Step]) -> Iterator[str]:
    """Whether the parts of a finished game came in the order of the book; turns are followed one by one."""
    found = [step for step in steps if step.part[0] not in ("turn", "rival-turn", "threats", "end-of-round")]
    parts = [step.part for step in found]
    first = steps[0].position
    seats = first.clockwise(first.start)[: first.humans] if first.rival is None else [0]
    wanted: list[Part] = []
    if first.coop:
        wanted += [("starting-townsfolk", seat) for seat in seats]
    wanted += [("draft", seat) for seat in reversed(seats)]
    wanted.append(("end-of-setup",))
    rounds = [step for step in steps if step.part[0] == "draw-paladins"]
    ends = [step for step in steps if step.part[0] == "end-of-round"]
    struck = [step.position for step in steps if step.part[0] == "threats"]
    for number, (begun, ended) in enumerate(zip(rounds, ends, strict=True)):
        position = begun.position
        if position.round != number + 1:
            yield f"round {position.round} is the {number + 1}th"
        order = position.clockwise(position.start)[: position.humans] if position.rival is None else [0]
        wanted.append(("round",))
        wanted.append(("draw-paladins",))
        wanted += [("take-workers", seat) for seat in order]
        if position.rival is not None:
            wanted.append(("rival-begins-round",))
        wanted += after_all_passed(ended.position, sufferings(struck[number]) if struck else [])
    if len(rounds) != LAST_ROUND:
        yield f"{len(rounds)} rounds"
    if parts != wanted:
        at = next((at for at, (one, two) in enumerate(zip(parts, wanted, strict=False)) if one != two), -1)
        yield f"part {at} of the game is {parts[at:][:3]}, by the book {wanted[at:][:3]}"
    for begun in rounds:
        turn = next(step for step in steps[steps.index(begun) :] if step.part[0] == "turn")
        if turn.part[1] != begun.position.start:
            yield f"round {begun.position.round} begins with seat {turn.part[1]}, not {begun.position.start}"
