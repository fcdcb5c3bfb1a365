"""Decisions: the closed catalogue of questions a rule can ask, and what else it can request.

A rule is a generator. It yields requests, and the kernel sends back the answers:

    room = yield from choose(seat, "sm-play-room", hand)
    dice = yield from roll(20)
    yield tell("sm-builds", seat, room=room.key)

Every question, however rich, comes down to picking one option out of an explicit list, so one rendering,
one terminal prompt and one coding for learning serve all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from salotto.kernel.zones import Zone

T = TypeVar("T")

NO = "no"
ENOUGH = "enough"


def key_of(option: Any) -> str:
    """The key under which an option is chosen and logged: its own text, or its `key`."""
    if type(option) is str:
        return option
    if type(option) is int:
        return str(option)
    key: str = option.key
    return key


@dataclass(frozen=True, slots=True)
class Blocked:
    """A thing that cannot be chosen, and the rule that says why."""

    key: str
    rule: str
    message: str
    args: dict[str, Any] = field(default_factory=dict)


class Decision:
    """One question to one seat. Exactly one of the options is the answer."""

    __slots__ = ("about", "blocked", "kind", "options", "prompt", "seat")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: Sequence[Any],
        about: dict[str, Any],
        blocked: Callable[[], list[Blocked]] | None = None,
        kind: str = "one",
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.about = about
        self.blocked = blocked
        self.kind = kind

    def __repr__(self) -> str:
        return f"Decision(seat {self.seat}, {self.prompt}: {' '.join(self.keys)})"

    @property
    def keys(self) -> list[str]:
        """The legal answers."""
        return [key_of(option) for option in self.options]

    def why_not(self) -> list[Blocked]:
        """What is not possible now, and by which rule; worked out only when somebody asks."""
        return self.blocked() if self.blocked else []


class Event:
    """Something worth telling, for the story panel and for animation; never for logic."""

    __slots__ = ("args", "id", "only", "seat")

    def __init__(self, id: str, seat: int | None, args: dict[str, Any], only: int | None) -> None:
        self.id = id
        self.seat = seat
        self.args = args
        self.only = only

    def __repr__(self) -> str:
        return f"Event({self.id}, seat {self.seat}, {self.args})"


class Audience:
    """Whether anybody listens to what a rule tells; where nobody does, the compiled rules do not tell it."""

    __slots__ = ("listens",)

    def __init__(self) -> None:
        self.listens = True


AUDIENCE = Audience()


class Shuffle:
    """A request: put a zone into a random order that nobody knows."""

    __slots__ = ("zone",)

    def __init__(self, zone: Zone[Any]) -> None:
        self.zone = zone


class Roll:
    """A request: a whole number from 1 to `sides`."""

    __slots__ = ("sides",)

    def __init__(self, sides: int) -> None:
        self.sides = sides


class Barrier:
    """A request: nothing answered before this can be taken back."""

    __slots__ = ("why",)

    def __init__(self, why: str) -> None:
        self.why = why


Request = Decision | Event | Shuffle | Roll | Barrier
Rule = Generator[Request, Any, T]


class RuleError(Exception):
    """A mistake in a title's rules, never a player's."""


def choose(
    seat: int,
    prompt: str,
    options: Sequence[T],
    blocked: Callable[[], list[Blocked]] | None = None,
    **about: Any,
) -> Rule[T]:
    """Ask for one of the legal options; a single option is no real choice and is taken without asking."""
    if len(options) == 1:
        return options[0]
    if not options:
        raise RuleError(f"{prompt}: no option for seat {seat}")
    answer: T = yield Decision(seat, prompt, options, about, blocked)
    return answer


def choose_named(
    seat: int,
    prompt: str,
    options: Mapping[str, T],
    blocked: Callable[[], list[Blocked]] | None = None,
    **about: Any,
) -> Rule[T]:
    """Like `choose`, among things that have no keys of their own: each is given with the key it has here."""
    if len(options) == 1:
        return next(iter(options.values()))
    if not options:
        raise RuleError(f"{prompt}: no option for seat {seat}")
    answer: str = yield Decision(seat, prompt, list(options), about, blocked)
    return options[answer]


def may(
    seat: int,
    prompt: str,
    options: Sequence[T],
    blocked: Callable[[], list[Blocked]] | None = None,
    **about: Any,
) -> Rule[T | None]:
    """Like `choose`, with 'no, thanks': None when declined, or when there is nothing to choose."""
    if not options:
        return None
    answer = yield Decision(seat, prompt, [*options, NO], about, blocked, "may")
    return None if answer == NO else answer


def choose_some(
    seat: int,
    prompt: str,
    options: Sequence[T],
    least: int = 0,
    most: int | None = None,
    blocked: Callable[[], list[Blocked]] | None = None,
    **about: Any,
) -> Rule[list[T]]:
    """Ask for a subset, one thing after the other, until `most` are picked or the seat says 'enough'."""
    most = len(options) if most is None else min(most, len(options))
    if least > most:
        raise RuleError(f"{prompt}: {least} of {len(options)} options asked of seat {seat}")
    left = list(options)
    picked: list[T] = []
    while len(picked) < most:
        if len(left) == least - len(picked):
            return picked + left
        offered = left if len(picked) < least else [*left, ENOUGH]
        about = {**about, "picked": [key_of(thing) for thing in picked], "least": least, "most": most}
        answer = yield Decision(seat, prompt, offered, about, blocked, "some")
        if answer == ENOUGH:
            break
        left.remove(answer)
        picked.append(answer)
    return picked


def one_more(
    seat: int,
    prompt: str,
    options: Sequence[T],
    picked: Sequence[Any] | None = None,
    least: int = 0,
    blocked: Callable[[], list[Blocked]] | None = None,
    **about: Any,
) -> Rule[T | None]:
    """Ask for the next of several things where each answer changes what can follow; None when it is enough.

        while (card := (yield from one_more(seat, "mg-set", partners(hand, cards), cards))) is not None:
            cards.append(card)

    Before `least` things are picked nobody may stop; then a single option is taken without asking.
    """
    if not options:
        return None
    offered: Sequence[Any] = options
    if least <= len(picked or ()):
        offered = [*options, ENOUGH]
    elif len(options) == 1:
        return options[0]
    if picked is not None:
        about = {"picked": [key_of(thing) for thing in picked], **about}
    answer = yield Decision(seat, prompt, offered, about, blocked, "some")
    return None if answer == ENOUGH else answer


def amount(seat: int, prompt: str, least: int, most: int, **about: Any) -> Rule[int]:
    """Ask for a whole number in a range."""
    if least >= most:
        if least > most:
            raise RuleError(f"{prompt}: no number from {least} to {most} for seat {seat}")
        return least
    answer: int = yield Decision(seat, prompt, range(least, most + 1), about, None, "amount")
    return answer


def order(seat: int, prompt: str, things: Sequence[T], **about: Any) -> Rule[list[T]]:
    """Ask for an order of all the things, first to last."""
    left = list(things)
    ordered: list[T] = []
    while len(left) > 1:
        about = {**about, "picked": [key_of(thing) for thing in ordered]}
        answer = yield Decision(seat, prompt, left, about, None, "order")
        left = [thing for thing in left if thing is not answer]
        ordered.append(answer)
    return ordered + left


def shuffle(zone: Zone[Any]) -> Rule[None]:
    """Shuffle a zone: from now on nobody knows which card lies where."""
    yield Shuffle(zone)


def roll(sides: int) -> Rule[int]:
    """Roll a die."""
    number: int = yield Roll(sides)
    return number


def reveal() -> Rule[None]:
    """Something hidden is turned up now: what came before cannot be taken back."""
    yield Barrier("reveal")


def final(rule: str) -> Rule[None]:
    """The answer just given cannot be taken back, says the rule."""
    yield Barrier(rule)


def tell(id: str, seat: int | None = None, only: int | None = None, **args: Any) -> Event:
    """An event to yield; `only` keeps it from everybody but one seat."""
    return Event(id, seat, args, only)


class Together:
    """A step in which several seats decide at the same time, each in its own rule."""

    __slots__ = ("rules",)

    def __init__(self, rules: dict[int, Rule[None]]) -> None:
        self.rules = rules


def together(rules: dict[int, Rule[None]]) -> Together:
    """Let several seats decide at once.

    Each rule asks first and then changes only what belongs to its own seat, so the result never depends on
    who answers first. When one of them ends, the title is asked for the next step again: it may give that
    seat another short rule, while the others go on undisturbed. When all have ended, a step of one rule must
    follow before anybody can be asked about what the others did: it settles the phase for undo.
    """
    return Together(rules)


Step = Generator[Request, Any, None] | Together
