"""What happens to the automatic opponent, whoever causes it (AW-11.3)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, tell
from salotto.titles.architects.cards import HIGHEST_VIRTUE
from salotto.titles.architects.state import ArchitectsState


def change_rival_virtue(state: ArchitectsState, change: int) -> Rule[None]:
    """AW-11.3.3 Its marker moves; above 14 it destroys an unpaid Debt per point, below 0 it takes one."""
    rival = state.rival
    assert rival is not None
    seat = state.setting.players
    new = rival.virtue + change
    rival.virtue = max(0, min(HIGHEST_VIRTUE, new))
    yield tell("aw-rival-virtue", seat, virtue=rival.virtue, n=change)
    while new > HIGHEST_VIRTUE and rival.debts:
        new -= 1
        rival.debts -= 1
        yield tell("aw-destroys-debt", seat, debts=rival.debts)
    while new < 0:
        new += 1
        yield from rival_takes_debt(state)


def rival_takes_debt(state: ArchitectsState) -> Rule[None]:
    """AW-11.3.4 It takes an unpaid Debt."""
    rival = state.rival
    assert rival is not None
    rival.debts += 1
    yield tell("aw-takes-debt", state.setting.players, debts=rival.debts)


def next_future_scheme(state: ArchitectsState) -> Rule[None]:
    """AW-11.2.5 At each Reset the top Future Scheme goes face down on top of the Scheme pile."""
    rival = state.rival
    assert rival is not None
    if rival.future.cards:
        rival.schemes.add(*rival.future.draw())
        rival.fresh += 1
        yield tell("aw-rival-future", state.setting.players)
