"""What is still to come, as tasks of the agenda (VW-8.2, VW-8.4).

A rule that leaves something for later plans it first and then goes on: what is planned last comes first.
"""

from __future__ import annotations

from collections.abc import Sequence

from salotto.kit.agenda import Task
from salotto.titles.viscounts.effects import Script
from salotto.titles.viscounts.state import ViscountsState


def plan_script(state: ViscountsState, seat: int, script: Script) -> None:
    """VW-8.2 A list of effects comes next."""
    if script.effects:
        state.agenda.tasks.append(Task("resolve", (seat, script.key, 0)))


def plan_reactions(state: ViscountsState, seat: int, scripts: Sequence[str]) -> None:
    """VW-8.4 Lists of effects that trigger at the same moment come next, in the order the owner picks."""
    if len(scripts) == 1:
        state.agenda.tasks.append(Task("resolve", (seat, scripts[0], 0)))
    elif scripts:
        state.agenda.tasks.append(Task("react", (seat, *scripts)))


def castle_running(state: ViscountsState, seat: int) -> bool:
    """VW-7.3.2 Whether the Castle is already being resolved for this player."""
    return any(task.rule == "castle" and task.args[0] == seat for task in state.agenda.tasks)
