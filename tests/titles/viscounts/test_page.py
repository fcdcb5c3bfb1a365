"""What the web page asks of Viscounts: what is given up is thought over."""

from __future__ import annotations

from salotto.kernel.decisions import Decision
from salotto.kernel.title import Json, Phrase
from salotto.titles.viscounts import page


def test_who_takes_no_action_though_some_are_open_is_asked_again() -> None:  # VW-5.3.1
    asked = Decision(0, "vw-action", ["action:trade", "action:build", "no"], {})
    left = page.left(asked, "no", {})
    assert left is not None
    assert left.args == {"actions": 2}
    assert page.left(asked, "action:trade", {}) is None
    assert page.left(Decision(0, "vw-hire", ["townsfolk:x", "no"], {}), "no", {}) is None


def noted(prompt: str, key: str, view: Json, **about: object) -> Phrase:
    note = page.note(Decision(0, prompt, [key], about), key, view)
    assert note is not None
    return note


def test_an_answer_says_what_it_costs_before_it_is_given() -> None:  # VW-6.1.8, VW-6.2.3, VW-6.4.1
    here = {"townsfolk": "townsfolk:friar", "spaces": [{"viscounts": [0]}]}
    other = {"townsfolk": "townsfolk:mason", "spaces": [{"viscounts": [1]}]}
    view = {"segments": [other, here], "players": [{"prices": {"dismiss": 2}}]}
    assert noted("vw-action", "dismiss:trade", view).args == {"card": "townsfolk:friar", "silver": 2}
    assert page.note(Decision(0, "vw-action", ["action:trade"], {}), "action:trade", view) is None
    trades = [noted("vw-exchanges", key, {}, merchants=2, icons=3).args["silver"] for key in ("1", "2", "3")]
    assert trades == [0, 1, 3]
    sent = [noted("vw-how-many-workers", key, {}, costs=[1, 3, 6], icons=2).args for key in ("1", "2", "3")]
    assert sent == [{"icons": 0}, {"icons": 1}, {"icons": 4}]


def test_an_order_of_the_cards_is_told_by_their_names() -> None:  # VW-8.6
    view = {"players": [{"row": ["hero:ada", None, "townsfolk:friar"]}]}
    names = noted("vw-rearrange", "order:rlm", view).args
    assert names == {"left": "townsfolk:friar", "middle": "hero:ada", "right": "–"}
    assert page.note(Decision(0, "vw-rearrange", ["no"], {}), "no", view) is None
