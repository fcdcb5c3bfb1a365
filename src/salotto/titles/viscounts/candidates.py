"""Which options a sensible Viscount thinks about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from salotto.kernel.decisions import NO, Decision
from salotto.titles.viscounts.actions import DO, action_options
from salotto.titles.viscounts.cards import BUILD, PLACE_WORKERS, TRANSCRIBE
from salotto.titles.viscounts.castle import Bump
from salotto.titles.viscounts.decks import Arrangement
from salotto.titles.viscounts.state import ViscountsState

PLAIN_WORK = (DO[BUILD], DO[PLACE_WORKERS], DO[TRANSCRIBE])
RIGHT = 2


def candidates(state: ViscountsState, decision: Decision) -> Sequence[Any]:
    """All options but those that nearly never help."""
    prompt, options = decision.prompt, decision.options
    if prompt == "vw-action":
        if any(work in options for work in PLAIN_WORK):
            return [option for option in options if option != NO]
    elif prompt == "vw-move":
        return useful_goals(state, decision) or options
    elif prompt == "vw-rearrange":
        return [option for option in options if not isinstance(option, Arrangement) or keeps(option)]
    elif prompt == "vw-bump":
        return others_first(state, decision) or options
    return options


def useful_goals(state: ViscountsState, decision: Decision) -> list[Any]:
    """VW-5.3 The spaces where something could be done."""
    player = state.players[decision.seat]
    place_of = state.layout.place_of
    return [goal for goal in decision.options if action_options(state, player, place_of[goal.key])]


def keeps(arrangement: Arrangement) -> bool:
    """VW-8.6 Whether another card drops off than without it."""
    return arrangement.sources[RIGHT] != RIGHT


def others_first(state: ViscountsState, decision: Decision) -> list[Any]:
    """VW-7.6 The Workers that are neither his own nor an ally's."""
    friends = range(state.setting.players) if state.setting.coop else (decision.seat,)
    return [option for option in decision.options if isinstance(option, Bump) and option.owner not in friends]
