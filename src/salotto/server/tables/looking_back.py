"""How the points of a finished game grew, round by round, played again from its log."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from salotto.kernel.decisions import RuleError
from salotto.kernel.play import Choice, Play, Refused
from salotto.kernel.title import Table, Title
from salotto.server.page.title_page import page_of
from salotto.server.store.journal import revive, table_of
from salotto.server.store.rows import StoredCheckpoint
from salotto.server.tables.live import LiveTable


async def points_by_round(live: LiveTable) -> list[list[int]]:
    """For each seat and rival: the points at first, and those after each round that was played."""
    async with live.reading() as play:
        assert play is not None
        choices = list(play.log)
    marks = await live.store.stored_checkpoints(live.id, 0, len(choices))
    table = table_of(live.info)
    rounds = await asyncio.to_thread(replay, live.title, table, marks, choices)
    return [[points[seat] for points in rounds] for seat in range(live.around)]


def replay(
    title: Title[Any], table: Table, marks: Sequence[StoredCheckpoint], choices: Sequence[Choice]
) -> list[list[int]]:
    """The points of all after each round.

    The choices are given again one by one, from checkpoint to checkpoint: where a later release of the rules
    would go another way, the next checkpoint leads back.
    """
    page = page_of(title)
    after: dict[int, list[int]] = {}
    number = 0
    first = [card.total for card in revive(title, table, marks[:1], []).scorecards()]

    def look(play: Play[Any]) -> None:
        nonlocal number
        points = [card.total for card in play.scorecards()]
        stage = page.stage(play.seen(None))
        now = max(number, stage.now if stage.round is None else stage.round)
        if play.over:
            after[now] = points
        elif now > number:
            after.update(dict.fromkeys(range(number, now), points))
        number = now

    for mark, end in zip(marks, [*(mark.at for mark in marks[1:]), len(choices)], strict=True):
        play = revive(title, table, [mark], list(choices[: mark.at]))
        look(play)
        for choice in choices[mark.at : end]:
            try:
                play.answer(choice.seat, choice.key)
            except (Refused, RuleError):
                break
            look(play)
    after[0] = first
    return [after[round_] for round_ in sorted(after)]
