"""Answers about which nobody would think are taken for a person; who takes one back is asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from salotto.server.web.second_thoughts import SecondThoughts
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
