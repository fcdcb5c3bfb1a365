"""How the people at a table did, once the game is over."""

from __future__ import annotations

from typing import Any

from salotto.bots import bot_names
from salotto.kernel.play import Play
from salotto.server.store.rows import Result, TableInfo

ALONE = "alone"
"""Instead of a level, where nobody else sat at the table."""


def results_at_the_end(info: TableInfo, play: Play[Any]) -> list[Result]:
    """A line for each person who played to the end; against bots alone also their level, the strongest.

    Who plays on from another game knows its cards: that counts nowhere.
    """
    outcome = play.outcome
    if outcome is None or info.branch is not None:
        return []
    order = bot_names()
    bots = sorted((seat.bot for seat in info.seats if seat.bot), key=order.index)
    people = [seat for seat in info.seats if seat.person and not seat.bot]
    alone = len({seat.person for seat in people}) == 1
    return [
        Result(
            seat.seat,
            seat.person or "",
            info.title,
            info.mode,
            outcome.scores[seat.seat],
            seat.seat in outcome.winners,
            ALONE if len(info.seats) == 1 else bots[-1] if bots and alone else "",
        )
        for seat in people
    ]
