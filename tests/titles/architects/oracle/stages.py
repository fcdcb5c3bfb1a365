"""Turns with too many ends to count, compared stage by stage: Donations, long visits to the Storehouse."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from tests.titles.architects.oracle.legality import Reader
from tests.titles.architects.oracle.picks import Ways, every
from tests.titles.architects.oracle.position import Position
from tests.titles.architects.oracle.table import paused, position_of

MAY_DONATE = "aw-may-donate"
TRADE = "aw-trade"


@dataclass(slots=True)
class Stage:
    """What the book and the engine find at one point of a turn."""

    name: str
    ways: Ways
    found: Ways


def asks(prompt: str) -> Any:
    """Whether a question has this prompt."""

    def test(decision: Decision) -> bool:
        return decision.prompt == prompt

    return test


def settled(position: Position) -> Position:
    """A position without what is still due: the engine keeps that elsewhere."""
    calm = position.copy()
    calm.resets_due = calm.donations_due = 0
    return calm


def donation_stages(
    reader: Reader, position: Position, place: str, plays: list[Play[Any]], most: int, chance: Random
) -> list[Stage]:
    """AW-12.3.4 The action until the Donations begin, then the Donations of one of its ends."""
    before: Ways = {}
    due: dict[Any, Position] = {}
    for end in reader.act(position, place).values():
        if end.donations_due and every(end, reader.one_donation):
            calm = settled(end)
            before[calm.key()] = calm
            due[calm.key()] = end
        else:
            before.update(reader.finish({end.key(): end}))
    found: Ways = {}
    waiting: dict[Any, Play[Any]] = {}
    for play in plays:
        ways, stopped = paused(play, most, asks(MAY_DONATE))
        found.update(ways)
        waiting.update(stopped)
    stages = [Stage(f"{place}, before Donations", before, found)]
    both = sorted(due.keys() & waiting.keys(), key=repr)
    if both:
        key = chance.choice(both)
        expected = reader.finish({key: due[key]})
        if len(expected) <= most:
            ways, _ = paused(waiting[key], most)
            stages.append(Stage(f"{place}, Donations", expected, ways))
    return stages


def trade_stages(
    reader: Reader, position: Position, play: Play[Any], most: int, chance: Random
) -> list[Stage]:
    """AW-4.2 One trade after the other: all that can be done, then on with one of them."""
    now = position.copy()
    now.me.home -= 1
    here = now.places["kings-storehouse"]
    here[now.active] = here.get(now.active, 0) + 1
    left = reader.trades(now)
    stages: list[Stage] = []
    while True:
        if play.over or play.pending[0].prompt != TRADE:
            possible = every(now, reader.trade) if left else {}
            stages.append(Stage(f"kings-storehouse, no more of {left}", possible, {}))
            return stages
        if not left:
            end = position_of(play.state, play.table.options)
            stages.append(Stage("kings-storehouse, one trade too many", {}, {end.key(): end}))
            return stages
        expected = {now.key(): now, **every(now, reader.trade, most * 10)}
        found: Ways = {}
        waiting: dict[Any, Play[Any]] = {}
        decision = play.pending[0]
        for key in decision.keys:
            child = play.fork()
            child.answer(decision.seat, key)
            ways, stopped = paused(child, most, asks(TRADE))
            found.update(ways)
            waiting.update(stopped)
        stages.append(Stage(f"kings-storehouse, {left} left", expected, found))
        both = sorted(expected.keys() & waiting.keys(), key=repr)
        if not both:
            return stages
        next_one = chance.choice(both)
        now, play, left = expected[next_one], waiting[next_one], left - 1
