"""The player of tables: opens, plays and looks at a table of any title, for the tests of all of them.

    play = a_table(TITLE, 3)                       # a fresh table, or opened(TITLE, table, state)
    do(play, "play:dinner", "dog")                 # seat 0 answers its next questions
    answer(play, 1, "end")                         # seat 1 does
    assert can(play, "farm")
    assert why_not(play, "manor") == "LW-7.3"      # refused, and by this rule
    play_until(play, lambda state: state.round == 3)

Answers are named by their keys or in short: without what stands before the colon, and without the number of
the copy. "dinner" may mean "play:dinner-2"; of several that fit the first is meant, a whole key above all.
Seats are numbered from 0.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import pytest

from salotto.kernel.decisions import ENOUGH, NO, Blocked, Decision, Event, Roll, Rule
from salotto.kernel.play import Checkpoint, Play, Refused, Told
from salotto.kernel.title import State, Table, Title, Value
from salotto.kernel.walls import Walls

S = TypeVar("S", bound=State)

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio")
"""Who sits at the tables of the tests."""

IDLE = ("pass", "end", "done", ENOUGH, NO)
"""The answers of somebody who does nothing that he need not do, the laziest first."""

LONGEST = 20_000
"""Answers after which a game should have come to an end."""


# Opening a table


def a_table(
    title: Title[S], players: int, mode: str | None = None, seed: str = "uncle", /, **options: Value
) -> Play[S]:
    """A fresh table with its story."""
    return Play(title, title.table(NAMES[:players], seed, mode, options), [])


def opened(title: Title[S], table: Table, state: S) -> Play[S]:
    """A table that goes on from a position, with its story from here on."""
    walls = Walls([0] * table.players, ["start"] * table.players)
    return Play.resume(title, table, [Checkpoint(0, 0, {}, walls, 0, state)], [], [])


# Playing


def do(play: Play[S], *names: str, seat: int = 0) -> Play[S]:
    """Answer the next questions of seat 0, or of another."""
    for name in names:
        play.answer(seat, named(play, name, seat))
    return play


def answer(play: Play[S], seat: int, *names: str) -> Play[S]:
    """Answer a seat's next questions."""
    return do(play, *names, seat=seat)


def simply(decision: Decision, idle: Sequence[str] = IDLE) -> str:
    """The answer of somebody who does nothing that he need not do, and takes the first of everything."""
    keys = decision.keys
    return next((key for key in idle if key in keys), keys[0])


def play_until(play: Play[S], reached: Callable[[S], bool], idle: Sequence[str] = IDLE) -> Play[S]:
    """Go on simply, seat by seat, until the state is as it should be, or the game is over."""
    before = len(play.log)
    while not play.over and not reached(play.state):
        decision = play.pending[0]
        play.answer(decision.seat, simply(decision, idle))
        assert len(play.log) - before < LONGEST, "the game goes on and on"
    return play


def play_out(play: Play[S], idle: Sequence[str] = IDLE) -> Play[S]:
    """Go on simply to the end."""
    return play_until(play, lambda _: False, idle)


def loaded(rule: Rule[None], *rolls: int) -> list[Event]:
    """Carry out a rule that asks nobody, with the dice as they should fall; what it tells."""
    dice = iter(rolls)
    fallen: int | None = None
    events: list[Event] = []
    while True:
        try:
            request = rule.send(fallen)
        except StopIteration:
            return events
        assert not isinstance(request, Decision), request
        fallen = next(dice) if isinstance(request, Roll) else None
        if isinstance(request, Event):
            events.append(request)


# Names in short


def meant(name: str, keys: Iterable[str]) -> str:
    """The one of the keys that a test means, else the name itself."""
    known = list(keys)
    if name in known:
        return name
    return next((key for key in known if name in short_for(key)), name)


def short_for(key: str) -> set[str]:
    """What a key may be called: "play:dinner-2" is "dinner-2", "play:dinner" and "dinner" too."""
    shorter = {key, re.sub(r"-\d+$", "", key)}
    return shorter | {each.partition(":")[2] for each in shorter if ":" in each}


def named(play: Play[Any], name: str, seat: int = 0) -> str:
    """The option of a seat that a test means, else the name itself."""
    decision = play.decision(seat)
    return meant(name, decision.keys) if decision else name


# Looking


def question(play: Play[Any], seat: int = 0) -> Decision:
    """What a seat is being asked; it must be asked something."""
    decision = play.decision(seat)
    assert decision is not None, f"seat {seat} is not being asked anything"
    return decision


def prompt(play: Play[Any], seat: int = 0) -> str:
    """Which question a seat is being asked."""
    return question(play, seat).prompt


def choices(play: Play[Any], seat: int = 0) -> list[str]:
    """The keys of what a seat can answer."""
    return question(play, seat).keys


def can(play: Play[Any], name: str, seat: int = 0) -> bool:
    """Whether a seat can answer this now; it must be asked something."""
    keys = choices(play, seat)
    return meant(name, keys) in keys


def cannot(play: Play[Any], name: str, seat: int = 0) -> None:
    """Assert that this answer is refused, because it is not among the options."""
    question(play, seat)
    with pytest.raises(Refused) as refused:
        do(play, name, seat=seat)
    assert refused.value.reason == "not-legal"


def reason(play: Play[Any], name: str, seat: int = 0) -> Blocked:
    """What is said to a seat about something that it cannot choose."""
    blocked = {each.key: each for each in question(play, seat).why_not()}
    key = meant(name, blocked)
    assert key in blocked, f"{name}: nothing is said about it, only about {sorted(blocked)}"
    return blocked[key]


def why_not(play: Play[Any], name: str, seat: int = 0) -> str:
    """The rule by which a seat cannot choose something now; assert that it is refused."""
    cannot(play, name, seat)
    return reason(play, name, seat).rule


def cited(play: Play[Any], seat: int = 0) -> list[tuple[str, str]]:
    """By which events the story names the Tomes that helped a seat."""
    assert play.story is not None
    events = [line.event for line in play.story if line.event.seat == seat and "tome" in line.event.args]
    return [(event.id, str(event.args["tome"]).removeprefix("tome:")) for event in events]


def told(play: Play[Any], id: str) -> list[Told]:
    """The events of one kind in the story so far."""
    assert play.story is not None
    return [line for line in play.story if line.event.id == id]
