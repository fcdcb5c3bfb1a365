"""A play: one table being played, forward by answers, back by undo, sideways by forks.

The log of choices is the truth. The kernel keeps a checkpoint (a copy of the state) every few answers, at
moments when nothing is pending but fresh questions; to fork, undo or resume it copies the nearest checkpoint,
re-runs the rules from there and feeds them the choices since. Generators are never copied.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Generic

from salotto.kernel.campaign import Herald
from salotto.kernel.chance import Chance
from salotto.kernel.decisions import (
    Barrier,
    Decision,
    Event,
    Request,
    RuleError,
    Together,
    key_of,
)
from salotto.kernel.lanes import OVER, Lane, to_its_end
from salotto.kernel.moments import Checkpoint as Checkpoint
from salotto.kernel.moments import Choice as Choice
from salotto.kernel.moments import Refused as Refused
from salotto.kernel.moments import ResumePoint, nearest
from salotto.kernel.moments import Told as Told
from salotto.kernel.title import Json, Outcome, S, Scorecard, Table, Title
from salotto.kernel.walls import CLOSED, SOLE, Walls

EVERY = 1  # answers between two checkpoints: fewer make forks cheaper, more make playing cheaper
NEVER = 1_000_000_000  # the same for games that are only played forward
CHANCE_COST = 8  # how many answers a shuffle weighs when a step is re-run


class Play(Generic[S]):
    """One table being played."""

    __slots__ = (
        "_checkpoints", "_every", "_lanes", "_rootless", "_since", "_source", "_step", "_turns",
        "_walls", "herald", "log", "over", "revisions", "seed", "state", "story", "table", "title",
    )  # fmt: skip

    def __init__(
        self,
        title: Title[S],
        table: Table,
        story: list[Told] | None = None,
        every: int = EVERY,
        seed: str | None = None,
        past: ResumePoint | None = None,
    ) -> None:
        """Start a table, or go on where its past ends; give a list for the story if somebody listens."""
        self.title = title
        self.table = table
        self.seed = table.seed if seed is None else seed
        self.story = story
        self.herald: Herald | None = None
        """Tells what somebody outside the title makes of the table, such as a campaign."""
        self.log: list[Choice] = []
        self.over = False
        self._lanes: dict[int, Lane] = {}
        self._step = 0
        self._turns: dict[int, int] = {}
        self._walls = Walls([0] * table.players, ["start"] * table.players)
        self.revisions = [0] * table.players
        self._every = every
        self._since = 0
        self._checkpoints: list[Checkpoint] = []
        self._source: tuple[Play[S], int] | None = None
        self._rootless = False
        self.state: S
        if past is not None:
            self.log = past.log
            self._checkpoints = past.checkpoints
            self._return_to(past.mark)
        else:
            self.state = title.begin(table)
            self._mark()
            self._go_on()

    @classmethod
    def resume(
        cls,
        title: Title[S],
        table: Table,
        checkpoints: list[Checkpoint],
        log: list[Choice],
        story: list[Told] | None = None,
    ) -> Play[S]:
        """Go on from the last of some stored checkpoints; `log` is what was answered before it.

        Undo reaches back to the first of them.
        """
        past = ResumePoint(log.copy(), checkpoints[-1], checkpoints.copy())
        play = cls(title, table, story, past=past)
        for choice in log:
            play.revisions[choice.seat] += 1
        return play

    def __repr__(self) -> str:
        return f"Play({self.table.title}, {self.table.mode}, {len(self.log)} choices, pending {self.pending})"

    # Questions and answers

    @property
    def pending(self) -> list[Decision]:
        """The questions that wait for an answer, in the order of the seats."""
        decisions = [lane.decision for lane in self._lanes.values() if lane.decision is not None]
        return sorted(decisions, key=lambda decision: decision.seat) if len(decisions) > 1 else decisions

    def next_decision(self) -> Decision | None:
        """The pending question of the first seat; None when the game is over."""
        lanes = self._lanes
        if SOLE in lanes:
            return lanes[SOLE].decision
        return lanes[min(lanes)].decision if lanes else None

    def decision(self, seat: int) -> Decision | None:
        """What this seat is being asked, if anything."""
        for lane in self._lanes.values():
            if lane.decision is not None and lane.decision.seat == seat:
                return lane.decision
        return None

    def moment(self, seat: int) -> tuple[int, int] | None:
        """Names the rule that is asking the seat: it stays the same until that rule has ended."""
        for lane in self._lanes.values():
            if lane.decision is not None and lane.decision.seat == seat:
                return self._step, lane.turn
        return None

    def revision(self, seat: int) -> int:
        """Goes up with the seat's answers and undos, and with a question withdrawn: tells a stale answer."""
        return self.revisions[seat]

    def answer(self, seat: int, key: str, revision: int | None = None) -> None:
        """Answer what the seat is being asked, or raise Refused and change nothing."""
        decision = self.decision(seat)
        if self.over:
            raise Refused("over", f"the game is over; seat {seat} cannot answer {key!r}")
        if decision is None:
            waiting = ", ".join(f"seat {other.seat} ({other.prompt})" for other in self.pending)
            raise Refused(
                "not-asked", f"seat {seat} is not being asked; {key!r} not taken; waiting for {waiting}"
            )
        if revision is not None and revision != self.revisions[seat]:
            raise Refused(
                "stale", f"{key!r} answers an earlier question; seat {seat} is now asked {decision}"
            )
        for option in decision.options:
            if key_of(option) == key:
                self.take(decision, option)
                return
        raise Refused("not-legal", f"{key!r} is not a legal answer: {decision}")

    def take(self, decision: Decision, option: Any) -> None:
        """Answer a pending question with one of its own options (the quick way, for bots)."""
        seat = decision.seat
        lanes = self._lanes
        lane = lanes.get(seat)
        if lane is not None:
            self._walls.answered |= 1 << seat
        else:
            lane = lanes[SOLE]
            if self._walls.last_seat != seat:
                self._walls.answer_alone(seat, len(self.log))
        key = key_of(option)
        self.log.append(tuple.__new__(Choice, (seat, key)))  # as Choice(seat, key), but at once
        self.revisions[seat] += 1
        self._since += 1
        lane.answers.append(key)
        if not self._run(lane, option):
            del lanes[lane.name]
            self._go_on()
        if self.herald is not None:
            self.proclaim()

    def proclaim(self) -> None:
        """Let the herald tell what it has not told yet."""
        if self.herald is not None and self.story is not None:
            so_far = [told.event for told in self.story]
            self.story += [Told(len(self.log), event) for event in self.herald.tell(self.state, so_far)]

    # The engine

    def _run(self, lane: Lane, value: Any) -> bool:
        """Drive a rule to its next question; False when it has ended."""
        send = lane.rule.send
        lane.decision = None
        while True:
            request = send(value)
            if request is OVER:
                return False
            if type(request) is Decision:
                if lane.name != request.seat and lane.name != SOLE:
                    raise RuleError(
                        f"{request.prompt}: asked of seat {request.seat} in the rule of {lane.name}"
                    )
                lane.decision = request
                return True
            lane.pure = False
            if type(request) is Event:  # by far the most
                if self.story is not None:
                    self.story.append(Told(len(self.log), request))
                value = None
            else:
                value = self._carry_out(lane, request)

    def _carry_out(self, lane: Lane, request: Request) -> Any:
        """Do what a rule requests beside asking and telling."""
        if isinstance(request, Barrier):
            self._walls.build(len(self.log), request.why, lane.name)
            return None
        self._walls.build(len(self.log), "chance", lane.name)
        self._since += CHANCE_COST
        return lane.by_chance(request, self.seed, self._step)

    def _go_on(self) -> None:
        """Start what comes next, until somebody has to decide or the game is over."""
        lanes = self._lanes
        next_step = self.title.next_step
        idle = 0
        while True:
            idle += 1
            if idle > 10_000:
                raise RuleError(f"{self.title.id}: the rules go on for ever without a question")
            step = next_step(self.state)
            if isinstance(step, Together):
                if self._join(step):
                    if self._since >= self._every:
                        self._mark()
                    return
                continue
            if lanes:
                raise RuleError(
                    f"{self.title.id}: a simultaneous step was left by {sorted(lanes)} still deciding"
                )
            if step is None:
                self.over = True
                self._walls.build(len(self.log), "over")
                self._mark_end()
                return
            if self._walls.group != CLOSED:
                self._walls.close(len(self.log))
            if self._since >= self._every:
                self._mark()
            self._step += 1
            if self._turns:
                self._turns.clear()
            lane = Lane(SOLE, to_its_end(step), 0)
            if self._run(lane, None):
                lanes[SOLE] = lane
                return

    def _join(self, step: Together) -> bool:
        """Start the rules of the seats that are not busy; False if one of them ended without a question."""
        lanes = self._lanes
        waiting = True
        self._walls.open(len(self.log))
        for seat, rule in step.rules.items():
            if seat in lanes:
                continue
            turn = self._turns[seat] = self._turns.get(seat, 0) + 1
            lane = Lane(seat, to_its_end(rule), turn)
            if self._run(lane, None):
                lanes[seat] = lane
            else:
                waiting = False
        if waiting and not (lanes and lanes.keys() == step.rules.keys()):
            raise RuleError(
                f"{self.title.id}: {sorted(lanes)} decide at once, but {sorted(step.rules)} should"
            )
        return waiting

    # Checkpoints

    def checkpoints(self) -> list[Checkpoint]:
        """The checkpoints kept so far, the first at the very beginning. They are not to be changed."""
        return self._checkpoints

    def within_reach(self) -> list[Checkpoint]:
        """The checkpoints that undo and imagination can still need: from the last one below the floor on."""
        floor = self._checkpoints[-1].walls.floor()
        first = 0
        for index, mark in enumerate(self._checkpoints):
            if mark.at <= floor:
                first = index
        return self._checkpoints[first:]

    def forget(self) -> None:
        """Let go of the checkpoints that are out of reach, where somebody else keeps them."""
        self._checkpoints = self.within_reach()

    def _mark(self) -> None:
        """Keep a checkpoint, if every pending question is a fresh one."""
        if any(lane.answers or not lane.pure for lane in self._lanes.values()):
            return
        if self.herald is not None:
            self.proclaim()
        turns = {seat: turn - (seat in self._lanes) for seat, turn in self._turns.items()}
        length = len(self.story) if self.story is not None else 0
        self._checkpoints.append(
            Checkpoint(len(self.log), self._step, turns, self._walls.copy(), length, self.state.copy())
        )
        self._since = 0

    def _mark_end(self) -> None:
        """Keep how the game ended: a later release opens the table there, whatever its rules say."""
        last = self._checkpoints[-1] if self._checkpoints else None
        if self._every != NEVER and (last is None or (last.at, last.step) != (len(self.log), self._step)):
            self._mark()

    def _return_to(self, mark: Checkpoint) -> None:
        """Go back to a checkpoint of this play."""
        del self.log[mark.at :]
        if self.story is not None:
            del self.story[mark.story_length :]
        self.over = False
        self.state = mark.state.copy()
        self._lanes = {}
        self._step = mark.step
        self._turns = mark.turns.copy()
        self._walls = mark.walls.copy()
        self._since = 0
        self._go_on()
        if self.herald is not None:
            self.proclaim()

    def _feed(self, choices: list[Choice]) -> None:
        """Answer again what was answered before."""
        for seat, key in choices:
            lane = self._lanes.get(seat) or self._lanes.get(SOLE)
            if lane is None or lane.decision is None or lane.decision.seat != seat:
                self.answer(seat, key)  # refuses, and says why
                continue
            for option in lane.decision.options:
                if key_of(option) == key:
                    self.take(lane.decision, option)
                    break
            else:
                self.answer(seat, key)

    # Undo

    def undo_target(self, seat: int) -> int:
        """Where in the log stands the answer that the seat may take back now; Refused if there is none."""
        for at in range(len(self.log) - 1, -1, -1):
            if self.log[at].seat == seat:
                break
        else:
            raise Refused("undo-start", f"seat {seat} has not answered anything yet")
        if why := self._walls.hold(seat, at):
            raise Refused(f"undo-{why}", f"seat {seat} cannot go back behind a barrier: {why}")
        return at

    def undo(self, seat: int) -> bool:
        """Take back the seat's last answer, not behind a barrier; whether it withdrew others' questions."""
        return self._take_back(seat, self.undo_target(seat))

    def restart(self, seat: int) -> None:
        """Take back all the seat's answers since the last barrier."""
        self.undo(seat)
        while True:
            try:
                at = self.undo_target(seat)
            except Refused:
                return
            self._take_back(seat, at)

    def _take_back(self, seat: int, at: int) -> bool:
        mark = nearest(self._checkpoints, at)
        kept = self.log[mark.at : at] + self.log[at + 1 :]
        alone = self._walls.group <= at  # others go on undisturbed; else their questions are withdrawn
        revisions = [number + (not alone or other == seat) for other, number in enumerate(self.revisions)]
        while self._checkpoints[-1] is not mark:
            self._checkpoints.pop()
        self._return_to(mark)
        self._feed(kept)
        self.revisions = revisions
        return not alone

    # Forks

    def fork(self, lasting: bool = True) -> Play[S]:
        """An independent play in the same position; one that is soon thrown away keeps no checkpoints."""
        if not self._checkpoints and not self._take_root():
            return self._back_at(len(self.log))
        twin = self._twin(self._checkpoints[-1])
        twin._every = self._every if lasting and self._source is None else NEVER
        twin._checkpoints = self._checkpoints.copy()
        twin._feed(self.log[len(twin.log) :])
        twin.revisions = self.revisions.copy()
        return twin

    def imagine(self, seat: int, seed: str) -> Play[S]:
        """A play as the seat may imagine this one.

        Unknown cards are dealt again, chance to come is another, and what others are deciding at the same
        time is still undecided. A bot's scratch paper: it cannot be undone, and this play must stay where it
        is as long as the imagined one is used.
        """
        twin = self._back_at(self._walls.group if self._walls.answered else len(self.log))
        twin._feed([choice for choice in self.log[len(twin.log) :] if choice.seat == seat])
        self.title.redeal(twin.state, seat, Chance(seed, "redeal"))
        twin.seed = seed
        if sole := twin._lanes.get(SOLE):
            sole.chance = None
        else:
            twin._ask_again(seat)
        twin._source = None if twin._checkpoints else (self, seat)
        return twin

    def _take_root(self) -> bool:
        """Keep where an imagined play begins, so that its forks need not deal again; False if they have to.

        The cards are dealt before the rule that asks begins: the same, if all it has done is to ask.
        """
        sole = self._lanes.get(SOLE)
        if self._source is None or self._rootless or sole is None or sole.answers or not sole.pure:
            return False
        source, seat = self._source
        mark = source._checkpoints[-1] if source._checkpoints else None
        if mark is None or mark.at != len(self.log) or mark.step != self._step - 1:
            return False
        root = replace(mark, state=mark.state.copy())
        self.title.redeal(root.state, seat, Chance(self.seed, "redeal"))
        self._rootless = self._twin(root).state != self.state
        if not self._rootless:
            self._checkpoints, self._source = [root], None
        return not self._rootless

    def remember(self) -> None:
        """Keep checkpoints from here on: for an imagined play that goes on for long and is forked often."""
        self._every = EVERY

    def _back_at(self, at: int) -> Play[S]:
        """A play as this one was after so many choices, or as early as it remembers, to play forward only."""
        if self._source is not None:
            source, seat = self._source
            twin = source.imagine(seat, self.seed)
            twin.title = self.title  # which may have another adviser than the source
        else:
            twin = self._twin(nearest(self._checkpoints, max(at, self._checkpoints[0].at)))
        twin._feed(self.log[len(twin.log) : at])
        return twin

    def _ask_again(self, seat: int) -> None:
        """Restart the rules of a simultaneous step on a changed state; the seat keeps what chance gave it."""
        busy = {name: lane for name, lane in self._lanes.items() if name == seat and not lane.pure}
        again = [lane for lane in self._lanes.values() if lane.name not in busy]
        given = [Choice(lane.name, key) for lane in again for key in lane.answers]
        for lane in again:
            self._turns[lane.name] -= 1
        for lane in busy.values():
            lane.chance = None
        self._lanes = busy
        del self.log[len(self.log) - len(given) :]
        self._go_on()
        self._mark()
        self._feed(given)

    def _twin(self, mark: Checkpoint) -> Play[S]:
        """Another play, at a checkpoint of this one."""
        past = ResumePoint(self.log[: mark.at], mark, [])
        return Play(self.title, self.table, every=NEVER, seed=self.seed, past=past)

    # What people see

    def view(self, seat: int | None) -> Json:
        """What a seat (None: a spectator) may know."""
        return self.title.view(self.state, seat)

    def seen(self, seat: int | None) -> S:
        """The state as a seat sees it: whatever it cannot know is dealt again, so no secret is in it."""
        self.title.redeal(twin := self.state.copy(), seat, Chance("seen"))
        return twin

    def scorecards(self) -> list[Scorecard]:
        """The points so far, seat by seat."""
        return self.title.scorecards(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, once it is over."""
        return self.title.outcome(self.state) if self.over else None
