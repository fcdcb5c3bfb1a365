"""What somebody asks the others at a table to agree to, as long as it can be had."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from salotto.kernel.play import Choice, Play, Refused
from salotto.server.store.rows import Petition, TableInfo


def last_answer(log: Sequence[Choice], seat: int) -> int | None:
    """Where the last answer of a seat stands."""
    return max((at for at, choice in enumerate(log) if choice.seat == seat), default=None)


def must_agree(info: TableInfo, seat: int) -> set[str]:
    """The people who have to agree to what a seat asks; those for whom a bot plays are not asked."""
    own = info.seats[seat].person
    return {each.person for each in info.seats if each.person and each.person != own and each.bot is None}


def petition_of(info: TableInfo, log: Sequence[Choice]) -> Petition | None:
    """What is asked, if that answer still is the last one of who asks."""
    petition = info.petition
    if petition is None or info.over or last_answer(log, petition.seat) != petition.at:
        return None
    return petition


def may_ask(info: TableInfo, play: Play[Any], seat: int) -> bool:
    """Whether a seat may ask the others: its answer stands behind a barrier, and there is somebody to ask."""
    if play.over or info.over or info.seats[seat].bot is not None or not must_agree(info, seat):
        return False
    asked = petition_of(info, play.log)
    if last_answer(play.log, seat) is None or (asked is not None and asked.seat == seat):
        return False
    try:
        play.undo_target(seat)
    except Refused as refused:
        return refused.reason != "undo-start"
    return False
