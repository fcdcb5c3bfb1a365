"""The rules by name: what the agenda can hold, and what comes next."""

from __future__ import annotations

from collections.abc import Callable

from salotto.kernel.decisions import Rule
from salotto.titles.viscounts.actions import carry_out, exchange_again, take_action
from salotto.titles.viscounts.baron import advance_orders, baron_turn, eliminate
from salotto.titles.viscounts.buildings import resolve_links
from salotto.titles.viscounts.castle import bump, place_apart, resolve_castle, spread
from salotto.titles.viscounts.chapter import carry_over
from salotto.titles.viscounts.collision import collide, collision_gains, collision_over
from salotto.titles.viscounts.coop import choose_summary, choose_top, hand_out_summaries
from salotto.titles.viscounts.gains import gain_more_debts
from salotto.titles.viscounts.performing import react, resolve
from salotto.titles.viscounts.setup import begin, deal, draft, lay_out, take_pair
from salotto.titles.viscounts.solo import act, move_rival, play_scheme
from salotto.titles.viscounts.state import Stage, ViscountsState
from salotto.titles.viscounts.townsfolk import recruit
from salotto.titles.viscounts.turn import draw_cards, end_turn, move, play_card

RULES: dict[str, Callable[..., Rule[None]]] = {
    "lay-out": lay_out,
    "draft": draft,
    "take-pair": take_pair,
    "deal": deal,
    "carry-over": carry_over,
    "begin": begin,
    "play": play_card,
    "move": move,
    "action": take_action,
    "carry-out": carry_out,
    "exchange": exchange_again,
    "recruit": recruit,
    "collide": collide,
    "collision-gains": collision_gains,
    "collision-over": collision_over,
    "draw": draw_cards,
    "end-turn": end_turn,
    "scheme": play_scheme,
    "rival-move": move_rival,
    "rival-act": act,
    "summaries": hand_out_summaries,
    "choose-summary": choose_summary,
    "summary-on-top": choose_top,
    "baron": baron_turn,
    "advance": advance_orders,
    "eliminate": eliminate,
    "resolve": resolve,
    "react": react,
    "gain-debts": gain_more_debts,
    "links": resolve_links,
    "castle": resolve_castle,
    "spread": spread,
    "bump": bump,
    "place-apart": place_apart,
}


def next_step(state: ViscountsState) -> Rule[None] | None:
    """What comes next: the task on top of the agenda; None when the game is over."""
    if state.stage is Stage.OVER:
        return None
    return state.agenda.step(RULES, state)
