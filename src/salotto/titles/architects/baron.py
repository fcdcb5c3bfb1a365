"""The Baron's turn in the co-operative scenario (AW-12.4, AW-12.5), called Overlord in English."""

from __future__ import annotations

from collections.abc import Callable

from salotto.kernel.decisions import Rule, reveal, tell
from salotto.kernel.zones import EVERYBODY
from salotto.kit.agenda import task
from salotto.kit.decks import restock
from salotto.titles.architects.black_market import check_market
from salotto.titles.architects.box import BOX
from salotto.titles.architects.cards import BLACK_MARKET, GUILDHALL, OPEN, SPACES
from salotto.titles.architects.coop import (
    future_on_top,
    future_to_discard,
    lose_virtue_row,
    pay_or_debt_row,
    remove_prisoner_row,
    remove_worker_row,
    reveal_request,
    take_debt_row,
    tax_check,
    the_baron,
)
from salotto.titles.architects.effects import BaronRow, Row
from salotto.titles.architects.guardhouse import to_prison
from salotto.titles.architects.guildhall import lay_worker
from salotto.titles.architects.solo import recall_workers
from salotto.titles.architects.state import NOWHERE, ArchitectsState, Phase
from salotto.titles.architects.turn import END_TURN, RESET

PER_WORKER = 2
"""AW-12.5.2 So many Workers of each player for each Baron Worker."""


def baron_turn(state: ArchitectsState) -> Rule[None]:
    """AW-12.4.1 After the last player the Baron takes a turn: one Intrigue card."""
    state.agenda.plan(END_TURN)
    yield tell("aw-baron-turn")
    yield from reveal_intrigue(state)


def reveal_intrigue(state: ArchitectsState) -> Rule[None]:
    """AW-12.4.2 Reveal the top Intrigue card and resolve its rows; AW-12.4.3 an empty deck is made anew."""
    baron = the_baron(state)
    if not baron.intrigues.cards:
        yield from restock(baron.intrigues, baron.discard)
        baron.fresh = 0
    if not baron.intrigues.cards:
        return
    yield from reveal()
    card, _ = baron.intrigues.draw(EVERYBODY)
    baron.fresh = max(0, baron.fresh - 1)
    baron.resolving.append(card)
    yield tell("aw-intrigue", card=card.key)
    rows = [task("baron-row", card.key, at) for at in range(len(card.rows))]
    state.agenda.plan(*rows, task("intrigue-done", card.key))


def intrigue_done(state: ArchitectsState, key: str) -> Rule[None]:
    """AW-12.4.2 The card lies on the discard pile."""
    baron = the_baron(state)
    card = BOX.intrigues[key]
    baron.resolving.remove(card)
    baron.discard.add(card, EVERYBODY)
    yield from ()


def reveal_event(state: ArchitectsState) -> Rule[None]:
    """AW-12.7.3 Reveal an Event and resolve it; AW-12.7.4 from an empty deck: the game ends at once."""
    baron = the_baron(state)
    if not baron.events.cards:
        baron.forced_end = True
        state.agenda.tasks.clear()
        state.resets = 0
        state.phase = Phase.SCORING
        yield tell("aw-no-event")
        return
    yield from reveal()
    card, _ = baron.events.draw(EVERYBODY)
    baron.past_events.append(card)
    yield tell("aw-event", card=card.key)
    state.agenda.plan(*(task("baron-row", card.key, at) for at in range(len(card.rows))))


# Rows


def baron_row(state: ArchitectsState, key: str, at: int) -> Rule[None]:
    """AW-12.4.2 One row of a card; AW-12.4.10 a Reset that it causes comes right after it."""
    rows = BOX.events[key].rows if key.startswith("event:") else BOX.intrigues[key].rows
    row = rows[at]
    yield from ROWS[row.do](state, row)
    resets, state.resets = state.resets, 0
    state.agenda.plan(*[RESET] * resets)


