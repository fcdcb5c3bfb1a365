"""Undo against a plain statement of its rule, on random scripts.

An answer can be taken back unless chance or a reveal came after it, or another seat answered after it, or the
game is over. Those who decide at once do not bind each other, until their phase is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.stage import Act, Scene, ask, on_stage, rolls, tells
from tests.random_games import position, undo_reach

SEATS = 3

Acts = str
"""What happens in a rule: a digit asks that seat, `!` rolls a die, `.` tells something."""

Script = Sequence[Acts | dict[int, list[Acts]]]


def staged(script: Script) -> list[Scene]:
    """A script for the stage."""
    return [
        {seat: [as_acts(rule) for rule in rules] for seat, rules in scene.items()}
        if isinstance(scene, dict)
        else as_acts(scene)
        for scene in script
    ]


def as_acts(acts: Acts) -> list[Act]:
    """The acts of one rule."""
    return [{"!": rolls(), ".": tells("zz")}.get(act) or ask(int(act)) for act in acts]


@dataclass
class Course:
    """What has happened in a script, once the seats have answered in a given order."""

    script: Script
    order: list[int]
    answers: list[tuple[int, int]] = field(default_factory=list)  # seat and scene
    barriers: list[tuple[int, int | None, int]] = field(default_factory=list)  # place, whose lane, scene
    deciding: int | None = None  # the scene in which several decide at once, if it is such a one
    over: bool = False

    def run(self) -> Course:
        """Follow the script as far as the answers go."""
        for number, scene in enumerate(self.script):
            if isinstance(scene, dict):
                finished = self.run_lanes(number, scene)
                self.deciding = None if finished else number
            else:
                finished = all(self.act(number, act, None) for act in scene)
            if not finished:
                return self
        self.over = True
        return self

    def act(self, scene: int, act: str, lane: int | None) -> bool:
        """One act; False if an answer is missing."""
        if act == "!":
            self.barriers.append((len(self.answers), lane, scene))
        elif act != ".":
            if len(self.answers) == len(self.order):
                return False
            self.answers.append((self.order[len(self.answers)], scene))
        return True

    def run_lanes(self, scene: int, lanes: dict[int, list[Acts]]) -> bool:
        """Everybody at once; False if an answer is missing."""
        left = {seat: list("".join(rules)) for seat, rules in lanes.items()}
        for seat in left:
            self.up_to_question(scene, seat, left[seat])
        while any(left.values()):
            if len(self.answers) == len(self.order):
                return False
            seat = self.order[len(self.answers)]
            self.act(scene, left[seat].pop(0), seat)
            self.up_to_question(scene, seat, left[seat])
        return True

    def up_to_question(self, scene: int, seat: int, acts: list[str]) -> None:
        """What a lane does without asking."""
        while acts and acts[0] in "!.":
            self.act(scene, acts.pop(0), seat)

    def can_take_back(self, seat: int) -> int | None:
        """The answer that the seat may take back, if any."""
        mine = [at for at, (who, _) in enumerate(self.answers) if who == seat]
        if not mine or self.over:
            return None
        at, scene = mine[-1], self.answers[mine[-1]][1]
        free = scene if scene == self.deciding else None  # where others do not bind this seat
        since = {who for who, where in self.answers[at + 1 :] if where != free}
        walls = [
            place
            for place, lane, where in self.barriers
            if place > at and (lane in (None, seat) or where != free)
        ]
        return None if since - {seat} or walls or self.settled_by_several(scene) else at

    def settled_by_several(self, scene: int) -> bool:
        """Whether several have decided at once in a scene that is over."""
        voices = {who for who, where in self.answers if where == scene}
        return isinstance(self.script[scene], dict) and len(voices) > 1 and scene != self.deciding


rules_of = {
    seat: st.lists(st.text(alphabet=f"{seat}{seat}!.", min_size=1, max_size=3), max_size=3)
    for seat in range(SEATS)
}

scripts = st.lists(
    st.text(alphabet="0120120!.", max_size=4) | st.fixed_dictionaries({}, optional=rules_of),
    min_size=1,
    max_size=6,
)


@settings(max_examples=300, derandomize=True, deadline=None)
@given(script=scripts, seed=st.integers(0, 2**32), every=st.sampled_from([0, 1, 4, 100]))
def test_an_answer_can_be_taken_back_exactly_when_nothing_has_come_between(
    script: Script, seed: int, every: int
) -> None:
    chance = Random(seed)
    play = on_stage(*staged(script), seats=SEATS, every=every)
    for _ in range(40):
        course = Course(script, [seat for seat, _ in play.log]).run()
        assert course.over == play.over
        reach = [undo_reach(play, seat) for seat in range(SEATS)]
        assert [at if isinstance(at, int) else None for at in reach] == [
            course.can_take_back(seat) for seat in range(SEATS)
        ]
        seat = chance.randrange(SEATS)
        if chance.random() < 0.3 and isinstance(reach[seat], int):
            play.undo(seat)
        elif play.pending:
            play.answer(chance.choice(play.pending).seat, chance.choice("abc"))
        else:
            break
    again = on_stage(*staged(script), seats=SEATS)
    for choice in play.log:
        again.answer(*choice)
    assert position(again) == position(play)
