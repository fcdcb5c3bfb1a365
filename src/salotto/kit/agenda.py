"""Long turns as a list: the state says what is still to come.

A turn of many parts is a stack of tasks: the name of a rule and plain arguments. `next_step` asks the agenda
for the task on top; its rule may plan further tasks, which come before everything planned earlier:

    RULES: Rules = {"place": place, "reset": reset, "end-turn": end_turn}

    def begin_turn(game):                                   # the sequence of play, in one place
        game.agenda.plan(task("place"), task("discard"), task("end-turn"))

    class VillageTitle(Title[Village]):
        modules = Modules(PlannedRules(RULES), PlainViews(), NAMES)

So steps stay short, the order stands in one list, and what belongs to a turn dies with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from salotto.kernel.decisions import Rule, Step

Rules = Mapping[str, Callable[..., Rule[None]]]
"""The rules of a title by name; each takes the state, and the arguments of its task."""


@dataclass(frozen=True, slots=True)
class Task:
    """A rule still to come, by name, with its plain arguments (numbers, texts, keys)."""

    rule: str
    args: tuple[Any, ...] = ()


def task(rule: str, *args: Any) -> Task:
    """A task to plan."""
    return Task(rule, args)


@dataclass(slots=True)
class Agenda:
    """What is still to come; the last task is the next one."""

    tasks: list[Task] = field(default_factory=list)

    def copy(self) -> Agenda:
        """An independent agenda; tasks are immutable and shared."""
        return Agenda(self.tasks.copy())

    def plan(self, *tasks: Task) -> None:
        """These come next, in this order, before everything planned so far."""
        self.tasks.extend(reversed(tasks))

    def next(self) -> Task | None:
        """The task that comes next, None when nothing is planned."""
        return self.tasks[-1] if self.tasks else None

    def step(self, rules: Rules, state: Any) -> Rule[None]:
        """The rule of the next task; the task is crossed off when the rule begins."""
        coming = self.tasks[-1]
        return self._run(rules[coming.rule](state, *coming.args))

    def _run(self, rule: Rule[None]) -> Rule[None]:
        self.tasks.pop()
        yield from rule


class PlannedRules:
    """The rulebook of a title of which everything is planned: over when nothing is."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def next_step(self, state: Any, /) -> Step | None:
        """The next task of the state's `agenda`."""
        agenda: Agenda = state.agenda
        return agenda.step(self.rules, state) if agenda.tasks else None