def place_row(state: ArchitectsState, row: BaronRow) -> Rule[None]:
    """AW-12.4.4 Place 1 Baron Worker; AW-12.4.8 an arrow also resolves a section of his board."""
    number = state.setting.players
    if not state.workers[number]:  # AW-12.4.5
        returned = recall_workers(state, number)
        yield tell("aw-baron-recalls", n=returned)
    if not state.workers[number]:
        yield tell("aw-baron-no-worker")
        return
    if row.at == GUILDHALL:  # AW-12.4.6
        yield tell("aw-baron-places", location="location:guildhall", n=len(state.guildhall) + 1)
        yield from lay_worker(state, number)
    elif row.at == BLACK_MARKET:
        yield from place_in_market(state)
    else:
        place = OPEN.index(row.at)
        state.workers[number] -= 1
        at = place * state.setting.colours + number
        state.at[at] += 1
        yield tell("aw-baron-places", location=f"location:{row.at}", n=state.at[at])
        if row.arrow:
            yield from section(state, row.arrow, place)


def place_in_market(state: ArchitectsState) -> Rule[None]:
    """AW-12.4.7 The right-most free space; a third Worker triggers a Reset."""
    number = state.setting.players
    free = [space for space, colour in enumerate(state.market) if colour == NOWHERE]
    if not free:
        return
    state.workers[number] -= 1
    state.market[free[-1]] = number
    check_market(state)
    yield tell("aw-baron-places", location=f"location:{SPACES[free[-1]]}", n=1)


# The sections of the Baron board


def section(state: ArchitectsState, id: str, place: int) -> Rule[None]:
    """AW-12.4.9 Capture Workers or send captives to Prison, as the section says."""
    board = state.setting.baron
    assert board is not None
    printed = board.section(id)
    done = False
    for step in printed.steps:
        did = yield from (capture_step(state, place) if step == "capture" else imprison_step(state))
        done = done or did
        if did and printed.mode == "first_possible":
            break
    if not done and printed.if_none == "reveal_event":  # AW-12.4.11
        yield from reveal_event(state)


def capture_step(state: ArchitectsState, place: int) -> Rule[bool]:
    """AW-12.5.2 From each player 2 Workers for each Baron Worker there, or all if there are fewer."""
    number, colours = state.setting.players, state.setting.colours
    most = PER_WORKER * state.present(place, number)
    done = False
    for seat in state.order():
        taken = min(most, state.present(place, seat))
        if taken:
            done = True
            state.at[place * colours + seat] -= taken
            state.captives[number * colours + seat] += taken
            yield tell("aw-baron-captures", n=taken, whose=f"seat:{seat}", location=f"location:{OPEN[place]}")
    return done


def imprison_step(state: ArchitectsState) -> Rule[bool]:
    """AW-12.4.9 All captives on the Baron board go to Prison."""
    sent = to_prison(state, state.setting.players)
    if sent:
        yield tell("aw-baron-imprisons", n=sent)
    return sent > 0


# The words of the rows


def reveal_intrigue_row(state: ArchitectsState, row: BaronRow) -> Rule[None]:
    """AW-12.8.6 Reveal an Intrigue card and resolve it completely."""
    yield from reveal_intrigue(state)


def reveal_event_row(state: ArchitectsState, row: BaronRow) -> Rule[None]:
    """AW-12.8.6 Reveal an Event and resolve it completely."""
    yield from reveal_event(state)


def reset_row(state: ArchitectsState, row: BaronRow) -> Rule[None]:
    """Market Raid: a full Black Market Reset."""
    state.resets += 1
    yield from ()


ROWS: dict[Row, Callable[[ArchitectsState, BaronRow], Rule[None]]] = {
    Row.PLACE: place_row,
    Row.REVEAL_REQUEST: reveal_request,
    Row.REVEAL_EVENT: reveal_event_row,
    Row.REVEAL_INTRIGUE: reveal_intrigue_row,
    Row.FUTURE_TO_DISCARD: future_to_discard,
    Row.FUTURE_ON_TOP: future_on_top,
    Row.TAX_CHECK: tax_check,
    Row.LOSE_VIRTUE: lose_virtue_row,
    Row.TAKE_DEBT: take_debt_row,
    Row.REMOVE_PRISONER: remove_prisoner_row,
    Row.REMOVE_WORKER: remove_worker_row,
    Row.RESET: reset_row,
    Row.PAY_OR_DEBT: pay_or_debt_row,
}
"""AW-12.8 What each row does."""
