"""Team mates point at the options of a question that concerns them all; one of them answers it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play, Refused
from salotto.kernel.title import Title

POINT = "point"
"""How a word to the other processes begins that tells who points where."""

Fingers = Mapping[int, Mapping[str, Sequence[int]]]
"""For each seat that is asked: the options pointed at, and by which seats."""


def is_shared(title: Title[Any], decision: Decision) -> bool:
    """Whether a question is put to all allies."""
    return decision.prompt.startswith(title.shared_prompts)


class Pointing:
    """Where everybody at a table points; it stands until the question is answered."""

    def __init__(self) -> None:
        self._at: dict[int, tuple[int, int, str]] = {}
        """For each seat: whose question it points at, the revision of that seat then, and the option."""

    def point(self, seat: int, asked: int, revision: int, key: str) -> str:
        """A seat points at an option, and no longer where it did; once more: it takes its finger away.

        The answer is the word for the other processes.
        """
        new = asked, revision, key
        if self._at.pop(seat, None) != new:
            self._at[seat] = new
            return f"{POINT} {seat} {asked} {revision} {key}"
        return f"{POINT} {seat}"

    def hear(self, text: str) -> None:
        """What another process tells."""
        _, seat, *where = text.split(" ", 4)
        self._at.pop(int(seat), None)
        if where:
            asked, revision, key = where
            self._at[int(seat)] = int(asked), int(revision), key

    def fingers(self, revisions: Sequence[int]) -> Fingers:
        """Who points where, at the questions that still stand."""
        found: dict[int, dict[str, list[int]]] = {}
        for seat, (asked, revision, key) in sorted(self._at.items()):
            if revisions[asked] == revision:
                found.setdefault(asked, {}).setdefault(key, []).append(seat)
        return found


def pointed_at(
    options: Sequence[Mapping[str, Any]], at: Mapping[str, Sequence[int]], names: Sequence[str]
) -> list[dict[str, Any]]:
    """Options with those who point at them: the seat and the name of each."""
    return [
        {**option, "by": [[seat, names[seat]] for seat in at.get(option["key"], ())]} for option in options
    ]


def with_advised(
    beside: Sequence[Mapping[str, Any]], choices: Mapping[str, Mapping[str, str]], at: Iterable[str]
) -> list[Mapping[str, Any]]:
    """The options beside the board, and those on it that a team mate points at."""
    there = {option["key"] for option in beside}
    advised = [key for key in at if key in choices and key not in there]
    return [*beside, *({"key": key, **choices[key], "urged": False} for key in advised)]


def shared_question(play: Play[Any], seat: int | None) -> Decision | None:
    """The question to a team mate that the whole group is asked, as somebody else of the group sees it."""
    if seat is None:
        return None
    for decision in play.pending:
        if decision.seat != seat and is_shared(play.title, decision):
            return decision if seat in play.title.allies(play.state, decision.seat) else None
    return None


def check_point(play: Play[Any] | None, seat: int, asked: int, key: str) -> None:
    """Whether a seat may point at an option of somebody's question."""
    decision = shared_question(play, seat) if play is not None else None
    if decision is None or decision.seat != asked or key not in decision.keys:
        raise Refused("not-legal", f"seat {seat} cannot point at {key} of seat {asked}")
