"""A player's turn (AW-3)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, choose, choose_some, tell
from salotto.kit.agenda import task
from salotto.titles.architects.cards import OPEN
from salotto.titles.architects.moves import (
    BACK_BARON,
    BACK_BOARD,
    BACK_MARKET,
    BACK_OPEN,
    BACK_PRISON,
    Back,
    Dismissal,
    Move,
)
from salotto.titles.architects.placing import placements, placing_refusals, resolve
from salotto.titles.architects.state import NOWHERE, ArchitectsState, Phase, Player
from salotto.titles.architects.virtue import discard_plan
from salotto.titles.architects.workshop import dismiss

END_TURN = task("end-turn")
RESET = task("reset")


def take_turn(state: ArchitectsState) -> Rule[None]:
    """AW-3.2 Place a Worker and resolve it; AW-3.3 without one take one back."""
    player = state.players[state.turn]
    if not state.workers[player.seat]:
        yield from take_back(state, player)
        yield from end_turn(state)
        return
    chosen = yield from choose(
        player.seat,
        "aw-place",
        placements(state, player),
        blocked=lambda: placing_refusals(state, player),
        final=state.ending > 0,
    )
    if isinstance(chosen, Dismissal):
        yield from dismiss(state, player, chosen.card)  # AW-3.5 and the turn goes on
        return
    assert isinstance(chosen, Move)
    agenda = state.agenda
    agenda.plan(END_TURN)
    yield from resolve(state, player, chosen)
    if agenda.tasks[-1] is END_TURN:
        agenda.tasks.pop()
        yield from end_turn(state)


# Without Workers


def back_options(state: ArchitectsState, seat: int) -> list[Back]:
    """AW-3.3 Own Workers on open locations; AW-3.3.1 else in Prison, on other boards, in the Black Market."""
    colours = state.setting.colours
    found = [BACK_OPEN[place] for place in range(len(OPEN)) if state.at[place * colours + seat]]
    if found:
        return found
    if state.prison[seat]:
        found.append(BACK_PRISON)
    boards = BACK_BOARD
    if state.baron is not None:
        boards = (*BACK_BOARD[: colours - 1], BACK_BARON[colours - 1])
    found += [boards[board] for board in range(colours) if state.captives[board * colours + seat]]
    found += [BACK_MARKET[space] for space, colour in enumerate(state.market) if colour == seat]
    return found


def take_back(state: ArchitectsState, player: Player) -> Rule[None]:
    """AW-3.3 The whole turn: take 1 own Worker back; it is not placed this turn."""
    seat = player.seat
    offered = back_options(state, seat)
    if not offered:
        yield tell("aw-no-worker", seat)
        return
    chosen = yield from choose(seat, "aw-take-back", offered, final=state.ending > 0)
    colours = state.setting.colours
    state.workers[seat] += 1
    if chosen.kind == "open":
        state.at[chosen.number * colours + seat] -= 1
    elif chosen.kind == "prison":
        state.prison[seat] -= 1
    elif chosen.kind == "board":
        state.captives[chosen.number * colours + seat] -= 1
    else:
        state.market[chosen.number] = NOWHERE
    yield tell("aw-takes-back", seat, whence=chosen.key)


# The end of a turn


def end_turn(state: ArchitectsState) -> Rule[None]:
    """AW-3.2 A Reset if one was triggered, then the hand limit; then the next player."""
    if state.resets:
        state.resets -= 1
        state.agenda.plan(RESET, END_TURN)
        return
    turn, players = state.turn, state.setting.players
    if turn < players:
        yield from check_hand(state, state.players[turn])
    state.turns += 1
    if state.ending > 0 and (turn < players or state.rival is not None):
        state.ending -= 1
        if state.ending == 0:
            state.phase = Phase.SCORING
            return
    state.turn = next_turn(state)


def next_turn(state: ArchitectsState) -> int:
    """AW-3.1 Clockwise; AW-11.2.1, AW-12.4.1 the opponent or the Baron comes after the last player."""
    turn, players = state.turn, state.setting.players
    if turn == players:
        return state.first
    after = (turn + 1) % players
    return players if after == state.first and state.setting.colours > players else after


def check_hand(state: ArchitectsState, player: Player) -> Rule[None]:
    """AW-3.6 Discard down to the hand limit."""
    excess = len(player.hand.cards) - player.character.hand_limit
    if excess > 0:
        cards = yield from choose_some(player.seat, "aw-hand-limit", player.hand.cards, excess, excess)
        for card in cards:
            discard_plan(state, player, card)
        yield tell("aw-hand-limit-discards", player.seat, n=excess)
