"""The points after each round, played again from the log."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from salotto.kernel.decisions import key_of
from salotto.kernel.play import Play
from salotto.registry import titles
from salotto.server.page.title_page import page_of
from salotto.server.store.journal import to_stored
from salotto.server.store.rows import StoredCheckpoint
from salotto.server.tables.looking_back import replay


def played(title_id: str) -> tuple[Play[Any], list[StoredCheckpoint], list[tuple[int, list[int]]]]:
    """A game by chance, the checkpoints a room would keep of it, and round and points after every answer."""
    title = titles()[title_id]
    play = Play(title, title.table(["a", "b"], "history", title.modes[0].id))
    chance = Random("history")
    page = page_of(title)
    marks = [to_stored(play.checkpoints()[0])]
    seen = []
    while (decision := play.next_decision()) is not None:
        play.answer(decision.seat, key_of(chance.choice(decision.options)))
        stage = page.stage(play.seen(None))
        seen.append(
            (stage.now if stage.round is None else stage.round, [card.total for card in play.scorecards()])
        )
        last = play.checkpoints()[-1]
        if last.at >= marks[-1].at + 16:
            marks.append(to_stored(last))
    return play, marks, seen


@pytest.mark.parametrize("title", titles())
def test_a_round_has_the_points_that_stood_when_the_next_one_began(title: str) -> None:
    play, marks, seen = played(title)
    rounds = replay(play.title, play.table, marks, play.log)
    fresh = Play(play.title, play.table)
    assert rounds[0] == [card.total for card in fresh.scorecards()]
    assert title != "last-will" or min(rounds[0]) > 0  # LW-16.4 what the testament says
    assert rounds[-1] == [card.total for card in play.scorecards()]
    assert len(rounds) == seen[-1][0] + 1  # no flat tail behind the last round
    compared = 0
    for (before, _), (now, points) in pairwise(seen):
        if now > before > 0:
            assert rounds[before] == points
            compared += 1
    assert compared >= 3


def test_where_a_mended_rule_goes_another_way_the_next_checkpoint_leads_back() -> None:
    play, marks, _ = played("spook-manor")
    broken = list(play.log)
    at = marks[1].at + 2
    broken[at] = broken[at]._replace(key="room:no-such-room")
    rounds = replay(play.title, play.table, marks, broken)
    assert rounds[-1] == [card.total for card in play.scorecards()]
