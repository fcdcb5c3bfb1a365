"""What each effect does for the Rival (PW-12.3, PW-12.5.12)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, shuffle, tell
from salotto.titles.paladins.boards import MARKER_MAX
from salotto.titles.paladins.cards import ATTRIBUTE_AT, CRIMINAL, WORKER_AT
from salotto.titles.paladins.effects import (
    Choose,
    DestroyDebt,
    Effect,
    FreeDevelop,
    FreePray,
    FreeRecruit,
    Gain,
    Good,
    PayDebt,
    RemoveSuspicion,
)
from salotto.titles.paladins.inquisition import (
    destroy_debt,
    drain_tax,
    drop_suspicion,
    gain_debt,
    gain_suspicion,
    pay_debt,
    take_tax,
)
from salotto.titles.paladins.performing import join_crew, take_from_row
from salotto.titles.paladins.rewards import perform_for_rival, reward
from salotto.titles.paladins.rival import Drain, lowest_attribute, move_marker, raise_marker, target
from salotto.titles.paladins.state import PaladinsState, Player, Rival


@perform_for_rival.of(Gain)
def gain(game: PaladinsState, board: Player, effect: Gain) -> Rule[None]:
    """PW-12.3.1, PW-12.3.2, PW-12.3.7 Goods move the marker, Workers have no colour."""
    rival = game.rival
    assert rival is not None
    what, n = effect.what, effect.n
    if what in WORKER_AT:
        rival.workers += n
        yield tell("pw-rival-gains-workers", board.seat, n=n)
        for _ in range(n if WORKER_AT[what] == CRIMINAL else 0):
            yield from gain_suspicion(game, board)
    elif what in ATTRIBUTE_AT:
        yield from raise_marker(rival, ATTRIBUTE_AT[what], n)
    elif what is Good.TAX:
        yield from take_tax(game, board, n)
    elif what is Good.SUSPICION:
        for _ in range(n):
            yield from gain_suspicion(game, board)
    elif what is Good.DEBT:
        for _ in range(n):
            yield from gain_debt(game, board)
    elif what is not Good.HONOUR:
        yield from move_marker(rival)


@perform_for_rival.of(Drain)
def drain(game: PaladinsState, board: Player, effect: Drain) -> Rule[None]:
    """PW-12.3.2 Tax that does not move the marker any more."""
    yield from drain_tax(game, board, effect.n)


@perform_for_rival.of(RemoveSuspicion)
def remove_suspicion(game: PaladinsState, board: Player, effect: RemoveSuspicion) -> Rule[None]:
    """PW-12.3.5 Without Suspicion 1 Silver leaves the Tax supply instead."""
    if board.suspicion:
        yield from drop_suspicion(game, board, effect.n)
    else:
        yield from drain_tax(game, board, 1)


@perform_for_rival.of(PayDebt)
def pay_debts(game: PaladinsState, board: Player, effect: PayDebt) -> Rule[None]:
    """PW-12.3.5 Without an unpaid Debt 1 Silver leaves the Tax supply instead."""
    if not board.unpaid:
        yield from drain_tax(game, board, 1)
        return  # a Debt of the Inquisition that this has started is not paid by the same icon
    for _ in range(min(effect.n, board.unpaid)):
        yield from pay_debt(game, board)


@perform_for_rival.of(DestroyDebt)
def destroy_debts(game: PaladinsState, board: Player, effect: DestroyDebt) -> Rule[None]:
    """PW-12.3.5 Without an unpaid Debt 1 Silver leaves the Tax supply instead."""
    if not board.unpaid:
        yield from drain_tax(game, board, 1)
        return
    for _ in range(min(effect.n, board.unpaid)):
        yield from destroy_debt(game, board)


@perform_for_rival.of(FreeRecruit)
def free_recruit(game: PaladinsState, board: Player, effect: FreeRecruit) -> Rule[None]:
    """PW-12.5.12 The targeted Townsfolk joins the Rival's crew."""
    rival = game.rival
    assert rival is not None
    slot = target(rival.marker, game.townsfolk_row)
    card = game.townsfolk_row[slot] if slot is not None else None
    if card is not None:
        take_from_row(game, card)
        yield from join_crew(game, board, card)


@perform_for_rival.of(FreePray)
def free_pray(game: PaladinsState, board: Player, effect: FreePray) -> Rule[None]:
    """PW-12.5.12 A Pray without placing a Worker."""
    assert game.rival is not None
    yield from pray_for_rival(game.rival)


@perform_for_rival.of(FreeDevelop)
def free_develop(game: PaladinsState, board: Player, effect: FreeDevelop) -> Rule[None]:
    """PW-12.5.13 The Rival never develops."""
    yield from ()


@perform_for_rival.of(Choose)
def take_one(game: PaladinsState, board: Player, effect: Choose) -> Rule[None]:
    """PW-12.5.13 Its lowest attribute, else the left-most reward that does something."""
    assert game.rival is not None
    lowest = lowest_attribute(game.rival)
    best = min(effect.options, key=lambda option: not raises(option, lowest))
    if not raises(best, lowest):
        best = min(effect.options, key=lambda option: not all(does_something(board, each) for each in option))
    yield from reward(game, board, best)


def raises(option: tuple[Effect, ...], attribute: int | None) -> bool:
    """Whether a reward raises an attribute."""
    return any(isinstance(each, Gain) and ATTRIBUTE_AT.get(each.what, -1) == attribute for each in option)


def does_something(board: Player, effect: Effect) -> bool:
    """PW-12.5.13 Whether the Rival has something to remove, to pay or to raise."""
    if isinstance(effect, RemoveSuspicion):
        return bool(board.suspicion)
    if isinstance(effect, PayDebt | DestroyDebt):
        return board.unpaid > 0
    if isinstance(effect, Gain) and effect.what in ATTRIBUTE_AT:
        return board.attributes[ATTRIBUTE_AT[effect.what]] < MARKER_MAX
    return not isinstance(effect, FreeDevelop)


def pray_for_rival(rival: Rival) -> Rule[None]:
    """PW-12.5.2 Clear the right side, or gain 1 Worker; then all Scheme cards are shuffled together."""
    if any(rival.used):
        rival.used = [0] * len(rival.used)
        yield tell("pw-rival-clears", rival.board.seat)
    else:
        rival.workers += 1
        yield tell("pw-rival-gains-workers", rival.board.seat, n=1)
    rival.pile.cards += rival.discard.cards
    rival.pile.seen += rival.discard.seen
    rival.discard.cards.clear()
    rival.discard.seen.clear()
    yield from shuffle(rival.pile)
