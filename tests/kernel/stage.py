"""A title that follows a script, so that a test can stage any sequence of questions, chance and barriers.

A scene is either a tuple of acts, one rule for the whole table, or a dictionary that gives each seat the acts
of its own rules, one tuple for each:

    play = on_stage((ask(0), rolls()), {0: [(ask(0),)], 1: [(ask(1),), (ask(1),)]})
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from salotto.kernel.chance import Chance
from salotto.kernel.decisions import Rule, Step, choose, final, reveal, roll, shuffle, tell, together
from salotto.kernel.play import EVERY, Play, Told
from salotto.kernel.title import Json, Mode, Outcome, Phrase, Scorecard, Table, Title
from salotto.kernel.zones import Zone


@dataclass(slots=True)
class Notes:
    """How far the script is, and what each seat has said and met."""

    scene: int = 0
    done: list[int] = field(default_factory=list)  # rules ended in this scene, by seat
    said: list[list[str]] = field(default_factory=list)
    deck: Zone[str] = field(default_factory=Zone)

    def copy(self) -> Notes:
        """Independent notes with the same content."""
        return Notes(self.scene, self.done.copy(), [lines.copy() for lines in self.said], self.deck.copy())


Act = Callable[[Notes], Rule[str]]
Scene = Sequence[Act] | Mapping[int, Sequence[Sequence[Act]]]


def ask(seat: int, options: str = "a b c", prompt: str = "stage-which") -> Act:
    """A question."""

    def act(notes: Notes) -> Rule[str]:
        answer = yield from choose(seat, prompt, options.split())
        return answer

    return act


def rolls(sides: int = 1_000_000) -> Act:
    """A die."""

    def act(notes: Notes) -> Rule[str]:
        number = yield from roll(sides)
        return str(number)

    return act


def shuffles() -> Act:
    """The deck of ten letters is shuffled."""

    def act(notes: Notes) -> Rule[str]:
        yield from shuffle(notes.deck)
        return "".join(notes.deck)

    return act


def turns_up() -> Act:
    """Something hidden is revealed."""

    def act(notes: Notes) -> Rule[str]:
        yield from reveal()
        return "revealed"

    return act


def settles(rule: str) -> Act:
    """The answer before is final."""

    def act(notes: Notes) -> Rule[str]:
        yield from final(rule)
        return "settled"

    return act


def tells(id: str, seat: int | None = None, only: int | None = None) -> Act:
    """An event."""

    def act(notes: Notes) -> Rule[str]:
        yield tell(id, seat, only)
        return id

    return act


class Stage(Title[Notes]):
    """Plays its script, scene by scene."""

    id = "stage"
    package = "tests.kernel"
    modes = (Mode("stage", (1, 2, 3)),)
    categories = ("lines",)
    state_type = Notes

    def __init__(self, *script: Scene) -> None:
        self.script = script

    def begin(self, table: Table) -> Notes:
        """Nothing said yet."""
        return Notes(0, [0] * table.players, [[] for _ in table.seats], Zone("abcdefghij"))

    def next_step(self, state: Notes) -> Step | None:
        """The next scene."""
        if state.scene == len(self.script):
            return None
        scene = self.script[state.scene]
        if not isinstance(scene, Mapping):
            return self.sole(state, scene)
        lanes = {
            seat: self.lane(state, seat, rules[state.done[seat]])
            for seat, rules in scene.items()
            if state.done[seat] < len(rules)
        }
        return together(lanes) if lanes else self.sole(state, ())

    def sole(self, state: Notes, acts: Sequence[Act]) -> Rule[None]:
        """One rule for the whole table; the first seat takes the minutes."""
        for act in acts:
            state.said[0].append((yield from act(state)))
        state.scene += 1
        state.done = [0] * len(state.done)

    def lane(self, state: Notes, seat: int, acts: Sequence[Act]) -> Rule[None]:
        """One seat's rule: it asks first and writes at its end."""
        lines = []
        for act in acts:
            lines.append((yield from act(state)))
        state.said[seat] += lines
        state.done[seat] += 1

    def scorecards(self, state: Notes) -> list[Scorecard]:
        """A point for each line."""
        return [Scorecard(seat, {"lines": len(lines)}) for seat, lines in enumerate(state.said)]

    def outcome(self, state: Notes) -> Outcome:
        """Everybody wins."""
        return Outcome(tuple(len(lines) for lines in state.said), (1,) * len(state.said))

    def view(self, state: Notes, seat: int | None) -> Json:
        """What was said."""
        return {"said": state.said}

    def redeal(self, state: Notes, seat: int | None, chance: Chance) -> None:
        """Nothing is hidden."""

    def find(self, key: str) -> Any:
        """There are no definitions."""
        raise KeyError(key)

    def phrase(self, key: str) -> Phrase:
        """A key is its own name."""
        return Phrase(names={"en": key})


def on_stage(
    *script: Scene, seats: int = 2, story: list[Told] | None = None, every: int = EVERY
) -> Play[Notes]:
    """A play of the script."""
    stage = Stage(*script)
    return Play(stage, stage.table(["x"] * seats, "a seed"), story, every)


def say(play: Play[Any], *answers: str) -> None:
    """Give answers written like '0a': seat 0 says a."""
    for answer in answers:
        play.answer(int(answer[0]), answer[1:])


def said(play: Play[Any]) -> list[str]:
    """The log in the same writing."""
    return [f"{seat}{key}" for seat, key in play.log]
