"""Slips: an answer to be thought over, and what can be chosen instead of what was chosen just before.

An answer is thought over when it ends the game though another would not, when it gives up something that the
title names ('4 actions are left'), or when it turns up what was hidden and so cannot be taken back.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, NamedTuple

from salotto.kernel.decisions import ENOUGH, NO, Decision
from salotto.kernel.keys import is_key
from salotto.kernel.play import Play, Refused
from salotto.kernel.title import Phrase
from salotto.kit.presentation import Presentation

STOPPING = frozenset({NO, ENOUGH, "done", "end", "pass"})
"""Answers that leave off: never the one that a button urges."""
MOST_TRIED = 40
"""So many other answers are tried at most, to see whether the game would go on."""


class Doubt(Enum):
    """Why an answer is thought over."""

    GAME_ENDS = "game-ends"
    SOMETHING_LEFT = "something-left"
    CANNOT_BE_UNDONE = "cannot-be-undone"


class Caution(NamedTuple):
    """Why an answer is thought over, and what is left or turned up in the title's words."""

    why: Doubt
    left: Phrase | None = None

    @property
    def waits(self) -> bool:
        """Whether it must be confirmed; otherwise it is carried out after a moment."""
        return self.why is not Doubt.CANNOT_BE_UNDONE or self.left is not None


def caution(
    page: Presentation[Any], play: Play[Any], seat: int, keys: Sequence[str], safe: bool
) -> Caution | None:
    """What to say before an answer is taken; in a hurry (not `safe`) only that the game would end."""
    decision = play.decision(seat)
    if decision is None or keys[0] not in decision.keys:
        return None
    goes_on = (not ends_game(play, seat, [key]) for key in others(decision, keys))
    if ends_game(play, seat, keys) and any(goes_on):
        return Caution(Doubt.GAME_ENDS)
    if not safe:
        return None
    game = play.seen(seat)
    left = page.left(game, decision, keys[0])
    if left is not None:
        return Caution(Doubt.SOMETHING_LEFT, left)
    if not shows_something(play, seat, keys):
        return None
    return Caution(Doubt.CANNOT_BE_UNDONE, page.turned_up(game, decision, keys[0]))


def others(decision: Decision, keys: Sequence[str]) -> list[str]:
    """What could be answered instead."""
    return [key for key in decision.keys[:MOST_TRIED] if key != keys[0]]


def ends_game(play: Play[Any], seat: int, keys: Sequence[str]) -> bool:
    """Whether the game is over after an answer, as far as the seat can know."""
    mind = play.imagine(seat, "caution")
    try:
        for key in keys:
            mind.answer(seat, key)
    except Refused:
        return False
    return mind.over


def shows_something(play: Play[Any], seat: int, keys: Sequence[str]) -> bool:
    """Whether an answer turns something up, so that it cannot be taken back."""
    twin = play.fork()
    try:
        for key in keys:
            twin.answer(seat, key)
    except Refused:
        return False
    try:
        twin.undo_target(seat)
    except Refused as refused:
        return refused.reason not in ("undo-start", "undo-over")
    return False


# Another choice


class Instead(NamedTuple):
    """How to change one's mind: so many answers are taken back, these are given."""

    undone: int
    keys: tuple[str, ...]


def changes_of_mind(play: Play[Any], seat: int) -> dict[str, Instead]:
    """What can be clicked to change one's mind, by key: what was chosen, and what could have been."""
    decision = play.decision(seat)
    if decision is None:
        return {}
    picked = list(decision.about.get("picked", ()))
    own = [choice.key for choice in play.log if choice.seat == seat]
    if picked:
        if own[-len(picked) :] != picked or not can_go_back(play, seat, len(picked)):
            return {}
        return {key: Instead(len(picked) - at, tuple(picked[at + 1 :])) for at, key in enumerate(picked)}
    if not own or own[-1] not in about_keys(decision) or not can_go_back(play, seat, 1):
        return {}
    before = play.fork()
    before.undo(seat)
    asked = before.decision(seat)
    if asked is None or own[-1] not in asked.keys:
        return {}
    others = {key: Instead(1, (key,)) for key in asked.keys if key not in decision.keys and is_key(key)}
    return others | {own[-1]: Instead(1, ())}


def about_keys(decision: Decision) -> list[str]:
    """The keys that a question is about."""
    return [value for value in decision.about.values() if is_key(value)]


def can_go_back(play: Play[Any], seat: int, answers: int) -> bool:
    """Whether so many of the seat's last answers can be taken back."""
    twin = play.fork()
    try:
        for _ in range(answers):
            twin.undo(seat)
    except Refused:
        return False
    return True
