"""What the web page asks of Viscounts: what is given up is thought over."""

from __future__ import annotations

from salotto.kernel.decisions import Decision
from salotto.titles.viscounts import page


def test_who_takes_no_action_though_some_are_open_is_asked_again() -> None:  # VW-5.3.1
    asked = Decision(0, "vw-action", ["action:trade", "action:build", "no"], {})
    left = page.left(asked, "no", {})
    assert left is not None
    assert left.args == {"actions": 2}
    assert page.left(asked, "action:trade", {}) is None
    assert page.left(Decision(0, "vw-hire", ["townsfolk:x", "no"], {}), "no", {}) is None
