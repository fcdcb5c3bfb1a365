"""Answers about which nobody would think are taken for a person; who takes one back is asked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from salotto.server.web.second_thoughts import SecondThoughts, give, settled
from salotto.titles.spook_manor.page import PAGE
from tests.server.tables import a_store, a_table, run


def test_a_question_that_nobody_would_think_about_is_answered_once_and_who_undoes_it_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        PAGE,
        "obvious",
        lambda game, decision: decision.keys[0] if decision.prompt == "sm-lay-foyer" else None,
    )

    async def scenario() -> list[bool]:
        async with a_store(f"sqlite:///{tmp_path / 'obvious.db'}") as store:
            live = await a_table(store, 3)
            thoughts = SecondThoughts(live, False, 0, lambda: None)
            asked = []
            for work in (thoughts.settle(0), live.undo(0), thoughts.settle(0), thoughts.settle(None)):
                await work
                async with live.reading() as play:
                    assert play is not None
                    asked.append(play.decision(0) is not None)
            return asked

    assert run(scenario()) == [False, True, True, True]


def test_two_pages_that_see_the_same_obvious_answer_give_it_once_and_neither_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> list[int]:
        async with a_store(f"sqlite:///{tmp_path / 'obvious.db'}") as store:
            live = await a_table(store, 3)
            async with live.reading() as play:
                assert play is not None
                moments = {decision.prompt for decision in play.pending}
                asked = play.decision(0)
                assert asked is not None
                monkeypatch.setattr(
                    PAGE,
                    "obvious",
                    lambda game, decision: decision.keys[0] if decision.prompt in moments else None,
                )
                pages = [asyncio.create_task(settled(live, 0, live.number)) for _ in range(3)]
                pages.append(asyncio.create_task(give(live, 0, asked.keys[-1], play.revision(0))))
                await asyncio.sleep(0)  # all of them wait for the table
            await asyncio.gather(*pages)
            async with live.reading() as play:
                assert play is not None
                return [choice.seat for choice in play.log]

    assert run(scenario()).count(0) == 1
