"""Who is at a table, as the processes tell each other."""

from __future__ import annotations

import time

import pytest

from salotto.server.presence import BELIEVE_SECONDS, Crowd, Elsewhere


@pytest.mark.parametrize("crowd", [Crowd(), Crowd(frozenset({0, 2}), 1), Crowd(frozenset(), 30)])
def test_what_is_told_is_understood(crowd: Crowd) -> None:
    assert Crowd.from_text(crowd.to_text()) == crowd


def test_only_what_is_new_is_news() -> None:
    elsewhere = Elsewhere()
    assert not elsewhere.hear("p", Crowd())
    assert elsewhere.hear("p", Crowd(frozenset({1}), 2))
    assert not elsewhere.hear("p", Crowd(frozenset({1}), 2))
    assert elsewhere.holds(1)
    assert not elsewhere.holds(0)
    assert elsewhere.hear("q", Crowd(frozenset({0}), 1))
    assert elsewhere.spectators == 3


def test_a_process_that_falls_silent_is_believed_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    elsewhere = Elsewhere()
    elsewhere.hear("p", Crowd(frozenset({1})))
    elsewhere.hear("q", Crowd())
    now += BELIEVE_SECONDS / 2
    elsewhere.hear("r", Crowd(frozenset({2})))
    assert not elsewhere.forget()
    now += BELIEVE_SECONDS * 0.75
    assert elsewhere.forget()
    assert not elsewhere.holds(1)
    assert elsewhere.holds(2)
    assert not elsewhere.forget()
