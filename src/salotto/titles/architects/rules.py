"""What comes next: the set-up, the turns, the scoring (AW-2, AW-3, AW-8)."""

from __future__ import annotations

from collections.abc import Callable

from salotto.kernel.decisions import Rule, Step, together
from salotto.titles.architects.baron import baron_row, baron_turn, intrigue_done
from salotto.titles.architects.black_market import reset
from salotto.titles.architects.coop import choose_side, deal_helpers, lay_sides
from salotto.titles.architects.guardhouse import guard
from salotto.titles.architects.scoring import score_virtue
from salotto.titles.architects.settings import SOLO
from salotto.titles.architects.setup import (
    deal_characters,
    deal_plans,
    keep_three,
    pass_packets,
    pick,
    set_out,
    start_values,
    starting_apprentices,
)
from salotto.titles.architects.solo import rival_turn
from salotto.titles.architects.state import ArchitectsState, Phase
from salotto.titles.architects.storehouse import trade
from salotto.titles.architects.town_centre import capture
from salotto.titles.architects.turn import end_turn, take_turn

RULES: dict[str, Callable[..., Rule[None]]] = {
    "set-out": set_out,
    "characters": deal_characters,
    "start-values": start_values,
    "apprentices": starting_apprentices,
    "deal-plans": deal_plans,
    "trade": trade,
    "capture": capture,
    "guard": guard,
    "reset": reset,
    "end-turn": end_turn,
    "helpers": deal_helpers,
    "baron-row": baron_row,
    "intrigue-done": intrigue_done,
}
"""The rules that the agenda names."""


def next_step(state: ArchitectsState) -> Step | None:
    """AW-3.1 What comes next; the state alone says which."""
    if state.agenda.tasks:
        return state.agenda.step(RULES, state)
    phase = state.phase
    if phase is Phase.PLAYING:
        if state.turn < state.setting.players:
            return take_turn(state)
        return rival_turn(state) if state.baron is None else baron_turn(state)
    if phase is Phase.PICKING:
        return pick_plans(state)
    if phase is Phase.SIDES:
        return pick_sides(state)
    if phase is Phase.SCORING:
        return score_virtue(state)
    return None


def pick_sides(state: ArchitectsState) -> Step:
    """AW-12.1.2 Everybody chooses Rogue or Reverend at once; then the cards are laid."""
    choosing = {player.seat: choose_side(player) for player in state.players if player.side is None}
    return together(choosing) if choosing else lay_sides(state)


def pick_plans(state: ArchitectsState) -> Step:
    """AW-2.11 Everybody picks at once; then the packets go on."""
    if state.setting.mode == SOLO:
        return keep_three(state)
    picking = {player.seat: pick(state, player) for player in state.players if player.pick is None}
    return together(picking) if picking else pass_packets(state)
