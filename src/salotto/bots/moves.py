"""Moves: all that a seat answers until the rule that asks it is done with it, and what that leads to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from salotto.bots.worth import worth_to
from salotto.kernel.decisions import Decision, key_of
from salotto.kernel.play import Play

Way = tuple[str, ...]
"""The answers that make up a move."""

WIDTH = 400
"""How many answers are tried at most to find the ways of a move."""


def sensible(mind: Play[Any], seat: int) -> list[Any]:
    """The options a sensible player would think about."""
    decision = mind.decision(seat)
    return list(mind.title.adviser.candidates(mind.state, decision)) if decision else []


def move_values(mind: Play[Any], seat: int, width: int = WIDTH) -> Mapping[Way, float]:
    """Every sensible way to finish the move that the seat is being asked for, with the value of its end."""
    decision = mind.decision(seat)
    if decision is None:
        return {}
    found = mind.title.adviser.move_values(mind.state, decision)
    if found is not None:
        return found
    return {way: worth_to(end, seat) for way, end in endings(mind, seat, width)}


def endings(mind: Play[Any], seat: int, width: int = WIDTH) -> Iterator[tuple[Way, Play[Any]]]:
    """Every way to finish the move, as far as the width allows, with the play at its end."""
    moment = mind.moment(seat)
    unfinished: list[tuple[Way, Play[Any]]] = [((), mind)]
    while unfinished:
        way, play = unfinished.pop()
        for option in sensible(play, seat):
            key = key_of(option)
            twin = play.fork(lasting=False)
            twin.answer(seat, key)
            width -= 1
            if twin.moment(seat) == moment and width > 0:
                unfinished.append(((*way, key), twin))
            else:
                yield (*way, key), twin


def option_for(decision: Decision | None, key: str) -> Any:
    """The option of that key, None if there is none."""
    options = decision.options if decision else ()
    return next((option for option in options if key_of(option) == key), None)


def follow(mind: Play[Any], seat: int, way: Way) -> None:
    """Answer what makes up a move, as far as it goes.

    A card drawn on the way may be another one on another deal, and with it what is asked then.
    """
    for key in way:
        decision = mind.decision(seat)
        option = option_for(decision, key)
        if decision is None or option is None:
            return
        mind.take(decision, option)


def best(values: Mapping[Way, float]) -> Way:
    """The way of the highest value; the first of equals."""
    return max(values, key=lambda way: values[way])


def settle(mind: Play[Any], seat: int) -> None:
    """Go on until a move that was made has its effect, up to the seat's next real choice.

    Others who decide at the same moment answer anything.
    """
    while (decision := mind.decision(seat) or mind.next_decision()) is not None:
        options = sensible(mind, decision.seat)
        moment = mind.moment(decision.seat)
        if decision.seat == seat and len(options) > 1:
            return
        if decision.seat != seat and moment is not None and moment[1] == 0:
            return
        mind.take(decision, options[0])
